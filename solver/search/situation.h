/* What the defender faces behind an attacker's move: threats, zugzwang or neither.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SITUATION_H
#define PREMIER_SITUATION_H

#include "solver/search/attack.h"

struct situation {
  enum facing facing;
  struct move_list threats;
  unsigned threat_moves; /* number of attacker's moves in which they solve */
  struct ply pass;       /* how the defender leaves its turn for them */
};

static inline move move_at(const struct battle *battle, size_t i) {
  return battle->search->moves.moves[i];
}

static inline void pop(struct battle *battle, struct move_list list) {
  battle->search->moves.count = list.begin;
}

static inline const struct ply *pass_of(const struct situation *situation) {
  return situation->facing == FACING_THREAT ? &situation->pass : NULL;
}

bool defender_in_check(const struct battle *battle);
/* Pushes all legal moves; the caller pops them. */
struct move_list push_legal(struct battle *battle);
/* The attacker's move has been played, and it has so many more.  Threats stay on the move stack;
   the caller pops them. */
struct situation look_for_threats(struct battle *battle, unsigned moves);
/* The defender has moved and can be answered in so many moves: is there a threat that works no
   more?  What loses faster than the threats is no defence. */
bool parries(struct battle *battle, const struct situation *situation, unsigned shortest);

#endif
