# C types for payment.py.
cimport cython
from .constants cimport *
from .table cimport ALLY_VALUE, BIT, LORD_COST, LORD_GUILD, LORD_RACES, AbyssTable

cdef int surcharge(AbyssTable table, int seat) noexcept nogil
cdef int price(AbyssTable table, int seat, int lord) noexcept nogil
cdef int mandatory(AbyssTable table, int seat, int lord) noexcept nogil
@cython.locals(order="int[5]", mask=cython.ulonglong)
cdef unsigned long long recruitable(AbyssTable table, int seat) noexcept nogil

cdef struct Bill:
    int cost
    int least
    int asked
    int races
    int held
    int floor
    int most

@cython.locals(best="int[5]")
cdef int list_payments(AbyssTable table) noexcept nogil
cdef Bill bill_of(AbyssTable table) noexcept nogil
cdef Bill bill_with(AbyssTable table, Bill bill, int race) noexcept nogil
cdef bint can_show_races(AbyssTable table, Bill bill) noexcept nogil
cdef bint is_complete(AbyssTable table, Bill bill) noexcept nogil
cdef int strongest_in_hand(AbyssTable table, int race) noexcept nogil
cdef int kinds_played(AbyssTable table) noexcept nogil
@cython.locals(others="unsigned int[6]")
cdef int list_allies(AbyssTable table, Bill bill, int race, int* best, int n) noexcept nogil
cdef int floor_with(AbyssTable table, Bill bill, int ally) noexcept nogil
cdef int best_singles(AbyssTable table, Bill bill, int race, int* best) noexcept nogil
@cython.locals(found=cython.bint, own=cython.uint, wanted=cython.uint)
cdef bint can_be_completed(
    AbyssTable table, Bill bill, int ally, int highest, unsigned int* others
) noexcept nogil
@cython.locals(reached="unsigned int[6]", own=cython.uint)
cdef unsigned int other_sums(AbyssTable table, Bill bill, int race, int floor) noexcept nogil
@cython.locals(sums=cython.uint)
cdef unsigned int subset_sums(AbyssTable table, int race, int floor) noexcept nogil
@cython.locals(sums=cython.uint)
cdef unsigned int race_sums(AbyssTable table, int race, int floor) noexcept nogil
@cython.locals(sums=cython.uint, member=cython.uint)
cdef unsigned int added(unsigned int one, unsigned int other) noexcept nogil
