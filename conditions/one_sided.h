/* Rules that bind one of the sides, told apart by `member`.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ONE_SIDED_H
#define PREMIER_ONE_SIDED_H

#include "conditions/condition.h"

/* To be pointed at by `member`. */
extern const enum colour bound_white, bound_black;

static inline bool binds(const struct rule *rule, enum colour side) {
  return *(const enum colour *)rule->condition->member == side;
}

#endif
