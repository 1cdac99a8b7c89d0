/* Orphans and friends: men that move and observe as those enemies, or those men of their own side,
   that observe them.  Borrowers lend what they have been lent, along chains.

   Does a man have a walk?  It does if a chain of men leads to it, each of which observes the next
   by that walk, and of which the first has the walk by nature and the others are borrowers of the
   same kind.  The chain is looked for backwards from the man; a man that is in it already lends
   nothing more, so that circles end.  Lenders observe by their bare movement: whether a rule would
   let them act is not asked.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_lending.h"

#include "solver/engine/general_board.h"

/* Does a man on `from` that uses the walk as a man of `side` observe the target? */
static bool observes_by(const struct board *board, const struct walk_paths *walk, enum colour side,
                        square from, square target) {
  const struct crowd crowd = crowd_for(board, side);
  return row_has(set_row(walk->reach[side], from, walk->words), target) &&
         walk_observes(walk, side, from, target, &crowd);
}

/* What is being looked for. */
struct search {
  const struct board *board;
  unsigned walk;
  const struct walk_paths *paths;
  enum lender lender;
  const struct set *kin; /* the borrowers of that kind */
  struct set asked[2];   /* men of the chain, by the side that they act for */
  struct {
    square man;
    enum colour side;
  } queue[2 * MAX_SQUARES];
  unsigned count;
};

static void ask_later(struct search *search, square man, enum colour side) {
  set_add(&search->asked[side], man);
  search->queue[search->count].man = man;
  search->queue[search->count++].side = side;
}

/* Looks for men of `side` that observe the borrower by the walk.  True if one has it by nature;
   borrowers are to be asked in their turn. */
static bool ask_side(struct search *search, square borrower, enum colour side) {
  const struct board *board = search->board;
  const struct set *natural = men_of_walk(board, search->walk);
  const uint64_t *sources = set_row(search->paths->sources[side], borrower, board->words);
  struct set lenders = {{0}};
  for (unsigned i = 0; i < board->words; i++)
    lenders.word[i] = (natural->word[i] | search->kin->word[i]) & board->of[side].word[i] &
                      sources[i] & ~search->asked[side].word[i];
  set_remove(&lenders, borrower);
  for_set (man, &lenders, board->words) {
    bool has_walk = set_has(natural, man);
    if (!observes_by(board, search->paths, side, man, borrower))
      continue;
    if (has_walk)
      return true;
    ask_later(search, man, side);
  }
  return false;
}

static bool is_lent(const struct board *board, square unit, enum colour side, unsigned walk,
                    const struct set *kin) {
  struct search search; /* large: the queue is filled as needed */
  search.board = board;
  search.walk = walk;
  search.paths = paths_of(board, walk);
  search.lender = paths_of(board, board->man[unit].walk)->lender;
  search.kin = kin;
  set_clear(&search.asked[WHITE]);
  set_clear(&search.asked[BLACK]);
  search.count = 0;
  ask_later(&search, unit, side);
  for (unsigned i = 0; i < search.count; i++) {
    enum colour asker = search.queue[i].side;
    if (ask_side(&search, search.queue[i].man, search.lender == FRIENDS ? asker : opponent(asker)))
      return true;
  }
  return false;
}

/* The borrowers of a kind. */
static struct set borrowers(const struct board *board, enum lender lender) {
  struct set men = {{0}};
  for (unsigned i = 0; i < walks_in_use(board); i++)
    if (paths_of(board, walk_in_use(board, i))->lender == lender)
      set_unite(&men, men_of_walk(board, walk_in_use(board, i)), board->words);
  return men;
}

/* The borrower's own walk, which leads nowhere, gives way to what it is lent. */
static void borrow(struct board *board, const struct rule *rule, enum colour side, square unit,
                   struct walk_list *walks) {
  (void)rule;
  const enum lender lender = paths_of(board, board->man[unit].walk)->lender;
  if (lender == NOBODY)
    return;
  const struct set kin = borrowers(board, lender);
  walks->count = 0;
  for (unsigned i = 0; i < walks_in_use(board); i++) {
    unsigned walk = walk_in_use(board, i);
    if (paths_of(board, walk)->lender == NOBODY &&
        !set_is_empty(men_of_walk(board, walk), board->words) &&
        is_lent(board, unit, side, walk, &kin))
      walks_add(walks, walk);
  }
}

static const struct condition card = {.walk = {.depth = BARE, .borrow = borrow}};

const struct rule lending = {.condition = &card};
