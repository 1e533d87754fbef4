## The game

title = Tyrants of the Underdark
subtitle = The houses below the world
about =
    Lead a noble house of the Underdark: play the minions of your deck, and recruit stronger ones with your influence.
    Spend power to deploy troops and to assassinate those in your way, send spies ahead, and bring sites under your control.
    The best minions are promoted to your inner circle. Sites, trophies and cards bring points; most points rule below.
option-decks = Half-decks
about-option-decks = The market deck is made of two of the six half-decks, which play quite differently. Drow and Dragons suit a first game.
option-decks-drow-dragons = Drow and Dragons
option-decks-drow-elementals = Drow and Elementals
option-decks-drow-demons = Drow and Demons
option-decks-drow-aberrations = Drow and Aberrations
option-decks-drow-undead = Drow and Undead
option-decks-dragons-elementals = Dragons and Elementals
option-decks-dragons-demons = Dragons and Demons
option-decks-dragons-aberrations = Dragons and Aberrations
option-decks-dragons-undead = Dragons and Undead
option-decks-elementals-demons = Elementals and Demons
option-decks-elementals-aberrations = Elementals and Aberrations
option-decks-elementals-undead = Elementals and Undead
option-decks-demons-aberrations = Demons and Aberrations
option-decks-demons-undead = Demons and Undead
option-decks-aberrations-undead = Aberrations and Undead
option-decks-random = Two at random
option-outer = Outer section
about-option-outer = Three players play on the centre of the map and on one of its outer sections. Two need the centre alone, four the whole map.
option-outer-left = Left section
option-outer-right = Right section

## Houses of the players, and troops by their house

house-flame = House of the Flame
    .phrase = the House of the Flame
house-spider = House of the Spider
    .phrase = the House of the Spider
house-blade = House of the Blade
    .phrase = the House of the Blade
house-eye = House of the Eye
    .phrase = the House of the Eye

troop-flame = Flame troop
    .phrase = a Flame troop
troop-spider = Spider troop
    .phrase = a Spider troop
troop-blade = Blade troop
    .phrase = a Blade troop
troop-eye = Eye troop
    .phrase = an Eye troop
troop-white = White troop
    .phrase = a white troop

## Decks: the two that are always there, and the half-decks

deck-starter = Starting decks
deck-core = Common stacks
deck-drow = Drow
deck-dragons = Dragons
deck-elementals = Elementals
deck-demons = Demons
deck-aberrations = Aberrations
deck-undead = Undead

## Aspects

aspect-ambition = Ambition
aspect-conquest = Conquest
aspect-malice = Malice
aspect-guile = Guile
aspect-obedience = Obedience

## Creatures that the cards show

creature-aberration = Aberration
creature-beast = Beast
creature-construct = Construct
creature-derro = Derro
creature-doppelganger = Doppelganger
creature-dragon = Dragon
creature-drow = Drow
creature-dwarf = Dwarf
creature-elemental = Elemental
creature-elemental-prince = Elemental Prince
creature-elf = Elf
creature-fiend = Fiend
creature-giant = Giant
creature-grimlock = Grimlock
creature-half-dragon = Half-Dragon
creature-human = Human
creature-illithid = Illithid
creature-kobold = Kobold
creature-medusa = Medusa
creature-monstrosity = Monstrosity
creature-myconid = Myconid
creature-quaggoth = Quaggoth
creature-shapechanger = Shapechanger
creature-tiefling = Tiefling
creature-troglodyte = Troglodyte
creature-undead = Undead

## Sections of the map

section-left = Left section
section-center = Centre section
section-right = Right section

## Sites

site-gauntlgrym = Gauntlgrym
site-wormwrithings = The Wormwrithings
    .phrase = the Wormwrithings
site-jhachalkhyn = Jhachalkhyn
site-buiyrandyn = Buiyrandyn
site-stoneshaft-clanhold = Stoneshaft Clanhold
site-ch-chitl = Ch’Chitl
site-blingdenstone = Blingdenstone
site-mantol-derith = Mantol-Derith
site-menzoberranzan = Menzoberranzan
site-everfire = Everfire
site-gracklstugh = Gracklstugh
site-chasmleap-bridge = Chasmleap Bridge
site-halls-of-the-scoured-legion = Halls of the Scoured Legion
    .phrase = the Halls of the Scoured Legion
site-labyrinth = The Labyrinth
    .phrase = the Labyrinth
site-araumycos = Araumycos
site-ched-nasad = Ched Nasad
site-skullport = Skullport
site-eryndlyn = Eryndlyn
site-llacerellyn = Llacerellyn
site-kanaglym = Kanaglym
site-tsenviilyq = Tsenviilyq
site-chaulssin = Chaulssin
site-phaerlin = The Phaerlin
    .phrase = the Phaerlin
site-yathchol = Yathchol
site-ruins-of-dekanter = Ruins of Dekanter
    .phrase = the Ruins of Dekanter
site-ss-zuraass-nee = Ss’zuraass’nee

## Cards

card-noble = Noble
card-soldier = Soldier
card-house-guard = House Guard
card-priestess-of-lolth = Priestess of Lolth
card-insane-outcast = Insane Outcast
card-advance-scout = Advance Scout
card-advocate = Advocate
card-blackguard = Blackguard
card-bounty-hunter = Bounty Hunter
card-chosen-of-lolth = Chosen of Lolth
card-council-member = Council Member
card-deathblade = Deathblade
card-doppelganger = Doppelganger
card-drow-negotiator = Drow Negotiator
card-infiltrator = Infiltrator
card-information-broker = Information Broker
card-inquisitor = Inquisitor
card-master-of-melee-magthere = Master of Melee-Magthere
card-masters-of-sorcere = Masters of Sorcere
card-matron-mother = Matron Mother
card-mercenary-squad = Mercenary Squad
card-spellspinner = Spellspinner
card-spy-master = Spy Master
card-underdark-ranger = Underdark Ranger
card-weaponmaster = Weaponmaster
card-black-dragon = Black Dragon
card-black-wyrmling = Black Wyrmling
card-blue-dragon = Blue Dragon
card-blue-wyrmling = Blue Wyrmling
card-cleric-of-laogzed = Cleric of Laogzed
card-cult-fanatic = Cult Fanatic
card-dragon-cultist = Dragon Cultist
card-dragonclaw = Dragonclaw
card-enchanter-of-thay = Enchanter of Thay
card-green-dragon = Green Dragon
card-green-wyrmling = Green Wyrmling
card-kobold = Kobold
card-rath-modar = Rath Modar
card-red-dragon = Red Dragon
card-red-wyrmling = Red Wyrmling
card-severin-silrajin = Severin Silrajin
card-watcher-of-thay = Watcher of Thay
card-white-dragon = White Dragon
card-white-wyrmling = White Wyrmling
card-wyrmspeaker = Wyrmspeaker
card-aerisi-kalinoth = Aerisi Kalinoth
card-air-elemental = Air Elemental
card-air-elemental-myrmidon = Air Elemental Myrmidon
card-black-earth-cultist = Black Earth Cultist
card-crushing-wave-cultist = Crushing Wave Cultist
card-earth-elemental = Earth Elemental
card-earth-elemental-myrmidon = Earth Elemental Myrmidon
card-eternal-flame-cultist = Eternal Flame Cultist
card-fire-elemental = Fire Elemental
card-fire-elemental-myrmidon = Fire Elemental Myrmidon
card-gar-shatterkeel = Gar Shatterkeel
card-howling-hatred-cultist = Howling Hatred Cultist
card-imix = Imix
card-marlos-urnrayle = Marlos Urnrayle
card-ogremoch = Ogrémoch
card-olhydra = Olhydra
card-vanifer = Vanifer
card-water-elemental = Water Elemental
card-water-elemental-myrmidon = Water Elemental Myrmidon
card-yan-c-bin = Yan-C-Bin
card-balor = Balor
card-demogorgon = Demogorgon
card-derro = Derro
card-ettin = Ettin
card-ghoul = Ghoul
card-gibbering-mouther = Gibbering Mouther
card-glabrezu = Glabrezu
card-grazzt = Graz’zt
card-hezrou = Hezrou
card-jackalwere = Jackalwere
card-marilith = Marilith
card-mind-flayer = Mind Flayer
card-myconid-adult = Myconid Adult
card-myconid-sovereign = Myconid Sovereign
card-nalfeshnee = Nalfeshnee
card-night-hag = Night Hag
card-orcus = Orcus
card-succubus = Succubus
card-vrock = Vrock
card-zuggtmoy = Zuggtmoy
card-aboleth = Aboleth
card-ambassador = Ambassador
card-beholder = Beholder
card-brainwashed-slave = Brainwashed Slave
card-chuul = Chuul
card-cloaker = Cloaker
card-cranium-rats = Cranium Rats
card-death-tyrant = Death Tyrant
card-elder-brain = Elder Brain
card-gauth = Gauth
card-grimlock = Grimlock
card-intellect-devourer = Intellect Devourer
card-mindwitness = Mindwitness
card-neogi = Neogi
card-nothic = Nothic
card-puppeteer = Puppeteer
card-quaggoth = Quaggoth
card-spectator = Spectator
card-ulitharid = Ulitharid
card-umber-hulk = Umber Hulk
card-banshee = Banshee
card-carrion-crawler = Carrion Crawler
card-conjurer = Conjurer
card-cultist-of-myrkul = Cultist of Myrkul
card-death-knight = Death Knight
card-flesh-golem = Flesh Golem
card-ghost = Ghost
card-high-priest-of-myrkul = High Priest of Myrkul
card-lich = Lich
card-minotaur-skeleton = Minotaur Skeleton
card-mummy-lord = Mummy Lord
card-necromancer = Necromancer
card-ogre-zombie = Ogre Zombie
card-ravenous-zombies = Ravenous Zombies
card-revenant = Revenant
card-skeletal-horde = Skeletal Horde
card-vampire = Vampire
card-vampire-spawn = Vampire Spawn
card-wight = Wight
card-wraith = Wraith

