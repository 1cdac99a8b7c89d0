/* The plain engines against the slow reference: on thousands of odd positions, and on those reached
   from them by random play, the same moves, checks and controls.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain_random.h"

#include "solver/engine/plain_variants.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

static int by_value(const void *a, const void *b) {
  move one = *(const move *)a, other = *(const move *)b;
  return (one > other) - (one < other);
}

static void compare(struct position *position, const struct reference *r, struct move_stack *stack,
                    struct reference_list *list) {
  const struct engine *engine = position->engine;
  stack->count = 0;
  engine->legal_moves(position, stack);
  reference_moves(r, list);
  assert_int_equal(stack->count, list->count);
  assert_int_equal(engine->has_legal_move(position), list->count > 0);
  assert_int_equal(engine->in_check(position, WHITE), reference_check(r, WHITE));
  assert_int_equal(engine->in_check(position, BLACK), reference_check(r, BLACK));
  if (list->count) {
    qsort(stack->moves, stack->count, sizeof(move), by_value);
    qsort(list->moves, list->count, sizeof(move), by_value);
    assert_memory_equal(stack->moves, list->moves, stack->count * sizeof(move));
  }
  unsigned sum = 0;
  for (square where = 0; where < 64; where++)
    sum += engine->controls(position, where, WHITE) + engine->controls(position, where, BLACK);
  assert_int_equal(sum, reference_sum(r));
}

static void play_randomly(const struct engine *engine, const struct engine *variant,
                          bool prime_control, unsigned positions) {
  uint64_t state = dice_beginning(20260101);
  struct move_stack stack = {0};
  struct reference_list *list = malloc(sizeof *list);
  for (unsigned i = 0; i < positions; i++) {
    struct fixture f;
    random_position(&f, &state);
    struct reference r = reference_of(&f, prime_control);
    struct position *position = engine->create(&f.plan, f.first);
    position->engine = variant;
    for (unsigned depth = 0; depth < 6; depth++) {
      compare(position, &r, &stack, list);
      if (!stack.count)
        break;
      move m = stack.moves[roll(&state, (unsigned)stack.count)];
      variant->play(position, m);
      reference_play(&r, m);
      assert_int_equal(variant->latest(position), m);
    }
    variant->destroy(position);
  }
  free(list);
  move_stack_free(&stack);
}

static void orthodox_variants(void **state) {
  (void)state;
  const struct engine *variant;
  for (unsigned i = 0; (variant = plain_numbered_variant(false, i)); i++)
    play_randomly(&plain_engine, variant, false, 3000);
}

static void prime_control_variants(void **state) {
  (void)state;
  const struct engine *variant;
  for (unsigned i = 0; (variant = plain_numbered_variant(true, i)); i++)
    play_randomly(&plain_cp_engine, variant, true, 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(orthodox_variants),
                                     cmocka_unit_test(prime_control_variants)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
