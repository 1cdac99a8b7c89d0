/* Quick legality: which moves are legal, as far as that can be told without playing them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GENERAL_QUICK_H
#define PREMIER_GENERAL_QUICK_H

#include "solver/engine/general_board.h"

/* How the kings of a side stand. */
struct safety {
  bool known; /* false: nothing can be told */
  bool in_check;
  bool one_king;
  struct set royal;
  struct set pinned;  /* men that may not be free to move */
  struct set parries; /* in check along lines: where a man that is not royal must arrive */
  bool by_legs;       /* a man with legs gives check … */
  bool has_delicate;
  struct set delicate; /* … and what such men's sight of the kings depends on */
};

enum quick_verdict { LEGAL, ILLEGAL, UNKNOWN };

/* How the enemy kings stand for a move that is to give check. */
struct aim {
  bool known; /* false: every move may give check */
  struct set kings;
  struct set discoverers; /* men that may open a line by leaving it, and neutral kings */
  bool has_delicate;
  struct set delicate; /* squares to leave or reach, where men with legs look on */
};

void take_aim(struct board *board, enum colour side, struct aim *aim);
/* Might any step of the man on `unit` give check?  No only if surely none does. */
bool unit_may_check(const struct board *board, const struct aim *aim, enum colour side,
                    square unit);
/* Might the move give check?  No only if it surely does not. */
bool may_check(const struct board *board, const struct aim *aim, enum colour side, move m);

void look_for_safety(struct board *board, enum colour side, struct safety *safety);

/* Of the only royal man of a side: legal if no enemy observes its arrival once it has left. */
enum quick_verdict king_verdict(const struct board *board, move m);

/* Of a neutral man that leaves no other attack on its mover's kings: illegal if it attacks one. */
enum quick_verdict neutral_verdict(const struct board *board, const struct set *kings, move m);

/* Does the move surely leave all squares but its departure and arrival as they are?  Effects that
   change others are those of captures and promotions (allows_quick_legality). */
static inline bool changes_two_squares(const struct board *board, move m) {
  if (board->plan->acts_on_promotion && promotion_of(m) != NO_WALK)
    return false;
  return (kind_of(m) == ORDINARY || kind_of(m) == DOUBLE_STEP) &&
         (capture_of(m) == NO_SQUARE ||
          (capture_of(m) == arrival_of(m) && board->plan->acting_count == 0));
}

/* What the men on the board say, no rule being asked which of them attack. */
static inline enum quick_verdict board_verdict(const struct board *board,
                                               const struct safety *safety, move m) {
  const bool neutral = is_neutral(board, departure_of(m));
  if (!safety->known || !changes_two_squares(board, m) ||
      (neutral && (safety->in_check || set_has(&safety->royal, departure_of(m)))))
    return UNKNOWN;
  if (set_has(&safety->royal, departure_of(m)))
    return safety->one_king && kind_of(m) == ORDINARY ? king_verdict(board, m) : UNKNOWN;
  if (safety->has_delicate) {
    if (set_has(&safety->delicate, departure_of(m)) || set_has(&safety->delicate, arrival_of(m)))
      return UNKNOWN;
    if (safety->by_legs)
      return ILLEGAL;
  }
  if (safety->in_check && !set_has(&safety->parries, arrival_of(m)))
    return ILLEGAL;
  if (set_has(&safety->pinned, departure_of(m)))
    return UNKNOWN;
  return neutral ? neutral_verdict(board, &safety->royal, m) : LEGAL;
}

/* Do rules leave nothing to be told of moves? */
static inline bool verdicts_are_vain(const struct general_plan *plan) {
  return !plan->quick_legality || (plan->attacks_shrink && plan->moves_shrink);
}

/* Rules that take attacks away make no legal move illegal, those that forbid moves no illegal one
   legal. */
static inline enum quick_verdict quick_verdict(const struct board *board,
                                               const struct safety *safety, move m) {
  const struct general_plan *plan = board->plan;
  if (verdicts_are_vain(plan))
    return UNKNOWN;
  enum quick_verdict verdict = board_verdict(board, safety, m);
  return (verdict == ILLEGAL && plan->attacks_shrink) || (verdict == LEGAL && plan->moves_shrink)
             ? UNKNOWN
             : verdict;
}

#endif
