# C types for foresight.py.
cimport cython
from ...core.game cimport NOBODY
from ...core.network cimport Network
from .border cimport Border
from .constants cimport (
    AFFILIATE, ALLY, CLAIM, KEYS, KEYS_NEEDED, LOCATION, LOCATIONS, MONSTER_FOUND, NO_LEVIATHAN,
    NO_LORD, OFFER, PAY, RACES, REWARD, SEEN_ACTIVE, SEEN_AFFILIATED, SEEN_AFFILIATED_POINTS,
    SEEN_AT_TURN, SEEN_BEASTS_LEFT, SEEN_BEST_INFLUENCE, SEEN_BEST_RECRUIT, SEEN_BEST_TARGET,
    SEEN_BORDER, SEEN_CATCH, SEEN_COUNCIL, SEEN_COURT, SEEN_DECIDES, SEEN_DISABLED_LORDS,
    SEEN_DONE, SEEN_ENDING, SEEN_EXPLORES, SEEN_EXTRA_TURN, SEEN_FIVE_PLAYERS,
    SEEN_FOUR_PLAYERS, SEEN_FREE_LORDS, SEEN_GROWTH, SEEN_GUILDS, SEEN_HAND, SEEN_HAND_WORTH,
    SEEN_KEY_SHORT, SEEN_KEY_TOKENS, SEEN_LARGEST_PILE, SEEN_LARGEST_RACE, SEEN_LASTING_POWERS,
    SEEN_LEAD, SEEN_LEVIATHAN, SEEN_LOCATIONS, SEEN_LOCATION_POINTS, SEEN_LORDS,
    SEEN_LORDS_AHEAD, SEEN_LORD_KEYS, SEEN_LORD_POINTS, SEEN_MEETS_MONSTER, SEEN_MOST_LORDS,
    SEEN_NEW_TOKENS, SEEN_NEXT, SEEN_OPEN_END, SEEN_PAYS, SEEN_PEARLS, SEEN_POINTS, SEEN_PRICE,
    SEEN_PROSPECT, SEEN_RACES, SEEN_RECRUIT, SEEN_RECRUITABLE, SEEN_RICH, SEEN_SEEKS_LOCATION,
    SEEN_SLAIN, SEEN_STATUE, SEEN_THREAT, SEEN_THREE_PLAYERS, SEEN_TOKENS, SEEN_TOKEN_POINTS,
    SEEN_VALUE, SEEN_WAITS, SEEN_WOUNDS, SMOKERS, TOKENS, TURN, ZONES,
)
from .evaluation cimport (
    best_of, best_target, catch_worth, hand_worth, lasting_worth, new_token_worth, open_end,
    plays_again, prospect,
)
from .score cimport (
    POINTS_EACH, affiliated_count, ally_points, guild_count, location_total, lord_points, marks,
    token_points,
)
from .table cimport BIT, LORD_INFLUENCE, count_bits
from .payment cimport recruitable

cdef enum:
    INPUTS = 62
    UNITS = 64

cdef Network NETWORK

@cython.locals(seen="double[310]", seat=int, i=int)
cpdef list features(Border table)
@cython.locals(odds="double[5]")
cdef double chance(Border table, int seat) noexcept nogil
@cython.locals(seen="double[310]")
cdef void foresee(Border table, double* odds) noexcept nogil
@cython.locals(i=int, seat=int, at=int)
cdef void look(Border table, double* seen) noexcept nogil
@cython.locals(
    lords=int, places=int, allies=int, influence=int, points=int, tokens=int, token=int,
    race=int,
)
cdef void describe_points(Border table, int seat, double* seen, int at) noexcept nogil
@cython.locals(keys=int, growth=int, location=int)
cdef void describe_keys(Border table, int seat, double* seen, int at) noexcept nogil
@cython.locals(
    value=int, races=int, largest=int, race=int, payable=cython.ulonglong, influence=int,
    space=int,
)
cdef void describe_hand(Border table, int seat, double* seen, int at) noexcept nogil
@cython.locals(waits=int, kind=int)
cdef void describe_turn(Border table, int seat, double* seen, int at) noexcept nogil
@cython.locals(council=int, largest=int, race=int)
cdef void describe_table(Border table, double* seen, int at) noexcept nogil
@cython.locals(beasts=int, zone=int)
cdef void describe_border(Border table, int seat, double* seen, int at) noexcept nogil
@cython.locals(seat=int, at=int, prospects=double, lords=double, other=int)
cdef void compare(Border table, double* seen) noexcept nogil
