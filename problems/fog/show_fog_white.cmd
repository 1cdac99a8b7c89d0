show --fog white castles_through_attack.inp
