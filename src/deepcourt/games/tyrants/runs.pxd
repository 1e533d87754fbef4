# C types for runs.py.
cimport cython
from .realm cimport Realm
from .constants cimport (
    ANY_CARD, CIRCLE_CARDS, CONTROLLED_SITES, DISCARD, DO_DISCARD, DO_FOCUS, DO_PAY,
    DO_PLACE_SPY, DO_SUPPLANT, EITHER, HELD_MARKERS, IN_PLAY, KILLS, MOST_RUNS, NO_COLOUR,
    NO_SEAT, NO_SITE, ONCE, ORDER, PLAYER, PLAYER_TROPHIES, PROMOTE, PROMOTE_INSTEAD, PUT,
    RECALL, REDEPLOY, RETURNED_SITES, RUN_ANCHOR, RUN_BACK, RUN_CARD, RUN_CODE, RUN_DEPLOYED,
    RUN_FIELDS, RUN_FIGURE, RUN_FORCER, RUN_KILLS, RUN_LEFT, RUN_PLACED, RUN_PLAYED, RUN_SEAT,
    RUN_SITE, RUN_VICTIM, RUN_WHOM, SITES, SPIES, START, TOTAL_SITES, TROPHIES, TURN, WHITE,
    WHITE_TROPHIES, WITH_TROOP_ADJACENT, WITH_TROOP_THERE,
)
from .realm cimport BIT, MARKER_SITES, SITES_BESIDE, SPACES_BESIDE

cdef unsigned char OP[608]
cdef unsigned char COUNT[608]
cdef unsigned char PER[608]
cdef unsigned char WHAT[608]
cdef unsigned char WHERE[608]
cdef unsigned char MAY[608]
cdef unsigned char LIMIT[608]
cdef unsigned short JUMP[608]
cdef unsigned short ENTRY[125]
cdef unsigned short REACTION[125]

@cython.no_gc
cdef class Runs(Realm):
    cdef readonly int depth
    cdef short runs[6][23]

    cdef void allocate(self)
    @cython.locals(level=int, field=int)
    cdef void copy_runs(self, Runs source) noexcept nogil
    @cython.locals(run="short*", field=int)
    cdef void begin_run(self, int seat, int card, int played, int code) noexcept nogil
    @cython.locals(run="short*")
    cdef void next(self) noexcept nogil
    @cython.locals(run="short*")
    cdef void jump(self) noexcept nogil
    @cython.locals(run="short*")
    cdef void done_once(self) noexcept nogil
    @cython.locals(run="short*", op=int)
    cdef void skip(self) noexcept nogil
    @cython.locals(kind=int)
    cdef bint is_optional(self) noexcept nogil
    @cython.locals(run="short*", number=int, cards=int)
    cdef bint may_find_only_itself(self) noexcept nogil
    @cython.locals(run="short*", seat=int)
    cdef int counted(self, int metric) noexcept nogil
    cdef int amount(self, int code) noexcept nogil
    @cython.locals(run="short*", code=int, number=int)
    cdef bint is_meant(self, int seat) noexcept nogil
    cdef bint is_adjacent(self, int seat, int place) noexcept nogil
    @cython.locals(site=int, other=int)
    cdef bint has_rival_there(self, int seat) noexcept nogil
    @cython.locals(site=int, other=int)
    cdef bint has_rival_spy_there(self, int seat) noexcept nogil
