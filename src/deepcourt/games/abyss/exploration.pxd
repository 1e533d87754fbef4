# C types for exploration.py.
cimport cython
from .border cimport Border
from .constants cimport *
from .table cimport count_bits

cdef unsigned char REWARD_PEARLS[REWARDS]
cdef unsigned char REWARD_TOKENS[REWARDS]
cdef unsigned char REWARD_KEYS[REWARDS]
cdef unsigned char REWARD_SPACE[REWARDS]

@cython.no_gc
cdef class Exploration(Border):
    cdef void explore(self) noexcept nogil
    @cython.locals(card=int)
    cdef void reveal_card(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void offer(self, int last) noexcept nogil
    cdef int list_offer(self) noexcept nogil
    @cython.locals(buyer=int, ally=int)
    cdef void answer_offer(self, int action) noexcept nogil
    cdef int list_ally(self) noexcept nogil
    @cython.locals(ally=int)
    cdef void take_ally(self) noexcept nogil
    cdef void meet_monster(self) noexcept nogil
    cdef bint monster_is_harmless(self) noexcept nogil
    @cython.locals(n=int, must_fight=int)
    cdef int list_monster(self) noexcept nogil
    cdef void answer_monster(self, int action) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void drop_monster(self) noexcept nogil
    cdef void fight_monster(self) noexcept nogil
    cdef int reward_space(self) noexcept nogil
    @cython.locals(n=int, space=int, tokens=int, reward=int)
    cdef int list_rewards(self) noexcept nogil
    cdef void take_reward(self, int reward) noexcept nogil
    @cython.locals(races=int, space=int)
    cdef void pay_ship_master(self) noexcept nogil
    @cython.locals(space=int, card=int)
    cdef void end_exploration(self) noexcept nogil
