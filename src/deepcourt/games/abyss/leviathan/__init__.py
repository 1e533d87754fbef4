"""Leviathan, the expansion of Abyss: what it adds, and what is different with it."""
