# C types for table.py.
cimport cython
from .constants cimport *
from .state cimport TyrantsState

cdef unsigned char COST[CARDS]
cdef signed char POINTS_IN_DECK[CARDS]
cdef unsigned char POINTS_IN_CIRCLE[CARDS]
cdef unsigned char COPIES[CARDS]
cdef unsigned char CARD_ASPECT[CARDS]
cdef unsigned char IS_UNDEAD[CARDS]
cdef unsigned char PAIR[PAIRS][CHOSEN_HALF_DECKS]

@cython.no_gc
cdef class TyrantsTable(TyrantsState):
    @cython.locals(half=int, slot=int, stack=int, seat=int, first=int, card=int, number=int)
    cdef void set_up_cards(self) noexcept nogil
    @cython.locals(number=int, other=int, card=int)
    cdef void shuffle(self, unsigned char* pile, int size) noexcept nogil
    @cython.locals(number=int)
    cdef void copy_pile(self, unsigned char* pile, unsigned char* source, int size) noexcept nogil
    @cython.locals(drawn=int, card=int)
    cdef void draw(self, int seat, int count) noexcept nogil
    cdef int held(self, int seat) noexcept nogil
    @cython.locals(size=int)
    cdef bint shuffle_if_needed(self, int seat) noexcept nogil
    @cython.locals(number=int)
    cdef int take_from(self, unsigned char* pile, int size, int card) noexcept nogil
    cdef void take_from_hand(self, int seat, int card) noexcept nogil
    cdef void take_from_discard(self, int seat, int card) noexcept nogil
    cdef void take_from_circle(self, int seat, int card) noexcept nogil
    cdef void add_to_discard(self, int seat, int card) noexcept nogil
    cdef void discard_from_hand(self, int seat, int card) noexcept nogil
    cdef void return_outcast(self, int seat) noexcept nogil
    cdef void promote(self, int seat, int card) noexcept nogil
    cdef void devour(self, int seat, int card) noexcept nogil
    cdef void take_outcast(self, int seat) noexcept nogil
    @cython.locals(number=int)
    cdef int put_into_play(self, int card, int where) noexcept nogil
    @cython.locals(where=int, slot=int)
    cdef void leave(self, int seat, int number) noexcept nogil
    @cython.locals(chosen=int, where=int, number=int)
    cdef void promote_played(self, int seat, int card, int besides) noexcept nogil
    @cython.locals(count=int, number=int)
    cdef int waiting_of(self, int played) noexcept nogil
    @cython.locals(number=int, source=int)
    cdef bint may_wait(self, int card) noexcept nogil
    @cython.locals(slot=int)
    cdef int slot_of(self, int card) noexcept nogil
    cdef void refill(self, int slot) noexcept nogil
    cdef void begin_last_round(self) noexcept nogil
    cdef void take_from_market(self, int card) noexcept nogil
    cdef void devour_slot(self, int seat, int slot) noexcept nogil
    cdef void devour_from_row(self, int seat, int slot) noexcept nogil
    @cython.locals(card=int)
    cdef int top_devoured(self) noexcept nogil
