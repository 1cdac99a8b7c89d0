show --moves d2 moves_of_pinned_men.inp
