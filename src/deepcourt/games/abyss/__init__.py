"""Abyss, and its expansion Leviathan."""
