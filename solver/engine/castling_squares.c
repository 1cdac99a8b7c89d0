/* The squares of orthodox castling on the usual board.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/castling_squares.h"

const struct castling_squares orthodox_castlings[4] = {
    {4, 6, 7, 5}, {4, 2, 0, 3}, {60, 62, 63, 61}, {60, 58, 56, 59}};
