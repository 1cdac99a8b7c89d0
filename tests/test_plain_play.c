/* Playing and taking back: after any line the position is what a fresh set-up of the same diagram
   would be, key included; after taking everything back it is the diagram again.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain_random.h"

#include "solver/engine/plain_variants.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void same_men(struct position *a, struct position *b) {
  struct bitboards one, other;
  assert_true(a->engine->bitboards(a, &one));
  assert_true(b->engine->bitboards(b, &other));
  assert_memory_equal(&one, &other, sizeof one);
  for (square where = 0; where < 64; where++) {
    struct man man = a->engine->man_at(a, where), twin = b->engine->man_at(b, where);
    assert_int_equal(man.walk, twin.walk);
    assert_int_equal(man.owners, twin.owners);
    assert_int_equal(man.marks, twin.marks);
  }
}

static void same_moves(struct position *a, struct position *b) {
  struct move_stack one = {0}, other = {0};
  a->engine->legal_moves(a, &one);
  b->engine->legal_moves(b, &other);
  assert_int_equal(one.count, other.count);
  if (one.count)
    assert_memory_equal(one.moves, other.moves, one.count * sizeof(move));
  move_stack_free(&one);
  move_stack_free(&other);
}

static void same(struct position *a, struct position *b) {
  struct key key = a->engine->key(a), twin = b->engine->key(b);
  assert_memory_equal(&key, &twin, sizeof key);
  assert_int_equal(a->side, b->side);
  same_men(a, b);
  same_moves(a, b);
}

/* The diagram that the position has become, for a fresh set-up. */
static void freeze(struct fixture *f, struct position *position, const struct reference *r) {
  fixture_read(f, "8/8/8/8/8/8/8/8 w - -");
  for (square where = 0; where < 64; where++)
    f->problem.men[where] = position->engine->man_at(position, where);
  f->first = position->side;
  f->plan.castling = r->rights;
  f->plan.en_passant = r->passed < 64 ? (square)r->passed : NO_SQUARE;
}

static void like_a_fresh_one(struct position *position, const struct reference *r) {
  struct fixture f;
  freeze(&f, position, r);
  struct position *fresh = plain_engine.create(&f.plan, f.first);
  if (position->engine == plain_variant(true)) {
    fresh->engine->destroy(fresh);
    fresh = plain_cp_engine.create(&f.plan, f.first);
  }
  same(position, fresh);
  fresh->engine->destroy(fresh);
}

/* Plays up to `length` random half-moves, now and then a pass; returns how many. */
static unsigned wander(struct position *position, struct reference *r, uint64_t *state,
                       unsigned length) {
  struct move_stack stack = {0};
  unsigned played = 0;
  for (; played < length; played++) {
    stack.count = 0;
    position->engine->legal_moves(position, &stack);
    if (!roll(state, 10)) {
      position->engine->pass(position);
      assert_int_equal(position->engine->latest(position), NO_MOVE);
      r->side ^= 1;
      r->passed = 64;
    } else if (stack.count) {
      move m = stack.moves[roll(state, (unsigned)stack.count)];
      position->engine->play(position, m);
      reference_play(r, m);
    } else
      break;
    like_a_fresh_one(position, r);
  }
  move_stack_free(&stack);
  return played;
}

static void there_and_back(const struct engine *engine, bool prime_control) {
  uint64_t state = dice_beginning(18510701);
  for (unsigned i = 0; i < 500; i++) {
    struct fixture f;
    random_position(&f, &state);
    struct reference r = reference_of(&f, prime_control);
    struct position *position = engine->create(&f.plan, f.first);
    struct position *untouched = position->engine->copy(position);
    unsigned played = wander(position, &r, &state, 30);
    struct position *copy = position->engine->copy(position);
    same(position, copy);
    while (played--) {
      position->engine->undo(position);
      copy->engine->undo(copy);
      same(position, copy);
    }
    same(position, untouched);
    position->engine->destroy(position);
    copy->engine->destroy(copy);
    untouched->engine->destroy(untouched);
  }
}

static void orthodox(void **state) {
  (void)state;
  there_and_back(&plain_engine, false);
}

static void prime_control(void **state) {
  (void)state;
  there_and_back(&plain_cp_engine, true);
}

