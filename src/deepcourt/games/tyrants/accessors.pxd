# C types for accessors.py.
cimport cython
from .runs cimport Runs
from ...core.game cimport NOBODY
from .constants cimport *
from .realm cimport BIT
from .runs cimport WHAT
from .table cimport PAIR

@cython.no_gc
cdef class TyrantsAccessors(Runs):
    pass
