# C types for decisions.py.
from . cimport council, court, exploration, locations, powers, turn
from .constants cimport *
from .leviathan cimport decisions as leviathan
from .lists cimport list_court, list_hand, list_piles, list_set
from .table cimport AbyssTable

cdef int list_actions(AbyssTable table) noexcept nogil
cdef void answer(AbyssTable table, int action) noexcept nogil
cdef void proceed(AbyssTable table) noexcept nogil
cdef bint do_or_ask(AbyssTable table) noexcept nogil
