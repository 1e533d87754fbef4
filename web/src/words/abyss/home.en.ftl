# Ways to play Abyss.

option-leviathan-false = Abyss alone
option-leviathan-true = with Leviathan
