/* Messigny chess: instead of an ordinary move a side may let a man change places with an enemy man
   of the same walk, unless one of them has just done so.  Kings may unless RexExclusive.

   Source: Messigny meeting, 1999.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

/* The memory: squares of the two men that the last move has exchanged, 0 if it did not. */
enum { KNOWN = 1 << 20 };

/* Has one of the two just changed places? */
static bool has_just_moved(const struct board *board, const struct rule *rule, square unit) {
  const uint64_t last = recall(board, rule, 0);
  return last != 0 && ((last & 1023) == unit || (last >> 10 & 1023) == unit);
}

static void add_exchanges(struct board *board, const struct rule *rule, enum colour side,
                          struct move_stack *moves) {
  const struct set acting = *actors(board, side, FOR_MOVES);
  const bool without_kings = *(const bool *)rule->settings;
  for_set (unit, &acting, board->words) {
    if (has_just_moved(board, rule, unit))
      continue;
    struct set others = *men_of_walk(board, board->man[unit].walk);
    set_keep(&others, &board->of[opponent(side)], board->words);
    set_remove(&others, unit);
    for_set (other, &others, board->words) {
      const bool kings = is_royal(board, unit) || is_royal(board, other);
      if (!(kings && without_kings) && !has_just_moved(board, rule, other) &&
          arrival_allowed(board, side, unit, other, FOR_MOVES))
        push_move(moves, make_move(unit, other, NO_SQUARE, NO_WALK, SPECIAL, 0));
    }
  }
}

static void forget(struct board *board, const struct rule *rule) {
  if (recall(board, rule, 0) != 0)
    edit_memory(board, rule, 0, 0);
}

/* In series play the moves of a side follow each other. */
static void forget_pass(struct board *board, const struct rule *rule) {
  if (!begins_with_series(board))
    forget(board, rule);
}

static void forget_before(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)turn;
  forget(board, rule);
}

static void exchange(struct board *board, const struct rule *rule, struct turn *turn) {
  edit_exchange(board, turn->departure, turn->arrival);
  turn->exchanged = turn->departure;
  edit_memory(board, rule, 0, KNOWN | turn->departure | (uint64_t)turn->arrival << 10);
}

const struct condition condition_messigny_chess = {
    .names = {"MessignyChess", "EchecsMessigny", "MessignySchach"},
    .sentence = "A move may consist in letting a man change places with an enemy man of the same "
                "walk; a man that has just done so may not do it again",
    .example = "Condition MessignyChess",
    .read = read_rex_exclusive,
    .memory = 1,
    .pass = forget_pass,
    .extra = {FOR_MOVES, add_exchanges, exchange, false},
    .effects = {{.slot = SLOT_BEFORE, .changes = ONLY_NOTES, .act = forget_before}},
};
