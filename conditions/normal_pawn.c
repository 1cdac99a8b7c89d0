/* Normal pawns: a pawn on its base rank moves one step from there instead of being immobile.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

const struct condition condition_normal_pawn = {
    .names = {"NormalPawn", "PionNormale", "NormalBauern"},
    .sentence = "A pawn on its base rank can move one step and capture from there",
    .example = "Condition NormalPawn",
    .pawn = let_pawns_leave_base_rank,
};
