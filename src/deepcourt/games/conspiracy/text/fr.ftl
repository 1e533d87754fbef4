## Le jeu

title = Conspiracy
subtitle = Abyss Universe
about =
    Recrutez des Seigneurs et installez-les dans votre Chambre sénatoriale, rangée après rangée.
    Réunissez des clefs pour contrôler des Lieux, amassez des Perles, rapprochez les Seigneurs d’une même guilde.
    Qui remplit sa Chambre de quinze Seigneurs annonce le dernier tour.

## Guildes et Seigneurs : des noms qui admettent tous « le » et « des »

guild-politician = Politiciens
guild-merchant = Marchands
guild-farmer = Cultivateurs
guild-soldier = Militaires
guild-mage = Sorciers

lord-politician-0 = Politicien 0
lord-politician-1 = Politicien 1
lord-politician-2 = Politicien 2
lord-politician-3 = Politicien 3
lord-politician-4 = Politicien 4
lord-politician-6 = Politicien 6
lord-merchant-0 = Marchand 0
lord-merchant-1 = Marchand 1
lord-merchant-2 = Marchand 2
lord-merchant-3 = Marchand 3
lord-merchant-4 = Marchand 4
lord-merchant-6 = Marchand 6
lord-farmer-0 = Cultivateur 0
lord-farmer-1 = Cultivateur 1
lord-farmer-2 = Cultivateur 2
lord-farmer-3 = Cultivateur 3
lord-farmer-4 = Cultivateur 4
lord-farmer-6 = Cultivateur 6
lord-soldier-0 = Militaire 0
lord-soldier-1 = Militaire 1
lord-soldier-2 = Militaire 2
lord-soldier-3 = Militaire 3
lord-soldier-4 = Militaire 4
lord-soldier-6 = Militaire 6
lord-mage-0 = Sorcier 0
lord-mage-1 = Sorcier 1
lord-mage-2 = Sorcier 2
lord-mage-3 = Sorcier 3
lord-mage-4 = Sorcier 4
lord-mage-6 = Sorcier 6

about-lord-0 = À la pose : vous pouvez échanger les places de deux Seigneurs sans clef de votre Chambre, lui compris.
about-lord-1 = Une clef en argent.
about-lord-2 = Une clef en or.
about-lord-3 = Deux Perles.
about-lord-4 = Une Perle.
about-lord-6 = À la pose : le Seigneur du dessus de la pioche part dans la défausse de sa guilde.

## Lieux : des noms en « La » ou « L’ », que « de » et « à » précèdent sans contraction

location-citadel = La Citadelle
location-oyster-garden = La Claire aux Huîtres
location-oyster-beds = L’Huîtrière
location-oyster-banks = La Grande Huîtrière
location-thousand-locks = La Tour aux Mille Serrures
location-gilded-vault = La Voûte Dorée
location-pearl-exchange = La Bourse aux Perles
location-crown-lands = La Province Royale
location-narrow-gate = La Porte Étroite
location-twin-gates = La Double Porte
location-tide-gate = L’Écluse des Marées
location-sunken-archive = L’Archive Engloutie
location-locksmiths-alley = La Ruelle des Serruriers
location-hall-of-maps = La Salle des Portulans
location-tribune = La Tribune
location-trading-house = La Maison de Négoce
location-granary = La Grange
location-bastion = La Barbacane
location-observatory = La Tour des Astres
location-senate-steps = L’Esplanade du Sénat
location-great-market = La Grande Halle
location-kelp-gardens = La Prairie de Varech
location-barracks = La Caserne
location-academy = L’Académie

about-location-citadel = 7 points.
about-location-oyster-garden = Gagnez 1 Perle. 5 points.
about-location-oyster-beds = Gagnez 2 Perles. 4 points.
about-location-oyster-banks = Gagnez 3 Perles. 3 points.
about-location-thousand-locks = 1 point par clef en argent de votre Chambre, utilisée ou non.
about-location-gilded-vault = 2 points par clef en or de votre Chambre, utilisée ou non.
about-location-pearl-exchange = 1 point toutes les deux Perles que vous possédez.
about-location-crown-lands = 2 points par Lieu que vous contrôlez, celui-ci compris.
about-location-narrow-gate = D’ici à votre prochain tour, vos adversaires doivent prendre le Seigneur du dessus de la pioche, et lui seul. 3 points.
about-location-twin-gates = D’ici à votre prochain tour, vos adversaires doivent piocher deux Seigneurs et en garder un. 3 points.
about-location-tide-gate = Tous les Seigneurs défaussés retournent dans la pioche, que l’on mélange. 3 points.
about-location-sunken-archive = Tous les Lieux révélés retournent dans leur pioche, que l’on mélange. 3 points.
about-location-locksmiths-alley = Désormais, deux clefs quelconques vous ouvrent un Lieu. 3 points.
about-location-hall-of-maps = Désormais, vous choisissez vos Lieux dans toute la pioche de Lieux, mais plus parmi les Lieux révélés. 3 points.
about-location-tribune = Autant de points que votre Politicien le plus influent.
about-location-trading-house = Autant de points que votre Marchand le plus influent.
about-location-granary = Autant de points que votre Cultivateur le plus influent.
about-location-bastion = Autant de points que votre Militaire le plus influent.
about-location-observatory = Autant de points que votre Sorcier le plus influent.
about-location-senate-steps = 1 point, plus 1 par Politicien de votre Chambre.
about-location-great-market = 1 point, plus 1 par Marchand de votre Chambre.
about-location-kelp-gardens = 1 point, plus 1 par Cultivateur de votre Chambre.
about-location-barracks = 1 point, plus 1 par Militaire de votre Chambre.
about-location-academy = 1 point, plus 1 par Sorcier de votre Chambre.

