/* Chess as slowly as possible: a board of letters, rules by walking step by step, Q by asking every
   man for every square.  The tests of the plain engine compare with it; it shares no code with any
   engine.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_PLAIN_REFERENCE_H
#define PREMIER_TESTS_PLAIN_REFERENCE_H

#include "solver/engine/move.h"
#include "solver/language/problem.h"

struct reference {
  uint8_t walk[64], owner[64];   /* owner: enum colour, where walk is not NO_WALK */
  unsigned side, rights, passed; /* passed: square of en passant, or 64 */
  bool prime_control;
};

static inline int sign_of(int n) {
  return (n > 0) - (n < 0);
}

static inline bool reference_way_free(const struct reference *r, int from, int to) {
  int file = sign_of(to % 8 - from % 8), rank = sign_of(to / 8 - from / 8), step = 8 * rank + file;
  for (int way = from + step; way != to; way += step)
    if (r->walk[way])
      return false;
  return true;
}

/* Does the man on `from` control `to`? */
static inline bool reference_controls(const struct reference *r, int from, int to) {
  int file = abs(to % 8 - from % 8), rank = abs(to / 8 - from / 8);
  int ahead = r->owner[from] == WHITE ? 1 : -1;
  bool straight = !file != !rank, slant = file == rank && file;
  switch (r->walk[from]) {
  case KING:
    return from != to && file <= 1 && rank <= 1;
  case QUEEN:
    return (straight || slant) && reference_way_free(r, from, to);
  case ROOK:
    return straight && reference_way_free(r, from, to);
  case BISHOP:
    return slant && reference_way_free(r, from, to);
  case KNIGHT:
    return file * rank == 2;
  case PAWN:
    return from >= 8 && from < 56 && file == 1 && to / 8 - from / 8 == ahead;
  default:
    return false;
  }
}

static inline unsigned reference_sum(const struct reference *r) {
  unsigned sum = 0;
  for (int from = 0; from < 64; from++)
    for (int to = 0; to < 64; to++)
      sum += reference_controls(r, from, to);
  return sum;
}

static inline bool is_prime(unsigned n) {
  for (unsigned divisor = 2; divisor < n; divisor++)
    if (n % divisor == 0)
      return false;
  return n >= 2;
}

static inline void reference_move_man(struct reference *r, int from, int to) {
  r->walk[to] = r->walk[from];
  r->owner[to] = r->owner[from];
  r->walk[from] = NO_WALK;
}

static inline int reference_king(const struct reference *r, unsigned side) {
  for (int where = 0; where < 64; where++)
    if (r->walk[where] == KING && r->owner[where] == side)
      return where;
  return -1;
}

/* May the man on `from` capture the king on `king`, as far as check is concerned? */
static inline bool reference_threatens(const struct reference *r, int from, int king) {
  if (!reference_controls(r, from, king) || r->owner[from] == r->owner[king])
    return false;
  if (!r->prime_control)
    return true;
  bool promotes = r->walk[from] == PAWN && (king < 8 || king >= 56), prime = false;
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++) {
    struct reference then = *r;
    reference_move_man(&then, from, king);
    if (promotes)
      then.walk[king] = (uint8_t)walk;
    prime |= is_prime(reference_sum(&then));
  }
  return prime;
}

static inline bool reference_check(const struct reference *r, unsigned side) {
  int king = reference_king(r, side);
  for (int from = 0; king >= 0 && from < 64; from++)
    if (r->walk[from] && reference_threatens(r, from, king))
      return true;
  return false;
}

