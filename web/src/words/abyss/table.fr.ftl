# La table d’Abyss.

panes = Parties de la table
pane-board = Plateau
pane-mine = Mon domaine
pane-others = Les autres

## Les lieux de la table

zone-court = Cour
zone-exploration = Exploration
zone-council = Conseil
zone-threat = Menace
zone-border = Frontière
zone-locations = Lieux
zone-drawn = Au choix
zone-controlled = Contrôlés
zone-free = Seigneurs libres
zone-affiliated = Fédérés
drawn-by = { $name } choisit
court-vacant = libre
price = Prix
price-now = Le prochain achat de ce tour coûte { $count ->
    [one] une perle
   *[other] { $count } perles
}
last-step = une perle de plus pour la dernière carte
discarded = Défausse : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
pile = { $race } : { $count ->
    [0] aucun allié
    [one] un allié
   *[other] { $count } alliés
}.
depth = Menace { $space } : { $rewards }.
depth-here = Le marqueur est ici.
supply-tokens = Pions monstre restants
supply-new-tokens = Nouveaux pions restants
arch-free = Zone { $zone } : aucun léviathan
arch-ways = { $count } lancers sur 36
statue = Fléau d’Abyss
statue-about = Le Fléau d’Abyss : 5 points pour qui a terrassé le plus de léviathans
statue-free = Le Fléau d’Abyss est à prendre
statue-of = Fléau d’Abyss : { $name }
monsters-harmless = Les monstres sont désormais inoffensifs.
last-turns = Derniers tours : { $name } a précipité la fin.

## Les joueurs

opponent = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
opponent-at-least = { $name }, au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
}
at-least = au moins
enlarge = Tout voir de { $name }
area-of = Ce que possède { $name }
choose-seat = Choisir { $name }
seat-to-play = doit décider
seat-turn = a la main
seat-has-bought = a acheté
seat-declines = n’achète plus ce tour-ci
seat-you = { $count ->
    [0] vous · aucun seigneur
    [one] vous · un seigneur
   *[other] vous · { $count } seigneurs
}
seat-lords = { $count ->
    [0] aucun seigneur
    [one] un seigneur
   *[other] { $count } seigneurs
}
seat-pearls = Perles
seat-hand = Cartes en main
seat-keys = Clefs
seat-tokens = Pions monstre
seat-new-tokens = Nouveaux pions
seat-wounds = Blessures
seat-slain = Léviathans terrassés
keys-of = { $count } clefs sur { $all }
key-tokens = { $count ->
    [one] un pion
   *[other] { $count } pions
}
tucked-count = { $count ->
    [0] Aucun seigneur dessous
    [one] Un seigneur dessous
   *[other] { $count } seigneurs dessous
}
affiliated-none = personne encore
free-none = Aucun.
hand = { $count ->
    [0] Main
    [one] Main · un allié
   *[other] Main · { $count } alliés
}
hand-empty = Aucun allié : explorez, ou sollicitez le Conseil.
score-so-far = Mes points jusqu’ici
score-of-seat = Points
score-at-least-about = Points visibles de tous ; la main et les pions monstre peuvent en ajouter

## Payer et combattre

payment = Paiement
payment-value = Valeur
payment-races = Peuples
payment-pearls = Perles
payment-of = sur { $count }
payment-needs = Encore exigé : { $race }
payment-any = Un autre peuple
payment-hint = Choisissez des alliés de votre main.
fight-of = { $name } combat
against = contre
resists = résiste à
life = { $count ->
    [one] une vie
   *[other] { $count } vies
}
clash-failed = Il tient bon. Une perle en consolation.
clash-hurt = Touché !
clash-slain = Terrassé !

## La barre de décision

bar-buy = Acheter pour { $count }
bar-decline-all = Refuser pour ce tour
bar-take = Prendre : { $ally }
bar-plot = Comploter pour une perle
bar-explore = Explorer
bar-pay-rest = { $count ->
    [0] Terminer
    [one] Terminer : payer une perle
   *[other] Terminer : payer { $count } perles
}
aside-armed = Choisissez maintenant la cible ({ $lord }) ; Échap pour renoncer.
aside-offer = { $number ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
   *[other] Quatrième
} achat de ce tour. Vous avez { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}.
aside-pay = { $count ->
    [0] La valeur est atteinte.
    [one] Il manque un point : une perle, si aucun allié ne l’apporte.
   *[other] Il manque { $count } points : { $count } perles, si aucun allié ne les apporte.
}
tie-break = { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}, meilleur seigneur { $influence }
abyss-another-ally = { $listed }, { $name }
abyss-another-lord = { $listed }, { $name }
abyss-another-location = { $listed }, { $name }
score-name-locations = Lieux
score-name-lords = Seigneurs
score-name-allies = Alliés
score-name-monsters = Pions monstre
score-name-wounds = Blessures
score-name-statue = Fléau d’Abyss
