/* The plain engines against the general one, on plans made the usual way: the same moves, checks,
   goals and controls on odd positions, with and without Contrôle Premier.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain_random.h"

#include "conditions/condition.h"
#include "solver/board/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

extern const struct condition condition_control_premier;

static int by_value(const void *a, const void *b) {
  move one = *(const move *)a, other = *(const move *)b;
  return (one > other) - (one < other);
}

static void same_sets(struct move_stack *one, struct move_stack *other) {
  assert_int_equal(one->count, other->count);
  if (!one->count)
    return;
  qsort(one->moves, one->count, sizeof(move), by_value);
  qsort(other->moves, other->count, sizeof(move), by_value);
  assert_memory_equal(one->moves, other->moves, one->count * sizeof(move));
}

/* The last one is not Contrôle Premier's. */
static const enum goal_kind kinds[] = {GOAL_MATE,     GOAL_STALEMATE,  GOAL_CHECK,
                                       GOAL_CASTLING, GOAL_EN_PASSANT, GOAL_WIN_PIECE,
                                       GOAL_AUTO_MATE};

static void same_goals(struct position *plain, struct position *general, struct move_stack *one,
                       struct move_stack *other) {
  const unsigned count = sizeof kinds / sizeof *kinds - !plain->plan->facts.no_rules;
  for (unsigned i = 0; i < count; i++) {
    struct goal goal = {.kind = kinds[i], .target = NO_SQUARE};
    one->count = other->count = 0;
    plain->engine->goal_moves(plain, &goal, one);
    general->engine->goal_moves(general, &goal, other);
    same_sets(one, other);
  }
}

static void same_answers(struct position *plain, struct position *general) {
  for (unsigned side = WHITE; side <= BLACK; side++) {
    assert_int_equal(plain->engine->in_check(plain, (enum colour)side),
                     general->engine->in_check(general, (enum colour)side));
    for (square where = 0; where < 64; where += 5)
      assert_int_equal(plain->engine->controls(plain, where, (enum colour)side),
                       general->engine->controls(general, where, (enum colour)side));
  }
  assert_int_equal(plain->engine->has_legal_move(plain), general->engine->has_legal_move(general));
}

/* Moves of any position so far, the latest ones of each side. */
enum { ELDER = 40 };
struct elders {
  move moves[2][ELDER];
  unsigned count[2];
};

/* Of them those are legal that are listed, and no others. */
static void same_elders(struct position *plain, const struct move_stack *listed,
                        struct elders *elders) {
  const enum colour side = plain->side;
  for (unsigned i = 0; i < ELDER && i < elders->count[side]; i++) {
    const move m = elders->moves[side][i];
    bool is_listed = false;
    for (size_t j = 0; j < listed->count; j++)
      is_listed |= listed->moves[j] == m;
    assert_int_equal(plain->engine->is_legal(plain, m), is_listed);
  }
  for (size_t j = 0; j < listed->count; j++)
    elders->moves[side][elders->count[side]++ % ELDER] = listed->moves[j];
}

/* Both engines play the same random moves. */
static void wander(const struct plan *plan, enum colour first, uint64_t *state,
                   struct elders *elders) {
  struct position *plain = plan->engine->create(plan, first);
  struct position *general = general_engine.create(plan, first);
  struct move_stack one = {0}, other = {0};
  for (unsigned depth = 0; depth < 4; depth++) {
    same_answers(plain, general);
    same_goals(plain, general, &one, &other);
    one.count = other.count = 0;
    plain->engine->legal_moves(plain, &one);
    general->engine->legal_moves(general, &other);
    same_sets(&one, &other);
    same_elders(plain, &one, elders);
    if (!one.count)
      break;
    move m = one.moves[roll(state, (unsigned)one.count)];
    plain->engine->play(plain, m);
    general->engine->play(general, m);
  }
  plain->engine->destroy(plain);
  general->engine->destroy(general);
  move_stack_free(&one);
  move_stack_free(&other);
}

/* The random position as a FEN would give it. */
static void as_problem(struct fixture *f, const struct condition_use *use) {
  f->problem.has_fen = true;
  f->problem.fen_side = f->first;
  f->problem.fen_castling = f->plan.castling;
  f->problem.fen_en_passant = f->plan.en_passant;
  f->problem.conditions = use;
  f->problem.condition_count = use ? 1 : 0;
}

static void compare_engines(const struct condition_use *use, unsigned positions) {
  uint64_t state = dice_beginning(19611017);
  struct complaints complaints;
  struct elders elders = {0};
  complaints_begin(&complaints, arena_new());
  for (unsigned i = 0; i < positions; i++) {
    struct fixture f;
    random_position(&f, &state);
    as_problem(&f, use);
    struct plan *plan = plan_make(&f.problem, ENGINE_PLAIN, &complaints);
    assert_non_null(plan);
    wander(plan, f.first, &state, &elders);
    plan_free(plan);
  }
  arena_free(complaints.arena);
}

static void orthodox(void **state) {
  (void)state;
  compare_engines(NULL, 400);
}

static void prime_control(void **state) {
  (void)state;
  struct condition_use use = {.condition = &condition_control_premier};
  compare_engines(&use, 200);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(orthodox), cmocka_unit_test(prime_control)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
