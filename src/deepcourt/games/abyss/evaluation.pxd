# C types for evaluation.py.
from ...core.game cimport NOBODY
from .constants cimport *
from .leviathan.fights cimport may_fight
from .payment cimport price, recruitable
from .score cimport POINTS_EACH, location_points, total
from .table cimport (
    ALLY_VALUE, BIT, BOUNTY, FOUGHT_BY, LIFE, LORD_INFLUENCE, LORD_KEYS, RESISTANCE, AbyssTable,
)
from .weights cimport Weights

cdef Weights W
cdef double ARRIVAL[LORDS]
cdef double LASTING[LORDS]
cdef double lead(AbyssTable table, int seat) noexcept nogil
cdef double prospect(AbyssTable table, int seat, int points) noexcept nogil
cdef bint plays_again(AbyssTable table, int seat) noexcept nogil
cdef double time_left(AbyssTable table) noexcept nogil
cdef double hand_worth(AbyssTable table, int seat) noexcept nogil
cdef double lasting_worth(AbyssTable table, int seat) noexcept nogil
cdef double new_token_worth(AbyssTable table, int seat) noexcept nogil
cdef double catch_worth(AbyssTable table) noexcept nogil
cdef double open_end(AbyssTable table, int seat) noexcept nogil
cdef double lord_worth(AbyssTable table, int seat, int lord) noexcept nogil
cdef double best_recruit(AbyssTable table, int seat) noexcept nogil
cdef double best_of(AbyssTable table, int seat, unsigned long long payable) noexcept nogil
cdef double best_claim(AbyssTable table, int seat, unsigned int locations) noexcept nogil
cdef double monster_worth(AbyssTable table, int seat) noexcept nogil
cdef double best_target(AbyssTable table, int seat) noexcept nogil
cdef double attack_worth(AbyssTable table, int seat, int zone) noexcept nogil
