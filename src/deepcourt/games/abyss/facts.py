"""Numbers that no table shows: of the rulebook, and at the end some of the program's own."""

MAX_PLAYERS = 5
TRACK_SPACES = 5  # for allies; a monster may lie on a sixth
COURT_SPACES = 6
LORDS_TO_END = 7
KEYS_NEEDED = 3  # for a location
MOST_DRAWN = 4  # locations at once
COMMANDED_HAND = 6
MARTIAL_HAND = 12
CORRUPTION = 5  # pearls
STATUE_POINTS = 5

# -- payments
SUMS = (1 << 24) - 1  # sets of sums below 24: more than any lord costs
NO_FLOOR = 99
NEVER = -99

# -- actions: the most there are of
MOST_SPENT = 16  # pearls in a fight
MOST_TOKENS = 9  # monster tokens at once
