# C types for hidden.py.
cimport cython
from .table cimport AbyssTable
from .constants cimport *
cdef void redeal_hidden(AbyssTable table, int seat) noexcept nogil
@cython.locals(other=int)
cdef void forget_intentions(AbyssTable table, int seat) noexcept nogil
@cython.locals(left=int, card=int, race=int, other=int, of_race=int, ally=int, taken=int, size=int)
cdef void deal_cards(AbyssTable table, int seat) noexcept nogil
@cython.locals(rest=int, ally=int)
cdef int draw_ally(AbyssTable table, int first, int count) noexcept nogil
@cython.locals(token=int, other=int, count=int)
cdef void deal_tokens(AbyssTable table, int seat) noexcept nogil
@cython.locals(fresh=int, token=int, other=int, count=int, drawn=int)
cdef void deal_new_tokens(AbyssTable table, int seat) noexcept nogil
