# Words at the table, whatever the game.

## Decisions

playing-waits = { $name } is to play.
playing-stuck = { $name } cannot go on because of a fault of ours. Open the table again to try once more.
playing-asked = { $name }: { $text }
playing-your-turn = Your turn
playing-others-turn = { $name } is to play.
playing-sure = { $action }?
playing-confirm = Confirm
playing-cancel = Not yet
playing-hint-best = The best moves
playing-hint-about = Your chance to win after each move, as a strong bot judges it from what you see.
playing-hint-thinks = A bot is thinking about your moves…
playing-chance = { $chance } to win
replay-over-plain = The game is over.

## Tools

playing-undo = Take back (U)
playing-hint-ask = Hint (H)
playing-drawer = Chronicle and scores (L)
playing-menu = Menu
playing-close = Close
playing-sound = Sound when it is my turn
playing-ask-always = Ask before every choice
playing-notify = Notify me when it is my turn
playing-copy-link = Copy the link to this table
playing-link-copied = The link to this table is copied.
playing-report = Report a problem
playing-leave = Leave the table

deal-open = Open deal: whoever made this table may know what comes.
deal-sealed = The cards were sealed before the game began. The seal can be checked when it is over:
deal-kept = Fair deal: as sealed when the game began
deal-right = Fair deal: the key fits the seal
deal-wrong = The key does not fit the seal
deal-changed = The seal is not the one seen at the start
deal-how = All chance in this game comes from the key. Its SHA-256, the seal, was shown from the start; the key is shown now that the game is over.
deal-seal = Seal
deal-key = Key
playing-leave-note = Before the start your seat opens again. Later a bot takes it over, and you cannot come back to it.
playing-stay = Stay

## Drawer

playing-tab-log = Chronicle
playing-tab-score = Score
playing-tab-help = Help
playing-log-empty = Nothing has happened yet.
playing-rules = Rules
playing-keyboard = Keyboard
playing-key-number = chooses: the buttons first, then what glows on the table, from left to right
playing-key-tab = goes through everything that can be chosen
playing-key-arrows = walk over the cards on the table
playing-key-enter = chooses what is in focus
playing-key-escape = skips what is being shown; drops a choice that is not confirmed
playing-key-undo = takes back
playing-key-hint = shows the best moves and the chances to win with them
playing-key-log = opens and closes the chronicle
playing-look-closer = Rest on a card, or hold it with a finger, to see it large with what it does.

## Connection

playing-lost = Connection lost. Reconnecting…
playing-no-answer = The server does not answer.
playing-again = Try again

## Seats

playing-you = you
playing-here = here
playing-away = away
playing-bot = bot, { $level }
playing-a-bot = bot

## Before the start

playing-waiting-for = { $count ->
    [one] One seat is still free. The game begins when it is taken.
   *[other] { $count } seats are still free. The game begins when they are taken.
}
playing-open-seat = Seat { $number } is free
playing-sit-here = Sit here
playing-your-name = Your name
playing-join = Sit down
playing-share = Send this link to whoever shall play with you
playing-copy = Copy
playing-copied = Copied
playing-made = opened this table
playing-remove = Remove { $name } from the table
playing-remove-sure = Remove { $name }? They cannot sit down here again.
playing-remove-do = Remove
playing-removed = Whoever opened this table has taken you off it. You can play at another one.
playing-closed-by = { $name } lets nobody else sit down for now.
playing-open-to-others = Others may sit down
playing-open-link = Whoever has the link.
playing-open-listed = Whoever has the link or finds it in the lobby.
playing-open-off = Nobody, until you allow it again.
playing-cancel-table = Cancel the table
playing-cancel-sure = Cancel it for everybody? The link will no longer lead to a game.
playing-cancelled = This table was cancelled
playing-cancelled-note = Whoever opened it has called it off, or nobody came for a long time.
playing-deleted = This game is gone
playing-deleted-note = It was deleted by the last person who played in it, or nobody had played for a very long time.

## The end

playing-final = Result
playing-won-by = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
} with { $points } points.
playing-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
playing-rematch = Play again
playing-rematch-bots = The bots of the next game
playing-rematch-same = Same bots
playing-rematch-level = Bots: { $level }
playing-analyse = Analyse the game
playing-replay = Watch the replay
playing-share-replay = Copy the link to the replay
playing-replay-copied = The link to the replay is copied.
playing-record = Download the record
playing-see-table = See the table
playing-chart = Points over the game
