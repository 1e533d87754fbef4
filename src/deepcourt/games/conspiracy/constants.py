"""The numbers of the game. `constants.pxd` holds the same for the compiler; a test compares."""

# -- lords: a lord is the number guild * RANKS + rank
GUILDS = 5
RANKS = 6
LORDS = 30
LORD_CARDS = 60
SCHEMER = 0  # influence 0: may swap two lords
SILVER_KEY = 1
GOLD_KEY = 2
TWO_PEARLS = 3
ONE_PEARL = 4
HERALD = 5  # influence 6: turns the top lord of the deck into a discard pile

# -- locations, in the order of the specification (L1 is 0)
LOCATIONS = 24
PER_SILVER_KEY = 4
PER_GOLD_KEY = 5
PER_PEARL_PAIR = 6
PER_LOCATION = 7
FORCE_ONE = 8
FORCE_TWO = 9
RECALL_LORDS = 10
RECALL_LOCATIONS = 11
ANY_TWO_KEYS = 12
SEARCH_DECK = 13
STRONGEST_OF_GUILD = 14  # and the four after it
MANY_OF_GUILD = 19  # and the four after it

# -- the senate chamber: an inverted pyramid with rows of 5, 4, 3, 2, 1
SPOTS = 15
MAX_PLAYERS = 4
PILE_CARDS = 12
PEARL_MASTER_POINTS = 5
COALITION_POINTS = 3
MOST_DRAWN = 3

# -- decisions, in the order of the title's `decisions`
RECRUIT = 0
KEEP = 1
RETURN = 2
PLACE = 3
SWAP = 4
SEEK = 5
SEARCH = 6
CLAIM = 7
DECISIONS = 8

# -- actions: the first of each family, in the order of the title's `actions`
DRAW_LORDS = 0
TAKE_PILE = 3
KEEP_LORD = 8
RETURN_LORD = 38
PLACE_LORD = 68
DECLINE_SWAP = 98
SWAP_LORDS = 99
DRAW_LOCATIONS = 204
TAKE_LOCATION = 207

# -- events, in the order of the title's `events`
TURN_BEGAN = 0
LORD_DRAWN = 1
LORD_KEPT = 2
LORD_DISCARDED = 3
PILE_TAKEN = 4
LORD_RETURNED = 5
LORD_PLACED = 6
LORDS_SWAPPED = 7
LORD_HERALDED = 8
PEARLS_GAINED = 9
PEARL_MASTER_NAMED = 10
LOCATIONS_DRAWN = 11
LOCATION_SEEN = 12
LOCATION_REVEALED = 13
LOCATION_TAKEN = 14
NO_LOCATION_LEFT = 15
DRAW_FORCED = 16
FORCE_ENDED = 17
LORDS_RECALLED = 18
LOCATIONS_RECALLED = 19
LAST_ROUND_BEGAN = 20
GAME_ENDED = 21

# -- what the network sees of a seat
SEEN_POINTS = 0
SEEN_LEAD = 1  # of what the evaluation makes of seats, before the best other one
SEEN_FREE = 2  # spots
SEEN_COMING = 3  # lords, before the fullest chamber ends the game
SEEN_ENDING = 4  # it is the last round
SEEN_ONE_KEY = 5
SEEN_BOTH_KEYS = 6
SEEN_GOLD_KEY = 7
SEEN_PEARLS = 8
SEEN_PEARL_LEAD = 9
SEEN_PEARL_MASTER = 10
SEEN_LOCATIONS = 11
SEEN_PER_SILVER_KEY = 12  # these four in the order of the locations
SEEN_PER_GOLD_KEY = 13
SEEN_PER_PEARL_PAIR = 14
SEEN_PER_LOCATION = 15
SEEN_ANY_TWO_KEYS = 16
SEEN_SEARCH_DECK = 17
SEEN_GUILD_LOCATIONS = 18
SEEN_GROWTH = 19  # of locations
SEEN_COALITION = 20
SEEN_SECOND_COALITION = 21
SEEN_OPENINGS = 22  # free spots beside the coalition
SEEN_SECOND_OPENINGS = 23
SEEN_GUILDS = 24
SEEN_DUE = 25  # locations about to be taken
SEEN_CLAIM = 26  # the best of the locations drawn
SEEN_RECRUITS_NEXT = 27
SEEN_NEXT_PILE = 28  # the best pile, for who recruits next
SEEN_DECIDES = 29
SEEN_KEEPS = 30
SEEN_SWAPS = 31
SEEN_SEEKS = 32
SEEN_LEAST_FREE = 33  # spots in the fullest chamber
SEEN_DECK = 34
SEEN_PILES = 35
SEEN_REVEALED = 36  # locations
SEEN_FORCED_TO_ONE = 37
SEEN_FORCED_TO_TWO = 38
SEEN_THREE_PLAYERS = 39
SEEN_FOUR_PLAYERS = 40
SEEN_BEST_PILE = 41  # what would be gained by it
SEEN_INFLUENCE = 42
SEEN_COALITION_PILE = 43  # lords of its guild that lie there
SEEN_COALITION_DECK = 44  # and that may still be drawn
