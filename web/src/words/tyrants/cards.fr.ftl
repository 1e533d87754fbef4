# Les cartes des Tyrans de l’Ombreterre, lues à voix haute et dans la galerie.

card-minion = { $name }, { $kind }. { $cost ->
    [none] Ne peut pas être recrutée.
   *[other] Coûte { $cost } d’influence.
} { $points } PV dans le paquet, { $inner } PV dans le cénacle. { $text }{ $left ->
    [none] {""}
   *[other] {" "}Il en reste { $left }.
}
card-minion-back = { $count ->
    [one] Une carte face cachée
   *[other] { $count } cartes face cachée
}

## La galerie

gallery-decks = Cartes affichées
gallery-all = Toutes
gallery-search = Chercher dans les cartes
gallery-size = Taille des cartes
gallery-size-large = Grandes
gallery-size-small = Petites
gallery-size-tiny = Minuscules
gallery-count = { $kinds ->
    [one] Une carte
   *[other] { $kinds } cartes différentes
}, { $count } en tout.
gallery-none = Aucune carte ne correspond.
gallery-signs-note = Une maison est un signe avant d’être une couleur : les unités sont des écus, les espions des silhouettes encapuchonnées, les unités blanches des écus nus. Un marqueur est une lanterne qui brûle de la couleur de qui le détient ; un sceau en forme de porte signale un site de départ.
gallery-line-note = Dans la ligne de signes, une barre sépare les options, une flèche suit un prix ; ce qui est grisé arrive à la fin du tour ou sous condition ; un signe évidé ne concerne que les unités blanches.
state-dear = Trop chère
state-stack = Sur une pile
state-played = Jouée ; en cours d’effet
state-promoted = Dans le cénacle
sign-power = Pouvoir
sign-influence = Influence
sign-vp = points de victoire
sign-deploy = déployer
sign-assassinate = assassiner
sign-supplant = supplanter
sign-spy = poser un espion
sign-move = déplacer
sign-home = renvoyer
sign-draw = piocher
sign-promote = promouvoir
sign-devour = dévorer
sign-discard = défausser
sign-recruit = recruter
sign-outcast = Paria Dément
sign-focus = Focus, ou un jeu à part
