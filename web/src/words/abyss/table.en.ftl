# The table of Abyss.

panes = Parts of the table
pane-board = Board
pane-mine = My area
pane-others = Others

## Places

zone-court = Court
zone-exploration = Exploration
zone-council = Council
zone-threat = Threat
zone-border = Border
zone-locations = Locations
zone-drawn = To choose from
zone-controlled = Controlled
zone-free = Free lords
zone-affiliated = Affiliated
drawn-by = { $name } chooses
court-vacant = vacant
price = Price
price-now = The next purchase of this turn costs { $count ->
    [one] one pearl
   *[other] { $count } pearls
}
last-step = one pearl more for the last card
discarded = Discarded: { $count ->
    [one] one card
   *[other] { $count } cards
}
pile = { $race }: { $count ->
    [0] no ally
    [one] one ally
   *[other] { $count } allies
}.
depth = Threat { $space }: { $rewards }.
depth-here = The marker is here.
supply-tokens = Monster tokens left
supply-new-tokens = New monster tokens left
arch-free = Zone { $zone }: no leviathan
arch-ways = { $count } of 36 rolls
statue = Scourge of Abyss
statue-about = The Scourge of Abyss: 5 points for whoever has slain the most leviathans
statue-free = The Scourge of Abyss is free
statue-of = Scourge of Abyss: { $name }
monsters-harmless = Monsters do no harm any more.
last-turns = Last turns: { $name } has brought the game near its end.

## Seats

opponent = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
opponent-at-least = { $name }, at least { $points ->
    [one] 1 point
   *[other] { $points } points
}
at-least = at least
enlarge = See everything of { $name }
area-of = What { $name } has
choose-seat = Choose { $name }
seat-to-play = is to decide
seat-turn = has the turn
seat-has-bought = has bought
seat-declines = buys nothing in this turn
seat-you = { $count ->
    [0] you · no lord yet
    [one] you · one lord
   *[other] you · { $count } lords
}
seat-lords = { $count ->
    [0] no lord yet
    [one] one lord
   *[other] { $count } lords
}
seat-pearls = Pearls
seat-hand = Cards in hand
seat-keys = Keys
seat-tokens = Monster tokens
seat-new-tokens = New tokens
seat-wounds = Wounds
seat-slain = Leviathans slain
keys-of = { $count } of { $all } keys
key-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
tucked-count = { $count ->
    [0] No lord below
    [one] One lord below
   *[other] { $count } lords below
}
affiliated-none = nobody yet
free-none = None.
hand = { $count ->
    [0] Hand
    [one] Hand · one ally
   *[other] Hand · { $count } allies
}
hand-empty = No ally yet: explore, or ask the Council.
score-so-far = My points so far
score-of-seat = Points
score-at-least-about = Points that everybody can see; hand and monster tokens may add more

## Paying and fighting

payment = Payment
payment-value = Value
payment-races = Races
payment-pearls = Pearls
payment-of = of { $count }
payment-needs = Still needed: { $race }
payment-any = Another race
payment-hint = Choose allies of your hand.
fight-of = { $name } fights
against = against
resists = resists with
life = { $count ->
    [one] one life
   *[other] { $count } lives
}
clash-failed = It holds. One pearl as comfort.
clash-hurt = A wound!
clash-slain = Slain!

## The decision bar

bar-buy = Buy for { $count }
bar-decline-all = Decline for this turn
bar-take = Take the { $ally }
bar-plot = Plot for a pearl
bar-explore = Explore
bar-pay-rest = { $count ->
    [0] Done
    [one] Done: pay one pearl
   *[other] Done: pay { $count } pearls
}
aside-armed = Now choose what the { $lord } works on; Escape puts it off.
aside-offer = { $number ->
    [1] The first
    [2] The second
    [3] The third
   *[other] The fourth
} purchase of this turn. You have { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}.
aside-pay = { $count ->
    [0] The value is reached.
    [one] One point is missing: one pearl, if no ally adds it.
   *[other] { $count } points are missing: { $count } pearls, if no ally adds them.
}
tie-break = { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}, strongest lord { $influence }
abyss-another-ally = { $listed }, a { $name }
abyss-another-lord = { $listed }, the { $name }
abyss-another-location = { $listed }, the { $name }
score-name-locations = Locations
score-name-lords = Lords
score-name-allies = Allies
score-name-monsters = Monster tokens
score-name-wounds = Wounds
score-name-statue = Scourge of Abyss
