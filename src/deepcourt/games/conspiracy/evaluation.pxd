# C types for evaluation.py.
cimport cython
from ...core.game cimport NOBODY
from .constants cimport *
from .score cimport (
    FREE_CELLS, count_bits, largest_group, location_points, points_of, survey, with_neighbours,
)
from .table cimport LOCATION_PEARLS, ConspiracyTable
from .weights cimport Weights

cdef Weights W
cdef int PEARL_RANGE

cdef double lead(ConspiracyTable table, int seat) noexcept nogil
cdef double prospect(ConspiracyTable table, int seat) noexcept nogil
@cython.locals(following=int)
cdef int next_recruiter(ConspiracyTable table) noexcept nogil
cdef double with_best_recruit(ConspiracyTable table, int seat) noexcept nogil
cdef double with_best_of_hand(ConspiracyTable table, int seat) noexcept nogil
@cython.locals(size=int, silver=int, gold=int, pearls=int, opened=int)
cdef double with_hand(ConspiracyTable table, int seat, int first, int end) noexcept nogil
@cython.locals(size=int, silver=int, gold=int, pearls=int, opened=int)
cdef double with_pile(ConspiracyTable table, int seat, int guild) noexcept nogil
cdef bint seat_lord(ConspiracyTable table, int seat, int lord) noexcept nogil
cdef void unseat(ConspiracyTable table, int seat, int size, int silver, int gold, int pearls) noexcept nogil
@cython.locals(cells="unsigned int[5]", best="int[5]", coalition=int, opening=int)
cdef double standing(ConspiracyTable table, int seat) noexcept nogil
cdef int lords_to_come(ConspiracyTable table, int seat) noexcept nogil
cdef double key_worth(ConspiracyTable table, int seat) noexcept nogil
cdef double growth(int location, int coming) noexcept nogil
cdef double best_claim(ConspiracyTable table, int seat) noexcept nogil
@cython.locals(rival=int)
cdef double pearl_lead(ConspiracyTable table, int seat) noexcept nogil
