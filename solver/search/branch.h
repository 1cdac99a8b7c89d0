/* The play of one branch.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BRANCH_H
#define PREMIER_BRANCH_H

#include "solver/search/search.h"

/* A half-move that a line begins with, and how many half-moves the line has. */
struct beginning {
  move move;
  unsigned length;
};

/* Help and series: is there a line of the branch from here?  `tells`: tells them all, the shortest
   first. */
bool branch_seek(struct search *search, const struct stipulation *node, bool tells);
/* The same for the lines with one beginning, told. */
bool branch_seek_behind(struct search *search, const struct stipulation *node,
                        const struct beginning *beginning);
/* The least length of the branch's lines, and the next one; 0 where there is none. */
unsigned branch_next_length(const struct stipulation *node, unsigned length);
/* The fork that may hold before any half-move of the branch; NULL: play must begin. */
const struct stipulation *branch_fork_at_once(const struct stipulation *node);
/* Does it hold and end the play of the branch? */
bool branch_ends_at_once(struct search *search, const struct stipulation *node);

/* All half-moves of the side at the move, of which one may be to leave its turn. */
void branch_push_moves(struct search *search);

/* Attack and defence: is the branch solved from here?  `tells`: its play in lines: the attacker's
   moves that solve soonest, and all defences. */
bool branch_fight(struct search *search, const struct stipulation *node, bool tells);
/* The same for one attacking move, told with as many half-moves as the branch grants. */
bool branch_fight_behind(struct search *search, const struct stipulation *node, move m);

#endif
