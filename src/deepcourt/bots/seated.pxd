# C types for seated.py.
from ..core.game cimport Game
from .bot cimport Bot

cdef enum:
    MOST_BOTS = 5

cdef class SeatedBots:
    cdef list bots
    cdef Bot bot0, bot1, bot2, bot3, bot4

    cdef void seed(self, int number, unsigned long long seed) noexcept nogil
    cdef int ask(self, int number, Game world) noexcept nogil
