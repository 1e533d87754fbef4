# C types for ledger.py.
cimport cython
from .constants cimport (
    ALLIES, BASE_LORDS, EXPLORATION_CARDS, KINDS, LEVIATHANS, LOCATIONS, LORDS, NEW_TOKENS,
    NO_LEVIATHAN, NO_LOCATION, RACES, TAMER, TOKENS, ZONES,
)
from .table cimport BIT, Table

@cython.no_gc
cdef class Ledger(Table):
    pass
