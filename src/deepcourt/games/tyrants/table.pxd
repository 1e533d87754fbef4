# C types for table.py.
cimport cython
from ...core.game cimport Game
from .constants cimport (
    CARDS_DRAWN, CARD_DEVOURED, CARD_DISCARDED, CARD_DRAWN, CARD_PROMOTED, DECK_SHUFFLED,
    EITHER, FIRST_OF_HALF_DECKS, GONE, HALF_DECK, HAND, HOUSE_GUARD, IN_CIRCLE, IN_MARKET,
    IN_PLAY, LAST_ROUND_BEGAN, MARKET_CARD_DEVOURED, MARKET_FILLED, MAX_PLAYERS, MOST_DRAWN,
    MOST_HELD, MOST_OWNED, NOBLE, NOT_PLAYED, NO_ASPECT, NO_CARD, NO_COST, NO_SLOT, OUTCAST,
    OUTCAST_RETURNED, OUTCAST_TAKEN, ROW, SOLDIER, STACKS,
)

cdef unsigned char COST[125]
cdef signed char POINTS_IN_DECK[125]
cdef unsigned char POINTS_IN_CIRCLE[125]
cdef unsigned char COPIES[125]
cdef unsigned char CARD_ASPECT[125]
cdef unsigned char IS_UNDEAD[125]
cdef unsigned char PAIR[15][2]
cdef int NOBLES, SOLDIERS, DEMONS

@cython.no_gc
cdef class Table(Game):
    cdef readonly int pair, first, active, round, power, influence
    cdef bint any_pair
    cdef readonly bint right, last_round, ghost
    cdef readonly int played_size, borrowed, queue_size, market_size, devoured_size
    cdef unsigned char deck[4][150]
    cdef unsigned char discard[4][150]
    cdef unsigned char circle[4][150]
    cdef unsigned char hand[4][48]
    cdef unsigned char deck_size[4]
    cdef unsigned char discard_size[4]
    cdef unsigned char circle_size[4]
    cdef unsigned char hand_size[4]
    cdef unsigned short points[4]
    cdef unsigned char row[6]
    cdef unsigned char market[80]
    cdef unsigned char devoured[150]
    cdef unsigned char stack[3]
    cdef unsigned char played[48]
    cdef unsigned char lies[48]
    cdef unsigned short queue[48][2]

    cdef void allocate_cards(self)
    @cython.locals(half=int, slot=int, stack=int, seat=int, first=int, card=int, number=int)
    cdef void set_up_cards(self) noexcept nogil
    @cython.locals(number=int, other=int, card=int)
    cdef void shuffle(self, unsigned char* pile, int size) noexcept nogil
    @cython.locals(number=int, seat=int)
    cdef void copy_cards(self, Table source) noexcept nogil
    @cython.locals(number=int)
    cdef void copy_pile(self, unsigned char* pile, unsigned char* source, int size) noexcept nogil
    @cython.locals(drawn=int, card=int)
    cdef void draw(self, int seat, int count) noexcept nogil
    cdef int held(self, int seat) noexcept nogil
    @cython.locals(size=int)
    cdef bint has_card_to_draw(self, int seat) noexcept nogil
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
