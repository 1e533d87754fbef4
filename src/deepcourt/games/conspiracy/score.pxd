# C types for score.py.
cimport cython
from .constants cimport (
    COALITION_POINTS, GUILDS, LOCATIONS, MANY_OF_GUILD, PEARL_MASTER_POINTS,
    PER_GOLD_KEY, PER_LOCATION, PER_PEARL_PAIR, PER_SILVER_KEY, RANKS, STRONGEST_OF_GUILD,
    SILVER_KEY, GOLD_KEY, SPOTS,
)
from .table cimport INFLUENCE, Table

cdef unsigned char LOCATION_POINTS[24]
cdef unsigned char SPOT_CELL[15]
cdef unsigned int FREE_CELLS[16]
cdef int ROW_STRIDE

@cython.locals(best=int)
cpdef int strongest(Table table, int seat, int guild) noexcept nogil
@cython.locals(count=int)
cpdef int guild_size(Table table, int seat, int guild) noexcept nogil
@cython.locals(count=int)
cdef int rank_size(Table table, int seat, int rank) noexcept nogil
@cython.locals(cells=cython.uint, spot=int)
cpdef unsigned int guild_cells(Table table, int seat, int guild) noexcept nogil
cdef unsigned int with_neighbours(unsigned int cells) noexcept nogil
@cython.locals(largest=cython.uint, group=cython.uint, grown=cython.uint)
cpdef unsigned int largest_group(unsigned int cells) noexcept nogil
@cython.locals(points=int)
cpdef int location_points(Table table, int seat, int location) noexcept nogil
@cython.locals(spot=int, lord=int, guild=int)
cdef void survey(Table table, int seat, unsigned int* cells, int* best) noexcept nogil
@cython.locals(cells="unsigned int[5]", best="int[5]", guild=int, coalition=int)
cdef int total(Table table, int seat) noexcept nogil
@cython.locals(points=int, guild=int, location=int)
cdef int points_of(Table table, int seat, int* best, int coalition) noexcept nogil
@cython.locals(count=int)
cdef int count_bits(unsigned int mask) noexcept nogil
