# C types for foresight.py.
cimport cython
from ...core.game cimport NOBODY
from ...core.network cimport Network
from .constants cimport *
from .evaluation cimport (
    best_claim, growth, lords_to_come, next_recruiter, pearl_lead, seat_lord, standing, unseat,
    with_hand, with_pile,
)
from .score cimport (
    FREE_CELLS, count_bits, largest_group, points_of, survey, with_neighbours,
)
from .table cimport ConspiracyTable

cdef Network NETWORK

@cython.locals(size=int, silver=int, gold=int, pearls=int, worth="double[4]")
cdef void describe_seats(ConspiracyTable table, double* seen) noexcept nogil
@cython.locals(due=int, best=int)
cdef int settle_hand(ConspiracyTable table) noexcept nogil
@cython.locals(lying=int)
cdef void describe(
    ConspiracyTable table, int seat, int due, double* worth, double* seen,
) noexcept nogil
cdef double best_pile(ConspiracyTable table, int seat, double now) noexcept nogil
cdef void describe_locations(
    ConspiracyTable table, int seat, int coming, double* seen, int at,
) noexcept nogil
@cython.locals(
    cells="unsigned int[5]", best="int[5]", free=cython.uint, group=cython.uint, first=int,
    second=int, first_open=int, second_open=int, guilds=int, guild=int, size=int, beside=int,
    largest=int, influence=int, left=int, lord=int,
)
cdef void describe_coalitions(ConspiracyTable table, int seat, double* seen, int at) noexcept nogil
