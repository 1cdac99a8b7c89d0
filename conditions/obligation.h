/* What graded obligations have in common: of its legal moves a side may only play the heaviest.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_OBLIGATION_H
#define PREMIER_OBLIGATION_H

#include "conditions/one_sided.h"
#include "solver/engine/general.h"

struct words;

/* Is it one side's moves that come first? */
bool begins_with_series(const struct board *board);

/* The memory of rules that bind a side: which one, and whether it is free for the moment. */
enum { BOUND, FREE, OBLIGATION_MEMORY };

void bind_member(struct board *board, const struct rule *rule);
void bind_defender(struct board *board, const struct rule *rule);
static inline bool is_bound(const struct board *board, const struct rule *rule, enum colour side) {
  return recall(board, rule, BOUND) == side;
}
/* Has the side at the move no legal move, if it were free? */
bool is_immobile_when_free(struct board *board, const struct rule *rule);
/* A bound side is mated or stalemated only if it would be when free.  A verdict for `mate`. */
bool judge_free_side(struct board *board, const struct rule *rule, const struct goal *goal,
                     bool so_far);

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
void keep_heaviest_unless_free(struct board *board, const struct rule *rule, enum colour side,
                               struct move_stack *moves, size_t first);

/* How far an obligation binds besides the choice among legal moves. */
struct strictness {
  bool moves;  /* illegal moves count, too: Ultra and Exact … */
  bool checks; /* … and only a move that could be played gives check: Ultra */
};

/* Reads Ultra or Exact; settings are a struct strictness. */
const void *read_strictness(struct words *words);

/* What the cards of obligations that know such degrees hold alike: who fits the hooks to them, who
   notes which side is bound, and what is to be done. */
#define GRADED_OBLIGATION(hooks, bind, weight)                                                     \
  .read = read_strictness, .adapt = hooks, .memory = OBLIGATION_MEMORY, .begin = bind,             \
  .prefer = weight

#endif
