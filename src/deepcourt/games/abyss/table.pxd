# C types for table.py.
cimport cython
from ...core.game cimport Game
from ...core.game cimport NOBODY
from .constants cimport (
    ALLIES, ALLY_DISCARDED, ALLY_DRAWN, BASE_LORDS, COURT_SPACES, DECK_REBUILT,
    EXPLORATION_CARDS, KEYS_GAINED, KINDS, LEVIATHANS, LOCATIONS, LORDS, LORD_DISCARDED,
    MAX_PLAYERS, MONSTER, NEW_TOKENS, NEW_TOKENS_DRAWN, NEW_TOKEN_SEEN, NO_LEVIATHAN,
    NO_LOCATION, NO_LORD, NO_ZONE, PEARLS_GAINED, PEARLS_LOST, PILE_TAKEN, PLAIN_CRAB_ONE,
    RACES, SHAMAN, TAMER, TOKENS, TOKENS_DRAWN, TOKEN_SEEN, TRACK_SPACES, ZONES,
)

cdef unsigned long long BIT[45]
cdef unsigned char ALLY_VALUE[45]
cdef unsigned char ALLY_COPIES[9]
cdef unsigned char NEW_ALLY_COPIES[9]
cdef unsigned char MONSTER_COPIES[2]
cdef int MORE_CRABS
cdef unsigned char LORD_INFLUENCE[45]
cdef unsigned char LORD_KEYS[45]
cdef unsigned char LORD_COST[45]
cdef unsigned char LORD_RACES[45]
cdef unsigned char LORD_GUILD[45]
cdef unsigned long long KEY_LORDS, AMBASSADOR_LORDS
cdef unsigned char LIFE[20]
cdef unsigned char RESISTANCE[20][3]
cdef unsigned char BOUNTY[20][3]
cdef unsigned char PENALTY[20]
cdef unsigned char PENALTY_SIZE[20]
cdef unsigned char FOUGHT_BY[20]
cdef unsigned char ZONE_OF[13]
cdef unsigned char TOKEN_COUNT[3]
cdef unsigned char NEW_TOKEN_COUNT[4]

