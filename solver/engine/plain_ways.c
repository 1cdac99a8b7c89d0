/* What the plain engine has to know of each castling: the squares that must be empty, those that
   the king crosses, and the moves that end the right to it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/plain_position.h"

#include <string.h>

/* The squares of one rank from one to the other, both included. */
static uint64_t way(square from, square to) {
  uint64_t squares = 0;
  for (unsigned where = from < to ? from : to; where <= (from < to ? to : from); where++)
    squares |= square_bit(where);
  return squares;
}

static struct plain_castling castling_on(const struct castling_squares *s) {
  const uint64_t men = square_bit(s->king) | square_bit(s->rook);
  const uint64_t arrivals = square_bit(s->king_to) | square_bit(s->rook_to);
  const uint64_t ends = square_bit(s->king) | square_bit(s->king_to);
  return (struct plain_castling){.king = (uint8_t)s->king,
                                 .king_to = (uint8_t)s->king_to,
                                 .rook = (uint8_t)s->rook,
                                 .rook_to = (uint8_t)s->rook_to,
                                 .empty =
                                     (way(s->king, s->king_to) | way(s->rook, s->rook_to)) & ~men,
                                 .crossed = way(s->king, s->king_to) & ~ends,
                                 .changed = men ^ arrivals};
}

void plain_find_ways(struct plain_ways *ways, const struct castling_squares *castlings) {
  memset(ways->rights_kept, 15, sizeof ways->rights_kept);
  for (unsigned i = 0; i < 4; i++) {
    const struct castling_squares *squares = &castlings[i];
    if (squares->king == NO_SQUARE) {
      ways->castling[i] = (struct plain_castling){NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0, 0, 0};
      continue;
    }
    ways->castling[i] = castling_on(squares);
    ways->rights_kept[squares->king] &= (uint8_t) ~(1u << i);
    ways->rights_kept[squares->rook] &= (uint8_t) ~(1u << i);
  }
}
