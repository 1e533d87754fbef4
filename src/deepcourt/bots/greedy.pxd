# C types for greedy.py.
cimport cython
from ..core.game cimport MAX_ACTIONS, Game
from .bot cimport Bot

cdef class GreedyBot(Bot):
    cdef readonly int worlds
    cdef Game dealt
    cdef Game trial
    cdef double worth[MAX_ACTIONS]

    cdef int decide(self, Game world) noexcept nogil
    cpdef void prepare(self, Game game)
    cdef void try_all(self, Game world, int count) noexcept nogil
    @cython.locals(best=int, ties=int)
    cdef int best_of(self, int count) noexcept nogil
