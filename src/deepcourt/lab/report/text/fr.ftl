## L’en-tête de la page

report-kicker = Rapport sur le jeu
report-made-of-bots = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} entre { $bots } · graine { $seed }
report-made-of-records = { $count ->
    [one] { $count } partie enregistrée
   *[other] { $count } parties enregistrées
}
report-bots = { $count } × { $bot }
report-interrupted = Interrompu : { $done } parties sur { $asked } ont été jouées.
report-few-games = C’est peu de parties : lisez chaque chiffre avec son intervalle, et plutôt comme un indice.
report-theme = Sombre ou clair
report-nav = Parties du rapport

## Constats

report-findings = En bref
report-score-finding =
    points pour qui gagne, en moyenne, et { $others } pour les autres. La moitié des parties se jouent à { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} ou moins.
report-points-finding =
    de tous les points : { $line }, la première source. L’écart le plus net entre gagnants et autres : { $apart }, { $gap } points de plus.
report-points-finding-same =
    de tous les points : { $line }, la première source, et celle où les gagnants se détachent le plus, de { $gap } points.
report-seat-finding =
    des parties reviennent à { $seat }, quand sa juste part serait de { $expected } ({ $interval } avec 95 % de confiance).
report-seat-finding-none =
    entre la place la plus chanceuse et la moins chanceuse : rien que le hasard ne puisse expliquer sur autant de parties.
report-turns-finding =
    tours par joueur, neuf fois sur dix entre { $low } et { $high }. Une partie demande { $decisions } décisions, avec { $options } possibilités en moyenne.
report-decisions-finding =
    décisions par partie, neuf fois sur dix entre { $low } et { $high }, avec { $options } possibilités en moyenne.
report-best-finding =
    des parties sont gagnées par qui prend « { $card } ». Des cartes à l’avantage net, c’est la plus avantageuse : { $edge } par rapport au reste de la table.
report-worst-finding =
    des parties sont gagnées par qui prend « { $card } ». Des cartes à l’avantage net, c’est la moins avantageuse : { $edge } par rapport au reste de la table.
report-cards-finding-none =
    carte se détache nettement, sur { $count } cartes examinées. Plus de parties en diraient peut-être plus.
report-popular-finding =
    des parties voient prendre « { $most } », la plus prise du genre ({ $kind }) ; « { $least } » est prise dans { $rate } d’entre elles.

## Unités

report-edge = { $edge } pp

## Parties du rapport

report-scores = Scores
report-scores-about =
    Ce que marquent les gagnants, et ce que marquent les autres. Les étendues contiennent neuf cas sur dix.
report-scores-plot = Scores finaux
report-scores-axis = Score
report-share-of-players = Part d’entre eux
report-margins-plot = Parties serrées ou non : l’avance du gagnant
report-margins-axis = Points d’avance sur le deuxième
report-median-note = En pointillé : la médiane.
report-share-of-games = Part des parties
report-shared = { $rate } des parties se terminent par une victoire partagée.
report-who = Qui
report-winners = Gagnants
report-others = Autres
report-mean = Moyenne
report-deviation = Écart type
report-middle = Médiane
report-range = Neuf sur dix
report-lead = Avance du gagnant

report-sources = D’où viennent les points
report-sources-about =
    Les lignes de la feuille de score, pour les joueurs de cinq tranches, des scores les plus bas aux plus hauts ; puis ce qui distingue la feuille des gagnants.
report-bands-plot = De quoi un score est fait
report-bands-axis = Score final
report-points-axis = Points
report-gaps-plot = Gagnants et autres, ligne par ligne
report-line = Ligne
report-share = Part de tous les points
report-gap = Différence

report-seats = Places
report-seats-about =
    La place 1 commence. La marque indique la part de victoires, la barre son intervalle à 95 %, le trait fin ce qu’une place gagnerait si toutes se valaient.
report-seats-plot = Ce que gagne chaque place
report-seat = Place { $seat }
report-seat-in-sentence = la place { $seat }
report-seat-column = Place
report-wins-axis = Part des parties gagnées
report-games = Parties
report-won = Gagnées
report-interval = Intervalle à 95 %
report-fair = Juste part
report-mean-score = Score moyen

