/* Contrôle Premier in the plain engine: the examples that came with the rule.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain_fixture.h"

#include "solver/engine/plan.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static struct position *set_up(struct fixture *f, const char *fen) {
  fixture_read(f, fen);
  return plain_cp_engine.create(&f->plan, f->first);
}

static unsigned sum_of(struct position *position) {
  unsigned sum = 0;
  for (square where = 0; where < 64; where++)
    sum += position->engine->controls(position, where, WHITE) +
           position->engine->controls(position, where, BLACK);
  return sum;
}

/* The legal move with this departure, arrival and promotion; NO_MOVE if it is not legal. */
static move find(struct position *position, square from, square to, unsigned promotion) {
  struct move_stack stack = {0};
  move found = NO_MOVE;
  position->engine->legal_moves(position, &stack);
  for (size_t i = 0; i < stack.count; i++)
    if (departure_of(stack.moves[i]) == from && arrival_of(stack.moves[i]) == to &&
        promotion_of(stack.moves[i]) == promotion)
      found = stack.moves[i];
  move_stack_free(&stack);
  return found;
}

static void the_array(void **state) {
  (void)state;
  struct fixture f;
  struct position *p = set_up(&f, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
  assert_int_equal(sum_of(p), 76);
  p->engine->play(p, find(p, 12, 20, NO_WALK));
  assert_int_equal(sum_of(p), 83);
  move long_step = find(p, 49, 33, NO_WALK), other = find(p, 53, 37, NO_WALK);
  assert_true(long_step && other);
  p->engine->play(p, long_step);
  assert_int_equal(sum_of(p), 83);
  p->engine->undo(p);
  p->engine->play(p, other);
  assert_int_equal(sum_of(p), 83);
  p->engine->destroy(p);
}

/* White Ke4 Pa7, black Kd5: only the promotion to a bishop is legal, and it mates by the king. */
static void bishop_promotion_mates(void **state) {
  (void)state;
  struct fixture f;
  struct position *p = set_up(&f, "8/P7/8/3k4/4K3/8/8/8 w - -");
  struct goal mate = {.kind = GOAL_MATE, .target = NO_SQUARE};
  assert_int_equal(sum_of(p), 17);
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    assert_int_equal(find(p, 48, 56, walk) != NO_MOVE, walk == BISHOP);
  p->engine->play(p, find(p, 48, 56, BISHOP));
  assert_int_equal(sum_of(p), 19);
  assert_true(p->engine->in_check(p, BLACK));
  assert_false(p->engine->in_check(p, WHITE));
  assert_true(p->engine->reached(p, &mate));
  p->engine->destroy(p);
}

static void observed_and_checked(void **state) {
  (void)state;
  struct fixture f;
  struct position *p = set_up(&f, "8/8/8/8/2k5/8/1K2B3/8 b - -");
  assert_int_equal(sum_of(p), 23);
  assert_true(p->engine->in_check(p, BLACK));
  p->engine->destroy(p);
  p = set_up(&f, "8/4B3/5k2/8/8/8/1K6/8 b - -");
  assert_int_equal(sum_of(p), 23);
  assert_false(p->engine->in_check(p, BLACK));
  p->engine->destroy(p);
}

static void castling(void **state) {
  (void)state;
  struct fixture f;
  struct position *p = set_up(&f, "k7/8/8/8/8/8/5P1P/2N1K2R w K -");
  assert_int_equal(sum_of(p), 19);
  assert_true(find(p, 4, 6, NO_WALK) == NO_MOVE);
  p->engine->destroy(p);
  p = set_up(&f, "k7/8/8/8/8/8/5P1P/3NK2R w K -");
  move castles = find(p, 4, 6, NO_WALK);
  assert_int_equal(kind_of(castles), CASTLE_SHORT);
  p->engine->play(p, castles);
  assert_int_equal(sum_of(p), 19);
  p->engine->destroy(p);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_array), cmocka_unit_test(bishop_promotion_mates),
      cmocka_unit_test(observed_and_checked), cmocka_unit_test(castling)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
