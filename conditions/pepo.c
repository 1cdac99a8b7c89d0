/* Pepo: a king is in check only if two enemy men or more attack it, kings not counted; while one
   does, be it a king, it cannot move.  Reading: for the latter it does not matter whether the
   capture of the king would stand under another rule (as Popeye has it).

   Source: P. A. Petkov, KobulChess 2019.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* How many of the men are no kings? */
static unsigned count_others(const struct board *board, struct set men, enum colour by) {
  set_subtract(&men, &board->royal[by], board->words);
  return set_count(&men, board->words);
}

static void hold_attacked(struct board *board, const struct rule *rule, enum colour side,
                          struct set *acting) {
  (void)rule;
  const enum colour by = opponent(side);
  const struct set kings = board->royal[side];
  for_set (king, &kings, board->words)
    if (is_observed(board, king, by, FOR_CHECK))
      set_remove(acting, king);
}

static bool check_by_two(struct board *board, const struct rule *rule, enum colour side,
                         bool so_far) {
  (void)rule;
  const enum colour by = opponent(side);
  const struct set kings = board->royal[side];
  if (!so_far)
    return false;
  for_set (king, &kings, board->words)
    if (count_others(board, attackers(board, king, by), by) > 1)
      return true;
  return false;
}

const struct condition condition_pepo = {
    .names = {"Pepo", "Pepo", "Pepo"},
    .sentence = "A king is in check only if two men other than kings attack it, and cannot move "
                "while one does",
    .example = "Condition Pepo",
    .gate = {FOR_MOVES, hold_attacked},
    .check = check_by_two,
    .narrows_check = true,
};
