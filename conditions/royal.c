/* Royal men: check and mate are about them, whatever their walk.  Kings are royal by nature.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/condition.h"

const struct condition attribute_royal = {
    .names = {"Royal", "Royale", "Koeniglich"},
    .sentence = "A royal man is a king whatever its walk",
    .example = "Pieces White Royal Ga1",
    .mark = MARK_ROYAL,
    .letters = {"r", "r", "k"},
};