## What cards do. Each is a part of a sentence: no capital, no full stop, unless it stands first for good

effect-sentence = { $text }.
effect-option = • { $effect }
effect-then = { $first }, then { $second }
effect-next = then { $effect }
effect-choose = { $times ->
    [1] choose one:
   *[other] { $times } times in a row, choose one and carry it out:
}
effect-if-paid = if you do, { $effect }
effect-focus = Focus ({ $aspect }): { $effect }
effect-if = if { $condition }, { $effect }
effect-at-end = at the end of the turn, { $effect }
effect-when-discarded = when an opponent makes you discard this card, { $effect }
effect-never-leaves = whenever this card would be devoured or promoted, it goes back to the stack of Insane Outcasts instead

cost-return-spy = you may return one of your spies
cost-return-spies = you may return any number of your spies
cost-devour-from-hand = you may devour a card from your hand
cost-devour-from-circle = you may devour a card from your inner circle
cost-devour-this = you may devour this card
cost-discard = you may discard a card from your hand

condition-at-least = you have at least { $what }
condition-others-troop = another player has a troop on the site of that spy
condition-others-spy = another player has a spy on that same site
condition-others-loss = that troop was another player’s

counted-white-trophies = { $count ->
    [1] white troop in your trophy hall
   *[other] { $count } white troops in your trophy hall
}
counted-player-trophies = { $count ->
    [1] troop of a player in your trophy hall
   *[other] { $count } troops of players in your trophy hall
}
counted-trophies = { $count ->
    [1] troop of any colour in your trophy hall
   *[other] { $count } troops of any colour in your trophy hall
}
counted-inner-circle = { $count ->
    [1] card in your inner circle
   *[other] { $count } cards in your inner circle
}
counted-sites = { $count ->
    [1] site you control
   *[other] { $count } sites you control
}
counted-total-sites = { $count ->
    [1] site you control totally
   *[other] { $count } sites you control totally
}
counted-markers = { $count ->
    [1] site control marker you hold
   *[other] { $count } site control markers you hold
}
counted-kills = { $count ->
    [1] troop assassinated with this card
   *[other] { $count } troops assassinated with this card
}
counted-spies = { $count ->
    [1] spy you have on the map
   *[other] { $count } spies you have on the map
}

effect-per = { $every ->
    [1] { $effect } for each { $what }
   *[other] { $effect } for every { $what }
}
up-to = up to { $what }

effect-gain-power = gain { $count } power
effect-gain-influence = gain { $count } influence
effect-gain-points = gain { $count } VP
effect-draw = { $count ->
    [1] draw a card
   *[other] draw { $count } cards
}
effect-deploy = { $count ->
    [1] deploy a troop
   *[other] deploy { $count } troops
}
troops = { $kind ->
    [white] { $count ->
        [1] a white troop
       *[other] { $count } white troops
    }
   *[enemy] { $count ->
        [1] an enemy troop
       *[other] { $count } enemy troops
    }
}
effect-assassinate = { $place ->
    [that-site] assassinate { $troops } on the site of that spy
    [one-site] assassinate { $troops }, all on one and the same site
   *[presence] assassinate { $troops }
}
effect-supplant = { $place ->
    [anywhere] supplant { $troops } anywhere on the map
    [that-site] supplant { $troops } on the site of that spy
    [returned] supplant { $troops } on the site of each returned spy
   *[presence] supplant { $troops }
}
effect-move = move { $troops }
pieces-others = { $count ->
    [1] a troop or spy of another player
   *[other] { $count } troops or spies of other players
}
pieces-spy = { $count ->
    [1] a spy of another player
   *[other] { $count } spies of other players
}
pieces-anybodys = { $count ->
    [1] a troop or spy of any player, be it your own
   *[other] { $count } troops or spies of any players, your own included
}
effect-return = return { $pieces }
effect-place-spies = { $count ->
    [1] place a spy
   *[other] place { $count } spies
}
cards-others-played = { $count ->
    [1] another card you played this turn
   *[other] { $count } other cards you played this turn
}
cards-of-aspect-played = { $count ->
    [1] one { $aspect } card you played this turn
   *[other] { $count } { $aspect } cards you played this turn
}
cards-any = { $count ->
    [1] one card
   *[other] { $count } cards
}
cards-of-aspect = { $count ->
    [1] one { $aspect } card
   *[other] { $count } { $aspect } cards
}
effect-promote = promote { $cards }
effect-promote-creature = promote as many { $creature } cards you played this turn as you like, or none
effect-promote-top = promote the top card of your deck
effect-promote-this = promote this card
effect-promote-discarded = promote a card from your discard pile
effect-promote-this-or-held = promote this card, or one from your hand or your discard pile
effect-promote-instead = you may promote it instead
effect-discard-deck = put your whole deck on your discard pile
effect-devour-market = you may devour a card of the market
effect-swap-with-market = devour a card of the market and put this card in its place
effect-recruit-free = recruit { $cards } of cost { $cost } or less without paying
effect-take-outcasts = { $count ->
    [1] take an Insane Outcast
   *[other] take { $count } Insane Outcasts
}
effect-give-outcasts = { $count ->
    [1] { $players } takes an Insane Outcast
   *[other] { $players } takes { $count } Insane Outcasts
}
effect-discard = { $count ->
    [1] { $players } discards a card
   *[other] { $players } discards { $count } cards
}
players = { $who ->
    [each] each opponent
    [chosen] an opponent of your choice
    [that-player] that player
    [that-opponent] that opponent
   *[you] you
}
players-having = { $who ->
    [each] { $players } who has { $what }
    [chosen] { $players } who has { $what }
   *[that-player] { $players }, if they have { $what },
}
having-troop-there = a troop on the site of that spy
having-troop-adjacent = a troop next to one just deployed
having-more-cards = more than { $count } cards in hand
having-both = { $first } and { $second }
troops-trophies = { $kind ->
    [white] { $count ->
        [1] a white troop
       *[other] { $count } white troops
    }
   *[any] { $count ->
        [1] a troop of any colour
       *[other] { $count } troops of any colour
    }
}
hall = { $whose ->
    [that-players] the trophy hall of that player
   *[any] any trophy hall
}
effect-redeploy = { $place ->
    [anywhere] put { $troops } from { $hall } back anywhere on the map
   *[presence] put { $troops } from { $hall } back on the map where you have presence
}
effect-may-redeploy = { $place ->
    [anywhere] you may put { $troops } from { $hall } back anywhere on the map
   *[presence] you may put { $troops } from { $hall } back on the map where you have presence
}
effect-play-from-market = play a card of the market of cost { $cost } or less as though you held it, then devour it
effect-play-from-circle = play a card of your inner circle as though you held it, then put it back there
effect-sell-devoured = until the end of the turn, the card on top of the devoured pile can be recruited as though it were in the market
effect-return-to-supply = put this card back on the stack of Insane Outcasts

