# C types for score.py.
cimport cython
from .realm cimport Realm
from .constants cimport *
from .realm cimport BIT, SITE_POINTS
from .table cimport POINTS_IN_CIRCLE, POINTS_IN_DECK

cdef int total_score(Realm realm, int seat) noexcept nogil
@cython.locals(points=int)
cdef int deck_points(Realm realm, int seat) noexcept nogil
@cython.locals(points=int, number=int)
cdef int circle_points(Realm realm, int seat) noexcept nogil
