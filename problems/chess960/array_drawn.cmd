array --draw --seed 7
