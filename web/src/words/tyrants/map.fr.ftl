# La carte du monde souterrain.

map = Carte de l’Ombreterre
map-keys = Glissez pour déplacer, pincez ou tournez la molette pour zoomer. Au clavier : les flèches déplacent, plus et moins zooment, 0 montre tout.
map-nearer = Zoomer
map-farther = Dézoomer
map-whole = Voir toute la carte
map-spy = Espion, { $house }
map-control = Contrôlé : { $house }
map-total = Contrôle total : { $house }
map-nobody = Personne ne le contrôle
