# The table of Tyrants of the Underdark.

panes = Parts of the table
pane-map = Map
pane-mine = My house
pane-market = Market
pane-others = Rivals

## Places

zone-market = Market
zone-control = Who controls what
zone-turn = This turn
zone-played = Cards played this turn
zone-options = What the card does
zone-house = What { $name } has
market-deck = { $count ->
    [0] no card left to refill it
    [one] one card left to refill it
   *[other] { $count } cards left to refill it
}
stack-empty = none left
devoured = Devoured cards
devoured-about = The last one lies on top.
devoured-none = nothing devoured
devoured-count = { $count }
pile-empty = No card.
last-round = Last round: the game ends with it.
round = round { $number }

## Control

control-sum = { $name }: { $sites ->
    [one] one site
   *[other] { $sites } sites
}, worth { $points } VP; { $markers } influence each turn from markers
control-free = { $name }: nobody controls it
control-held = { $name }: { $holder } controls it
control-total = { $name }: { $holder } has total control

## Seats

rival = { $name }, { $points } VP
rival-hand = Cards in hand
enlarge = See everything of { $name }
area-of = What { $name } has
choose-seat = Choose { $name }
first-player = First player
seat-to-play = is to decide
seat-turn = has the turn
score = VP
score-about = All VP so far: sites, total control, trophies, deck, inner circle, tokens
points = VP
tokens = { $count } in tokens
tokens-about = VP tokens
barracks = Troops in the barracks
spies = Spies in the supply
spies-left = { $count ->
    [one] One spy in the supply
   *[other] { $count } spies in the supply
}
deck = Deck
deck-about = Cards in the deck: look through them
deck-unordered = In what order they lie, nobody knows.
discard-pile = Discard pile
discard-about = Cards in the discard pile: look through them
unseen-pile = Deck and hand
browse = Look through it
trophy-hall = Trophy hall
trophy-hall-about = Trophies: 1 VP each at the end
trophy-hall-empty = no trophy yet
circle = Inner circle
circle-about = Promoted cards, with their VP at the end
circle-empty = nobody promoted yet
markers = Site control markers
marker-about = 1 influence each turn; with total control also { $points } VP
marker-total-about = Total control: 1 influence and { $points } VP each turn
hand = { $count ->
    [0] My hand
    [one] My hand · one card
   *[other] My hand · { $count } cards
}
hand-empty = All cards have been played.

## The turn

turn-yours = Your turn
turn-of = { $name }’s turn
played-none = No card played yet.
gone = It has left the play area.
waiting = Waits for the end of the turn: { $list }
waiting-about = Effects that wait for the end of the turn
purse-power = Power
purse-influence = Influence
end-turn = End turn
end-turn-early = End the turn, with something left unused
unused-cards = { $count ->
    [one] play one card
   *[other] play { $count } cards
}
unused-power = spend { $count } power
unused-influence = recruit with { $count } influence
unused-and = {" "}and{" "}
unused-warning = You could still { $list }. What is left unused is lost.
unused-go-on = Play on
unused-end = End it

## Cards to choose from

pick-played = Cards in play: choose one to promote
pick-discarded = Your discard pile
pick-circle = Your inner circle
pick-effect = Which effect comes next?
pick-trophy = Choose a troop from a trophy hall

## The decision bar

aside-turn = 1 power deploys a troop, 3 power assassinate one or return a spy; influence recruits.
decline-pay = { $cost ->
    [return-spy] Return no spy
    [return-spies] Return no more spies
    [devour-from-hand] Devour nothing
    [devour-from-circle] Devour nothing
    [devour-this] Keep this card
   *[discard] Discard nothing
}
decline-focus = Reveal nothing
decline-assassinate = Assassinate no more
decline-move = Move no more
decline-return = Return no more
decline-recall = Leave the spies where they are
decline-devour-market = Devour nothing
decline-promote = Promote no more
decline-promote-instead = Let it be discarded
decline-recruit-free = Recruit no more
decline-trophy = Take no more trophies
tyrants-another-card = { $listed }, { $name }
score-name-sites = Sites
score-name-total-control = Total control
score-name-trophies = Trophies
score-name-deck = Deck
score-name-circle = Inner circle
score-name-tokens = VP tokens
