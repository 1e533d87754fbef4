# Textes de la maison, communs à tous les jeux.
language-name = Français
