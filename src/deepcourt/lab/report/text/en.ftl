## The head of the page

report-kicker = A report on the game
report-made-of-bots = { $count ->
    [one] { $count } game
   *[other] { $count } games
} between { $bots } · seed { $seed }
report-made-of-records = { $count ->
    [one] { $count } recorded game
   *[other] { $count } recorded games
}
report-bots = { $count } × { $bot }
report-interrupted = Interrupted: { $done } of { $asked } games were played.
report-few-games = These are few games: take every figure with its interval, and rather as a hint.
report-theme = Dark or light
report-nav = Sections

## Findings

report-findings = In short
report-score-finding =
    points for the winner on average, { $others } for the others. Half of all games are decided by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} or less.
report-points-finding =
    of all points: { $line }, the main source. Winners differ most in { $apart }: { $gap } points more than the others.
report-points-finding-same =
    of all points: { $line }, the main source and where winners differ most, by { $gap } points.
report-seat-finding =
    of the games go to { $seat }, where { $expected } would be its fair share ({ $interval } with 95% confidence).
report-seat-finding-none =
    between the luckiest and the unluckiest seat: no more than chance can explain in so many games.
report-turns-finding =
    turns for each player, nine times in ten between { $low } and { $high }. A game takes { $decisions } decisions, with { $options } options on average.
report-decisions-finding =
    decisions in a game, nine times in ten between { $low } and { $high }, with { $options } options on average.
report-best-finding =
    of the games are won by whoever takes “{ $card }”. Of the cards with a clear edge it has the greatest: { $edge } against the others at the table.
report-worst-finding =
    of the games are won by whoever takes “{ $card }”. Of the cards with a clear edge it has the lowest: { $edge } against the others at the table.
report-cards-finding-none =
    cards stand out clearly, of { $count } that were looked at. More games may tell more.
report-popular-finding =
    of the games see “{ $most }” taken, the most of all { $kind }; “{ $least }” is taken in { $rate } of them.

## Units

report-edge = { $edge } pp

## Sections

report-scores = Scores
report-scores-about =
    What winners score, and what the others do. The ranges hold nine tenths of the cases.
report-scores-plot = Final scores
report-scores-axis = Score
report-share-of-players = Share of them
report-margins-plot = How close it is: the lead of the winner
report-margins-axis = Points ahead of the second
report-median-note = Dashed: the median.
report-share-of-games = Share of the games
report-shared = { $rate } of the games end in a shared victory.
report-who = Who
report-winners = Winners
report-others = Others
report-mean = Mean
report-deviation = Deviation
report-middle = Median
report-range = Nine in ten
report-lead = Lead of the winner

report-sources = Where points come from
report-sources-about =
    The lines of the score sheet, for players of five bands from the lowest to the highest scores; then how the sheets of winners differ.
report-bands-plot = What a score is made of
report-bands-axis = Final score
report-points-axis = Points
report-gaps-plot = Winners and the others, line by line
report-line = Line
report-share = Share of all points
report-gap = Difference

report-seats = Seats
report-seats-about =
    Seat 1 begins. The mark shows the share of victories, the bar its 95% interval, the thin line what a seat would win if all were equal.
report-seats-plot = How often each seat wins
report-seat = Seat { $seat }
report-seat-in-sentence = seat { $seat }
report-seat-column = Seat
report-wins-axis = Share of the games won
report-games = Games
report-won = Won
report-interval = 95% interval
report-fair = Fair share
report-mean-score = Mean score

report-players = Players
report-players-about = The players of these games, with the games that each played.
report-player = Player
report-person = People

report-length = Length
report-length-about =
    { $decisions } decisions in a game on average, with { $options } options each; { $forced } of them leave no choice.
report-turns-plot = Turns of each player
report-turns-axis = Turns
report-decisions-plot = Decisions in a game
report-decisions-axis = Decisions

report-cards = Cards
report-cards-about =
    The winning edge of a card says how many percentage points (pp) more often a player wins for every copy taken, compared with the others at the same table. It tells what goes with winning, not what causes it: who is ahead can afford more.
report-cards-chance =
    By chance alone, about { $count } of { $cards } intervals would miss zero.
report-cards-map = Taken often, and does it win?
report-cards-map-note = A dot is a card; point at it for its figures. A kind pressed in the legend is shown alone.
report-cards-map-axis = Share of the players who take it
report-edge-axis = Winning edge (pp)
report-kind-plot = { $kind }: winning edge of each card
report-kind-plot-note = Dots with 95% intervals. Pale: fewer than { $few } takers, so of little weight.
report-noun-ally = Allies
report-noun-card = Cards
report-noun-leviathan = Leviathans
report-noun-location = Locations
report-noun-lord = Lords
report-card = Card
report-kind = Kind
report-in-games = In games
report-copies = Copies a game
report-takers = Takers
report-won-by-takers = Won by takers
report-edge-column = Edge (pp)
report-scored = Points scored
report-never-taken = Never taken: { $cards }.
report-few-note = Pale rows: fewer than { $few } takers. Their figures say little.
report-all-cards = Card by card
report-sort = Press a heading to sort.

report-method = How to read this
report-method-bots =
    The games were played by bots ({ $bots }), which change seats from game to game through all orders. This command plays all of them, with the seeds { $first } to { $last }, and gives the same figures on any number of cores:
report-method-records =
    The games come from { $count ->
    [one] { $count } record
   *[other] { $count } records
} of finished games.
report-passed-over-unreadable = { $count ->
    [one] { $count } file was no record that could be read.
   *[other] { $count } files were no records that could be read.
}
report-passed-over-other-game = { $count ->
    [one] { $count } record of another game was left out.
   *[other] { $count } records of other games were left out.
}
report-passed-over-other-options = { $count ->
    [one] { $count } record of a game with other options was left out.
   *[other] { $count } records of games with other options were left out.
}
report-passed-over-unfinished = { $count ->
    [one] { $count } unfinished game was left out.
   *[other] { $count } unfinished games were left out.
}
report-method-bots-matter =
    Figures about cards and seats are figures about how these players play: stronger ones may see another game.
report-method-intervals =
    Intervals hold the true value in 95 of 100 cases: Wilson’s for rates, the normal one for means. A shared victory counts as its share.
report-method-edge =
    The winning edge is the slope of victory over copies taken, compared with the mean of the table and with what is usual for the same player. Its interval treats games, not players, as independent. A card is called clear when its edge would be no accident even as the most striking of all cards looked at.
report-command = The command

## In the terminal

report-writing = Writing the report …
report-written = { $path }: a report on { $count ->
    [one] { $count } game
   *[other] { $count } games
}
report-stopped = Interrupted: { $done } of { $asked } were looked at.
