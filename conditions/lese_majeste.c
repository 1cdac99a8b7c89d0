/* Lese majeste: the side to play may be able to capture a king, in the diagram or after the enemy
   has left its turn in series play; kings are not captured all the same, and no move may leave the
   own king in check.

   Reading: the condition is said to make self-check legal; what Popeye solves are positions that
   are illegal because of a check, with play as usual.
   Source: E. Bartel, Jugendschach 1985.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

const struct condition condition_lese_majeste = {
    .names = {"LeseMajeste", "LeseMajeste", "LeseMajeste"},
    .sentence = "The king of the side that is not at the move may stand in check in the diagram",
    .example = "Condition LeseMajeste",
    .exposes_kings = true,
};
