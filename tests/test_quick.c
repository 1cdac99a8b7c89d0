/* What general_quick.c concludes without playing, against playing: under every condition and
   attribute that leaves it on, with orthodox men, hoppers and riders on random boards, the moves,
   the answers to "is there a move?" and the moves that reach goals must be the same as with quick
   legality switched off.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/dice.h"

#include "conditions/condition.h"
#include "solver/engine/general_plan.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#ifndef ROUNDS
#define ROUNDS 8
#endif

enum { PLIES = 5, MOST_MEN = 14 };

/* A position under a rule, and whether quick legality was to be had there. */
struct trial {
  uint64_t *state;
  const char *condition; /* an input line; NULL: none */
  const char *attribute; /* of some men; NULL: none */
  bool with_neutrals;
  bool quick;
};

/* Men of both sides on squares of their own; the first one is the king. */
static void add_men(struct trial *trial, FILE *text, const char *side, bool taken[64]) {
  static const char *const walks[] = {"Q", "R", "B",  "S",  "P",  "P",  "P",  "R",  "G",  "N",
                                      "P", "S", "LE", "B1", "EQ", "LO", "RK", "GE", "TH", "NE"};
  const unsigned count = 1 + roll(trial->state, MOST_MEN / 2);
  const bool orthodox = roll(trial->state, 2);
  fprintf(text, "Pieces");
  for (unsigned i = 0; i < count; i++) {
    const unsigned where = i == 0 ? roll(trial->state, 64) : 8 + roll(trial->state, 48);
    const char *walk = walks[roll(trial->state, orthodox ? 8 : 20)];
    if (taken[where])
      continue;
    taken[where] = true;
    const bool marked = i > 0 && trial->attribute && roll(trial->state, 2);
    const bool neutral = trial->with_neutrals && roll(trial->state, i == 0 ? 8 : 3) == 0;
    fprintf(text, " %s %s %s%c%u", neutral ? "Neutral" : side, marked ? trial->attribute : "",
            i == 0 ? "K" : walk, (int)('a' + where % 8), where / 8 + 1);
  }
  fprintf(text, "\n");
}

static char *random_problem(struct trial *trial) {
  char *input = NULL;
  size_t size = 0;
  bool taken[64] = {false};
  FILE *text = open_memstream(&input, &size);
  fprintf(text, "BeginProblem\n%s\nStipulation ~1\n", trial->condition ? trial->condition : "");
  add_men(trial, text, "White", taken);
  add_men(trial, text, "Black", taken);
  fprintf(text, "EndProblem\n");
  fclose(text);
  return input;
}

static void same_moves(const struct move_stack *one, const struct move_stack *other,
                       const char *input, const char *what) {
  if (one->count != other->count ||
      (one->count && memcmp(one->moves, other->moves, one->count * sizeof(move)) != 0))
    fail_msg("%zu %s, but %zu when all are played:\n%s", one->count, what, other->count, input);
}

/* Another move than those to the goal is found only if there are more legal ones than these.
   Returns whether it was. */
static bool another_is_there(struct position *position, const struct goal *goal,
                             const struct move_stack *to_goal, const char *input) {
  if (!general_engine.has_other_move(position, goal))
    return false;
  struct move_stack legal = {0};
  general_engine.legal_moves(position, &legal);
  size_t others = legal.count;
  for (size_t i = 0; i < to_goal->count; i++)
    for (size_t k = 0; k < legal.count; k++)
      others -= legal.moves[k] == to_goal->moves[i];
  move_stack_free(&legal);
  if (others == 0)
    fail_msg("another move was found where all reach the goal:\n%s", input);
  return true;
}

static void same_goals(struct position *quick, struct position *slow, const char *input) {
  static const enum goal_kind kinds[] = {GOAL_MATE, GOAL_STALEMATE, GOAL_CHECK};
  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    const struct goal goal = {.kind = kinds[i], .target = NO_SQUARE};
    struct move_stack one = {0}, other = {0};
    general_engine.goal_moves(quick, &goal, &one);
    general_engine.goal_moves(slow, &goal, &other);
    same_moves(&one, &other, input, "moves to a goal");
    assert_int_equal(another_is_there(quick, &goal, &one, input),
                     another_is_there(slow, &goal, &one, input));
    move_stack_free(&one);
    move_stack_free(&other);
  }
}

/* Both play the same moves. */
static void wander(const struct plan *with, const struct plan *without, struct trial *trial,
                   const char *input) {
  struct position *quick = general_engine.create(with, WHITE);
  struct position *slow = general_engine.create(without, WHITE);
  struct move_stack one = {0}, other = {0};
  for (unsigned ply = 0; ply < PLIES; ply++) {
    one.count = other.count = 0;
    general_engine.legal_moves(quick, &one);
    general_engine.legal_moves(slow, &other);
    same_moves(&one, &other, input, "moves");
    same_goals(quick, slow, input);
    assert_int_equal(general_engine.has_legal_move(quick), one.count > 0);
    assert_int_equal(general_engine.has_legal_move(slow), one.count > 0);
    if (one.count == 0)
      break;
    const move m = one.moves[roll(trial->state, (unsigned)one.count)];
    general_engine.play(quick, m);
    general_engine.play(slow, m);
  }
  move_stack_free(&one);
  move_stack_free(&other);
  general_engine.destroy(quick);
  general_engine.destroy(slow);
}

static void compare(const struct plan *plan, struct trial *trial, const char *input) {
  struct general_plan played = *plan->general;
  struct plan without = *plan;
  trial->quick |= played.quick_legality;
  played.quick_legality = false;
  without.general = &played;
  if (plan->general->quick_legality)
    wander(plan, &without, trial, input);
}

static void try_one(struct trial *trial) {
  trial->with_neutrals = roll(trial->state, 2);
  char *input = random_problem(trial);
  struct reader *reader = reader_new("random", input, strlen(input));
  struct problem_set *set = reader_next(reader);
  struct complaints complaints;
  complaints_begin(&complaints, arena_new());
  struct plan *plan = complaints_forbid(&set->complaints) || set->phase_count == 0 ||
                              complaints_forbid(&set->phases[0]->complaints)
                          ? NULL
                          : plan_make(set->phases[0], ENGINE_GENERAL, &complaints);
  if (plan)
    compare(plan, trial, input);
  plan_free(plan);
  arena_free(complaints.arena);
  problem_set_free(set);
  reader_free(reader);
  free(input);
}

static bool try_rule(uint64_t *state, const char *condition, const char *attribute,
                     unsigned rounds) {
  struct trial trial = {.state = state, .condition = condition, .attribute = attribute};
  for (unsigned i = 0; i < rounds; i++)
    try_one(&trial);
  return trial.quick;
}

static void without_rules(void **given) {
  (void)given;
  uint64_t state = dice_beginning(2024);
  assert_true(try_rule(&state, NULL, NULL, 20 * ROUNDS));
}

static void under_every_condition(void **given) {
  (void)given;
  uint64_t state = dice_beginning(77);
  unsigned quick = 0;
  for (unsigned i = 0; i < condition_count; i++)
    quick += try_rule(&state, all_conditions[i]->example, NULL, ROUNDS);
  assert_true(quick > 60);
}

static void with_every_attribute(void **given) {
  (void)given;
  uint64_t state = dice_beginning(4711);
  unsigned quick = 0;
  for (unsigned i = 0; i < attribute_count; i++)
    quick += try_rule(&state, NULL, all_attributes[i]->names[0], ROUNDS);
  assert_true(quick > 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(without_rules),
                                     cmocka_unit_test(under_every_condition),
                                     cmocka_unit_test(with_every_attribute)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
