# C types for table.py.
cimport cython
from .constants cimport *
from .state cimport ConspiracyState

cdef unsigned char INFLUENCE[RANKS]
cdef unsigned char COPIES[RANKS]
cdef unsigned char SHOWS_KEY[LORDS]
cdef unsigned char LOCATION_PEARLS[LOCATIONS]

@cython.no_gc
cdef class ConspiracyTable(ConspiracyState):
    cdef bint controls(self, int seat, int location) noexcept nogil
    @cython.locals(silver=int, gold=int, needed=int)
    cdef bint keys_suffice(self, int seat) noexcept nogil
