/* Edge movers: every move of the side, also that which would capture a king, ends on the edge of
   the board.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/one_sided.h"
#include "solver/engine/general.h"

static void keep_edge(struct board *board, const struct rule *rule, enum colour side, square unit,
                      square origin, struct set *arrivals) {
  (void)unit, (void)origin;
  const struct geometry *geometry = board->geometry;
  if (!binds(rule, side))
    return;
  for (unsigned rank = 1; rank + 1 < geometry->ranks; rank++)
    for (unsigned file = 1; file + 1 < geometry->files; file++)
      set_remove(arrivals, square_at(geometry, file, rank));
}

const struct condition condition_white_edge_mover = {
    .names = {"WhiteEdgeMover", "BlancBordCoup", "WeisserRandzueger"},
    .sentence = "Every move of White ends on the edge of the board",
    .example = "Condition WhiteEdgeMover",
    .member = &bound_white,
    .geometry = {.depth = FOR_REACH, .narrow = keep_edge, .judge = JUDGES_MOVE},
};

const struct condition condition_black_edge_mover = {
    .names = {"BlackEdgeMover", "NoirBordCoup", "SchwarzerRandzueger"},
    .sentence = "Every move of Black ends on the edge of the board",
    .example = "Condition BlackEdgeMover",
    .member = &bound_black,
    .geometry = {.depth = FOR_REACH, .narrow = keep_edge, .judge = JUDGES_MOVE},
};