@cython.no_gc
cdef class Table(Game):
    cdef readonly bint leviathan, extra_turn, court_short, harmless, may_stop, fought, second_fight
    cdef readonly int active, price, bought, declined, powers_used, finisher
    cdef readonly int deck_size, discard_size, track_size, threat, recruit, paid_value, payments, victim
    cdef readonly int lord_deck_size, court_size, location_deck_size, claimed, keys_due, ambassador
    cdef readonly int leviathan_deck_size, newcomer, arrival, zone, power, statue
    cdef readonly int tokens_due, to_discard, paid_for, die, other_die
    cdef unsigned long long lord_deck
    cdef unsigned long long free[5]
    cdef unsigned long long disabled[5]
    cdef unsigned long long tucked[5]
    cdef unsigned int location_deck, available, drawn_locations, leviathan_deck
    cdef unsigned int controlled[5]
    cdef unsigned int slain[5]
    cdef unsigned short pearls[5]
    cdef unsigned short race_value[5][5]
    cdef unsigned char deck[46]
    cdef unsigned char discard[46]
    cdef unsigned char council[45]
    cdef unsigned char council_size[5]
    cdef unsigned char track[5]
    cdef unsigned char paid[45]
    cdef unsigned char paid_count[5]
    cdef unsigned char paid_sum[5]
    cdef unsigned char paid_least[5]
    cdef unsigned char hand[5][45]
    cdef unsigned char hand_size[5]
    cdef unsigned char affiliated[5][45]
    cdef unsigned short key_tokens[5]
    cdef unsigned char court[6]
    cdef unsigned char lord_place[45]
    cdef unsigned char token_bag[3]
    cdef unsigned char tokens[5][3]
    cdef unsigned char new_bag[4]
    cdef unsigned char new_tokens[5][4]
    cdef unsigned char fresh[4]
    cdef unsigned char border[9]
    cdef unsigned char life_lost[9]
    cdef unsigned char wounds[5]

    cdef void allocate(self)
    cdef void set_up(self, int players, unsigned long long seed) noexcept nogil
    cdef void set_up_turn(self) noexcept nogil
    @cython.locals(seat=int, ally=int, race=int, token=int)
    cdef void set_up_seats(self) noexcept nogil
    @cython.locals(card=int, race=int, lord=int, token=int, copies=int)
    cdef void set_up_cards(self) noexcept nogil
    @cython.locals(zone=int, token=int, seat=int)
    cdef void set_up_border(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void copy_table(self, Table source) noexcept nogil
    @cython.locals(seat=int)
    cdef void copy_border(self, Table source) noexcept nogil
    @cython.locals(rest=int, card=int)
    cdef int draw_card(self) noexcept nogil
    @cython.locals(card=int)
    cdef void rebuild_deck(self) noexcept nogil
    @cython.locals(lord=int)
    cdef int draw_lord(self) noexcept nogil
    @cython.locals(location=int)
    cdef int draw_location(self) noexcept nogil
    @cython.locals(beast=int)
    cdef int draw_leviathan(self) noexcept nogil
    cdef void roll_both(self) noexcept nogil
    cdef void add_to_hand(self, int seat, int ally) noexcept nogil
    cdef void remove_from_hand(self, int seat, int ally) noexcept nogil
    @cython.locals(race=int, value=int)
    cdef void add_to_payment(self, int ally) noexcept nogil
    @cython.locals(race=int)
    cdef void clear_payment(self) noexcept nogil
    cdef void to_discard_pile(self, int card) noexcept nogil
    cdef void discard_from_hand(self, int seat, int ally) noexcept nogil
    cdef bint ally_is_left(self) noexcept nogil
    @cython.locals(ally=int)
    cdef void take_pile(self, int seat, int race) noexcept nogil
    @cython.locals(count=int, race=int)
    cdef int piles_left(self) noexcept nogil
    @cython.locals(race=int)
    cdef int only_pile(self) noexcept nogil
    cdef void gain_pearls(self, int seat, int count) noexcept nogil
    @cython.locals(lost=int)
    cdef void lose_pearls(self, int seat, int count) noexcept nogil
    cdef void gain_keys(self, int seat, int count) noexcept nogil
    cdef int tokens_left(self) noexcept nogil
    cdef int new_tokens_left(self) noexcept nogil
    @cython.locals(rest=int, token=int)
    cdef int draw_token(self, int seat) noexcept nogil
    @cython.locals(rest=int, token=int)
    cdef int draw_new_token(self, int seat) noexcept nogil
    cdef void draw_tokens(self, int seat, int count) noexcept nogil
    @cython.locals(token=int)
    cdef void draw_new_tokens(self, int seat, int count) noexcept nogil
    cdef bint has_active(self, int seat, int lord) noexcept nogil
    @cython.locals(other=int)
    cdef bint opponent_has_active(self, int seat, int lord) noexcept nogil
    cdef bint suffers(self, int seat, int soldier) noexcept nogil
    cdef int after(self, int seat) noexcept nogil
    cdef int lord_count(self, int seat) noexcept nogil
    @cython.locals(space=int)
    cdef void leave_court(self, int lord) noexcept nogil
    @cython.locals(lord=int)
    cdef int add_to_court(self) noexcept nogil
    cdef void discard_lord(self, int seat, int lord) noexcept nogil
    @cython.locals(found=int, lord=int)
    cdef int only_lord(self, unsigned long long mask) noexcept nogil
    @cython.locals(mask=cython.ulonglong)
    cdef int lord_keys(self, int seat) noexcept nogil
    cdef int keys_of(self, int seat) noexcept nogil
@cython.locals(count=int)
cdef int count_bits(unsigned long long mask) noexcept nogil
