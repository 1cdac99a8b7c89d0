/* The game array as the rebirth rules see it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"

/* The file, of two that mirror each other, whose square on the base rank has the wanted colour. */
static unsigned file_by_colour(const struct geometry *geometry, unsigned file, unsigned rank,
                               bool dark) {
  if (is_dark(geometry, square_at(geometry, file, rank)) == dark)
    return file;
  return geometry->files - 1 - file;
}

square rebirth_square(const struct board *board, unsigned walk, enum colour side, square from) {
  const struct geometry *geometry = board->geometry;
  bool dark = is_dark(geometry, from);
  unsigned top = geometry->ranks - 1;
  unsigned base = side == WHITE ? 0 : top, file = geometry->file[from], rank = base;
  switch (walk) {
  case KING:
    file = 4;
    break;
  case QUEEN:
    file = 3;
    break;
  case ROOK:
    file = file_by_colour(geometry, 0, base, dark);
    break;
  case KNIGHT:
    file = file_by_colour(geometry, 1, base, dark);
    break;
  case BISHOP:
    file = file_by_colour(geometry, 2, base, dark);
    break;
  default:
    if (is_pawn(board, walk))
      rank = side == WHITE ? 1 : top - 1;
    else
      rank = top - base;
  }
  square home = square_at(geometry, file, rank);
  return set_has(&geometry->exists, home) ? home : NO_SQUARE;
}
