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
section-center = Center section
section-right = Right section

## Sites

site-gauntlgrym = Gauntlgrym
site-wormwrithings = The Wormwrithings
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
site-labyrinth = The Labyrinth
site-araumycos = Araumycos
site-ched-nasad = Ched Nasad
site-skullport = Skullport
site-eryndlyn = Eryndlyn
site-llacerellyn = Llacerellyn
site-kanaglym = Kanaglym
site-tsenviilyq = Tsenviilyq
site-chaulssin = Chaulssin
site-phaerlin = The Phaerlin
site-yathchol = Yathchol
site-ruins-of-dekanter = Ruins of Dekanter
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
