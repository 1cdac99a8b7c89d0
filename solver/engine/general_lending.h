/* Orphans and friends: men that move and observe as others do.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GENERAL_LENDING_H
#define PREMIER_GENERAL_LENDING_H

#include "conditions/condition.h"

/* The rule that lends walks; in force where a walk in use borrows (`lender` of its paths). */
extern const struct rule lending;

#endif
