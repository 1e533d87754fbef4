# C types for observation.py.
cimport cython
from .constants cimport *
from .exploration cimport Exploration
from .payment cimport mandatory, price
from .score cimport location_points, total
from .table cimport ALLY_VALUE, LIFE

cdef int SPACE_SIZE, PEARLS_AT, DICE_AT, MONSTER_AT

@cython.locals(behind=int, seat=int)
cdef void observe(Exploration table, int viewer, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(kind=int, details=cython.Py_ssize_t)
cdef Py_ssize_t observe_decision(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_turn(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(card=int, space=int, race=int)
cdef Py_ssize_t observe_exploration(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
cdef void observe_card(int card, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(space=int, lord=int)
cdef Py_ssize_t observe_court(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(lord=int, cost=int, needed=int, ally=int)
cdef Py_ssize_t observe_payment(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(location=int)
cdef Py_ssize_t observe_locations(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(token=int)
cdef Py_ssize_t observe_tokens(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(zone=int, beast=int)
cdef Py_ssize_t observe_border(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
cdef Py_ssize_t observe_fight(Exploration table, short* seen, Py_ssize_t at) noexcept nogil
@cython.locals(ally=int, lord=int, location=int, beast=int)
cdef Py_ssize_t observe_cards(
    Exploration table, int seat, bint own, short* seen, Py_ssize_t at
) noexcept nogil
@cython.locals(token=int)
cdef Py_ssize_t observe_seat(
    Exploration table, int seat, bint own, short* seen, Py_ssize_t at
) noexcept nogil
