/* Madrasi: a man observed by an enemy man of the same walk is paralysed: it cannot move, capture or
   check, and has no power but to paralyse in its turn.  Kings are exempt unless RexInclusive.
   Source: A. J. Karwatkar, 1979.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/paralysis.h"
#include "conditions/set_up.h"

static void paralyse(struct board *board, const struct rule *rule, enum colour side,
                     struct set *acting) {
  const bool *with_kings = rule->settings;
  const struct set men = *acting;
  for_set (unit, &men, board->words)
    if ((*with_kings || !is_royal(board, unit)) && is_paralysed_by_like(board, unit, side))
      set_remove(acting, unit);
}

const struct condition condition_madrasi = {
    .names = {"Madrasi", "Madrasi", "Madrasi"},
    .sentence = "A man observed by an enemy man of the same kind is paralysed: it cannot move, "
                "capture or check; kings are exempt unless RexInclusive",
    .example = "Condition Madrasi RexInclusive",
    .read = read_rex_inclusive,
    .gate = {FOR_GUARD, paralyse},
};
