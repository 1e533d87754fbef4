# C types for score.py.
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
cdef int weakest_in_hand(AbyssTable table, int seat, int race) noexcept nogil
cpdef int strongest_affiliated(AbyssTable table, int seat, int race, bint hidden) noexcept nogil
cdef int weakest_affiliated(AbyssTable table, int seat, int race, bint hidden) noexcept nogil
cdef int affiliated_count(AbyssTable table, int seat, int race, bint hidden) noexcept nogil
cdef int best_lord(AbyssTable table, int seat) noexcept nogil
cdef int least_lord(AbyssTable table, int seat) noexcept nogil
cdef int guild_count(AbyssTable table, int seat) noexcept nogil
cdef int lord_points(AbyssTable table, int seat) noexcept nogil
cpdef int location_points(AbyssTable table, int seat, int location, bint hidden) noexcept nogil
cdef int mirrored_points(AbyssTable table, int seat, bint hidden) noexcept nogil
cdef int units(AbyssTable table, int seat, int location, bint hidden) noexcept nogil
cdef int location_total(AbyssTable table, int seat, bint hidden) noexcept nogil
cdef int ally_points(AbyssTable table, int seat, bint hidden) noexcept nogil
cdef int token_points(AbyssTable table, int seat) noexcept nogil
cdef int total(AbyssTable table, int seat, bint hidden) noexcept nogil
cdef int marks(AbyssTable table, int seat) noexcept nogil
