/* Actuated revolving centre: after a move to or from one of the four squares in the middle these
   turn clockwise by a quarter, with the men on them.  Actuated revolving board: after each move the
   whole board does.

   Source: I. Richardson and R. Turnbull, Variant Chess 1999.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void ask_for_square_board(const struct rule *rule, struct setup *setup) {
  (void)rule;
  if (setup->frame.files != setup->frame.ranks)
    setup->refusal = "only a square board can turn by a quarter";
}

static void swap(struct board *board, square one, square other) {
  const bool first = set_has(&board->occupied, one), second = set_has(&board->occupied, other);
  if (first && second)
    edit_exchange(board, one, other);
  else if (first)
    edit_move(board, one, other);
  else if (second)
    edit_move(board, other, one);
}

/* The four squares that follow each other clockwise, beginning with the one on this file and rank
   below and left of the middle. */
static void turn_ring(struct board *board, unsigned file, unsigned rank) {
  const struct geometry *g = board->geometry;
  const unsigned last = g->files - 1;
  const square ring[4] = {square_at(g, file, rank), square_at(g, rank, last - file),
                          square_at(g, last - file, last - rank), square_at(g, last - rank, file)};
  for (unsigned i = 1; i < 4; i++)
    swap(board, ring[0], ring[i]);
}

static bool is_central(const struct geometry *g, square where) {
  const unsigned middle = g->files / 2;
  return (g->file[where] == middle || g->file[where] == middle - 1) &&
         (g->rank[where] == middle || g->rank[where] == middle - 1);
}

static void turn_centre(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  const unsigned middle = board->geometry->files / 2;
  if (board->geometry->files % 2 == 0 &&
      (is_central(board->geometry, turn->departure) || is_central(board->geometry, turn->arrival)))
    turn_ring(board, middle - 1, middle - 1);
}

static void turn_board(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  const unsigned size = board->geometry->files;
  turn->revolved = true;
  for (unsigned rank = 0; rank < size / 2; rank++)
    for (unsigned file = 0; file < (size + 1) / 2; file++)
      turn_ring(board, file, rank);
}

enum { REVOLVING_CHANGES = CHANGES_PLACE | CHANGES_OTHERS };

const struct condition condition_actuated_revolving_centre = {
    .names = {"ActuatedRevolvingCentre", "ActuatedRevolvingCentre", "ActuatedRevolvingCentre"},
    .sentence = "After a move to or from the four squares in the middle these turn by a quarter",
    .example = "Condition ActuatedRevolvingCentre",
    .squares = ask_for_square_board,
    .effects = {{.slot = SLOT_REVOLVING,
                 .changes = REVOLVING_CHANGES,
                 .act = turn_centre,
                 .telling = TOLD_NOT}},
};

const struct condition condition_actuated_revolving_board = {
    .names = {"ActuatedRevolvingBoard", "ActuatedRevolvingBoard", "ActuatedRevolvingBoard"},
    .sentence = "After each move the board turns by a quarter",
    .example = "Condition ActuatedRevolvingBoard",
    .squares = ask_for_square_board,
    .effects = {{.slot = SLOT_REVOLVING,
                 .changes = REVOLVING_CHANGES,
                 .act = turn_board,
                 .telling = TOLD_NOT}},
};
