/* Alice chess: two boards, A and B.  A man moves on the board where it stands, among the men of
   that board, and passes to the same square of the other one, which must be empty.  A king may
   neither stay in check on the new board nor be in check on the old one where it arrives.

   No two men ever stand on the same square of both boards, so that one diagram holds them all, with
   a mark on the men of board B.  The attributes bring the rule with them.

   Source: V. R. Parton, 1953.  Reading: king and rook castle if they stand on one board.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* Leaves the men of the board where `unit` stands, or those of the other board. */
static void keep_board_of(const struct board *board, square unit, bool same, struct set *men) {
  const struct set *on_b = men_of_mark(board, MARK_ALICE_B);
  if (set_has(on_b, unit) == same)
    set_keep(men, on_b, board->words);
  else
    set_subtract(men, on_b, board->words);
}

static void hide_other_board(struct board *board, const struct rule *rule, enum colour side,
                             square unit, struct set *occupied) {
  (void)rule, (void)side;
  struct set men;
  set_copy(&men, occupied, board->words);
  set_subtract(&men, &board->closed, board->words);
  set_subtract(occupied, &men, board->words);
  keep_board_of(board, unit, true, &men);
  set_unite(occupied, &men, board->words);
}

static void spare_other_board(struct board *board, const struct rule *rule, enum colour side,
                              square unit, struct set *captures) {
  (void)rule, (void)side;
  struct set men;
  set_copy(&men, &board->occupied, board->words);
  keep_board_of(board, unit, false, &men);
  set_subtract(captures, &men, board->words);
}

/* The square must be empty on the other board, too. */
static void ask_for_empty_square(struct board *board, const struct rule *rule, enum colour side,
                                 square unit, square origin, struct set *arrivals) {
  (void)origin;
  spare_other_board(board, rule, side, unit, arrivals);
}

static void pass_over(struct board *board, square where) {
  edit_marks_silently(board, where, board->man[where].marks ^ MARK_ALICE_B);
}

static void pass_to_other_board(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->now == NO_SQUARE)
    return;
  pass_over(board, turn->now);
  if (turn->partner_to != NO_SQUARE)
    pass_over(board, turn->partner_to);
}

/* The king is where it has come to in the end, and so are all others: men reborn count, too.  What
   a king that takes another one would be in for is not played out: two kings could go on and on. */
static void forbid_check_on_old_board(struct board *board, const struct rule *rule,
                                      struct turn *turn) {
  (void)rule;
  if (turn->now == NO_SQUARE || !is_royal(board, turn->now))
    return;
  pass_over(board, turn->now);
  turn->illegal |= (turn->captured.marks & MARK_ROYAL)
                       ? is_observed(board, turn->now, opponent(turn->side), FOR_CHECK)
                       : is_royal_attacked(board, turn->side);
  pass_over(board, turn->now);
}

/* Who is not said to be on B is on A: one mark is enough. */
static void settle_boards(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (square where = 0; where < setup->geometry.squares; where++) {
    if ((setup->men[where].marks & MARK_ALICE_A) && (setup->men[where].marks & MARK_ALICE_B))
      setup->refusal = "a man stands on one of the two boards";
    setup->men[where].marks &= ~(uint32_t)MARK_ALICE_A;
  }
}

const struct condition attribute_alice_a = {
    .names = {"AliceA", "AliceA", "AliceA"},
    .sentence = "The man stands on board A of Alice chess",
    .example = "Pieces White AliceA Qa1",
    .mark = MARK_ALICE_A,
    .letters = {"", "", ""},
    .some_man = MARK_ALICE_B,
};

const struct condition attribute_alice_b = {
    .names = {"AliceB", "AliceB", "AliceB"},
    .sentence = "The man stands on board B of Alice chess",
    .example = "Pieces White AliceB Qa1",
    .mark = MARK_ALICE_B,
    .letters = {"", "", ""},
    .behind = {"A", "B"},
    .army = settle_boards,
    .view = {BARE, hide_other_board},
    .geometry = {.depth = FOR_REACH, .narrow = ask_for_empty_square},
    .take = {BARE, spare_other_board},
    .effects = {{.slot = SLOT_WORMHOLES, .changes = 0, .act = pass_to_other_board},
                {.slot = SLOT_LAST, .changes = 0, .act = forbid_check_on_old_board}},
};

const struct condition condition_alice_chess = {
    .names = {"AliceChess", "Alice", "AliceSchach"},
    .sentence =
        "There are two boards; a man moves on its own and passes to the same, empty, square "
        "of the other one",
    .example = "Condition AliceChess",
    .some_man = MARK_ALICE_B,
};
