# La table des Tyrans de l’Ombreterre.

panes = Parties de la table
pane-map = Carte
pane-mine = Ma maison
pane-market = Marché
pane-others = Rivaux

## Les lieux de la table

zone-market = Marché
zone-control = Qui contrôle quoi
zone-turn = Ce tour
zone-played = Cartes jouées ce tour
zone-options = Ce que fait la carte
zone-house = Ce que possède { $name }
market-deck = { $count ->
    [0] plus de carte pour le compléter
    [one] { $count } carte pour le compléter
   *[other] { $count } cartes pour le compléter
}
stack-empty = épuisée
devoured = Cartes dévorées
devoured-about = La dernière est au-dessus.
devoured-none = rien de dévoré
devoured-count = { $count }
pile-empty = Aucune carte.
last-round = Dernière manche : la partie finit avec elle.
round = manche { $number }

## Le contrôle

control-sum = { $name } : { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
}, soit { $points } PV ; { $markers } d’Influence par tour grâce aux marqueurs
control-free = { $name } : personne ne le contrôle
control-held = { $name } : contrôlé par { $holder }
control-total = { $name } : contrôle total de { $holder }

## Les joueurs

rival = { $name }, { $points } PV
rival-hand = Cartes en main
enlarge = Tout voir de { $name }
area-of = Ce que possède { $name }
choose-seat = Choisir { $name }
first-player = Premier joueur
seat-to-play = doit choisir
seat-turn = joue son tour
score = PV
score-about = Tous les PV jusqu’ici : sites, contrôle total, trophées, deck, cénacle, jetons
points = PV
tokens = { $count } en jetons
tokens-about = Jetons PV
barracks = Unités en caserne
spies = Espions en réserve
spies-left = { $count ->
    [one] { $count } espion en réserve
   *[other] { $count } espions en réserve
}
deck = Deck
deck-about = Cartes du deck : les regarder
deck-unordered = Leur ordre n’est connu de personne.
discard-pile = Défausse
discard-about = Cartes de la défausse : les regarder
unseen-pile = Deck et main
browse = Tout regarder
trophy-hall = Salle des trophées
trophy-hall-about = Trophées : 1 PV chacun à la fin
trophy-hall-empty = aucun trophée
circle = Cénacle
circle-about = Cartes promues, avec leurs PV à la fin
circle-empty = personne encore
markers = Marqueurs de contrôle
marker-about = 1 d’Influence par tour ; avec le contrôle total, aussi { $points } PV
marker-total-about = Contrôle total : 1 d’Influence et { $points } PV par tour
hand = { $count ->
    [0] Ma main
    [one] Ma main · { $count } carte
   *[other] Ma main · { $count } cartes
}
hand-empty = Toutes les cartes ont été jouées.

## Le tour

turn-yours = Votre tour
turn-of = Tour de { $name }
played-none = Aucune carte jouée.
gone = Elle a quitté la zone de jeu.
waiting = En attente de la fin du tour : { $list }
waiting-about = Effets qui attendent la fin du tour
purse-power = Pouvoir
purse-influence = Influence
end-turn = Finir le tour
end-turn-early = Finir le tour sans tout utiliser
unused-cards = { $count ->
    [one] jouer { $count } carte
   *[other] jouer { $count } cartes
}
unused-power = dépenser { $count } de Pouvoir
unused-influence = recruter avec { $count } d’Influence
unused-and = {" "}et{" "}
unused-warning = Vous pouvez encore { $list }. Ce qui n’est pas utilisé est perdu.
unused-go-on = Continuer
unused-end = Finir

## Cartes au choix

pick-played = Cartes en jeu : laquelle promouvoir ?
pick-discarded = Votre défausse
pick-circle = Votre cénacle
pick-effect = Quel effet vient ensuite ?
pick-trophy = Choisissez une unité d’une salle des trophées

## La barre de décision

aside-turn = 1 de Pouvoir déploie une unité, 3 en assassinent une ou renvoient un espion ; l’Influence recrute.
decline-pay = { $cost ->
    [return-spy] Ne renvoyer aucun espion
    [return-spies] Ne plus renvoyer d’espion
    [devour-from-hand] Ne rien dévorer
    [devour-from-circle] Ne rien dévorer
    [devour-this] Garder cette carte
   *[discard] Ne rien défausser
}
decline-focus = Ne rien révéler
decline-assassinate = Ne plus assassiner
decline-move = Ne plus déplacer
decline-return = Ne plus rien renvoyer
decline-recall = Laisser les espions en place
decline-devour-market = Ne rien dévorer
decline-promote = Ne plus promouvoir
decline-promote-instead = La laisser défausser
decline-recruit-free = Ne plus recruter
decline-trophy = Ne plus prendre de trophée
tyrants-another-card = { $listed }, { $name }
score-name-sites = Sites
score-name-total-control = Contrôle total
score-name-trophies = Trophées
score-name-deck = Deck
score-name-circle = Cénacle
score-name-tokens = Jetons PV
