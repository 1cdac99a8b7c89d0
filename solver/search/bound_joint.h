/* Drafting for the diagram, which all workers of a run need and do together.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_JOINT_H
#define PREMIER_BOUND_JOINT_H

#include "solver/search/bound_draft.h"

struct joint_draft;

struct joint_draft *joint_draft_new(void);        /* never NULL */
void joint_draft_free(struct joint_draft *joint); /* NULL is allowed */

/* draft_all for a scene that is the same for all who ask, but for its numbers of moves: those who
   ask with the same numbers get the same aims.  Nobody asks with others before all have got them.
   Who asks with more patience than others had goes on behind what they have done, if theirs did not
   suffice. */
void joint_draft_all(struct joint_draft *joint, struct draft *draft);

#endif
