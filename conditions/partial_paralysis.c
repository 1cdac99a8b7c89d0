/* Partial paralysis: a man that enemies observe may neither go to nor observe the squares that it
   would reach, from where it stands, as a man of their walks.

   Source: Sake tourney, WCCC 2017.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

/* Takes off what a man of the walk and side would reach from the square, moving or capturing. */
static void take_reach(struct board *board, enum colour side, square from, unsigned walk,
                       struct set *arrivals) {
  const struct sight sight = {.crowd = crowd_for(board, side),
                              .capturable = &board->of[opponent(side)],
                              .moves = true,
                              .captures = true};
  struct steps steps;
  steps_begin(&steps);
  walk_steps(paths_of(board, walk), side, from, &sight, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    set_remove(arrivals, steps.step[i].arrival);
}

static void paralyse_partly(struct board *board, const struct rule *rule, enum colour side,
                            square unit, square origin, struct set *arrivals) {
  (void)rule;
  for (unsigned i = 0; i < walks_in_use(board); i++) {
    const unsigned walk = walk_in_use(board, i);
    if (is_observed_by_walk(board, unit, opponent(side), walk, FOR_REACH))
      take_reach(board, side, origin, walk, arrivals);
  }
}

const struct condition condition_partial_paralysis = {
    .names = {"PartialParalysis", "ParalysePartielle", "PartielleParalyse"},
    .sentence = "A man that enemies observe can neither go nor capture as they do",
    .example = "Condition PartialParalysis",
    .geometry = {.depth = FOR_GUARD, .narrow = paralyse_partly, .judge = JUDGES_WALK},
};
