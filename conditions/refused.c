/* Attributes that are known by name and refused.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/setup.h"

#include "conditions/condition.h"

static void refuse(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->refusal = "not supported yet";
}

const struct condition attribute_alice_a = {.names = {"AliceA", "AliceA", "AliceA"},
                                            .mark = MARK_ALICE_A,
                                            .letters = {"", "", ""},
                                            .army = refuse};
const struct condition attribute_alice_b = {.names = {"AliceB", "AliceB", "AliceB"},
                                            .mark = MARK_ALICE_B,
                                            .letters = {"", "", ""},
                                            .army = refuse};
