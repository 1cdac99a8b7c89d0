/* What a problem under fog cannot have: complaints, before it is solved.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/fog_check.h"

#include "solver/language/option_names.h"
#include "solver/search/fog_view.h"

/* Goals that ask where a man stood in the diagram, or for a position given, or that make moves
   legal. */
static bool is_fit_goal(enum goal_kind kind) {
  switch (kind) {
  case GOAL_DOUBLE_MATE:
  case GOAL_COUNTER_MATE:
  case GOAL_AUTO_MATE:
  case GOAL_CIRCUIT:
  case GOAL_EXCHANGE:
  case GOAL_CIRCUIT_REBIRTH:
  case GOAL_EXCHANGE_REBIRTH:
  case GOAL_KISS:
  case GOAL_POSITION:
    return false;
  default:
    return true;
  }
}

static bool is_fit_play(const struct stipulation *tree) {
  return tree->kind == NODE_BATTLE && tree->end == END_DIRECT && is_fit_goal(tree->goal.kind) &&
         (tree->least <= 1 || tree->length == 1);
}

static void check_options(const struct problem *problem, struct complaints *complaints) {
  const struct options *all = &problem->options;
  const struct {
    enum option_name option;
    bool given;
    enum severity severity;
  } table[] = {{SET_PLAY, all->set_play, NOT_SUPPORTED},
               {POST_KEY_PLAY, all->post_key_play, NOT_SUPPORTED},
               {DUPLEX, all->duplex, NOT_SUPPORTED},
               {THREAT, all->has_threat, NOT_SUPPORTED},
               {MAX_FLIGHTSQUARES, all->has_max_flight_squares, NOT_SUPPORTED},
               {NON_TRIVIAL, all->has_non_trivial, NOT_SUPPORTED},
               {GOAL_IS_END, all->goal_is_end, NOT_SUPPORTED},
               {NULL_MOVES, all->null_moves, NOT_SUPPORTED},
               {KEEP_MATING_PIECE, all->keep_mating_piece, NOT_SUPPORTED},
               {TRY, all->try_play, NOTE},
               {DEFENCE, all->has_defence, NOTE}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].given)
      complain(complaints, table[i].severity, all->fog.place,
               table[i].severity == NOTE ? "%s has no meaning with option %s and is ignored"
                                         : "%s together with option %s is not supported yet",
               option_names[table[i].option][problem->language],
               option_names[FOG][problem->language]);
}

static const char *square_name(const struct problem *problem, square where,
                               struct complaints *complaints) {
  const unsigned files = problem->board.files;
  return arena_printf(complaints->arena, "%c%u", (int)('a' + where % files), where / files + 1u);
}

/* With a list of the hidden men the diagram has no others. */
static void check_list(const struct plan *plan, struct complaints *complaints) {
  const struct problem *problem = plan->problem;
  const struct fog_option *fog = &problem->options.fog;
  struct move_stack moves = {0};
  struct position *position = plan->engine->create(plan, fog->side);
  const struct set seen = fog_view(position, fog->side, &moves);
  for (square where = 0; where < problem->board.files * problem->board.ranks; where++)
    if (plan->engine->man_at(position, where).walk != NO_WALK && !set_has(&seen, where))
      complain(complaints, INPUT_ERROR, fog->place,
               "the man on %s is out of sight: it belongs to the list behind %s, not into the "
               "diagram",
               square_name(problem, where, complaints), option_names[HIDDEN][problem->language]);
  plan->engine->destroy(position);
  move_stack_free(&moves);
}

void fog_check(const struct plan *plan, struct complaints *complaints) {
  const struct problem *problem = plan->problem;
  const struct fog_option *fog = &problem->options.fog;
  const struct stipulation *tree = problem->stipulation;
  const enum colour first = problem->options.half_duplex ? opponent(tree->side) : tree->side;
  const char *name = option_names[FOG][problem->language];
  if (!plan->facts.fog) {
    complain(complaints, INPUT_ERROR, fog->place,
             "option %s needs condition FogOfWar, under which a side sees only what its men can do",
             name);
    return;
  }
  check_options(problem, complaints);
  if (!is_fit_play(tree))
    complain(complaints, NOT_SUPPORTED, fog->place, "option %s with %s is not supported yet", name,
             problem->stipulation_text);
  else if (first != fog->side)
    complain(complaints, INPUT_ERROR, fog->place,
             "option %s names the side that solves, which begins", name);
  if (fog->hidden_count > 0)
    check_list(plan, complaints);
}
