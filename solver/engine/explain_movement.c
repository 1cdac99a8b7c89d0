/* Why a man cannot make a move, whatever the rules: the orthodox reasons, and the like for walks of
   any kind.  Without rules the question is put again with one man less.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/explain_parts.h"

static struct problem without_rules(const struct problem *problem) {
  struct problem other = *problem;
  other.condition_count = 0;
  return other;
}

static bool can(const struct question_of_rules *asked, const struct problem *problem,
                const struct intention *intention) {
  move m;
  return explain_level(problem, asked->side, intention, &m) != NOT_A_MOVE;
}

static bool is_taken_by(const struct problem *problem, square where, enum colour side) {
  return problem->men[where].walk != NO_WALK && belongs_to(problem->men[where].owners, side);
}

/* The man without which the move could be made stands in its way. */
static bool is_blocked(const struct question_of_rules *asked, struct explanation *e) {
  struct problem other = without_rules(asked->problem);
  for (unsigned where = 0; where < MAX_SQUARES; where++) {
    const struct man man = other.men[where];
    if (man.walk == NO_WALK || where == asked->intention->departure)
      continue;
    other.men[where] = (struct man){0};
    if (can(asked, &other, asked->intention)) {
      e->reason = REASON_BLOCKED;
      e->where = (square)where;
      e->man = man;
      return true;
    }
    other.men[where] = man;
  }
  return false;
}

/* Would it go there if an enemy stood on the arrival? */
static bool would_capture(const struct question_of_rules *asked) {
  struct problem other = without_rules(asked->problem);
  struct man *there = &other.men[asked->intention->arrival];
  *there = (struct man){.walk = PAWN, .owners = owned_by(opponent(asked->side)), .id = there->id};
  return can(asked, &other, asked->intention);
}

static bool hits_king(const struct question_of_rules *asked) {
  struct problem other = without_rules(asked->problem);
  struct man *victim = &other.men[asked->intention->arrival];
  if (victim->walk != KING && !(victim->marks & MARK_ROYAL))
    return false;
  victim->walk = PAWN;
  victim->marks &= ~(uint32_t)MARK_ROYAL;
  return can(asked, &other, asked->intention);
}

static bool promotes_wrongly(const struct question_of_rules *asked) {
  struct problem other = without_rules(asked->problem);
  struct intention any = *asked->intention;
  any.promotion = NO_WALK;
  return asked->intention->promotion != NO_WALK && can(asked, &other, &any);
}

static const struct castling *castling_meant(const struct board *board, enum colour side,
                                             const struct intention *intention) {
  const struct setup *setup = general_setup(board);
  for (unsigned i = 0; i < setup->castling_count; i++)
    if (setup->castling[i].side == side && setup->castling[i].kind == intention->castling)
      return &setup->castling[i];
  return NULL;
}

/* A man between king and partner, or on a square that one of them goes to. */
static bool is_barred(const struct board *board, const struct castling *castling,
                      struct explanation *e) {
  for_set (where, &castling->empty, board->words)
    if (where != castling->king && where != castling->rook && set_has(&board->occupied, where)) {
      e->reason = REASON_BLOCKED;
      e->where = where;
      e->man = board->man[where];
      return true;
    }
  return false;
}

static void explain_castling(struct board *board, const struct question_of_rules *asked,
                             struct explanation *e) {
  const struct castling *castling = castling_meant(board, asked->side, asked->intention);
  if (!castling || (board->unmoved & castling->needs) != castling->needs) {
    e->reason = REASON_RIGHT;
  } else if (is_barred(board, castling, e)) {
    return;
  } else if (is_in_check(board, asked->side)) {
    e->reason = REASON_CASTLES_FROM_CHECK;
  } else if ((e->where = checked_transit(board, castling)) != NO_SQUARE) {
    e->reason = REASON_CASTLES_THROUGH_CHECK;
  } else {
    e->reason = REASON_RIGHT;
  }
}

void explain_movement(const struct plan *plan, const struct question_of_rules *asked,
                      struct explanation *e) {
  if (asked->intention->castles) {
    struct position *position = plan->engine->create(plan, asked->side);
    explain_castling(board_of(position), asked, e);
    plan->engine->destroy(position);
  } else if (is_taken_by(asked->problem, asked->intention->arrival, asked->side) &&
             would_capture(asked)) {
    e->reason = REASON_OWN_MAN;
    e->where = asked->intention->arrival;
    e->man = asked->problem->men[e->where];
  } else if (hits_king(asked)) {
    e->reason = REASON_KING;
  } else if (promotes_wrongly(asked)) {
    e->reason = REASON_PROMOTION;
  } else if (!is_blocked(asked, e)) {
    const bool empty = asked->problem->men[asked->intention->arrival].walk == NO_WALK;
    e->reason = empty && would_capture(asked) ? REASON_NOTHING : REASON_MOVEMENT;
  }
}
