# C types for payment.py.
cimport cython
from .table cimport AbyssTable
from .constants cimport *
from .table cimport ALLY_VALUE, BIT, LORD_COST, LORD_GUILD, LORD_RACES
@cython.locals(more=int)
cdef int surcharge(AbyssTable table, int seat) noexcept nogil
cdef int price(AbyssTable table, int seat, int lord) noexcept nogil
cdef int mandatory(AbyssTable table, int seat, int lord) noexcept nogil
@cython.locals(
    everything=int, race=int, more=int, order="int[5]", i=int, diplomat=int,
    mask=cython.ulonglong, space=int, place=int, lord=int, needed=int, wanted=int, total=int,
)
cdef unsigned long long recruitable(AbyssTable table, int seat) noexcept nogil
@cython.locals(
    me=int, cost=int, needed=int, lowest=int, n=int, kinds=int, unpaid=int, left=int, floor=int,
    more=int, best="int[5]", race=int, new=int, missing=int, must=int, everything=int,
    single=int, others="unsigned int[6]", ally=int, value=int, total=int, least=int, enough=int,
)
cdef int list_payments(AbyssTable table) noexcept nogil
cdef int kinds_played(AbyssTable table) noexcept nogil
@cython.locals(races=int, race=int)
cdef bint is_complete(AbyssTable table, int cost, int needed) noexcept nogil
cdef bint is_missing(AbyssTable table, int needed) noexcept nogil
@cython.locals(best=int, ally=int)
cdef int strongest_in_hand(AbyssTable table, int race, int kinds) noexcept nogil
@cython.locals(total=int, used=int, strongest=int, other=int)
cdef int best_singles(AbyssTable table, int race, int missing, int must, int* best) noexcept nogil
@cython.locals(
    race=int, value=int, found=int, floor=int, own=cython.uint, least=int, wanted=cython.uint,
)
cdef bint can_be_completed(
    AbyssTable table, int ally, unsigned int* others, int missing, int must, int lowest, int cost,
    int highest_floor
) noexcept nogil
@cython.locals(reached="unsigned int[6]", other=int, own=cython.uint, more=int)
cdef unsigned int other_sums(AbyssTable table, int race, int missing, int must, int floor) noexcept nogil
@cython.locals(sums=cython.uint, ally=int)
cdef unsigned int subset_sums(AbyssTable table, int race, int floor) noexcept nogil
@cython.locals(sums=cython.uint, ally=int)
cdef unsigned int race_sums(AbyssTable table, int race, int floor) noexcept nogil
@cython.locals(sums=cython.uint, member=cython.uint)
cdef unsigned int added(unsigned int one, unsigned int other) noexcept nogil
