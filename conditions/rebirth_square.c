/* The square of a rebirth where the rule offers no choice.
   Sources: the articles of P. Monréal and J.-P. Boyer (1968) and the glossary of the field; what
   they leave open as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"
#include "conditions/rebirth.h"

static square existing(const struct geometry *geometry, int file, int rank) {
  if (file < 0 || rank < 0 || file >= (int)geometry->files || rank >= (int)geometry->ranks)
    return NO_SQUARE;
  square where = square_at(geometry, (unsigned)file, (unsigned)rank);
  return set_has(&geometry->exists, where) ? where : NO_SQUARE;
}

/* Where the man with this identity stood in the diagram. */
static square diagram_square(const struct board *board, struct man man) {
  const struct setup *setup = general_setup(board);
  for (square where = 0; man.id && where < setup->geometry.squares; where++)
    if (setup->men[where].id == man.id && setup->men[where].walk != NO_WALK)
      return where;
  return NO_SQUARE;
}

/* From the capture square by the vector of the move, or its reverse. */
static square displaced(const struct board *board, const struct candidate *candidate, bool back) {
  const struct geometry *g = board->geometry;
  int files = g->file[candidate->arrival] - g->file[candidate->departure];
  int ranks = g->rank[candidate->arrival] - g->rank[candidate->departure];
  return existing(g, g->file[candidate->from] + (back ? -files : files),
                  g->rank[candidate->from] + (back ? -ranks : ranks));
}

/* By whose walk and side the array is asked. */
struct model {
  unsigned walk;
  enum colour side;
};

static struct model model_of(const struct rebirth *rebirth, const struct candidate *candidate) {
  struct model model = {reborn_walk(rebirth, candidate), candidate->side};
  if (rebirth->couscous)
    model = (struct model){candidate->other_now != NO_WALK ? candidate->other_now
                                                           : candidate->other.walk,
                           candidate->other_side};
  if (rebirth->mirrored)
    model.side = opponent(model.side);
  return model;
}

/* The rank where a man of this model begins the game; of walks that the array has not, the one
   where the board ends for it, Glasgow or not (as Popeye has it). */
static int home_rank(const struct board *board, struct model model) {
  const int top = (int)board->geometry->ranks - 1;
  const bool pawn = is_pawn(board, model.walk);
  const bool last = !pawn && !is_in_array(board, model.walk);
  return (model.side == WHITE) != last ? pawn : top - pawn;
}

static square in_array(const struct board *board, const struct rebirth *rebirth,
                       const struct candidate *candidate) {
  const struct geometry *g = board->geometry;
  const struct model model = model_of(rebirth, candidate);
  const int file = g->file[candidate->from];
  if (rebirth->shift == PROMOTED_TO_PROMOTION_RANK && (candidate->man.marks & MARK_FRISCHAUF))
    return existing(g, file, (int)promotion_rank(board, model.side));
  if (rebirth->place == ON_FILE)
    return existing(g, file, home_rank(board, model));
  if (rebirth->shift == ONTO_RANK)
    return rank_rebirth_square(board, model.walk, candidate->from, rebirth->mirrored);
  return rebirth_square(board, model.walk, model.side, candidate->from);
}

static square shifted(const struct board *board, enum rebirth_shift shift, square from,
                      square where) {
  const struct geometry *g = board->geometry;
  if (where == NO_SQUARE)
    return where;
  int file = (int)g->files - 1 - g->file[where], rank = g->rank[where];
  switch (shift) {
  case DIAMETRAL:
    return existing(g, file, (int)g->ranks - 1 - rank);
  case VERTICAL_MIRROR:
    return existing(g, file, rank);
  case ONTO_RANK:
    return existing(g, g->file[where], g->rank[from]);
  default:
    return where;
  }
}

static square unshifted(const struct board *board, const struct rebirth *rebirth,
                        const struct candidate *candidate) {
  const struct geometry *g = board->geometry;
  const int file = g->file[candidate->from], rank = g->rank[candidate->from];
  const int other_file = (int)g->files - 1 - file, other_rank = (int)g->ranks - 1 - rank;
  switch (rebirth->place) {
  case BY_SYMMETRY:
    return existing(g, other_file, other_rank);
  case BY_VERTICAL_SYMMETRY:
    return existing(g, other_file, rank);
  case BY_HORIZONTAL_SYMMETRY:
    return existing(g, file, other_rank);
  case AT_ANTIPODES:
    return existing(g, (file + 4) % 8, (rank + 4) % 8);
  case IN_DIAGRAM:
    return diagram_square(board, rebirth->couscous ? candidate->other : candidate->man);
  case ON_DEPARTURE:
    return candidate->departure;
  case ON_CAPTURE_SQUARE:
    return candidate->from;
  case BY_VECTOR:
    return displaced(board, candidate, rebirth->mirrored);
  default:
    return in_array(board, rebirth, candidate);
  }
}

square fixed_rebirth(const struct board *board, const struct rebirth *rebirth,
                     const struct candidate *candidate) {
  return shifted(board, rebirth->shift, candidate->from, unshifted(board, rebirth, candidate));
}
