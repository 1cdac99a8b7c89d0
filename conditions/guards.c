/* Captures that depend on who is guarded or observed.

   A man is guarded if a man of its own side observes its square.  Of the capturer ask Patrouille
   (it must be guarded), Lortap (it must not) and Provocation (an enemy must observe it); of the
   captured man, kings included, SuperGuards (it must not be guarded) and AntiGuards (it must).
   Sources: Patrouille, F. Galvin, 1975; the others as Popeye has them.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* Of patrols. */
static void only_guarded_capture(struct board *board, const struct rule *rule, enum colour side,
                                 square unit, struct set *captures) {
  if (bears_mark(board, rule, unit) && !is_observed(board, unit, side, FOR_GUARD))
    set_clear(captures);
}

static void guarded_capture_nothing(struct board *board, const struct rule *rule, enum colour side,
                                    square unit, struct set *captures) {
  (void)rule;
  if (is_observed(board, unit, side, FOR_GUARD))
    set_clear(captures);
}

static void only_observed_capture(struct board *board, const struct rule *rule, enum colour side,
                                  square unit, struct set *captures) {
  (void)rule;
  if (!is_observed(board, unit, opponent(side), FOR_GUARD))
    set_clear(captures);
}

/* Leaves the captures of men that are guarded, or of those that are not. */
static void keep_by_guard(struct board *board, enum colour side, bool guarded,
                          struct set *captures) {
  const struct set wanted = *captures;
  for_set (victim, &wanted, board->words)
    if (is_observed(board, victim, opponent(side), FOR_GUARD) != guarded)
      set_remove(captures, victim);
}

static void spare_guarded(struct board *board, const struct rule *rule, enum colour side,
                          square unit, struct set *captures) {
  (void)rule, (void)unit;
  keep_by_guard(board, side, false, captures);
}

static void spare_unguarded(struct board *board, const struct rule *rule, enum colour side,
                            square unit, struct set *captures) {
  (void)rule, (void)unit;
  keep_by_guard(board, side, true, captures);
}

const struct condition condition_patrouille = {
    .names = {"Patrouille", "Patrouille", "PatrouilleSchach"},
    .sentence = "A man can capture and give check only while a man of its own side observes it",
    .example = "Condition Patrouille",
    .every_man = MARK_PATROL,
};

const struct condition attribute_patrol = {
    .names = {"Patrol", "Patrouille", "Patrouille"},
    .sentence = "A patrol can capture and give check only while a man of its own side observes it",
    .example = "Pieces White Patrol Qa1",
    .mark = MARK_PATROL,
    .letters = {"p", "p", "p"},
    .take = {FOR_OBSERVATION, only_guarded_capture},
};

const struct condition condition_lortap = {
    .names = {"Lortap", "Elliuortap", "Elliuortap"},
    .sentence = "A man that a man of its own side observes can neither capture nor give check",
    .example = "Condition Lortap",
    .take = {FOR_OBSERVATION, guarded_capture_nothing},
};

const struct condition condition_provocation_chess = {
    .names = {"ProvocationChess", "EchecsProvacateurs", "ProvokationSchach"},
    .sentence = "A man can capture and give check only while an enemy observes it",
    .example = "Condition ProvocationChess",
    .take = {FOR_OBSERVATION, only_observed_capture},
};

const struct condition condition_super_guards = {
    .names = {"SuperGuards", "Supergardes", "SuperDeckungen"},
    .sentence = "A man that a man of its own side observes cannot be captured; no check to such a "
                "king",
    .example = "Condition SuperGuards",
    .take = {FOR_OBSERVATION, spare_guarded},
};

const struct condition condition_anti_guards = {
    .names = {"AntiGuards", "Antigardes", "AntiDeckungen"},
    .sentence = "Only a man that a man of its own side observes can be captured; no check to "
                "another king",
    .example = "Condition AntiGuards",
    .take = {FOR_OBSERVATION, spare_unguarded},
};
