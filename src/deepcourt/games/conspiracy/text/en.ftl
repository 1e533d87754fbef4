## The game

title = Conspiracy
subtitle = Abyss Universe
about =
    Recruit lords and seat them in your senate chamber, one row below the other.
    Win keys to take control of locations, collect pearls, bring lords of one guild together.
    Whoever fills a chamber with fifteen lords calls the last round.

## Guilds and lords

guild-politician = Politicians
guild-merchant = Merchants
guild-farmer = Farmers
guild-soldier = Military
guild-mage = Mages

lord-politician-0 = Politician 0
lord-politician-1 = Politician 1
lord-politician-2 = Politician 2
lord-politician-3 = Politician 3
lord-politician-4 = Politician 4
lord-politician-6 = Politician 6
lord-merchant-0 = Merchant 0
lord-merchant-1 = Merchant 1
lord-merchant-2 = Merchant 2
lord-merchant-3 = Merchant 3
lord-merchant-4 = Merchant 4
lord-merchant-6 = Merchant 6
lord-farmer-0 = Farmer 0
lord-farmer-1 = Farmer 1
lord-farmer-2 = Farmer 2
lord-farmer-3 = Farmer 3
lord-farmer-4 = Farmer 4
lord-farmer-6 = Farmer 6
lord-soldier-0 = Soldier 0
lord-soldier-1 = Soldier 1
lord-soldier-2 = Soldier 2
lord-soldier-3 = Soldier 3
lord-soldier-4 = Soldier 4
lord-soldier-6 = Soldier 6
lord-mage-0 = Mage 0
lord-mage-1 = Mage 1
lord-mage-2 = Mage 2
lord-mage-3 = Mage 3
lord-mage-4 = Mage 4
lord-mage-6 = Mage 6

about-lord-0 = When placed: you may swap two lords of your chamber, this one included, but none that shows a key.
about-lord-1 = One silver key.
about-lord-2 = One gold key.
about-lord-3 = Two pearls.
about-lord-4 = One pearl.
about-lord-6 = When placed: the top lord of the deck goes to the discard pile of its guild.

## Locations: names without an article, the texts add "the"

location-citadel = Citadel
location-oyster-garden = Oyster Garden
location-oyster-beds = Oyster Beds
location-oyster-banks = Oyster Banks
location-thousand-locks = Thousand Locks
location-gilded-vault = Gilded Vault
location-pearl-exchange = Pearl Exchange
location-crown-lands = Crown Lands
location-narrow-gate = Narrow Gate
location-twin-gates = Twin Gates
location-tide-gate = Tide Gate
location-sunken-archive = Sunken Archive
location-locksmiths-alley = Locksmiths’ Alley
location-hall-of-maps = Hall of Maps
location-tribune = Tribune
location-trading-house = Trading House
location-granary = Granary
location-bastion = Bastion
location-observatory = Observatory
location-senate-steps = Senate Steps
location-great-market = Great Market
location-kelp-gardens = Kelp Gardens
location-barracks = Barracks
location-academy = Academy

