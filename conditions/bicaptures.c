/* Bicaptures: a side may capture men of either colour, kings excepted.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void capture_any(struct board *board, const struct rule *rule, enum colour side,
                        struct set *movable, struct set *capturable) {
  (void)rule, (void)movable;
  set_unite(capturable, &board->of[side], board->words);
}

const struct condition condition_bicaptures = {
    .names = {"Bicaptures", "Bicaptures", "Bicaptures"},
    .sentence = "A side may capture men of either colour",
    .example = "Condition Bicaptures",
    .mover = {FOR_MOVES, capture_any},
};
