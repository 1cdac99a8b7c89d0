/* Normal pawns: a pawn on its base rank moves one step from there instead of being immobile.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/setup.h"

#include "conditions/condition.h"

static void let_pawns_step(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (unsigned side = WHITE; side <= BLACK; side++)
    setup->pawns.pawn_steps[side][0] = 1;
}

const struct condition condition_normal_pawn = {
    .names = {"NormalPawn", "PionNormale", "NormalBauern"},
    .sentence = "A pawn on its base rank can move one step and capture from there",
    .example = "Condition NormalPawn",
    .pawn = let_pawns_step,
};
