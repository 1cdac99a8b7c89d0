/* Checkless chess: a move may give check only if it mates.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* Checks that are answered by checks can go on for ever, as when neutral men give them: so many
   half-moves deep a check is taken not to mate. */
enum { DEEPEST = 16 };

static bool gives_no_check_but_mate(struct board *board, const struct rule *rule,
                                    const struct turn *turn) {
  (void)rule;
  const enum colour before = board->base.side;
  if (!is_in_check(board, opponent(turn->side)))
    return true;
  if (board->nested == DEEPEST)
    return false;
  board->nested++;
  board->base.side = opponent(turn->side);
  const bool mate = !any_legal(board);
  board->base.side = before;
  board->nested--;
  return mate;
}

const struct condition condition_checkless_chess = {
    .names = {"ChecklessChess", "SansEchecs", "OhneSchach"},
    .sentence = "A move may give check only if it mates",
    .example = "Condition ChecklessChess",
    .after = gives_no_check_but_mate,
};
