# Les mots des pages autour de la table : accueil, parties revues, règles, guide.

## Quand quelque chose échoue

trouble-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
trouble-unavailable = Le serveur ne peut ni lire ni écrire ses parties pour l’instant. Réessayez dans un instant.
trouble-not-found = Cette partie n’existe pas ici.
trouble-too-often = C’était beaucoup d’un coup. Attendez un instant.
trouble-too-large = C’est trop volumineux.
trouble-seat-taken = Quelqu’un d’autre a pris cette place.
trouble-already-seated = Vous avez déjà une place à cette table.
trouble-removed = La personne qui a ouvert cette table ne souhaite pas que vous y jouiez.
trouble-closed = Personne ne peut s’asseoir à cette table pour l’instant.
trouble-cancelled = Cette table a été annulée.
trouble-too-many-tables = Assez de tables à vous attendent des joueurs. Annulez-en une, ou attendez qu’elle commence.
trouble-not-the-maker = Seule la personne qui a ouvert la table peut faire cela.
trouble-already-started = La partie a commencé.
trouble-not-your-seat = Cette place n’est pas la vôtre.
trouble-not-your-turn = Ce n’est pas à vous de jouer.
trouble-not-started = La partie n’a pas commencé : une place est encore libre.
trouble-still-running = Ce n’est possible qu’une fois la partie finie.
trouble-game-over = La partie est finie.
trouble-no-undo = Rien ne peut être annulé : une information est apparue ou d’autres ont joué.
trouble-too-busy = Beaucoup de parties sont en cours d’analyse. Réessayez dans un moment.
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
home-delete = Supprimer cette partie : { $game }
home-delete-title = Supprimer cette partie ?
home-delete-do = Supprimer
home-delete-cancels = Personne n’a commencé à jouer. La table est annulée, aussi pour qui s’y est assis.
home-delete-leaves = Votre place redevient libre ; les autres continuent d’attendre.
home-delete-deletes = Personne d’autre n’y joue. La partie, son déroulement et son analyse disparaissent pour toujours.
home-delete-hands-over = D’autres continuent : un robot prend votre place, sans votre nom, et vous ne pouvez plus y revenir.
home-delete-forgets = La partie reste pour les autres, mais sans votre nom.
home-data = Pas de compte : le serveur vous reconnaît à un cookie dans ce navigateur. Il garde vos parties, les noms que vous y avez pris et les enregistrements que vous avez apportés.
home-data-delete = Supprimer toutes mes données
home-data-sure = Toutes vos parties et vos enregistrements disparaissent, et votre nom là où d’autres jouent encore. Ce navigateur est oublié. Rien ne pourra être retrouvé.
home-data-do = Tout supprimer
home-data-gone = Tout ce qui était à vous est supprimé.
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
table-several = Une personne peut prendre plusieurs places
table-seed = Graine
table-seed-note = La même graine distribue les mêmes cartes. Laissez vide pour le hasard.
table-create = Ouvrir la table
table-begin = Commencer
table-guest = Invité { $number }

## Niveaux des robots

bot-level = Le niveau des robots
bot-random = au hasard
bot-greedy = avide
bot-novice = débutant
bot-casual = amateur
bot-skilled = confirmé
bot-expert = expert
bot-master = maître

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
watch-fork-open = Donne ouverte : les mêmes cartes qu’alors
watch-fork-open-about = Qui a vu cette partie sait ce qui vient. Toute la table en est prévenue.
watch-fork-anew-about = Tout ce qui n’est pas visible est redistribué : personne ne sait ce qui vient.
watch-fork-begin = Commencer
watch-record = Télécharger l’enregistrement
watch-log = Chronique
watch-beside = À côté du plateau
watch-keys = ← → pas · Maj ← → tour · Espace lire · + − vitesse
watch-none = Cette partie ne peut pas être revue.

## Analyse

watch-analysis = Analyse
watch-analyse = Analyser cette partie
watch-analysis-about = Un robot fort regarde chaque décision de la partie avec les yeux de qui l’a prise : comment les chances ont tourné, quels coups ont tout changé et ce qu’il aurait joué.
watch-analysis-decisions = { $count ->
    [one] Une décision
   *[other] { $count } décisions
} à examiner.
watch-analysis-progress = { $done } décisions sur { $decisions }
watch-analysis-soon = Encore quelques secondes
watch-analysis-seconds = Encore { $count } secondes environ
watch-analysis-minutes = { $count ->
    [one] Encore une minute environ
   *[other] Encore { $count } minutes environ
}
watch-analysis-waits = Elle va commencer…
watch-analysis-stays = Vous pouvez continuer à regarder la partie, ou revenir plus tard.
watch-analysis-failed = L’analyse a été interrompue. Relancez-la.
watch-curve = Chances de gagner
watch-curve-step = Pas { $number } : { $chances }
watch-curve-seat = { $name } { $chance }
watch-curve-keys = Cliquez ou glissez sur la courbe pour aller à un pas. Page ↑ ↓ : les tournants.
watch-turns = Les coups qui ont tout changé
watch-turns-none = Aucun coup n’a coûté plus de quelques pour cent.
watch-turn-step = pas { $number }
watch-turn-cost = coûte { $chance }
watch-turn-played = joué : { $action }
watch-turn-better = mieux : { $action }
watch-here = À ce pas
watch-here-decides = { $name } décide
watch-here-played = joué
watch-here-best = Le meilleur coup a été joué.
watch-here-cost = Joué : { $action }. Cela a coûté { $chance }.
watch-here-nothing = Rien à décider ici : une seule chose était possible.
watch-here-over = La partie est terminée.

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
