/* Sound pruning of help and series play that ends in mate or stalemate, for orthodox men on the
   usual board, which may have holes, without conditions.  From the men and the numbers of moves
   left it follows what the final position can look like at all (bound_draft.h); where it can look
   like nothing, no line goes through.  The bound follows one line of play, half-move by half-move,
   since what is still possible is among what was possible before.

   A bound belongs to one worker.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_H
#define PREMIER_BOUND_H

#include "solver/engine/plan.h"

struct bound;
struct joint_draft;

/* For play that starts in the plan's diagram and ends as the tree says; the tree is not kept.  NULL
   if no argument applies.  The plan must outlive the bound. */
struct bound *bound_new(const struct plan *plan, const struct stipulation *tree);
/* Lets the bound draft for the diagram together with others (bound_joint.h). */
void bound_join(struct bound *bound, struct joint_draft *joint);
void bound_free(struct bound *bound); /* NULL is allowed */

/* A position of the line of play from which the side that gives the last move (that one included)
   and the other are to make exactly so many more moves each; at least one and none.  The first
   call of a line is for the diagram, each other one for the position a half-move after the one
   before.  False: no line goes through here, and nothing has been entered.  True: it may, and
   bound_leave takes the position back. */
bool bound_enter(struct bound *bound, const struct position *position, unsigned mater_moves,
                 unsigned mated_moves);
void bound_leave(struct bound *bound);

/* What drafting may take from now on, in half-moves that could be played in that time; then it is
   given up where it is, and taken up again when that position is entered anew.  0: what it is
   worth. */
void bound_allow(struct bound *bound, unsigned long long half_moves);
/* Has it been given up in a position of the line? */
bool bound_has_given_up(const struct bound *bound);
/* Drafting ends when this is true of the run; looked at from time to time. */
void bound_watch(struct bound *bound, bool (*is_over)(void *run), void *run);

/* How many half-moves could have been played, about, in the time that has gone into the bound. */
unsigned long long bound_cost(const struct bound *bound);

/* Keeps those moves of `side` in the position entered last that a solution may go on with, in their
   order; returns their number. */
size_t bound_keep_moves(struct bound *bound, enum colour side, move *moves, size_t count);

#endif
