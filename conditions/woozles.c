/* Woozles: a man may not capture or give check while it and a man of its own side (BiWoozles: of
   the enemy) observe each other.  Heffalumps and BiHeffalumps: it may not do so along the line on
   which they observe each other.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

static bool meets(struct board *board, square unit, enum colour side, square other,
                  enum colour other_side) {
  return unit_observes(board, other, unit, other_side, FOR_REACH) &&
         unit_observes(board, unit, other, side, FOR_REACH);
}

static void stop(struct board *board, const struct rule *rule, enum colour side,
                 enum colour other_side, square unit, struct set *captures) {
  const bool without_kings = *(const bool *)rule->settings;
  if (without_kings && is_royal(board, unit))
    return;
  struct set others = board->of[other_side];
  set_remove(&others, unit);
  if (without_kings)
    set_subtract(&others, &board->royal[other_side], board->words);
  for_set (other, &others, board->words)
    if (meets(board, unit, side, other, other_side)) {
      set_clear(captures);
      return;
    }
}

/* Do the two squares lie on one line with the first one, on either side of it? */
static bool in_line(const struct geometry *g, square from, square one, square other) {
  const int files[2] = {g->file[one] - g->file[from], g->file[other] - g->file[from]};
  const int ranks[2] = {g->rank[one] - g->rank[from], g->rank[other] - g->rank[from]};
  return files[0] * ranks[1] == files[1] * ranks[0];
}

static void stop_in_line(struct board *board, const struct rule *rule, enum colour side,
                         enum colour other_side, square unit, struct set *captures) {
  const bool without_kings = *(const bool *)rule->settings;
  if (without_kings && is_royal(board, unit))
    return;
  struct set others = board->of[other_side];
  set_remove(&others, unit);
  if (without_kings)
    set_subtract(&others, &board->royal[other_side], board->words);
  for_set (other, &others, board->words) {
    if (!meets(board, unit, side, other, other_side))
      continue;
    const struct set targets = *captures;
    for_set (target, &targets, board->words)
      if (in_line(board->geometry, unit, other, target))
        set_remove(captures, target);
  }
}

static void stop_in_line_by_own(struct board *board, const struct rule *rule, enum colour side,
                                square unit, struct set *captures) {
  stop_in_line(board, rule, side, side, unit, captures);
}

static void stop_in_line_by_enemy(struct board *board, const struct rule *rule, enum colour side,
                                  square unit, struct set *captures) {
  stop_in_line(board, rule, side, opponent(side), unit, captures);
}

static void stop_by_own(struct board *board, const struct rule *rule, enum colour side, square unit,
                        struct set *captures) {
  stop(board, rule, side, side, unit, captures);
}

static void stop_by_enemy(struct board *board, const struct rule *rule, enum colour side,
                          square unit, struct set *captures) {
  stop(board, rule, side, opponent(side), unit, captures);
}

const struct condition condition_woozles = {
    .names = {"Woozles", "Woozles", "Woozles"},
    .sentence =
        "A man may not capture or give check while it and a man of its own side observe each other",
    .example = "Condition Woozles",
    .read = read_rex_exclusive,
    .take = {FOR_GUARD, stop_by_own},
};

const struct condition condition_bi_woozles = {
    .names = {"BiWoozles", "BiWoozles", "BiWoozles"},
    .sentence = "A man may not capture or give check while it and an enemy observe each other",
    .example = "Condition BiWoozles",
    .read = read_rex_exclusive,
    .take = {FOR_GUARD, stop_by_enemy},
};

const struct condition condition_heffalumps = {
    .names = {"Heffalumps", "Heffalumps", "Heffalumps"},
    .sentence = "A man may not capture or give check along a line on which it and a man of its own "
                "side observe each other",
    .example = "Condition Heffalumps",
    .read = read_rex_exclusive,
    .take = {FOR_GUARD, stop_in_line_by_own},
};

const struct condition condition_bi_heffalumps = {
    .names = {"BiHeffalumps", "BiHeffalumps", "BiHeffalumps"},
    .sentence = "A man may not capture or give check along a line on which it and an enemy observe "
                "each other",
    .example = "Condition BiHeffalumps",
    .read = read_rex_exclusive,
    .take = {FOR_GUARD, stop_in_line_by_enemy},
};
