# C types for court.py.
cimport cython
from .exploration cimport Exploration
from .constants cimport *
from .payment cimport list_payments, mandatory, price, surcharge
from .table cimport ALLY_VALUE, BIT

@cython.no_gc
cdef class Court(Exploration):
    cdef void arrive(self, int lord) noexcept nogil
    @cython.locals(room=int)
    cdef bint may_plot(self) noexcept nogil
    cdef void plot(self) noexcept nogil
    cdef void begin_recruiting(self, int lord) noexcept nogil
    cdef void go_on_paying(self) noexcept nogil
    cdef int list_payment(self) noexcept nogil
    @cython.locals(ally=int)
    cdef void pay(self, int action) noexcept nogil
    @cython.locals(missing=int)
    cdef void finish_paying(self) noexcept nogil
    @cython.locals(highest=int, n=int, race=int, ally=int)
    cdef int list_affiliations(self) noexcept nogil
    @cython.locals(me=int, lord=int, cost=int, race=int, used=int)
    cdef void affiliate(self, int ally) noexcept nogil
    cdef void enlist(self, int lord) noexcept nogil
    cdef void refill(self) noexcept nogil
