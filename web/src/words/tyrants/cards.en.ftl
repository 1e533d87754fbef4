# Cards of Tyrants, read aloud and in the gallery.

card-minion = { $name }, { $kind }. { $cost ->
    [none] Cannot be recruited.
   *[other] Costs { $cost } influence.
} { $points } VP in the deck, { $inner } VP in the inner circle. { $text }{ $left ->
    [none] {""}
   *[other] {" "}{ $left } left.
}
card-minion-back = { $count ->
    [one] A face-down card
   *[other] { $count } face-down cards
}

## The gallery

gallery-decks = Which cards are shown
gallery-all = All
gallery-search = Search the cards
gallery-size = Size of the cards
gallery-size-large = Large
gallery-size-small = Small
gallery-size-tiny = Tiny
gallery-count = { $kinds ->
    [one] One card
   *[other] { $kinds } different cards
}, { $count } in all.
gallery-none = No card matches.
gallery-signs-note = A house is a sign before it is a colour: troops are shields, spies hooded figures, white troops plain shields. A marker is a lantern that burns in the colour of its holder; a seal shaped like a gate marks a starting site.
gallery-line-note = In the line of signs a slash stands between options, an arrow after a price; what is shaded happens at the end of the turn or on a condition; a hollow sign concerns white troops only.
state-dear = Too dear
state-stack = On a stack
state-played = Played; being carried out
state-promoted = In the inner circle
sign-power = power
sign-influence = influence
sign-vp = victory points
sign-deploy = deploy
sign-assassinate = assassinate
sign-supplant = supplant
sign-spy = place a spy
sign-move = move
sign-home = return
sign-draw = draw
sign-promote = promote
sign-devour = devour
sign-discard = discard
sign-recruit = recruit
sign-outcast = Insane Outcast
sign-focus = Focus, or a play of its own
