/* Keys of the general engine's positions: what is true of a position has 128 bits each, and the key
   is their sum without carries, so that one fact after the other can be turned on and off.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GENERAL_KEY_H
#define PREMIER_GENERAL_KEY_H

#include "solver/board/scatter.h"
#include "solver/engine/general_board.h"

/* 128 bits for a fact: of what kind it is, and two words that describe it. */
static inline struct key fact_key(unsigned kind, uint64_t what, uint64_t more) {
  uint64_t seed = scattered(what + kind * UINT64_C(0x9e3779b97f4a7c15)) + more;
  return (struct key){scattered(seed + UINT64_C(0x5851f42d4c957f2d)),
                      scattered(seed ^ UINT64_C(0xd1342543de82ef95))};
}

enum { KEY_MAN = 1, KEY_CLOSED, KEY_MEMORY, KEY_UNMOVED, KEY_PASSED, KEY_SIDE, KEY_BELOW };

/* A position that is only probed is not asked for its key, and end_frame brings the old one back.
 */
static inline void toggle(struct board *board, unsigned kind, uint64_t what, uint64_t more) {
  if (board->probing)
    return;
  struct key key = fact_key(kind, what, more);
  board->key.high ^= key.high;
  board->key.low ^= key.low;
}

/* A man in one word, its number apart. */
static inline uint64_t word_of_man(square where, struct man man) {
  return where | (uint64_t)man.walk << 10 | (uint64_t)man.owners << 18 | (uint64_t)man.marks << 20;
}
/* Its number, where it matters which man is which. */
static inline unsigned number_of_man(const struct board *board, struct man man) {
  return board->plan->setup.identities ? man.id : 0;
}

static inline void toggle_man(struct board *board, square where, struct man man) {
  toggle(board, KEY_MAN, word_of_man(where, man), number_of_man(board, man));
}

/* The men below a square are hashed with their order there. */
static inline void toggle_below(struct board *board, square where, struct man man, unsigned depth) {
  toggle(board, KEY_BELOW, word_of_man(where, man), depth << 16 | number_of_man(board, man));
}

#endif
