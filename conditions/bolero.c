/* Bolero: an officer moves, unless it captures, like the officer on whose file of the game array it
   stands, and captures as itself.  Bolero inverse: it captures like that officer, and moves as
   itself. Pawns are exempt, and kings unless RexInclusive.  What other rules lend goes before the
   file has its say, and does not count where it has one (Reading: as Popeye has it).

   Source: C. Beaubestre, Julia's Fairies 2019.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general.h"

static void admit_array(const struct rule *rule, struct setup *setup) {
  (void)rule;
  ask_for_eight_files(setup);
  for (unsigned file = 0; file < 8; file++)
    setup->walk[setup->officers[file]] = true;
}

static void dance(struct board *board, const struct rule *rule, enum colour side, square unit,
                  struct walk_list *walks) {
  (void)side;
  const bool *kings = rule->settings;
  if (!is_pawn(board, board->man[unit].walk) && (!is_royal(board, unit) || *kings))
    walks_replace(walks, general_setup(board)->officers[board->geometry->file[unit]]);
}

const struct condition condition_bolero = {
    .names = {"Bolero", "Bolero", "Bolero"},
    .sentence = "An officer that does not capture moves like the officer on whose file of the game "
                "array it stands",
    .example = "Condition Bolero RexInclusive",
    .read = read_rex_inclusive,
    .army = admit_array,
    .walk = {.depth = FOR_REACH, .borrow = dance, .modes = MOVING},
};

const struct condition condition_bolero_inverse = {
    .names = {"BoleroInverse", "BoleroInverse", "BoleroInvers"},
    .sentence = "An officer captures like the officer on whose file of the game array it stands",
    .example = "Condition BoleroInverse",
    .read = read_rex_inclusive,
    .army = admit_array,
    .walk = {.depth = FOR_REACH, .borrow = dance, .modes = CAPTURING},
};
