/* The compiled variants of the plain engine.  plain_engine and plain_cp_engine run everywhere; on
   x86-64 machines with quick BMI2 instructions, and AVX-512, their `create` hands out positions of
   the objects below, which are the same code compiled for those instructions.  All of them share
   one layout, so that any of them may be given a position of the other with the same rules.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_VARIANTS_H
#define PREMIER_PLAIN_VARIANTS_H

#include "solver/engine/engine.h"

#if defined(__x86_64__)
#define PLAIN_HAS_BMI2 1
extern const struct engine plain_bmi2_engine, plain_cp_bmi2_engine, plain_cp_wide_engine;
#else
#define PLAIN_HAS_BMI2 0
#endif

/* The quickest variant that this machine can run.  Positions call it through position->engine. */
const struct engine *plain_variant(bool prime_control);
/* Of all that it can run, from the quickest on, counted from 0; NULL if there are no more. */
const struct engine *plain_numbered_variant(bool prime_control, unsigned number);

#endif
