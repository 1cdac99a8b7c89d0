/* The dice of the random tests: they fall the same way on every machine for the same beginning,
   which may be any number.  PREMIER_SEED in the environment gives another one than the usual.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_DICE_H
#define PREMIER_TESTS_DICE_H

#include "solver/board/scatter.h"

#include <stdint.h>
#include <stdlib.h>

/* 0 … sides - 1. */
static inline unsigned roll(uint64_t *dice, unsigned sides) {
  return (unsigned)((next_scattered(dice) >> 33) % sides);
}

/* A number that the environment may give; what is not a positive number counts for nothing. */
static inline uint64_t number_from(const char *name, uint64_t usual) {
  const char *given = getenv(name);
  const uint64_t number = given ? strtoull(given, NULL, 10) : 0;
  return number ? number : usual;
}

static inline uint64_t dice_beginning(uint64_t usual) {
  return number_from("PREMIER_SEED", usual);
}

#endif
