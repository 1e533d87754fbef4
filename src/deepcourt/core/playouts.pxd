# C types for playouts.py.
cimport cython
from .chance cimport Chance
from .game cimport Game

cdef unsigned long long MASK64, CHECKSUM_BASE

cdef class Dice(Chance):
    pass

@cython.locals(decisions=cython.longlong)
cdef long long play_out(Game game, Dice dice) noexcept nogil
@cython.locals(
    decisions=cython.longlong, checksum=cython.ulonglong, i=cython.longlong, seat=int, dice=Dice,
)
cpdef tuple random_games(Game game, long long games, int players, unsigned long long seed)
