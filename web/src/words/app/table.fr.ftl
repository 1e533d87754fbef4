# Les mots à la table, quel que soit le jeu.

## Décisions

playing-waits = C’est à { $name } de jouer.
playing-asked = { $name } : { $text }
playing-your-turn = À vous
playing-others-turn = c’est à { $name } de jouer.
playing-sure = { $action } ?
playing-confirm = Confirmer
playing-cancel = Pas encore
playing-hint-best = Les meilleurs coups
playing-hint-about = Vos chances de gagner après chaque coup, selon un robot fort qui voit ce que vous voyez.
playing-hint-thinks = Un robot réfléchit à vos coups…
playing-chance = { $chance } de chances de gagner
replay-over-plain = La partie est finie.

## Outils

playing-undo = Reprendre le coup (U)
playing-hint-ask = Conseil (H)
playing-drawer = Chronique et scores (L)
playing-menu = Menu
playing-close = Fermer
playing-sound = Un son quand c’est à moi
playing-ask-always = Demander avant chaque choix
playing-notify = Me prévenir quand c’est à moi
playing-copy-link = Copier le lien de cette table
playing-link-copied = Le lien de cette table est copié.
playing-report = Signaler un problème
playing-leave = Quitter la table
playing-leave-note = Avant le début, votre siège redevient libre. Plus tard, un robot le prend et vous ne pouvez plus y revenir.
playing-stay = Rester

## Tiroir

playing-tab-log = Chronique
playing-tab-score = Score
playing-tab-help = Aide
playing-log-empty = Il ne s’est encore rien passé.
playing-rules = Règles
playing-keyboard = Clavier
playing-key-number = choisit : d’abord les boutons, puis ce qui luit sur la table, de gauche à droite
playing-key-tab = parcourt tout ce qui peut être choisi
playing-key-arrows = se promènent sur les cartes de la table
playing-key-enter = choisit ce qui est visé
playing-key-escape = passe ce qui est montré ; abandonne un choix non confirmé
playing-key-undo = reprend le coup
playing-key-hint = montre les meilleurs coups et vos chances de gagner
playing-key-log = ouvre et ferme la chronique
playing-look-closer = Arrêtez-vous sur une carte, ou gardez-y le doigt, pour la voir en grand avec son effet.

## Connexion

playing-lost = Connexion perdue. Nouvel essai…
playing-no-answer = Le serveur ne répond pas.
playing-again = Réessayer

## Sièges

playing-you = vous
playing-here = présent
playing-away = absent
playing-bot = robot, { $level }
playing-a-bot = robot

## Avant le début

playing-waiting-for = { $count ->
    [one] Il reste un siège libre. La partie commence quand il est pris.
   *[other] Il reste { $count } sièges libres. La partie commence quand ils sont pris.
}
playing-open-seat = Le siège { $number } est libre
playing-sit-here = S’asseoir ici
playing-your-name = Votre nom
playing-join = S’asseoir
playing-share = Envoyez ce lien à qui doit jouer avec vous
playing-copy = Copier
playing-copied = Copié

## La fin

playing-final = Résultat
playing-won-by = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } partagent la victoire
} avec { $points } points.
playing-place = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Cinquième
}
playing-rematch = Rejouer
playing-rematch-bots = Les robots de la prochaine partie
playing-rematch-same = Mêmes robots
playing-rematch-level = Robots : { $level }
playing-analyse = Analyser la partie
playing-replay = Revoir la partie
playing-share-replay = Copier le lien de la partie
playing-replay-copied = Le lien de la partie est copié.
playing-record = Télécharger la partie
playing-see-table = Voir la table
playing-chart = Les points au fil de la partie
