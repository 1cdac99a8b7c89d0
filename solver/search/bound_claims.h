/* What the two halves of drafting share: claims, each of which goes on drafting from an aim with
   one claim more, as far as the moves allow.  `spare` and `time` are the moves that the claims so
   far leave to the mater and to the mated side.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_CLAIMS_H
#define PREMIER_BOUND_CLAIMS_H

#include "solver/search/bound_draft.h"

/* Looks what is still wrong with the aim and claims what may put it right. */
void go_on(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time);
/* Looks for a man that cannot stay, since its square is another's in the end or since the kings
   would touch, and claims that it does not; false if there is none. */
bool claim_against_clashes(struct draft *draft, const struct aim *aim, unsigned spare,
                           unsigned time);
/* Mate: looks for a man of the mated side who parries the check in the picture and claims what may
   keep him from it; false if there is none. */
bool claim_against_parries(struct draft *draft, const struct aim *aim, unsigned spare,
                           unsigned time);
/* The same, once no man of the mated side can move; and while one can. */
void guard(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time);
void settle(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time);

/* A man of the mated side which nothing is claimed of ends on another square. */
void claim_arrival(struct draft *draft, const struct aim *aim, unsigned man, unsigned where,
                   unsigned spare, unsigned time);
/* The same, whichever square that is. */
void claim_leaving(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                   unsigned time);
/* It makes a move that comes to this fate. */
void claim_move(struct draft *draft, const struct aim *aim, unsigned man, unsigned fate,
                unsigned spare, unsigned time);
/* Somebody of the mater observes `where` from a square where nobody is presumed. */
void claim_observer(struct draft *draft, const struct aim *aim, unsigned where, unsigned spare,
                    unsigned time);
/* A man of the mater ends on one of the squares `posts` as a `walk`. */
void claim_posts(struct draft *draft, const struct aim *aim, unsigned man, unsigned walk,
                 uint64_t posts, unsigned spare, unsigned time);
/* A man of the mated side is captured where it stands now; or it moves and is captured then. */
void claim_capture(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                   unsigned time);
void claim_sacrifice(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                     unsigned time);
/* A man of the mated side ends on `where`, pinned: in mate so that it cannot parry, in stalemate so
   that it cannot move.  Is that possible? */
void claim_pin(struct draft *draft, const struct aim *aim, unsigned man, unsigned walk,
               unsigned where, unsigned spare, unsigned time);
bool may_be_pinned(const struct scene *scene, const struct aim *aim, unsigned walk, unsigned where);

/* Moves that the mater would have left but for the claims about one of his men, and those left
   behind further claims about that man; NEVER if there are not enough. */
unsigned spare_without(const struct scene *scene, const struct aim *aim, unsigned man,
                       unsigned spare);
unsigned spare_behind(const struct scene *scene, unsigned without, const struct aim *after,
                      unsigned man);
/* `time`, and what a rook may add to it since it moves with its king. */
unsigned most_of_rook(const struct scene *scene, unsigned time);
/* How many men of the mated side may still come somewhere: those too that have to leave anyway. */
unsigned comers(const struct scene *scene, const struct aim *aim, unsigned time);

/* Flights, and for mate the king's square if he is not in check: what is wrong in the picture. */
uint64_t unguarded(const struct scene *scene, const struct aim *aim);
/* What a man that captures, but whose end is not claimed, may observe in the end: it is presumed on
   any of its squares of capture where it can stay.  `closed`: squares with claimed men. */
uint64_t observed_on_tour(const struct scene *scene, const struct aim *aim, unsigned man,
                          uint64_t closed);
/* Squares that the mater's men pass or end on with so many spare moves. */
uint64_t all_ways(const struct scene *scene, const struct aim *aim, unsigned spare);

/* Claims that the man gives check.  In a picture that has another man do so it is double check. */
static inline void claim_check(struct aim *aim, unsigned man) {
  if (aim->checks == OPEN_CHECKS)
    aim->checker = (uint8_t)man;
  aim->checks = aim->checks == OPEN_CHECKS ? CHECKS : CHECKS_NOT_ALONE;
}

/* Is nothing claimed of where that man of the mater ends? */
static inline bool is_open(const struct scene *scene, const struct aim *aim, unsigned mater) {
  return scene->mater[mater].alive && !aim->mater[mater].ends;
}

#endif
