# C types for weights.py.

cdef class Weights:
    cdef public double pearl
    cdef public double first_key
    cdef public double second_key
    cdef public double location
    cdef public double draw
    cdef public double hurry
    cdef public double opening
    cdef public double power
