/* What is explained agrees with what is played: in the diagram of every file of problems/, legal
   moves as solutions write them are explained as legal, and others are not.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/arena.h"
#include "solver/commands/intention.h"
#include "solver/commands/side.h"
#include "solver/report/reasons.h"

#include "problems_fixture.h"
#include "tests/dice.h"

enum { ASKED_A_PROBLEM = 3 }; /* legal moves, and moves that are not */

struct asked {
  const char *file;
  const struct problem *problem;
  enum colour side;
  struct move_stack legal;
};

static bool is_explained_as_legal(const struct asked *d, const struct intention *intention) {
  struct complaints complaints;
  struct explanation explanation;
  complaints_begin(&complaints, arena_new());
  assert_true(explain_move(d->problem, d->side, intention, &explanation, &complaints));
  arena_free(complaints.arena);
  return explanation.reason == REASON_NONE;
}

static void ask_for_legal_move(struct asked *d, struct position *position, move m) {
  struct intention intention;
  struct wording text;
  struct ply ply;
  wording_start(&text, d->problem);
  position->engine->describe(position, m, &ply);
  wording_ply(&text, &ply);
  if (!read_intention(text.text, d->problem, &intention))
    return; /* the turn is left: that is no move of a man */
  if (!is_explained_as_legal(d, &intention))
    fail_msg("%s: %s is legal", d->file, text.text);
}

static bool is_legal(const struct asked *d, const struct intention *intention) {
  for (size_t i = 0; i < d->legal.count; i++) {
    const move m = d->legal.moves[i];
    if (kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG ||
        (departure_of(m) == intention->departure && arrival_of(m) == intention->arrival))
      return true; /* a castling may be meant by any two squares: not asked about */
  }
  return false;
}

static void ask_for_any_move(struct asked *d, uint64_t *dice) {
  const unsigned squares = d->problem->board.files * d->problem->board.ranks;
  struct intention asked = {.departure = (square)roll(dice, squares),
                            .arrival = (square)roll(dice, squares)};
  asked.last = asked.arrival;
  const move other =
      d->legal.count > 0 ? d->legal.moves[roll(dice, (unsigned)d->legal.count)] : NULL_MOVE;
  if (other != NULL_MOVE) /* mostly a man that can move elsewhere */
    asked.departure = departure_of(other);
  if (!is_legal(d, &asked) && is_explained_as_legal(d, &asked))
    fail_msg("%s: %u-%u is not legal", d->file, asked.departure, asked.arrival);
}

/* False where the general engine does not play the problem. */
static bool ask_about(const char *file, const struct problem *problem, uint64_t *dice) {
  struct complaints complaints;
  complaints_begin(&complaints, arena_new());
  struct plan *plan = plan_make(problem, ENGINE_GENERAL, &complaints);
  struct asked d = {.file = file, .problem = problem, .side = side_to_begin(problem)};
  if (plan != NULL && complaints.errors == 0) {
    struct position *position = plan->engine->create(plan, d.side);
    position->engine->legal_moves(position, &d.legal);
    for (unsigned i = 0; i < ASKED_A_PROBLEM; i++) {
      if (d.legal.count > 0)
        ask_for_legal_move(&d, position, d.legal.moves[roll(dice, (unsigned)d.legal.count)]);
      ask_for_any_move(&d, dice);
    }
    position->engine->destroy(position);
  }
  const bool fine = d.legal.count > 0;
  move_stack_free(&d.legal);
  plan_free(plan);
  arena_free(complaints.arena);
  return fine;
}

/* The dice fall by the problem, so that a new file does not change what others are asked. */
static void ask(void *context, const char *file, const struct problem_set *set) {
  unsigned *asked = context;
  uint64_t dice = dice_beginning(19) ^ set->fingerprint;
  *asked += ask_about(file, set->phases[0], &dice);
}

static void explained_as_played(void **state) {
  (void)state;
  unsigned asked = 0;
  visit_problem_files("*/*.inp", ask, &asked);
  assert_true(asked > 300);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(explained_as_played)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