static void play_uci(struct position *position, const char *text) {
  square from = (square)((text[1] - '1') * 8 + text[0] - 'a');
  square to = (square)((text[3] - '1') * 8 + text[2] - 'a');
  struct move_stack stack = {0};
  position->engine->legal_moves(position, &stack);
  size_t i = 0;
  while (i < stack.count &&
         (departure_of(stack.moves[i]) != from || arrival_of(stack.moves[i]) != to))
    i++;
  assert_true(i < stack.count);
  position->engine->play(position, stack.moves[i]);
  move_stack_free(&stack);
}

/* The identity of a man follows it through castling, capture and promotion. */
static void identities(void **state) {
  (void)state;
  struct fixture f;
  fixture_read(&f, "1n2k3/P7/8/8/8/8/8/R3K3 w Q -");
  struct position *position = plain_engine.create(&f.plan, f.first);
  const struct engine *engine = position->engine;
  unsigned rook = f.problem.men[0].id, king = f.problem.men[4].id, pawn = f.problem.men[48].id;
  play_uci(position, "e1c1");
  assert_int_equal(engine->man_at(position, 3).id, rook);
  assert_int_equal(engine->man_at(position, 2).id, king);
  assert_int_equal(engine->man_at(position, 2).marks, MARK_ROYAL);
  assert_int_equal(engine->man_at(position, 0).walk, NO_WALK);
  play_uci(position, "e8e7");
  play_uci(position, "a7b8");
  assert_int_equal(engine->man_at(position, 57).id, pawn);
  assert_int_equal(engine->man_at(position, 57).walk, QUEEN);
  engine->destroy(position);
}

static void descriptions(void **state) {
  (void)state;
  struct fixture f;
  fixture_read(&f, "1n2k3/P7/8/8/8/8/8/R3K3 w Q -");
  struct position *position = plain_engine.create(&f.plan, f.first);
  struct move_stack stack = {0};
  struct ply ply;
  position->engine->legal_moves(position, &stack);
  for (size_t i = 0; i < stack.count; i++) {
    move m = stack.moves[i];
    position->engine->describe(position, m, &ply);
    assert_int_equal(ply.move, m);
    assert_int_equal(ply.side, WHITE);
    assert_int_equal(ply.man.id, f.problem.men[departure_of(m)].id);
    assert_int_equal(ply.captured.walk, arrival_of(m) == 57 ? KNIGHT : NO_WALK);
    assert_int_equal(ply.promotion, promotion_of(m));
    if (promotion_of(m) == BISHOP)
      assert_false(ply.gives_check);
    if (arrival_of(m) == 57 && promotion_of(m) == ROOK)
      assert_true(ply.gives_check);
    assert_int_equal(ply.effect_count, 0);
  }
  move_stack_free(&stack);
  position->engine->destroy(position);
}

/* CastlingMutuallyExclusive h1 h8: whoever castles short first takes that right from the other. */
static void exclusive_castling(void **state) {
  (void)state;
  struct fixture f;
  fixture_read(&f, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");
  f.problem.options.exclusive_count = 1;
  f.problem.options.exclusive[0][0] = 7;
  f.problem.options.exclusive[0][1] = 63;
  struct position *position = plain_engine.create(&f.plan, f.first);
  struct goal castling = {.kind = GOAL_CASTLING, .target = NO_SQUARE};
  struct move_stack stack = {0};
  play_uci(position, "e1g1");
  position->engine->goal_moves(position, &castling, &stack);
  assert_int_equal(stack.count, 1);
  assert_int_equal(kind_of(stack.moves[0]), CASTLE_LONG);
  position->engine->undo(position);
  play_uci(position, "e1c1");
  stack.count = 0;
  position->engine->goal_moves(position, &castling, &stack);
  assert_int_equal(stack.count, 1); /* the long one is stopped by the rook d1 */
  assert_int_equal(kind_of(stack.moves[0]), CASTLE_SHORT);
  move_stack_free(&stack);
  position->engine->destroy(position);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(orthodox), cmocka_unit_test(prime_control),
                                     cmocka_unit_test(identities), cmocka_unit_test(descriptions),
                                     cmocka_unit_test(exclusive_castling)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
