# C types for locations.py.
from . cimport decisions
from .constants cimport *
from .lists cimport list_set
from .table cimport (
    BIT, LORD_KEYS, SINGLE_KEY_LORDS, TRIPLE_KEY_LORDS, VERB_OF, AbyssTable, count_bits, lowest,
)

cdef bint opens_location(AbyssTable table, int seat) noexcept nogil
cdef int list_locations(AbyssTable table) noexcept nogil
cdef void take_or_draw(AbyssTable table, int action) noexcept nogil
cdef void take_only(AbyssTable table) noexcept nogil
cdef void draw(AbyssTable table, int count) noexcept nogil
cdef void claim_or_ask(AbyssTable table) noexcept nogil
cdef void claim(AbyssTable table, int location) noexcept nogil
cdef void take_available(AbyssTable table, int location) noexcept nogil
cdef void control(AbyssTable table, int location) noexcept nogil
cdef unsigned long long usable_key_lords(AbyssTable table) noexcept nogil
cdef bint single_keys_suffice(AbyssTable table) noexcept nogil
cdef int list_keys(AbyssTable table) noexcept nogil
cdef void choose_keys(AbyssTable table) noexcept nogil
cdef void use_key(AbyssTable table, int action) noexcept nogil
cdef void tuck(AbyssTable table, int lord) noexcept nogil
cdef void keep_or_search(AbyssTable table) noexcept nogil
cdef int list_search(AbyssTable table) noexcept nogil
cdef void search(AbyssTable table, int action) noexcept nogil
cdef void move_lords(AbyssTable table, int old, int new) noexcept nogil
