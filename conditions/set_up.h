/* What several rules ask for before the first move: hooks to be named on their cards, and helpers
   for hooks of their own.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CONDITIONS_SET_UP_H
#define PREMIER_CONDITIONS_SET_UP_H

#include "pieces/notation.h"
#include "solver/engine/general.h"

/* Read: does the word RexInclusive follow?  Settings are a bool. */
const void *read_rex_inclusive(struct words *words);
/* Read: which side does the rule hold for?  Settings are OF_… bits, unsigned: of both sides unless
   a colour follows. */
const void *read_side(struct words *words);

/* Royal: nobody is. */
void dethrone_all(const struct rule *rule, struct setup *setup);
/* Promote: pawns may become kings, too. */
void promote_to_kings(const struct rule *rule, struct setup *setup);
/* Army: men may become kings, or any of the five officers. */
void admit_kings(const struct rule *rule, struct setup *setup);
void admit_officers(const struct rule *rule, struct setup *setup);

/* Refuses boards that have not the eight files of the game array. */
void ask_for_eight_files(struct setup *setup);
/* Refuses men with the mark of the rule whose movement does not suit it, for that reason. */
void ask_for_movement(const struct rule *rule, struct setup *setup,
                      bool (*suits)(const struct movement *movement), const char *reason);

#endif
