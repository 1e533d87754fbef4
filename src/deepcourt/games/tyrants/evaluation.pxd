# C types for evaluation.py.
cimport cython
from .runs cimport Runs
from .constants cimport *
from .realm cimport BIT, MARKER_SITES, MARKER_WORTH, SITE_POINTS
from .runs cimport COUNT, OP, PER
from .score cimport total_score
from .weights cimport Weights

cdef Weights W
cdef double UNIT[CODE_SIZE]
cdef double REST[CODE_SIZE]
cdef double CARD_WORTH[CARDS]

cdef double lead(Runs table, int seat) noexcept nogil
cdef double turns_left(Runs table) noexcept nogil
cdef double prospect(Runs table, int seat, double time) noexcept nogil
cdef double map_worth(Runs table, int seat, double time) noexcept nogil
@cython.locals(own=int, most=int, count=int)
cdef double stake(Runs table, int seat, int site, int lifted) noexcept nogil
@cython.locals(cards=int)
cdef double deck_worth(Runs table, int seat, double time) noexcept nogil
@cython.locals(run="short*", code=int)
cdef double open_worth(Runs table, int seat) noexcept nogil
@cython.locals(run="short*", place=int, colour=int)
cdef double lifted_worth(Runs table, int seat) noexcept nogil
cdef double lead_scale(Runs table) noexcept nogil
