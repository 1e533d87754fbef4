# Words of the browser application alone.

## The shell

app-title = Deepcourt
app-tagline = Board games from the deep
page-title = { $page } · Deepcourt
language-switch = Language
theme-light = Light theme
theme-dark = Dark theme
loading = One moment…
not-found = There is nothing here.
back-home = Back to the start
ask-no = No, go back
see-cards = See the cards
why-not = Not now: { $reason }

## The gallery of cards

cards-of = The cards of { $game }
cards-note = A number, a shape and an icon carry the play on a small card; name and words arrive with the room for them.
cards-lords = Lords
cards-lords-note = Six lords of each guild, by influence: each step adds to crown, limbs, lamps and frame.
cards-locations = Locations
cards-locations-note = Gold is what a location is worth at the end; what it does when taken stands in its upper corner.
cards-signs = Signs and seals
cards-signs-note = Every guild has a hue, a shape and a sign.
cards-states = Backs and states
cards-size = At { $width } pixels
state-plain = As it lies
state-can-act = You can act here
state-chosen = Chosen
state-used = Used
state-covered = Covered
state-dimmed = Not now

## Cards, read aloud

card-lord = { $lord }, { $title }. { $text }
card-location = { $location }. { $text }
card-back-lord = { $count ->
    [0] The lord deck is empty
    [one] A face-down lord
   *[other] The lord deck: { $count } cards
}
card-back-location = { $count ->
    [0] The location deck is empty
    [one] A face-down location
   *[other] The location deck: { $count } cards
}
card-back-exploration = { $count ->
    [0] The exploration deck is empty
    [one] A face-down exploration card
   *[other] The exploration deck: { $count } cards
}
card-back-leviathan = { $count ->
    [0] The leviathan deck is empty
    [one] A face-down leviathan
   *[other] The leviathan deck: { $count } cards
}
