# C types for rules.py.
cimport cython
from ...core.game cimport Game
from .effects cimport Effects
from .constants cimport *
from .evaluation cimport lead, lead_scale
from .hidden cimport redeal_hidden
from .observation cimport observe
from .realm cimport BIT, MARKER_SITES, MARKER_WORTH, START_SITES
from .score cimport total_score

@cython.no_gc
cdef class Tyrants(Effects):
    cdef void reset(self, int players, unsigned long long seed) noexcept nogil
    @cython.locals(new=Tyrants)
    cdef Game blank(self)
    cdef void sample_from(self, Game source, int seat, unsigned long long seed) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef double evaluate(self, int seat) noexcept nogil
    cdef double lead_scale(self) noexcept nogil
    cdef void observe(self, int seat, short* seen, Py_ssize_t at) noexcept nogil
    @cython.locals(n=int)
    cdef int list_actions(self) noexcept nogil
    cdef int list_starts(self) noexcept nogil
    @cython.locals(n=int)
    cdef int list_turn(self) noexcept nogil
    @cython.locals(n=int)
    cdef int list_end_effects(self) noexcept nogil
    cdef void play(self, int action) noexcept nogil
    @cython.locals(seat=int)
    cdef void place_first_troop(self, int site) noexcept nogil
    cdef void play_turn(self, int action) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void go_back(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef bint close(self) noexcept nogil
    @cython.locals(number=int)
    cdef bint order_matters(self) noexcept nogil
    @cython.locals(cards=int, free=int, fewest=int, number=int, own=int)
    cdef bint may_leave_a_card(self) noexcept nogil
    @cython.locals(found=int, number=int, played=int)
    cdef int queued(self, int card) noexcept nogil
    @cython.locals(code=int, played=int)
    cdef void begin_end_effect(self, int number) noexcept nogil
    @cython.locals(following=int)
    cdef void end_turn(self) noexcept nogil
