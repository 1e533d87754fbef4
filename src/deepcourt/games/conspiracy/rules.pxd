# C types for rules.py.
cimport cython
from ...core.game cimport Game, NOBODY
from .constants cimport *
from .evaluation cimport lead
from .foresight cimport fill_win_probabilities, win_probability
from .observation cimport observe
from .score cimport count_bits, total
from .table cimport LOCATION_PEARLS, SHOWS_KEY, ConspiracyTable

cdef unsigned char SWAP_FIRST[SWAPS]
cdef unsigned char SWAP_SECOND[SWAPS]
cdef int SWAP_OFFSET[SPOTS]

@cython.no_gc
cdef class Conspiracy(ConspiracyTable):
    cdef void reset(self, int players, unsigned long long seed) noexcept nogil
    cdef void copy_from(self, Game source) noexcept nogil
    cdef void sample_from(self, Game source, int seat, unsigned long long seed) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef double evaluate(self, int seat) noexcept nogil
    cdef double win_probability(self, int seat, double lead) noexcept nogil
    cdef void fill_win_probabilities(self, double* leads, double* wins) noexcept nogil
    cdef void observe(self, int seat, short* seen, Py_ssize_t at) noexcept nogil
    @cython.locals(new=Conspiracy)
    cdef Game blank(self)

    @cython.locals(n=int)
    cdef int list_actions(self) noexcept nogil
    @cython.locals(n=int, available=int)
    cdef int list_recruiting(self) noexcept nogil
    @cython.locals(n=int, seen=cython.uint, lord=int)
    cdef int list_hand(self, int first) noexcept nogil
    @cython.locals(n=int, me=int, size=int)
    cdef int list_swaps(self) noexcept nogil
    @cython.locals(n=int)
    cdef int list_seeking(self) noexcept nogil
    cdef int list_locations(self, int n, unsigned int mask) noexcept nogil

    cdef void play(self, int action) noexcept nogil
    @cython.locals(lord=int)
    cdef void draw_lords(self, int count) noexcept nogil
    cdef void take_pile(self, int guild) noexcept nogil
    cdef void keep(self, int lord) noexcept nogil
    cdef void return_lord(self, int lord) noexcept nogil
    cdef void fit_hand(self) noexcept nogil
    cdef void grow_chamber(self) noexcept nogil
    @cython.locals(me=int, rank=int, spot=int)
    cdef void place(self, int lord) noexcept nogil
    cdef bint can_swap(self) noexcept nogil
    @cython.locals(held=int)
    cdef void swap(self, int first, int second) noexcept nogil
    cdef void herald(self) noexcept nogil
    cdef void gain_key(self, int rank) noexcept nogil
    cdef bint seek_location(self) noexcept nogil
    @cython.locals(location=int)
    cdef void draw_locations(self, int count) noexcept nogil
    cdef void take_location(self, int location) noexcept nogil
    cdef void claim(self, int location) noexcept nogil
    @cython.locals(spot=int)
    cdef void control(self, int location) noexcept nogil
    cdef void force_draw(self, int count) noexcept nogil
    @cython.locals(count=int)
    cdef void recall_lords(self) noexcept nogil
    cdef void recall_locations(self) noexcept nogil
    @cython.locals(next_seat=int)
    cdef void end_turn(self) noexcept nogil
    cdef void redraw_claim(self) noexcept nogil
