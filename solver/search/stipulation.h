/* The stipulation as a tree: what language/ makes of `ser-h#4` or `r#3`, and all that search/
   knows of it.  A tree is a chain of nodes; each says who moves, how, and what follows.

     h#2       HELP(black, 3 half-moves) > GOAL(white, #)
     h#2.5     HELP(white, 4) > GOAL(white, #)
     ser-#5    SERIES(white, 4) > GOAL(white, #)
     ser-h#5   SERIES(black, 5) > GOAL(white, #)
     #3        BATTLE(white, 3, DIRECT, #)
     s#3       BATTLE(white, 3, SELF, #)
     r#3       BATTLE(white, 3, REFLEX, #);  semi-r#3 likewise SEMI_REFLEX
     ser-s#5   SERIES(white, 4) > BATTLE(white, 1, SELF, #)
     hs#3      HELP(white, 4) > BATTLE(white, 1, SELF, #)
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_STIPULATION_H
#define PREMIER_STIPULATION_H

#include "solver/engine/goal.h"

enum node_kind {
  NODE_GOAL,   /* one half-move of `side` that reaches the goal */
  NODE_HELP,   /* half-moves of both sides in turn, all looking for the goal together */
  NODE_SERIES, /* half-moves of one side, the other passes */
  NODE_BATTLE  /* `side` attacks, the other defends */
};

enum battle_end {
  END_DIRECT,     /* the attacker reaches the goal */
  END_SELF,       /* the defender cannot help reaching it */
  END_REFLEX,     /* the defender must reach it where it can, and so must the attacker */
  END_SEMI_REFLEX /* … only the defender must */
};

struct stipulation {
  enum node_kind kind;
  enum colour side;    /* who plays the first half-move of this node */
  unsigned length;     /* HELP, SERIES: half-moves of this node, at most (0 = none: go to next);
                          BATTLE: moves of the attacker, at most; GOAL: 1 */
  unsigned least;      /* the same, at least: `exact-` makes it equal to length; where play may end
                          earlier (short solutions) it is 0 or 1 */
  enum battle_end end; /* BATTLE */
  struct goal goal;    /* GOAL, BATTLE */
  bool quodlibet;      /* BATTLE SELF/REFLEX: the attacker may also reach the goal itself */
  const struct stipulation *next; /* HELP, SERIES */
};

#endif
