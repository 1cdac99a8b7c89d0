/* Men that may act only with permission: of a guard (UltraPatrol), of an enemy that observes them
   (Functionary chess), of the own king, directly or through a chain of guarded men (Central chess).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void keep_observed(struct board *board, enum colour by, struct set *acting) {
  const struct set men = *acting;
  for_set (unit, &men, board->words)
    if (!is_observed(board, unit, by, FOR_GUARD))
      set_remove(acting, unit);
}

static void keep_guarded(struct board *board, const struct rule *rule, enum colour side,
                         struct set *acting) {
  (void)rule;
  keep_observed(board, side, acting);
}

static void keep_attacked(struct board *board, const struct rule *rule, enum colour side,
                          struct set *acting) {
  struct set functionaries = {{0}};
  for_set (unit, acting, board->words)
    if (bears_mark(board, rule, unit))
      set_add(&functionaries, unit);
  set_subtract(acting, &functionaries, board->words);
  keep_observed(board, opponent(side), &functionaries);
  set_unite(acting, &functionaries, board->words);
}

/* The chain is found from the kings outwards.  A link observes under the rules: those that take
   captures away break it (as Popeye has it).  Permission to act is not asked for, so that the
   question does not come back. */
static void keep_supported(struct board *board, const struct rule *rule, enum colour side,
                           struct set *acting) {
  (void)rule;
  struct set supported = board->royal[side], fresh = supported;
  while (!set_is_empty(&fresh, board->words)) {
    struct set found = {{0}}, open = board->of[side];
    set_subtract(&open, &supported, board->words);
    for_set (man, &open, board->words)
      for_set (guard, &fresh, board->words)
        if (unit_observes(board, guard, man, side, FOR_OBSERVATION))
          set_add(&found, man);
    set_unite(&supported, &found, board->words);
    fresh = found;
  }
  set_keep(acting, &supported, board->words);
}

const struct condition condition_ultra_patrol = {
    .names = {"UltraPatrol", "UltraPatrouille", "UltraPatrouille"},
    .sentence = "A man can act only while a man of its own side observes it",
    .example = "Condition UltraPatrol",
    .gate = {FOR_OBSERVATION, keep_guarded},
};

const struct condition condition_functionary_chess = {
    .names = {"FunctionaryChess", "EchecsFonctionnaire", "BeamtenSchach"},
    .sentence = "A man can act only while an enemy observes it",
    .example = "Condition FunctionaryChess",
    .every_man = MARK_FUNCTIONARY,
};

const struct condition attribute_functionary = {
    .names = {"Functionary", "Fonctionnaire", "Beamtet"},
    .sentence = "A functionary can act only while an enemy observes it",
    .example = "Pieces White Functionary Qa1",
    .mark = MARK_FUNCTIONARY,
    .letters = {"f", "f", "b"},
    .gate = {FOR_OBSERVATION, keep_attacked},
};

const struct condition condition_central_chess = {
    .names = {"CentralChess", "EchecsCentral", "ZentralSchach"},
    .sentence = "A man can act only while its own king guards it, directly or through a chain of "
                "guarded men",
    .example = "Condition CentralChess",
    .gate = {FOR_OBSERVATION, keep_supported},
};