static inline void reference_play(struct reference *r, move m) {
  int from = departure_of(m), to = arrival_of(m);
  static const unsigned ends[64] = {[0] = 2, [4] = 3, [7] = 1, [56] = 8, [60] = 12, [63] = 4};
  if (capture_of(m) != NO_SQUARE)
    r->walk[capture_of(m)] = NO_WALK;
  reference_move_man(r, from, to);
  if (promotion_of(m))
    r->walk[to] = (uint8_t)promotion_of(m);
  if (kind_of(m) == CASTLE_SHORT)
    reference_move_man(r, to + 1, to - 1);
  if (kind_of(m) == CASTLE_LONG)
    reference_move_man(r, to - 2, to + 1);
  r->rights &= ~(ends[from] | ends[to]);
  r->passed = kind_of(m) == DOUBLE_STEP ? (unsigned)(from + to) / 2 : 64;
  r->side ^= 1;
}

static inline bool reference_may_castle(const struct reference *r, int king, int direction) {
  unsigned right = (direction > 0 ? 1u : 2u) << 2 * r->side;
  int rook = direction > 0 ? king + 3 : king - 4;
  if (!(r->rights & right) || !reference_way_free(r, king, rook) || reference_check(r, r->side))
    return false;
  struct reference passing = *r;
  reference_move_man(&passing, king, king + direction);
  return !reference_check(&passing, r->side);
}

struct reference_list {
  move moves[2000];
  unsigned count;
};

/* Adds the move if it is legal; all promotions of it if it promotes. */
static inline void reference_try(const struct reference *r, move m, struct reference_list *list) {
  int to = arrival_of(m);
  bool promotes = r->walk[departure_of(m)] == PAWN && (to < 8 || to >= 56);
  for (unsigned walk = promotes ? QUEEN : NO_WALK; walk <= (promotes ? KNIGHT : NO_WALK); walk++) {
    struct reference then = *r;
    reference_play(&then, m | (move)walk << 30);
    if (!reference_check(&then, r->side) && (!r->prime_control || is_prime(reference_sum(&then))))
      list->moves[list->count++] = m | (move)walk << 30;
  }
}

static inline void reference_pawn(const struct reference *r, int from,
                                  struct reference_list *list) {
  int ahead = r->side == WHITE ? 8 : -8;
  if (from < 8 || from >= 56)
    return;
  if (!r->walk[from + ahead]) {
    reference_try(r, make_move((square)from, (square)(from + ahead), NO_SQUARE, 0, ORDINARY, 0),
                  list);
    if (from / 8 == (r->side == WHITE ? 1 : 6) && !r->walk[from + 2 * ahead])
      reference_try(
          r, make_move((square)from, (square)(from + 2 * ahead), NO_SQUARE, 0, DOUBLE_STEP, 0),
          list);
  }
  if (r->passed < 64 && reference_controls(r, from, (int)r->passed))
    reference_try(r,
                  make_move((square)from, (square)r->passed, (square)((int)r->passed - ahead), 0,
                            EN_PASSANT, 0),
                  list);
}

static inline void reference_man(const struct reference *r, int from, struct reference_list *list) {
  for (int to = 0; to < 64; to++) {
    bool captures = r->walk[to] != NO_WALK;
    if (!reference_controls(r, from, to) || (r->walk[from] == PAWN && !captures) ||
        (captures && (r->owner[to] == r->side || r->walk[to] == KING)))
      continue;
    square capture = captures ? (square)to : NO_SQUARE;
    reference_try(r, make_move((square)from, (square)to, capture, 0, ORDINARY, 0), list);
  }
}

/* All legal moves, in no particular order. */
static inline void reference_moves(const struct reference *r, struct reference_list *list) {
  list->count = 0;
  for (int from = 0; from < 64; from++)
    if (r->walk[from] && r->owner[from] == r->side) {
      reference_man(r, from, list);
      if (r->walk[from] == PAWN)
        reference_pawn(r, from, list);
    }
  int king = r->side == WHITE ? 4 : 60;
  if (reference_may_castle(r, king, 1))
    reference_try(r, make_move((square)king, (square)(king + 2), NO_SQUARE, 0, CASTLE_SHORT, 0),
                  list);
  if (reference_may_castle(r, king, -1))
    reference_try(r, make_move((square)king, (square)(king - 2), NO_SQUARE, 0, CASTLE_LONG, 0),
                  list);
}

#endif
