replay --fog black game.moves
