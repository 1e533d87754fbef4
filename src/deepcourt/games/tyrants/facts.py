"""Numbers of the rulebook that no table shows, and at the end the room that a game needs."""

MAX_PLAYERS = 4
ROW = 6  # cards of the market that lie open
NO_SLOT = ROW
HAND = 5  # drawn up to
TOTAL_CONTROL_POINTS = 2
LONGEST_GAME = 250  # rounds

# -- what basic actions cost, in power
DEPLOY_POWER = 1
ASSASSINATE_POWER = 3
RETURN_SPY_POWER = 3

# -- room
MOST_OWNED = 150  # 10 to begin with, 80 from the market, 30 from the stacks, 30 outcasts
MOST_HELD = 48  # in a hand, played in a turn or waiting for its end: more than all draws bring
MOST_DRAWN = 46  # two more can be played from the market and the inner circle
MOST_RUNS = 6  # Elder Brain, Ulitharid, its card, two Umber Hulks and one more reaction
