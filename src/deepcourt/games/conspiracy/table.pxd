# C types for table.py.
cimport cython
from ...core.game cimport Game, NOBODY
from .constants cimport *

cdef unsigned char INFLUENCE[RANKS]
cdef unsigned char COPIES[RANKS]
cdef unsigned char RANK_PEARLS[RANKS]
cdef unsigned char SHOWS_KEY[LORDS]
cdef unsigned char LOCATION_PEARLS[LOCATIONS]

@cython.no_gc
cdef class ConspiracyTable(Game):
    cdef readonly int deck_size, location_deck_size, hand_size
    cdef readonly int pearl_master, forced_draw, forced_by, finisher
    cdef unsigned int location_deck, revealed, drawn_locations
    cdef unsigned int locations[MAX_PLAYERS]
    cdef unsigned char deck[LORDS]
    cdef unsigned char piles[GUILDS][PILE_CARDS]
    cdef unsigned char pile_size[GUILDS]
    cdef unsigned char hand[PILE_CARDS]
    cdef unsigned char chambers[MAX_PLAYERS][SPOTS]
    cdef unsigned char chamber_size[MAX_PLAYERS]
    cdef unsigned char silver[MAX_PLAYERS]
    cdef unsigned char gold[MAX_PLAYERS]
    cdef unsigned char pearls[MAX_PLAYERS]
    cdef unsigned char location_spot[LOCATIONS]

    cdef void allocate(self)
    cdef void set_up(self, int players, unsigned long long seed) noexcept nogil
    cdef void copy_table(self, ConspiracyTable source) noexcept nogil
    @cython.locals(lord=int, rest=int)
    cdef int draw_lord(self) noexcept nogil
    @cython.locals(location=int)
    cdef int draw_location(self) noexcept nogil
    cdef void discard(self, int lord) noexcept nogil
    cdef void add_to_hand(self, int lord) noexcept nogil
    @cython.locals(index=int)
    cdef void remove_from_hand(self, int lord) noexcept nogil
    cdef void discard_hand(self) noexcept nogil
    cdef bint hand_is_uniform(self) noexcept nogil
    cdef void gain_pearls(self, int count) noexcept nogil
    @cython.locals(silver=int, gold=int, needed=int)
    cdef bint keys_suffice(self, int seat) noexcept nogil
    cdef bint controls(self, int seat, int location) noexcept nogil
