/* Castling as bounds see it: the squares of king and rook before and behind it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_CASTLING_H
#define PREMIER_BOUND_CASTLING_H

#include "solver/language/problem.h"
#include "solver/search/bound_reach.h"

enum wing { SHORT_WING, LONG_WING, WINGS };

struct castling {
  unsigned right; /* of enum castling_right */
  unsigned king, rook, king_arrives, rook_arrives;
};

static const struct castling castlings[2][WINGS] = {
    {{CASTLE_WHITE_SHORT, 4, 7, 6, 5}, {CASTLE_WHITE_LONG, 4, 0, 2, 3}},
    {{CASTLE_BLACK_SHORT, 60, 63, 62, 61}, {CASTLE_BLACK_LONG, 60, 56, 58, 59}}};

/* The wings on which `side` may still castle once the way is free, a bit each: `rights` are those
   in the diagram, `men` are the side's, `walk` tells theirs. */
static inline unsigned castlings_at_home(enum colour side, unsigned rights, uint64_t men,
                                         const uint64_t walk[ORTHODOX_WALKS]) {
  unsigned wings = 0;
  for (unsigned wing = 0; wing < WINGS; wing++) {
    const struct castling *c = &castlings[side][wing];
    if ((rights & c->right) && (men & walk[KING] & square_set(c->king)) &&
        (men & walk[ROOK] & square_set(c->rook)))
      wings |= 1u << wing;
  }
  return wings;
}

/* Where a man of the side that castles is then: other men than its king and that rook stay. */
static inline unsigned behind_castling(enum colour side, enum wing wing, unsigned walk,
                                       unsigned where) {
  const struct castling *c = &castlings[side][wing];
  if (walk == KING)
    return c->king_arrives;
  return walk == ROOK && where == c->rook ? c->rook_arrives : where;
}

#endif
