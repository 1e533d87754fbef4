# C types for effects.py.
cimport cython
from .choices cimport Choices
from .constants cimport *
from .runs cimport COUNT, ENTRY, JUMP, LIMIT, OP, PER, REACTION, WHAT
from .table cimport CARD_ASPECT, COST

@cython.no_gc
cdef class Effects(Choices):
    cdef bint pose(self, int kind, int seat) noexcept nogil
    cdef bint run_on(self) noexcept nogil
    cdef void play_card(self, int seat, int card, int where) noexcept nogil
    @cython.locals(run="short*", code=int, op=int, seat=int)
    cdef bint execute(self) noexcept nogil
    cdef void gain(self, int code) noexcept nogil
    @cython.locals(op=int)
    cdef bint holds(self, int code, int seat) noexcept nogil
    @cython.locals(this=int)
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
    @cython.locals(played=int)
    cdef void end_borrowed_card(self, int seat) noexcept nogil
    @cython.locals(who=int, offset=int)
    cdef bint give_outcasts(self, int code, int seat) noexcept nogil
    @cython.locals(run="short*", who=int)
    cdef bint force_discard(self, int code, int seat) noexcept nogil
    @cython.locals(run="short*")
    cdef bint redeploy(self, int code, int seat) noexcept nogil
    @cython.locals(run="short*")
    cdef void answer(self, int action) noexcept nogil
    @cython.locals(run="short*", cost=int)
    cdef void pay(self, int action) noexcept nogil
    cdef void devour_from_circle(self, int seat, int card) noexcept nogil
    @cython.locals(run="short*")
    cdef void answer_on_map(self, int action) noexcept nogil
    @cython.locals(run="short*")
    cdef void remember_kill(self, int target) noexcept nogil
    cdef void return_piece(self, int action) noexcept nogil
    @cython.locals(card=int)
    cdef void answer_with_card(self, int action) noexcept nogil
    cdef void recruit(self, int seat, int action, bint free) noexcept nogil
    @cython.locals(run="short*")
    cdef int besides(self) noexcept nogil
    @cython.locals(run="short*")
    cdef void devour_market_card(self, int action) noexcept nogil
    @cython.locals(run="short*", played=int, from_market=int)
    cdef void swap_with_market(self, int seat, int slot) noexcept nogil
    @cython.locals(run="short*", code=int)
    cdef void choose_player(self, int chosen) noexcept nogil
    @cython.locals(forcer=int)
    cdef void discard_for_others(self, int card) noexcept nogil
    @cython.locals(run="short*")
    cdef void borrow_card(self, int card) noexcept nogil
