"""The numbers of the game. `constants.pxd` holds the same for the compiler; a test compares."""

MAX_PLAYERS = 4

# -- the map
SITES = 26
SPACES = 53  # of routes
PLACES = 79
NO_SITE = 26
COLOURS = 5  # of troops: those of the seats, and white
WHITE = 4
TROOPS = 40  # of each player
SPIES = 5  # of each player
TOTAL_CONTROL_POINTS = 2
LONGEST_GAME = 250  # rounds

# -- cards
CARDS = 125
NO_CARD = 125
NOBLE = 0
SOLDIER = 1
HOUSE_GUARD = 2
PRIESTESS = 3
OUTCAST = 4
STACKS = 3  # house guards, priestesses, outcasts: the cards from HOUSE_GUARD on
ROW = 6
HAND = 5  # drawn up to
HALF_DECK = 20  # different cards
DECKS = 6  # half-decks
PAIRS = 15  # of half-decks
FIRST_OF_HALF_DECKS = 5
NO_COST = 250  # cannot be recruited
MOST_OWNED = 150  # 10 to begin with, 80 from the market, 30 from the stacks, 30 outcasts
MOST_HELD = 48  # in a hand, played in a turn or waiting for its end: more than all draws bring
MOST_DRAWN = 46  # two more can be played from the market and the inner circle
MOST_RUNS = 6  # Elder Brain, Ulitharid, its card, two Umber Hulks and one more reaction

# -- where a card lies that was played in this turn
IN_PLAY = 0
IN_MARKET = 1  # played from there
IN_CIRCLE = 2  # played from there
GONE = 3
EITHER = 4  # gone, or in play while an equal card is gone: which of the two is left open
FATES = 4  # those that are seen; EITHER is seen as GONE

# -- what basic actions cost, in power
DEPLOY_POWER = 1
ASSASSINATE_POWER = 3
RETURN_SPY_POWER = 3

# -- decisions, in the order of the title's `decisions`
START = 0
TURN = 1
OPTION = 2
PAY = 3
FOCUS = 4
DEPLOY = 5
ASSASSINATE = 6
SUPPLANT = 7
MOVE = 8
PUT = 9
RETURN = 10
PLACE_SPY = 11
RECALL = 12
DEVOUR_MARKET = 13
PROMOTE = 14
PROMOTE_DISCARDED = 15
PROMOTE_ANY = 16
PROMOTE_INSTEAD = 17
RECRUIT_FREE = 18
PLAYER = 19
DISCARD = 20
TROPHY = 21
REDEPLOY = 22
PLAY_MARKET = 23
PLAY_CIRCLE = 24
ORDER = 25
DECISIONS = 26
# what is to be done without asking anybody
RESOLVE = 26
CLOSE = 27

# -- actions: the first of each family, in the order of the title's `actions`
START_AT = 0
PLAY_CARD = 26
DEPLOY_TO = 151
TAKE_POINT = 230
ASSASSINATE_AT = 231
RETURN_SPY = 626
RECRUIT = 730
RECRUIT_DEVOURED = 855
END_TURN = 856
CHOOSE_OPTION = 857
PASS = 859
REVEAL = 860
SUPPLANT_AT = 985
LIFT = 1380
PUT_AT = 1775
RETURN_TROOP = 1854
PLACE_SPY_AT = 2170
RECALL_FROM = 2196
DEVOUR = 2222
DEVOUR_THIS = 2347
PROMOTE_CARD = 2348
PROMOTE_HELD = 2473
PROMOTE_THIS = 2598
CHOOSE_PLAYER = 2599
DISCARD_CARD = 2603
TAKE_TROPHY = 2728
RESOLVE_CARD = 2748

# -- events, in the order of the title's `events`
TURN_BEGAN = 0
TROOP_STARTED = 1
CARD_PLAYED = 2
MARKET_CARD_PLAYED = 3
CIRCLE_CARD_PLAYED = 4
POWER_GAINED = 5
INFLUENCE_GAINED = 6
POINTS_GAINED = 7
TROOP_DEPLOYED = 8
TROOP_ASSASSINATED = 9
TROOP_SUPPLANTED = 10
TROOP_LIFTED = 11
TROOP_PUT = 12
TROOP_RETURNED = 13
TROPHY_TAKEN = 14
SPY_PLACED = 15
SPY_RECALLED = 16
SPY_RETURNED = 17
CONTROL_GAINED = 18
CONTROL_LOST = 19
TOTAL_CONTROL_GAINED = 20
TOTAL_CONTROL_LOST = 21
MARKER_INFLUENCE = 22
MARKER_POINTS = 23
CARD_RECRUITED = 24
CARD_RECRUITED_FREE = 25
DEVOURED_CARD_RECRUITED = 26
MARKET_FILLED = 27
CARD_DEVOURED = 28
MARKET_CARD_DEVOURED = 29
CARD_PROMOTED = 30
TOP_CARD_PROMOTED = 31
CARD_REVEALED = 32
CARD_DISCARDED = 33
CARD_INTO_MARKET = 34
DECK_DISCARDED = 35
DECK_SHUFFLED = 36
CARDS_DRAWN = 37
CARD_DRAWN = 38
OUTCAST_TAKEN = 39
OUTCAST_RETURNED = 40
TURN_ENDED = 41
LAST_ROUND_BEGAN = 42
GAME_ENDED = 43

