# C types for score.py.
cimport cython
from .constants cimport *
from .table cimport INFLUENCE, ConspiracyTable

cdef unsigned char LOCATION_POINTS[LOCATIONS]
cdef unsigned char SPOT_CELL[SPOTS]
cdef unsigned int FREE_CELLS[SPOTS + 1]
cdef int ROW_STRIDE

@cython.locals(best=int)
cpdef int strongest(ConspiracyTable table, int seat, int guild) noexcept nogil
@cython.locals(count=int)
cpdef int guild_size(ConspiracyTable table, int seat, int guild) noexcept nogil
@cython.locals(count=int)
cdef int rank_size(ConspiracyTable table, int seat, int rank) noexcept nogil
@cython.locals(cells=cython.uint, spot=int)
cpdef unsigned int guild_cells(ConspiracyTable table, int seat, int guild) noexcept nogil
cdef unsigned int with_neighbours(unsigned int cells) noexcept nogil
@cython.locals(largest=cython.uint)
cpdef unsigned int largest_group(unsigned int cells) noexcept nogil
@cython.locals(points=int)
cpdef int location_points(ConspiracyTable table, int seat, int location) noexcept nogil
@cython.locals(spot=int, lord=int)
cdef void survey(ConspiracyTable table, int seat, unsigned int* cells, int* best) noexcept nogil
@cython.locals(cells="unsigned int[5]", best="int[5]", coalition=int)
cdef int total(ConspiracyTable table, int seat) noexcept nogil
cdef int points_of(ConspiracyTable table, int seat, int* best, int coalition) noexcept nogil
@cython.locals(count=int)
cdef int count_bits(unsigned int mask) noexcept nogil
