# C types for locations.py.
cimport cython
from .accessors cimport AbyssAccessors
from .constants cimport *
from .table cimport BIT, LORD_KEYS, count_bits

@cython.no_gc
cdef class Locations(AbyssAccessors):
    cdef void proceed(self) noexcept nogil
    cdef bint opens_location(self, int seat) noexcept nogil
    @cython.locals(n=int, count=int)
    cdef int list_location(self) noexcept nogil
    @cython.locals(location=int)
    cdef int list_locations(self, int n, unsigned long long mask) noexcept nogil
    @cython.locals(drawing=int, location=int)
    cdef void seek_location(self) noexcept nogil
    @cython.locals(location=int)
    cdef void draw_locations(self, int count) noexcept nogil
    @cython.locals(location=int)
    cdef void claim_or_ask(self) noexcept nogil
    cdef void claim(self, int location) noexcept nogil
    cdef void take_available(self, int location) noexcept nogil
    cdef void control(self, int location) noexcept nogil
    @cython.locals(usable=cython.ulonglong, me=int, mask=cython.ulonglong, ones=int, lord=int)
    cdef unsigned long long usable_key_lords(self) noexcept nogil
    @cython.locals(me=int, mask=cython.ulonglong, ones=int, lord=int)
    cdef bint tokens_usable(self) noexcept nogil
    @cython.locals(n=int, usable=cython.ulonglong, lord=int)
    cdef int list_keys(self) noexcept nogil
    @cython.locals(n=int)
    cdef void choose_keys(self) noexcept nogil
    cdef void use_key(self, int action) noexcept nogil
    cdef void tuck(self, int lord) noexcept nogil
    cdef void keep_or_search(self) noexcept nogil
    cdef int list_search(self) noexcept nogil
    @cython.locals(location=int)
    cdef void search(self, int action) noexcept nogil
    @cython.locals(lord=int)
    cdef void move_lords(self, int old, int new) noexcept nogil
