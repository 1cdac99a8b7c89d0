/* One move that forces.  Selfmate: every answer reaches the goal, and there is one.  Reflex: the
   other side can reach the goal, and therefore must; the attacker must not be able to do so itself
   before (except in semi-reflex play).
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/forced.h"

static bool every_answer_reaches(struct search *search, const struct goal *goal) {
  struct move_stack *moves = &search->moves;
  size_t base = moves->count;
  search_push_moves(search, goal);
  size_t end = moves->count;
  bool all = end > base;
  for (size_t i = base; i < end && all; i++) {
    search_play(search, moves->moves[i]);
    all = search_reached(search, goal);
    search_undo(search);
  }
  moves->count = base;
  return all;
}

/* The common cases first: there is another move, or no way to reach the goal at all. */
bool must_reach(struct search *search, const struct goal *goal) {
  return !search_has_other_move(search, goal) &&
         search->engine->has_goal_move(search->position, goal) &&
         every_answer_reaches(search, goal);
}

bool forced_now(struct search *search, const struct stipulation *battle) {
  if (battle->end == END_SELF)
    return must_reach(search, &battle->goal);
  return search->engine->has_goal_move(search->position, &battle->goal);
}

static void tell_goal_moves(struct search *search, const struct goal *goal, const char *mark) {
  const struct reached reached = reached_goal(goal);
  struct move_stack *moves = &search->moves;
  size_t base = moves->count;
  search->engine->goal_moves(search->position, goal, moves);
  size_t end = moves->count;
  for (size_t i = base; i < end; i++) {
    search_play(search, moves->moves[i]);
    tell_line(search, &reached, mark);
    search_undo(search);
  }
  moves->count = base;
}

bool forced_tell_answers(struct search *search, const struct stipulation *battle) {
  bool forced = forced_now(search, battle);
  if (forced)
    tell_goal_moves(search, &battle->goal, "");
  return forced;
}

bool forced_tell_unwanted(struct search *search, const struct stipulation *battle) {
  if (battle->end != END_REFLEX || !search->engine->has_goal_move(search->position, &battle->goal))
    return false;
  tell_goal_moves(search, &battle->goal, " ?!?");
  return true;
}

bool forced_tell(struct search *search, const struct stipulation *battle) {
  struct move_stack *moves = &search->moves;
  if (battle->end == END_REFLEX && search->engine->has_goal_move(search->position, &battle->goal))
    return false;
  bool found = false;
  size_t base = moves->count;
  search->engine->legal_moves(search->position, moves);
  size_t end = moves->count;
  for (size_t i = base; i < end && !search_must_stop(search); i++) {
    search_play(search, moves->moves[i]);
    found |= forced_tell_answers(search, battle);
    search_undo(search);
  }
  moves->count = base;
  return found;
}
