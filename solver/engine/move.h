/* A move as the engines hand it to the search: 64 bits, opaque to everybody but the engine that
   made it, except for the six fields below.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_MOVE_H
#define PREMIER_MOVE_H

#include "solver/board/square.h"

#include <stdlib.h>

enum move_kind {
  ORDINARY,
  DOUBLE_STEP, /* a pawn's longer first step: gives en passant rights */
  EN_PASSANT,
  CASTLE_SHORT, /* 0-0: departure and arrival are the king's */
  CASTLE_LONG,  /* 0-0-0 */
  SPECIAL       /* a move of another shape that a rule adds */
};

/* Layout, low bits first: departure 10, arrival 10, capture 10, promotion 8, kind 4, choice 22. */
typedef uint64_t move;

enum { MAX_CHOICES = 1 << 22 };

#define NO_MOVE ((move)0)

static inline move make_move(square departure, square arrival, square capture, unsigned promotion,
                             enum move_kind kind, unsigned choice) {
  return (move)departure | (move)arrival << 10 | (move)capture << 20 | (move)promotion << 30 |
         (move)kind << 38 | (move)choice << 42;
}

static inline square departure_of(move m) {
  return (square)(m & 1023);
}
static inline square arrival_of(move m) {
  return (square)(m >> 10 & 1023);
}
/* Square of the man captured, NO_SQUARE if none. */
static inline square capture_of(move m) {
  return (square)(m >> 20 & 1023);
}
/* Walk promoted to, NO_WALK if none. */
static inline unsigned promotion_of(move m) {
  return (unsigned)(m >> 30 & 255);
}
static inline enum move_kind kind_of(move m) {
  return (enum move_kind)(m >> 38 & 15);
}
/* Which of the alternatives that rules offer within this move (rebirth squares …), 0 = first. */
static inline unsigned choice_of(move m) {
  return (unsigned)(m >> 42);
}

/* A side leaves its turn, which is told: by option or by a rule. */
#define NULL_MOVE make_move(NO_SQUARE, NO_SQUARE, NO_SQUARE, NO_WALK, ORDINARY, 0)

/* The moves of all nodes on the current line, one above the other.  A node notes `count`, lets the
   engine push, walks its own part by index and puts `count` back.  Pushing may move the array. */
struct move_stack {
  move *moves;
  size_t count, capacity;
};

/* Room for `more` moves above `count`; ends the program with a message when memory is exhausted. */
void move_stack_reserve(struct move_stack *stack, size_t more);
void move_stack_free(struct move_stack *stack);

static inline void push_move(struct move_stack *stack, move m) {
  if (stack->count == stack->capacity)
    move_stack_reserve(stack, 256);
  stack->moves[stack->count++] = m;
}

#endif
