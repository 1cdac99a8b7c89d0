/* Numbers for random tests: the same on every machine for the same beginning.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_DICE_H
#define PREMIER_TESTS_DICE_H

#include <stdint.h>

/* xorshift64 (Marsaglia 2003); the state must not be 0. */
static inline uint64_t next_bits(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

#endif
