# Texts of the house, shared by all games.
language-name = English
