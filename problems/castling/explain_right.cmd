explain no_castling_option.inp 0-0
