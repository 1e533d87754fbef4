# Façons de jouer à Abyss.

option-leviathan-false = Abyss seul
option-leviathan-true = avec Leviathan
