# C types for court.py.
from . cimport decisions, powers
from .constants cimport *
from .payment cimport list_payments, price
from .table cimport ALLY_VALUE, AbyssTable

cdef bint may_plot(AbyssTable table) noexcept nogil
cdef void plot(AbyssTable table) noexcept nogil
cdef void begin_recruiting(AbyssTable table, int lord) noexcept nogil
cdef void go_on_paying(AbyssTable table) noexcept nogil
cdef int list_payment(AbyssTable table) noexcept nogil
cdef void pay(AbyssTable table, int action) noexcept nogil
cdef void finish_paying(AbyssTable table) noexcept nogil
cdef int list_affiliations(AbyssTable table) noexcept nogil
cdef void affiliate(AbyssTable table, int ally) noexcept nogil
cdef void refill(AbyssTable table) noexcept nogil
