# C types for exploration.py.
from . cimport decisions
from .constants cimport *
from .leviathan cimport monsters
from .table cimport AbyssTable, count_bits

cdef unsigned char REWARD_PEARLS[REWARDS]
cdef unsigned char REWARD_TOKENS[REWARDS]
cdef unsigned char REWARD_KEYS[REWARDS]
cdef unsigned char REWARD_SPACE[REWARDS]

cdef void begin(AbyssTable table) noexcept nogil
cdef void reveal_card(AbyssTable table) noexcept nogil
cdef void offer(AbyssTable table, int last) noexcept nogil
cdef int list_offer(AbyssTable table) noexcept nogil
cdef void answer_offer(AbyssTable table, int action) noexcept nogil
cdef int list_ally(AbyssTable table) noexcept nogil
cdef void answer_ally(AbyssTable table, int action) noexcept nogil
cdef void take_ally(AbyssTable table) noexcept nogil
cdef void meet_monster(AbyssTable table) noexcept nogil
cdef int list_monster(AbyssTable table) noexcept nogil
cdef void answer_monster(AbyssTable table, int action) noexcept nogil
cdef void fight_monster(AbyssTable table) noexcept nogil
cdef int reward_space(AbyssTable table) noexcept nogil
cdef int list_rewards(AbyssTable table) noexcept nogil
cdef void take_reward(AbyssTable table, int reward) noexcept nogil
cdef void pay_ship_master(AbyssTable table) noexcept nogil
cdef void end(AbyssTable table) noexcept nogil
