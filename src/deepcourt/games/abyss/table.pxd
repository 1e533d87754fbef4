# C types for table.py.
cimport cython
from .constants cimport *
from .state cimport AbyssState

cdef unsigned long long BIT[LORDS]
cdef unsigned char ALLY_VALUE[ALLIES]
cdef unsigned char ALLY_EFFECT[ALLIES]
cdef unsigned char ALLY_COPIES[KINDS]
cdef unsigned char NEW_ALLY_COPIES[KINDS]
cdef unsigned char MONSTER_COPIES[2]
cdef unsigned char LORD_INFLUENCE[LORDS]
cdef unsigned char LORD_KEYS[LORDS]
cdef unsigned char LORD_COST[LORDS]
cdef unsigned char LORD_RACES[LORDS]
cdef unsigned char LORD_GUILD[LORDS]
cdef unsigned long long SINGLE_KEY_LORDS, TRIPLE_KEY_LORDS, KEY_LORDS, TURN_LORDS
cdef unsigned long long PLAYED_LORDS[2]
cdef unsigned char LIFE[LEVIATHANS]
cdef unsigned char RESISTANCE[LEVIATHANS][MOST_LIFE]
cdef unsigned char BOUNTY[LEVIATHANS][MOST_LIFE]
cdef unsigned char PENALTY[LEVIATHANS]
cdef unsigned char PENALTY_SIZE[LEVIATHANS]
cdef unsigned char FOUGHT_BY[LEVIATHANS]
cdef unsigned char ZONE_OF[SUMS_OF_DICE]
cdef unsigned char TOKEN_COUNT[TOKEN_KINDS]
cdef unsigned char NEW_TOKEN_COUNT[NEW_TOKEN_KINDS]
cdef unsigned short VERB_OF[ACTION_COUNT]

@cython.no_gc
cdef class AbyssTable(AbyssState):
    cdef void set_up(self, int players, unsigned long long seed) noexcept nogil
    cdef void set_up_cards(self) noexcept nogil
    cdef void set_up_border(self) noexcept nogil
    cdef int draw_card(self) noexcept nogil
    cdef void rebuild_deck(self) noexcept nogil
    cdef int draw_lord(self) noexcept nogil
    cdef int draw_location(self) noexcept nogil
    cdef int draw_leviathan(self) noexcept nogil
    cdef void roll_both(self) noexcept nogil
    cdef void add_to_hand(self, int seat, int ally) noexcept nogil
    cdef void remove_from_hand(self, int seat, int ally) noexcept nogil
    cdef void add_to_payment(self, int ally) noexcept nogil
    cdef void clear_payment(self) noexcept nogil
    cdef void to_discard_pile(self, int card) noexcept nogil
    cdef void discard_from_hand(self, int seat, int ally) noexcept nogil
    cdef bint ally_is_left(self) noexcept nogil
    cdef void gain_pearls(self, int seat, int count) noexcept nogil
    cdef void lose_pearls(self, int seat, int count) noexcept nogil
    cdef void gain_keys(self, int seat, int count) noexcept nogil
    cdef int tokens_left(self) noexcept nogil
    cdef int new_tokens_left(self) noexcept nogil
    cdef int draw_token(self, int seat) noexcept nogil
    cdef int draw_new_token(self, int seat) noexcept nogil
    cdef void draw_tokens(self, int seat, int count) noexcept nogil
    cdef void draw_new_tokens(self, int seat, int count) noexcept nogil
    cdef unsigned long long awake(self, int seat) noexcept nogil
    cdef bint has_active(self, int seat, int lord) noexcept nogil
    cdef bint opponent_has_active(self, int seat, int lord) noexcept nogil
    cdef bint suffers(self, int seat, int soldier) noexcept nogil
    cdef int after(self, int seat) noexcept nogil
    cdef int lord_count(self, int seat) noexcept nogil
    cdef void leave_court(self, int lord) noexcept nogil
    cdef int add_to_court(self) noexcept nogil
    cdef void discard_lord(self, int seat, int lord) noexcept nogil
    cdef int lord_keys(self, int seat) noexcept nogil
    cdef int keys_of(self, int seat) noexcept nogil
cdef int count_bits(unsigned long long mask) noexcept nogil
cdef int lowest(unsigned long long mask) noexcept nogil
