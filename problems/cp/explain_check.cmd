explain king_left_to_the_bishop.inp Kf5-f4
