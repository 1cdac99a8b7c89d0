/* The squares of one man, by the questions that rules ask.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/man_squares.h"

#include "solver/engine/general_board.h"

static void add_arrivals(struct position *position, square where, struct set *arrivals) {
  struct move_stack legal = {0};
  position->engine->legal_moves(position, &legal);
  for (size_t i = 0; i < legal.count; i++)
    if (departure_of(legal.moves[i]) == where)
      set_add(arrivals, arrival_of(legal.moves[i]));
  move_stack_free(&legal);
}

static void add_observed(struct board *board, square where, struct set *observed) {
  const enum colour side = board->base.side;
  if (!set_has(actors(board, side, FOR_OBSERVATION), where))
    return;
  for_set (target, &board->geometry->exists, board->words)
    if (unit_observes(board, where, target, side, FOR_OBSERVATION))
      set_add(observed, target);
}

void find_man_squares(struct position *position, square where, struct man_squares *squares) {
  *squares = (struct man_squares){0};
  add_arrivals(position, where, &squares->goes);
  add_observed(board_of(position), where, &squares->observes);
}
