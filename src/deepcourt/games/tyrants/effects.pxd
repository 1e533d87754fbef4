# C types for effects.py.
cimport cython
from .choices cimport Choices
from .constants cimport (
    ANY_CARD, ASSASSINATE, ASSASSINATE_AT, CARD_INTO_MARKET, CARD_RECRUITED,
    CARD_RECRUITED_FREE, CARD_REVEALED, CHOOSE_OPTION, CHOOSE_PLAYER, CHOSEN_OPPONENT,
    CIRCLE_CARD_PLAYED, COLOURS, DECK_DISCARDED, DEPLOY, DEPLOY_TO, DEVOUR,
    DEVOURED_CARD_RECRUITED, DEVOUR_MARKET, DEVOUR_THIS, DISCARD, DISCARD_CARD, DO_AGAIN,
    DO_ASSASSINATE, DO_AT_END, DO_CHOOSE, DO_DEPLOY, DO_DEVOUR_MARKET, DO_DISCARD,
    DO_DISCARD_DECK, DO_DRAW, DO_END, DO_FOCUS, DO_GAIN, DO_IF_COUNT, DO_IF_LOSS, DO_IF_SPY,
    DO_IF_TROOP, DO_MOVE, DO_PAY, DO_PLACE_SPY, DO_PLAY_CIRCLE, DO_PLAY_MARKET, DO_PROMOTE,
    DO_PROMOTE_ANY, DO_PROMOTE_DISCARDED, DO_PROMOTE_INSTEAD, DO_PROMOTE_THIS, DO_PROMOTE_TOP,
    DO_RECRUIT_FREE, DO_REDEPLOY, DO_RETURN, DO_RETURN_TO_SUPPLY, DO_SELL_DEVOURED, DO_SUPPLANT,
    DO_SWAP_WITH_MARKET, DO_TAKE_OUTCASTS, EACH_OPPONENT, FOCUS, GONE, INFLUENCE,
    INFLUENCE_GAINED, IN_CIRCLE, IN_MARKET, IN_PLAY, LIFT, MARKET_CARD_PLAYED, MAX_PLAYERS,
    MOVE, NOT_PLAYED, NO_COLOUR, NO_SEAT, NO_SITE, NO_SLOT, ONCE, OPTION, PASS, PAY, PAY_CIRCLE,
    PAY_HAND, PAY_SPIES, PAY_SPY, PAY_THIS, PLACE_SPY, PLACE_SPY_AT, PLAYER, PLAY_CARD,
    PLAY_CIRCLE, PLAY_MARKET, POWER, POWER_GAINED, PROMOTE, PROMOTE_ANY, PROMOTE_CARD,
    PROMOTE_DISCARDED, PROMOTE_HELD, PROMOTE_INSTEAD, PROMOTE_THIS, PUT, PUT_AT, RECALL,
    RECALL_FROM, RECRUIT, RECRUIT_DEVOURED, RECRUIT_FREE, REDEPLOY, RESOLVE, RETURN, RETURN_SPY,
    RETURN_TROOP, REVEAL, RUN_ANCHOR, RUN_BACK, RUN_CARD, RUN_CODE, RUN_DEPLOYED, RUN_FIGURE,
    RUN_FORCER, RUN_FROM, RUN_KILLS, RUN_LEFT, RUN_PLACED, RUN_PLAYED, RUN_RETURNED, RUN_SEAT,
    RUN_SITE, RUN_TIMES, RUN_VICTIM, RUN_WHOM, SITES, SUPPLANT, SUPPLANT_AT, TAKE_TROPHY,
    THAT_OPPONENT, TOP_CARD_PROMOTED, TROPHY, TROPHY_TAKEN, WHITE, YOU,
)
from .runs cimport COUNT, ENTRY, JUMP, LIMIT, OP, PER, REACTION, WHAT
from .table cimport CARD_ASPECT, COST

@cython.no_gc
cdef class Effects(Choices):
    @cython.locals(count=int)
    cdef bint pose(self, int kind, int seat) noexcept nogil
    cdef bint run_on(self) noexcept nogil
    cdef void play_card(self, int seat, int card, int where) noexcept nogil
    @cython.locals(run="short*", code=int, op=int, seat=int)
    cdef bint execute(self) noexcept nogil
    @cython.locals(count=int)
    cdef void gain(self, int code) noexcept nogil
    @cython.locals(op=int)
    cdef bint holds(self, int code, int seat) noexcept nogil
    @cython.locals(this=int, number=int)
    cdef bint focus(self, int seat, int aspect) noexcept nogil
    @cython.locals(run="short*")
    cdef bint begin_count(self, int code) noexcept nogil
    @cython.locals(run="short*")
    cdef bint execute_on_map(self, int op, int code, int seat) noexcept nogil
    @cython.locals(run="short*")
    cdef bint execute_on_cards(self, int op, int code, int seat) noexcept nogil
    @cython.locals(card=int)
    cdef void promote_top(self, int seat) noexcept nogil
    @cython.locals(played=int)
    cdef void promote_this(self, int seat) noexcept nogil
    @cython.locals(played=int)
    cdef void devour_this(self, int seat) noexcept nogil
    cdef void discard_deck(self, int seat) noexcept nogil
    @cython.locals(played=int, slot=int)
    cdef void end_borrowed_card(self, int seat) noexcept nogil
    @cython.locals(who=int, offset=int)
    cdef bint give_outcasts(self, int code, int seat) noexcept nogil
    @cython.locals(run="short*", who=int, victim=int)
    cdef bint force_discard(self, int code, int seat) noexcept nogil
    @cython.locals(run="short*")
    cdef bint redeploy(self, int code, int seat) noexcept nogil
    @cython.locals(kind=int, run="short*")
    cdef void answer(self, int action) noexcept nogil
    @cython.locals(run="short*", seat=int, cost=int, site=int)
    cdef void pay(self, int action) noexcept nogil
    @cython.locals(number=int)
    cdef void devour_from_circle(self, int seat, int card) noexcept nogil
    @cython.locals(run="short*", kind=int, seat=int, place=int)
    cdef void answer_on_map(self, int action) noexcept nogil
    @cython.locals(run="short*")
    cdef void remember_kill(self, int target) noexcept nogil
    cdef void return_piece(self, int action) noexcept nogil
    @cython.locals(kind=int, seat=int, card=int)
    cdef void answer_with_card(self, int action) noexcept nogil
    @cython.locals(card=int)
    cdef void recruit(self, int seat, int action, bint free) noexcept nogil
    @cython.locals(run="short*")
    cdef int besides(self) noexcept nogil
    @cython.locals(run="short*", seat=int, slot=int)
    cdef void devour_market_card(self, int action) noexcept nogil
    @cython.locals(run="short*", played=int, from_market=int)
    cdef void swap_with_market(self, int seat, int slot) noexcept nogil
    @cython.locals(run="short*", code=int)
    cdef void choose_player(self, int chosen) noexcept nogil
    @cython.locals(victim=int, forcer=int)
    cdef void discard_for_others(self, int card) noexcept nogil
    @cython.locals(run="short*", seat=int, where=int)
    cdef void borrow_card(self, int card) noexcept nogil
