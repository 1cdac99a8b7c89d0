replay --fog white --json game.pgn
