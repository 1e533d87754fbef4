# Words at the table, whatever the game.

## Decisions

playing-waits = { $name } is to play.
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
