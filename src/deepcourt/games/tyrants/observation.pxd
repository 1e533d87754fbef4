# C types for observation.py.
cimport cython
from .constants cimport *
from .runs cimport WHAT, Runs
from .score cimport total_score
from .table cimport PAIR

cdef void observe(Runs table, int viewer, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_question(Runs table, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(run="short*")
cdef void observe_runs(Runs table, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(run="short*", left=int)
cdef int times_left(Runs table) noexcept nogil
@cython.locals(run="short*")
cdef int that_site(Runs table) noexcept nogil
@cython.locals(fate=int)
cdef Py_ssize_t observe_cards(Runs table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_round(Runs table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_seat(
    Runs table, int viewer, int seat, short* seen, Py_ssize_t at
) noexcept nogil
@cython.locals(run="short*")
cdef void observe_part_in_runs(Runs table, int seat, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t count_cards(
    unsigned char* pile, int size, short* seen, Py_ssize_t at
) noexcept nogil
cdef Py_ssize_t count_troops(Runs table, int colour, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t add_members(
    unsigned long long members, int size, short* seen, Py_ssize_t at
) noexcept nogil
