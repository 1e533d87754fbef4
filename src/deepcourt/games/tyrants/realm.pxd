# C types for realm.py.
cimport cython
from .table cimport TyrantsTable
from ...core.game cimport NOBODY
from .constants cimport *

cdef unsigned long long BIT[SPACES]
cdef unsigned long long SITES_BESIDE[PLACES]
cdef unsigned long long SPACES_BESIDE[PLACES]
cdef unsigned char CAPACITY[PLACES]
cdef unsigned char SITE_POINTS[SITES]
cdef unsigned char MARKER_WORTH[SITES]
cdef unsigned long long MARKER_SITES, START_SITES
cdef unsigned long long SITES_IN_PLAY[4]
cdef unsigned long long SPACES_IN_PLAY[4]
cdef unsigned char WHITES[PLACES]


@cython.no_gc
cdef class Realm(TyrantsTable):
    cdef void set_up_map(self) noexcept nogil
    @cython.locals(number=int)
    cdef void lay_map(self) noexcept nogil
    cdef bint has_troop(self, int place, int colour) noexcept nogil
    cdef bint has_presence(self, int seat, int place) noexcept nogil
    cdef bint has_no_troops(self, int seat) noexcept nogil
    cdef void put_troop(self, int place, int colour) noexcept nogil
    cdef void take_troop(self, int place, int colour) noexcept nogil
    cdef void lift_troop(self, int place, int colour) noexcept nogil
    @cython.locals(space=int)
    cdef void spread(self, int seat) noexcept nogil
    @cython.locals(most=int, count=int)
    cdef int leader(self, int site) noexcept nogil
    cdef int controller(self, int site) noexcept nogil
    cdef bint is_total(self, int seat, int site) noexcept nogil
    cdef void settle(self, int site) noexcept nogil
    cdef void end_total(self, int seat, int site) noexcept nogil
    cdef void pay_marker(self, int site) noexcept nogil
    cdef void gain_points(self, int seat, int count) noexcept nogil
    cdef void deploy(self, int seat, int place) noexcept nogil
    cdef void send(self, int seat, int place) noexcept nogil
    cdef void assassinate(self, int seat, int place, int colour) noexcept nogil
    cdef void supplant(self, int seat, int place, int colour) noexcept nogil
    cdef void move(self, int seat, int place, int colour, int destination) noexcept nogil
    cdef void return_troop(self, int seat, int place, int owner) noexcept nogil
    cdef void place_spy(self, int seat, int site) noexcept nogil
    cdef void take_spy(self, int owner, int site) noexcept nogil
    cdef void recall_spy(self, int seat, int site) noexcept nogil
    cdef void return_spy(self, int seat, int site, int owner) noexcept nogil
    cdef void put_trophy(self, int seat, int owner, int colour, int place) noexcept nogil
    @cython.locals(count=int)
    cdef int bits(self, unsigned long long members) noexcept nogil
    @cython.locals(count=int)
    cdef int trophies(self, int seat) noexcept nogil
