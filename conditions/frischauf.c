/* Frischauf men count as promoted pawns where they are reborn: for the rules about rebirth that
   ask. Without such a rule the mark has no effect.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/condition.h"

const struct condition attribute_frischauf = {
    .names = {"Frischauf", "Frischauf", "Frischauf"},
    .sentence = "A Frischauf man counts as a promoted pawn for the sake of its rebirth",
    .example = "Pieces White Frischauf Qa1",
    .mark = MARK_FRISCHAUF,
    .letters = {"f", "f", "f"},
};
