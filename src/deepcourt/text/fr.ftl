# Textes de la maison, communs à tous les jeux.
language-name = Français

## Laboratoire

simulate-progress = Parties
simulate-interrupted = Interrompu : { $done } sur { $games } ont été jouées.
simulate-title = { $game }, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-speed = { $speed } parties par seconde
simulate-bot = Bot
simulate-wins = Victoires
simulate-win-rate = Taux de victoire
simulate-interval = Intervalle à 95 %
simulate-mean-score = Score moyen
bench-measuring = Mesure en cours : { $game }…
bench-title = { $game }, { $players } joueurs au hasard, un cœur
bench-state = Une position occupe { $bytes } octets.
bench-games = Parties/s
bench-decisions = Décisions/s
bench-clones = Copies/s
bench-ratio = Comparaison
bench-interpreted = Python seul
bench-compiled = Compilé
bench-cpp = C++ écrit à la main
bench-times = { $factor } × Python seul
bench-cpp-times = { $factor } × compilé
bench-reference = { $game }, compilé
bench-reference-times = ici { $factor } × autant de décisions
bench-all-cores = { $cores ->
    [one] Compilé, { $cores } cœur
   *[other] Compilé, { $cores } cœurs
}
bench-batch-title = Lots de { $games } parties, { $players } joueurs, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
} : décisions/s avec observations et masques
bench-batch-observation = Nombres vus
bench-batch-actions = Actions
bench-batch-inside = Choix du moteur
bench-batch-numpy = Choix de NumPy

## Commandes

help-deepcourt = Jouer, simuler et étudier des jeux de société venus des profondeurs.
help-version = Afficher la version et terminer.
help-play = Jouer contre des bots. Chaque coup est aussitôt enregistré.
help-replay = Revoir pas à pas une partie enregistrée.
help-rules = Afficher les règles d’un jeu.
help-cards = Afficher toutes les cartes d’un jeu.
help-game = Le jeu, par exemple conspiracy.
help-record = L’enregistrement d’une partie.
help-resume-record = Avec --resume : l’enregistrement à reprendre, au lieu de la dernière partie inachevée.
help-lang = La langue : { $languages }.
help-players = Le nombre de joueurs, vous compris.
help-bots = Vos adversaires, séparés par des virgules ; un seul nom vaut pour tous. Par défaut { $default }. Les niveaux : { $levels }. Pour des essais aussi random et greedy.
help-option = Une option du jeu, par exemple leviathan pour abyss (leviathan=false joue sans) ou decks=demons-undead pour tyrants. Peut se répéter.
help-seed = La graine des mélanges : même graine, mêmes cartes.
help-seat = Votre place, à partir de 0.
help-name = Votre nom dans l’enregistrement.
help-resume = Reprendre une partie inachevée.
help-replay-seat = Ne voir que ce que cette place a vu, à partir de 0.
help-text = Écrire plutôt le récit de la partie en texte simple.
help-json = Écrire plutôt du JSON.
help-analyse = Trouver les coups qui ont décidé d’une partie terminée, et les garder dans son enregistrement.
help-analyse-out = Où écrire l’enregistrement avec son analyse, au lieu du fichier lui-même.
help-analyse-again = Tout repenser, bien que l’enregistrement ait déjà une analyse.

## Les niveaux des bots, du plus faible au plus fort

level-novice = débute et ne voit pas tout
level-casual = joue pour le plaisir, avec quelques erreurs
level-skilled = joue bien, et aussitôt
level-expert = voit plusieurs coups d’avance
level-master = réfléchit un instant et ne pardonne rien
level-told = { $level } ({ $about })

## Jouer dans le terminal

