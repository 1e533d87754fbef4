# C types for batch.py.
cimport cython
from ..core.game cimport MAX_ACTIONS
from .slot cimport COUNT, ENDED, FACTS, KIND, SEAT, BatchSlot

cdef class Batch:
    cdef readonly int n, players
    cdef readonly object title, layout
    cdef readonly dict bots
    cdef readonly object observations, states, masks, legal, counts, seats, kinds
    cdef readonly object ended, rewards, scores
    cdef int views, steps
    cdef list slots, parts
    cdef object pool, rows
    cdef unsigned long long[::1] addresses
    cdef void** tables
    cdef int[::1] chosen

    @cython.locals(first=int, last=int, i=int, fine=cython.bint)
    cpdef bint begin_some(self, tuple part)
    @cython.locals(first=int, last=int, i=int, fine=cython.bint)
    cpdef bint step_some(self, tuple part)
    @cython.locals(first=int, last=int, i=int, fine=cython.bint)
    cpdef bint step_some_at_random(self, tuple part)
