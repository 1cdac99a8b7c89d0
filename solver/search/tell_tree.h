/* What follows the first half-moves of a battle, told from half-move to half-move.  For tell.c,
   which begins. SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TELL_TREE_H
#define PREMIER_TELL_TREE_H

#include "solver/search/attack.h"
#include "solver/search/situation.h"

#define NO_MOVES ((struct move_list){0, 0})

void tell_move(struct battle *battle, const struct ply *ply, struct tree_move where);

/* Does the defender's move reach the goal?  In exact play what is reached too soon counts for
   nothing. */
bool reaches_goal(struct battle *battle, move m, unsigned moves);

/* The attacker's half-move has just been played: tells it if it ends the play; else false. */
bool tell_if_over(struct battle *battle, const struct ply *ply, struct tree_move where,
                  unsigned moves);

/* The threats, and then the defender's moves with the answers to them, where the attacker has so
   many moves left.  `refutations` are told elsewhere. */
void tell_threats(struct battle *battle, const struct situation *situation, unsigned depth);
void tell_defences(struct battle *battle, unsigned moves, const struct situation *situation,
                   unsigned depth, enum role role, struct move_list refutations);

/* The attacker, at the move, must reach the goal because it can: it loses by that. */
void tell_obliged_at(struct battle *battle, unsigned depth, enum role role);

#endif
