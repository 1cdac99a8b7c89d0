/* Looking at a problem as if it were played under fog.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/fog.h"

#include "conditions/condition.h"

#include <string.h>

bool fog_side(const char *word, enum colour *side) {
  const bool black = strcmp(word, "black") == 0;
  *side = black ? BLACK : WHITE;
  return black || strcmp(word, "white") == 0;
}

static bool has_fog(const struct problem *problem) {
  for (unsigned i = 0; i < problem->condition_count; i++)
    if (problem->conditions[i].condition->fog)
      return true;
  return false;
}

static const struct condition *rule_of_fog(void) {
  unsigned i = 0;
  while (!all_conditions[i]->fog)
    i++;
  return all_conditions[i];
}

static const struct problem *with_fog(const struct problem *problem, struct arena *arena) {
  struct problem *copy = arena_alloc(arena, sizeof *copy);
  const unsigned count = problem->condition_count;
  struct condition_use *uses = arena_alloc(arena, (count + 1) * sizeof *uses);
  for (unsigned i = 0; i < count; i++)
    uses[i] = problem->conditions[i];
  const struct condition *fog = rule_of_fog();
  uses[count] = (struct condition_use){
      .condition = fog, .text = fog->names[problem->language], .place = problem->place};
  *copy = *problem;
  copy->conditions = uses;
  copy->condition_count = count + 1;
  return copy;
}

struct plan *fog_plan(const struct problem *problem, enum engine_choice engine,
                      struct complaints *complaints) {
  return plan_make(has_fog(problem) ? problem : with_fog(problem, complaints->arena), engine,
                   complaints);
}
