# C types for rules.py.
cimport cython
from ...core.game cimport Game
from . cimport decisions, turn
from .accessors cimport AbyssAccessors
from .evaluation cimport lead
from .foresight cimport NETWORK, describe_seats
from .hidden cimport redeal_hidden
from .observation cimport observe
from .score cimport best_lord, total

@cython.no_gc
cdef class Abyss(AbyssAccessors):
    cdef void reset(self, int players, unsigned long long seed) noexcept nogil
    @cython.locals(new=Abyss)
    cdef Game blank(self)
    cdef void sample_from(self, Game source, int seat, unsigned long long seed) noexcept nogil
    cdef int list_actions(self) noexcept nogil
    cdef void play(self, int action) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef double evaluate(self, int seat) noexcept nogil
    cdef void describe_seats(self, double* seen) noexcept nogil
    cdef void observe(self, int seat, short* seen, Py_ssize_t at) noexcept nogil
