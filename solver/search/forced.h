/* One move that forces the other side to reach the goal: the end of helpselfmates, series
   selfmates and their reflex kin.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FORCED_H
#define PREMIER_FORCED_H

#include "solver/search/search.h"

/* The attacker of the battle node (of one move) is at the move: tells a line for each of its moves
   that solves and each answer to it that reaches the goal.  Returns whether there is any. */
bool forced_tell(struct search *search, const struct stipulation *battle);

/* Does every half-move of the side at the move reach the goal, and is there one? */
bool must_reach(struct search *search, const struct goal *goal);

/* Is the defender, at the move, left no choice but to reach the goal at once? */
bool forced_now(struct search *search, const struct stipulation *battle);

/* The attacker is at the move: if it must reach the goal because it can (reflex play), tells a line
   for each of its moves that do, marked as unwanted.  Returns whether it must.  Reading: told of
   the diagram only; Popeye tells it behind each introduction of full length, too. */
bool forced_tell_unwanted(struct search *search, const struct stipulation *battle);

/* The defender is at the move: if it has no choice but to reach the goal at once, tells a line for
   each of its moves that do.  Returns whether it has none. */
bool forced_tell_answers(struct search *search, const struct stipulation *battle);

#endif
