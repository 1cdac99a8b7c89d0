explain kings_side_by_side.inp Kg6-h5
