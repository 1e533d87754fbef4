# C types for score.py.
cimport cython
from .table cimport AbyssTable
from .constants cimport *
from .table cimport ALLY_VALUE, BIT, KEY_LORDS, LORD_GUILD, LORD_INFLUENCE, count_bits

cdef int PER_LORD, PER_AFFILIATED, PER_GUILD, PER_WEAKEST_LORD, PER_STRONGEST_LORD
cdef int PER_KEY_LORD, PER_KEYLESS_LORD, ALL
cdef unsigned char BASE_POINTS[LOCATIONS]
cdef signed char POINTS_EACH[LOCATIONS]
cdef unsigned char POINTS_PER[LOCATIONS]
cdef unsigned char POINTS_OF[LOCATIONS]
cdef unsigned char INFLUENCE_OF[TOKEN_KINDS]
cdef unsigned long long GUILD_LORDS[GUILDS]
@cython.locals(weakest=int, ally=int)
cdef int weakest_in_hand(AbyssTable table, int seat, int race) noexcept nogil
@cython.locals(best=int, ally=int)
cpdef int strongest_affiliated(AbyssTable table, int seat, int race, bint hidden) noexcept nogil
@cython.locals(held=int, weakest=int, ally=int)
cdef int weakest_affiliated(AbyssTable table, int seat, int race, bint hidden) noexcept nogil
@cython.locals(count=int, ally=int)
cdef int affiliated_count(AbyssTable table, int seat, int race, bint hidden) noexcept nogil
@cython.locals(best=int, lords=cython.ulonglong, lord=int)
cdef int best_lord(AbyssTable table, int seat) noexcept nogil
@cython.locals(least=int, lords=cython.ulonglong, lord=int)
cdef int least_lord(AbyssTable table, int seat) noexcept nogil
@cython.locals(count=int, lords=cython.ulonglong, guild=int)
cdef int guild_count(AbyssTable table, int seat) noexcept nogil
@cython.locals(points=int, lords=cython.ulonglong, lord=int)
cdef int lord_points(AbyssTable table, int seat) noexcept nogil
cpdef int location_points(AbyssTable table, int seat, int location, bint hidden) noexcept nogil
@cython.locals(best=int, other=int, location=int)
cdef int mirrored_points(AbyssTable table, int seat, bint hidden) noexcept nogil
@cython.locals(per=int, of=int, lords=cython.ulonglong, value=int, race=int, count=int)
cdef int units(AbyssTable table, int seat, int location, bint hidden) noexcept nogil
@cython.locals(points=int, location=int)
cdef int location_total(AbyssTable table, int seat, bint hidden) noexcept nogil
@cython.locals(points=int, race=int)
cdef int ally_points(AbyssTable table, int seat, bint hidden) noexcept nogil
@cython.locals(points=int, token=int)
cdef int token_points(AbyssTable table, int seat) noexcept nogil
@cython.locals(points=int)
cdef int total(AbyssTable table, int seat, bint hidden) noexcept nogil
cdef int marks(AbyssTable table, int seat) noexcept nogil
