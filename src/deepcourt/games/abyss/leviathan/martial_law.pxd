# C types for martial_law.py.
from .. cimport turn
from ..constants cimport *
from ..lists cimport list_hand
from ..table cimport AbyssTable

cdef bint ask_if_due(AbyssTable table) noexcept nogil
cdef int list_answers(AbyssTable table) noexcept nogil
cdef void answer(AbyssTable table, int action) noexcept nogil
