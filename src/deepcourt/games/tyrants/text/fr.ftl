## Le jeu

title = Les Tyrans de l’Ombreterre
subtitle = Les maisons sous le monde
about =
    Menez une maison noble de l’Ombreterre : jouez les séides de votre paquet et recrutez-en de plus forts grâce à votre Influence.
    Dépensez votre Pouvoir pour déployer des unités et assassiner celles qui vous gênent, envoyez des espions, contrôlez des sites.
    Promouvez vos meilleurs séides dans votre cénacle. Sites, trophées et cartes rapportent des points : qui en a le plus règne.
option-decks = Demi-paquets
about-option-decks = Le paquet du marché réunit deux des six demi-paquets, qui se jouent très différemment. Drows et Dragons conviennent à une première partie.
option-decks-drow-dragons = Drows et Dragons
option-decks-drow-elementals = Drows et Élémentaires
option-decks-drow-demons = Drows et Démons
option-decks-drow-aberrations = Drows et Aberrations
option-decks-drow-undead = Drows et Morts-Vivants
option-decks-dragons-elementals = Dragons et Élémentaires
option-decks-dragons-demons = Dragons et Démons
option-decks-dragons-aberrations = Dragons et Aberrations
option-decks-dragons-undead = Dragons et Morts-Vivants
option-decks-elementals-demons = Élémentaires et Démons
option-decks-elementals-aberrations = Élémentaires et Aberrations
option-decks-elementals-undead = Élémentaires et Morts-Vivants
option-decks-demons-aberrations = Démons et Aberrations
option-decks-demons-undead = Démons et Morts-Vivants
option-decks-aberrations-undead = Aberrations et Morts-Vivants
option-decks-random = Deux au hasard
option-outer = Section extérieure
about-option-outer = À trois, on joue sur le centre du plateau et sur une de ses sections extérieures. À deux, le centre suffit ; à quatre, le plateau entier est en jeu.
option-outer-left = Section de gauche
option-outer-right = Section de droite

## Maisons des joueurs, et unités selon leur maison

house-flame = Maison de la Flamme
    .phrase = la Maison de la Flamme
house-spider = Maison de l’Araignée
    .phrase = la Maison de l’Araignée
house-blade = Maison de la Lame
    .phrase = la Maison de la Lame
house-eye = Maison de l’Œil
    .phrase = la Maison de l’Œil

troop-flame = Unité de la Flamme
    .phrase = une unité de la Flamme
troop-spider = Unité de l’Araignée
    .phrase = une unité de l’Araignée
troop-blade = Unité de la Lame
    .phrase = une unité de la Lame
troop-eye = Unité de l’Œil
    .phrase = une unité de l’Œil
troop-white = Unité blanche
    .phrase = une unité blanche

## Paquets : les deux qui sont toujours là, puis les demi-paquets

deck-starter = Paquets de départ
deck-core = Piles communes
deck-drow = Drows
deck-dragons = Dragons
deck-elementals = Élémentaires
deck-demons = Démons
deck-aberrations = Aberrations
deck-undead = Morts-Vivants

## Aspects

aspect-ambition = Ambition
aspect-conquest = Conquête
aspect-malice = Malice
aspect-guile = Ruse
aspect-obedience = Obéissance

## Créatures des cartes (traduction de la maison)

creature-aberration = Aberration
creature-beast = Bête
creature-construct = Créature artificielle
creature-derro = Derro
creature-doppelganger = Doppelganger
creature-dragon = Dragon
creature-drow = Drow
creature-dwarf = Nain
creature-elemental = Élémentaire
creature-elemental-prince = Prince élémentaire
creature-elf = Elfe
creature-fiend = Fiélon
creature-giant = Géant
creature-grimlock = Grimlock
creature-half-dragon = Demi-dragon
creature-human = Humain
creature-illithid = Illithid
creature-kobold = Kobold
creature-medusa = Méduse
creature-monstrosity = Monstruosité
creature-myconid = Myconide
creature-quaggoth = Quaggoth
creature-shapechanger = Métamorphe
creature-tiefling = Tieffelin
creature-troglodyte = Troglodyte
creature-undead = Mort-Vivant

## Sections du plateau

section-left = Section de gauche
section-center = Section centrale
section-right = Section de droite

## Sites. Traduction de la maison, là où le nom n’est pas un nom propre

site-gauntlgrym = Gauntlgrym
site-wormwrithings = Les Méandres du Ver
    .phrase = les Méandres du Ver
site-jhachalkhyn = Jhachalkhyn
site-buiyrandyn = Buiyrandyn
site-stoneshaft-clanhold = Fief de Stoneshaft
    .phrase = le Fief de Stoneshaft
site-ch-chitl = Ch’Chitl
site-blingdenstone = Blingdenstone
site-mantol-derith = Mantol-Derith
site-menzoberranzan = Menzoberranzan
site-everfire = Feu éternel
    .phrase = le Feu éternel
site-gracklstugh = Gracklstugh
site-chasmleap-bridge = Pont du Saut du gouffre
    .phrase = le Pont du Saut du gouffre
site-halls-of-the-scoured-legion = Salles de la Légion décimée
    .phrase = les Salles de la Légion décimée
site-labyrinth = Le Labyrinthe
    .phrase = le Labyrinthe
site-araumycos = Araumycos
site-ched-nasad = Ched Nasad
site-skullport = Port-Crâne
site-eryndlyn = Eryndlyn
site-llacerellyn = Llacerellyn
site-kanaglym = Kanaglym
site-tsenviilyq = Tsenviilyq
site-chaulssin = Chaulssin
site-phaerlin = Le Phaerlin
    .phrase = le Phaerlin
site-yathchol = Yathchol
site-ruins-of-dekanter = Ruines de Dekanter
    .phrase = les Ruines de Dekanter
site-ss-zuraass-nee = Ss’zuraass’nee

## Cartes. Les règles françaises nomment Noble, Soldat, Garde, Prêtresse de Lolth, Paria Dément,
## Maîtres de Sorcère et Aerisi Kalinoth ; les autres noms sont une traduction de la maison.

card-noble = Noble
card-soldier = Soldat
card-house-guard = Garde
card-priestess-of-lolth = Prêtresse de Lolth
card-insane-outcast = Paria Dément
card-advance-scout = Éclaireur
card-advocate = Avocat
card-blackguard = Garde noir
card-bounty-hunter = Chasseur de primes
card-chosen-of-lolth = Élue de Lolth
card-council-member = Membre du Conseil
card-deathblade = Lame de mort
card-doppelganger = Doppelganger
card-drow-negotiator = Négociateur drow
card-infiltrator = Infiltrateur
card-information-broker = Courtier en informations
card-inquisitor = Inquisiteur
card-master-of-melee-magthere = Maître de Melee-Magthere
card-masters-of-sorcere = Maîtres de Sorcère
card-matron-mother = Mère matrone
card-mercenary-squad = Escouade de mercenaires
card-spellspinner = Tisseuse de sorts
card-spy-master = Maître espion
card-underdark-ranger = Rôdeur de l’Ombreterre
card-weaponmaster = Maître d’armes
card-black-dragon = Dragon noir
card-black-wyrmling = Dragonnet noir
card-blue-dragon = Dragon bleu
card-blue-wyrmling = Dragonnet bleu
card-cleric-of-laogzed = Clerc de Laogzed
card-cult-fanatic = Fanatique du culte
card-dragon-cultist = Cultiste du dragon
card-dragonclaw = Griffe de dragon
card-enchanter-of-thay = Enchanteur de Thay
card-green-dragon = Dragon vert
card-green-wyrmling = Dragonnet vert
card-kobold = Kobold
card-rath-modar = Rath Modar
card-red-dragon = Dragon rouge
card-red-wyrmling = Dragonnet rouge
card-severin-silrajin = Severin Silrajin
card-watcher-of-thay = Guetteur de Thay
card-white-dragon = Dragon blanc
card-white-wyrmling = Dragonnet blanc
card-wyrmspeaker = Orateur des wyrms
card-aerisi-kalinoth = Aerisi Kalinoth
card-air-elemental = Élémentaire d’air
card-air-elemental-myrmidon = Myrmidon élémentaire d’air
card-black-earth-cultist = Cultiste de la Terre noire
card-crushing-wave-cultist = Cultiste de la Vague déferlante
card-earth-elemental = Élémentaire de terre
card-earth-elemental-myrmidon = Myrmidon élémentaire de terre
card-eternal-flame-cultist = Cultiste de la Flamme éternelle
card-fire-elemental = Élémentaire de feu
card-fire-elemental-myrmidon = Myrmidon élémentaire de feu
card-gar-shatterkeel = Gar Shatterkeel
card-howling-hatred-cultist = Cultiste de la Haine hurlante
card-imix = Imix
card-marlos-urnrayle = Marlos Urnrayle
card-ogremoch = Ogrémoch
card-olhydra = Olhydra
card-vanifer = Vanifer
card-water-elemental = Élémentaire d’eau
card-water-elemental-myrmidon = Myrmidon élémentaire d’eau
card-yan-c-bin = Yan-C-Bin
card-balor = Balor
card-demogorgon = Démogorgon
card-derro = Derro
card-ettin = Ettin
card-ghoul = Goule
card-gibbering-mouther = Babélien
card-glabrezu = Glabrezu
card-grazzt = Graz’zt
card-hezrou = Hezrou
card-jackalwere = Chacal-garou
card-marilith = Marilith
card-mind-flayer = Flagelleur mental
card-myconid-adult = Myconide adulte
card-myconid-sovereign = Souverain myconide
card-nalfeshnee = Nalfeshnie
card-night-hag = Guenaude nocturne
card-orcus = Orcus
card-succubus = Succube
card-vrock = Vrock
card-zuggtmoy = Zuggtmoy
card-aboleth = Aboleth
card-ambassador = Ambassadeur
card-beholder = Tyrannœil
card-brainwashed-slave = Esclave conditionné
card-chuul = Chuul
card-cloaker = Manteleur
card-cranium-rats = Rats crâniens
card-death-tyrant = Tyran de mort
card-elder-brain = Cerveau vénérable
card-gauth = Gauth
card-grimlock = Grimlock
card-intellect-devourer = Dévoreur d’intellect
card-mindwitness = Témoin mental
card-neogi = Néogi
card-nothic = Nothic
card-puppeteer = Marionnettiste
card-quaggoth = Quaggoth
card-spectator = Spectateur
card-ulitharid = Ulitharid
card-umber-hulk = Ombre des roches
card-banshee = Banshee
card-carrion-crawler = Charognard rampant
card-conjurer = Invocateur
card-cultist-of-myrkul = Cultiste de Myrkul
card-death-knight = Chevalier de la mort
card-flesh-golem = Golem de chair
card-ghost = Fantôme
card-high-priest-of-myrkul = Grand prêtre de Myrkul
card-lich = Liche
card-minotaur-skeleton = Squelette de minotaure
card-mummy-lord = Seigneur momie
card-necromancer = Nécromancien
card-ogre-zombie = Ogre zombi
card-ravenous-zombies = Zombis voraces
card-revenant = Revenant
card-skeletal-horde = Horde de squelettes
card-vampire = Vampire
card-vampire-spawn = Rejeton vampire
card-wight = Nécrophage
card-wraith = Âme-en-peine

