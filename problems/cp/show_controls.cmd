show --controls king_gives_check_to_the_king.inp