route = { $a } – { $b }

# Spaces of routes, numbered from $a on; and places as they stand in a sentence, with their preposition
route-space = { $a } – { $b } ({ $number }/{ $count })
at-site = at { $site }
on-route = between { $a } and { $b }
on-route-space = between { $a } and { $b } ({ $number }/{ $count })

## Decisions: what is asked of the player. Cards stand without an article: "Lich", "Imix"

decision-start = Where does your house begin? Deploy your first troop to a starting site that no other player has taken.
decision-turn = Your turn: play cards, spend your power and influence, then end the turn.
decision-option = { $count ->
    [one] { $card }: choose what it does.
   *[other] { $card }: choose what it does; { $count } choices to go.
}
decision-pay = { $cost ->
    [return-spy] { $card }: return one of your spies for the effect, or pass.
    [return-spies] { $card }: return your spies one by one, as many as you like, then pass.
    [devour-from-hand] { $card }: devour a card from your hand for the effect, or pass.
    [devour-from-circle] { $card }: devour a card from your inner circle for the effect, or pass.
    [devour-this] { $card }: devour this card for the effect, or pass.
   *[discard] { $card }: discard a card from your hand to be rid of this one, or pass.
}
decision-focus = { $card }: reveal a card of the same aspect from your hand for the Focus effect, or pass.
decision-deploy = { $count ->
    [one] { $card }: choose where to deploy a troop.
   *[other] { $card }: choose where to deploy a troop; { $count } to go.
}
decision-assassinate = { $optional ->
    [true] { $count ->
        [one] { $card }: you may assassinate one more enemy troop.
       *[other] { $card }: you may assassinate enemy troops of one site, up to { $count }.
    }
   *[false] { $count ->
        [one] { $card }: choose an enemy troop to assassinate.
       *[other] { $card }: choose an enemy troop to assassinate; { $count } to go.
    }
}
decision-supplant = { $count ->
    [one] { $card }: choose an enemy troop to supplant.
   *[other] { $card }: choose an enemy troop to supplant; { $count } to go.
}
decision-move = { $optional ->
    [true] { $count ->
        [one] { $card }: you may move one more enemy troop.
       *[other] { $card }: you may move up to { $count } enemy troops. Choose one.
    }
   *[false] { $card }: choose an enemy troop to move.
}
decision-put = { $card }: choose where the troop goes. Any empty space of the map will do.
decision-return = { $optional ->
    [true] { $count ->
        [one] { $card }: you may return one more troop or spy to its owner.
       *[other] { $card }: you may return up to { $count } troops or spies to their owners, your own included.
    }
   *[false] { $card }: choose a piece of another player to return to its owner.
}
decision-place-spy = { $count ->
    [one] { $card }: choose a site for your spy.
   *[other] { $card }: choose a site for your spy; { $count } to go.
}
decision-recall = { $card }: all your spies are on the map. Take one back to place it anew, or pass.
decision-devour-market = { $optional ->
    [true] { $card }: you may devour a card of the market.
   *[false] { $card }: choose the card of the market to devour; this one takes its place.
}
decision-promote = { $optional ->
    [true] { $count ->
        [one] { $card }: you may promote one more card you played this turn.
        [2] { $card }: you may promote up to two of the other cards you played this turn.
       *[other] { $card }: you may promote as many Undead cards you played this turn as you like.
    }
   *[false] { $card }: choose a card you played this turn to promote.
}
decision-promote-discarded = { $card }: choose a card from your discard pile to promote.
decision-promote-any = { $card }: promote this card, or one from your hand or your discard pile.
decision-promote-instead = { $card }: an opponent makes you discard it. You may promote it instead.
decision-recruit-free = { $optional ->
    [true] { $count ->
        [one] { $card }: you may recruit one more card without paying.
       *[other] { $card }: you may recruit up to { $count } cards without paying.
    }
   *[false] { $card }: choose a card to recruit without paying.
}
decision-player = { $card }: choose the opponent it strikes.
decision-discard = { $seat2 } makes you discard a card with { $card }: choose it.
decision-trophy = { $optional ->
    [true] { $count ->
        [one] { $card }: you may put one more troop from a trophy hall back on the map.
       *[other] { $card }: you may put up to { $count } troops from a trophy hall back on the map. Choose one.
    }
   *[false] { $card }: choose a troop from a trophy hall to put back on the map.
}
decision-redeploy = { $card }: choose an empty space for the troop.
decision-play-market = { $card }: choose a card of the market to play as though you held it.
decision-play-circle = { $card }: choose a card of your inner circle to play as though you held it.
decision-order = The turn ends, and several cards still have an effect: which comes next?

## Actions. $place comes with its preposition: "at Skullport", "between Skullport and Kanaglym"

action-start = Begin at { $site }
action-play = Play { $card }
action-deploy = Deploy a troop { $place }
action-take-point = Take 1 VP instead of deploying
action-assassinate = Assassinate { $troop } { $place }
action-return-spy = Return the spy of { $house } at { $site }
action-recruit = Recruit { $card }
action-recruit-devoured = Recruit the top card of the devoured pile
action-end-turn = End the turn
action-choose = Option { $option }
action-pass = Pass
action-reveal = Reveal { $card }
action-supplant = Supplant { $troop } { $place }
action-lift = Move { $troop } that stands { $place }
action-put = Put it { $place }
action-return-troop = Return a troop of { $house } that stands { $place }
action-place-spy = Place a spy at { $site }
action-recall = Take back your spy at { $site }
action-devour = Devour { $card }
action-devour-this = Devour this card
action-promote = Promote { $card }
action-promote-held = Promote { $card } from your hand
action-promote-this = Promote this card
action-choose-player = Choose { $house }
action-discard = Discard { $card }
action-take-trophy = Take { $troop } from the trophy hall of { $house }
action-resolve = { $card } comes next

## Events: $you is "yes" where the reader is the seat spoken of

