# C types for ledger.py.
cimport cython
from .runs cimport Runs
from ...core.game cimport NOBODY
from .constants cimport (
    COLOURS, IN_PLAY, PLACES, ROW, RUN_ANCHOR, RUN_BACK, RUN_CARD, RUN_CODE, RUN_DEPLOYED,
    RUN_FIELDS, RUN_FIGURE, RUN_FORCER, RUN_FROM, RUN_KILLS, RUN_LEFT, RUN_PLACED, RUN_PLAYED,
    RUN_RETURNED, RUN_SEAT, RUN_SITE, RUN_TIMES, RUN_VICTIM, RUN_WHOM, SITES, STACKS, WHITE,
)
from .realm cimport BIT
from .runs cimport WHAT
from .table cimport PAIR

@cython.no_gc
cdef class Ledger(Runs):
    pass
