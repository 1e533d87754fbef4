# Cards of Abyss, read aloud and in the gallery.

card-ally = { $name }. { $text }
card-monster-text = Fight it, or go deeper.
card-lord-of-abyss = { $lord }, { $guild }: influence { $influence }, { $keys ->
    [0] no key
    [one] one key
   *[other] { $keys } keys
}; price { $cost } in { $races ->
    [one] one race
   *[other] { $races } races
}. { $text }
card-place = { $location }. { $text }
card-place-worth = { $location }. { $text } Now: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
card-leviathan = { $leviathan }. { $text } { $life ->
    [one] One life point left
   *[other] { $life } life points left
}.
card-penalty-wounds = Its attack: { $count ->
    [one] one wound
   *[other] { $count } wounds
}.
card-penalty-pearls = Its attack: lose { $count ->
    [one] one pearl
   *[other] { $count } pearls
}.
card-penalty-allies = Its attack: discard { $count ->
    [one] one ally
   *[other] { $count } allies
} from your hand.
card-penalty-lord = Its attack: discard { $count ->
    [one] one of your free lords
   *[other] { $count } of your free lords
}.
card-token-influence = Monster token: { $count ->
    [one] 1 point
   *[other] { $count } points
}
card-token-monster = A face-down monster token
card-token-new = A face-down token of the second pile
card-die = A die: { $count }

## The gallery

gallery-filter = Which cards are shown
gallery-all = All
gallery-base = Abyss
gallery-leviathan = Leviathan only
gallery-signs-note = Every race has a hue, a shape and a sign; its guild wears the same. The ambassadors stand for all five.
gallery-allies = Allies
gallery-allies-note = As many animals as the value says. In the upper corner: what an ally does when it attacks a leviathan.
gallery-lords-note = The foot holds the price: its sum, the race it must show, and a ring for each other race. The signs at the right: keys, and when the power works.
gallery-locations-note = Gold is what a location is worth at the end; a small sign says what is counted: lords, affiliated allies, keys.
gallery-leviathans = Leviathans
gallery-leviathans-note = At the left who may fight it; at the right, from the top, how hard each life point is and the tokens it gives; below what its attack costs.
gallery-tokens = Tokens and dice
gallery-tokens-note = Monster tokens lie face down; the second pile, of Leviathan, gives something at once instead of points.
gallery-without = With Leviathan this lord stays in the box: { $lord }.
state-free = Recruited
state-tucked = Under a location
state-disabled = Disabled
state-wounded = Two life points left
state-worth = With what it is worth now
sign-pearl = pearl
sign-key = key
sign-lord = lord
sign-ally = ally
sign-monster = monster
sign-location = location
sign-council = council
sign-once = once, at once
sign-always = as long as the lord is free
sign-turn = once in each of your turns
sign-threat = threat
sign-dice = dice
sign-attack = attack
sign-wound = wound
sign-statue = Scourge of Abyss
sign-new-token = token of the second pile
