/* Woozles: a man may not capture or give check while it and a man of its own side (BiWoozles: of
   the enemy) observe each other.  Heffalumps and BiHeffalumps: it may not do so along the line on
   which they observe each other.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

/* A man that another rule paralyses stops nobody; asking for that does not come back here, since
   gates of this depth look at bare observations. */
static bool meets(struct board *board, square unit, enum colour side, square other,
                  enum colour other_side) {
  return set_has(actors(board, other_side, FOR_GUARD), other) &&
         unit_observes(board, other, unit, other_side, FOR_REACH) &&
         unit_observes(board, unit, other, side, FOR_REACH);
}

/* The men that the man and it observe each other. */
static struct set counterparts(struct board *board, const struct rule *rule, enum colour side,
                               square unit) {
  const bool of_enemy = *(const bool *)rule->condition->member;
  const bool without_kings = *(const bool *)rule->settings;
  const enum colour other_side = of_enemy ? opponent(side) : side;
  struct set met = {{0}}, others = board->of[other_side];
  set_remove(&others, unit);
  if (without_kings)
    set_subtract(&others, &board->royal[other_side], board->words);
  if (!without_kings || !is_royal(board, unit))
    for_set (other, &others, board->words)
      if (meets(board, unit, side, other, other_side))
        set_add(&met, other);
  return met;
}

static void stop(struct board *board, const struct rule *rule, enum colour side, square unit,
                 struct set *captures) {
  const struct set met = counterparts(board, rule, side, unit);
  if (!set_is_empty(&met, board->words))
    set_clear(captures);
}

/* Do the two squares lie on one line with the first one, on either side of it? */
static bool in_line(const struct geometry *g, square from, square one, square other) {
  const int files[2] = {g->file[one] - g->file[from], g->file[other] - g->file[from]};
  const int ranks[2] = {g->rank[one] - g->rank[from], g->rank[other] - g->rank[from]};
  return files[0] * ranks[1] == files[1] * ranks[0];
}

static void stop_in_line(struct board *board, const struct rule *rule, enum colour side,
                         square unit, struct set *captures) {
  const struct set met = counterparts(board, rule, side, unit), targets = *captures;
  for_set (other, &met, board->words)
    for_set (target, &targets, board->words)
      if (in_line(board->geometry, unit, other, target))
        set_remove(captures, target);
}

static const bool own_men = false, enemies = true;

const struct condition condition_woozles = {
    .names = {"Woozles", "Woozles", "Woozles"},
    .sentence =
        "A man may not capture or give check while it and a man of its own side observe each other",
    .example = "Condition Woozles",
    .read = read_rex_exclusive,
    .member = &own_men,
    .take = {FOR_GUARD, stop},
};

const struct condition condition_bi_woozles = {
    .names = {"BiWoozles", "BiWoozles", "BiWoozles"},
    .sentence = "A man may not capture or give check while it and an enemy observe each other",
    .example = "Condition BiWoozles",
    .read = read_rex_exclusive,
    .member = &enemies,
    .take = {FOR_GUARD, stop},
};

const struct condition condition_heffalumps = {
    .names = {"Heffalumps", "Heffalumps", "Heffalumps"},
    .sentence = "A man may not capture or give check along a line on which it and a man of its own "
                "side observe each other",
    .example = "Condition Heffalumps",
    .read = read_rex_exclusive,
    .member = &own_men,
    .take = {FOR_GUARD, stop_in_line},
};

const struct condition condition_bi_heffalumps = {
    .names = {"BiHeffalumps", "BiHeffalumps", "BiHeffalumps"},
    .sentence = "A man may not capture or give check along a line on which it and an enemy observe "
                "each other",
    .example = "Condition BiHeffalumps",
    .read = read_rex_exclusive,
    .member = &enemies,
    .take = {FOR_GUARD, stop_in_line},
};
