# C types for turn.py.
from ...core.game cimport NOBODY
from . cimport council, court, decisions, exploration, locations, powers
from .constants cimport *
from .leviathan cimport border, martial_law
from .lists cimport list_piles
from .payment cimport recruitable
from .table cimport ALLY_VALUE, BIT, TURN_LORDS, VERB_OF, AbyssTable

cdef void begin(AbyssTable table, int seat) noexcept nogil
cdef int list_actions(AbyssTable table) noexcept nogil
cdef void play(AbyssTable table, int action) noexcept nogil
cdef bint close(AbyssTable table) noexcept nogil
cdef int list_last_powers(AbyssTable table) noexcept nogil
cdef void answer_last_powers(AbyssTable table, int action) noexcept nogil
cdef void end(AbyssTable table) noexcept nogil
cdef void end_game(AbyssTable table) noexcept nogil
