# C types for weights.py.

cdef class Weights:
    cdef public double power
    cdef public double influence
    cdef public double spy
    cdef public double supply
    cdef public double reach
    cdef public double held_space
    cdef public double margin
    cdef public double contest
    cdef public double marker_income
    cdef public double hand
    cdef public double deck
    cdef public double deployed_in_a_turn
    cdef public double bought_in_a_turn
    cdef public double longest
    cdef public double lead_scale_at_end
    cdef public double lead_scale
