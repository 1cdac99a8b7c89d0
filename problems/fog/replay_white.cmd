replay --fog white game.pgn
