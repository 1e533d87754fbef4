# Words of the pages around the table: home, replays, rules, guide.

## When something goes wrong

trouble-unreachable = The server does not answer. Try again in a moment.
trouble-unavailable = The server cannot read or write its games just now. Try again in a moment.
trouble-not-found = There is no such game here.
trouble-too-often = That was a lot at once. Wait a moment.
trouble-too-large = That is too large.
trouble-seat-taken = Somebody else has taken that seat.
trouble-already-seated = You have a seat at this table already.
trouble-removed = Whoever opened this table does not want you to play at it.
trouble-closed = Nobody can sit down at this table for now.
trouble-cancelled = This table was cancelled.
trouble-too-many-tables = Enough tables of yours wait for players. Cancel one, or wait until it begins.
trouble-not-the-maker = Only whoever opened the table may do that.
trouble-already-started = The game has begun.
trouble-not-your-seat = That seat is not yours.
trouble-not-your-turn = It is not your turn.
trouble-not-started = The game has not begun yet: a seat is still open.
trouble-still-running = That is possible only when the game is over.
trouble-game-over = The game is over.
trouble-no-undo = Nothing can be taken back: something came to light, or others have moved.
trouble-too-busy = Many games are being analysed just now. Try again in a while.
trouble-stale = The table has moved on.
trouble-malformed-record = This record is damaged: { $message }
trouble-unknown-version = This record comes from another version of Deepcourt.
trouble-unknown-game = This game is not known here.
trouble-other = That did not work: { $message }
trouble-not-a-record = This is not the record of a game.
notice-close = Close

## Home

home-players = { $least } to { $most } players
home-players-exactly = { $count } players
home-play-now = Play now
home-play-against = { $bots ->
    [one] You and one bot
   *[other] You and { $bots } bots
}
home-new-table = New table…
home-rules = Rules
home-cards = Cards
home-guide = First game? A short guide
home-your-name = Your name
home-mine = My games
home-mine-none = Games you play will wait for you here.
home-open = Open tables
home-open-none = Nobody is waiting just now. Open a table and list it here.
home-sit-down = Sit down
home-free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
home-with = with { $names }
home-alone = alone so far
home-your-turn = Your turn
home-others-turn = Others are to play
home-not-started = Waiting for players
home-over = Finished
home-replay = Replay
home-delete = Delete this game of { $game }
home-delete-title = Delete this game?
home-delete-do = Delete
home-delete-cancels = Nobody has begun to play. The table is cancelled, also for those who have sat down at it.
home-delete-leaves = Your seat opens again; the others go on waiting.
home-delete-deletes = Nobody else plays in it. The game, its replay and its analysis are gone for good.
home-delete-hands-over = Others play on: a bot takes your seat, without your name, and you cannot come back to it.
home-delete-forgets = The game stays for the others who played it, but without your name.
home-data = No account: the server knows you by a cookie in this browser. It keeps your games, the names you gave yourself in them, and the records you brought.
home-data-delete = Delete all my data
home-data-sure = All your games and records go, and your name wherever others play on. This browser is forgotten. None of it can be brought back.
home-data-do = Delete everything
home-data-gone = Everything of yours is deleted.
home-records = Watch a replay
home-records-about = Drop the record of any game on this page, paste it, or choose a file.
home-choose-file = Choose a file
home-paste-here = Paste a record here
home-drop-here = Drop the record here

## A new table

table-new = New table
table-close = Close
table-how-many = How many play
table-seat-who = Who sits on seat { $number }
table-seat-name = Name on seat { $number }
table-me = Me
table-here = Another person here
table-open = Open: whoever has the link
table-bot = Bot: { $level }
table-lobby = Who can find it
table-link-only = Only by link
table-listed = Listed in the lobby
table-lobby-note = The game begins when all open seats are taken.
table-more = More
table-several = One person may take several seats
table-seed = Seed
table-seed-note = The same seed deals the same cards. Leave it empty for chance.
table-create = Open the table
table-begin = Begin
table-guest = Guest { $number }

## Levels of bots

bot-level = How well the bots play
bot-random = random
bot-greedy = greedy
bot-novice = novice
bot-casual = casual
bot-skilled = skilled
bot-expert = expert
bot-master = master

## Replays

watch-title = Replay
watch-of = Replay of { $game }
watch-position = Position in the game
watch-play = Play
watch-pause = Pause
watch-on = One step on
watch-back = One step back
watch-turn-on = To the next turn
watch-turn-back = To the turn before
watch-speed = Speed
watch-decides = { $name } is to play
watch-over = The game is over
watch-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
watch-seen-by = Seen by
watch-all = Everybody
watch-fork = Play on from here
watch-fork-title = Play on from here
watch-fork-about = A new table begins after action { $number }. Choose who takes which seat.
watch-fork-open = Open deal: the same cards as then
watch-fork-open-about = Whoever has seen this replay knows what comes. Everybody at the table is told.
watch-fork-anew-about = Whatever is not open on the table is dealt anew, so that nobody knows what comes.
watch-fork-begin = Begin
watch-record = Download the record
watch-log = Chronicle
watch-beside = Beside the board
watch-keys = ← → step · Shift ← → turn · Space play · + − speed
watch-none = This replay cannot be shown.

## Analysis

watch-analysis = Analysis
watch-analyse = Analyse this game
watch-analysis-about = A strong bot looks at every decision of this game with the eyes of whoever made it: how the chances went, which moves turned the game, and what it would have played.
watch-analysis-decisions = { $count ->
    [one] One decision
   *[other] { $count } decisions
} to think about.
watch-analysis-progress = { $done } of { $decisions } decisions
watch-analysis-soon = A few seconds left
watch-analysis-seconds = About { $count } seconds left
watch-analysis-minutes = { $count ->
    [one] About a minute left
   *[other] About { $count } minutes left
}
watch-analysis-waits = It begins in a moment…
watch-analysis-stays = You can go on looking at the game, or come back later.
watch-analysis-failed = The analysis was interrupted. Begin it again.
watch-curve = Chances to win
watch-curve-step = Step { $number }: { $chances }
watch-curve-seat = { $name } { $chance }
watch-curve-keys = Click or drag in the curve to go to a step. Page ↑ ↓: turning points.
watch-turns = Moves that turned the game
watch-turns-none = No move cost more than a few percent.
watch-turn-step = step { $number }
watch-turn-cost = cost { $chance }
watch-turn-played = played: { $action }
watch-turn-better = better: { $action }
watch-here = At this step
watch-here-decides = { $name } decides
watch-here-played = played
watch-here-best = The best move was played.
watch-here-cost = Played: { $action }. It cost { $chance }.
watch-here-nothing = Nothing to decide here: only one thing was possible.
watch-here-over = The game is over.

## Rules

rules-of = The rules of { $game }
rules-search = Search rules and cards
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] Found in one section
   *[other] Found in { $count } sections
}
rules-none = Nothing in the rules speaks of that.

## The guide

tour-back = Back
tour-next = Next
tour-skip = Skip the guide
tour-steps = Steps
