# C types for hidden.py.
cimport cython
from .table cimport TyrantsTable

@cython.locals(held=int, number=int)
cdef void redeal_hidden(TyrantsTable table, int seat) noexcept nogil
@cython.locals(number=int, card=int, place=int)
cdef void sort_pile(unsigned char* pile, int size) noexcept nogil
