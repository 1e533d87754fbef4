# Les mots de l'application web seule.

## Le cadre

app-title = Deepcourt
app-tagline = Jeux de plateau des abysses
page-title = { $page } · Deepcourt
language-switch = Langue
theme-light = Thème clair
theme-dark = Thème sombre
loading = Un instant…
not-found = Il n’y a rien ici.
back-home = Retour à l’accueil
ask-no = Non, revenir
see-cards = Voir les cartes
why-not = Pas maintenant : { $reason }

## La galerie des cartes

cards-of = { $game } : les cartes
cards-note = Un nombre, une forme et un signe suffisent pour jouer sur une petite carte ; le nom et le texte viennent avec la place.
cards-lords = Seigneurs
cards-lords-note = Six Seigneurs par guilde, selon l’influence : chaque degré enrichit la couronne, les membres, les lueurs et le cadre.
cards-locations = Lieux
cards-locations-note = En or, ce que vaut un Lieu à la fin ; dans le coin supérieur, ce qu’il fait quand on le prend.
cards-signs = Signes et sceaux
cards-signs-note = Chaque guilde a une teinte, une forme et un signe.
cards-states = Dos et états
cards-size = À { $width } pixels
state-plain = Telle quelle
state-can-act = Vous pouvez agir ici
state-chosen = Choisie
state-used = Utilisée
state-covered = Recouverte
state-dimmed = Pas maintenant

## Les cartes, lues à voix haute

card-lord = { $lord }, { $title }. { $text }
card-location = { $location }. { $text }
card-back-lord = { $count ->
    [0] La pioche des Seigneurs est vide
    [one] Un Seigneur face cachée
   *[other] La pioche des Seigneurs : { $count } cartes
}
card-back-location = { $count ->
    [0] La pioche des Lieux est vide
    [one] Un Lieu face cachée
   *[other] La pioche des Lieux : { $count } cartes
}
card-back-exploration = { $count ->
    [0] La pioche Exploration est vide
    [one] Une carte Exploration face cachée
   *[other] La pioche Exploration : { $count } cartes
}
card-back-leviathan = { $count ->
    [0] La pioche des Léviathans est vide
    [one] Un Léviathan face cachée
   *[other] La pioche des Léviathans : { $count } cartes
}
