show from_a_to_b_1.inp
