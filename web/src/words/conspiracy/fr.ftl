# Le nom que portent les seigneurs sur leurs cartes.

title-politician-0 = Le Chuchoteur
title-politician-1 = L’Huissier
title-politician-2 = Le Maître des encres
title-politician-3 = L’Orateur
title-politician-4 = Le Légat
title-politician-6 = Le Chancelier
title-merchant-0 = Le Coursier
title-merchant-1 = Le Peseur
title-merchant-2 = Le Courtier
title-merchant-3 = Le Négociant
title-merchant-4 = L’Essayeur
title-merchant-6 = Le Maître de guilde
title-farmer-0 = Le Glaneur
title-farmer-1 = Le Semeur
title-farmer-2 = Le Garde-varech
title-farmer-3 = Le Bouvier
title-farmer-4 = L’Intendant
title-farmer-6 = Le Roi des moissons
title-soldier-0 = L’Éclaireur
title-soldier-1 = La Sentinelle
title-soldier-2 = L’Armurier
title-soldier-3 = Le Pillard
title-soldier-4 = Le Capitaine
title-soldier-6 = Le Maréchal
title-mage-0 = Le Novice
title-mage-1 = L’Allumeur de lampes
title-mage-2 = Le Voyant
title-mage-3 = Le Médium
title-mage-4 = L’Enchanteur
title-mage-6 = L’Archimage

## La table

panes = Parties de la table
pane-board = Plateau
pane-mine = Ma Chambre
pane-others = Les autres
zone-lords = Seigneurs
zone-locations = Lieux
zone-hand = Au choix
hand-of = { $name } choisit
chamber = { $count ->
    [0] Une Chambre vide
    [one] Une Chambre d’un Seigneur
   *[other] Une Chambre de { $count } Seigneurs
}
chamber-of = La Chambre de { $name }
chamber-next = suivant
enlarge = Agrandir la Chambre de { $name }
opponent = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pile = { $count ->
    [0] { $guild } : aucun Seigneur
    [one] { $guild } : un Seigneur, influence { $list }
   *[other] { $guild } : { $count } Seigneurs, influence { $list }
}
points-label = Points
score-so-far = Mon score pour l’instant
score-of-seat = Score pour l’instant
score-together = Ensemble
seat-to-play = doit jouer
seat-you = vous · { $count } emplacements sur { $all }
seat-taken = { $count } emplacements sur { $all }
seat-pearls = Perles
seat-pearl-master = Perles ; Maître des Perles
seat-keys = Clefs depuis le dernier Lieu
seat-silver = Clefs en argent
seat-gold = Clefs en or
seat-locations = Lieux
seat-spots = Emplacements pris
pearls-owned = { $count ->
    [one] { $count } Perle
   *[other] { $count } Perles
}
keys-open = libres
master-has = avec { $count ->
    [one] { $count } Perle
   *[other] { $count } Perles
}
master-until = tant que personne n’atteint vos { $count }
master-at = { $count ->
    [one] Une Perle fait de vous le Maître des Perles.
   *[other] { $count } Perles font de vous le Maître des Perles.
}
coats-of-arms = Blasons
standing-behind = { $place ->
    [2] Deuxième.
    [3] Troisième.
   *[other] Quatrième.
} { $name } mène de { $count }.
standing-level = À égalité en tête.
standing-ahead = Vous menez de { $count }.
gate = La porte de { $seat }
gate-count = Piocher { $count }, pas plus
last-round = Dernier tour
aside-recruit = Des Seigneurs piochés, vous en gardez un. Votre prochain emplacement est le { $spot } ; il en reste { $deck } dans la pioche.
aside-forced = { $count ->
    [one] Une porte est fermée : vous prenez le Seigneur du dessus, rien d’autre.
   *[other] Une porte est fermée : vous piochez exactement { $count } Seigneurs.
}
score-name-lords = Seigneurs les plus forts
score-name-locations = Lieux
score-name-coalition = Coalition
score-name-pearl-master = Maître des Perles
