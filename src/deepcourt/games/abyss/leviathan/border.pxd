# C types for border.py.
from ..constants cimport *
from ..table cimport PENALTY, PENALTY_SIZE, ZONE_OF, AbyssTable, lowest

cdef bint is_over(AbyssTable table) noexcept nogil
cdef bint is_empty(AbyssTable table) noexcept nogil
cdef int list_zones(AbyssTable table, int first, bint occupied) noexcept nogil
cdef void add_leviathan(AbyssTable table, int seat) noexcept nogil
cdef void settle(AbyssTable table) noexcept nogil
cdef void place_newcomer(AbyssTable table, int zone) noexcept nogil
cdef void suffer_attack(AbyssTable table, int seat, int beast) noexcept nogil
cdef bint lose_allies_or_ask(AbyssTable table) noexcept nogil
cdef int first_ally(AbyssTable table, int seat) noexcept nogil
cdef void lose_ally(AbyssTable table, int ally) noexcept nogil
cdef bint lose_lord_or_ask(AbyssTable table) noexcept nogil
