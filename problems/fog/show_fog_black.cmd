show --fog black castles_through_attack.inp
