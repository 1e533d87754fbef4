# C types for powers.py.
from ...core.game cimport NOBODY
from . cimport council, decisions, locations
from .constants cimport *
from .leviathan cimport lords as leviathan_lords
from .lists cimport list_court, list_hand, list_piles, list_set
from .table cimport BIT, TURN_LORDS, VERB_OF, AbyssTable, lowest

cdef int NO_DECISION
cdef unsigned char OWN_DECISION[LORDS]
cdef unsigned char OPPONENTS_DECISION[LORDS]
cdef unsigned char ARRIVAL_PEARLS[LORDS]
cdef unsigned char ROBBED_PEARLS[LORDS]
cdef unsigned char LOCATIONS_DRAWN[LORDS]
cdef unsigned char EXTRA_TURN[LORDS]

cdef void enlist(AbyssTable table, int lord) noexcept nogil
cdef bint is_exposed(AbyssTable table, int seat) noexcept nogil
cdef void call_opponents(AbyssTable table, int kind) noexcept nogil
cdef bint must_discard_one(AbyssTable table) noexcept nogil
cdef bint must_disarm(AbyssTable table) noexcept nogil
cdef void rob_opponents(AbyssTable table, int count) noexcept nogil
cdef bint disable_or_ask(AbyssTable table, int victim) noexcept nogil
cdef void disable(AbyssTable table, int victim, int lord) noexcept nogil
cdef int list_hunt(AbyssTable table) noexcept nogil
cdef bint hunt_or_ask(AbyssTable table) noexcept nogil
cdef int token_total(AbyssTable table, int seat) noexcept nogil
cdef int new_token_total(AbyssTable table, int seat) noexcept nogil
cdef void hunt(AbyssTable table, int choice) noexcept nogil
cdef int list_illusion(AbyssTable table) noexcept nogil
cdef int or_pass(AbyssTable table, int n) noexcept nogil
cdef void answer_illusion(AbyssTable table, int action) noexcept nogil
cdef void exchange(AbyssTable table, int location) noexcept nogil
cdef bint can_corrupt(AbyssTable table) noexcept nogil
cdef int list_corruption(AbyssTable table) noexcept nogil
cdef void answer_corruption(AbyssTable table, int action) noexcept nogil
cdef void take_court_lord(AbyssTable table, int lord) noexcept nogil
cdef unsigned long long others_free(AbyssTable table, int intriguer) noexcept nogil
cdef bint can_betray(AbyssTable table) noexcept nogil
cdef int list_betrayals(AbyssTable table) noexcept nogil
cdef void answer_betrayal(AbyssTable table, int action) noexcept nogil
cdef bint can_scheme(AbyssTable table) noexcept nogil
cdef int list_schemes(AbyssTable table) noexcept nogil
cdef void answer_scheme(AbyssTable table, int action) noexcept nogil
cdef void seek_location(AbyssTable table, int lord) noexcept nogil
cdef int list_powers(AbyssTable table, int n) noexcept nogil
cdef bint is_ready(AbyssTable table, int lord) noexcept nogil
cdef bint is_used(AbyssTable table, int lord) noexcept nogil
cdef void use(AbyssTable table, int action) noexcept nogil
cdef void slaver(AbyssTable table, int ally) noexcept nogil
cdef void oracle(AbyssTable table, int race) noexcept nogil
cdef void opportunist(AbyssTable table, int lord) noexcept nogil