player-name = Joueur
board-you = Vous
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points-least = { $points ->
    [one] au moins { $points } point
   *[other] au moins { $points } points
}
play-keys = ? aide · h conseil · u annuler · l journal · s scores · q garder et quitter
play-thinking = { $name } réfléchit…
play-saved = Partie enregistrée : { $path }
play-resume = Pour la reprendre : deepcourt play { $game } --resume
play-record = L’enregistrement de cette partie : { $path }
play-analyse = Les coups qui en ont décidé : deepcourt analyse { $path }
hint-thinking = Voyons voir…
hint-title = Un bot dirait, avec vos chances de gagner :
hint-single = Il n’y a qu’une chose à faire : Entrée.
play-won = Vous gagnez avec { $points } points.
play-shared = Vous partagez la victoire avec { $points } points.
play-lost = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
} avec { $points } points ; vous êtes { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}.
page-close = Entrée : retour
page-turn = Entrée : suite · p : page d’avant · q : retour
log-title = Le récit de la partie
log-choice = { $name } : { $action }.
log-nothing = { $you ->
    [yes] Vous en restez là.
   *[no] { $name } en reste là.
}
sheet-title = Feuilles de score
sheet-total = Total
sheet-total-least = Total, au moins
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choices-title = Tout ce que vous pouvez faire
choices-more = … et { $count } de plus : c les énumère tous, ou tapez-en un, par exemple « { $example } ».
choices-on-table = { $first } à { $last }, numéros sur la table
undo-done = Annulé : { $action }.
undo-nothing = Rien à annuler : depuis votre dernier choix, une carte a été révélée ou quelqu’un d’autre a joué.
refused-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $count }.
refused-illegal = « { $notation } » est impossible : { $why }
refused-several = « { $typed } » peut être : { $choices }
refused-near = Aucune action ne s’écrit « { $typed } » ; vouliez-vous dire « { $near } » ?
refused-unknown = « { $typed } » ne veut rien dire ici : tapez un nombre de 1 à { $count }, ou ? pour l’aide.
refused-card = Aucune carte ne s’appelle « { $typed } ».
refused-card-near = Aucune carte ne s’appelle « { $typed } » ; vouliez-vous dire « { $near } » ?
explain-typed = s’écrit : { $notation }
explain-copies = { $count } exemplaires

# Le récit bref : par quoi commence une phrase sur le lecteur, et ce qui relie deux phrases
chronicle-you = Vous
chronicle-then = { $told } ; { $next }

## L’aide dans le terminal : les touches et leur effet

help-title = Aide
help-key-number = 1, 2, 3…
help-about-number = choisit. Entrée suffit quand il n’y a qu’un seul choix.
help-key-notation = { $action }
help-about-notation = Toute action peut aussi se taper telle que l’enregistrement l’écrit, ou par le début de ses mots s’il suffit.
help-key-question = ? 3, ? { $card }
help-about-question = explique un choix par son numéro, ou une carte par son nom ou une partie de son nom.
help-key-hint = h, indice
help-about-hint = affiche les trois meilleurs coups avec vos chances de gagner ; un bot y réfléchit une seconde.
help-key-undo = u
help-about-undo = annule votre dernier choix, si rien n’a été révélé depuis.
help-key-log = l
help-about-log = affiche tout ce qui s’est passé.
help-key-sheet = s
help-about-sheet = affiche toutes les feuilles de score, comme si la partie s’arrêtait là.
help-key-choices = c
help-about-choices = énumère tous les choix et ce qu’ils concernent.
help-key-quit = q
help-about-quit = quitte. La partie est toujours enregistrée : reprenez-la avec --resume.
help-signs = Les signes sur la table

## Revoir une partie dans le terminal

replay-keys = Entrée suivante · p précédente · nombre : y aller · s scores · q quitter
replay-at = { $number } sur { $count } · { $name } décide.
replay-over = { $number } sur { $count } · La partie est terminée.
replay-at-end = C’est la fin de l’enregistrement.
replay-at-start = C’est le début de l’enregistrement.
replay-no-number = Il n’y a pas d’action { $number } ; l’enregistrement s’arrête à { $last }.
replay-unknown = « { $typed } » ne veut rien dire ici : Entrée ou n pour l’action suivante, p pour la précédente, un nombre pour y sauter, t pour le tournant suivant, s pour les scores, q pour quitter.
replay-keys-analysed = Entrée suite · p retour · 12 : y aller · t tournant · s scores · q quitter
replay-best = Le meilleur coup selon le bot : { $best }
replay-better = Joué : { $played } (−{ $cost }) · le bot : { $best }
replay-move = { $action }, { $chance }
replay-no-turn = Aucun tournant ne vient après celui-ci.
replay-no-analysis = Cet enregistrement n’a pas encore d’analyse ; deepcourt analyse la fait.
restart-fork = Cette partie commence au milieu d’une autre. Tout ce qui n’était pas visible de tous a été redistribué.
restart-rules = Les règles ont été corrigées depuis. { $skipped ->
    [0] La partie reprend à la position d’alors.
    [one] Une action est omise ; la partie reprend à la position d’alors.
   *[other] { $skipped } actions sont omises ; la partie reprend à la position d’alors.
}

## Tables de cartes

