# C types for runs.py.
cimport cython
from .realm cimport Realm
from .constants cimport *
from .realm cimport BIT, MARKER_SITES, SITES_BESIDE, SPACES_BESIDE

cdef unsigned char OP[CODE_SIZE]
cdef unsigned char COUNT[CODE_SIZE]
cdef unsigned char PER[CODE_SIZE]
cdef unsigned char WHAT[CODE_SIZE]
cdef unsigned char WHERE[CODE_SIZE]
cdef unsigned char MAY[CODE_SIZE]
cdef unsigned char LIMIT[CODE_SIZE]
cdef unsigned short JUMP[CODE_SIZE]
cdef unsigned short ENTRY[CARDS]
cdef unsigned short REACTION[CARDS]

@cython.no_gc
cdef class Runs(Realm):
    @cython.locals(run="short*")
    cdef void begin_run(self, int seat, int card, int played, int code) noexcept nogil
    @cython.locals(run="short*")
    cdef void next(self) noexcept nogil
    @cython.locals(run="short*")
    cdef void jump(self) noexcept nogil
    @cython.locals(run="short*")
    cdef void done_once(self) noexcept nogil
    @cython.locals(run="short*", op=int)
    cdef void skip(self) noexcept nogil
    cdef bint is_optional(self) noexcept nogil
    @cython.locals(run="short*", cards=int)
    cdef bint may_find_only_itself(self) noexcept nogil
    @cython.locals(run="short*", seat=int)
    cdef int counted(self, int metric) noexcept nogil
    cdef int amount(self, int code) noexcept nogil
    @cython.locals(run="short*", code=int, number=int)
    cdef bint is_meant(self, int seat) noexcept nogil
    cdef bint is_adjacent(self, int seat, int place) noexcept nogil
    @cython.locals(site=int)
    cdef bint has_rival_there(self, int seat) noexcept nogil
    @cython.locals(site=int)
    cdef bint has_rival_spy_there(self, int seat) noexcept nogil
