# C types for hidden.py.
from .table cimport AbyssTable
from .constants cimport *
cdef void redeal_hidden(AbyssTable table, int seat) noexcept nogil
cdef void forget_intentions(AbyssTable table, int seat) noexcept nogil
cdef void deal_cards(AbyssTable table, int seat) noexcept nogil
cdef void deal_tokens(AbyssTable table, int seat) noexcept nogil
cdef void deal_new_tokens(AbyssTable table, int seat) noexcept nogil
