/* The stack of moves that all nodes of a line share.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/move.h"

#include <stdio.h>

void move_stack_reserve(struct move_stack *stack, size_t more) {
  size_t needed = stack->count + more;
  if (needed <= stack->capacity)
    return;
  size_t capacity = stack->capacity ? stack->capacity : 256;
  while (capacity < needed)
    capacity *= 2;
  move *moves = realloc(stack->moves, capacity * sizeof *moves);
  if (!moves) {
    fputs("premier: out of memory for moves\n", stderr);
    exit(EXIT_FAILURE);
  }
  stack->moves = moves;
  stack->capacity = capacity;
}

void move_stack_free(struct move_stack *stack) {
  free(stack->moves);
  *stack = (struct move_stack){0};
}