## Ce que font les cartes. Des parties de phrase : ni majuscule ni point, sauf pour ce qui vient toujours en tête
## « Focus » reste tel quel, faute d’un mot français établi.

effect-sentence = { $text }.
effect-option = • { $effect }
effect-then = { $first }, puis { $second }
effect-next = puis { $effect }
effect-choose = { $times ->
    [1] choisissez une option :
   *[other] { $times } fois de suite, choisissez une option et appliquez-la :
}
effect-if-paid = dans ce cas, { $effect }
effect-focus = Focus ({ $aspect }) : { $effect }
effect-if = si { $condition }, { $effect }
effect-at-end = à la fin du tour, { $effect }
effect-when-discarded = quand un adversaire vous fait défausser cette carte, { $effect }
effect-never-leaves = chaque fois que cette carte devrait être dévorée ou promue, elle retourne plutôt sur la pile des Parias Déments

cost-return-spy = vous pouvez renvoyer un de vos espions
cost-return-spies = vous pouvez renvoyer autant de vos espions que vous voulez
cost-devour-from-hand = vous pouvez dévorer une carte de votre main
cost-devour-from-circle = vous pouvez dévorer une carte de votre cénacle
cost-devour-this = vous pouvez dévorer cette carte
cost-discard = vous pouvez défausser une carte de votre main

condition-at-least = vous avez au moins { $what }
condition-others-troop = un autre joueur a une unité sur le site de cet espion
condition-others-spy = un autre joueur a un espion sur ce même site
condition-others-loss = cette unité était celle d’un autre joueur

counted-white-trophies = { $count ->
    [1] unité blanche dans votre salle des trophées
   *[other] { $count } unités blanches dans votre salle des trophées
}
counted-player-trophies = { $count ->
    [1] unité de joueur dans votre salle des trophées
   *[other] { $count } unités de joueurs dans votre salle des trophées
}
counted-trophies = { $count ->
    [1] unité de n’importe quelle couleur dans votre salle des trophées
   *[other] { $count } unités de toutes couleurs dans votre salle des trophées
}
counted-inner-circle = { $count ->
    [1] carte dans votre cénacle
   *[other] { $count } cartes dans votre cénacle
}
counted-sites = { $count ->
    [1] site que vous contrôlez
   *[other] { $count } sites que vous contrôlez
}
counted-total-sites = { $count ->
    [1] site que vous contrôlez totalement
   *[other] { $count } sites que vous contrôlez totalement
}
counted-markers = { $count ->
    [1] marqueur de contrôle de site que vous détenez
   *[other] { $count } marqueurs de contrôle de site que vous détenez
}
counted-kills = { $count ->
    [1] unité assassinée avec cette carte
   *[other] { $count } unités assassinées avec cette carte
}
counted-spies = { $count ->
    [1] espion que vous avez sur le plateau
   *[other] { $count } espions que vous avez sur le plateau
}

effect-per = { $every ->
    [1] { $effect } pour chaque { $what }
   *[other] { $effect } par tranche de { $what }
}
up-to = jusqu’à { $what }

effect-gain-power = { $count ->
    [1] gagnez 1 point de Pouvoir
   *[other] gagnez { $count } points de Pouvoir
}
effect-gain-influence = { $count ->
    [1] gagnez 1 point d’Influence
   *[other] gagnez { $count } points d’Influence
}
effect-gain-points = gagnez { $count } PV
effect-draw = { $count ->
    [1] piochez une carte
   *[other] piochez { $count } cartes
}
effect-deploy = { $count ->
    [1] déployez une unité
   *[other] déployez { $count } unités
}
troops = { $kind ->
    [white] { $count ->
        [1] une unité blanche
       *[other] { $count } unités blanches
    }
   *[enemy] { $count ->
        [1] une unité ennemie
       *[other] { $count } unités ennemies
    }
}
effect-assassinate = { $place ->
    [that-site] assassinez { $troops } sur le site de cet espion
    [one-site] assassinez { $troops }, toutes sur un seul et même site
   *[presence] assassinez { $troops }
}
effect-supplant = { $place ->
    [anywhere] supplantez { $troops } n’importe où sur le plateau
    [that-site] supplantez { $troops } sur le site de cet espion
    [returned] supplantez { $troops } sur le site de chaque espion renvoyé
   *[presence] supplantez { $troops }
}
effect-move = déplacez { $troops }
pieces-others = { $count ->
    [1] une unité ou un espion d’un autre joueur
   *[other] { $count } unités ou espions d’autres joueurs
}
pieces-spy = { $count ->
    [1] un espion d’un autre joueur
   *[other] { $count } espions d’autres joueurs
}
pieces-anybodys = { $count ->
    [1] une unité ou un espion de n’importe quel joueur, vous compris
   *[other] { $count } unités ou espions de n’importe quels joueurs, vous compris
}
effect-return = renvoyez { $pieces }
effect-place-spies = { $count ->
    [1] posez un espion
   *[other] posez { $count } espions
}
cards-others-played = { $count ->
    [1] une autre carte jouée ce tour-ci
   *[other] { $count } autres cartes jouées ce tour-ci
}
cards-of-aspect-played = { $count ->
    [1] une carte { $aspect } jouée ce tour-ci
   *[other] { $count } cartes { $aspect } jouées ce tour-ci
}
cards-any = { $count ->
    [1] une carte
   *[other] { $count } cartes
}
cards-of-aspect = { $count ->
    [1] une carte { $aspect }
   *[other] { $count } cartes { $aspect }
}
effect-promote = promouvez { $cards }
effect-promote-creature = promouvez autant de cartes { $creature } jouées ce tour-ci que vous voulez, ou aucune
effect-promote-top = promouvez la première carte de votre pioche
effect-promote-this = promouvez cette carte
effect-promote-discarded = promouvez une carte de votre défausse
effect-promote-this-or-held = promouvez cette carte, ou une carte de votre main ou de votre défausse
effect-promote-instead = vous pouvez la promouvoir à la place
effect-discard-deck = mettez toute votre pioche dans votre défausse
effect-devour-market = vous pouvez dévorer une carte du marché
effect-swap-with-market = dévorez une carte du marché et mettez cette carte à sa place
effect-recruit-free = recrutez sans payer { $cards } de coût { $cost } ou moins
effect-take-outcasts = { $count ->
    [1] prenez un Paria Dément
   *[other] prenez { $count } Parias Déments
}
effect-give-outcasts = { $count ->
    [1] { $players } prend un Paria Dément
   *[other] { $players } prend { $count } Parias Déments
}
effect-discard = { $count ->
    [1] { $players } défausse une carte
   *[other] { $players } défausse { $count } cartes
}
players = { $who ->
    [each] chaque adversaire
    [chosen] un adversaire de votre choix
    [that-player] ce joueur
    [that-opponent] cet adversaire
   *[you] vous
}
players-having = { $who ->
    [each] { $players } qui a { $what }
    [chosen] { $players } qui a { $what }
   *[that-player] { $players }, s’il a { $what },
}
having-troop-there = une unité sur le site de cet espion
having-troop-adjacent = une unité voisine d’une de celles que vous venez de déployer
having-more-cards = plus de { $count } cartes en main
having-both = { $first } et { $second }
troops-trophies = { $kind ->
    [white] { $count ->
        [1] une unité blanche
       *[other] { $count } unités blanches
    }
   *[any] { $count ->
        [1] une unité de n’importe quelle couleur
       *[other] { $count } unités de toutes couleurs
    }
}
hall = { $whose ->
    [that-players] la salle des trophées de ce joueur
   *[any] n’importe quelle salle des trophées
}
effect-redeploy = { $place ->
    [anywhere] remettez n’importe où sur le plateau { $troops } provenant de { $hall }
   *[presence] remettez sur le plateau, là où vous avez une présence, { $troops } provenant de { $hall }
}
effect-may-redeploy = { $place ->
    [anywhere] vous pouvez remettre n’importe où sur le plateau { $troops } provenant de { $hall }
   *[presence] vous pouvez remettre sur le plateau, là où vous avez une présence, { $troops } provenant de { $hall }
}
effect-play-from-market = jouez une carte du marché de coût { $cost } ou moins comme si vous l’aviez en main, puis dévorez-la
effect-play-from-circle = jouez une carte de votre cénacle comme si vous l’aviez en main, puis remettez-la à sa place
effect-sell-devoured = jusqu’à la fin du tour, la carte du dessus de la pile des cartes dévorées peut être recrutée comme si elle était au marché
effect-return-to-supply = remettez cette carte sur la pile des Parias Déments

