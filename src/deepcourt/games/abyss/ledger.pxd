# C types for ledger.py.
cimport cython
from .constants cimport *
from .table cimport BIT, Table

@cython.no_gc
cdef class Ledger(Table):
    pass
