/* What the files that explain moves share.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_EXPLAIN_PARTS_H
#define PREMIER_EXPLAIN_PARTS_H

#include "solver/board/arena.h"
#include "solver/engine/explain.h"
#include "solver/engine/general_board.h"

/* How far a move comes. */
enum level {
  NOT_A_MOVE,  /* the men do not move like that */
  MOVE_OF_MEN, /* they do, but it is not legal, or another one must be played */
  PLAYABLE
};

/* A question that is put with rules changed. */
struct question_of_rules {
  const struct problem *problem;
  enum colour side;
  const struct intention *intention;
  enum level level; /* with the rules as they are */
};

/* explain.c */
/* NOT_A_MOVE for a problem that cannot be planned.  Sets the move. */
enum level explain_level(const struct problem *problem, enum colour side,
                         const struct intention *intention, move *m);
/* Looks for the rule without which the move would come further; false if it is none. */
bool explain_by_rules(const struct question_of_rules *asked, struct explanation *explanation);

/* explain_hooks.c */
/* Takes what belongs to the part out of the card of a rule with these settings; false if there is
   nothing. */
bool explain_take_out(struct condition *card, const void *settings, enum rule_part part);

/* explain_behind.c: the men can make the move, but it is not legal. */
void explain_position_behind(const struct plan *plan, const struct question_of_rules *asked,
                             struct explanation *explanation);
/* explain_movement.c: they cannot, whatever the rules. */
void explain_movement(const struct plan *plan, const struct question_of_rules *asked,
                      struct explanation *explanation);

#endif
