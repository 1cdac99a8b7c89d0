/* The shadows of a branch: chains that every line of its play also is, if what a chain cannot say
   (constraints, the other operand of an AND, what is attack and what defence) is left out.  Where
   no line of the chain goes through a position none of the branch does, so that the bounds, which
   know chains, serve branches.

   - Of an AND both operands hold in the end, each of them behind the same half-moves: either way
     on, all shadows that choose the first operand or all that choose the second, must be open.
   - A branch within another has several lengths, each of which makes a shadow of its own: one of
     those that make the same choice must be open.
   - Attack and defence that are solved contain a line that reaches their fork: the attacker has a
     move, the defender has at least one (without any it is not lost), and the attacker an answer.
     So they are followed like help play, over all lengths that they grant.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SHADOW_H
#define PREMIER_SHADOW_H

#include "solver/search/stipulation.h"

enum { MAX_SHADOW = 8, MAX_SHADOWS = 24, CHOICES = 2 };

struct shadow {
  unsigned choice; /* the operand of every AND that is followed, 0 or 1 */
  unsigned count;  /* branches on the way */
  const struct stipulation *branches[MAX_SHADOW];
  unsigned lengths[MAX_SHADOW];   /* of the lines of each, but for the root branch, which has any */
  unsigned behind[MAX_SHADOW][2]; /* half-moves of each side behind it */
  struct stipulation chain[MAX_SHADOW + 1]; /* the same as nodes */
  enum colour last;                         /* who plays the last half-move */
  bool parries; /* the second side does not play each time that it could */
  bool inner;   /* positions within inner branches are known, too, by the half-moves to come */
};

struct shadows {
  struct shadow list[MAX_SHADOWS]; /* by choice */
  unsigned count;                  /* 0 where nothing is known */
};

/* Of the branch at the root of a tree. */
void shadows_make(struct shadows *shadows, const struct stipulation *tree);

/* Where a branch is on the way of a shadow, 0 for the root; -1 if it is not or nothing is known of
   the half-moves to come in it. */
int shadow_place(const struct shadow *shadow, const struct stipulation *branch);

/* Half-moves of each side that are to come, that branch being played with so many half-moves of
   which so many are left.  With parries: of the second side at most. */
void shadow_moves(const struct shadow *shadow, unsigned place, unsigned length, unsigned left,
                  unsigned moves[2]);

#endif
