# Les mots à la table, quel que soit le jeu.

## Décisions

playing-waits = C’est à { $name } de jouer.
playing-stuck = { $name } ne peut pas continuer à cause d’un défaut de notre part. Rouvrez la table pour un nouvel essai.
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

deal-open = Donne ouverte : qui a créé cette table peut savoir ce qui vient.
deal-sealed = Les cartes ont été scellées avant le début. Le sceau pourra être vérifié à la fin :
deal-kept = Donne loyale : conforme au sceau vu au début
deal-right = Donne loyale : la clé correspond au sceau
deal-wrong = La clé ne correspond pas au sceau
deal-changed = Le sceau n’est pas celui vu au début
deal-how = Tout le hasard de cette partie vient de la clé. Son SHA-256, le sceau, était visible dès le début ; la clé l’est maintenant que la partie est finie.
deal-seal = Sceau
deal-key = Clé
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
playing-made = a ouvert cette table
playing-remove = Retirer { $name } de la table
playing-remove-sure = Retirer { $name } ? Cette personne ne pourra plus s’asseoir ici.
playing-remove-do = Retirer
playing-removed = Vous n’êtes plus à cette table : la personne qui l’a ouverte en a décidé ainsi. Vous pouvez jouer à une autre.
playing-closed-by = { $name } ne laisse plus personne s’asseoir pour l’instant.
playing-open-to-others = D’autres peuvent s’asseoir
playing-open-link = Quiconque a le lien.
playing-open-listed = Quiconque a le lien ou la trouve à l’accueil.
playing-open-off = Personne, jusqu’à ce que vous le permettiez de nouveau.
playing-cancel-table = Annuler la table
playing-cancel-sure = L’annuler pour tout le monde ? Le lien ne mènera plus à une partie.
playing-cancelled = Cette table a été annulée
playing-cancelled-note = La personne qui l’a ouverte y a renoncé, ou personne n’est venu depuis longtemps.
playing-deleted = Cette partie n’existe plus
playing-deleted-note = La dernière personne qui y jouait l’a supprimée, ou plus personne n’y jouait depuis très longtemps.

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