event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] { $seat } is to play.
}
event-troop-started = { $you ->
    [yes] You begin at { $site }.
   *[no] { $seat } begins at { $site }.
}
event-card-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-market-card-played = { $you ->
    [yes] You play { $card } from the market.
   *[no] { $seat } plays { $card } from the market.
}
event-circle-card-played = { $you ->
    [yes] You play { $card } from your inner circle.
   *[no] { $seat } plays { $card } from the inner circle.
}
event-power-gained = { $you ->
    [yes] You gain { $count } power.
   *[no] { $seat } gains { $count } power.
}
event-influence-gained = { $you ->
    [yes] You gain { $count } influence.
   *[no] { $seat } gains { $count } influence.
}
event-points-gained = { $you ->
    [yes] You gain { $count } VP.
   *[no] { $seat } gains { $count } VP.
}
event-troop-deployed = { $you ->
    [yes] You deploy a troop { $place }.
   *[no] { $seat } deploys a troop { $place }.
}
event-troop-assassinated = { $you ->
    [yes] You assassinate { $troop } { $place }.
   *[no] { $seat } assassinates { $troop } { $place }.
}
event-troop-supplanted = { $you ->
    [yes] You supplant { $troop } { $place }.
   *[no] { $seat } supplants { $troop } { $place }.
}
event-troop-lifted = { $you ->
    [yes] You move { $troop } that stood { $place }.
   *[no] { $seat } moves { $troop } that stood { $place }.
}
event-troop-put = { $you ->
    [yes] You set down { $troop } { $place }.
   *[no] { $seat } sets down { $troop } { $place }.
}
event-troop-returned = { $you ->
    [yes] You return a troop of { $house } that stood { $place }.
   *[no] { $seat } returns a troop of { $house } that stood { $place }.
}
event-trophy-taken = { $you ->
    [yes] You take { $troop } from the trophy hall of { $house }.
   *[no] { $seat } takes { $troop } from the trophy hall of { $house }.
}
event-spy-placed = { $you ->
    [yes] You place a spy at { $site }.
   *[no] { $seat } places a spy at { $site }.
}
event-spy-recalled = { $you ->
    [yes] You take back your spy at { $site }.
   *[no] { $seat } takes back a spy at { $site }.
}
event-spy-returned = { $you ->
    [yes] You return the spy of { $house } at { $site }.
   *[no] { $seat } returns the spy of { $house } at { $site }.
}
event-control-gained = { $you ->
    [yes] You take control of { $site }.
   *[no] { $seat } takes control of { $site }.
}
event-control-lost = { $you ->
    [yes] You lose control of { $site }.
   *[no] { $seat } loses control of { $site }.
}
event-total-control-gained = { $you ->
    [yes] You take total control of { $site }.
   *[no] { $seat } takes total control of { $site }.
}
event-total-control-lost = { $you ->
    [yes] You lose total control of { $site }.
   *[no] { $seat } loses total control of { $site }.
}
event-marker-influence = { $you ->
    [yes] You gain { $count } influence for your control of { $site }.
   *[no] { $seat } gains { $count } influence for the control of { $site }.
}
event-marker-points = { $you ->
    [yes] You gain { $count } VP for your total control of { $site }.
   *[no] { $seat } gains { $count } VP for the total control of { $site }.
}
event-card-recruited = { $you ->
    [yes] You recruit { $card }.
   *[no] { $seat } recruits { $card }.
}
event-card-recruited-free = { $you ->
    [yes] You recruit { $card } without paying.
   *[no] { $seat } recruits { $card } without paying.
}
event-devoured-card-recruited = { $you ->
    [yes] You recruit { $card } from the devoured pile.
   *[no] { $seat } recruits { $card } from the devoured pile.
}
event-market-filled = New in the market: { $card }.
event-card-devoured = { $you ->
    [yes] You devour { $card }.
   *[no] { $seat } devours { $card }.
}
event-market-card-devoured = { $you ->
    [yes] You devour { $card } in the market.
   *[no] { $seat } devours { $card } in the market.
}
event-card-promoted = { $you ->
    [yes] You promote { $card }.
   *[no] { $seat } promotes { $card }.
}
event-top-card-promoted = { $you ->
    [yes] You turn up { $card } from the top of your deck.
   *[no] { $seat } turns up { $card } from the top of the deck.
}
event-card-revealed = { $you ->
    [yes] You reveal { $card }.
   *[no] { $seat } reveals { $card }.
}
event-card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-card-into-market = { $you ->
    [yes] You put { $card } into the market.
   *[no] { $seat } puts { $card } into the market.
}
event-deck-discarded = { $you ->
    [yes] You put your whole deck on your discard pile: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
   *[no] { $seat } puts the whole deck on the discard pile: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
}
event-deck-shuffled = { $you ->
    [yes] You shuffle your discard pile into a new deck: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
   *[no] { $seat } shuffles the discard pile into a new deck: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
}
event-cards-drawn = { $you ->
    [yes] You draw { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
   *[no] { $seat } draws { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
}
event-card-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-outcast-taken = { $you ->
    [yes] You take an Insane Outcast.
   *[no] { $seat } takes an Insane Outcast.
}
event-outcast-returned = { $you ->
    [yes] You put an Insane Outcast back on its stack.
   *[no] { $seat } puts an Insane Outcast back on its stack.
}
event-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
event-last-round-began = { $you ->
    [yes] You bring about the end: the game is over after this round.
   *[no] { $seat } brings about the end: the game is over after this round.
}
event-game-ended = The game is over.

## Why not: these follow a colon

why-game-over = the game is over.
why-not-now-start = the houses have chosen their starting sites.
why-not-now-play = this is not the moment to play a card: something else has to be decided first.
why-not-now-deploy = this is not the moment to deploy a troop.
why-not-now-take-point = this is not the moment to deploy, nor to take a victory point instead.
why-not-now-assassinate = this is not the moment to assassinate a troop.
why-not-now-return-spy = this is not the moment to return a spy of another player.
why-not-now-recruit = this is not the moment to recruit a card.
why-not-now-recruit-devoured = this is not the moment to recruit a card.
why-not-now-end-turn = something has to be decided before the turn can end.
why-not-now-choose = no card offers you a choice now.
why-not-now-pass = there is nothing to decline now.
why-not-now-reveal = no Focus asks for a card of your hand.
why-not-now-supplant = nothing lets you supplant a troop now.
why-not-now-lift = nothing lets you move a troop now.
why-not-now-put = there is no troop to put anywhere.
why-not-now-return-troop = nothing lets you return a troop now.
why-not-now-place-spy = there is no spy to place now.
why-not-now-recall = nothing asks for one of your spies.
why-not-now-devour = nothing asks for such a card to be devoured.
why-not-now-devour-this = nothing asks for this card to be devoured.
why-not-now-promote = nothing lets you promote such a card now.
why-not-now-promote-held = nothing lets you promote a card from your hand.
why-not-now-promote-this = nothing lets you promote this card now.
why-not-now-choose-player = there is no opponent to choose now.
why-not-now-discard = nothing asks you to discard a card.
why-not-now-take-trophy = nothing lets you take a troop from a trophy hall.
why-not-now-resolve = there is no order of effects to choose.
why-out-of-play = that part of the map is not in play.
why-house-not-here = nobody at this table leads { $house }.
why-no-start-site = { $site } is not a starting site.
why-start-site-taken = another house begins at { $site }.
why-no-power = { $count ->
    [0] this costs { $need } power, and you have none.
   *[other] this costs { $need } power, and you have only { $count }.
}
why-no-presence = you have no presence { $place }.
why-no-empty-space = there is no empty space { $place }.
why-barracks-empty = your barracks are empty: take a victory point instead of deploying.
why-barracks-not-empty = you still have troops in your barracks.
why-no-such-troop = you would look in vain for { $troop } { $place }.
why-own-troop = your own troops are not your enemies.
why-white-only = { $card } takes white troops only.
why-that-site-only = { $card } takes troops at { $site } only.
why-sites-only = { $card } takes troops on a site, not on a route.
why-spies-only = { $card } returns spies, not troops.
why-others-only = { $card } returns pieces of other players only.
why-no-such-spy = { $house } has no spy at { $site }.
why-own-spy = that spy is your own.
why-no-spy-of-yours = you have no spy at { $site }.
why-spy-already-there = you already have a spy at { $site }.
why-card-not-in-hand = you do not hold { $card }.
why-card-not-in-market = { $card } is not in the market.
why-card-not-in-circle = { $card } is not in your inner circle.
why-card-not-discarded = { $card } is not in your discard pile.
why-card-not-in-play = { $card } is not in your play area.
why-stack-empty = no { $card } is left on the stack.
why-card-not-for-sale = { $card } cannot be recruited.
why-too-expensive = { $card } costs { $count } influence more than you have.
why-above-limit = { $card } costs more than { $count }.
why-wrong-aspect = { $card } is not of the aspect asked for: { $aspect }.
why-no-undead = { $card } is not an Undead.
why-no-ghost = the devoured pile is closed: no Ghost has opened it in this turn.
why-nothing-devoured = no card has been devoured.
why-very-card = { $card } is the very card whose effect this is.
why-already-promoted = { $card } is in your inner circle already.
why-must-choose = this is not optional: choose one of the possibilities.
why-not-yourself = you cannot choose yourself.
why-house-has-no-troop-there = { $house } has no troop at { $site }.
why-house-not-adjacent = { $house } has no troop next to one just deployed.
why-house-holds-few = { $house } does not hold more than { $count } cards.
why-no-such-trophy = the trophy hall of { $house } does not hold { $troop }.
why-other-hall-only = { $card } does not reach the trophy hall of { $house }.
why-nothing-waits = no effect of { $card } is waiting.

## Score sheet

score-sites = { $count ->
    [0] No site controlled
    [one] One site controlled
   *[other] { $count } sites controlled
}
    .phrase = controlled sites
score-site = { $site }
score-total-control = { $count ->
    [0] No site under total control
    [one] One site under total control
   *[other] { $count } sites under total control
}
    .phrase = total control
score-total-site = { $site }
score-trophies = { $count ->
    [0] No troop in the trophy hall
    [one] One troop in the trophy hall
   *[other] { $count } troops in the trophy hall
}
    .phrase = trophy hall
score-deck = { $count ->
    [0] No card in deck, hand and discard pile
    [one] One card in deck, hand and discard pile
   *[other] { $count } cards in deck, hand and discard pile
}
    .phrase = cards in the deck
score-circle = { $count ->
    [0] No card in the inner circle
    [one] One card in the inner circle
   *[other] { $count } cards in the inner circle
}
    .phrase = inner circle
score-tokens = VP tokens

## From here on written by `python -m deepcourt.games.tyrants.wording`

about-card-noble =
    Gain 1 influence.
about-card-soldier =
    Gain 1 power.
about-card-house-guard =
    Gain 2 power.
about-card-priestess-of-lolth =
    Gain 2 influence.
about-card-insane-outcast =
    You may discard a card from your hand. If you do, put this card back on the stack of Insane Outcasts.
    Whenever this card would be devoured or promoted, it goes back to the stack of Insane Outcasts instead.
about-card-advance-scout =
    Supplant a white troop.
about-card-advocate =
    Choose one:
    • Gain 2 influence.
    • At the end of the turn, promote another card you played this turn.
choice-advocate-1 = Gain 2 influence.
choice-advocate-2 = At the end of the turn, promote another card you played this turn.
about-card-blackguard =
    Choose one:
    • Gain 2 power.
    • Assassinate an enemy troop.
choice-blackguard-1 = Gain 2 power.
choice-blackguard-2 = Assassinate an enemy troop.
about-card-bounty-hunter =
    Gain 3 power.
about-card-chosen-of-lolth =
    Return a troop or spy of another player.
    At the end of the turn, promote another card you played this turn.
about-card-council-member =
    Move up to 2 enemy troops.
    At the end of the turn, promote another card you played this turn.
about-card-deathblade =
    Assassinate 2 enemy troops.
about-card-doppelganger =
    Supplant an enemy troop.
about-card-drow-negotiator =
    If you have at least 4 cards in your inner circle, gain 3 influence.
    At the end of the turn, promote another card you played this turn.
about-card-infiltrator =
    Place a spy.
    If another player has a troop on the site of that spy, gain 1 power.
about-card-information-broker =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, draw 3 cards.
choice-information-broker-1 = Place a spy.
choice-information-broker-2 = You may return one of your spies. If you do, draw 3 cards.
about-card-inquisitor =
    Choose one:
    • Gain 2 influence.
    • Assassinate an enemy troop.
choice-inquisitor-1 = Gain 2 influence.
choice-inquisitor-2 = Assassinate an enemy troop.
about-card-master-of-melee-magthere =
    Choose one:
    • Deploy 4 troops.
    • Supplant a white troop anywhere on the map.
choice-master-of-melee-magthere-1 = Deploy 4 troops.
choice-master-of-melee-magthere-2 = Supplant a white troop anywhere on the map.
about-card-masters-of-sorcere =
    Choose one:
    • Place 2 spies.
    • You may return one of your spies. If you do, gain 4 power.
choice-masters-of-sorcere-1 = Place 2 spies.
choice-masters-of-sorcere-2 = You may return one of your spies. If you do, gain 4 power.
about-card-matron-mother =
    Put your whole deck on your discard pile.
    Promote a card from your discard pile.
about-card-mercenary-squad =
    Deploy 3 troops.
about-card-spellspinner =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, supplant an enemy troop on the site of that spy.
choice-spellspinner-1 = Place a spy.
choice-spellspinner-2 = You may return one of your spies. If you do, supplant an enemy troop on the site of that spy.
about-card-spy-master =
    Place a spy.
about-card-underdark-ranger =
    Assassinate 2 white troops.
about-card-weaponmaster =
    3 times in a row, choose one and carry it out:
    • Deploy a troop.
    • Assassinate a white troop.
choice-weaponmaster-1 = Deploy a troop.
choice-weaponmaster-2 = Assassinate a white troop.
about-card-black-dragon =
    Supplant a white troop anywhere on the map.
    Gain 1 VP for every 3 white troops in your trophy hall.
about-card-black-wyrmling =
    Gain 1 influence.
    Assassinate a white troop.
about-card-blue-dragon =
    At the end of the turn, promote up to 2 other cards you played this turn, then gain 1 VP for every 3 cards in your inner circle.
about-card-blue-wyrmling =
    Gain 3 influence.
    Return a troop or spy of another player.
about-card-cleric-of-laogzed =
    Move an enemy troop.
    At the end of the turn, promote another card you played this turn.
about-card-cult-fanatic =
    Gain 2 influence.
    You may devour a card of the market.
about-card-dragon-cultist =
    Choose one:
    • Gain 2 power.
    • Gain 2 influence.
choice-dragon-cultist-1 = Gain 2 power.
choice-dragon-cultist-2 = Gain 2 influence.
about-card-dragonclaw =
    Assassinate an enemy troop.
    If you have at least 5 troops of players in your trophy hall, gain 2 power.
about-card-enchanter-of-thay =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, gain 4 power.
choice-enchanter-of-thay-1 = Place a spy.
choice-enchanter-of-thay-2 = You may return one of your spies. If you do, gain 4 power.
about-card-green-dragon =
    Choose one:
    • Place a spy, then supplant an enemy troop on the site of that spy.
    • You may return one of your spies. If you do, supplant an enemy troop on the site of that spy, then gain 1 VP for each site control marker you hold.
choice-green-dragon-1 = Place a spy, then supplant an enemy troop on the site of that spy.
choice-green-dragon-2 = You may return one of your spies. If you do, supplant an enemy troop on the site of that spy, then gain 1 VP for each site control marker you hold.
about-card-green-wyrmling =
    Place a spy.
    If another player has a troop on the site of that spy, gain 2 influence.
about-card-kobold =
    Choose one:
    • Deploy a troop.
    • Assassinate a white troop.
choice-kobold-1 = Deploy a troop.
choice-kobold-2 = Assassinate a white troop.
about-card-rath-modar =
    Draw 2 cards.
    Place a spy.
about-card-red-dragon =
    Supplant an enemy troop.
    Return a spy of another player.
    Gain 1 VP for each site you control totally.
about-card-red-wyrmling =
    Gain 2 power.
    Gain 2 influence.
about-card-severin-silrajin =
    Gain 5 power.
about-card-watcher-of-thay =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, gain 3 influence.
choice-watcher-of-thay-1 = Place a spy.
choice-watcher-of-thay-2 = You may return one of your spies. If you do, gain 3 influence.
about-card-white-dragon =
    Deploy 3 troops.
    Gain 1 VP for every 2 sites you control.
about-card-white-wyrmling =
    Deploy 2 troops.
    You may devour a card of the market.
about-card-wyrmspeaker =
    Gain 1 influence.
    At the end of the turn, promote another card you played this turn.
about-card-aerisi-kalinoth =
    Gain 1 power.
    Place a spy.
    Recruit one Guile card of cost 4 or less without paying.
about-card-air-elemental =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, deploy 3 troops.
    Focus (Guile): draw a card.
choice-air-elemental-1 = Place a spy.
choice-air-elemental-2 = You may return one of your spies. If you do, deploy 3 troops.
about-card-air-elemental-myrmidon =
    Place a spy.
    At the end of the turn, promote one Obedience card you played this turn.
about-card-black-earth-cultist =
    At the end of the turn, promote another card you played this turn.
    Focus (Ambition): gain 2 influence.
about-card-crushing-wave-cultist =
    Assassinate a white troop.
    Focus (Conquest): deploy 2 troops.
about-card-earth-elemental =
    Gain 1 influence.
    Return a troop or spy of another player.
    Focus (Ambition): draw a card.
about-card-earth-elemental-myrmidon =
    Gain 2 influence.
    At the end of the turn, promote another card you played this turn.
about-card-eternal-flame-cultist =
    Assassinate an enemy troop.
    Focus (Malice): gain 2 power.
about-card-fire-elemental =
    Choose one:
    • Gain 2 power.
    • Gain 2 influence.
    Focus (Malice): draw a card.
choice-fire-elemental-1 = Gain 2 power.
choice-fire-elemental-2 = Gain 2 influence.
about-card-fire-elemental-myrmidon =
    Gain 2 power.
    At the end of the turn, promote one Obedience card you played this turn.
about-card-gar-shatterkeel =
    Deploy 3 troops.
    Recruit one Conquest card of cost 4 or less without paying.
about-card-howling-hatred-cultist =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, gain 3 influence.
    Focus (Guile): gain 1 power.
choice-howling-hatred-cultist-1 = Place a spy.
choice-howling-hatred-cultist-2 = You may return one of your spies. If you do, gain 3 influence.
about-card-imix =
    Gain 4 power.
    Focus (Malice): gain 2 power.
about-card-marlos-urnrayle =
    Gain 1 influence.
    At the end of the turn, promote another card you played this turn.
    Recruit one Ambition card of cost 4 or less without paying.
about-card-ogremoch =
    Gain 2 influence.
    At the end of the turn, promote another card you played this turn.
    Focus (Ambition): at the end of the turn, promote another card you played this turn.
about-card-olhydra =
    Supplant a white troop anywhere on the map.
    Focus (Conquest): deploy 2 troops.
about-card-vanifer =
    Assassinate an enemy troop.
    Recruit one Malice card of cost 4 or less without paying.
about-card-water-elemental =
    Deploy 2 troops.
    Focus (Conquest): draw a card.
about-card-water-elemental-myrmidon =
    Assassinate a white troop.
    At the end of the turn, promote one Obedience card you played this turn.
about-card-yan-c-bin =
    Place a spy.
    Assassinate an enemy troop on the site of that spy.
    Focus (Guile): place a spy.
about-card-balor =
    You may devour a card from your hand. If you do, supplant a white troop anywhere on the map, then deploy a troop.
about-card-demogorgon =
    You may devour a card from your hand. If you do, supplant 2 white troops, then each opponent takes 2 Insane Outcasts.
about-card-derro =
    Supplant a white troop anywhere on the map.
    Take an Insane Outcast.
about-card-ettin =
    Choose one:
    • Deploy 3 troops.
    • Assassinate 2 white troops.
choice-ettin-1 = Deploy 3 troops.
choice-ettin-2 = Assassinate 2 white troops.
about-card-ghoul =
    Gain 2 power.
    Each opponent takes an Insane Outcast.
about-card-gibbering-mouther =
    Deploy 2 troops.
    An opponent of your choice who has a troop next to one just deployed takes an Insane Outcast.
about-card-glabrezu =
    You may devour a card from your hand. If you do, assassinate 2 enemy troops.
about-card-grazzt =
    Choose one:
    • Place 2 spies.
    • You may return any number of your spies. If you do, supplant an enemy troop on the site of each returned spy.
choice-grazzt-1 = Place 2 spies.
choice-grazzt-2 = You may return any number of your spies. If you do, supplant an enemy troop on the site of each returned spy.
about-card-hezrou =
    Move an enemy troop.
    Promote the top card of your deck.
about-card-jackalwere =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, gain 2 power, then gain 2 influence.
choice-jackalwere-1 = Place a spy.
choice-jackalwere-2 = You may return one of your spies. If you do, gain 2 power, then gain 2 influence.
about-card-marilith =
    You may devour a card from your hand. If you do, gain 5 power.
about-card-mind-flayer =
    You may devour a card from your hand. If you do, choose one:
    • Gain 3 influence.
    • Assassinate an enemy troop.
choice-mind-flayer-1 = Gain 3 influence.
choice-mind-flayer-2 = Assassinate an enemy troop.
about-card-myconid-adult =
    Gain 2 influence.
    An opponent of your choice takes an Insane Outcast.
about-card-myconid-sovereign =
    An opponent of your choice takes an Insane Outcast.
    At the end of the turn, promote another card you played this turn.
about-card-nalfeshnee =
    Gain 3 influence.
    Promote the top card of your deck.
about-card-night-hag =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, draw 2 cards.
choice-night-hag-1 = Place a spy.
choice-night-hag-2 = You may return one of your spies. If you do, draw 2 cards.
about-card-orcus =
    You may devour a card from your hand. If you do, assassinate 2 enemy troops, then you may put up to 2 troops of any colour from any trophy hall back anywhere on the map.
about-card-succubus =
    You may devour a card from your hand. If you do, place a spy, then assassinate an enemy troop on the site of that spy.
about-card-vrock =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, gain 5 power.
choice-vrock-1 = Place a spy.
choice-vrock-2 = You may return one of your spies. If you do, gain 5 power.
about-card-zuggtmoy =
    You may devour a card from your inner circle. If you do, gain 3 influence, then at the end of the turn, promote up to 2 other cards you played this turn.
about-card-aboleth =
    Choose one:
    • Place 2 spies.
    • Draw a card for each spy you have on the map.
choice-aboleth-1 = Place 2 spies.
choice-aboleth-2 = Draw a card for each spy you have on the map.
about-card-ambassador =
    At the end of the turn, promote another card you played this turn.
    When an opponent makes you discard this card, you may promote it instead.
about-card-beholder =
    Assassinate an enemy troop.
    Gain 1 power for every 3 troops of any colour in your trophy hall.
about-card-brainwashed-slave =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, gain 2 power, then gain 2 influence.
choice-brainwashed-slave-1 = Place a spy.
choice-brainwashed-slave-2 = You may return one of your spies. If you do, gain 2 power, then gain 2 influence.
about-card-chuul =
    Place a spy.
    Each opponent who has a troop on the site of that spy and more than 3 cards in hand discards a card.
about-card-cloaker =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, assassinate an enemy troop on the site of that spy.
choice-cloaker-1 = Place a spy.
choice-cloaker-2 = You may return one of your spies. If you do, assassinate an enemy troop on the site of that spy.
about-card-cranium-rats =
    Deploy 2 troops.
    An opponent of your choice who has more than 3 cards in hand discards a card.
about-card-death-tyrant =
    Assassinate up to 3 enemy troops, all on one and the same site.
    Gain 1 influence for each troop assassinated with this card.
about-card-elder-brain =
    Promote the top card of your deck.
    Play a card of your inner circle as though you held it, then put it back there.
about-card-gauth =
    Choose one:
    • Gain 2 influence.
    • Draw a card, then an opponent of your choice who has more than 3 cards in hand discards a card.
choice-gauth-1 = Gain 2 influence.
choice-gauth-2 = Draw a card, then an opponent of your choice who has more than 3 cards in hand discards a card.
about-card-grimlock =
    Deploy a troop.
    When an opponent makes you discard this card, draw 2 cards.
about-card-intellect-devourer =
    Choose one:
    • Gain 3 influence.
    • Return up to 2 troops or spies of any players, your own included.
choice-intellect-devourer-1 = Gain 3 influence.
choice-intellect-devourer-2 = Return up to 2 troops or spies of any players, your own included.
about-card-mindwitness =
    Assassinate an enemy troop.
    If that troop was another player’s, that player, if they have more than 3 cards in hand, discards a card.
about-card-neogi =
    Deploy 4 troops.
    At the end of the turn, each opponent discards a card.
about-card-nothic =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, draw a card, then each opponent who has more than 3 cards in hand discards a card.
choice-nothic-1 = Place a spy.
choice-nothic-2 = You may return one of your spies. If you do, draw a card, then each opponent who has more than 3 cards in hand discards a card.
about-card-puppeteer =
    Gain 2 influence.
    At the end of the turn, promote another card you played this turn.
about-card-quaggoth =
    Assassinate a white troop for each site you control.
about-card-spectator =
    Gain 2 power.
    Gain 1 influence.
about-card-ulitharid =
    Play a card of the market of cost 4 or less as though you held it, then devour it.
about-card-umber-hulk =
    Deploy 3 troops.
    When an opponent makes you discard this card, that opponent discards a card.
about-card-banshee =
    Place a spy.
    If another player has a spy on that same site, gain 3 power.
about-card-carrion-crawler =
    Gain 3 power.
    Devour a card of the market and put this card in its place.
about-card-conjurer =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, recruit up to 2 cards of cost 3 or less without paying.
choice-conjurer-1 = Place a spy.
choice-conjurer-2 = You may return one of your spies. If you do, recruit up to 2 cards of cost 3 or less without paying.
about-card-cultist-of-myrkul =
    Choose one:
    • Gain 2 influence.
    • You may devour this card. If you do, at the end of the turn, promote up to 2 other cards you played this turn.
choice-cultist-of-myrkul-1 = Gain 2 influence.
choice-cultist-of-myrkul-2 = You may devour this card. If you do, at the end of the turn, promote up to 2 other cards you played this turn.
about-card-death-knight =
    Supplant an enemy troop.
    Gain 1 VP for every 5 troops of players in your trophy hall.
about-card-flesh-golem =
    Gain 2 power.
    You may devour this card. If you do, assassinate an enemy troop.
about-card-ghost =
    Choose one:
    • Place a spy.
    • You may return one of your spies. If you do, until the end of the turn, the card on top of the devoured pile can be recruited as though it were in the market.
choice-ghost-1 = Place a spy.
choice-ghost-2 = You may return one of your spies. If you do, until the end of the turn, the card on top of the devoured pile can be recruited as though it were in the market.
about-card-high-priest-of-myrkul =
    Return a troop or spy of another player.
    At the end of the turn, promote as many Undead cards you played this turn as you like, or none.
about-card-lich =
    Place a spy.
    If another player has a troop on the site of that spy, you may put up to 2 troops of any colour from the trophy hall of that player back on the map where you have presence.
about-card-minotaur-skeleton =
    Choose one:
    • Deploy 3 troops.
    • You may devour this card. If you do, assassinate up to 3 white troops, all on one and the same site.
choice-minotaur-skeleton-1 = Deploy 3 troops.
choice-minotaur-skeleton-2 = You may devour this card. If you do, assassinate up to 3 white troops, all on one and the same site.
about-card-mummy-lord =
    2 times in a row, choose one and carry it out:
    • Assassinate a white troop.
    • Put a white troop from any trophy hall back anywhere on the map.
choice-mummy-lord-1 = Assassinate a white troop.
choice-mummy-lord-2 = Put a white troop from any trophy hall back anywhere on the map.
about-card-necromancer =
    Choose one:
    • Gain 3 influence.
    • Promote this card, or one from your hand or your discard pile.
choice-necromancer-1 = Gain 3 influence.
choice-necromancer-2 = Promote this card, or one from your hand or your discard pile.
about-card-ogre-zombie =
    Supplant a white troop anywhere on the map.
about-card-ravenous-zombies =
    Gain 1 power.
    Assassinate a white troop.
about-card-revenant =
    Assassinate 2 enemy troops.
    If you have at least 8 troops of any colour in your trophy hall, promote this card.
about-card-skeletal-horde =
    Deploy 2 troops.
    You may devour this card. If you do, deploy 3 troops.
about-card-vampire =
    Choose one:
    • Supplant an enemy troop.
    • Promote a card from your discard pile, then gain 1 VP for every 3 cards in your inner circle.
choice-vampire-1 = Supplant an enemy troop.
choice-vampire-2 = Promote a card from your discard pile, then gain 1 VP for every 3 cards in your inner circle.
about-card-vampire-spawn =
    Gain 1 influence.
    Return a troop or spy of another player.
about-card-wight =
    Choose one:
    • Gain 2 power.
    • You may devour a card from your hand. If you do, supplant an enemy troop.
choice-wight-1 = Gain 2 power.
choice-wight-2 = You may devour a card from your hand. If you do, supplant an enemy troop.
about-card-wraith =
    Place a spy.
    You may devour this card. If you do, assassinate an enemy troop on the site of that spy.

place-gauntlgrym = Gauntlgrym
    .phrase = at Gauntlgrym
place-wormwrithings = The Wormwrithings
    .phrase = at the Wormwrithings
place-jhachalkhyn = Jhachalkhyn
    .phrase = at Jhachalkhyn
place-buiyrandyn = Buiyrandyn
    .phrase = at Buiyrandyn
place-stoneshaft-clanhold = Stoneshaft Clanhold
    .phrase = at Stoneshaft Clanhold
place-ch-chitl = Ch’Chitl
    .phrase = at Ch’Chitl
place-blingdenstone = Blingdenstone
    .phrase = at Blingdenstone
place-mantol-derith = Mantol-Derith
    .phrase = at Mantol-Derith
place-menzoberranzan = Menzoberranzan
    .phrase = at Menzoberranzan
place-everfire = Everfire
    .phrase = at Everfire
place-gracklstugh = Gracklstugh
    .phrase = at Gracklstugh
place-chasmleap-bridge = Chasmleap Bridge
    .phrase = at Chasmleap Bridge
place-halls-of-the-scoured-legion = Halls of the Scoured Legion
    .phrase = at the Halls of the Scoured Legion
place-labyrinth = The Labyrinth
    .phrase = at the Labyrinth
place-araumycos = Araumycos
    .phrase = at Araumycos
place-ched-nasad = Ched Nasad
    .phrase = at Ched Nasad
place-skullport = Skullport
    .phrase = at Skullport
place-eryndlyn = Eryndlyn
    .phrase = at Eryndlyn
place-llacerellyn = Llacerellyn
    .phrase = at Llacerellyn
place-kanaglym = Kanaglym
    .phrase = at Kanaglym
place-tsenviilyq = Tsenviilyq
    .phrase = at Tsenviilyq
place-chaulssin = Chaulssin
    .phrase = at Chaulssin
place-phaerlin = The Phaerlin
    .phrase = at the Phaerlin
place-yathchol = Yathchol
    .phrase = at Yathchol
place-ruins-of-dekanter = Ruins of Dekanter
    .phrase = at the Ruins of Dekanter
place-ss-zuraass-nee = Ss’zuraass’nee
    .phrase = at Ss’zuraass’nee
place-gauntlgrym--jhachalkhyn-0 = Gauntlgrym – Jhachalkhyn
    .phrase = between Gauntlgrym and Jhachalkhyn
place-wormwrithings--mantol-derith-0 = The Wormwrithings – Mantol-Derith
    .phrase = between the Wormwrithings and Mantol-Derith
place-jhachalkhyn--buiyrandyn-0 = Jhachalkhyn – Buiyrandyn
    .phrase = between Jhachalkhyn and Buiyrandyn
place-jhachalkhyn--gracklstugh-0 = Jhachalkhyn – Gracklstugh
    .phrase = between Jhachalkhyn and Gracklstugh
place-buiyrandyn--stoneshaft-clanhold-0 = Buiyrandyn – Stoneshaft Clanhold
    .phrase = between Buiyrandyn and Stoneshaft Clanhold
place-buiyrandyn--labyrinth-0 = Buiyrandyn – The Labyrinth
    .phrase = between Buiyrandyn and the Labyrinth
place-stoneshaft-clanhold--ch-chitl-0 = Stoneshaft Clanhold – Ch’Chitl
    .phrase = between Stoneshaft Clanhold and Ch’Chitl
place-stoneshaft-clanhold--skullport-0 = Stoneshaft Clanhold – Skullport (1/2)
    .phrase = between Stoneshaft Clanhold and Skullport (1/2)
place-stoneshaft-clanhold--skullport-1 = Stoneshaft Clanhold – Skullport (2/2)
    .phrase = between Stoneshaft Clanhold and Skullport (2/2)
place-ch-chitl--kanaglym-0 = Ch’Chitl – Kanaglym
    .phrase = between Ch’Chitl and Kanaglym
place-blingdenstone--mantol-derith-0 = Blingdenstone – Mantol-Derith
    .phrase = between Blingdenstone and Mantol-Derith
place-mantol-derith--menzoberranzan-0 = Mantol-Derith – Menzoberranzan (1/3)
    .phrase = between Mantol-Derith and Menzoberranzan (1/3)
place-mantol-derith--menzoberranzan-1 = Mantol-Derith – Menzoberranzan (2/3)
    .phrase = between Mantol-Derith and Menzoberranzan (2/3)
place-mantol-derith--menzoberranzan-2 = Mantol-Derith – Menzoberranzan (3/3)
    .phrase = between Mantol-Derith and Menzoberranzan (3/3)
place-mantol-derith--gracklstugh-0 = Mantol-Derith – Gracklstugh
    .phrase = between Mantol-Derith and Gracklstugh
place-gracklstugh--chasmleap-bridge-0 = Gracklstugh – Chasmleap Bridge (1/2)
    .phrase = between Gracklstugh and Chasmleap Bridge (1/2)
place-gracklstugh--chasmleap-bridge-1 = Gracklstugh – Chasmleap Bridge (2/2)
    .phrase = between Gracklstugh and Chasmleap Bridge (2/2)
place-gracklstugh--labyrinth-0 = Gracklstugh – The Labyrinth
    .phrase = between Gracklstugh and the Labyrinth
place-labyrinth--skullport-0 = The Labyrinth – Skullport (1/2)
    .phrase = between the Labyrinth and Skullport (1/2)
place-labyrinth--skullport-1 = The Labyrinth – Skullport (2/2)
    .phrase = between the Labyrinth and Skullport (2/2)
place-labyrinth--araumycos-0 = The Labyrinth – Araumycos (1/2)
    .phrase = between the Labyrinth and Araumycos (1/2)
place-labyrinth--araumycos-1 = The Labyrinth – Araumycos (2/2)
    .phrase = between the Labyrinth and Araumycos (2/2)
place-skullport--kanaglym-0 = Skullport – Kanaglym
    .phrase = between Skullport and Kanaglym
place-kanaglym--eryndlyn-0 = Kanaglym – Eryndlyn (1/2)
    .phrase = between Kanaglym and Eryndlyn (1/2)
place-kanaglym--eryndlyn-1 = Kanaglym – Eryndlyn (2/2)
    .phrase = between Kanaglym and Eryndlyn (2/2)
place-kanaglym--tsenviilyq-0 = Kanaglym – Tsenviilyq (1/2)
    .phrase = between Kanaglym and Tsenviilyq (1/2)
place-kanaglym--tsenviilyq-1 = Kanaglym – Tsenviilyq (2/2)
    .phrase = between Kanaglym and Tsenviilyq (2/2)
place-menzoberranzan--everfire-0 = Menzoberranzan – Everfire (1/2)
    .phrase = between Menzoberranzan and Everfire (1/2)
place-menzoberranzan--everfire-1 = Menzoberranzan – Everfire (2/2)
    .phrase = between Menzoberranzan and Everfire (2/2)
place-menzoberranzan--chasmleap-bridge-0 = Menzoberranzan – Chasmleap Bridge (1/2)
    .phrase = between Menzoberranzan and Chasmleap Bridge (1/2)
place-menzoberranzan--chasmleap-bridge-1 = Menzoberranzan – Chasmleap Bridge (2/2)
    .phrase = between Menzoberranzan and Chasmleap Bridge (2/2)
place-chasmleap-bridge--everfire-0 = Chasmleap Bridge – Everfire
    .phrase = between Chasmleap Bridge and Everfire
place-chasmleap-bridge--araumycos-0 = Chasmleap Bridge – Araumycos
    .phrase = between Chasmleap Bridge and Araumycos
place-araumycos--ched-nasad-0 = Araumycos – Ched Nasad
    .phrase = between Araumycos and Ched Nasad
place-araumycos--eryndlyn-0 = Araumycos – Eryndlyn
    .phrase = between Araumycos and Eryndlyn
place-everfire--halls-of-the-scoured-legion-0 = Everfire – Halls of the Scoured Legion
    .phrase = between Everfire and the Halls of the Scoured Legion
place-halls-of-the-scoured-legion--ched-nasad-0 = Halls of the Scoured Legion – Ched Nasad (1/2)
    .phrase = between the Halls of the Scoured Legion and Ched Nasad (1/2)
place-halls-of-the-scoured-legion--ched-nasad-1 = Halls of the Scoured Legion – Ched Nasad (2/2)
    .phrase = between the Halls of the Scoured Legion and Ched Nasad (2/2)
place-ched-nasad--llacerellyn-0 = Ched Nasad – Llacerellyn (1/2)
    .phrase = between Ched Nasad and Llacerellyn (1/2)
place-ched-nasad--llacerellyn-1 = Ched Nasad – Llacerellyn (2/2)
    .phrase = between Ched Nasad and Llacerellyn (2/2)
place-eryndlyn--llacerellyn-0 = Eryndlyn – Llacerellyn
    .phrase = between Eryndlyn and Llacerellyn
place-llacerellyn--tsenviilyq-0 = Llacerellyn – Tsenviilyq
    .phrase = between Llacerellyn and Tsenviilyq
place-everfire--chaulssin-0 = Everfire – Chaulssin
    .phrase = between Everfire and Chaulssin
place-halls-of-the-scoured-legion--yathchol-0 = Halls of the Scoured Legion – Yathchol
    .phrase = between the Halls of the Scoured Legion and Yathchol
place-ched-nasad--yathchol-0 = Ched Nasad – Yathchol
    .phrase = between Ched Nasad and Yathchol
place-ched-nasad--ruins-of-dekanter-0 = Ched Nasad – Ruins of Dekanter
    .phrase = between Ched Nasad and the Ruins of Dekanter
place-llacerellyn--ss-zuraass-nee-0 = Llacerellyn – Ss’zuraass’nee (1/2)
    .phrase = between Llacerellyn and Ss’zuraass’nee (1/2)
place-llacerellyn--ss-zuraass-nee-1 = Llacerellyn – Ss’zuraass’nee (2/2)
    .phrase = between Llacerellyn and Ss’zuraass’nee (2/2)
place-chaulssin--phaerlin-0 = Chaulssin – The Phaerlin
    .phrase = between Chaulssin and the Phaerlin
place-phaerlin--yathchol-0 = The Phaerlin – Yathchol
    .phrase = between the Phaerlin and Yathchol
place-phaerlin--ruins-of-dekanter-0 = The Phaerlin – Ruins of Dekanter (1/2)
    .phrase = between the Phaerlin and the Ruins of Dekanter (1/2)
place-phaerlin--ruins-of-dekanter-1 = The Phaerlin – Ruins of Dekanter (2/2)
    .phrase = between the Phaerlin and the Ruins of Dekanter (2/2)
place-ruins-of-dekanter--ss-zuraass-nee-0 = Ruins of Dekanter – Ss’zuraass’nee
    .phrase = between the Ruins of Dekanter and Ss’zuraass’nee