## Décisions : ce que l’on demande au joueur

decision-recruit = Recrutez : piochez des Seigneurs ou prenez une défausse entière.
decision-keep = Gardez un des Seigneurs piochés ; les autres sont défaussés.
decision-return = { $count ->
    [one] Votre Chambre ne peut pas tous les accueillir : reposez { $count } Seigneur.
   *[other] Votre Chambre ne peut pas tous les accueillir : reposez { $count } Seigneurs, l’un après l’autre.
}
decision-place = Quel Seigneur prend l’emplacement { $spot } de votre Chambre ?
decision-swap = Vous pouvez échanger les places de deux Seigneurs sans clef de votre Chambre.
decision-seek = Vos clefs ouvrent un Lieu : piochez, ou prenez un Lieu face visible.
decision-search = Vos clefs ouvrent un Lieu : choisissez-le dans toute la pioche des Lieux.
decision-claim = Prenez un des { $count } Lieux piochés ; les autres restent face visible.

## Actions

action-draw-lords = { $count ->
    [one] Piocher { $count } Seigneur
   *[other] Piocher { $count } Seigneurs
}
action-take-pile = Prendre la défausse des { $guild }
action-keep = Garder le { $lord }
action-return = Reposer le { $lord }
action-place = Placer le { $lord }
action-decline-swap = Ne rien échanger
action-swap = Échanger les emplacements { $spot } et { $spot2 }
action-draw-locations = { $count ->
    [one] Piocher { $count } Lieu
   *[other] Piocher { $count } Lieux
}
action-take = Prendre { $location }

## Événements : $you vaut « yes » quand le lecteur est le joueur dont on parle.
## Jamais « de » ni « que » devant $seat : un nom peut commencer par une voyelle.

event-turn-began = { $you ->
    [yes] À vous de jouer.
   *[no] { $seat } commence son tour.
}
event-lord-drawn = { $you ->
    [yes] Vous piochez le { $lord }.
   *[no] { $seat } pioche le { $lord }.
}
event-lord-kept = { $you ->
    [yes] Vous gardez le { $lord }.
   *[no] { $seat } garde le { $lord }.
}
event-lord-discarded = { $you ->
    [yes] Vous défaussez le { $lord }.
   *[no] { $seat } défausse le { $lord }.
}
event-pile-taken = { $you ->
    [yes] Vous prenez la défausse des { $guild } : { $count ->
        [one] { $count } Seigneur.
       *[other] { $count } Seigneurs.
    }
   *[no] { $seat } prend la défausse des { $guild } : { $count ->
        [one] { $count } Seigneur.
       *[other] { $count } Seigneurs.
    }
}
event-lord-returned = { $you ->
    [yes] Vous reposez le { $lord } dans sa défausse.
   *[no] { $seat } repose le { $lord } dans sa défausse.
}
event-lord-placed = { $you ->
    [yes] Vous placez le { $lord } à l’emplacement { $spot }.
   *[no] { $seat } place le { $lord } à l’emplacement { $spot }.
}
event-lords-swapped = { $you ->
    [yes] Vous échangez les Seigneurs des emplacements { $spot } et { $spot2 }.
   *[no] { $seat } échange les Seigneurs des emplacements { $spot } et { $spot2 }.
}
event-lord-heralded = Le { $lord } sort de la pioche et part à la défausse.
event-pearls-gained = { $you ->
    [yes] Vous gagnez { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    } et en possédez { $total }.
   *[no] { $seat } gagne { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    } et en possède { $total }.
}
event-pearl-master-named = { $you ->
    [yes] Vous devenez Maître des Perles.
   *[no] { $seat } devient Maître des Perles.
}
event-locations-drawn = { $you ->
    [yes] Vous piochez { $count ->
        [one] { $count } Lieu.
       *[other] { $count } Lieux.
    }
   *[no] { $seat } pioche { $count ->
        [one] { $count } Lieu.
       *[other] { $count } Lieux.
    }
}
event-location-seen = Vous découvrez { $location }.
event-location-revealed = { $you ->
    [yes] Vous laissez { $location } face visible.
   *[no] { $seat } laisse { $location } face visible.
}
event-location-taken = { $you ->
    [yes] Vous prenez le contrôle de { $location }.
   *[no] { $seat } prend le contrôle de { $location }.
}
event-no-location-left = { $you ->
    [yes] Il ne reste aucun Lieu pour vous ; vos clefs demeurent.
   *[no] Il ne reste aucun Lieu pour { $seat } ; ses clefs demeurent.
}
event-draw-forced = { $you ->
    [yes] D’ici à votre prochain tour, tous les autres doivent piocher exactement { $count ->
        [one] { $count } Seigneur.
       *[other] { $count } Seigneurs.
    }
   *[no] { $seat } oblige tous les autres, d’ici à son prochain tour, à piocher exactement { $count ->
        [one] { $count } Seigneur.
       *[other] { $count } Seigneurs.
    }
}
event-force-ended = { $you ->
    [yes] Vous rouvrez votre porte : le recrutement redevient libre.
   *[no] { $seat } rouvre sa porte : le recrutement redevient libre.
}
event-lords-recalled = { $count ->
    [0] Aucun Seigneur défaussé n’est là pour retourner dans la pioche.
    [one] { $count } Seigneur défaussé retourne dans la pioche.
   *[other] { $count } Seigneurs défaussés retournent dans la pioche.
}
event-locations-recalled = { $count ->
    [0] Aucun Lieu révélé n’est là pour retourner dans la pioche.
    [one] { $count } Lieu révélé retourne dans la pioche.
   *[other] { $count } Lieux révélés retournent dans la pioche.
}
event-last-round-began = { $you ->
    [yes] Votre Chambre est complète : tous les autres jouent un dernier tour.
   *[no] { $seat } complète sa Chambre : tous les autres jouent un dernier tour.
}
event-game-ended = La partie est terminée.

