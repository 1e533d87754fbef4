# C types for lists.py.
from .constants cimport *
from .table cimport AbyssTable

cdef int list_set(AbyssTable table, int first, unsigned long long members, int n) noexcept nogil
cdef int list_hand(AbyssTable table, int first, int n) noexcept nogil
cdef int list_piles(AbyssTable table, int first, int n) noexcept nogil
cdef int list_court(AbyssTable table, int first, int n) noexcept nogil
