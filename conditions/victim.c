/* The way of the man that moves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/victim.h"

#include "solver/engine/general_board.h"

bool leads_there(struct board *board, const struct turn *turn, unsigned walk) {
  const struct sight sight = {.crowd = crowd_for(board, turn->side),
                              .capturable = &board->of[opponent(turn->side)],
                              .moves = true,
                              .captures = true};
  struct steps steps;
  steps_begin(&steps);
  walk_steps(paths_of(board, walk), turn->side, turn->departure, &sight, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    if (steps.step[i].arrival == turn->arrival && steps.step[i].capture == turn->capture)
      return true;
  return false;
}
