# C types for decisions.py.
from .. cimport decisions, exploration
from ..constants cimport *
from ..lists cimport list_hand, list_set
from ..table cimport AbyssTable
from . cimport border, fights, lords, martial_law, monsters, tokens

cdef int list_actions(AbyssTable table) noexcept nogil
cdef void answer(AbyssTable table, int action) noexcept nogil
cdef bint do_or_ask(AbyssTable table) noexcept nogil