cards-lord = Seigneur
cards-location = Lieu
cards-ally = Allié
cards-leviathan = Léviathan
cards-keys = Clefs
cards-cost = Prix
cards-fighters = Combattu par
cards-resistances = Vies
cards-tokens = Pions
cards-penalty = Attaque
cards-copies = Exemplaires
cards-influence = Influence
cards-pearls = Perles
cards-points = Points
cards-text = Texte

## La table de Conspiracy dans le terminal

conspiracy-piles = Défausses
conspiracy-locations = Lieux révélés
conspiracy-deck = pioche { $count }
conspiracy-forced = { $you ->
    [yes] Votre porte : les autres piochent exactement { $count }
   *[no] { $seat } oblige les autres à piocher exactement { $count }
}
conspiracy-last-round = Dernier tour
conspiracy-another-lord = { $listed }, le { $name }
conspiracy-legend-swap = à la pose : peut échanger deux Seigneurs sans clef de la Chambre
conspiracy-legend-silver = clef en argent ; sous une Chambre : clefs en argent qui comptent encore
conspiracy-legend-gold = clef en or ; sous une Chambre : clefs en or qui comptent encore
conspiracy-legend-pearl = Perle
conspiracy-legend-herald = à la pose : le Seigneur du dessus de la pioche est défaussé
conspiracy-legend-master = Maître des Perles : 5 points
conspiracy-legend-location = un Lieu couvre ce Seigneur ; le nombre est sa valeur actuelle
conspiracy-legend-coalition = forme pleine : dans la plus grande Coalition ; forme creuse : en dehors
conspiracy-legend-fresh = placé ou déplacé au dernier tour
conspiracy-legend-gist = devant un Lieu : ce qu’il rapporte ; ? et son nom en disent plus
## La table d’Abyss dans le terminal

abyss-leviathan = Leviathan
abyss-with-leviathan = avec Leviathan
abyss-court = Cour
abyss-exploration = Exploration
abyss-payment = Paiement
abyss-council = Conseil
abyss-threat = Menace
abyss-border = Frontière
abyss-locations = Lieux
abyss-drawn = Piochés
abyss-hand = Main
abyss-no-hand = aucun Allié
abyss-deck = pioche { $count }
abyss-lord-deck = Seigneurs { $count }
abyss-discard = défausse { $count }
abyss-price = prix { $count }°
abyss-paid = payé
abyss-missing = { $count ->
    [0] il ne manque rien
    [one] il manque { $count } point
   *[other] il manque { $count } points
}
abyss-tokens = pions restants
abyss-free-zones = zones libres { $zones }
abyss-dice = dés { $dice }
abyss-power = attaque { $count }
abyss-harmless = Les Monstres sont inoffensifs
abyss-last-turns = Derniers tours
abyss-another-ally = { $listed }, { $name }
abyss-another-lord = { $listed }, { $name }
abyss-another-location = { $listed }, { $name }
abyss-penalty-wounds = { $count ->
    [one] { $count } Blessure
   *[other] { $count } Blessures
}
abyss-penalty-pearls = { $count ->
    [one] perdez { $count } Perle
   *[other] perdez { $count } Perles
}
abyss-penalty-allies = { $count ->
    [one] défaussez { $count } Allié
   *[other] défaussez { $count } Alliés
}
abyss-penalty-lord = { $count ->
    [one] défaussez { $count } Seigneur libre
   *[other] défaussez { $count } Seigneurs libres
}
abyss-legend-lord = Seigneur
abyss-legend-affiliated = Alliés fédérés, avec leurs valeurs
abyss-legend-pearl = Perle ; sur un Allié : des Perles renforcent son attaque
abyss-legend-key = clefs d’un joueur qui comptent maintenant
abyss-legend-key-token = dont pions Clef
abyss-legend-card = Alliés en main, ou dans une pile du Conseil
abyss-legend-monster = Monstre ; pions Monstre, et après = la valeur des vôtres
abyss-legend-location = Lieu avec ses points actuels, et les guildes des Seigneurs dessous
abyss-legend-timing = pouvoir d’un Seigneur : aussitôt, permanent, une fois par tour
abyss-legend-disabled = Seigneur incliné : ni pouvoir, ni clef
abyss-legend-fresh = nouveau ou changé depuis votre dernière décision
abyss-legend-new-token = pions de Leviathan : des Perles, une clef, ou une pile du Conseil
abyss-legend-dice = un Allié qui attaque avec deux dés et garde le meilleur
abyss-legend-wound = Blessures : −1 point chacune
abyss-legend-slain = Léviathans tués
abyss-legend-statue = la statue : 5 points à la fin
abyss-legend-price = prix d’un Seigneur : valeur, peuple exigé, combien d’autres
abyss-legend-gist = points d’un Lieu : Seigneurs ♔ d’une guilde, Alliés fédérés, ¬† sans clef
abyss-legend-leviathan = Un Léviathan : zone, qui peut le combattre, résistance de chaque vie (× perdue), pions, attaque.

