/* The game array as the rebirth rules see it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"

#include "solver/engine/general_plan.h"

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

/* What the array has on a square of the usual board. */
static struct man array_man(const uint8_t *officers, square where) {
  const unsigned rank = where / ARRAY_FILES;
  const uint8_t owners = rank < 2 ? OF_WHITE : OF_BLACK;
  if (rank == 0 || rank == 7)
    return (struct man){.walk = officers[where % ARRAY_FILES], .owners = owners};
  if (rank == 1 || rank == 6)
    return (struct man){.walk = PAWN, .owners = owners};
  return (struct man){.walk = NO_WALK};
}

bool is_game_array(const struct board *board) {
  const struct geometry *geometry = board->geometry;
  const uint8_t *officers = board->plan->setup.officers;
  if (geometry->files != ARRAY_FILES || geometry->ranks != ARRAY_FILES)
    return false;
  for (square where = 0; where < ARRAY_FILES * ARRAY_FILES; where++) {
    const struct man man = board->man[where], wanted = array_man(officers, where);
    if (man.walk != wanted.walk || man.owners != wanted.owners)
      return false;
  }
  return true;
}
