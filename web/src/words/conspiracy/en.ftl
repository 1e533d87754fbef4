# What lords are called on their cards.

title-politician-0 = The Whisperer
title-politician-1 = The Usher
title-politician-2 = The Inkwright
title-politician-3 = The Orator
title-politician-4 = The Legate
title-politician-6 = The Chancellor
title-merchant-0 = The Runner
title-merchant-1 = The Weigher
title-merchant-2 = The Broker
title-merchant-3 = The Factor
title-merchant-4 = The Assayer
title-merchant-6 = The Guildmaster
title-farmer-0 = The Gleaner
title-farmer-1 = The Sower
title-farmer-2 = The Kelpwarden
title-farmer-3 = The Drover
title-farmer-4 = The Steward
title-farmer-6 = The Harvest King
title-soldier-0 = The Scout
title-soldier-1 = The Sentinel
title-soldier-2 = The Armourer
title-soldier-3 = The Raider
title-soldier-4 = The Captain
title-soldier-6 = The Marshal
title-mage-0 = The Novice
title-mage-1 = The Lamplighter
title-mage-2 = The Seer
title-mage-3 = The Channeller
title-mage-4 = The Enchanter
title-mage-6 = The Archmage

## The table

panes = Parts of the table
pane-board = Board
pane-mine = My chamber
pane-others = Others
zone-lords = Lords
zone-locations = Locations
zone-hand = To choose from
hand-of = { $name } chooses
chamber = { $count ->
    [0] An empty chamber
    [one] A chamber with one lord
   *[other] A chamber with { $count } lords
}
chamber-of = The chamber of { $name }
chamber-next = next
enlarge = Enlarge the chamber of { $name }
opponent = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pile = { $count ->
    [0] { $guild }: no lord
    [one] { $guild }: one lord, influence { $list }
   *[other] { $guild }: { $count } lords, influence { $list }
}
points-label = Points
score-so-far = My score so far
score-of-seat = Score so far
score-together = Together
seat-to-play = is to play
seat-you = you · { $count } of { $all } spots
seat-taken = { $count } of { $all } spots
seat-pearls = Pearls
seat-pearl-master = Pearls; Pearl Master
seat-keys = Keys since the last location
seat-silver = Silver keys
seat-gold = Gold keys
seat-locations = Locations
seat-spots = Spots taken
pearls-owned = { $count ->
    [one] one pearl
   *[other] { $count } pearls
}
keys-open = unused
master-has = with { $count ->
    [one] one pearl
   *[other] { $count } pearls
}
master-until = until someone reaches your { $count }
master-at = { $count ->
    [one] One pearl makes you Pearl Master.
   *[other] { $count } pearls make you Pearl Master.
}
coats-of-arms = Coats of arms
standing-behind = { $place ->
    [2] Second.
    [3] Third.
   *[other] Fourth.
} { $name } leads by { $count }.
standing-level = Level with the best.
standing-ahead = You lead by { $count }.
gate = The gate of { $seat }
gate-count = Draw exactly { $count }
last-round = Last round
aside-recruit = Of the lords drawn you keep one. Your next spot is number { $spot }; the deck holds { $deck }.
aside-forced = { $count ->
    [one] A gate is closed: you take exactly the top lord.
   *[other] A gate is closed: you draw exactly { $count } lords.
}
score-name-lords = Strongest lords
score-name-locations = Locations
score-name-coalition = Coalition
score-name-pearl-master = Pearl Master
