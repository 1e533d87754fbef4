# C types for rules.py.
cimport cython
from ...core.game cimport Game
from .powers cimport Powers
from .table cimport AbyssTable
from ...core.game cimport NOBODY
from .constants cimport *
from .evaluation cimport lead
from .foresight cimport fill_win_probabilities, win_probability
from .hidden cimport redeal_hidden
from .observation cimport observe
from .payment cimport recruitable
from .score cimport best_lord, total
from .table cimport ALLY_VALUE, BIT

cdef int ALL_POWERS

@cython.no_gc
cdef class Abyss(Powers):
    cdef void reset(self, int players, unsigned long long seed) noexcept nogil
    cdef void copy_from(self, Game source) noexcept nogil
    @cython.locals(new=Abyss)
    cdef Game blank(self)
    cdef void sample_from(self, Game source, int seat, unsigned long long seed) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef double evaluate(self, int seat) noexcept nogil
    cdef double win_probability(self, int seat, double lead) noexcept nogil
    cdef void fill_win_probabilities(self, double* leads, double* wins) noexcept nogil
    cdef void observe(self, int seat, short* seen, Py_ssize_t at) noexcept nogil
    @cython.locals(kind=int)
    cdef int list_actions(self) noexcept nogil
    cdef bint is_power_decision(self) noexcept nogil
    @cython.locals(kind=int, awake=cython.ulonglong)
    cdef int list_power_choices(self) noexcept nogil
    @cython.locals(kind=int)
    cdef int list_border_choices(self) noexcept nogil
    @cython.locals(n=int, payable=cython.ulonglong, space=int)
    cdef int list_turn(self) noexcept nogil
    @cython.locals(race=int)
    cdef int list_piles(self, int n) noexcept nogil
    @cython.locals(n=int)
    cdef int list_last_powers(self) noexcept nogil
    @cython.locals(kind=int)
    cdef void play(self, int action) noexcept nogil
    cdef void play_turn(self, int action) noexcept nogil
    cdef void use_power(self, int action) noexcept nogil
    cdef void ask_council(self, int race) noexcept nogil
    @cython.locals(kind=int)
    cdef void play_power(self, int action) noexcept nogil
    @cython.locals(kind=int)
    cdef void play_border(self, int action) noexcept nogil
    cdef void proceed(self) noexcept nogil
    @cython.locals(kind=int)
    cdef bint do_or_ask(self) noexcept nogil
    @cython.locals(kind=int)
    cdef bint do_or_ask_at_border(self) noexcept nogil
    cdef bint take_pile_or_ask(self) noexcept nogil
    @cython.locals(n=int, choice=int)
    cdef bint hunt_or_ask(self) noexcept nogil
    @cython.locals(n=int)
    cdef bint send_leviathan_or_ask(self) noexcept nogil
    @cython.locals(n=int)
    cdef bint strike_or_ask(self) noexcept nogil
    @cython.locals(n=int)
    cdef bint place_leviathan_or_ask(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.locals(me=int)
    cdef bint close_turn(self) noexcept nogil
    @cython.locals(me=int, border_over=int)
    cdef void end_turn(self) noexcept nogil
    @cython.locals(seat=int, race=int, weakest=int, ally=int)
    cdef void end_game(self) noexcept nogil