route = { $a } – { $b }

# Cases des routes, numérotées à partir de $a ; puis les lieux tels qu’ils se placent dans une phrase, avec leur préposition
route-space = { $a } – { $b } ({ $number }/{ $count })
at-site = sur { $site }
on-route = entre { $a } et { $b }
on-route-space = entre { $a } et { $b } ({ $number }/{ $count })

## Décisions : ce que l’on demande au joueur. Les cartes se nomment sans article : « Liche », « Imix »

decision-start = Où commence votre maison ? Déployez votre première unité sur un site de départ qu’aucun autre joueur n’a pris.
decision-turn = À vous : jouez des cartes, dépensez votre Pouvoir et votre Influence, puis finissez le tour.
decision-option = { $count ->
    [1] { $card } : choisissez son effet.
   *[other] { $card } : choisissez son effet ; encore { $count } choix à faire.
}
decision-pay = { $cost ->
    [return-spy] { $card } : renvoyez un de vos espions pour obtenir l’effet, ou passez.
    [return-spies] { $card } : renvoyez vos espions un par un, autant que vous voulez, puis passez.
    [devour-from-hand] { $card } : dévorez une carte de votre main pour obtenir l’effet, ou passez.
    [devour-from-circle] { $card } : dévorez une carte de votre cénacle pour obtenir l’effet, ou passez.
    [devour-this] { $card } : dévorez cette carte pour obtenir l’effet, ou passez.
   *[discard] { $card } : défaussez une carte de votre main pour vous en débarrasser, ou passez.
}
decision-focus = { $card } : révélez une carte de votre main, du même aspect, pour obtenir l’effet Focus, ou passez.
decision-deploy = { $count ->
    [1] { $card } : choisissez où déployer une unité.
   *[other] { $card } : choisissez où déployer une unité ; encore { $count } à placer.
}
decision-assassinate = { $optional ->
    [true] { $count ->
        [1] { $card } : vous pouvez assassiner encore une unité ennemie.
       *[other] { $card } : vous pouvez assassiner jusqu’à { $count } unités ennemies d’un même site.
    }
   *[false] { $count ->
        [1] { $card } : choisissez une unité ennemie à assassiner.
       *[other] { $card } : choisissez une unité ennemie à assassiner ; il en reste { $count }.
    }
}
decision-supplant = { $count ->
    [1] { $card } : choisissez une unité ennemie à supplanter.
   *[other] { $card } : choisissez une unité ennemie à supplanter ; il en reste { $count }.
}
decision-move = { $optional ->
    [true] { $count ->
        [1] { $card } : vous pouvez déplacer encore une unité ennemie.
       *[other] { $card } : vous pouvez déplacer jusqu’à { $count } unités ennemies. Choisissez-en une.
    }
   *[false] { $card } : choisissez une unité ennemie à déplacer.
}
decision-put = { $card } : choisissez où va l’unité. N’importe quelle case libre du plateau convient.
decision-return = { $optional ->
    [true] { $count ->
        [1] { $card } : vous pouvez renvoyer encore une unité ou un espion.
       *[other] { $card } : vous pouvez renvoyer jusqu’à { $count } unités ou espions, y compris les vôtres.
    }
   *[false] { $card } : choisissez une pièce d’un autre joueur à renvoyer chez lui.
}
decision-place-spy = { $count ->
    [1] { $card } : choisissez un site où poser votre espion.
   *[other] { $card } : choisissez un site où poser un espion ; encore { $count } à placer.
}
decision-recall = { $card } : tous vos espions sont sur le plateau. Reprenez-en un pour le poser ailleurs, ou passez.
decision-devour-market = { $optional ->
    [true] { $card } : vous pouvez dévorer une carte du marché.
   *[false] { $card } : choisissez la carte du marché à dévorer ; celle-ci prendra sa place.
}
decision-promote = { $optional ->
    [true] { $count ->
        [1] { $card } : vous pouvez promouvoir encore une carte jouée ce tour-ci.
        [2] { $card } : vous pouvez promouvoir jusqu’à deux des autres cartes jouées ce tour-ci.
       *[other] { $card } : vous pouvez promouvoir autant de cartes Mort-Vivant jouées ce tour-ci que vous voulez.
    }
   *[false] { $card } : choisissez une carte jouée ce tour-ci à promouvoir.
}
decision-promote-discarded = { $card } : choisissez une carte de votre défausse à promouvoir.
decision-promote-any = { $card } : promouvez cette carte, ou une carte de votre main ou de votre défausse.
decision-promote-instead = { $card } : un adversaire vous fait défausser cette carte. Vous pouvez plutôt la promouvoir.
decision-recruit-free = { $optional ->
    [true] { $count ->
        [1] { $card } : vous pouvez recruter encore une carte sans payer.
       *[other] { $card } : vous pouvez recruter jusqu’à { $count } cartes sans payer.
    }
   *[false] { $card } : choisissez une carte à recruter sans payer.
}
decision-player = { $card } : choisissez l’adversaire visé.
decision-discard = { $seat2 } vous fait défausser une carte avec { $card } : choisissez-la.
decision-trophy = { $optional ->
    [true] { $count ->
        [1] { $card } : vous pouvez remettre encore une unité d’une salle des trophées sur le plateau.
       *[other] { $card } : vous pouvez remettre sur le plateau jusqu’à { $count } unités d’une salle des trophées. Choisissez-en une.
    }
   *[false] { $card } : choisissez dans une salle des trophées une unité à remettre sur le plateau.
}
decision-redeploy = { $card } : choisissez une case libre pour l’unité.
decision-play-market = { $card } : choisissez une carte du marché à jouer comme si vous l’aviez en main.
decision-play-circle = { $card } : choisissez une carte de votre cénacle à jouer comme si vous l’aviez en main.
decision-order = Le tour s’achève, et plusieurs cartes ont encore un effet : laquelle vient maintenant ?

## Actions. $place vient avec sa préposition : « sur Port-Crâne », « entre Port-Crâne et Kanaglym »

action-start = Commencer sur { $site }
action-play = Jouer { $card }
action-deploy = Déployer une unité { $place }
action-take-point = Prendre 1 PV au lieu de déployer
action-assassinate = Assassiner { $troop } { $place }
action-return-spy = Renvoyer l’espion de { $house } posé sur { $site }
action-recruit = Recruter { $card }
action-recruit-devoured = Recruter la carte du dessus de la pile des cartes dévorées
action-end-turn = Finir le tour
action-choose = Option { $option }
action-pass = Passer
action-reveal = Révéler { $card }
action-supplant = Supplanter { $troop } { $place }
action-lift = Déplacer { $troop } placée { $place }
action-put = L’installer { $place }
action-return-troop = Renvoyer une unité de { $house } placée { $place }
action-place-spy = Poser un espion sur { $site }
action-recall = Reprendre votre espion posé sur { $site }
action-devour = Dévorer { $card }
action-devour-this = Dévorer cette carte
action-promote = Promouvoir { $card }
action-promote-held = Promouvoir { $card } de votre main
action-promote-this = Promouvoir cette carte
action-choose-player = Choisir { $house }
action-discard = Défausser { $card }
action-take-trophy = Prendre { $troop } dans la salle des trophées de { $house }
action-resolve = D’abord { $card }

## Événements : $you vaut « yes » quand le lecteur est le joueur dont on parle.
## Jamais « de » ni « que » devant $seat, $card ou $site : un nom peut commencer par une voyelle ou un article.

