/* Keys of positions in different situations of the play.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/engine.h"

/* The finaliser of splitmix64 (S. Vigna), a bijection that changes half of the bits. */
static uint64_t scattered(uint64_t word) {
  word = (word ^ word >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  word = (word ^ word >> 27) * UINT64_C(0x94d049bb133111eb);
  return word ^ word >> 31;
}

struct key key_for(struct key key, uint64_t situation) {
  uint64_t salt = scattered(situation + UINT64_C(0x9e3779b97f4a7c15));
  return (struct key){key.high ^ salt, key.low ^ scattered(salt)};
}
