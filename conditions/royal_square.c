/* Royal squares: the square named is the king of the side.  What man of the side stands there
   cannot be captured, and an enemy that observes the square gives check, even if nobody stands
   there.

   Source: J. Kuhlmann, feenschach 1992.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/one_sided.h"
#include "solver/engine/general.h"
#include "solver/language/words.h"

static const void *read_square(struct words *words) {
  square *where = arena_alloc(words_arena(words), sizeof *where);
  square squares[MAX_SQUARES];
  struct word word = {.text = NULL};
  words_peek(words, &word);
  if (words_take_squares(words, squares, MAX_SQUARES) != 1)
    complain(words_complaints(words), INPUT_ERROR, word.place, "one royal square must be named");
  *where = squares[0];
  return where;
}

static void crown_at_first(const struct rule *rule, struct setup *setup) {
  const square *royal = rule->settings;
  const enum colour side = *(const enum colour *)rule->condition->member;
  for (square where = 0; where < MAX_SQUARES; where++)
    if (setup->men[where].walk != NO_WALK && belongs_to(setup->men[where].owners, side)) {
      setup->men[where].marks &= ~(uint32_t)MARK_ROYAL;
      setup->men[where].marks |= where == *royal ? MARK_ROYAL | MARK_ENTHRONED : 0;
    }
}

static void crown(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)turn;
  const square *royal = rule->settings;
  const enum colour side = *(const enum colour *)rule->condition->member;
  const struct set men = board->of[side];
  for_set (man, &men, board->words) {
    const uint32_t marks = board->man[man].marks;
    if (((marks & MARK_ROYAL) != 0) != (man == *royal))
      edit_marks(board, man, marks ^ (MARK_ROYAL | MARK_ENTHRONED));
  }
}

static bool check_by_observation(struct board *board, const struct rule *rule, enum colour side,
                                 bool so_far) {
  const square *royal = rule->settings;
  if (!binds(rule, side) || set_has(&board->occupied, *royal))
    return so_far;
  return so_far || is_observed(board, *royal, opponent(side), FOR_CHECK);
}

const struct condition condition_white_royal_square = {
    .names = {"WhiteRoyalSquare", "BlancCaseRoyal", "WeissesKoeniglichesFeld"},
    .sentence = "The square named is White's king, whatever stands there",
    .example = "Condition WhiteRoyalSquare e4",
    .member = &bound_white,
    .read = read_square,
    .royal = crown_at_first,
    .check = check_by_observation,
    .effects = {{.slot = SLOT_LAST, .changes = CHANGES_ROYALTY, .act = crown, .telling = TOLD_NOT}},
};

const struct condition condition_black_royal_square = {
    .names = {"BlackRoyalSquare", "NoirCaseRoyal", "SchwarzesKoeniglichesFeld"},
    .sentence = "The square named is Black's king, whatever stands there",
    .example = "Condition BlackRoyalSquare e4",
    .member = &bound_black,
    .read = read_square,
    .royal = crown_at_first,
    .check = check_by_observation,
    .effects = {{.slot = SLOT_LAST, .changes = CHANGES_ROYALTY, .act = crown, .telling = TOLD_NOT}},
};
