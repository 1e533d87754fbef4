# Texts of the house, shared by all games.
language-name = English

## Laboratory

simulate-progress = Games
simulate-interrupted = Interrupted: { $done } of { $games } were played.
simulate-title = { $game }, seed { $seed }: { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-speed = { $speed } games a second
simulate-bot = Bot
simulate-wins = Wins
simulate-win-rate = Win rate
simulate-interval = 95% interval
simulate-mean-score = Mean score
bench-measuring = Measuring { $game } …
bench-title = { $game }, { $players } players at random, one core
bench-state = A position takes { $bytes } bytes.
bench-games = Games/s
bench-decisions = Decisions/s
bench-clones = Clones/s
bench-ratio = Compared
bench-interpreted = Plain Python
bench-compiled = Compiled
bench-cpp = Hand-written C++
bench-times = { $factor } × plain Python
bench-cpp-times = { $factor } × compiled
bench-reference = { $game }, compiled
bench-reference-times = here { $factor } × as many decisions
bench-all-cores = { $cores ->
    [one] Compiled, all of one core
   *[other] Compiled, all { $cores } cores
}
bench-batch-title = Batches of { $games } games, { $players } players, { $cores ->
    [one] one core
   *[other] { $cores } cores
}: decisions/s with observations and masks
bench-batch-observation = Numbers seen
bench-batch-actions = Actions
bench-batch-inside = Chosen by the engine
bench-batch-numpy = Chosen by NumPy

## Commands

help-deepcourt = Play, simulate and study board games from the deep.
help-version = Show the version and end.
help-play = Play a game against bots. Every move is saved at once.
help-replay = Step through the record of a game.
help-rules = Show the rules of a game.
help-cards = Show all cards of a game.
help-game = The game, such as conspiracy.
help-record = The record of a game.
help-resume-record = With --resume: the record to go on with, instead of the last unfinished one.
help-lang = The language: { $languages }.
help-players = How many play, you included.
help-bots = Your opponents, separated by commas; one is enough to name them all. By default { $default }. The levels: { $levels }. For experiments also random and greedy.
help-option = An option of the game, such as leviathan for abyss (leviathan=false is without it) or decks=demons-undead for tyrants. May be repeated.
help-seed = The seed of the shuffles: the same seed, the same cards.
help-seat = Your seat, from 0.
help-name = Your name in the record.
help-resume = Go on with an unfinished game.
help-replay-seat = See only what this seat saw, from 0.
help-text = Print what happened as plain text instead.
help-json = Print JSON instead.
help-analyse = Find the moves that turned a finished game, and keep what was found in its record.
help-analyse-out = Where to write the record with its analysis, instead of the file itself.
help-analyse-again = Think it through anew, although the record has an analysis.

## The levels of the bots, weakest first

level-novice = a beginner who overlooks a lot
level-casual = plays for fun, with a mistake here and there
level-skilled = plays well and at once
level-expert = sees several moves ahead
level-master = thinks for a moment and forgives nothing
level-told = { $level } ({ $about })

## Playing in the terminal

player-name = Player
board-you = You
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-points-least = { $points ->
    [one] at least 1 point
   *[other] at least { $points } points
}
play-keys = ? help · h hint · u undo · l log · s scores · q save and leave
play-thinking = { $name } is thinking…
play-saved = Saved: { $path }
play-resume = Go on with: deepcourt play { $game } --resume
play-record = The record of this game: { $path }
play-analyse = Which moves turned it: deepcourt analyse { $path }
hint-thinking = Let me think…
hint-title = A bot would say, with your chances of winning:
hint-single = There is only one thing you can do: Enter.
play-won = You win with { $points } points.
play-shared = You share the victory with { $points } points.
play-lost = { $count ->
    [one] { $names } wins
   *[other] { $names } win
} with { $points } points; you come { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}.
page-close = Enter: back
page-turn = Enter: on · p: page before · q: back
log-title = What happened
log-choice = { $name }: { $action }.
log-nothing = { $you ->
    [yes] You leave it at that.
   *[no] { $name } leaves it at that.
}
sheet-title = Score sheets
sheet-total = Total
sheet-total-least = Total, at least
sheet-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
choices-title = Everything you can do now
choices-more = … and { $count } more: c lists them all, or type one, such as “{ $example }”.
choices-on-table = { $first } to { $last }, as numbered on the table
undo-done = Taken back: { $action }.
undo-nothing = Nothing to take back: since your last choice something came to light or somebody else has moved.
refused-number = There is no choice { $number }; they are numbered 1 to { $count }.
refused-illegal = “{ $notation }” is not possible now: { $why }
refused-several = “{ $typed }” could be: { $choices }
refused-near = No action is written “{ $typed }”; did you mean “{ $near }”?
refused-unknown = “{ $typed }” means nothing here: type a number from 1 to { $count }, or ? for help.
refused-card = No card is called “{ $typed }”.
refused-card-near = No card is called “{ $typed }”; did you mean “{ $near }”?
explain-typed = typed: { $notation }
explain-copies = { $count } copies

# The short chronicle: with what a sentence about the reader begins, and what runs sentences together
chronicle-you = You
chronicle-then = { $told }; { $next }

## Help in the terminal: the keys, and what they do

help-title = Help
help-key-number = 1, 2, 3…
help-about-number = chooses. Enter alone is enough where there is only one choice.
help-key-notation = { $action }
help-about-notation = Any action can also be typed as the log of a record writes it, or by the beginnings of its words if they are enough.
help-key-question = ? 3, ? { $card }
help-about-question = explains a choice by its number, or a card by its name or a part of it.
help-key-hint = h, hint
help-about-hint = shows the three best moves with your chances of winning; a bot thinks about it for a second.
help-key-undo = u
help-about-undo = takes back your last choice, unless something has come to light since.
help-key-log = l
help-about-log = shows everything that happened.
help-key-sheet = s
help-about-sheet = shows all score sheets, as if the game ended now.
help-key-choices = c
help-about-choices = lists all choices with what they are about.
help-key-quit = q
help-about-quit = leaves. The game is always saved: go on with --resume.
help-signs = Signs on the table

## Replays in the terminal

replay-keys = Enter next · p previous · number: go there · s scores · q leave
replay-at = { $number } of { $count } · { $name } decides.
replay-over = { $number } of { $count } · The game is over.
replay-at-end = This is the end of the record.
replay-at-start = This is the beginning of the record.
replay-no-number = There is no action { $number }; the record ends with { $last }.
replay-unknown = “{ $typed }” means nothing here: Enter or n for the next action, p for the previous one, a number to jump, t for the next turning point, s for the scores, q to leave.
replay-keys-analysed = Enter next · p back · 12: go there · t turning point · s scores · q leave
replay-best = The best move, as the bot sees it: { $best }
replay-better = Played: { $played } (−{ $cost }) · the bot: { $best }
replay-move = { $action }, { $chance }
replay-no-turn = No turning point comes after this.
replay-no-analysis = This record has no analysis yet; deepcourt analyse makes it.
restart-fork = This game begins in the middle of another one. All that was not open to everybody was dealt anew.
restart-rules = The rules were corrected after this was played. { $skipped ->
    [0] The game goes on from the position as it was.
    [one] One action is left out; the game goes on from the position as it was.
   *[other] { $skipped } actions are left out; the game goes on from the position as it was.
}

## Tables of cards

cards-lord = Lord
cards-location = Location
cards-ally = Ally
cards-leviathan = Leviathan
cards-keys = Keys
cards-cost = Price
cards-fighters = Fought by
cards-resistances = Lives
cards-tokens = Tokens
cards-penalty = Attack
cards-copies = Copies
cards-influence = Influence
cards-pearls = Pearls
cards-points = Points
cards-text = Text

## The table of Conspiracy in the terminal

conspiracy-piles = Discard piles
conspiracy-locations = Face-up locations
conspiracy-deck = deck { $count }
conspiracy-forced = { $you ->
    [yes] Your gate: the others draw exactly { $count }
   *[no] Gate of { $seat }: the others draw exactly { $count }
}
conspiracy-last-round = Last round
conspiracy-another-lord = { $listed }, the { $name }
conspiracy-legend-swap = when placed: may swap two lords of the chamber that show no key
conspiracy-legend-silver = silver key; below a chamber: silver keys that still count
conspiracy-legend-gold = gold key; below a chamber: gold keys that still count
conspiracy-legend-pearl = pearl
conspiracy-legend-herald = when placed: the top lord of the deck is discarded
conspiracy-legend-master = Pearl Master, worth 5 points
conspiracy-legend-location = a location covers this lord; the number is what it is worth now
conspiracy-legend-coalition = a full shape: in the largest coalition; a hollow one: outside it
conspiracy-legend-fresh = placed or moved in the last turn
conspiracy-legend-gist = before a location: what it gives; ? and its name tell more
## The table of Abyss in the terminal

abyss-leviathan = Leviathan
abyss-with-leviathan = with Leviathan
abyss-court = Court
abyss-exploration = Exploration
abyss-payment = Payment
abyss-council = Council
abyss-threat = Threat
abyss-border = Border
abyss-locations = Locations
abyss-drawn = Drawn
abyss-hand = Hand
abyss-no-hand = no ally
abyss-deck = deck { $count }
abyss-lord-deck = lords { $count }
abyss-discard = discard { $count }
abyss-price = price { $count }°
abyss-paid = paid
abyss-missing = { $count ->
    [0] nothing is missing
    [one] one point is missing
   *[other] { $count } points are missing
}
abyss-tokens = tokens left
abyss-free-zones = free zones { $zones }
abyss-dice = dice { $dice }
abyss-power = attack { $count }
abyss-harmless = Monsters are harmless
abyss-last-turns = Last turns
abyss-another-ally = { $listed }, a { $name }
abyss-another-lord = { $listed }, the { $name }
abyss-another-location = { $listed }, the { $name }
abyss-penalty-wounds = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
abyss-penalty-pearls = { $count ->
    [one] lose one pearl
   *[other] lose { $count } pearls
}
abyss-penalty-allies = { $count ->
    [one] discard one ally
   *[other] discard { $count } allies
}
abyss-penalty-lord = { $count ->
    [one] discard one free lord
   *[other] discard { $count } free lords
}
abyss-legend-lord = lord
abyss-legend-affiliated = affiliated allies, with their values
abyss-legend-pearl = pearl; on an ally: pearls add to its attack
abyss-legend-key = keys of a player that count now
abyss-legend-key-token = key tokens among them
abyss-legend-card = allies in hand, or in a pile of the Council
abyss-legend-monster = monster; monster tokens, and after = what yours are worth
abyss-legend-location = location with its points now, and the guilds of the lords under it
abyss-legend-timing = power of a lord: at once, lasting, once in each turn
abyss-legend-disabled = disabled lord: no power, no key
abyss-legend-fresh = new or changed since your last decision
abyss-legend-new-token = tokens of Leviathan: pearls, a key, or a pile of the Council
abyss-legend-dice = an ally that attacks with two dice and keeps the higher
abyss-legend-wound = wounds: −1 point each
abyss-legend-slain = leviathans slain
abyss-legend-statue = the statue: 5 points at the end
abyss-legend-price = price of a lord: value, the race it needs, how many others
abyss-legend-gist = points of a location: lords ♔ of a guild, affiliated allies, ¬† no key
abyss-legend-leviathan = A leviathan: zone, who may fight it, what each life resists (× lost), tokens, its attack.

## The table of Tyrants in the terminal

tyrants-market = Market
tyrants-deck = deck { $count }
tyrants-devoured = devoured { $count }
tyrants-hand = Hand
tyrants-no-hand = no card
tyrants-played = Played
tyrants-round = Round { $count }
tyrants-last-round = Last round
tyrants-another-card = { $listed }, { $name }
tyrants-group-play = Play
tyrants-group-recruit = Recruit
tyrants-group-deploy = Deploy
tyrants-group-assassinate = Assassinate
tyrants-group-return-spy = Return spy
tyrants-legend-white = white troop
tyrants-legend-free = room for a troop
tyrants-legend-barracks = troops of a player in the barracks
tyrants-legend-spy = spies at a site, below it; of a player: spies in supply
tyrants-legend-control = who controls a site, and its points
tyrants-legend-total = total control: 2 points more
tyrants-legend-marker = site with a control marker: 1 influence in each turn; of a player: markers held
tyrants-legend-total-marker = the same under total control: points at the end of each turn as well
tyrants-legend-power = power
tyrants-legend-influence = influence
tyrants-legend-trophies = troops in the trophy hall, and whose they were
tyrants-legend-circle = cards in the inner circle
tyrants-legend-cards = cards in hand, in the deck, in the discard pile
tyrants-legend-tokens = point tokens
tyrants-legend-waits = a played card with an effect at the end of the turn
tyrants-legend-fresh = new or changed since your last decision; on a route it is underlined
tyrants-legend-places = Manto→Menzo: the space at the first site on the way to the other. Bling–Manto: between them.

help-simulate = Let bots play a series of games against each other and count the results.
help-simulate-bots = The bots, one for each player, separated by commas.
help-games = How many games.
help-report = Write a report on a game as a web page: scores, points, seats, length, cards.
help-report-games = How many games to play for it; by default 1000.
help-report-bots = The bots, one for each player, separated by commas; by default greedy,greedy,greedy.
help-report-records = Recorded games instead: a file, or a folder with all the records in it. May be repeated.
help-report-out = Where to write the page.
help-bench = Measure how fast the engine is.

## Server

help-serve = Serve the games to browsers, and open one.
help-host = The address to listen at; 0.0.0.0 lets others in your network join.
help-port = The port; by default 8642, or a free one if that is taken.
help-database = Where tables are kept, as a URL; by default SQLite in your data folder.
help-bot-pause = Seconds that a bot rests between two actions while somebody watches.
help-trusted-proxy = A reverse proxy in front of the server, by its address or network: what it says of the client’s address and of HTTPS is believed. May be repeated.
help-allowed-host = A name under which the server is reached, besides localhost and its addresses: games.example.org, or *.example.org for all below it. May be repeated.
help-waiting-hours = Cancel tables that wait for players when nobody had them open for so many hours; 0: never.
help-listed-hours = The same for tables in the lobby.
help-running-days = Delete games that nobody played or looked at for so many days; 0: never.
help-finished-days = The same for finished games.
help-uploads-days = Delete records that nobody read for so many days; 0: never.
help-players-days = Forget players without a seat who were not seen for so many days; 0: never.
help-browser = Whether to open the browser.
server-address = Deepcourt is at { $address }
server-stop = Ctrl+C stops it; every game is kept.
server-not-built = The web application is not built
server-not-built-what = The server runs, but the pages that it should show are missing. Build them once, then load this page again:
server-build = cd web && npm ci && npm run build
help-bench-what = The game to measure, by default all of them; or server or batch.
bench-server-busy = { $tables } tables with an action a second each: the other player sees it after { $p50 } ms, at most { $p95 } ms in 95% of cases.
bench-server-idle = { $spectators } idle spectators cost { $megabytes } MB.
bench-server-opening = A running table opens within { $p95 } ms in 95% of cases.
bench-server-page = The whole application, all its pages and languages, transfers { $kilobytes } kB, compressed.
why-not-your-turn = another player is to decide.

## Tournaments

tournament-title = { $game } at tables of { $players }, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
tournament-rating = Rating
tournament-wins = Wins
tournament-cross-title = How often the bot of the row was ahead of the bot of the column
tournament-kept = Games and results: { $folder }
tournament-resume = To go on: the same command with --resume.
lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-tournament = Let every bot play against every other and rate them.
help-tournament-bots = The bots, separated by commas.
help-tournament-games = How many games for each pairing.
help-tournament-players = How many bots sit at a table.
help-tournament-out = A folder to keep all games in, as Parquet, and the results, as JSON.
help-tournament-resume = Go on with the tournament in the folder.

## Datasets

dataset-kept = Tables and data card: { $folder }
help-dataset = Let bots play and keep every decision as Parquet: what was seen, what was legal, what was chosen, and how it ended.
help-dataset-out = The folder to write the tables and their data card to.
help-dataset-resume = Go on with the dataset in the folder.
help-ray = Share the work with Ray: alone on this machine, with the address of a cluster on all its machines (auto: the cluster that this machine is part of).

## Analyses

analysis-progress = Decisions
analysis-interrupted = Interrupted: the record is as it was.
analysis-title = { $game }: each player’s chances of winning, from the first decision to the end
analysis-turns = Moves that turned the game
analysis-calm = None: no move cost more than a few percent.
analysis-players = Players (inaccuracy from 4%, mistake from 10%, blunder from 20%)
analysis-number = No.
analysis-player = Player
analysis-played = Played
analysis-better = The bot’s choice
analysis-before = Chance
analysis-cost = Cost
analysis-points = Points
analysis-decisions = Decisions
analysis-average = Average cost
analysis-inaccuracies = Inaccuracies
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analysis-replay = See them on the table: deepcourt replay { $path }, then t

## Tuning

tune-title = { $takeovers ->
    [0] No challenger took over
    [one] One challenger took over
   *[other] { $takeovers } challengers took over
} in { $generations ->
    [one] one generation
   *[other] { $generations } generations
}
tune-weight = Weight
tune-before = Before
tune-after = Now
tune-written = Written to { $file }
help-tune = Tune by self-play what a bot goes by when it judges a position.
help-tune-generations = How many generations of challengers.
help-tune-out = The file to write the weights to.

## Learning

learn-progress = Learning
learn-done = { $games ->
    [one] One game was played
   *[other] { $games } games were played
} and { $positions ->
    [one] one position
   *[other] { $positions } positions
} studied.
learn-cross-entropy = Cross-entropy in the last pass: { NUMBER($cross_entropy, maximumFractionDigits: 4) } (0.6931 is guessing between two)
help-learn = Teach a bot by self-play to foretell who wins.
help-learn-games = How many games to learn from.
help-learn-iterations = Let a search play with so many iterations a decision, guided by what the bot has learned before, instead of greedy.
