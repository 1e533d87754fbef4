# C types for border.py.
cimport cython
from .locations cimport Locations
from ...core.game cimport NOBODY
from .constants cimport *
from .table cimport (
    ALLY_VALUE, BOUNTY, FOUGHT_BY, LIFE, PENALTY, PENALTY_SIZE, RESISTANCE, ZONE_OF, count_bits,
)

@cython.no_gc
cdef class Border(Locations):
    cdef void add_leviathan(self, int seat) noexcept nogil
    @cython.locals(penalty=int)
    cdef void suffer_attack(self, int seat, int beast) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef bint lose_allies_or_ask(self) noexcept nogil
    @cython.locals(ally=int)
    cdef int first_ally(self, int seat) noexcept nogil
    @cython.locals(lord=int)
    cdef bint lose_lord_or_ask(self) noexcept nogil
    @cython.locals(beast=int)
    cdef bint may_fight(self, int seat, int zone) noexcept nogil
    @cython.locals(zone=int)
    cdef bint can_fight(self, int seat) noexcept nogil
    @cython.locals(n=int, zone=int)
    cdef int list_targets(self) noexcept nogil
    cdef bint engage_or_ask(self) noexcept nogil
    cdef void engage(self, int zone) noexcept nogil
    @cython.locals(n=int, beast=int, anybody=int, ally=int, race=int)
    cdef int list_attacks(self) noexcept nogil
    @cython.locals(helped=int)
    cdef void attack_with(self, int ally) noexcept nogil
    @cython.locals(beast=int, missing=int, point=int)
    cdef int most_spent(self) noexcept nogil
    @cython.locals(n=int, count=int)
    cdef int list_boosts(self) noexcept nogil
    cdef void boost(self, int count) noexcept nogil
    @cython.locals(beast=int, left=int, points=int)
    cdef void land(self) noexcept nogil
    @cython.locals(me=int, beast=int, tokens=int)
    cdef void hurt(self, int points) noexcept nogil
    cdef void attack_again(self) noexcept nogil
    cdef void end_fight(self) noexcept nogil
    cdef bint aftermath(self) noexcept nogil
    @cython.locals(me=int, beast=int)
    cdef void slay(self) noexcept nogil
    @cython.locals(zone=int)
    cdef bint border_is_empty(self) noexcept nogil
    @cython.locals(least=int, most=int, n=int, count=int)
    cdef int list_token_piles(self) noexcept nogil
    cdef bint take_tokens_or_ask(self) noexcept nogil
    cdef void take_tokens(self, int count) noexcept nogil
    @cython.locals(held=int)
    cdef bint may_reveal(self, int token) noexcept nogil
    @cython.locals(n=int, token=int)
    cdef int list_reveals(self) noexcept nogil
    @cython.locals(token=int, held=int)
    cdef bint reveal_is_open(self) noexcept nogil
    @cython.locals(token=int)
    cdef void keep_tokens(self) noexcept nogil
    @cython.locals(me=int)
    cdef void reveal_token(self, int token) noexcept nogil
    @cython.locals(n=int, ally=int)
    cdef int list_martial_law(self) noexcept nogil
    cdef bint enforce_martial_law(self) noexcept nogil
