"""Tyrants of the Underdark (second edition), for 2 to 4 players."""
