/* What the two halves of drafting share: claims, each of which goes on drafting from an aim with
   one claim more, as far as the moves allow.  `spare` and `time` are the moves that the claims so
   far leave to the mater and to the mated side. SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_CLAIMS_H
#define PREMIER_BOUND_CLAIMS_H

#include "solver/search/bound_draft.h"

/* Looks what is still wrong with the aim and claims what may put it right. */
void go_on(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time);
/* The same, once no man of the mated side can move; and while one can. */
void guard(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time);
void settle(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time);

/* A man of the mated side which nothing is claimed of ends on another square. */
void claim_arrival(struct draft *draft, const struct aim *aim, unsigned man, unsigned where,
                   unsigned spare, unsigned time);
/* A man of the mater ends on one of the squares `posts` as a `walk`. */
void claim_posts(struct draft *draft, const struct aim *aim, unsigned man, unsigned walk,
                 uint64_t posts, unsigned spare, unsigned time);
/* A man of the mated side is captured where it stands now; or it moves and is captured then. */
void claim_capture(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                   unsigned time);
void claim_sacrifice(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                     unsigned time);

/* Moves left behind a further claim: about one man of the mater, or one about the mated side that
   takes `moves`.  NEVER if there are not enough. */
unsigned spare_behind(const struct scene *scene, const struct aim *before, const struct aim *after,
                      unsigned man, unsigned spare);
unsigned time_behind(const struct scene *scene, const struct aim *after, unsigned time,
                     unsigned moves);
/* `time`, and what a rook may add to it since it moves with its king. */
unsigned most_of_rook(const struct scene *scene, unsigned time);

/* Flights, and for mate the king's square if he is not in check: what is wrong in the picture. */
uint64_t unguarded(const struct scene *scene, const struct aim *aim);
/* Squares that the mater's men pass or end on with so many spare moves. */
uint64_t all_ways(const struct scene *scene, const struct aim *aim, unsigned spare);

/* Is nothing claimed of where that man of the mater ends? */
static inline bool is_open(const struct scene *scene, const struct aim *aim, unsigned mater) {
  return scene->mater[mater].alive && !aim->mater[mater].ends;
}

#endif