about-location-citadel = 7 points.
about-location-oyster-garden = Gain 1 pearl. 5 points.
about-location-oyster-beds = Gain 2 pearls. 4 points.
about-location-oyster-banks = Gain 3 pearls. 3 points.
about-location-thousand-locks = 1 point for each silver key in your chamber, used or not.
about-location-gilded-vault = 2 points for each gold key in your chamber, used or not.
about-location-pearl-exchange = 1 point for every two pearls you own.
about-location-crown-lands = 2 points for each location you control, this one included.
about-location-narrow-gate = Until your next turn every opponent must take the top lord of the deck, and only that one. 3 points.
about-location-twin-gates = Until your next turn every opponent must draw the top two lords of the deck and keep one. 3 points.
about-location-tide-gate = All discarded lords return to the deck, which is shuffled. 3 points.
about-location-sunken-archive = All face-up locations return to their deck, which is shuffled. 3 points.
about-location-locksmiths-alley = From now on any two keys open a location for you. 3 points.
about-location-hall-of-maps = From now on you choose your locations from the whole location deck and take no face-up ones. 3 points.
about-location-tribune = As many points as your strongest politician.
about-location-trading-house = As many points as your strongest merchant.
about-location-granary = As many points as your strongest farmer.
about-location-bastion = As many points as your strongest soldier.
about-location-observatory = As many points as your strongest mage.
about-location-senate-steps = 1 point, and 1 more for each politician in your chamber.
about-location-great-market = 1 point, and 1 more for each merchant in your chamber.
about-location-kelp-gardens = 1 point, and 1 more for each farmer in your chamber.
about-location-barracks = 1 point, and 1 more for each soldier in your chamber.
about-location-academy = 1 point, and 1 more for each mage in your chamber.

## Decisions: what is asked of the player

decision-recruit = Recruit: draw lords from the deck, or take a whole discard pile.
decision-keep = Keep one of the lords you drew; the others are discarded.
decision-return = { $count ->
    [one] Your chamber has no room for all of them: put one lord back.
   *[other] Your chamber has no room for all of them: put { $count } lords back, one after the other.
}
decision-place = Which lord takes spot { $spot } of your chamber?
decision-swap = You may swap two lords of your chamber that show no key.
decision-seek = Your keys open a location: draw some, or take a face-up one.
decision-search = Your keys open a location: choose one of the whole location deck.
decision-claim = Take one of the { $count } locations you drew; the others stay face up.

## Actions

action-draw-lords = { $count ->
    [one] Draw one lord
   *[other] Draw { $count } lords
}
action-take-pile = Take the pile of the { $guild }
action-keep = Keep the { $lord }
action-return = Put back the { $lord }
action-place = Place the { $lord }
action-decline-swap = Swap nothing
action-swap = Swap spots { $spot } and { $spot2 }
action-draw-locations = { $count ->
    [one] Draw one location
   *[other] Draw { $count } locations
}
action-take = Take the { $location }

## Events: $you is "yes" where the reader is the seat spoken of

