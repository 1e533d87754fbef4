"""A report on a game, made from many games: what a designer would want to know, on one page."""
