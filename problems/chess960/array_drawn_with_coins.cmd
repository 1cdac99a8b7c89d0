array --draw --method northam --seed 7
