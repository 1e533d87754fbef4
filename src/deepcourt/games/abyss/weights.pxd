# C types for weights.py.

cdef class Weights:
    cdef public double pearl
    cdef public double value
    cdef public double race
    cdef public double key
    cdef public double spoil
    cdef public double new_token
    cdef public double council_pile
    cdef public double affiliation
    cdef public double recruit
    cdef public double catch
    cdef public double threat
    cdef public double move
    cdef public double growth
    cdef public double hurry
