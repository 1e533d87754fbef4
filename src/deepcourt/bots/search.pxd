# C types for search.py.
cimport cython
from libc.math cimport sqrt
from ..core.game cimport MAX_ACTIONS, Game
from .bot cimport Bot
from .tree cimport Stop, Tree

cdef int GRAINS
cdef double GRAIN

cdef class SearchBot(Bot):
    cdef readonly object recipe
    cdef readonly list trees
    cdef readonly Stop stop
    cdef Tree first
    cdef int visits_wanted, expected, seat
    cdef double blunder_rate, noise, left
    cdef int tried[MAX_ACTIONS]
    cdef double worth[MAX_ACTIONS]

    cdef int decide(self, Game world) noexcept nogil
    cpdef void prepare(self, Game game)
    cdef int recall(self, Game world) noexcept nogil
    cdef int settle_on(self, Game world) noexcept nogil
    cdef int add_up(self, Game world) noexcept nogil
    @cython.locals(best=int, i=int)
    cdef int most_tried(self, int count) noexcept nogil
    @cython.locals(best=int)
    cdef int best_by_feeling(self, int count) noexcept nogil
    cdef double fraction(self) noexcept nogil
    cdef double bell(self) noexcept nogil
