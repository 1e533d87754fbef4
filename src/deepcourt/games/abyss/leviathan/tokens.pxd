# C types for tokens.py.
from .. cimport council, decisions
from ..constants cimport *
from ..table cimport AbyssTable

cdef int list_token_piles(AbyssTable table) noexcept nogil
cdef bint take_tokens_or_ask(AbyssTable table) noexcept nogil
cdef void take_tokens(AbyssTable table, int count) noexcept nogil
cdef int held(AbyssTable table, int token) noexcept nogil
cdef bint holds_any(AbyssTable table) noexcept nogil
cdef int list_reveals(AbyssTable table) noexcept nogil
cdef void answer_reveal(AbyssTable table, int action) noexcept nogil
cdef void keep_fresh(AbyssTable table) noexcept nogil
cdef void reveal(AbyssTable table, int token) noexcept nogil
