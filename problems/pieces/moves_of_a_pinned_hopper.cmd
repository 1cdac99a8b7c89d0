show --moves b1 moves_of_pinned_men.inp