## La table de Tyrans dans le terminal

tyrants-market = Marché
tyrants-deck = pioche { $count }
tyrants-devoured = dévorées { $count }
tyrants-hand = Main
tyrants-no-hand = aucune carte
tyrants-played = Jouées
tyrants-round = Manche { $count }
tyrants-last-round = Dernière manche
tyrants-another-card = { $listed }, { $name }
tyrants-group-play = Jouer
tyrants-group-recruit = Recruter
tyrants-group-deploy = Déployer
tyrants-group-assassinate = Assassiner
tyrants-group-return-spy = Renvoyer
tyrants-legend-white = unité blanche
tyrants-legend-free = place pour une unité
tyrants-legend-barracks = unités d’un joueur en caserne
tyrants-legend-spy = espions d’un site, au-dessous de lui ; d’un joueur : ceux en réserve
tyrants-legend-control = qui contrôle un site, et ses points
tyrants-legend-total = contrôle total : 2 points de plus
tyrants-legend-marker = site à marqueur de contrôle : 1 influence à chaque tour ; d’un joueur : ses marqueurs
tyrants-legend-total-marker = le même sous contrôle total : aussi des points à la fin de chaque tour
tyrants-legend-power = pouvoir
tyrants-legend-influence = influence
tyrants-legend-trophies = unités dans la salle des trophées, et à qui elles étaient
tyrants-legend-circle = cartes dans le cénacle
tyrants-legend-cards = cartes en main, dans la pioche, dans la défausse
tyrants-legend-tokens = jetons de points
tyrants-legend-waits = carte jouée dont un effet attend la fin du tour
tyrants-legend-fresh = nouveau ou changé depuis votre dernière décision ; souligné sur une route
tyrants-legend-places = Manto→Menzo : l’espace au premier site en allant vers l’autre. Bling–Manto : entre les deux.

help-simulate = Faire jouer une série de parties entre bots et compter les résultats.
help-simulate-bots = Les bots, un par joueur, séparés par des virgules.
help-games = Le nombre de parties.
help-report = Écrire un rapport sur un jeu, en page web : scores, points, places, durée, cartes.
help-report-games = Combien de parties jouer pour lui ; par défaut 1000.
help-report-bots = Les bots, un par joueur, séparés par des virgules ; par défaut greedy,greedy,greedy.
help-report-records = Plutôt des parties enregistrées : un fichier, ou un dossier avec tous ses enregistrements. Peut se répéter.
help-report-out = Où écrire la page.
help-bench = Mesurer la vitesse du moteur.

## Server

help-serve = Sert les jeux aux navigateurs, et en ouvre un.
help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres de votre réseau.
help-port = Le port ; par défaut 8642, ou un port libre si celui-ci est pris.
help-database = Où les tables sont gardées, sous forme d’URL ; par défaut SQLite dans votre dossier de données.
help-bot-pause = Secondes de repos d’un robot entre deux actions tant que quelqu’un regarde.
help-trusted-proxy = Un mandataire inverse devant le serveur, par son adresse ou son réseau : ce qu’il dit de l’adresse du client et de HTTPS est cru. Peut être répété.
help-allowed-host = Un nom sous lequel on atteint le serveur, outre localhost et ses adresses : jeux.example.org, ou *.example.org pour tous ceux au-dessous. Peut être répété.
help-waiting-hours = Annule les tables en attente que personne n’a ouvertes depuis tant d’heures ; 0 : jamais.
help-listed-hours = De même pour les tables affichées à l’accueil.
help-running-days = Supprime les parties que personne n’a jouées ni regardées depuis tant de jours ; 0 : jamais.
help-finished-days = De même pour les parties terminées.
help-uploads-days = Supprime les enregistrements que personne n’a lus depuis tant de jours ; 0 : jamais.
help-players-days = Oublie les joueurs sans place qui n’ont pas été vus depuis tant de jours ; 0 : jamais.
help-browser = Ouvrir ou non le navigateur.
server-address = Deepcourt est à l’adresse { $address }
server-stop = Ctrl+C l’arrête ; toutes les parties sont gardées.
server-not-built = L’application web n’est pas construite
server-not-built-what = Le serveur tourne, mais les pages qu’il devrait montrer manquent. Construisez-les une fois, puis rechargez cette page :
server-build = cd web && npm ci && npm run build
help-bench-what = Le jeu à mesurer, par défaut tous ; ou server ou batch.
bench-server-busy = { $tables } tables avec une action par seconde chacune : l’autre joueur la voit après { $p50 } ms, au plus { $p95 } ms dans 95 % des cas.
bench-server-idle = { $spectators } spectateurs inactifs coûtent { $megabytes } Mo.
bench-server-opening = Une table en cours s’ouvre en { $p95 } ms au plus dans 95 % des cas.
bench-server-page = Toute l’application, avec ses pages et ses langues, transfère { $kilobytes } ko, compressés.
why-not-your-turn = c’est à quelqu’un d’autre de décider.

