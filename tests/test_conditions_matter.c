/* Every condition and every attribute of men has a problem in problems/ that comes out otherwise
   when the rule is taken out, or the mark off its men: a rule that has lost its say is noticed, and
   so is a new one that nothing shows.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "problems_fixture.h"
#include "search_fixture.h"

#include "conditions/condition.h"
#include "solver/board/clock.h"

enum { MAX_CARDS = 512, MAX_USES = 32, SECONDS_AT_MOST = 20 };

/* Its sentence says that it does nothing. */
extern const struct condition condition_dummy;

/* Which cards have been seen to matter. */
static bool rule_matters[MAX_CARDS], mark_matters[MAX_CARDS];

/* What is told about one phase, to be freed; NULL where it is refused or takes too long. */
static char *told(const struct problem_set *set, const struct problem *phase) {
  struct trial trial = trial_with(1, 1 << 22);
  trial.limits.deadline = seconds_now() + SECONDS_AT_MOST;
  char *text = solution_of_phase(&trial, set, phase);
  if (text != NULL && trial.outcome.verdict != INTERRUPTED)
    return text;
  free(text);
  return NULL;
}

static bool differ(const struct problem_set *set, const struct problem *with,
                   const struct problem *without) {
  char *one = told(set, with), *other = told(set, without);
  const bool different = one != NULL && other != NULL && strcmp(one, other) != 0;
  free(one);
  free(other);
  return different;
}

static unsigned index_of(const struct condition *card, const struct condition *const *cards) {
  unsigned index = 0;
  while (cards[index] != card)
    index++;
  return index;
}

static void take_rule_out(const struct problem_set *set, const struct problem *phase,
                          unsigned number) {
  struct condition_use others[MAX_USES];
  struct problem without = *phase;
  unsigned count = 0;
  assert_true(phase->condition_count <= MAX_USES);
  for (unsigned i = 0; i < phase->condition_count; i++)
    if (phase->conditions[i].condition != phase->conditions[number].condition)
      others[count++] = phase->conditions[i];
  without.conditions = others;
  without.condition_count = count;
  bool *matters = &rule_matters[index_of(phase->conditions[number].condition, all_conditions)];
  *matters = *matters || differ(set, phase, &without);
}

static void take_mark_off(const struct problem_set *set, const struct problem *phase,
                          unsigned number) {
  struct problem without = *phase;
  bool borne = false;
  for (square where = 0; where < MAX_SQUARES; where++) {
    borne |= (without.men[where].marks & all_attributes[number]->mark) != 0;
    without.men[where].marks &= ~all_attributes[number]->mark;
  }
  bool *matters = &mark_matters[number];
  *matters = *matters || (borne && differ(set, phase, &without));
}

static void look_at(void *context, const char *file, const struct problem_set *set) {
  (void)context, (void)file;
  for (unsigned i = 0; i < set->phase_count; i++) {
    struct problem phase = *set->phases[i];
    phase.options.no_board = true;
    for (unsigned k = 0; k < phase.condition_count; k++)
      take_rule_out(set, &phase, k);
    for (unsigned k = 0; k < attribute_count; k++)
      take_mark_off(set, &phase, k);
  }
}

static unsigned tell_idle(const struct condition *const *cards, unsigned count,
                          const bool *matters) {
  unsigned idle = 0;
  for (unsigned i = 0; i < count; i++)
    if (!matters[i]) {
      print_message("no problem comes out otherwise without %s\n", cards[i]->names[ENGLISH]);
      idle++;
    }
  return idle;
}

static void every_rule_matters_somewhere(void **state) {
  (void)state;
  assert_true(condition_count <= MAX_CARDS && attribute_count <= MAX_CARDS);
  rule_matters[index_of(&condition_dummy, all_conditions)] = true;
  visit_problem_files("*/*.inp", look_at, NULL);
  assert_int_equal(tell_idle(all_conditions, condition_count, rule_matters) +
                       tell_idle(all_attributes, attribute_count, mark_matters),
                   0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_rule_matters_somewhere)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