## Pourquoi pas : la suite d’un deux-points

why-game-over = la partie est terminée.
why-not-now-draw-lords = on ne pioche des Seigneurs qu’au début d’un tour.
why-not-now-take-pile = on ne prend une défausse qu’au début d’un tour.
why-not-now-keep = aucun Seigneur pioché n’attend votre choix.
why-not-now-return = on ne repose des Seigneurs que si la défausse prise en contient plus que la Chambre n’a d’emplacements libres.
why-not-now-place = ce n’est pas le moment de choisir un Seigneur à placer.
why-not-now-decline-swap = aucun échange n’est proposé.
why-not-now-swap = on n’échange deux Seigneurs qu’en plaçant un Seigneur d’influence 0.
why-not-now-draw-locations = on ne pioche des Lieux que si le Seigneur placé à l’instant complète les clefs nécessaires.
why-not-now-take = on ne prend un Lieu que si le Seigneur placé à l’instant complète les clefs nécessaires.
why-draw-is-forced = { $count ->
    [one] un Lieu vous oblige à piocher exactement { $count } Seigneur.
   *[other] un Lieu vous oblige à piocher exactement { $count } Seigneurs.
}
why-too-few-lords = { $count ->
    [0] la pioche de Seigneurs est vide.
    [one] la pioche de Seigneurs ne compte plus que { $count } carte.
   *[other] la pioche de Seigneurs ne compte plus que { $count } cartes.
}
why-pile-is-empty = la défausse des { $guild } est vide.
why-must-search-deck = avec { location-hall-of-maps }, ni tirage ni Lieu révélé : vous choisissez dans la pioche de Lieux.
why-too-few-locations = { $count ->
    [0] la pioche de Lieux est vide.
    [one] la pioche de Lieux ne compte plus que { $count } carte.
   *[other] la pioche de Lieux ne compte plus que { $count } cartes.
}
why-location-not-revealed = { $location } n’est pas parmi les Lieux révélés.
why-location-not-in-deck = { $location } n’est pas dans la pioche de Lieux.
why-location-not-drawn = { $location } n’est pas parmi les Lieux piochés.
why-spot-is-empty = l’emplacement { $spot } de la Chambre est vide.
why-lord-shows-key = le Seigneur de l’emplacement { $spot } porte une clef et ne bouge jamais.
why-lord-not-in-hand = le { $lord } n’est pas parmi les Seigneurs proposés.

## Feuille de score

score-lords = Seigneurs les plus influents
score-strongest = { $guild }
score-locations = Lieux
score-location = { $location }
score-coalition = { $count ->
    [0] Aucune Coalition
    [one] Coalition de { $count } Seigneur
   *[other] Coalition de { $count } Seigneurs
}
    .phrase = Coalition
score-pearl-master = Maître des Perles
