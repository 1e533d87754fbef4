# C types for hidden.py.
cimport cython
from .table cimport Table
from .constants cimport *
cdef void deal_anew(Table table, int seat) noexcept nogil
@cython.locals(other=int)
cdef void forget_intentions(Table table, int seat) noexcept nogil
@cython.locals(left=int, card=int, race=int, other=int, of_race=int, ally=int, taken=int, size=int)
cdef void deal_cards(Table table, int seat) noexcept nogil
@cython.locals(rest=int, ally=int)
cdef int draw_ally(Table table, int first, int count) noexcept nogil
@cython.locals(token=int, other=int, count=int)
cdef void deal_tokens(Table table, int seat) noexcept nogil
@cython.locals(fresh=int, token=int, other=int, count=int, drawn=int)
cdef void deal_new_tokens(Table table, int seat) noexcept nogil
