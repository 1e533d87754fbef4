# C types for chance.py.
cimport cython

cdef unsigned long long MASK64, GOLDEN_GAMMA, MIX_A, MIX_B

cdef class Chance:
    cdef unsigned long long stream
    cdef unsigned long long gamma

    cdef void begin_stream(self, unsigned long long seed) noexcept nogil

    cdef unsigned long long next64(self) noexcept nogil
    cdef int below(self, int n) noexcept nogil
    cdef int draw_kind(self, unsigned char* bag, int kind, int size) noexcept nogil
    @cython.locals(rest=cython.ulonglong, number=int)
    cdef int pick(self, unsigned long long members, int size) noexcept nogil

cdef int below(Chance chance, int n) noexcept nogil
@cython.locals(z=cython.ulonglong)
cdef unsigned long long advance(Chance chance) noexcept nogil
