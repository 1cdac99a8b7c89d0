/* The game array as the rebirth rules see it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"

#include "solver/engine/general_plan.h"

#include <string.h>

/* The file, of two that mirror each other, whose square on the base rank has the wanted colour. */
static unsigned file_by_colour(const struct geometry *geometry, unsigned file, unsigned rank,
                               bool dark) {
  if (is_dark(geometry, square_at(geometry, file, rank)) == dark)
    return file;
  return geometry->files - 1 - file;
}

bool is_in_array(const struct board *board, unsigned walk) {
  return memchr(board->plan->setup.officers, (int)walk, ARRAY_FILES) != NULL;
}

/* The file of the array for a walk, if its man stands on this rank on a square of this colour; the
   other one for walks that the array does not know. */
static unsigned home_file(const struct board *board, unsigned walk, unsigned rank, bool dark,
                          unsigned other) {
  const uint8_t *officers = board->plan->setup.officers;
  for (unsigned file = 0; file < ARRAY_FILES; file++)
    if (officers[file] == walk)
      return officers[ARRAY_FILES - 1 - file] == walk
                 ? file_by_colour(board->geometry, file, rank, dark)
                 : file;
  return other;
}

static square existing(const struct geometry *geometry, unsigned file, unsigned rank) {
  square where = square_at(geometry, file, rank);
  return set_has(&geometry->exists, where) ? where : NO_SQUARE;
}

unsigned promotion_rank(const struct board *board, enum colour side) {
  const unsigned top = board->geometry->ranks - 1;
  const unsigned early = board->plan->setup.early_promotion;
  return side == WHITE ? top - early : early;
}

square rebirth_square(const struct board *board, unsigned walk, enum colour side, square from) {
  const struct geometry *geometry = board->geometry;
  unsigned top = geometry->ranks - 1, base = side == WHITE ? 0 : top, rank = base;
  if (is_pawn(board, walk))
    rank = side == WHITE ? 1 : top - 1;
  else if (!is_in_array(board, walk))
    rank = promotion_rank(board, side);
  return existing(
      geometry, home_file(board, walk, base, is_dark(geometry, from), geometry->file[from]), rank);
}

square rank_rebirth_square(const struct board *board, unsigned walk, square from, bool mirrored) {
  const struct geometry *geometry = board->geometry;
  const unsigned rank = geometry->rank[from];
  const bool dark = is_dark(geometry, from) != mirrored;
  return existing(geometry, home_file(board, walk, rank, dark, geometry->file[from]), rank);
}

/* What the array has on a square of the usual board. */
static struct man array_man(const struct setup *setup, square where) {
  const unsigned rank = where / ARRAY_FILES;
  const uint8_t owners = rank < 2 ? OF_WHITE : OF_BLACK;
  if (rank == 0 || rank == 7)
    return (struct man){.walk = setup->officers[where % ARRAY_FILES], .owners = owners};
  if (rank == 1 || rank == 6)
    return (struct man){.walk = setup->standard[PAWN], .owners = owners};
  return (struct man){.walk = NO_WALK};
}

bool is_game_array(const struct board *board) {
  const struct geometry *geometry = board->geometry;
  if (geometry->files != ARRAY_FILES || geometry->ranks != ARRAY_FILES)
    return false;
  for (square where = 0; where < ARRAY_FILES * ARRAY_FILES; where++) {
    const struct man man = board->man[where], wanted = array_man(&board->plan->setup, where);
    if (man.walk != wanted.walk || man.owners != wanted.owners)
      return false;
  }
  return true;
}
