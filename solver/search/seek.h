/* Seeking the lines of a chain of help and series play.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SEEK_H
#define PREMIER_SEEK_H

#include "solver/search/chain.h"
#include "solver/search/numbers.h"

/* A worker's search of one chain.  Places in the chain are told by leg and half-moves left in it.
 */
struct help {
  struct search *search;
  const struct chain *chain;
  const struct stipulation *forcing; /* the battle at the end if it may end play before */
  const struct stipulation *ender; /* the last node if its goal ends play whenever it is reached */
  unsigned root;                   /* number of the first half-move, from 1 */
  struct numbers numbers;          /* of the path */

  /* Not to be searched but split: called where `split` half-moves have been played, or where only
     the last one is left.  NULL: searching. */
  void (*collect)(struct help *help, unsigned leg, unsigned left);
  void *collected;
  unsigned split;
};

struct help help_for(struct search *search, const struct chain *chain);

/* Tells all lines that go on from the search's position; returns whether there is any.  In seek the
   other side may have to pass first; in seek_here the right side is at the move. */
bool seek(struct help *help, unsigned leg, unsigned left);
bool seek_here(struct help *help, unsigned leg, unsigned left);

/* Tells the bound that the line has come here; false where no solution goes through.  What has been
   entered is left again in reverse order. */
bool seek_enter(const struct help *help, unsigned leg, unsigned left);
void seek_leave(const struct help *help);

#endif
