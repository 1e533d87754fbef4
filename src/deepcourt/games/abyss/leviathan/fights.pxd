# C types for fights.py.
from ....core.game cimport NOBODY
from .. cimport decisions
from ..constants cimport *
from ..table cimport (
    ALLY_EFFECT, ALLY_VALUE, BOUNTY, FOUGHT_BY, LIFE, RESISTANCE, AbyssTable, count_bits,
)
from . cimport border

cdef bint may_fight(AbyssTable table, int seat, int zone) noexcept nogil
cdef bint can_fight(AbyssTable table, int seat) noexcept nogil
cdef int list_targets(AbyssTable table) noexcept nogil
cdef int or_stop(AbyssTable table, int n) noexcept nogil
cdef bint engage_or_ask(AbyssTable table) noexcept nogil
cdef void answer_target(AbyssTable table, int action) noexcept nogil
cdef void engage(AbyssTable table, int zone) noexcept nogil
cdef int list_attacks(AbyssTable table) noexcept nogil
cdef void answer_attack(AbyssTable table, int action) noexcept nogil
cdef void attack_with(AbyssTable table, int ally) noexcept nogil
cdef int most_spent(AbyssTable table) noexcept nogil
cdef int list_boosts(AbyssTable table) noexcept nogil
cdef void boost(AbyssTable table, int count) noexcept nogil
cdef void land(AbyssTable table) noexcept nogil
cdef void attack_again(AbyssTable table) noexcept nogil
cdef void end(AbyssTable table) noexcept nogil
cdef void leave(AbyssTable table) noexcept nogil
cdef void hurt(AbyssTable table, int points) noexcept nogil
cdef bint slay_or_ask(AbyssTable table) noexcept nogil
cdef void slay(AbyssTable table) noexcept nogil
