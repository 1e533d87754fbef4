# C types for tree.py.
cimport cython
from cpython.time cimport monotonic
from libc.math cimport sqrt
from ..core.chance cimport Chance
from ..core.game cimport MAX_ACTIONS, Game

cdef enum:
    MAX_DEPTH = 256
    MAX_SEATS = 8
    MAX_NUMBER = 65536

cdef int CHECKED_EVERY, GLANCES
cdef double LEAST_SPREAD, NEW_IN_A_WORLD, MANY_POINTS

cdef class Stop:
    cdef public bint asked

cdef class Tree(Chance):
    cdef Stop stop
    cdef double exploration, points
    cdef int expand_after_visits
    cdef bint finishes_turn, greedy_opponents, by_lead
    cdef int turn
    cdef Tree beside
    cdef bint is_last
    cdef readonly int size
    cdef int root, most, capacity, seat, stamp, leaves
    cdef double mean, deviation
    cdef Game world
    cdef Game trial
    cdef unsigned short[::1] action
    cdef int[::1] child
    cdef int[::1] sibling
    cdef int[::1] visits
    cdef int[::1] offered
    cdef double[::1] worth
    cdef double[::1] won
    cdef double[::1] prior
    cdef double[::1] looks
    cdef int[::1] glances
    cdef int path[MAX_DEPTH]
    cdef signed char movers[MAX_DEPTH]
    cdef double results[MAX_SEATS]
    cdef double wins[MAX_SEATS]
    cdef double win_probability
    cdef double trials[MAX_ACTIONS]
    cdef double trial_wins[MAX_ACTIONS]
    cdef unsigned short options[MAX_ACTIONS]
    cdef int marks[MAX_NUMBER]

    cpdef void prepare(self, Game game, int capacity)
    cdef void begin_all(self, unsigned long long seed) noexcept nogil
    cdef void grow_all(self, Game world, int visits) noexcept nogil
    cdef void follow_all(self, int action) noexcept nogil
    @cython.locals(visits=int)
    cdef int visits_of(self, int action) noexcept nogil
    cdef double worth_of(self, int action) noexcept nogil
    cdef double wins_of(self, int action) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void follow(self, int action) noexcept nogil
    cdef int find(self, int node, int action) noexcept nogil
    cpdef double win_probability_now(self)
    cpdef void grow_beside(self, Game world, int visits, double deadline)
    @cython.locals(number=int)
    cdef void grow(self, Game world, int visits, double deadline) noexcept nogil
    @cython.locals(depth=int, seat=int, step=int)
    cdef void iterate(self, Game world) noexcept nogil
    @cython.locals(best=int, i=int, j=int, rank=int)
    cdef void expand(self, int node, int count) noexcept nogil
    cdef double judge(self, int action) noexcept nogil
    cdef void judge_all(self) noexcept nogil
    cdef double lead(self, Game game, int seat) noexcept nogil
    cdef double for_points(self, double lead) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    @cython.locals(i=int, best=int)
    cdef int pick_action(self, int count) noexcept nogil
    cdef void note_spread(self, double result) noexcept nogil
    cdef double spread(self) noexcept nogil
    cdef int add(self, int node, int action, double worth, double prior) noexcept nogil
    @cython.locals(best=int, found=int, action=int)
    cdef int select(self, int node, int count) noexcept nogil
    @cython.locals(best=int, action=int)
    cdef int expect(self, int node, int count) noexcept nogil
    cdef double glance(self, int action) noexcept nogil
