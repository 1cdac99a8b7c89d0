/* Solving under fog: does a half-move win in all possible positions?
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FOG_ATTACK_H
#define PREMIER_FOG_ATTACK_H

#include "solver/search/fog_start.h"
#include "solver/search/search.h"

/* A worker's way to what all workers share. */
struct fog_attack {
  const struct fog_start *start; /* shared */
  struct fog_memory *memory;     /* shared */
  struct search *search;
  const struct goal *goal;
  struct move_stack replies; /* of the other side */
  struct move_stack scratch;
  uint32_t stubborn; /* the placement that refuted the last half-move but one that failed */
};

void fog_attack_begin(struct fog_attack *attack, struct search *search,
                      const struct fog_start *start, struct fog_memory *memory);
void fog_attack_end(struct fog_attack *attack);

/* Puts the worker into this possible position. */
void fog_enter(struct fog_attack *attack, const struct fog_part *part, size_t index);
/* Pushes the legal half-moves of the side on the search's stack; they are the same in all positions
   of a part of which the same has been seen.  Returns the index of the first. */
size_t fog_push_moves(struct fog_attack *attack, const struct fog_part *part);

/* Does the half-move lead to the goal within so many moves, itself counted, in every position of
   the part?  At least 1. */
bool fog_move_solves(struct fog_attack *attack, const struct fog_part *part, move m,
                     unsigned moves);
/* The least number of moves, up to `most`, within which some half-move does; 0 if none does. */
unsigned fog_solves_within(struct fog_attack *attack, const struct fog_part *part, unsigned most);

/* What may come about by the half-move and its answers: positions, two half-moves deeper, where the
   goal has not been reached.  False where some position is lost, with nothing in the set. */
bool fog_follow(struct fog_attack *attack, const struct fog_part *part, move m, unsigned moves_left,
                struct fog_set *after);

/* True where the worker has to unwind; what it returns while doing so means nothing. */
bool fog_must_stop(struct fog_attack *attack);

#endif
