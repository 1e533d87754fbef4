# C types for game.py.
cimport cython
from libc.math cimport exp
from .chance cimport Chance
from .network cimport MAX_INPUTS, MAX_SEATS, Network

cdef enum:
    LAST_ACTION = 0xFFFF
    MAX_ACTIONS = 256
    MAX_FRAMES = 32
    NOBODY = -1

@cython.no_gc
cdef class Game(Chance):
    cdef readonly int players
    cdef readonly int seat
    cdef readonly int kind
    cdef readonly bint over
    cdef readonly int moves
    cdef readonly Network network
    cdef int suspended
    cdef signed char frames[MAX_FRAMES][2]
    cdef bint listening
    cdef list notes
    cdef unsigned short actions[MAX_ACTIONS]

    # -- what every game provides
    cdef void allocate(self)
    cdef void reset(self, int players, unsigned long long seed) noexcept nogil
    cdef int list_actions(self) noexcept nogil
    cdef void play(self, int action) noexcept nogil
    cdef void copy_from(self, Game source) noexcept nogil
    cdef void sample_from(self, Game source, int seat, unsigned long long seed) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef double evaluate(self, int seat) noexcept nogil
    cdef double lead_scale(self) noexcept nogil
    cdef void observe(self, int seat, short* seen, Py_ssize_t at) noexcept nogil
    cdef void describe_seats(self, double* seen) noexcept nogil
    cdef Game blank(self)

    # -- what every game has
    cdef void allocate_base(self)
    cdef void begin(self, int players, unsigned long long seed) noexcept nogil
    cdef void copy_base(self, Game source) noexcept nogil
    cdef void ask(self, int kind, int seat) noexcept nogil
    cdef void interrupt(self, int kind, int seat) noexcept nogil
    cdef void later(self, int kind, int seat) noexcept nogil
    cdef void resume(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void note(self, int kind, int a=?, int b=?, int c=?) noexcept nogil
    cdef void write_note(self, int kind, int a, int b, int c) noexcept nogil
    @cython.locals(rank=int)
    cdef int rank(self, int seat) noexcept nogil
    @cython.locals(best=int)
    cdef int lead(self, int seat) noexcept nogil
    @cython.locals(winners=int, other=int, wins="double[MAX_SEATS]")
    cdef double win_probability(self, int seat, double lead) noexcept nogil
    cdef void fill_win_probabilities(self, double* leads, double* wins) noexcept nogil
    @cython.locals(seen="double[MAX_SEATS * MAX_INPUTS]")
    cdef void fill_by_network(self, double* wins) noexcept nogil
    @cython.locals(seen="double[MAX_SEATS * MAX_INPUTS]")
    cpdef list features(self)
    cdef double reward(self, int seat) noexcept nogil
    cpdef Game clone(self)
    cdef void write_observation(self, int seat, short[::1] seen)
    cpdef list legal_actions(self)
    cdef bint is_legal(self, int action) noexcept nogil
    @cython.locals(whole=cython.bint)
    cpdef apply(self, action)
