# Les mots des pages autour de la table : accueil, parties revues, règles, guide.

## Quand quelque chose échoue

trouble-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
trouble-not-found = Cette partie n’existe pas ici.
trouble-too-often = C’était beaucoup d’un coup. Attendez un instant.
trouble-too-large = C’est trop volumineux.
trouble-seat-taken = Quelqu’un d’autre a pris cette place.
trouble-not-your-seat = Cette place n’est pas la vôtre.
trouble-not-your-turn = Ce n’est pas à vous de jouer.
trouble-not-started = La partie n’a pas commencé : une place est encore libre.
trouble-still-running = Ce n’est possible qu’une fois la partie finie.
trouble-game-over = La partie est finie.
trouble-no-undo = Rien ne peut être annulé : une information est apparue ou d’autres ont joué.
trouble-stale = La partie a avancé entre-temps.
trouble-malformed-record = Cet enregistrement est abîmé : { $message }
trouble-unknown-version = Cet enregistrement vient d’une autre version de Deepcourt.
trouble-unknown-game = Ce jeu n’est pas connu ici.
trouble-other = Cela n’a pas marché : { $message }
trouble-not-a-record = Ce n’est pas l’enregistrement d’une partie.
notice-close = Fermer

## Accueil

home-players = { $least } à { $most } joueurs
home-players-exactly = { $count } joueurs
home-play-now = Jouer
home-play-against = { $bots ->
    [one] Vous et { $bots } robot
   *[other] Vous et { $bots } robots
}
home-new-table = Nouvelle table…
home-rules = Règles
home-cards = Cartes
home-guide = Première partie ? Un petit guide
home-your-name = Votre nom
home-mine = Mes parties
home-mine-none = Vos parties vous attendront ici.
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Ouvrez une table et affichez-la ici.
home-sit-down = S’asseoir
home-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-with = avec { $names }
home-alone = personne d’autre pour l’instant
home-your-turn = À vous de jouer
home-others-turn = Aux autres de jouer
home-not-started = En attente de joueurs
home-over = Terminée
home-replay = Revoir
home-records = Revoir une partie
home-records-about = Déposez l’enregistrement d’une partie sur cette page, collez-le ou choisissez un fichier.
home-choose-file = Choisir un fichier
home-paste-here = Collez un enregistrement ici
home-drop-here = Déposez l’enregistrement ici

## Une nouvelle table

table-new = Nouvelle table
table-close = Fermer
table-how-many = Nombre de joueurs
table-seat-who = Qui prend la place { $number }
table-seat-name = Nom à la place { $number }
table-me = Moi
table-here = Une autre personne ici
table-open = Ouverte : par le lien
table-bot = Robot : { $level }
table-lobby = Qui peut la trouver
table-link-only = Seulement par le lien
table-listed = Affichée à l’accueil
table-lobby-note = La partie commence quand toutes les places ouvertes sont prises.
table-more = Plus
table-seed = Graine
table-seed-note = La même graine distribue les mêmes cartes. Laissez vide pour le hasard.
table-create = Ouvrir la table
table-begin = Commencer
table-guest = Invité { $number }

## Niveaux des robots

bot-random = au hasard
bot-greedy = avide

## Parties revues

watch-title = Partie revue
watch-of = { $game }, partie revue
watch-position = Position dans la partie
watch-play = Lire
watch-pause = Pause
watch-on = Un pas en avant
watch-back = Un pas en arrière
watch-turn-on = Au tour suivant
watch-turn-back = Au tour précédent
watch-speed = Vitesse
watch-decides = À { $name } de jouer
watch-over = La partie est terminée
watch-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
watch-seen-by = Vue par
watch-all = Tous
watch-fork = Jouer à partir d’ici
watch-fork-title = Jouer à partir d’ici
watch-fork-about = Une nouvelle table commence après l’action { $number }. Choisissez qui prend chaque place.
watch-fork-begin = Commencer
watch-record = Télécharger l’enregistrement
watch-log = Chronique
watch-keys = ← → pas · Maj ← → tour · Espace lire · + − vitesse
watch-none = Cette partie ne peut pas être revue.

## Règles

rules-of = { $game } : les règles
rules-search = Chercher une règle
rules-contents = Sommaire
rules-found = { $count ->
    [0] Rien trouvé
    [one] Trouvé dans { $count } section
   *[other] Trouvé dans { $count } sections
}
rules-none = Rien dans les règles n’en parle.

## Le guide

tour-back = Retour
tour-next = Suite
tour-skip = Passer le guide
tour-steps = Étapes
