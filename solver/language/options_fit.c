/* Options that say nothing about a problem of this kind.  They are not passed over in silence: who
   gives one expects something of it.  Options that only show more where there is more to be shown
   (Try, Variation …) fit everything, since programs give them with every problem.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/option_names.h"
#include "solver/language/reading.h"

#include <stddef.h>

static const struct stipulation *last_of(const struct stipulation *tree) {
  while (tree->next != NULL)
    tree = tree->next;
  return tree;
}

static bool is_battle(const struct stipulation *tree) {
  return tree->kind == NODE_BATTLE ||
         (tree->kind == NODE_BRANCH && tree->branch->play == BRANCH_ATTACK);
}

/* An expression of branches takes what any of them takes. */
static bool is_expression(const struct stipulation *tree) {
  return tree->kind == NODE_AND || tree->kind == NODE_OR || tree->kind == NODE_NOT;
}

static bool branch_has_set_play(const struct stipulation *tree) {
  const struct stipulation *fork = tree->branch->letters[0].fork;
  if (tree->branch->play == BRANCH_SERIES || tree->branch->letters[1].in_check_only)
    return fork != NULL && fork->kind != NODE_LEAF;
  return tree->branch->play != BRANCH_DEFENCE;
}

/* Set play leaves a half-move out and lets the other side begin. */
static bool has_set_play(const struct stipulation *tree) {
  if (tree->kind == NODE_BRANCH)
    return branch_has_set_play(tree);
  return tree->kind != NODE_SERIES || tree->next->kind == NODE_BATTLE ||
         tree->next->side != tree->side;
}

/* A threat shorter than the play that is left. */
static bool has_threats(const struct stipulation *tree, const struct options *options) {
  return is_battle(tree) && options->threat < tree->length;
}

static bool forces(const struct stipulation *tree) {
  const struct stipulation *last = last_of(tree);
  return last->kind == NODE_BATTLE && last->end != END_DIRECT;
}

/* In a branch the goal has become another fork. */
static bool takes_quodlibet(const struct stipulation *tree) {
  if (tree->kind == NODE_BRANCH) {
    const struct stipulation *fork = tree->branch->letters[0].fork;
    return fork != NULL && (fork->kind == NODE_OR || tree->branch->letters[1].fork != NULL);
  }
  return forces(tree) && (is_battle(tree) || last_of(tree)->end == END_SELF);
}

static bool ends_with_goal(const struct stipulation *tree) {
  return !forces(tree) || last_of(tree)->end != END_REFLEX;
}

static void note_unless(bool fits, struct reading *reading, enum option_name option,
                        const struct problem *problem) {
  if (!fits)
    complain(reading->words.complaints, NOTE, problem->stipulation_place,
             "%s has no meaning with %s and is ignored", option_names[option][problem->language],
             problem->stipulation_text);
}

/* What is asked for besides the number of solutions would be lost. */
static void refuse_with_count(bool fits, struct reading *reading, enum option_name option,
                              const struct problem *problem) {
  const char *const *names = option_names[COUNT];
  if (!fits)
    complain(
        reading->words.complaints, NOT_SUPPORTED, problem->stipulation_place,
        "option %s with %s is not supported: with %s it gives the number of %s and nothing else",
        names[problem->language], option_names[option][problem->language],
        problem->stipulation_text, is_battle(problem->stipulation) ? "keys" : "lines");
}

static void refuse_uncounted(struct reading *reading, const struct problem *problem) {
  const struct options *all = &problem->options;
  const bool battle = is_battle(problem->stipulation);
  if (!all->count)
    return;
  refuse_with_count(!all->post_key_play || !battle, reading, POST_KEY_PLAY, problem);
  refuse_with_count(!all->set_play || !battle, reading, SET_PLAY, problem);
  refuse_with_count(!all->fog.given, reading, FOG, problem);
  refuse_with_count(all->max_solutions == 0, reading, MAX_SOLUTIONS, problem);
  refuse_with_count(all->intelligent_solutions == 0 || battle, reading, INTELLIGENT, problem);
}

/* Behind the key there are no tries and no set play. */
static void note_unfit_to_post_key(struct reading *reading, const struct problem *problem) {
  const struct options *all = &problem->options;
  const struct {
    enum option_name option;
    bool given;
  } table[] = {{SET_PLAY, all->set_play}, {TRY, all->try_play}, {DEFENCE, all->has_defence}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].given)
      complain(reading->words.complaints, NOTE, problem->stipulation_place,
               "%s has no meaning with %s and is ignored",
               option_names[table[i].option][problem->language],
               option_names[POST_KEY_PLAY][problem->language]);
}

void note_unfit_options(struct reading *reading, const struct problem *problem) {
  const struct stipulation *tree = problem->stipulation;
  const struct options *all = &problem->options;
  if (is_expression(tree))
    return;
  const struct {
    enum option_name option;
    bool given, fits;
  } table[] = {
      {SET_PLAY, all->set_play, has_set_play(tree)},
      {THREAT, all->has_threat, has_threats(tree, all)},
      {MAX_FLIGHTSQUARES, all->has_max_flight_squares, is_battle(tree)},
      {NON_TRIVIAL, all->has_non_trivial, is_battle(tree)},
      {POST_KEY_PLAY, all->post_key_play, stipulation_has_key(tree)},
      {STOP_ON_SHORT_SOLUTIONS, all->stop_on_short_solutions, !is_battle(tree)},
      {QUODLIBET, all->quodlibet, takes_quodlibet(tree)},
      {GOAL_IS_END, all->goal_is_end, ends_with_goal(tree)},
      {START_MOVE_NUMBER, all->post_key_play && all->start_move_number.count > 0, !is_battle(tree)},
      {UP_TO_MOVE_NUMBER, all->post_key_play && all->up_to_move_number.count > 0, !is_battle(tree)},
      {INTELLIGENT, all->intelligent_solutions > 0, !is_battle(tree)},
      {LAST_CAPTURE, all->last_capture.walk != NO_WALK, problem->condition_count > 0}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    note_unless(!table[i].given || table[i].fits, reading, table[i].option, problem);
  if (all->post_key_play && stipulation_has_key(tree))
    note_unfit_to_post_key(reading, problem);
  refuse_uncounted(reading, problem);
}
