# C types for network.py.
cimport cython
from libc.math cimport exp, log, sqrt
from .chance cimport Chance

cdef enum:
    MAX_INPUTS = 64
    MAX_UNITS = 128
    MAX_SEATS = 8

cdef int BATCH, GRAINS
cdef double FADING, FADING_SQUARES, TINY

cdef class Network(Chance):
    cdef readonly int inputs, units, size
    cdef int steps
    cdef double[::1] weights
    cdef double[::1] gradient
    cdef double[::1] mean
    cdef double[::1] squares
    cdef double seen[MAX_INPUTS]
    cdef double active[MAX_SEATS][MAX_UNITS]
    cdef double ratings[MAX_SEATS]

    cpdef void adopt(self, object weights) except *
    cdef void fill_win_probabilities(self, double* seen, int seats, double* wins) noexcept nogil
    @cython.locals(active="double[MAX_UNITS]")
    cdef double rate(self, double* seen, int at) noexcept nogil
    @cython.locals(
        units=cython.Py_ssize_t, i=cython.Py_ssize_t, j=cython.Py_ssize_t, row=cython.Py_ssize_t,
    )
    cdef double think(self, double* seen, int at, double* active) noexcept nogil
    cpdef void begin(self, unsigned long long seed)
    cdef double start(self, double width) noexcept nogil
    @cython.locals(count=int, number=int, other=int)
    cdef double train_positions(
        self, float[::1] rows, int[::1] first, float[::1] won, int[::1] order, double quick,
        double slow,
    ) noexcept nogil
    cdef double learn(self, float[::1] rows, float[::1] won, int first, int end) noexcept nogil
    cdef void look(self, float[::1] rows, int row) noexcept nogil
    @cython.locals(
        units=cython.Py_ssize_t, last=cython.Py_ssize_t, i=cython.Py_ssize_t,
        j=cython.Py_ssize_t, row=cython.Py_ssize_t,
    )
    cdef void follow(self, double* active, double error) noexcept nogil
    cdef void step(self, double rate) noexcept nogil
