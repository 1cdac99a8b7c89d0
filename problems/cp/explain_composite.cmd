explain king_gives_check_to_the_king.inp a7-a8=Q
