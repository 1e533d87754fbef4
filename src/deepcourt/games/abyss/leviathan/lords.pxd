# C types for lords.py.
from .. cimport powers
from ..constants cimport *
from ..table cimport AbyssTable
from . cimport border, fights

cdef void arrive(AbyssTable table, int lord) noexcept nogil
cdef int list_guard(AbyssTable table) noexcept nogil
cdef bint guard_or_ask(AbyssTable table) noexcept nogil
cdef void arms_dealer(AbyssTable table) noexcept nogil
cdef void sorcerer(AbyssTable table) noexcept nogil
cdef bint strike_or_ask(AbyssTable table) noexcept nogil
cdef void strike(AbyssTable table, int zone) noexcept nogil
cdef void breeder(AbyssTable table) noexcept nogil
cdef bint place_or_ask(AbyssTable table) noexcept nogil
