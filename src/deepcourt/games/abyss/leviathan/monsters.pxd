# C types for monsters.py.
from .. cimport decisions, exploration
from ..constants cimport *
from ..table cimport AbyssTable
from . cimport border, fights

cdef void meet(AbyssTable table) noexcept nogil
cdef bint is_harmless(AbyssTable table) noexcept nogil
cdef int list_answers(AbyssTable table) noexcept nogil
cdef void avoid(AbyssTable table, int action) noexcept nogil
cdef void go_on(AbyssTable table) noexcept nogil
cdef void drop(AbyssTable table) noexcept nogil
cdef void go_to_border(AbyssTable table) noexcept nogil
