# C types for foresight.py.
cimport cython
from ...core.game cimport NOBODY
from ...core.network cimport Network
from .constants cimport *
from .evaluation cimport (
    best_of, best_target, catch_worth, hand_worth, lasting_worth, new_token_worth, open_end,
    plays_again, prospect,
)
from .score cimport (
    POINTS_EACH, affiliated_count, ally_points, guild_count, location_total, lord_points, marks,
    token_points,
)
from .table cimport BIT, LORD_INFLUENCE, AbyssTable, count_bits
from .payment cimport recruitable

cdef Network NETWORK

@cython.locals(i=int, seat=int, at=int)
cdef void describe_seats(AbyssTable table, double* seen) noexcept nogil
@cython.locals(
    lords=int, places=int, allies=int, influence=int, points=int, tokens=int, token=int,
    race=int,
)
cdef void describe_points(AbyssTable table, int seat, double* seen, int at) noexcept nogil
@cython.locals(keys=int, growth=int, location=int)
cdef void describe_keys(AbyssTable table, int seat, double* seen, int at) noexcept nogil
@cython.locals(
    value=int, races=int, largest=int, race=int, payable=cython.ulonglong, influence=int,
    space=int,
)
cdef void describe_hand(AbyssTable table, int seat, double* seen, int at) noexcept nogil
@cython.locals(waits=int, kind=int)
cdef void describe_turn(AbyssTable table, int seat, double* seen, int at) noexcept nogil
@cython.locals(council=int, largest=int, race=int)
cdef void describe_table(AbyssTable table, double* seen, int at) noexcept nogil
@cython.locals(beasts=int, zone=int)
cdef void describe_border(AbyssTable table, int seat, double* seen, int at) noexcept nogil
@cython.locals(seat=int, at=int, prospects=double, lords=double, other=int)
cdef void compare(AbyssTable table, double* seen) noexcept nogil
