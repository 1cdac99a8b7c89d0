/* Option NullMoves in battle play: a side that is not in check may leave its turn.  For the
   attacker this is a move like others, which the solution shows as "..."; a defence by leaving the
   turn is met by the threat and not shown.  (In Popeye the attacker has this right only in more
   than two moves; Reading: it has it always.)
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_LEAVE_H
#define PREMIER_LEAVE_H

#include "solver/search/attack.h"

/* Does the defender save itself by leaving its turn with so many moves to come? */
bool leaving_saves(struct battle *battle, unsigned moves);

#endif
