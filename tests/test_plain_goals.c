/* The quick ways to goals against their definition: the same moves in the same order, on positions
   where some of them reach the goal and on positions where none does.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain_random.h"

#include "solver/engine/plain_variants.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static const enum goal_kind kinds[] = {GOAL_MATE,
                                       GOAL_STALEMATE,
                                       GOAL_CHECK,
                                       GOAL_MATE_OR_STALEMATE,
                                       GOAL_CAPTURE,
                                       GOAL_TARGET,
                                       GOAL_EN_PASSANT,
                                       GOAL_CASTLING,
                                       GOAL_WIN_PIECE,
                                       GOAL_ANY,
                                       GOAL_DOUBLE_STALEMATE,
                                       GOAL_AUTO_STALEMATE};
enum { KINDS = sizeof kinds / sizeof *kinds, COMMON = KINDS - 2 };

static bool is_reached(struct position *position, move m, const struct goal *goal) {
  const struct engine *engine = position->engine;
  engine->play(position, m);
  bool quick = engine->reached(position, goal);
  bool slow = goal_reached_by_definition(position, goal);
  engine->undo(position);
  assert_int_equal(quick, slow);
  return slow;
}

/* How many moves reach the goal. */
static unsigned compare(struct position *position, const struct goal *goal, struct move_stack *all,
                        struct move_stack *found) {
  const struct engine *engine = position->engine;
  unsigned count = 0;
  found->count = 0;
  engine->goal_moves(position, goal, found);
  for (size_t i = 0; i < all->count; i++)
    if (is_reached(position, all->moves[i], goal)) {
      assert_true(count < found->count);
      assert_int_equal(found->moves[count++], all->moves[i]);
    }
  assert_int_equal(count, found->count);
  assert_int_equal(engine->has_goal_move(position, goal), count > 0);
  return count;
}

static void all_goals(struct position *position, unsigned reached[KINDS], struct move_stack *all,
                      struct move_stack *found) {
  all->count = 0;
  position->engine->legal_moves(position, all);
  for (unsigned i = 0; i < KINDS; i++) {
    struct goal goal = {.kind = kinds[i], .target = kinds[i] == GOAL_TARGET ? 27 : NO_SQUARE};
    reached[i] += compare(position, &goal, all, found);
  }
}

static void on_random_positions(const struct engine *engine, const struct engine *variant,
                                unsigned positions) {
  uint64_t state = dice_beginning(19240701);
  unsigned reached[KINDS] = {0};
  struct move_stack all = {0}, found = {0};
  for (unsigned i = 0; i < positions; i++) {
    struct fixture f;
    random_position(&f, &state);
    struct position *position = engine->create(&f.plan, f.first);
    position->engine = variant;
    for (unsigned depth = 0; depth < 4; depth++) {
      all_goals(position, reached, &all, &found);
      if (!all.count)
        break;
      variant->play(position, all.moves[roll(&state, (unsigned)all.count)]);
    }
    variant->destroy(position);
  }
  for (unsigned i = 0; i < COMMON; i++)
    assert_true(reached[i] > 0); /* the positions are odd enough */
  move_stack_free(&all);
  move_stack_free(&found);
}

/* The goal of proof games: the men of a position, castling rights aside. */
static void wanted_position(void **state) {
  (void)state;
  struct fixture start, end;
  const struct goal goal = {.kind = GOAL_POSITION, .target = NO_SQUARE};
  struct move_stack all = {0}, found = {0};
  fixture_read(&start, "r3k2r/8/8/8/8/8/6p1/R3K2R b KQkq -");
  fixture_read(&end, "r3k2r/8/8/8/8/8/8/R3K2n w - -");
  start.problem.goal_position = end.problem.men;
  struct position *position = plain_engine.create(&start.plan, start.first);
  struct position *copy = position->engine->copy(position);
  position->engine->destroy(position);
  copy->engine->legal_moves(copy, &all);
  assert_int_equal(compare(copy, &goal, &all, &found), 1);
  assert_int_equal(promotion_of(found.moves[0]), KNIGHT);
  copy->engine->destroy(copy);
  move_stack_free(&all);
  move_stack_free(&found);
}

static void orthodox_variants(void **state) {
  (void)state;
  const struct engine *variant;
  for (unsigned i = 0; (variant = plain_numbered_variant(false, i)); i++)
    on_random_positions(&plain_engine, variant, 5000);
}

static void prime_control_variants(void **state) {
  (void)state;
  const struct engine *variant;
  for (unsigned i = 0; (variant = plain_numbered_variant(true, i)); i++)
    on_random_positions(&plain_cp_engine, variant, 5000);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(wanted_position),
                                     cmocka_unit_test(orthodox_variants),
                                     cmocka_unit_test(prime_control_variants)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