## Tournois

tournament-title = { $game } à { $players } par table, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
tournament-rating = Cote
tournament-wins = Victoires
tournament-cross-title = À quelle fréquence le bot de la ligne a devancé celui de la colonne
tournament-kept = Parties et résultats : { $folder }
tournament-resume = Pour continuer : la même commande avec --resume.
lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-tournament = Faire jouer chaque bot contre tous les autres et établir leurs cotes.
help-tournament-bots = Les bots, séparés par des virgules.
help-tournament-games = Le nombre de parties de chaque rencontre.
help-tournament-players = Le nombre de bots à une table.
help-tournament-out = Un dossier où garder les parties, en Parquet, et les résultats, en JSON.
help-tournament-resume = Continuer le tournoi qui est dans le dossier.

## Jeux de données

dataset-kept = Tables et fiche : { $folder }
help-dataset = Faire jouer des bots et garder chaque décision en Parquet : ce qui était vu, permis, choisi, et comment la partie a fini.
help-dataset-out = Le dossier où écrire les tables et leur fiche.
help-dataset-resume = Continuer le jeu de données qui est dans le dossier.
help-ray = Partager le travail avec Ray : seul, sur cette machine ; avec l’adresse d’une grappe, sur toutes ses machines (auto : la grappe dont cette machine fait partie).

## Analyses

analysis-progress = Décisions
analysis-interrupted = Interrompu : l’enregistrement est resté tel quel.
analysis-title = { $game } : les chances de gagner de chacun, de la première décision à la fin
analysis-turns = Les coups qui ont décidé de la partie
analysis-calm = Aucun : pas un coup n’a coûté plus de quelques pour cent.
analysis-players = Joueurs (imprécision dès 4 %, erreur dès 10 %, bévue dès 20 %)
analysis-number = N°
analysis-player = Joueur
analysis-played = Joué
analysis-better = Le choix du bot
analysis-before = Chances
analysis-cost = Coût
analysis-points = Points
analysis-decisions = Décisions
analysis-average = Coût moyen
analysis-inaccuracies = Imprécisions
analysis-mistakes = Erreurs
analysis-blunders = Bévues
analysis-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analysis-replay = Pour les revoir sur la table : deepcourt replay { $path }, puis t

## Réglage

tune-title = { $takeovers ->
    [0] Aucun prétendant ne s’est imposé
    [one] Un prétendant s’est imposé
   *[other] { $takeovers } prétendants se sont imposés
} en { $generations ->
    [0] 0 génération
    [one] une génération
   *[other] { $generations } générations
}
tune-weight = Poids
tune-before = Avant
tune-after = Maintenant
tune-written = Enregistré dans { $file }
help-tune = Règle, en jouant contre soi-même, ce d’après quoi un robot juge une position.
help-tune-generations = Combien de générations de prétendants.
help-tune-out = Le fichier où écrire les poids.

## Apprentissage

learn-progress = Apprentissage
learn-done = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}, { $positions ->
    [one] { $positions } position étudiée
   *[other] { $positions } positions étudiées
}.
learn-cross-entropy = Entropie croisée au dernier passage : { NUMBER($cross_entropy, maximumFractionDigits: 4) } (0,6931 : deviner entre deux)
help-learn = Apprend à un robot, en jouant contre lui-même, à prévoir qui gagne.
help-learn-games = Le nombre de parties dont apprendre.
help-learn-iterations = Fait jouer, au lieu de greedy, une recherche d’autant d’itérations par décision, guidée par ce que le robot a déjà appris.
