/* What graded obligations have in common: of its legal moves a side may only play the heaviest.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_OBLIGATION_H
#define PREMIER_OBLIGATION_H

#include "solver/engine/general.h"

struct words;

/* The side that plain obligations bind, for a position that begins with this side: the enemy of
   the one who attacks, who plays the series or, in help play, who is to reach the goal. */
enum colour bound_side(const struct board *board);

/* Is it one side's moves that come first? */
bool begins_with_series(const struct board *board);

/* The sides of one-sided rules, to be pointed at by `member`. */
extern const enum colour bound_white, bound_black;

static inline bool binds(const struct rule *rule, enum colour side) {
  return *(const enum colour *)rule->condition->member == side;
}

/* Square of the geometrical length of the way from one square to another. */
long squared_distance(const struct geometry *geometry, square from, square to);

/* The same for a move; castling is 2 and 2, or 2 and 3, squares long on the usual board. */
long squared_length(struct board *board, move m, enum colour side);

/* Is a capture of a king of `side` among the heaviest of the moves that the men of its enemy could
   make, legal or not? */
bool heaviest_takes_king(struct board *board, const struct rule *rule, enum colour side);

/* Consequent obligations reach moves before legality does: of all moves that the men could make
   only the heaviest may be played, and if those are illegal none.  A filter for `whole`. */
void keep_heaviest_of_all(struct board *board, const struct rule *rule, enum colour side,
                          struct move_stack *moves, size_t first);

/* Reads the word Ultra; settings are a bool. */
const void *read_ultra(struct words *words);

#endif