event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] { $seat } is to play.
}
event-lord-drawn = { $you ->
    [yes] You draw the { $lord }.
   *[no] { $seat } draws the { $lord }.
}
event-lord-kept = { $you ->
    [yes] You keep the { $lord }.
   *[no] { $seat } keeps the { $lord }.
}
event-lord-discarded = { $you ->
    [yes] You discard the { $lord }.
   *[no] { $seat } discards the { $lord }.
}
event-pile-taken = { $you ->
    [yes] You take the pile of the { $guild }: { $count ->
        [one] one lord.
       *[other] { $count } lords.
    }
   *[no] { $seat } takes the pile of the { $guild }: { $count ->
        [one] one lord.
       *[other] { $count } lords.
    }
}
event-lord-returned = { $you ->
    [yes] You put the { $lord } back on its pile.
   *[no] { $seat } puts the { $lord } back on its pile.
}
event-lord-placed = { $you ->
    [yes] You place the { $lord } on spot { $spot }.
   *[no] { $seat } places the { $lord } on spot { $spot }.
}
event-lords-swapped = { $you ->
    [yes] You swap the lords on spots { $spot } and { $spot2 }.
   *[no] { $seat } swaps the lords on spots { $spot } and { $spot2 }.
}
event-lord-heralded = The { $lord } is turned up from the deck and discarded.
event-pearls-gained = { $you ->
    [yes] You gain { $count ->
        [one] one pearl
       *[other] { $count } pearls
    } and have { $total }.
   *[no] { $seat } gains { $count ->
        [one] one pearl
       *[other] { $count } pearls
    } and has { $total }.
}
event-pearl-master-named = { $you ->
    [yes] You become Pearl Master.
   *[no] { $seat } becomes Pearl Master.
}
event-locations-drawn = { $you ->
    [yes] You draw { $count ->
        [one] one location.
       *[other] { $count } locations.
    }
   *[no] { $seat } draws { $count ->
        [one] one location.
       *[other] { $count } locations.
    }
}
event-location-seen = You look at the { $location }.
event-location-revealed = { $you ->
    [yes] You leave the { $location } face up.
   *[no] { $seat } leaves the { $location } face up.
}
event-location-taken = { $you ->
    [yes] You take control of the { $location }.
   *[no] { $seat } takes control of the { $location }.
}
event-no-location-left = { $you ->
    [yes] There is no location left for you; your keys stay.
   *[no] There is no location left for { $seat }; the keys stay.
}
event-draw-forced = { $you ->
    [yes] Until your next turn all others must draw exactly { $count ->
        [one] one lord.
       *[other] { $count } lords.
    }
   *[no] Until { $seat } plays again all others must draw exactly { $count ->
        [one] one lord.
       *[other] { $count } lords.
    }
}
event-force-ended = { $you ->
    [yes] You open your gate: recruiting is free again.
   *[no] { $seat } opens the gate: recruiting is free again.
}
event-lords-recalled = { $count ->
    [0] There is no discarded lord to return to the deck.
    [one] One discarded lord returns to the deck.
   *[other] { $count } discarded lords return to the deck.
}
event-locations-recalled = { $count ->
    [0] There is no face-up location to return to the deck.
    [one] One face-up location returns to the deck.
   *[other] { $count } face-up locations return to the deck.
}
event-last-round-began = { $you ->
    [yes] You complete your chamber: everybody else has one last turn.
   *[no] { $seat } completes the chamber: everybody else has one last turn.
}
event-game-ended = The game is over.

## Why not: these follow a colon

why-game-over = the game is over.
why-not-now-draw-lords = lords are drawn only at the beginning of a turn.
why-not-now-take-pile = a pile is taken only at the beginning of a turn.
why-not-now-keep = there are no drawn lords to choose from now.
why-not-now-return = lords go back only when a pile holds more of them than the chamber has free spots.
why-not-now-place = this is not the moment to choose a lord to place.
why-not-now-decline-swap = no swap is offered now.
why-not-now-swap = lords are swapped only when a lord of influence 0 is placed.
why-not-now-draw-locations = locations are drawn only when the lord just placed completes the keys for one.
why-not-now-take = a location is taken only when the lord just placed completes the keys for one.
why-draw-is-forced = { $count ->
    [one] a location forces you to take exactly the top lord of the deck.
   *[other] a location forces you to draw exactly the top { $count } lords of the deck.
}
why-too-few-lords = { $count ->
    [0] the lord deck is empty.
    [one] the lord deck has only one card left.
   *[other] the lord deck has only { $count } cards left.
}
why-pile-is-empty = the pile of the { $guild } is empty.
why-must-search-deck = with the { location-hall-of-maps } you neither draw locations nor take face-up ones: you choose from their deck.
why-too-few-locations = { $count ->
    [0] the location deck is empty.
    [one] the location deck has only one card left.
   *[other] the location deck has only { $count } cards left.
}
why-location-not-revealed = the face-up locations do not include the { $location }.
why-location-not-in-deck = the location deck does not hold the { $location }.
why-location-not-drawn = you did not draw the { $location }.
why-spot-is-empty = spot { $spot } of the chamber is empty.
why-lord-shows-key = the lord on spot { $spot } shows a key and never moves.
why-lord-not-in-hand = the { $lord } is not among the lords to choose from.

## Score sheet

score-lords = Strongest lords
score-strongest = { $guild }
score-locations = Locations
score-location = { $location }
score-coalition = { $count ->
    [0] No coalition
    [one] Coalition of one
   *[other] Coalition of { $count }
}
    .phrase = coalition
score-pearl-master = Pearl Master
