/* Which moves of a side are wanted: all, all that do not leave the king in check, or all that might
   check the other king.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_SCOPE_H
#define PREMIER_PLAIN_SCOPE_H

#include "solver/engine/plain_arrivals.h"

struct scope {
  uint64_t arrivals;               /* for all men but the king */
  uint64_t pinned;                 /* these keep to the line through their king */
  unsigned king;                   /* of the side; NOWHERE: there is none, or none to mind */
  bool in_check;                   /* no castling */
  uint64_t narrowed;               /* of these men, only moves that might check are wanted: */
  uint64_t checks[ORTHODOX_WALKS]; /* by walk, where the enemy king is attacked from */
#if PLAIN_CP
  bool count_only;    /* nothing is written of a move that is counted with others */
  unsigned target;    /* the king that narrowed men are to check */
  struct sight sight; /* looked at when the first move is made */
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

#endif
