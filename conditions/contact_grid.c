/* Contact grid chess: the board is parted into cells of two by two squares; a move must lead to
   another cell, and after it the man must stand next to another one in a different cell.

   Reading: a man is reborn only where it has such a neighbour, as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static bool same_cell(const struct geometry *g, square one, square other) {
  return g->file[one] / 2 == g->file[other] / 2 && g->rank[one] / 2 == g->rank[other] / 2;
}

static void leave_cell(struct board *board, const struct rule *rule, enum colour side, square unit,
                       square origin, struct set *arrivals) {
  (void)rule, (void)side, (void)unit;
  const struct set all = *arrivals;
  for_set (to, &all, board->words)
    if (same_cell(board->geometry, origin, to))
      set_remove(arrivals, to);
}

static bool touches(const struct board *board, square where) {
  for (int files = -1; files <= 1; files++)
    for (int ranks = -1; ranks <= 1; ranks++) {
      const square near = geometry_step(board->geometry, where, files, ranks);
      if (near != NO_SQUARE && board->man[near].walk != NO_WALK &&
          !same_cell(board->geometry, where, near))
        return true;
    }
  return false;
}

static bool has_contact(struct board *board, const struct rule *rule, const struct turn *turn) {
  (void)rule;
  return (turn->now == NO_SQUARE || touches(board, turn->now)) &&
         (turn->partner_to == NO_SQUARE || touches(board, turn->partner_to));
}

const struct condition condition_contact_grid_chess = {
    .names = {"ContactGridChess", "ContactGrille", "KontaktGitter"},
    .sentence = "A move must lead to another cell of the grid, and next to a man outside that cell",
    .example = "Condition ContactGridChess",
    .geometry = {.depth = FOR_REACH, .narrow = leave_cell},
    .after = has_contact,
    .playcheck = true,
    .harbours = touches,
};
