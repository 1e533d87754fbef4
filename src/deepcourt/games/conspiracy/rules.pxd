# C types for rules.py.
cimport cython
from ...core.game cimport Game, NOBODY
from .constants cimport (
    CLAIM, DECLINE_SWAP, DRAW_FORCED, DRAW_LOCATIONS, DRAW_LORDS, FORCE_ENDED,
    FORCE_ONE, FORCE_TWO, GAME_ENDED, GOLD_KEY, GUILDS, HERALD, KEEP, KEEP_LORD, LAST_ROUND_BEGAN,
    LOCATION_REVEALED, LOCATION_SEEN, LOCATION_TAKEN, LOCATIONS, LOCATIONS_DRAWN,
    LOCATIONS_RECALLED, LORD_DRAWN, LORD_HERALDED, LORD_KEPT, LORD_PLACED, LORD_RETURNED,
    LORDS_RECALLED, LORDS_SWAPPED, MOST_DRAWN, NO_LOCATION_LEFT, PILE_TAKEN, PLACE, PLACE_LORD,
    RANKS, RECALL_LOCATIONS, RECALL_LORDS, RECRUIT, RETURN, RETURN_LORD, SCHEMER, SEARCH,
    SEARCH_DECK, SEEK, SILVER_KEY, SPOTS, SWAP, SWAP_LORDS, TAKE_LOCATION, TAKE_PILE, TURN_BEGAN, TWO_PEARLS,
)
from .evaluation cimport lead
from .foresight cimport chance, foresee
from .observation cimport observe
from .score cimport count_bits, total
from .table cimport LOCATION_PEARLS, SHOWS_KEY, Table

cdef unsigned char SWAP_FIRST[105]
cdef unsigned char SWAP_SECOND[105]
cdef int SWAP_OFFSET[15]

@cython.no_gc
cdef class Conspiracy(Table):
    cdef void reset(self, int players, unsigned long long seed) noexcept nogil
    cdef void copy_from(self, Game source) noexcept nogil
    cdef void sample_from(self, Game source, int seat, unsigned long long seed) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef double evaluate(self, int seat) noexcept nogil
    cdef double odds(self, int seat, double lead) noexcept nogil
    cdef void foretell(self, double* leads, double* odds) noexcept nogil
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
