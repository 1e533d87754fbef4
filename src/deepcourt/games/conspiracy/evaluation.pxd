# C types for evaluation.py.
cimport cython
from .constants cimport (
    ANY_TWO_KEYS, CLAIM, GOLD_KEY, KEEP, LOCATIONS, ONE_PEARL, RANKS, SEEK,
    SILVER_KEY, SPOTS, TWO_PEARLS,
)
from .score cimport location_points, total
from .table cimport LOCATION_PEARLS, Table

cdef double PEARL, FIRST_KEY, SECOND_KEY, LOCATION

@cython.locals(rival=double, other=int)
cdef double lead(Table table, int seat) noexcept nogil
cdef double prospect(Table table, int seat) noexcept nogil
@cython.locals(best=double, i=int)
cdef double with_best_of_hand(Table table, int seat) noexcept nogil
@cython.locals(size=int, silver=int, gold=int, pearls=int, i=int, worth=double)
cdef double with_lords(Table table, int seat, int first, int count) noexcept nogil
@cython.locals(keys=int, worth=double)
cdef double standing(Table table, int seat) noexcept nogil
@cython.locals(best=double, worth=double, location=int)
cdef double best_claim(Table table, int seat) noexcept nogil
