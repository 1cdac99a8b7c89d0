/* What the table keeps of battle play.  For attack nodes it is the greatest number of moves known
   not to suffice and the least known to suffice; both statements hold for the position whatever led
   to it, and solutions within n moves are solutions within more.  In exact play the latter does not
   hold: each number has an entry of its own.  The same is kept of positions with the defender at
   the move (the key of a position tells who is): that all its moves lose, and where they do not.
   Nothing is kept from a search that was stopped.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ATTACK_KNOWN_H
#define PREMIER_ATTACK_KNOWN_H

#include "solver/search/attack.h"

enum { NUMBER_BITS = 12, NUMBER_MASK = (1 << NUMBER_BITS) - 1 };

struct known {
  unsigned fails;  /* moves that do not suffice */
  unsigned solves; /* moves that do; 0: not known */
};

static inline struct key entry_key(const struct battle *battle, unsigned moves) {
  const struct search *search = battle->search;
  uint64_t situation = (uint64_t)battle->spared << 32 | (battle->exact ? moves : 0);
  if (battle->branch)
    situation |= (uint64_t)battle->node->id << 48;
  return key_for(search->engine->key(search->position), situation);
}

static inline struct known known_of(const struct battle *battle, struct key key) {
  uint32_t value = table_get(battle->search->run->table, key);
  return (struct known){value & NUMBER_MASK, value >> NUMBER_BITS};
}

/* Is it known whether so many moves suffice? */
static inline bool is_settled(const struct known *known, unsigned moves, bool *suffice) {
  *suffice = known->solves && known->solves <= moves;
  return *suffice || known->fails >= moves;
}

static inline void keep_known(const struct battle *battle, struct key key, struct known known) {
  if (search_must_stop(battle->search) || known.solves > NUMBER_MASK || known.fails > NUMBER_MASK)
    return;
  unsigned weight = known.solves ? known.solves : known.fails;
  table_put(battle->search->run->table, key, known.fails | known.solves << NUMBER_BITS, weight);
}

#endif
