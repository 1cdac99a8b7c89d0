show --controls proof_game_1.inp
