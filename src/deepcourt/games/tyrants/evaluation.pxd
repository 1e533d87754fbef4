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

@cython.locals(time=double, rival=double, other=int)
cdef double lead(Runs table, int seat) noexcept nogil
@cython.locals(least=double, seat=int)
cdef double turns_left(Runs table) noexcept nogil
@cython.locals(worth=double)
cdef double prospect(Runs table, int seat, double time) noexcept nogil
@cython.locals(worth=double, site=int)
cdef double map_worth(Runs table, int seat, double time) noexcept nogil
@cython.locals(own=int, most=int, colour=int, count=int, worth=double)
cdef double stake(Runs table, int seat, int site, int lifted) noexcept nogil
@cython.locals(held=double, number=int, cards=int, worth=double, hand=double)
cdef double deck_worth(Runs table, int seat, double time) noexcept nogil
@cython.locals(worth=double, level=int, run="short*", code=int, number=int)
cdef double open_worth(Runs table, int seat) noexcept nogil
@cython.locals(run="short*", place=int, colour=int, worth=double)
cdef double lifted_worth(Runs table, int seat) noexcept nogil
cdef double lead_scale(Runs table) noexcept nogil
