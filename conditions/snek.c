/* Snek chess: when an officer is captured, a man of its side that stands one step lower becomes
   that officer: a rook becomes queen, a bishop rook, a knight bishop, and the king moves as the
   captured knight.  A captured pawn gives the king its own movement back.  Snek circle chess: a
   queen becomes knight, and kings stay as they are.  If several men could, each is a choice.

   Source: KoBulChess tourneys of 2014.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "conditions/victim.h"

static const bool line = false, circle = true;

static bool is_circle(const struct rule *rule) {
  return *(const bool *)rule->condition->member;
}

/* Who takes the place of an officer, or of the man that has the officer's place in the array;
   NO_WALK: nobody. */
static unsigned successor(const struct rule *rule, unsigned walk) {
  static const uint8_t below[ORTHODOX_WALKS] = {[QUEEN] = ROOK, [ROOK] = BISHOP, [BISHOP] = KNIGHT};
  return walk == KNIGHT && is_circle(rule) ? QUEEN : below[walk];
}

static void change_kings(struct board *board, enum colour side, unsigned from, unsigned to) {
  const struct set kings = board->royal[side];
  for_set (king, &kings, board->words)
    if (board->man[king].walk != to && (from == NO_WALK || board->man[king].walk == from))
      edit_walk(board, king, to);
}

static void promote_one(struct board *board, struct turn *turn, enum colour side, unsigned lower) {
  struct set candidates = *men_of_walk(board, lower);
  set_keep(&candidates, &board->of[side], board->words);
  set_subtract(&candidates, &board->royal[side], board->words);
  const unsigned count = set_count(&candidates, board->words);
  if (count == 0)
    return;
  unsigned left = choose(turn, count);
  for_set (where, &candidates, board->words)
    if (left-- == 0) {
      edit_walk(board, where, turn->captured.walk);
      return;
    }
}

static void succeed(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->capture == NO_SQUARE)
    return;
  const struct setup *setup = general_setup(board);
  const enum colour side = victim_side(turn);
  const unsigned captured = orthodox_of(setup, turn->captured.walk);
  const unsigned lower = successor(rule, captured);
  if (lower != NO_WALK)
    promote_one(board, turn, side, setup->standard[lower]);
  else if (!is_circle(rule) && captured == KNIGHT)
    change_kings(board, side, setup->standard[KING], turn->captured.walk);
  else if (!is_circle(rule) && is_pawn(board, turn->captured.walk))
    change_kings(board, side, NO_WALK, setup->standard[KING]);
}

enum { SNEK_CHANGES = CHANGES_OTHERS | CHANGES_ROYALTY | HAS_CHOICE | ON_CAPTURE };

const struct condition condition_snek_chess = {
    .names = {"SnekChess", "EchecsSnek", "SnekSchach"},
    .sentence = "When an officer is captured a man of its side one step lower in queen, rook, "
                "bishop, knight, king takes its movement",
    .example = "Condition SnekChess",
    .member = &line,
    .army = admit_officers,
    .effects = {{.slot = SLOT_HALF_NEUTRALS,
                 .changes = SNEK_CHANGES,
                 .act = succeed,
                 .telling = TOLD_WITH_SQUARE}},
};

const struct condition condition_snek_circle_chess = {
    .names = {"SnekCircleChess", "EchecsSnekCirculaires", "SnekZirkulaerSchach"},
    .sentence = "When an officer is captured a man of its side one step lower in queen, rook, "
                "bishop, knight, queen becomes that officer",
    .example = "Condition SnekCircleChess",
    .member = &circle,
    .army = admit_officers,
    .effects = {{.slot = SLOT_HALF_NEUTRALS,
                 .changes = SNEK_CHANGES,
                 .act = succeed,
                 .telling = TOLD_WITH_SQUARE}},
};
