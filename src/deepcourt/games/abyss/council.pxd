# C types for council.py.
from . cimport decisions
from .constants cimport *
from .table cimport AbyssTable

cdef void request_support(AbyssTable table, int race) noexcept nogil
cdef bint take_pile_or_ask(AbyssTable table) noexcept nogil
cdef void take_pile(AbyssTable table, int seat, int race) noexcept nogil
cdef void dissolve_pile(AbyssTable table, int race) noexcept nogil
cdef int piles_left(AbyssTable table) noexcept nogil
cdef int first_pile(AbyssTable table) noexcept nogil
