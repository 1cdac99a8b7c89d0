/* The stipulation as a tree: what language/ makes of `ser-h#4`, of `r#3` or of a structured one,
   and all that search/ knows of it.

   Most stipulations are a chain of nodes; each says who moves, how, and what follows.

     h#2       HELP(black, 3 half-moves) > GOAL(white, #)
     h#2.5     HELP(white, 4) > GOAL(white, #)
     ser-#5    SERIES(white, 4) > GOAL(white, #)
     ser-h#5   SERIES(black, 5) > GOAL(white, #)
     #3        BATTLE(white, 3, DIRECT, #)
     s#3       BATTLE(white, 3, SELF, #)
     r#3       BATTLE(white, 3, REFLEX, #);  semi-r#3 likewise SEMI_REFLEX
     ser-s#5   SERIES(white, 4) > BATTLE(white, 1, SELF, #)
     hs#3      HELP(white, 4) > BATTLE(white, 1, SELF, #)

   What a chain cannot say is said with branches as the structured stipulation knows them (Popeye's
   manual, "sstipulation"), whose half-moves have forks: leaves, other branches, and these joined by
   operators.

     pser-#3           BRANCH(white, ad, 5){a: LEAF(#); d: only in check}
     reci-h#2          BRANCH(black, hh, 2){2nd h: BRANCH(black, hh, 2){LEAF(#)}
                                                   AND BRANCH(black, h, 1){LEAF(#)}}
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_STIPULATION_H
#define PREMIER_STIPULATION_H

#include "solver/engine/goal.h"

enum node_kind {
  NODE_GOAL,   /* one half-move of `side` that reaches the goal */
  NODE_HELP,   /* half-moves of both sides in turn, all looking for the goal together */
  NODE_SERIES, /* half-moves of one side, the other passes */
  NODE_BATTLE, /* `side` attacks, the other defends */
  NODE_LEAF,   /* the half-move just played has reached the goal */
  NODE_BRANCH, /* half-moves with forks */
  NODE_AND,    /* both operands */
  NODE_OR,     /* one of the operands; where both hold only the first is told */
  NODE_NOT     /* not the first operand */
};

enum battle_end {
  END_DIRECT,      /* the attacker reaches the goal */
  END_SELF,        /* the defender cannot help reaching it */
  END_REFLEX,      /* the defender must reach it where it can, and so must the attacker */
  END_SEMI_REFLEX, /* … only the defender must */
  END_FORKS        /* BRANCH: what the forks say */
};

/* Nodes in a tree. */
enum { MAX_NODES = 64 };

enum branch_play {
  BRANCH_ATTACK,  /* ad: the first side attacks, and the other defends */
  BRANCH_DEFENCE, /* da: the first side defends */
  BRANCH_HELP,    /* hh */
  BRANCH_SERIES   /* s */
};

/* What is said of every other half-move of a branch: the 1st, 3rd, 5th …, or the 2nd, 4th …  In a
   series all half-moves are of the first kind. */
struct letter {
  const struct stipulation *fork;       /* what it is to reach; a defence is to prevent it.  NULL:
                                           play does not end with such a half-move */
  const struct stipulation *constraint; /* must hold behind it; a branch must also hold where the
                                           next half-move is the first one.  NULL: none */
  bool in_check_only; /* the side plays where it is in check, and passes where it is not */
};

struct branch {
  enum branch_play play;
  struct letter letters[2];
  bool inverted;   /* the side that would not have its turn begins: "-" */
  bool ends_outer; /* play of the branch around it ends where this one holds: ">" */
  bool hidden;     /* its half-moves are not told: "/" */
};

struct stipulation {
  enum node_kind kind;
  enum colour side;    /* who plays the first half-move of this node */
  unsigned length;     /* HELP, SERIES, BRANCH: half-moves of this node, at most (0 = none: go to
                          next); BATTLE: moves of the attacker, at most; GOAL: 1 */
  unsigned least;      /* the same, at least: `exact-` makes it equal to length; where play may end
                          earlier (short solutions) it is 0 or 1; BRANCH: with 0 its fork may
                             hold before any half-move of it has been played */
  enum battle_end end; /* BATTLE */
  struct goal goal;    /* GOAL, BATTLE, LEAF */
  bool quodlibet;      /* BATTLE SELF/REFLEX: the attacker may also reach the goal itself */
  bool renumbers;      /* its half-moves are numbered from 1 again */
  const struct stipulation *next; /* HELP, SERIES */

  const struct branch *branch;           /* BRANCH */
  const struct stipulation *operands[2]; /* AND, OR, NOT */
  unsigned id;                           /* BRANCH: different for all branches of a tree, from 1 */
};

/* Help play of which nothing is left but the half-move that is forced: hs#0.5. */
bool only_forced_is_left(const struct stipulation *tree);

/* Does play begin with a key, so that there is play behind it: a battle, with or without parries?
 */
bool stipulation_has_key(const struct stipulation *tree);

/* The enemy of the one who attacks, who plays the series or, in help play, who is to reach the
   goal; Black without a stipulation. */
enum colour defender_of(const struct stipulation *tree);

/* Is it a leaf, or an expression of leaves only? */
bool structure_is_leaf(const struct stipulation *node);

/* A leaf that all leaves of a tree of branches are like, in goal and side; those of constraints are
   left out.  NULL where there are several. */
const struct stipulation *stipulation_only_leaf(const struct stipulation *tree);

/* Is any of the tree's goals one that the question is true of? */
bool stipulation_has_goal(const struct stipulation *tree, bool (*is)(const struct goal *goal));

#endif
