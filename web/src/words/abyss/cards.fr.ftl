# Les cartes d’Abyss, lues à voix haute et dans la galerie.

card-ally = { $name }. { $text }
card-monster-text = Combattez-le, ou plongez plus profond.
card-lord-of-abyss = { $lord }, { $guild } : influence { $influence }, { $keys ->
    [0] aucune clef
    [one] une clef
   *[other] { $keys } clefs
} ; coût { $cost } en { $races ->
    [one] un Peuple
   *[other] { $races } Peuples
}. { $text }
card-place = { $location }. { $text }
card-place-worth = { $location }. { $text } En ce moment : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
card-leviathan = { $leviathan }. { $text } { $life ->
    [one] Un point de vie restant
   *[other] { $life } points de vie restants
}.
card-penalty-wounds = Son attaque : { $count ->
    [one] une Blessure
   *[other] { $count } Blessures
}.
card-penalty-pearls = Son attaque : perdez { $count ->
    [one] une Perle
   *[other] { $count } Perles
}.
card-penalty-allies = Son attaque : défaussez { $count ->
    [one] un Allié
   *[other] { $count } Alliés
} de votre main.
card-penalty-lord = Son attaque : défaussez { $count ->
    [one] un de vos Seigneurs libres
   *[other] { $count } de vos Seigneurs libres
}.
card-token-influence = Pion Monstre : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
card-token-monster = Un pion Monstre face cachée
card-token-new = Un pion de la seconde pile, face cachée
card-die = Un dé : { $count }

## La galerie

gallery-filter = Quelles cartes sont montrées
gallery-all = Toutes
gallery-base = Abyss
gallery-leviathan = Leviathan seul
gallery-signs-note = Chaque Peuple a une teinte, une forme et un signe, que sa guilde porte aussi. Les Ambassadeurs représentent les cinq.
gallery-allies = Alliés
gallery-allies-note = Autant d’animaux que la valeur l’indique. Dans le coin supérieur, ce que fait un Allié quand il attaque un Léviathan.
gallery-lords-note = En bas, le coût : sa somme, le Peuple obligatoire, et un anneau pour chaque autre Peuple. À droite, les clefs et le moment du pouvoir.
gallery-locations-note = En or, ce que vaut un Lieu à la fin ; un petit signe dit ce que l’on compte : Seigneurs, Alliés fédérés, clefs.
gallery-leviathans = Léviathans
gallery-leviathans-note = À gauche, qui peut le combattre ; à droite, de haut en bas, la résistance de chaque point de vie et les pions qu’il donne ; en bas, ce que coûte son attaque.
gallery-tokens = Pions et dés
gallery-tokens-note = Les pions Monstre restent face cachée ; la seconde pile, celle de Leviathan, donne un effet au lieu de points.
gallery-without = Avec Leviathan, ce Seigneur reste dans la boîte : { $lord }.
state-free = Recruté
state-tucked = Sous un Lieu
state-disabled = Incliné
state-wounded = Deux points de vie restants
state-worth = Avec sa valeur du moment
sign-pearl = Perle
sign-key = clef
sign-lord = Seigneur
sign-ally = Allié
sign-monster = Monstre
sign-location = Lieu
sign-council = Conseil
sign-once = une fois, aussitôt
sign-always = tant que le Seigneur est libre
sign-turn = une fois à chacun de vos tours
sign-threat = menace
sign-dice = dés
sign-attack = attaque
sign-wound = Blessure
sign-statue = Fléau d’Abyss
sign-new-token = pion de la seconde pile
