# C types for observation.py.
cimport cython
from .constants cimport *
from .score cimport total
from .table cimport INFLUENCE, ConspiracyTable

@cython.locals(drawn=cython.uint)
cdef void observe(ConspiracyTable table, int viewer, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(spot=int, lord=int)
cdef Py_ssize_t observe_seat(ConspiracyTable table, int seat, short* seen, Py_ssize_t at) noexcept nogil
