# C types for observation.py.
from .constants cimport *
from .exploration cimport reward_space
from .leviathan.monsters cimport is_harmless
from .payment cimport mandatory, price
from .powers cimport is_used
from .score cimport location_points, total
from .table cimport ALLY_EFFECT, ALLY_VALUE, BIT, LIFE, TURN_LORDS, AbyssTable

cdef int SPACE_SIZE, PEARLS_AT, DICE_AT, MONSTER_AT

cdef void observe(AbyssTable table, int viewer, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_decision(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_turn(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_exploration(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef void observe_card(int card, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_court(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_payment(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_locations(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_tokens(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_border(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_fight(AbyssTable table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_cards(
    AbyssTable table, int seat, bint own, short* seen, Py_ssize_t at
) noexcept nogil
cdef Py_ssize_t observe_seat(
    AbyssTable table, int seat, bint own, short* seen, Py_ssize_t at
) noexcept nogil
