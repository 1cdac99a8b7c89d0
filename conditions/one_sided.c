/* The sides that rules bind.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/one_sided.h"

const enum colour bound_white = WHITE, bound_black = BLACK;
