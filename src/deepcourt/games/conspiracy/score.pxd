# C types for score.py.
cimport cython
from .constants cimport (
    COALITION_POINTS, GUILDS, LOCATIONS, MANY_OF_GUILD, PEARL_MASTER_POINTS,
    PER_GOLD_KEY, PER_LOCATION, PER_PEARL_PAIR, PER_SILVER_KEY, RANKS, STRONGEST_OF_GUILD,
    SILVER_KEY, GOLD_KEY, SPOTS,
)
from .table cimport Table, INFLUENCE, count_bits

cdef unsigned char LOCATION_POINTS[24]
cdef unsigned char SPOT_CELL[15]
cdef int ROW_STRIDE

@cython.locals(best=int)
cpdef int strongest(Table table, int seat, int guild) noexcept nogil
@cython.locals(count=int)
cpdef int guild_size(Table table, int seat, int guild) noexcept nogil
@cython.locals(count=int)
cdef int rank_size(Table table, int seat, int rank) noexcept nogil
cpdef unsigned int guild_cells(Table table, int seat, int guild) noexcept nogil
@cython.locals(largest=int)
cpdef int coalition(Table table, int seat) noexcept nogil
@cython.locals(largest=cython.uint, group=cython.uint, grown=cython.uint)
cpdef unsigned int largest_group(unsigned int cells) noexcept nogil
@cython.locals(points=int)
cpdef int location_points(Table table, int seat, int location) noexcept nogil
@cython.locals(points=int, location=int, guild=int)
cdef int total(Table table, int seat) noexcept nogil
