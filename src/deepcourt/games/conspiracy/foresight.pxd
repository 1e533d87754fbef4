# C types for foresight.py.
cimport cython
from ...core.game cimport NOBODY
from ...core.network cimport Network
from .constants cimport (
    ANY_TWO_KEYS, CLAIM, GUILDS, KEEP, LOCATIONS, PER_LOCATION, PER_SILVER_KEY, RANKS, SEARCH,
    SEARCH_DECK, SEEK, SEEN_ANY_TWO_KEYS, SEEN_BEST_PILE, SEEN_BOTH_KEYS, SEEN_CLAIM,
    SEEN_COALITION, SEEN_COALITION_DECK, SEEN_COALITION_PILE, SEEN_COMING, SEEN_DECIDES,
    SEEN_DECK, SEEN_DUE, SEEN_ENDING, SEEN_FORCED_TO_ONE, SEEN_FORCED_TO_TWO, SEEN_FOUR_PLAYERS,
    SEEN_FREE, SEEN_GOLD_KEY, SEEN_GROWTH, SEEN_GUILDS, SEEN_GUILD_LOCATIONS, SEEN_INFLUENCE,
    SEEN_KEEPS, SEEN_LEAD, SEEN_LEAST_FREE, SEEN_LOCATIONS, SEEN_NEXT_PILE, SEEN_ONE_KEY,
    SEEN_OPENINGS, SEEN_PEARLS, SEEN_PEARL_LEAD, SEEN_PEARL_MASTER, SEEN_PER_SILVER_KEY,
    SEEN_PILES, SEEN_POINTS, SEEN_RECRUITS_NEXT, SEEN_REVEALED, SEEN_SEARCH_DECK,
    SEEN_SECOND_COALITION, SEEN_SECOND_OPENINGS, SEEN_SEEKS, SEEN_SWAPS, SEEN_THREE_PLAYERS,
    SPOTS, STRONGEST_OF_GUILD, SWAP,
)
from .evaluation cimport (
    best_claim, growth, lords_to_come, next_recruiter, pearl_lead, seat_lord, standing, unseat,
    with_hand, with_pile,
)
from .score cimport (
    FREE_CELLS, count_bits, largest_group, points_of, survey, with_neighbours,
)
from .table cimport Table

cdef enum:
    INPUTS = 45
    UNITS = 128

cdef Network NETWORK

@cython.locals(seen="double[180]", seat=int, i=int)
cpdef list features(Table table)
@cython.locals(odds="double[4]")
cdef double chance(Table table, int seat) noexcept nogil
@cython.locals(seen="double[180]")
cdef void foresee(Table table, double* odds) noexcept nogil
@cython.locals(
    me=int, size=int, silver=int, gold=int, pearls=int, due=int, worth="double[4]", seat=int,
)
cdef void look(Table table, double* seen) noexcept nogil
@cython.locals(me=int, due=int, best=int, highest=double, worth=double, i=int)
cdef int settle_hand(Table table) noexcept nogil
@cython.locals(
    at=int, coming=int, rival=double, least_free=int, other=int, keys=int, lying=int, guild=int,
    i=int,
)
cdef void describe(
    Table table, int seat, int due, double* worth, double* seen,
) noexcept nogil
@cython.locals(gain=double, guild=int)
cdef double best_pile(Table table, int seat, double now) noexcept nogil
@cython.locals(rising=double, location=int)
cdef void describe_locations(
    Table table, int seat, int coming, double* seen, int at,
) noexcept nogil
@cython.locals(
    cells="unsigned int[5]", best="int[5]", free=cython.uint, group=cython.uint, first=int,
    second=int, first_open=int, second_open=int, guilds=int, guild=int, size=int, beside=int,
    largest=int, influence=int, left=int, lord=int,
)
cdef void describe_coalitions(Table table, int seat, double* seen, int at) noexcept nogil
