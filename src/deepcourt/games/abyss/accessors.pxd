# C types for accessors.py.
cimport cython
from .constants cimport *
from .table cimport BIT, AbyssTable

@cython.no_gc
cdef class AbyssAccessors(AbyssTable):
    pass
