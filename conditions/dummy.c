/* A word of the field that has no effect on play.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/condition.h"

const struct condition condition_dummy = {
    .names = {"Dummy", "Dummy", "Dummy"},
    .sentence = "Nothing: a reserved word of the field without effect on play",
    .example = "Condition Dummy",
};
