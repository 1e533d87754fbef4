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
site-jhachalkhyn = Jhachalkhyn
site-buiyrandyn = Buiyrandyn
site-stoneshaft-clanhold = Fief de Stoneshaft
site-ch-chitl = Ch’Chitl
site-blingdenstone = Blingdenstone
site-mantol-derith = Mantol-Derith
site-menzoberranzan = Menzoberranzan
site-everfire = Feu éternel
site-gracklstugh = Gracklstugh
site-chasmleap-bridge = Pont du Saut du gouffre
site-halls-of-the-scoured-legion = Salles de la Légion décimée
site-labyrinth = Le Labyrinthe
site-araumycos = Araumycos
site-ched-nasad = Ched Nasad
site-skullport = Port-Crâne
site-eryndlyn = Eryndlyn
site-llacerellyn = Llacerellyn
site-kanaglym = Kanaglym
site-tsenviilyq = Tsenviilyq
site-chaulssin = Chaulssin
site-phaerlin = Le Phaerlin
site-yathchol = Yathchol
site-ruins-of-dekanter = Ruines de Dekanter
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
