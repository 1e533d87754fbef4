"""Numbers of the rulebook that no table shows."""

MAX_PLAYERS = 4
SPOTS = 15  # of a senate chamber: an inverted pyramid with rows of 5, 4, 3, 2, 1
SWAPS = SPOTS * (SPOTS - 1) // 2  # pairs of spots
MOST_DRAWN = 3
PEARL_MASTER_POINTS = 5
COALITION_POINTS = 3
