# C types for table.py.
cimport cython
from ...core.game cimport Game, NOBODY
from .constants cimport (
    ANY_TWO_KEYS, GOLD_KEY, GUILDS, LOCATIONS, LORD_CARDS, LORD_DISCARDED, LORDS, MAX_PLAYERS, PEARL_MASTER_NAMED,
    PEARLS_GAINED, RANKS, SILVER_KEY, SPOTS,
)

cdef unsigned char INFLUENCE[6]
cdef unsigned char COPIES[6]
cdef unsigned char RANK_PEARLS[6]
cdef unsigned char SHOWS_KEY[30]
cdef unsigned char LOCATION_PEARLS[24]

@cython.no_gc
cdef class Table(Game):
    cdef readonly int deck_size, location_deck_size, hand_size
    cdef readonly int pearl_master, forced_draw, forced_by, finisher
    cdef unsigned int location_deck, revealed, drawn_locations
    cdef unsigned int locations[4]
    cdef unsigned char deck[30]
    cdef unsigned char piles[5][12]
    cdef unsigned char pile_size[5]
    cdef unsigned char hand[12]
    cdef unsigned char chambers[4][15]
    cdef unsigned char chamber_size[4]
    cdef unsigned char silver[4]
    cdef unsigned char gold[4]
    cdef unsigned char pearls[4]
    cdef unsigned char location_spot[24]

    cdef void allocate(self)
    cdef void set_up(self, int players, unsigned long long seed) noexcept nogil
    cdef void copy_table(self, Table source) noexcept nogil
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
