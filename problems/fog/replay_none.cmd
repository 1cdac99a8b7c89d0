replay --fog none game.pgn
