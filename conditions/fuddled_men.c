/* Fuddled men: the man that a side has moved is fuddled until the side has moved again: it cannot
   move and gives no check.  In castling, and where two men change places, both have moved.

   Source: J. Beasley, British Chess Magazine 1987.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* The memory, by colour: the squares of the fuddled men, plus one; 0 for none.  Two have moved in
   castling. */
enum { PARTNER = 10, SQUARE = 1023 };

static uint64_t noted(square where) {
  return where == NO_SQUARE ? 0 : where + 1u;
}

static void fuddle(struct board *board, const struct rule *rule, struct turn *turn) {
  const enum colour enemy = opponent(turn->side);
  const uint64_t theirs = recall(board, rule, enemy), victim = noted(turn->capture);
  edit_memory(board, rule, turn->side, noted(turn->now) | noted(turn->partner_to) << PARTNER);
  if (victim != 0 && (theirs & SQUARE) == victim)
    edit_memory(board, rule, enemy, theirs & ~(uint64_t)SQUARE);
  else if (victim != 0 && theirs >> PARTNER == victim)
    edit_memory(board, rule, enemy, theirs & SQUARE);
}

static void leave_out(struct board *board, const struct rule *rule, enum colour side,
                      struct set *acting) {
  const uint64_t fuddled = recall(board, rule, side);
  if ((fuddled & SQUARE) != 0)
    set_remove(acting, (square)((fuddled & SQUARE) - 1));
  if (fuddled >> PARTNER != 0)
    set_remove(acting, (square)((fuddled >> PARTNER) - 1));
}

static void wake(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, board->base.side, 0);
}

const struct condition condition_fuddled_men = {
    .names = {"FuddledMen", "FuddledMen", "FuddledMen"},
    .sentence = "The man that a side has moved cannot be moved with its next move and gives no "
                "check until then",
    .example = "Condition FuddledMen",
    .memory = 2,
    .pass = wake,
    .gate = {FOR_CHECK, leave_out},
    .effects = {{.slot = SLOT_LAST, .changes = ONLY_NOTES, .act = fuddle}},
};
