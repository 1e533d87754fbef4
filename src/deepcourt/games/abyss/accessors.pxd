# C types for accessors.py.
cimport cython
from .constants cimport *
from .exploration cimport reward_space
from .leviathan.monsters cimport is_harmless
from .payment cimport mandatory, price, surcharge
from .powers cimport is_used
from .table cimport ALLY_VALUE, BIT, PLAYED_LORDS, AbyssTable

@cython.no_gc
cdef class AbyssAccessors(AbyssTable):
    pass
