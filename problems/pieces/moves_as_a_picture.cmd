show --moves d2 --svg moves_of_pinned_men.inp
