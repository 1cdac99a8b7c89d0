/* Which moves of a side are wanted: all, all that do not leave the king in check, or all that might
   check the other king.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_SCOPE_H
#define PREMIER_PLAIN_SCOPE_H

#include "solver/engine/plain_control.h"

struct scope {
  uint64_t arrivals;               /* for all men but the king */
  uint64_t pinned;                 /* these keep to the line through their king */
  unsigned king;                   /* of the side; NOWHERE: there is none, or none to mind */
  bool in_check;                   /* no castling */
  uint64_t narrowed;               /* of these men, only moves that might check are wanted: */
  uint64_t checks[ORTHODOX_WALKS]; /* by walk, where the enemy king is attacked from */
#if PLAIN_CP
  unsigned target;    /* the king that narrowed men are to check */
  struct lanes lanes; /* looked up when the first move is made */
#endif
};

/* No king is ever captured: a position where that were possible has been left by an illegal
   move. */
static inline uint64_t free_arrivals(const struct diagram *d) {
  return ~(d->of[d->side] | d->walk[KING]);
}

/* The arrivals that the scope wants for one man. */
static inline uint64_t in_scope(const struct diagram *d, const struct scope *s, unsigned walk,
                                unsigned from, uint64_t to) {
  to &= s->arrivals;
  if (has_square(s->pinned, from))
    to &= d->tables->line[s->king][from];
  if (has_square(s->narrowed, from))
    to &= s->checks[walk];
  return to;
}

#define FILE_A UINT64_C(0x0101010101010101)
#define FILE_H UINT64_C(0x8080808080808080)
#define LAST_RANKS UINT64_C(0xff000000000000ff) /* both: pawns on them do not move */

static inline uint64_t shifted(uint64_t set, int shift) {
  return shift > 0 ? set << shift : set >> -shift;
}

#endif
