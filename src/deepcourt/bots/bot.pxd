# C types for bot.py.
cimport cython
from ..core.chance cimport Chance
from ..core.game cimport Game

cdef class Bot(Chance):
    cdef readonly object failure
    cdef public double time_per_turn
    cdef public int threads

    cdef int decide(self, Game world) noexcept nogil
    cpdef void prepare(self, Game game)
    cdef int ask_python(self, Game world) noexcept

cdef class RandomBot(Bot):
    cdef int decide(self, Game world) noexcept nogil