report-players = Joueurs
report-players-about = Les joueurs de ces parties, avec le nombre de parties de chacun.
report-player = Joueur
report-person = Humains

report-length = Durée
report-length-about =
    { $decisions } décisions par partie en moyenne, avec { $options } possibilités chacune ; { $forced } d’entre elles ne laissent aucun choix.
report-turns-plot = Tours par joueur
report-turns-axis = Tours
report-decisions-plot = Décisions par partie
report-decisions-axis = Décisions

report-cards = Cartes
report-cards-about =
    L’avantage d’une carte dit de combien de points de pourcentage (pp) on gagne plus souvent pour chaque exemplaire pris, par rapport aux autres joueurs de la table. Il dit ce qui va avec la victoire, non ce qui la cause : qui mène peut s’offrir davantage.
report-cards-chance =
    Par le seul hasard, environ { $count } intervalles sur { $cards } manqueraient zéro.
report-cards-map = Souvent prise, et gagnante ?
report-cards-map-note = Un point est une carte ; pointez-le pour ses chiffres. Un genre pressé dans la légende s’affiche seul.
report-cards-map-axis = Part des joueurs qui la prennent
report-edge-axis = Avantage (pp)
report-kind-plot = { $kind } : l’avantage de chaque carte
report-kind-plot-note = Points avec intervalles à 95 %. Pâles : moins de { $few } preneurs, donc de peu de poids.
report-noun-ally = Alliés
report-noun-card = Cartes
report-noun-leviathan = Léviathans
report-noun-location = Lieux
report-noun-lord = Seigneurs
report-card = Carte
report-kind = Genre
report-in-games = Dans les parties
report-copies = Exemplaires par partie
report-takers = Preneurs
report-won-by-takers = Gagné par les preneurs
report-edge-column = Avantage (pp)
report-scored = Points marqués
report-never-taken = Jamais prises : { $cards }.
report-few-note = Lignes pâles : moins de { $few } preneurs. Leurs chiffres disent peu.
report-all-cards = Carte par carte
report-sort = Un titre de colonne trie le tableau.

report-method = Comment lire ce rapport
report-method-bots =
    Les parties ont été jouées par des bots ({ $bots }), qui changent de place d’une partie à l’autre et passent par tous les ordres. Cette commande les joue toutes, avec les graines { $first } à { $last }, et donne les mêmes chiffres sur n’importe quel nombre de cœurs :
report-method-records =
    Les parties viennent { $count ->
    [one] de { $count } enregistrement
   *[other] de { $count } enregistrements
} de parties terminées.
report-passed-over-unreadable = { $count ->
    [one] { $count } fichier n’était pas un enregistrement lisible.
   *[other] { $count } fichiers n’étaient pas des enregistrements lisibles.
}
report-passed-over-other-game = { $count ->
    [one] { $count } enregistrement d’un autre jeu a été laissé de côté.
   *[other] { $count } enregistrements d’autres jeux ont été laissés de côté.
}
report-passed-over-other-options = { $count ->
    [one] { $count } enregistrement d’une partie avec d’autres options a été laissé de côté.
   *[other] { $count } enregistrements de parties avec d’autres options ont été laissés de côté.
}
report-passed-over-unfinished = { $count ->
    [one] { $count } partie inachevée a été laissée de côté.
   *[other] { $count } parties inachevées ont été laissées de côté.
}
report-method-bots-matter =
    Les chiffres sur les cartes et les places parlent de la façon de jouer de ces joueurs : de plus forts verraient peut-être un autre jeu.
report-method-intervals =
    Les intervalles contiennent la vraie valeur dans 95 cas sur 100 : celui de Wilson pour les taux, le normal pour les moyennes. Une victoire partagée compte pour sa part.
report-method-edge =
    L’avantage est la pente de la victoire selon le nombre d’exemplaires pris, par rapport à la moyenne de la table et à ce qui est habituel pour le même joueur. Son intervalle tient pour indépendantes les parties, non les joueurs. Une carte se détache nettement quand son avantage ne serait pas un hasard, même comme le plus frappant de toutes les cartes examinées.
report-command = La commande

## Dans le terminal

report-writing = Écriture du rapport…
report-written = { $path } : un rapport sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
report-stopped = Interrompu : { $done } sur { $asked } ont été examinées.
