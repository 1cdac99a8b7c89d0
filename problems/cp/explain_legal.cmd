explain --json king_gives_check_to_the_king.inp a7a8b
