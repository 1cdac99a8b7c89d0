/* What several rules ask for before the first move: hooks to be named on their cards, and helpers
   for hooks of their own.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CONDITIONS_SET_UP_H
#define PREMIER_CONDITIONS_SET_UP_H

#include "pieces/notation.h"
#include "solver/engine/general.h"

/* For `read`: does the word follow?  Settings are a bool. */
const void *read_flag(struct words *words, const char *const word[LANGUAGES]);
/* For `read`: which type follows, of so many?  Settings are an int, `usual` where none does. */
enum { TYPE_A, TYPE_B, TYPE_C, TYPE_D };
const void *read_lettered_type(struct words *words, unsigned count, int usual);
enum { TYPE_1, TYPE_2, TYPE_3 };
const void *read_numbered_type(struct words *words, unsigned count, int usual);

/* Read: does the word RexInclusive, or RexExclusive, follow?  Settings are a bool. */
const void *read_rex_inclusive(struct words *words);
const void *read_rex_exclusive(struct words *words);
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
/* … or pawns. */
void admit_pawns(const struct rule *rule, struct setup *setup);
/* Army: it matters which man is which, though they are alike. */
void tell_men_apart(const struct rule *rule, struct setup *setup);
/* Pawn: those on their own base rank go on from there by one step. */
void let_pawns_leave_base_rank(const struct rule *rule, struct setup *setup);
/* Castle: not in the orthodox way. */
void replace_castling(const struct rule *rule, struct setup *setup);

/* Refuses boards that have not the eight files of the game array. */
void ask_for_eight_files(struct setup *setup);
/* Refuses men with the mark of the rule whose movement does not suit it, for that reason. */
void ask_for_movement(const struct rule *rule, struct setup *setup,
                      bool (*suits)(const struct movement *movement), const char *reason);

#endif
