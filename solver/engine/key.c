/* Keys of positions in different situations of the play, and of many positions together.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/scatter.h"
#include "solver/engine/engine.h"

struct key key_for(struct key key, uint64_t situation) {
  uint64_t salt = scattered(situation + UINT64_C(0x9e3779b97f4a7c15));
  return (struct key){key.high ^ salt, key.low ^ scattered(salt)};
}

void gather_key(struct key *sum, struct key key) {
  sum->low += (key.low ^ key.low >> 29) * UINT64_C(0x9e3779b97f4a7c15);
  sum->high += (key.high ^ key.high >> 31) * UINT64_C(0xd1342543de82ef95);
}
