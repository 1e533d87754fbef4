# C types for powers.py.
cimport cython
from .court cimport Court
from ...core.game cimport NOBODY
from .constants cimport *
from .table cimport BIT

cdef unsigned long long TURN_LORDS

@cython.no_gc
cdef class Powers(Court):
    cdef void arrive(self, int lord) noexcept nogil
    cdef bint is_exposed(self, int seat) noexcept nogil
    cdef void jailer(self) noexcept nogil
    cdef void commander(self) noexcept nogil
    cdef void assassin(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void call_opponents(self, int kind) noexcept nogil
    cdef bint must_discard_one(self) noexcept nogil
    cdef bint must_disarm(self) noexcept nogil
    @cython.locals(n=int, ally=int)
    cdef int list_hand(self, int first) noexcept nogil
    @cython.locals(seat=int)
    cdef void seeker(self) noexcept nogil
    @cython.locals(awake=cython.ulonglong)
    cdef bint disable_or_ask(self, int victim) noexcept nogil
    cdef void disable(self, int victim, int lord) noexcept nogil
    @cython.locals(n=int, seat=int)
    cdef int list_hunt(self) noexcept nogil
    @cython.locals(total=int, token=int)
    cdef int token_total(self, int seat) noexcept nogil
    @cython.locals(total=int, token=int)
    cdef int new_token_total(self, int seat) noexcept nogil
    @cython.locals(token=int, rest=int)
    cdef void hunt(self, int victim, bint new) noexcept nogil
    cdef void invoker(self) noexcept nogil
    @cython.locals(n=int, location=int)
    cdef int list_illusion(self) noexcept nogil
    @cython.locals(old=int)
    cdef void exchange(self, int location) noexcept nogil
    @cython.locals(space=int)
    cdef int list_court(self, int first, int n) noexcept nogil
    @cython.locals(n=int)
    cdef int list_corruption(self) noexcept nogil
    cdef void take_court_lord(self, int lord) noexcept nogil
    @cython.locals(n=int)
    cdef int list_dismissals(self, int intriguer) noexcept nogil
    @cython.locals(n=int, lord=int)
    cdef int list_lords(self, int first, unsigned long long mask) noexcept nogil
    @cython.locals(newcomer=int)
    cdef void scheme(self, int lord) noexcept nogil
    cdef void ambassador_arrives(self, int lord, int count) noexcept nogil
    @cython.locals(me=int, ally=int, race=int)
    cdef int list_powers(self, int n) noexcept nogil
    cdef bint power_is_ready(self, int lord) noexcept nogil
    cdef void slaver(self, int ally) noexcept nogil
    @cython.locals(ally=int)
    cdef void oracle(self, int race) noexcept nogil
    @cython.locals(space=int)
    cdef void opportunist(self, int lord) noexcept nogil
    @cython.locals(n=int, seat=int)
    cdef int list_guard(self) noexcept nogil
    @cython.locals(count=int, zone=int)
    cdef void arms_dealer(self) noexcept nogil
    cdef void sorcerer(self) noexcept nogil
    @cython.locals(n=int, zone=int)
    cdef int list_zones(self, int first, bint occupied) noexcept nogil
    cdef void rebel(self, int zone) noexcept nogil
    cdef void breeder(self) noexcept nogil
    cdef void place_leviathan(self, int zone) noexcept nogil
