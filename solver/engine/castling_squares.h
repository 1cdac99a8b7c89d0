/* Where king and rook stand before castling and after it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CASTLING_SQUARES_H
#define PREMIER_CASTLING_SQUARES_H

#include "solver/board/square.h"

struct castling_squares {
  square king, king_to, rook, rook_to;
};

/* On the usual board, in the order of the CASTLE_… bits. */
extern const struct castling_squares orthodox_castlings[4];

#endif
