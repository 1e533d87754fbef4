# C types for rules.py.
cimport cython
from ...core.game cimport Game, NOBODY
from .constants cimport *
from .evaluation cimport lead
from .foresight cimport NETWORK, describe_seats
from .observation cimport observe
from .score cimport count_bits, total
from .table cimport COPIES, LOCATION_PEARLS, SHOWS_KEY, ConspiracyTable

cdef unsigned char SWAP_FIRST[SWAPS]
cdef unsigned char SWAP_SECOND[SWAPS]
cdef int SWAP_OFFSET[SPOTS]

@cython.no_gc
@cython.final
cdef class Conspiracy(ConspiracyTable):
    @cython.locals(n=int, available=int)
    cdef int list_recruiting(self) noexcept nogil
    @cython.locals(n=int, seen=cython.uint, lord=int)
    cdef int list_hand(self, int first) noexcept nogil
    @cython.locals(n=int, size=int)
    cdef int list_swaps(self) noexcept nogil
    @cython.locals(n=int)
    cdef int list_seeking(self) noexcept nogil
    cdef int list_locations(self, int n, unsigned int mask) noexcept nogil

    cdef int draw_lord(self) noexcept nogil
    cdef int draw_location(self) noexcept nogil
    cdef void discard(self, int lord) noexcept nogil
    cdef void add_to_hand(self, int lord) noexcept nogil
    @cython.locals(index=int)
    cdef void remove_from_hand(self, int lord) noexcept nogil
    cdef void discard_hand(self) noexcept nogil
    cdef bint hand_is_uniform(self) noexcept nogil
    cdef void gain_pearls(self, int count) noexcept nogil
    cdef void draw_lords(self, int count) noexcept nogil
    cdef void take_pile(self, int guild) noexcept nogil
    cdef void keep(self, int lord) noexcept nogil
    cdef void return_lord(self, int lord) noexcept nogil
    cdef void fit_hand(self) noexcept nogil
    cdef void grow_chamber(self) noexcept nogil
    @cython.locals(spot=int)
    cdef void place(self, int lord) noexcept nogil
    cdef bint can_swap(self) noexcept nogil
    @cython.locals(held=int)
    cdef void swap(self, int first, int second) noexcept nogil
    cdef void herald(self) noexcept nogil
    cdef void gain_key(self, int rank) noexcept nogil
    cdef bint seek_location(self) noexcept nogil
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
