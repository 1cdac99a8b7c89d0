/* CAST (capturing allowed for single targets): a man that could capture several men, kings
   included, captures none; in the inverse form only such a man captures.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

static const void *read_inverse(struct words *words) {
  static const char *const word[LANGUAGES] = {"Inverse", "Inverse", "Invers"};
  return read_flag(words, word);
}

static void count_targets(struct board *board, const struct rule *rule, enum colour side,
                          square unit, struct set *captures) {
  unsigned targets = 0;
  for_set (enemy, &board->of[opponent(side)], board->words)
    targets += unit_observes(board, unit, enemy, side, FOR_OBSERVATION);
  if ((targets > 1) != *(const bool *)rule->settings)
    set_clear(captures);
}

const struct condition condition_cast_chess = {
    .names = {"CASTChess", "CASTEchecs", "CASTSchach"},
    .sentence =
        "A man that could capture several men captures none; Inverse: only such a man captures",
    .example = "Condition CASTChess Inverse",
    .read = read_inverse,
    .take = {FOR_CHECK, count_targets},
};
