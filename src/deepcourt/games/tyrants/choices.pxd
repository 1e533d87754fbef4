# C types for choices.py.
cimport cython
from .accessors cimport TyrantsAccessors
from .constants cimport *
from .realm cimport BIT
from .runs cimport LIMIT, OP, WHAT, WHERE
from .table cimport CARD_ASPECT, COST, IS_UNDEAD

@cython.no_gc
cdef class Choices(TyrantsAccessors):
    cdef int list_choices(self) noexcept nogil
    cdef int list_card_choices(self) noexcept nogil
    cdef int code(self) noexcept nogil
    @cython.locals(place=int, number=int)
    cdef int add_once(self, int n, int action) noexcept nogil
    cdef int list_pile(self, int n, int verb, unsigned char* pile, int size) noexcept nogil
    @cython.locals(count=int, option=int)
    cdef int list_options(self) noexcept nogil
    @cython.locals(cost=int)
    cdef int list_payments(self) noexcept nogil
    @cython.locals(aspect=int, n=int, number=int, card=int)
    cdef int list_reveals(self) noexcept nogil
    @cython.locals(which=int, this=int, n=int, number=int, card=int, fits=int)
    cdef int list_promotions(self) noexcept nogil
    @cython.locals(n=int, where=int)
    cdef int list_any_promotion(self) noexcept nogil
    @cython.locals(card=int)
    cdef int list_row(self, int n, int verb, int which, int limit) noexcept nogil
    @cython.locals(n=int, this=int)
    cdef int list_row_to_devour(self) noexcept nogil
    cdef int list_recruits(self, int n, int which, int limit) noexcept nogil
    cdef bint is_wanted(self, int card, int which, int limit) noexcept nogil
    cdef int list_sites(self, int n, int verb, unsigned long long sites) noexcept nogil
    @cython.locals(space=int)
    cdef int list_spaces(self, int n, int verb, unsigned long long spaces) noexcept nogil
    cdef int list_deployments(self, int n, int seat) noexcept nogil
    cdef int list_destinations(self) noexcept nogil
    @cython.locals(first=int, colour=int, space=int)
    cdef int list_troops(
        self, int n, int verb, unsigned long long sites, unsigned long long spaces, bint white
    ) noexcept nogil
    @cython.locals(run="short*", code=int, where=int, site=int)
    cdef int list_victims(self, int verb) noexcept nogil
    cdef int list_movable(self) noexcept nogil
    cdef int list_enemy_spies(self, int n) noexcept nogil
    @cython.locals(pieces=int, n=int, space=int)
    cdef int list_returns(self) noexcept nogil
    @cython.locals(run="short*", op=int, n=int, seat=int, fits=int)
    cdef int list_players(self) noexcept nogil
    @cython.locals(run="short*", code=int, n=int)
    cdef int list_trophies(self) noexcept nogil