# -- the interpreter: what an instruction does; see programs.py for its other numbers
DO_END = 0
DO_CHOOSE = 1
DO_AGAIN = 2
DO_PAY = 3
DO_FOCUS = 4
DO_IF_COUNT = 5
DO_IF_TROOP = 6
DO_IF_SPY = 7
DO_IF_LOSS = 8
DO_AT_END = 9
DO_GAIN = 10
DO_DRAW = 11
DO_DEPLOY = 12
DO_ASSASSINATE = 13
DO_SUPPLANT = 14
DO_MOVE = 15
DO_RETURN = 16
DO_PLACE_SPY = 17
DO_DEVOUR_MARKET = 18
DO_SWAP_WITH_MARKET = 19
DO_PROMOTE = 20
DO_PROMOTE_TOP = 21
DO_PROMOTE_THIS = 22
DO_PROMOTE_DISCARDED = 23
DO_PROMOTE_ANY = 24
DO_PROMOTE_INSTEAD = 25
DO_DISCARD_DECK = 26
DO_RECRUIT_FREE = 27
DO_TAKE_OUTCASTS = 28
DO_DISCARD = 29
DO_REDEPLOY = 30
DO_PLAY_MARKET = 31
DO_PLAY_CIRCLE = 32
DO_SELL_DEVOURED = 33
DO_RETURN_TO_SUPPLY = 34

# -- resources
POWER = 0
INFLUENCE = 1
POINTS = 2

# -- what is counted
ONCE = 0
WHITE_TROPHIES = 1
PLAYER_TROPHIES = 2
TROPHIES = 3
CIRCLE_CARDS = 4
CONTROLLED_SITES = 5
TOTAL_SITES = 6
HELD_MARKERS = 7
KILLS = 8
PLACED_SPIES = 9

# -- optional costs
PAY_SPY = 0
PAY_SPIES = 1
PAY_HAND = 2
PAY_CIRCLE = 3
PAY_THIS = 4
PAY_DISCARD = 5
COSTS = 6

# -- where an effect looks for troops
WITH_PRESENCE = 0
ANYWHERE = 1
THAT_SITE = 2
ONE_SITE = 3
RETURNED_SITES = 4

# -- which pieces are returned
OTHERS_PIECES = 0
ENEMY_SPY = 1
ANY_PIECES = 2

# -- who is meant
YOU = 0
EACH_OPPONENT = 1
CHOSEN_OPPONENT = 2
THAT_PLAYER = 3
THAT_OPPONENT = 4
WITH_TROOP_THERE = 1  # and of these, those with
WITH_TROOP_ADJACENT = 2

# -- which cards are meant: those of an aspect, or
ASPECTS = 5
NO_ASPECT = 5
ANY_CARD = 6
UNDEAD_CARDS = 7

# -- what is remembered while a card resolves
RUN_CODE = 0  # the instruction that comes next, or waits for an answer
RUN_SEAT = 1
RUN_CARD = 2
RUN_PLAYED = 3  # its number among the cards played in this turn, NOT_PLAYED for a reaction
RUN_SITE = 4  # that site
RUN_ANCHOR = 5  # the one site of several kills
RUN_LEFT = 6  # how often the instruction is still to be done, 0 before it begins
RUN_TIMES = 7  # the same for a choice
RUN_KILLS = 8
RUN_VICTIM = 9  # the colour of the troop assassinated last, NO_COLOUR
RUN_FORCER = 10  # that opponent
RUN_WHOM = 11  # that player, or the one that was chosen
RUN_FROM = 12  # where the moved troop stands, whose hall the trophy lies in, which card was played
RUN_FIGURE = 13  # the colour of the troop that was lifted or taken, NO_COLOUR
RUN_BACK = 14  # spies returned
RUN_RETURNED = 15  # their sites, in order
RUN_PLACED = 20  # troops deployed, up to two
RUN_DEPLOYED = 21  # where
RUN_FIELDS = 23
NO_COLOUR = 5
NOT_PLAYED = 255
NO_SEAT = 9
NO_SLOT = 6  # of the market row
