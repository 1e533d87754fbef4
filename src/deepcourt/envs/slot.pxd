# C types for slot.py.
cimport cython
from ..bots.seated cimport SeatedBots
from ..core.chance cimport Chance
from ..core.game cimport Game

cdef enum:
    COUNT = 0
    SEAT = 1
    KIND = 2
    ENDED = 3
    FACTS = 4

cdef int SEED_BITS

cdef class BatchSlot(Chance):
    cdef Game game
    cdef Game world
    cdef SeatedBots bots
    cdef int with_bots, width, views, count
    cdef bint fine
    cdef short[::1] sight
    cdef signed char[::1] mask
    cdef unsigned short[::1] legal
    cdef float[::1] rewards
    cdef short[::1] scores
    cdef short[::1] facts

    cdef bint begin(self) noexcept nogil
    cdef bint play(self, int action) noexcept nogil
    @cython.locals(_=int)
    cdef bint play_at_random(self, int steps) noexcept nogil
    @cython.locals(seat=int)
    cdef void reset(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint go_on(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void note_end(self) noexcept nogil
    @cython.locals(action=int)
    cdef void ask_bot(self) noexcept nogil
    @cython.locals(i=int, view=int, seat=int)
    cdef void show(self) noexcept nogil
    @cython.locals(sight="short*")
    cdef void look(self, int seat, Py_ssize_t at) noexcept nogil