event-turn-began = { $you ->
    [yes] À vous de jouer.
   *[no] { $seat } commence son tour.
}
event-troop-started = { $you ->
    [yes] Vous commencez sur { $site }.
   *[no] { $seat } commence sur { $site }.
}
event-card-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
event-market-card-played = { $you ->
    [yes] Vous jouez { $card } depuis le marché.
   *[no] { $seat } joue { $card } depuis le marché.
}
event-circle-card-played = { $you ->
    [yes] Vous jouez { $card } depuis votre cénacle.
   *[no] { $seat } joue { $card } depuis son cénacle.
}
event-power-gained = { $you ->
    [yes] Vous gagnez { $count ->
        [one] { $count } point de Pouvoir.
       *[other] { $count } points de Pouvoir.
    }
   *[no] { $seat } gagne { $count ->
        [one] { $count } point de Pouvoir.
       *[other] { $count } points de Pouvoir.
    }
}
event-influence-gained = { $you ->
    [yes] Vous gagnez { $count ->
        [one] { $count } point d’Influence.
       *[other] { $count } points d’Influence.
    }
   *[no] { $seat } gagne { $count ->
        [one] { $count } point d’Influence.
       *[other] { $count } points d’Influence.
    }
}
event-points-gained = { $you ->
    [yes] Vous gagnez { $count } PV.
   *[no] { $seat } gagne { $count } PV.
}
event-troop-deployed = { $you ->
    [yes] Vous déployez une unité { $place }.
   *[no] { $seat } déploie une unité { $place }.
}
event-troop-assassinated = { $you ->
    [yes] Vous assassinez { $troop } { $place }.
   *[no] { $seat } assassine { $troop } { $place }.
}
event-troop-supplanted = { $you ->
    [yes] Vous supplantez { $troop } { $place }.
   *[no] { $seat } supplante { $troop } { $place }.
}
event-troop-lifted = { $you ->
    [yes] Vous déplacez { $troop } placée { $place }.
   *[no] { $seat } déplace { $troop } placée { $place }.
}
event-troop-put = { $you ->
    [yes] Vous installez { $troop } { $place }.
   *[no] { $seat } installe { $troop } { $place }.
}
event-troop-returned = { $you ->
    [yes] Vous renvoyez une unité de { $house } placée { $place }.
   *[no] { $seat } renvoie une unité de { $house } placée { $place }.
}
event-trophy-taken = { $you ->
    [yes] Vous prenez { $troop } dans la salle des trophées de { $house }.
   *[no] { $seat } prend { $troop } dans la salle des trophées de { $house }.
}
event-spy-placed = { $you ->
    [yes] Vous posez un espion sur { $site }.
   *[no] { $seat } pose un espion sur { $site }.
}
event-spy-recalled = { $you ->
    [yes] Vous reprenez votre espion posé sur { $site }.
   *[no] { $seat } reprend son espion posé sur { $site }.
}
event-spy-returned = { $you ->
    [yes] Vous renvoyez l’espion de { $house } posé sur { $site }.
   *[no] { $seat } renvoie l’espion de { $house } posé sur { $site }.
}
event-control-gained = { $you ->
    [yes] Vous contrôlez désormais { $site }.
   *[no] { $seat } contrôle désormais { $site }.
}
event-control-lost = { $you ->
    [yes] Vous ne contrôlez plus { $site }.
   *[no] { $seat } ne contrôle plus { $site }.
}
event-total-control-gained = { $you ->
    [yes] Vous contrôlez désormais totalement { $site }.
   *[no] { $seat } contrôle désormais totalement { $site }.
}
event-total-control-lost = { $you ->
    [yes] Vous ne contrôlez plus totalement { $site }.
   *[no] { $seat } ne contrôle plus totalement { $site }.
}
event-marker-influence = { $you ->
    [yes] Vous gagnez { $count ->
        [one] { $count } point d’Influence
       *[other] { $count } points d’Influence
    } en contrôlant { $site }.
   *[no] { $seat } gagne { $count ->
        [one] { $count } point d’Influence
       *[other] { $count } points d’Influence
    } en contrôlant { $site }.
}
event-marker-points = { $you ->
    [yes] Vous gagnez { $count } PV en contrôlant totalement { $site }.
   *[no] { $seat } gagne { $count } PV en contrôlant totalement { $site }.
}
event-card-recruited = { $you ->
    [yes] Vous recrutez { $card }.
   *[no] { $seat } recrute { $card }.
}
event-card-recruited-free = { $you ->
    [yes] Vous recrutez { $card } sans payer.
   *[no] { $seat } recrute { $card } sans payer.
}
event-devoured-card-recruited = { $you ->
    [yes] Vous recrutez { $card } parmi les cartes dévorées.
   *[no] { $seat } recrute { $card } parmi les cartes dévorées.
}
event-market-filled = Nouvelle carte au marché : { $card }.
event-card-devoured = { $you ->
    [yes] Vous dévorez { $card }.
   *[no] { $seat } dévore { $card }.
}
event-market-card-devoured = { $you ->
    [yes] Vous dévorez { $card } au marché.
   *[no] { $seat } dévore { $card } au marché.
}
event-card-promoted = { $you ->
    [yes] Vous promouvez { $card }.
   *[no] { $seat } promeut { $card }.
}
event-top-card-promoted = { $you ->
    [yes] Vous retournez { $card } du dessus de votre pioche.
   *[no] { $seat } retourne { $card } du dessus de sa pioche.
}
event-card-revealed = { $you ->
    [yes] Vous révélez { $card }.
   *[no] { $seat } révèle { $card }.
}
event-card-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $seat } défausse { $card }.
}
event-card-into-market = { $you ->
    [yes] Vous mettez { $card } au marché.
   *[no] { $seat } met { $card } au marché.
}
event-deck-discarded = { $you ->
    [yes] Vous mettez toute votre pioche dans votre défausse : { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[no] { $seat } met toute sa pioche dans sa défausse : { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
}
event-deck-shuffled = { $you ->
    [yes] Vous mélangez votre défausse pour refaire votre pioche : { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[no] { $seat } mélange sa défausse pour refaire sa pioche : { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
}
event-cards-drawn = { $you ->
    [yes] Vous piochez { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[no] { $seat } pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
}
event-card-drawn = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $seat } pioche { $card }.
}
event-outcast-taken = { $you ->
    [yes] Vous prenez un Paria Dément.
   *[no] { $seat } prend un Paria Dément.
}
event-outcast-returned = { $you ->
    [yes] Vous remettez un Paria Dément sur sa pile.
   *[no] { $seat } remet un Paria Dément sur sa pile.
}
event-turn-ended = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $seat } finit son tour.
}
event-last-round-began = { $you ->
    [yes] Vous déclenchez la fin : la partie s’arrête après cette manche.
   *[no] { $seat } déclenche la fin : la partie s’arrête après cette manche.
}
event-game-ended = La partie est terminée.

## Pourquoi non : ces textes suivent un deux-points

why-game-over = la partie est terminée.
why-not-now-start = les maisons ont déjà choisi leurs sites de départ.
why-not-now-play = ce n’est pas le moment de jouer une carte : il y a d’abord autre chose à décider.
why-not-now-deploy = ce n’est pas le moment de déployer une unité.
why-not-now-take-point = ce n’est pas le moment de déployer, ni de prendre un point de victoire à la place.
why-not-now-assassinate = ce n’est pas le moment d’assassiner une unité.
why-not-now-return-spy = ce n’est pas le moment de renvoyer un espion d’un autre joueur.
why-not-now-recruit = ce n’est pas le moment de recruter une carte.
why-not-now-recruit-devoured = ce n’est pas le moment de recruter une carte.
why-not-now-end-turn = il y a quelque chose à décider avant que le tour puisse finir.
why-not-now-choose = aucune carte ne vous donne le choix maintenant.
why-not-now-pass = il n’y a rien à refuser maintenant.
why-not-now-reveal = aucun Focus ne demande une carte de votre main.
why-not-now-supplant = rien ne vous permet de supplanter une unité maintenant.
why-not-now-lift = rien ne vous permet de déplacer une unité maintenant.
why-not-now-put = il n’y a pas d’unité à poser.
why-not-now-return-troop = rien ne vous permet de renvoyer une unité maintenant.
why-not-now-place-spy = il n’y a pas d’espion à poser maintenant.
why-not-now-recall = rien ne demande un de vos espions.
why-not-now-devour = rien ne demande de dévorer une telle carte.
why-not-now-devour-this = rien ne demande de dévorer cette carte.
why-not-now-promote = rien ne vous permet de promouvoir une telle carte maintenant.
why-not-now-promote-held = rien ne vous permet de promouvoir une carte de votre main.
why-not-now-promote-this = rien ne vous permet de promouvoir cette carte maintenant.
why-not-now-choose-player = il n’y a pas d’adversaire à choisir maintenant.
why-not-now-discard = rien ne vous demande de défausser une carte.
why-not-now-take-trophy = rien ne vous permet de prendre une unité dans une salle des trophées.
why-not-now-resolve = il n’y a pas d’ordre à choisir entre des effets.
why-out-of-play = cette partie du plateau n’est pas en jeu.
why-house-not-here = personne à cette table ne mène { $house }.
why-no-start-site = { $site } n’est pas un site de départ.
why-start-site-taken = une autre maison commence sur { $site }.
why-no-power = { $count ->
    [0] cela coûte { $need } en Pouvoir, et vous n’en avez pas.
   *[other] cela coûte { $need } en Pouvoir, et vous n’avez que { $count }.
}
why-no-presence = vous n’avez pas de présence { $place }.
why-no-empty-space = il n’y a pas de case libre { $place }.
why-barracks-empty = votre caserne est vide : prenez un point de victoire au lieu de déployer.
why-barracks-not-empty = votre caserne n’est pas vide.
why-no-such-troop = on chercherait en vain { $troop } { $place }.
why-own-troop = vos propres unités ne sont pas vos ennemies.
why-white-only = la carte { $card } ne vise que des unités blanches.
why-that-site-only = la carte { $card } ne vise que des unités placées sur { $site }.
why-sites-only = la carte { $card } vise des unités d’un site, pas d’une route.
why-spies-only = la carte { $card } renvoie des espions, pas des unités.
why-others-only = la carte { $card } ne renvoie que des pièces d’autres joueurs.
why-no-such-spy = { $house } n’a pas d’espion sur { $site }.
why-own-spy = cet espion est le vôtre.
why-no-spy-of-yours = vous n’avez pas d’espion sur { $site }.
why-spy-already-there = vous avez déjà un espion sur { $site }.
why-card-not-in-hand = vous n’avez pas la carte { $card } en main.
why-card-not-in-market = la carte { $card } n’est pas au marché.
why-card-not-in-circle = la carte { $card } n’est pas dans votre cénacle.
why-card-not-discarded = la carte { $card } n’est pas dans votre défausse.
why-card-not-in-play = la carte { $card } n’est pas dans votre zone de jeu.
why-stack-empty = la pile des cartes { $card } est épuisée.
why-card-not-for-sale = la carte { $card } ne se recrute pas.
why-too-expensive = { $count ->
    [one] pour recruter la carte { $card }, il vous manque { $count } point d’Influence.
   *[other] pour recruter la carte { $card }, il vous manque { $count } points d’Influence.
}
why-above-limit = la carte { $card } coûte plus de { $count }.
why-wrong-aspect = la carte { $card } n’a pas l’aspect demandé : { $aspect }.
why-no-undead = la carte { $card } n’est pas de type Mort-Vivant.
why-no-ghost = la pile des cartes dévorées reste fermée : aucun Fantôme ne l’a ouverte ce tour-ci.
why-nothing-devoured = aucune carte n’a été dévorée.
why-very-card = la carte { $card } est justement celle dont on applique l’effet.
why-already-promoted = la carte { $card } est déjà dans votre cénacle.
why-must-choose = ce n’est pas facultatif : choisissez une des possibilités.
why-not-yourself = vous ne pouvez pas vous choisir vous-même.
why-house-has-no-troop-there = { $house } n’a pas d’unité sur { $site }.
why-house-not-adjacent = { $house } n’a pas d’unité voisine d’une de celles qui viennent d’être déployées.
why-house-holds-few = { $house } n’a pas plus de { $count } cartes en main.
why-no-such-trophy = on chercherait en vain { $troop } dans la salle des trophées de { $house }.
why-other-hall-only = la carte { $card } ne touche pas à la salle des trophées de { $house }.
why-nothing-waits = la carte { $card } n’a aucun effet en attente.

## Feuille de score

score-sites = { $count ->
    [0] Aucun site contrôlé
    [one] Un site contrôlé
   *[other] { $count } sites contrôlés
}
    .phrase = sites contrôlés
score-site = { $site }
score-total-control = { $count ->
    [0] Aucun site contrôlé totalement
    [one] Un site contrôlé totalement
   *[other] { $count } sites contrôlés totalement
}
    .phrase = contrôle total
score-total-site = { $site }
score-trophies = { $count ->
    [0] Aucune unité dans la salle des trophées
    [one] Une unité dans la salle des trophées
   *[other] { $count } unités dans la salle des trophées
}
    .phrase = salle des trophées
score-deck = { $count ->
    [0] Aucune carte dans le paquet
    [one] Une carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
    .phrase = cartes du paquet
score-circle = { $count ->
    [0] Aucune carte dans le cénacle
    [one] Une carte dans le cénacle
   *[other] { $count } cartes dans le cénacle
}
    .phrase = cénacle
score-tokens = Jetons PV

## From here on written by `python -m deepcourt.games.tyrants.wording`

about-card-noble =
    Gagnez 1 point d’Influence.
about-card-soldier =
    Gagnez 1 point de Pouvoir.
about-card-house-guard =
    Gagnez 2 points de Pouvoir.
about-card-priestess-of-lolth =
    Gagnez 2 points d’Influence.
about-card-insane-outcast =
    Vous pouvez défausser une carte de votre main. Dans ce cas, remettez cette carte sur la pile des Parias Déments.
    Chaque fois que cette carte devrait être dévorée ou promue, elle retourne plutôt sur la pile des Parias Déments.
about-card-advance-scout =
    Supplantez une unité blanche.
about-card-advocate =
    Choisissez une option :
    • Gagnez 2 points d’Influence.
    • À la fin du tour, promouvez une autre carte jouée ce tour-ci.
choice-advocate-1 = Gagnez 2 points d’Influence.
choice-advocate-2 = À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-blackguard =
    Choisissez une option :
    • Gagnez 2 points de Pouvoir.
    • Assassinez une unité ennemie.
choice-blackguard-1 = Gagnez 2 points de Pouvoir.
choice-blackguard-2 = Assassinez une unité ennemie.
about-card-bounty-hunter =
    Gagnez 3 points de Pouvoir.
about-card-chosen-of-lolth =
    Renvoyez une unité ou un espion d’un autre joueur.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-council-member =
    Déplacez jusqu’à 2 unités ennemies.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-deathblade =
    Assassinez 2 unités ennemies.
about-card-doppelganger =
    Supplantez une unité ennemie.
about-card-drow-negotiator =
    Si vous avez au moins 4 cartes dans votre cénacle, gagnez 3 points d’Influence.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-infiltrator =
    Posez un espion.
    Si un autre joueur a une unité sur le site de cet espion, gagnez 1 point de Pouvoir.
about-card-information-broker =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, piochez 3 cartes.
choice-information-broker-1 = Posez un espion.
choice-information-broker-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, piochez 3 cartes.
about-card-inquisitor =
    Choisissez une option :
    • Gagnez 2 points d’Influence.
    • Assassinez une unité ennemie.
choice-inquisitor-1 = Gagnez 2 points d’Influence.
choice-inquisitor-2 = Assassinez une unité ennemie.
about-card-master-of-melee-magthere =
    Choisissez une option :
    • Déployez 4 unités.
    • Supplantez une unité blanche n’importe où sur le plateau.
choice-master-of-melee-magthere-1 = Déployez 4 unités.
choice-master-of-melee-magthere-2 = Supplantez une unité blanche n’importe où sur le plateau.
about-card-masters-of-sorcere =
    Choisissez une option :
    • Posez 2 espions.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 4 points de Pouvoir.
choice-masters-of-sorcere-1 = Posez 2 espions.
choice-masters-of-sorcere-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 4 points de Pouvoir.
about-card-matron-mother =
    Mettez toute votre pioche dans votre défausse.
    Promouvez une carte de votre défausse.
about-card-mercenary-squad =
    Déployez 3 unités.
about-card-spellspinner =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, supplantez une unité ennemie sur le site de cet espion.
choice-spellspinner-1 = Posez un espion.
choice-spellspinner-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, supplantez une unité ennemie sur le site de cet espion.
about-card-spy-master =
    Posez un espion.
about-card-underdark-ranger =
    Assassinez 2 unités blanches.
about-card-weaponmaster =
    3 fois de suite, choisissez une option et appliquez-la :
    • Déployez une unité.
    • Assassinez une unité blanche.
choice-weaponmaster-1 = Déployez une unité.
choice-weaponmaster-2 = Assassinez une unité blanche.
about-card-black-dragon =
    Supplantez une unité blanche n’importe où sur le plateau.
    Gagnez 1 PV par tranche de 3 unités blanches dans votre salle des trophées.
about-card-black-wyrmling =
    Gagnez 1 point d’Influence.
    Assassinez une unité blanche.
about-card-blue-dragon =
    À la fin du tour, promouvez jusqu’à 2 autres cartes jouées ce tour-ci, puis gagnez 1 PV par tranche de 3 cartes dans votre cénacle.
about-card-blue-wyrmling =
    Gagnez 3 points d’Influence.
    Renvoyez une unité ou un espion d’un autre joueur.
about-card-cleric-of-laogzed =
    Déplacez une unité ennemie.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-cult-fanatic =
    Gagnez 2 points d’Influence.
    Vous pouvez dévorer une carte du marché.
about-card-dragon-cultist =
    Choisissez une option :
    • Gagnez 2 points de Pouvoir.
    • Gagnez 2 points d’Influence.
choice-dragon-cultist-1 = Gagnez 2 points de Pouvoir.
choice-dragon-cultist-2 = Gagnez 2 points d’Influence.
about-card-dragonclaw =
    Assassinez une unité ennemie.
    Si vous avez au moins 5 unités de joueurs dans votre salle des trophées, gagnez 2 points de Pouvoir.
about-card-enchanter-of-thay =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 4 points de Pouvoir.
choice-enchanter-of-thay-1 = Posez un espion.
choice-enchanter-of-thay-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 4 points de Pouvoir.
about-card-green-dragon =
    Choisissez une option :
    • Posez un espion, puis supplantez une unité ennemie sur le site de cet espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, supplantez une unité ennemie sur le site de cet espion, puis gagnez 1 PV pour chaque marqueur de contrôle de site que vous détenez.
choice-green-dragon-1 = Posez un espion, puis supplantez une unité ennemie sur le site de cet espion.
choice-green-dragon-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, supplantez une unité ennemie sur le site de cet espion, puis gagnez 1 PV pour chaque marqueur de contrôle de site que vous détenez.
about-card-green-wyrmling =
    Posez un espion.
    Si un autre joueur a une unité sur le site de cet espion, gagnez 2 points d’Influence.
about-card-kobold =
    Choisissez une option :
    • Déployez une unité.
    • Assassinez une unité blanche.
choice-kobold-1 = Déployez une unité.
choice-kobold-2 = Assassinez une unité blanche.
about-card-rath-modar =
    Piochez 2 cartes.
    Posez un espion.
about-card-red-dragon =
    Supplantez une unité ennemie.
    Renvoyez un espion d’un autre joueur.
    Gagnez 1 PV pour chaque site que vous contrôlez totalement.
about-card-red-wyrmling =
    Gagnez 2 points de Pouvoir.
    Gagnez 2 points d’Influence.
about-card-severin-silrajin =
    Gagnez 5 points de Pouvoir.
about-card-watcher-of-thay =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 3 points d’Influence.
choice-watcher-of-thay-1 = Posez un espion.
choice-watcher-of-thay-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 3 points d’Influence.
about-card-white-dragon =
    Déployez 3 unités.
    Gagnez 1 PV par tranche de 2 sites que vous contrôlez.
about-card-white-wyrmling =
    Déployez 2 unités.
    Vous pouvez dévorer une carte du marché.
about-card-wyrmspeaker =
    Gagnez 1 point d’Influence.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-aerisi-kalinoth =
    Gagnez 1 point de Pouvoir.
    Posez un espion.
    Recrutez sans payer une carte Ruse de coût 4 ou moins.
about-card-air-elemental =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, déployez 3 unités.
    Focus (Ruse) : piochez une carte.
choice-air-elemental-1 = Posez un espion.
choice-air-elemental-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, déployez 3 unités.
about-card-air-elemental-myrmidon =
    Posez un espion.
    À la fin du tour, promouvez une carte Obéissance jouée ce tour-ci.
about-card-black-earth-cultist =
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
    Focus (Ambition) : gagnez 2 points d’Influence.
about-card-crushing-wave-cultist =
    Assassinez une unité blanche.
    Focus (Conquête) : déployez 2 unités.
about-card-earth-elemental =
    Gagnez 1 point d’Influence.
    Renvoyez une unité ou un espion d’un autre joueur.
    Focus (Ambition) : piochez une carte.
about-card-earth-elemental-myrmidon =
    Gagnez 2 points d’Influence.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-eternal-flame-cultist =
    Assassinez une unité ennemie.
    Focus (Malice) : gagnez 2 points de Pouvoir.
about-card-fire-elemental =
    Choisissez une option :
    • Gagnez 2 points de Pouvoir.
    • Gagnez 2 points d’Influence.
    Focus (Malice) : piochez une carte.
choice-fire-elemental-1 = Gagnez 2 points de Pouvoir.
choice-fire-elemental-2 = Gagnez 2 points d’Influence.
about-card-fire-elemental-myrmidon =
    Gagnez 2 points de Pouvoir.
    À la fin du tour, promouvez une carte Obéissance jouée ce tour-ci.
about-card-gar-shatterkeel =
    Déployez 3 unités.
    Recrutez sans payer une carte Conquête de coût 4 ou moins.
about-card-howling-hatred-cultist =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 3 points d’Influence.
    Focus (Ruse) : gagnez 1 point de Pouvoir.
choice-howling-hatred-cultist-1 = Posez un espion.
choice-howling-hatred-cultist-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 3 points d’Influence.
about-card-imix =
    Gagnez 4 points de Pouvoir.
    Focus (Malice) : gagnez 2 points de Pouvoir.
about-card-marlos-urnrayle =
    Gagnez 1 point d’Influence.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
    Recrutez sans payer une carte Ambition de coût 4 ou moins.
about-card-ogremoch =
    Gagnez 2 points d’Influence.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
    Focus (Ambition) : à la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-olhydra =
    Supplantez une unité blanche n’importe où sur le plateau.
    Focus (Conquête) : déployez 2 unités.
about-card-vanifer =
    Assassinez une unité ennemie.
    Recrutez sans payer une carte Malice de coût 4 ou moins.
about-card-water-elemental =
    Déployez 2 unités.
    Focus (Conquête) : piochez une carte.
about-card-water-elemental-myrmidon =
    Assassinez une unité blanche.
    À la fin du tour, promouvez une carte Obéissance jouée ce tour-ci.
about-card-yan-c-bin =
    Posez un espion.
    Assassinez une unité ennemie sur le site de cet espion.
    Focus (Ruse) : posez un espion.
about-card-balor =
    Vous pouvez dévorer une carte de votre main. Dans ce cas, supplantez une unité blanche n’importe où sur le plateau, puis déployez une unité.
about-card-demogorgon =
    Vous pouvez dévorer une carte de votre main. Dans ce cas, supplantez 2 unités blanches, puis chaque adversaire prend 2 Parias Déments.
about-card-derro =
    Supplantez une unité blanche n’importe où sur le plateau.
    Prenez un Paria Dément.
about-card-ettin =
    Choisissez une option :
    • Déployez 3 unités.
    • Assassinez 2 unités blanches.
choice-ettin-1 = Déployez 3 unités.
choice-ettin-2 = Assassinez 2 unités blanches.
about-card-ghoul =
    Gagnez 2 points de Pouvoir.
    Chaque adversaire prend un Paria Dément.
about-card-gibbering-mouther =
    Déployez 2 unités.
    Un adversaire de votre choix qui a une unité voisine d’une de celles que vous venez de déployer prend un Paria Dément.
about-card-glabrezu =
    Vous pouvez dévorer une carte de votre main. Dans ce cas, assassinez 2 unités ennemies.
about-card-grazzt =
    Choisissez une option :
    • Posez 2 espions.
    • Vous pouvez renvoyer autant de vos espions que vous voulez. Dans ce cas, supplantez une unité ennemie sur le site de chaque espion renvoyé.
choice-grazzt-1 = Posez 2 espions.
choice-grazzt-2 = Vous pouvez renvoyer autant de vos espions que vous voulez. Dans ce cas, supplantez une unité ennemie sur le site de chaque espion renvoyé.
about-card-hezrou =
    Déplacez une unité ennemie.
    Promouvez la première carte de votre pioche.
about-card-jackalwere =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 2 points de Pouvoir, puis gagnez 2 points d’Influence.
choice-jackalwere-1 = Posez un espion.
choice-jackalwere-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 2 points de Pouvoir, puis gagnez 2 points d’Influence.
about-card-marilith =
    Vous pouvez dévorer une carte de votre main. Dans ce cas, gagnez 5 points de Pouvoir.
about-card-mind-flayer =
    Vous pouvez dévorer une carte de votre main. Dans ce cas, choisissez une option :
    • Gagnez 3 points d’Influence.
    • Assassinez une unité ennemie.
choice-mind-flayer-1 = Gagnez 3 points d’Influence.
choice-mind-flayer-2 = Assassinez une unité ennemie.
about-card-myconid-adult =
    Gagnez 2 points d’Influence.
    Un adversaire de votre choix prend un Paria Dément.
about-card-myconid-sovereign =
    Un adversaire de votre choix prend un Paria Dément.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-nalfeshnee =
    Gagnez 3 points d’Influence.
    Promouvez la première carte de votre pioche.
about-card-night-hag =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, piochez 2 cartes.
choice-night-hag-1 = Posez un espion.
choice-night-hag-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, piochez 2 cartes.
about-card-orcus =
    Vous pouvez dévorer une carte de votre main. Dans ce cas, assassinez 2 unités ennemies, puis vous pouvez remettre n’importe où sur le plateau jusqu’à 2 unités de toutes couleurs provenant de n’importe quelle salle des trophées.
about-card-succubus =
    Vous pouvez dévorer une carte de votre main. Dans ce cas, posez un espion, puis assassinez une unité ennemie sur le site de cet espion.
about-card-vrock =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 5 points de Pouvoir.
choice-vrock-1 = Posez un espion.
choice-vrock-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 5 points de Pouvoir.
about-card-zuggtmoy =
    Vous pouvez dévorer une carte de votre cénacle. Dans ce cas, gagnez 3 points d’Influence, puis à la fin du tour, promouvez jusqu’à 2 autres cartes jouées ce tour-ci.
about-card-aboleth =
    Choisissez une option :
    • Posez 2 espions.
    • Piochez une carte pour chaque espion que vous avez sur le plateau.
choice-aboleth-1 = Posez 2 espions.
choice-aboleth-2 = Piochez une carte pour chaque espion que vous avez sur le plateau.
about-card-ambassador =
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
    Quand un adversaire vous fait défausser cette carte, vous pouvez la promouvoir à la place.
about-card-beholder =
    Assassinez une unité ennemie.
    Gagnez 1 point de Pouvoir par tranche de 3 unités de toutes couleurs dans votre salle des trophées.
about-card-brainwashed-slave =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 2 points de Pouvoir, puis gagnez 2 points d’Influence.
choice-brainwashed-slave-1 = Posez un espion.
choice-brainwashed-slave-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, gagnez 2 points de Pouvoir, puis gagnez 2 points d’Influence.
about-card-chuul =
    Posez un espion.
    Chaque adversaire qui a une unité sur le site de cet espion et plus de 3 cartes en main défausse une carte.
about-card-cloaker =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, assassinez une unité ennemie sur le site de cet espion.
choice-cloaker-1 = Posez un espion.
choice-cloaker-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, assassinez une unité ennemie sur le site de cet espion.
about-card-cranium-rats =
    Déployez 2 unités.
    Un adversaire de votre choix qui a plus de 3 cartes en main défausse une carte.
about-card-death-tyrant =
    Assassinez jusqu’à 3 unités ennemies, toutes sur un seul et même site.
    Gagnez 1 point d’Influence pour chaque unité assassinée avec cette carte.
about-card-elder-brain =
    Promouvez la première carte de votre pioche.
    Jouez une carte de votre cénacle comme si vous l’aviez en main, puis remettez-la à sa place.
about-card-gauth =
    Choisissez une option :
    • Gagnez 2 points d’Influence.
    • Piochez une carte, puis un adversaire de votre choix qui a plus de 3 cartes en main défausse une carte.
choice-gauth-1 = Gagnez 2 points d’Influence.
choice-gauth-2 = Piochez une carte, puis un adversaire de votre choix qui a plus de 3 cartes en main défausse une carte.
about-card-grimlock =
    Déployez une unité.
    Quand un adversaire vous fait défausser cette carte, piochez 2 cartes.
about-card-intellect-devourer =
    Choisissez une option :
    • Gagnez 3 points d’Influence.
    • Renvoyez jusqu’à 2 unités ou espions de n’importe quels joueurs, vous compris.
choice-intellect-devourer-1 = Gagnez 3 points d’Influence.
choice-intellect-devourer-2 = Renvoyez jusqu’à 2 unités ou espions de n’importe quels joueurs, vous compris.
about-card-mindwitness =
    Assassinez une unité ennemie.
    Si cette unité était celle d’un autre joueur, ce joueur, s’il a plus de 3 cartes en main, défausse une carte.
about-card-neogi =
    Déployez 4 unités.
    À la fin du tour, chaque adversaire défausse une carte.
about-card-nothic =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, piochez une carte, puis chaque adversaire qui a plus de 3 cartes en main défausse une carte.
choice-nothic-1 = Posez un espion.
choice-nothic-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, piochez une carte, puis chaque adversaire qui a plus de 3 cartes en main défausse une carte.
about-card-puppeteer =
    Gagnez 2 points d’Influence.
    À la fin du tour, promouvez une autre carte jouée ce tour-ci.
about-card-quaggoth =
    Assassinez une unité blanche pour chaque site que vous contrôlez.
about-card-spectator =
    Gagnez 2 points de Pouvoir.
    Gagnez 1 point d’Influence.
about-card-ulitharid =
    Jouez une carte du marché de coût 4 ou moins comme si vous l’aviez en main, puis dévorez-la.
about-card-umber-hulk =
    Déployez 3 unités.
    Quand un adversaire vous fait défausser cette carte, cet adversaire défausse une carte.
about-card-banshee =
    Posez un espion.
    Si un autre joueur a un espion sur ce même site, gagnez 3 points de Pouvoir.
about-card-carrion-crawler =
    Gagnez 3 points de Pouvoir.
    Dévorez une carte du marché et mettez cette carte à sa place.
about-card-conjurer =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, recrutez sans payer jusqu’à 2 cartes de coût 3 ou moins.
choice-conjurer-1 = Posez un espion.
choice-conjurer-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, recrutez sans payer jusqu’à 2 cartes de coût 3 ou moins.
about-card-cultist-of-myrkul =
    Choisissez une option :
    • Gagnez 2 points d’Influence.
    • Vous pouvez dévorer cette carte. Dans ce cas, à la fin du tour, promouvez jusqu’à 2 autres cartes jouées ce tour-ci.
choice-cultist-of-myrkul-1 = Gagnez 2 points d’Influence.
choice-cultist-of-myrkul-2 = Vous pouvez dévorer cette carte. Dans ce cas, à la fin du tour, promouvez jusqu’à 2 autres cartes jouées ce tour-ci.
about-card-death-knight =
    Supplantez une unité ennemie.
    Gagnez 1 PV par tranche de 5 unités de joueurs dans votre salle des trophées.
about-card-flesh-golem =
    Gagnez 2 points de Pouvoir.
    Vous pouvez dévorer cette carte. Dans ce cas, assassinez une unité ennemie.
about-card-ghost =
    Choisissez une option :
    • Posez un espion.
    • Vous pouvez renvoyer un de vos espions. Dans ce cas, jusqu’à la fin du tour, la carte du dessus de la pile des cartes dévorées peut être recrutée comme si elle était au marché.
choice-ghost-1 = Posez un espion.
choice-ghost-2 = Vous pouvez renvoyer un de vos espions. Dans ce cas, jusqu’à la fin du tour, la carte du dessus de la pile des cartes dévorées peut être recrutée comme si elle était au marché.
about-card-high-priest-of-myrkul =
    Renvoyez une unité ou un espion d’un autre joueur.
    À la fin du tour, promouvez autant de cartes Mort-Vivant jouées ce tour-ci que vous voulez, ou aucune.
about-card-lich =
    Posez un espion.
    Si un autre joueur a une unité sur le site de cet espion, vous pouvez remettre sur le plateau, là où vous avez une présence, jusqu’à 2 unités de toutes couleurs provenant de la salle des trophées de ce joueur.
about-card-minotaur-skeleton =
    Choisissez une option :
    • Déployez 3 unités.
    • Vous pouvez dévorer cette carte. Dans ce cas, assassinez jusqu’à 3 unités blanches, toutes sur un seul et même site.
choice-minotaur-skeleton-1 = Déployez 3 unités.
choice-minotaur-skeleton-2 = Vous pouvez dévorer cette carte. Dans ce cas, assassinez jusqu’à 3 unités blanches, toutes sur un seul et même site.
about-card-mummy-lord =
    2 fois de suite, choisissez une option et appliquez-la :
    • Assassinez une unité blanche.
    • Remettez n’importe où sur le plateau une unité blanche provenant de n’importe quelle salle des trophées.
choice-mummy-lord-1 = Assassinez une unité blanche.
choice-mummy-lord-2 = Remettez n’importe où sur le plateau une unité blanche provenant de n’importe quelle salle des trophées.
about-card-necromancer =
    Choisissez une option :
    • Gagnez 3 points d’Influence.
    • Promouvez cette carte, ou une carte de votre main ou de votre défausse.
choice-necromancer-1 = Gagnez 3 points d’Influence.
choice-necromancer-2 = Promouvez cette carte, ou une carte de votre main ou de votre défausse.
about-card-ogre-zombie =
    Supplantez une unité blanche n’importe où sur le plateau.
about-card-ravenous-zombies =
    Gagnez 1 point de Pouvoir.
    Assassinez une unité blanche.
about-card-revenant =
    Assassinez 2 unités ennemies.
    Si vous avez au moins 8 unités de toutes couleurs dans votre salle des trophées, promouvez cette carte.
about-card-skeletal-horde =
    Déployez 2 unités.
    Vous pouvez dévorer cette carte. Dans ce cas, déployez 3 unités.
about-card-vampire =
    Choisissez une option :
    • Supplantez une unité ennemie.
    • Promouvez une carte de votre défausse, puis gagnez 1 PV par tranche de 3 cartes dans votre cénacle.
choice-vampire-1 = Supplantez une unité ennemie.
choice-vampire-2 = Promouvez une carte de votre défausse, puis gagnez 1 PV par tranche de 3 cartes dans votre cénacle.
about-card-vampire-spawn =
    Gagnez 1 point d’Influence.
    Renvoyez une unité ou un espion d’un autre joueur.
about-card-wight =
    Choisissez une option :
    • Gagnez 2 points de Pouvoir.
    • Vous pouvez dévorer une carte de votre main. Dans ce cas, supplantez une unité ennemie.
choice-wight-1 = Gagnez 2 points de Pouvoir.
choice-wight-2 = Vous pouvez dévorer une carte de votre main. Dans ce cas, supplantez une unité ennemie.
about-card-wraith =
    Posez un espion.
    Vous pouvez dévorer cette carte. Dans ce cas, assassinez une unité ennemie sur le site de cet espion.

place-gauntlgrym = Gauntlgrym
    .phrase = sur Gauntlgrym
place-wormwrithings = Les Méandres du Ver
    .phrase = sur les Méandres du Ver
place-jhachalkhyn = Jhachalkhyn
    .phrase = sur Jhachalkhyn
place-buiyrandyn = Buiyrandyn
    .phrase = sur Buiyrandyn
place-stoneshaft-clanhold = Fief de Stoneshaft
    .phrase = sur le Fief de Stoneshaft
place-ch-chitl = Ch’Chitl
    .phrase = sur Ch’Chitl
place-blingdenstone = Blingdenstone
    .phrase = sur Blingdenstone
place-mantol-derith = Mantol-Derith
    .phrase = sur Mantol-Derith
place-menzoberranzan = Menzoberranzan
    .phrase = sur Menzoberranzan
place-everfire = Feu éternel
    .phrase = sur le Feu éternel
place-gracklstugh = Gracklstugh
    .phrase = sur Gracklstugh
place-chasmleap-bridge = Pont du Saut du gouffre
    .phrase = sur le Pont du Saut du gouffre
place-halls-of-the-scoured-legion = Salles de la Légion décimée
    .phrase = sur les Salles de la Légion décimée
place-labyrinth = Le Labyrinthe
    .phrase = sur le Labyrinthe
place-araumycos = Araumycos
    .phrase = sur Araumycos
place-ched-nasad = Ched Nasad
    .phrase = sur Ched Nasad
place-skullport = Port-Crâne
    .phrase = sur Port-Crâne
place-eryndlyn = Eryndlyn
    .phrase = sur Eryndlyn
place-llacerellyn = Llacerellyn
    .phrase = sur Llacerellyn
place-kanaglym = Kanaglym
    .phrase = sur Kanaglym
place-tsenviilyq = Tsenviilyq
    .phrase = sur Tsenviilyq
place-chaulssin = Chaulssin
    .phrase = sur Chaulssin
place-phaerlin = Le Phaerlin
    .phrase = sur le Phaerlin
place-yathchol = Yathchol
    .phrase = sur Yathchol
place-ruins-of-dekanter = Ruines de Dekanter
    .phrase = sur les Ruines de Dekanter
place-ss-zuraass-nee = Ss’zuraass’nee
    .phrase = sur Ss’zuraass’nee
place-gauntlgrym--jhachalkhyn-0 = Gauntlgrym – Jhachalkhyn
    .phrase = entre Gauntlgrym et Jhachalkhyn
place-wormwrithings--mantol-derith-0 = Les Méandres du Ver – Mantol-Derith
    .phrase = entre les Méandres du Ver et Mantol-Derith
place-jhachalkhyn--buiyrandyn-0 = Jhachalkhyn – Buiyrandyn
    .phrase = entre Jhachalkhyn et Buiyrandyn
place-jhachalkhyn--gracklstugh-0 = Jhachalkhyn – Gracklstugh
    .phrase = entre Jhachalkhyn et Gracklstugh
place-buiyrandyn--stoneshaft-clanhold-0 = Buiyrandyn – Fief de Stoneshaft
    .phrase = entre Buiyrandyn et le Fief de Stoneshaft
place-buiyrandyn--labyrinth-0 = Buiyrandyn – Le Labyrinthe
    .phrase = entre Buiyrandyn et le Labyrinthe
place-stoneshaft-clanhold--ch-chitl-0 = Fief de Stoneshaft – Ch’Chitl
    .phrase = entre le Fief de Stoneshaft et Ch’Chitl
place-stoneshaft-clanhold--skullport-0 = Fief de Stoneshaft – Port-Crâne (1/2)
    .phrase = entre le Fief de Stoneshaft et Port-Crâne (1/2)
place-stoneshaft-clanhold--skullport-1 = Fief de Stoneshaft – Port-Crâne (2/2)
    .phrase = entre le Fief de Stoneshaft et Port-Crâne (2/2)
place-ch-chitl--kanaglym-0 = Ch’Chitl – Kanaglym
    .phrase = entre Ch’Chitl et Kanaglym
place-blingdenstone--mantol-derith-0 = Blingdenstone – Mantol-Derith
    .phrase = entre Blingdenstone et Mantol-Derith
place-mantol-derith--menzoberranzan-0 = Mantol-Derith – Menzoberranzan (1/3)
    .phrase = entre Mantol-Derith et Menzoberranzan (1/3)
place-mantol-derith--menzoberranzan-1 = Mantol-Derith – Menzoberranzan (2/3)
    .phrase = entre Mantol-Derith et Menzoberranzan (2/3)
place-mantol-derith--menzoberranzan-2 = Mantol-Derith – Menzoberranzan (3/3)
    .phrase = entre Mantol-Derith et Menzoberranzan (3/3)
place-mantol-derith--gracklstugh-0 = Mantol-Derith – Gracklstugh
    .phrase = entre Mantol-Derith et Gracklstugh
place-gracklstugh--chasmleap-bridge-0 = Gracklstugh – Pont du Saut du gouffre (1/2)
    .phrase = entre Gracklstugh et le Pont du Saut du gouffre (1/2)
place-gracklstugh--chasmleap-bridge-1 = Gracklstugh – Pont du Saut du gouffre (2/2)
    .phrase = entre Gracklstugh et le Pont du Saut du gouffre (2/2)
place-gracklstugh--labyrinth-0 = Gracklstugh – Le Labyrinthe
    .phrase = entre Gracklstugh et le Labyrinthe
place-labyrinth--skullport-0 = Le Labyrinthe – Port-Crâne (1/2)
    .phrase = entre le Labyrinthe et Port-Crâne (1/2)
place-labyrinth--skullport-1 = Le Labyrinthe – Port-Crâne (2/2)
    .phrase = entre le Labyrinthe et Port-Crâne (2/2)
place-labyrinth--araumycos-0 = Le Labyrinthe – Araumycos (1/2)
    .phrase = entre le Labyrinthe et Araumycos (1/2)
place-labyrinth--araumycos-1 = Le Labyrinthe – Araumycos (2/2)
    .phrase = entre le Labyrinthe et Araumycos (2/2)
place-skullport--kanaglym-0 = Port-Crâne – Kanaglym
    .phrase = entre Port-Crâne et Kanaglym
place-kanaglym--eryndlyn-0 = Kanaglym – Eryndlyn (1/2)
    .phrase = entre Kanaglym et Eryndlyn (1/2)
place-kanaglym--eryndlyn-1 = Kanaglym – Eryndlyn (2/2)
    .phrase = entre Kanaglym et Eryndlyn (2/2)
place-kanaglym--tsenviilyq-0 = Kanaglym – Tsenviilyq (1/2)
    .phrase = entre Kanaglym et Tsenviilyq (1/2)
place-kanaglym--tsenviilyq-1 = Kanaglym – Tsenviilyq (2/2)
    .phrase = entre Kanaglym et Tsenviilyq (2/2)
place-menzoberranzan--everfire-0 = Menzoberranzan – Feu éternel (1/2)
    .phrase = entre Menzoberranzan et le Feu éternel (1/2)
place-menzoberranzan--everfire-1 = Menzoberranzan – Feu éternel (2/2)
    .phrase = entre Menzoberranzan et le Feu éternel (2/2)
place-menzoberranzan--chasmleap-bridge-0 = Menzoberranzan – Pont du Saut du gouffre (1/2)
    .phrase = entre Menzoberranzan et le Pont du Saut du gouffre (1/2)
place-menzoberranzan--chasmleap-bridge-1 = Menzoberranzan – Pont du Saut du gouffre (2/2)
    .phrase = entre Menzoberranzan et le Pont du Saut du gouffre (2/2)
place-chasmleap-bridge--everfire-0 = Pont du Saut du gouffre – Feu éternel
    .phrase = entre le Pont du Saut du gouffre et le Feu éternel
place-chasmleap-bridge--araumycos-0 = Pont du Saut du gouffre – Araumycos
    .phrase = entre le Pont du Saut du gouffre et Araumycos
place-araumycos--ched-nasad-0 = Araumycos – Ched Nasad
    .phrase = entre Araumycos et Ched Nasad
place-araumycos--eryndlyn-0 = Araumycos – Eryndlyn
    .phrase = entre Araumycos et Eryndlyn
place-everfire--halls-of-the-scoured-legion-0 = Feu éternel – Salles de la Légion décimée
    .phrase = entre le Feu éternel et les Salles de la Légion décimée
place-halls-of-the-scoured-legion--ched-nasad-0 = Salles de la Légion décimée – Ched Nasad (1/2)
    .phrase = entre les Salles de la Légion décimée et Ched Nasad (1/2)
place-halls-of-the-scoured-legion--ched-nasad-1 = Salles de la Légion décimée – Ched Nasad (2/2)
    .phrase = entre les Salles de la Légion décimée et Ched Nasad (2/2)
place-ched-nasad--llacerellyn-0 = Ched Nasad – Llacerellyn (1/2)
    .phrase = entre Ched Nasad et Llacerellyn (1/2)
place-ched-nasad--llacerellyn-1 = Ched Nasad – Llacerellyn (2/2)
    .phrase = entre Ched Nasad et Llacerellyn (2/2)
place-eryndlyn--llacerellyn-0 = Eryndlyn – Llacerellyn
    .phrase = entre Eryndlyn et Llacerellyn
place-llacerellyn--tsenviilyq-0 = Llacerellyn – Tsenviilyq
    .phrase = entre Llacerellyn et Tsenviilyq
place-everfire--chaulssin-0 = Feu éternel – Chaulssin
    .phrase = entre le Feu éternel et Chaulssin
place-halls-of-the-scoured-legion--yathchol-0 = Salles de la Légion décimée – Yathchol
    .phrase = entre les Salles de la Légion décimée et Yathchol
place-ched-nasad--yathchol-0 = Ched Nasad – Yathchol
    .phrase = entre Ched Nasad et Yathchol
place-ched-nasad--ruins-of-dekanter-0 = Ched Nasad – Ruines de Dekanter
    .phrase = entre Ched Nasad et les Ruines de Dekanter
place-llacerellyn--ss-zuraass-nee-0 = Llacerellyn – Ss’zuraass’nee (1/2)
    .phrase = entre Llacerellyn et Ss’zuraass’nee (1/2)
place-llacerellyn--ss-zuraass-nee-1 = Llacerellyn – Ss’zuraass’nee (2/2)
    .phrase = entre Llacerellyn et Ss’zuraass’nee (2/2)
place-chaulssin--phaerlin-0 = Chaulssin – Le Phaerlin
    .phrase = entre Chaulssin et le Phaerlin
place-phaerlin--yathchol-0 = Le Phaerlin – Yathchol
    .phrase = entre le Phaerlin et Yathchol
place-phaerlin--ruins-of-dekanter-0 = Le Phaerlin – Ruines de Dekanter (1/2)
    .phrase = entre le Phaerlin et les Ruines de Dekanter (1/2)
place-phaerlin--ruins-of-dekanter-1 = Le Phaerlin – Ruines de Dekanter (2/2)
    .phrase = entre le Phaerlin et les Ruines de Dekanter (2/2)
place-ruins-of-dekanter--ss-zuraass-nee-0 = Ruines de Dekanter – Ss’zuraass’nee
    .phrase = entre les Ruines de Dekanter et Ss’zuraass’nee
