perft --depth 8 game_array_first_moves.inp
