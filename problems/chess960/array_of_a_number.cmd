array 518
