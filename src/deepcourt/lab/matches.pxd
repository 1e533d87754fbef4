# C types for matches.py.
cimport cython
from ..bots.seated cimport MOST_BOTS, SeatedBots
from ..core.chance cimport Chance
from ..core.game cimport Game

cdef enum:
    MAX_SEATS = 8

cdef unsigned long long BOT_STREAM
cdef int WIN_PARTS

cdef class Match(Chance):
    cdef readonly Game game
    cdef Game world
    cdef SeatedBots bots
    cdef readonly long long decisions
    cdef long long wins[MAX_SEATS]
    cdef long long points[MAX_SEATS]
    cdef long long squares[MAX_SEATS]
    cdef int sitting[MAX_SEATS]

    @cython.locals(players=int, other=int, bot=int, seat=int)
    cdef void arrange(self, long long number) noexcept nogil
    @cython.locals(action=int)
    cdef bint play_game(self, unsigned long long seed) noexcept nogil
    cdef int ask(self, int index) noexcept nogil
    @cython.locals(number=int)
    cdef void set_up(self, unsigned long long seed) noexcept nogil
    @cython.locals(winners=int, index=int, points=cython.longlong, seat=int)
    cdef void count_result(self) noexcept nogil
    @cython.locals(i=cython.longlong, finished=cython.bint)
    cdef bint play_games(self, unsigned long long seed, long long first, long long count)
