/* What men observe: single men, and all that may act.

   Each question is first answered from the tables of the walks in use: `sources` says from which
   squares a walk could capture on a square at all, so that few men have to be looked at closely.
   Where a rule has a say in what men do, every acting man is asked instead.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

/* Rules that look at the man captured look at the board: the target stands for itself. */
static bool observes_under_rules(struct board *board, square unit, square target, enum colour side,
                                 enum depth depth) {
  struct set victim = {{0}};
  set_add(&victim, target);
  bool imagined = !set_has(&board->occupied, target) || set_has(&board->of[side], target);
  struct question question = {
      .side = side,
      .depth = depth,
      .modes = CAPTURING,
      .imagine = imagined,
      .capturable = imagined ? &board->geometry->exists : &victim,
  };
  struct steps steps;
  steps_begin(&steps);
  unit_steps(board, unit, &question, &steps);
  for (unsigned i = 0; i < steps.count; i++) {
    const struct step *step = &steps.step[i];
    if ((step->capture == NO_SQUARE ? step->arrival : step->capture) == target)
      return true;
  }
  return false;
}

/* The man observes the target by its walk: do rules allow that? */
static bool may_observe(struct board *board, square unit, square target, enum colour side,
                        enum depth depth) {
  const struct general_plan *plan = board->plan;
  if (plan->geometries.count[depth] > 0)
    return observes_under_rules(board, unit, target, side, depth);
  if (plan->takes.count[depth] == 0)
    return true;
  struct set captures = {{0}};
  set_add(&captures, target);
  narrow_captures(board, side, unit, depth, &captures);
  return set_has(&captures, target);
}

/* The men that it sees, in `room` where these are not all there are. */
static const struct set *men_seen(struct board *board, square unit, square origin, enum colour side,
                                  enum depth depth, struct set *room) {
  if (origin == unit && board->plan->views.count[depth] == 0)
    return &board->occupied;
  sight_of(board, side, unit, origin, depth, room);
  return room;
}

/* Does one of the walks of the man show it the target from there?  Not where rules hide from it an
   enemy that stands there. */
static bool shows_target(struct board *board, const struct walk_list *walks, square unit,
                         square origin, square target, enum colour side, enum depth depth) {
  struct set room;
  struct crowd crowd = crowd_for(board, side);
  crowd.occupied = NULL;
  for (unsigned i = 0; i < walks->count; i++) {
    const struct walk_paths *paths = paths_of(board, walks->walk[i]);
    if (!row_has(set_row(paths->reach[side], origin, board->words), target))
      continue;
    if (!crowd.occupied)
      crowd.occupied = men_seen(board, unit, origin, side, depth, &room);
    if (!set_has(crowd.occupied, target) && set_has(&board->occupied, target) &&
        !set_has(&board->of[side], target))
      return false;
    if (walk_observes(paths, side, origin, target, &crowd))
      return true;
  }
  return false;
}

/* Men see what the walks that they are lent show from the squares that they act from, over the men
   that rules do not hide from them; other rules take away from it. */
static bool observes_by_walks(struct board *board, square unit, square target, enum colour side,
                              enum depth depth) {
  struct walk_list walks;
  struct origin_list origins;
  walks_of(board, side, unit, depth, CAPTURING, &walks);
  origins_of(board, side, unit, depth, CAPTURING, &origins);
  for (unsigned i = 0; i < origins.count; i++)
    if (shows_target(board, &walks, unit, origins.origin[i], target, side, depth))
      return may_observe(board, unit, target, side, depth);
  return false;
}

static bool observes_by_own_walk(const struct board *board, square unit, square target,
                                 enum colour side) {
  const struct crowd crowd = crowd_for(board, side);
  return walk_observes(paths_of(board, board->man[unit].walk), side, unit, target, &crowd);
}

bool unit_observes(struct board *board, square unit, square target, enum colour side,
                   enum depth depth) {
  if (unit == target)
    return false;
  const struct general_plan *plan = board->plan;
  if (is_bare(board, unit, depth))
    return observes_by_own_walk(board, unit, target, side);
  if (plan->by_walks[depth] && !plan->shrunk[depth])
    return observes_by_walks(board, unit, target, side, depth);
  if (!plan->shrunk[depth])
    return observes_under_rules(board, unit, target, side, depth);
  return observes_by_own_walk(board, unit, target, side) &&
         may_observe(board, unit, target, side, depth);
}

/* Does a man of the walk in this slot observe the target by its bare movement?  Only men on squares
   from which the walk could capture there on some board are looked at. */
static inline bool observed_by_slot(const struct board *board, unsigned slot, square target,
                                    enum colour side, const struct set *acting, unsigned words) {
  const struct set *men = &board->by_walk[slot];
  if (!set_meets(men, acting, words))
    return false;
  const struct walk_paths *paths = &board->plan->paths[slot];
  const uint64_t *sources = set_row(paths->sources[side], target, words);
  const struct crowd crowd = crowd_for(board, side);
  for (unsigned i = 0; i < words; i++)
    for (uint64_t left = sources[i] & men->word[i] & acting->word[i]; left; left &= left - 1)
      if (walk_observes(paths, side, (square)(i * 64 + lowest_bit(left)), target, &crowd))
        return true;
  return false;
}

static bool observed_by_acting(struct board *board, square target, enum colour side,
                               enum depth depth, const struct set *acting) {
  for_set (unit, acting, board->words)
    if (unit_observes(board, unit, target, side, depth))
      return true;
  return false;
}

/* Does any man of the set by its bare movement? */
static bool observed_on_board(const struct board *board, square target, enum colour side,
                              const struct set *acting) {
  unsigned slots = board->plan->slot_count, words = board->words;
  bool observed = false;
  if (words == 1) /* the usual board, without loops over words */
    for (unsigned slot = 1; !observed && slot < slots; slot++)
      observed = observed_by_slot(board, slot, target, side, acting, 1);
  else
    for (unsigned slot = 1; !observed && slot < slots; slot++)
      observed = observed_by_slot(board, slot, target, side, acting, words);
  return observed;
}

/* Kings alone may see otherwise than by their walks: they come last. */
static bool observed_beside_kings(struct board *board, square target, enum colour side,
                                  enum depth depth, const struct set *acting) {
  struct set others = *acting, kings = board->royal[side];
  set_keep(&kings, acting, board->words);
  set_subtract(&others, &kings, board->words);
  return observed_on_board(board, target, side, &others) ||
         observed_by_acting(board, target, side, depth, &kings);
}

/* Where rules only take away, they are asked once some man observes by its bare movement.  Where
   men act from other squares besides their own, their own come first, and then only men that may
   have others are asked. */
static bool observed_by_walks(struct board *board, square target, enum colour side,
                              enum depth depth) {
  const struct general_plan *plan = board->plan;
  if (plan->shrunk[depth] && !(plan->bare[depth] && plan->free_actors[depth]) &&
      !observed_on_board(board, target, side, &board->of[side]))
    return false;
  const struct set *acting = actors(board, side, depth);
  if (plan->bare[depth])
    return observed_on_board(board, target, side, acting);
  if (plan->lent_to_kings[depth])
    return observed_beside_kings(board, target, side, depth, acting);
  if (!plan->own_squares_too[depth])
    return observed_by_acting(board, target, side, depth, acting);
  if (observed_on_board(board, target, side, acting))
    return true;
  struct set wanderers = *acting;
  const struct rule *rule = plan->origins.rule[0];
  rule->condition->origin.among(board, rule, side, &wanderers);
  return observed_by_acting(board, target, side, depth, &wanderers);
}

/* Do rules lend walks? What men lend each other (general_lending.c) does not count here. */
static bool rules_lend(const struct board *board, enum depth depth) {
  return board->plan->walks.count[depth] > board->plan->walks.count[BARE];
}

unsigned walk_used(struct board *board, square unit, enum colour side, enum depth depth) {
  if (!rules_lend(board, depth))
    return board->man[unit].walk;
  struct walk_list walks;
  walks_of(board, side, unit, depth, CAPTURING, &walks);
  return walks.count > 0 ? walks.walk[0] : board->man[unit].walk;
}

/* The men that move by a walk which rules may lend. */
static struct set users_of_walk(struct board *board, enum colour side, unsigned walk,
                                enum depth depth) {
  if (!rules_lend(board, depth))
    return *men_of_walk(board, walk);
  struct set users = {{0}};
  for_set (unit, &board->of[side], board->words)
    if (walk_used(board, unit, side, depth) == walk)
      set_add(&users, unit);
  return users;
}

bool is_observed_by_walk(struct board *board, square target, enum colour side, unsigned walk,
                         enum depth depth) {
  const struct set *acting = actors(board, side, depth);
  unsigned slot = board->plan->slot[walk];
  if (slot == 0) /* a walk that cannot come up */
    return false;
  if (board->plan->bare[depth])
    return observed_by_slot(board, slot, target, side, acting, board->words);
  struct set men = users_of_walk(board, side, walk, depth);
  set_keep(&men, acting, board->words);
  return observed_by_acting(board, target, side, depth, &men);
}

/* Moves of another shape, rules that compare all captures, and the capture of a royal pawn in
   passing need the list of captures. */
static bool observed_by_list(struct board *board, square target, enum colour side,
                             enum depth depth) {
  size_t first = board->scratch.count;
  push_captures(board, side, target, depth, &board->scratch);
  bool observed = board->scratch.count > first;
  board->scratch.count = first;
  return observed;
}

bool is_observed(struct board *board, square target, enum colour side, enum depth depth) {
  bool royal_passer = target == board->passer && depth <= FOR_CHECK;
  if (royal_passer || board->plan->extras.count[depth] + board->plan->wholes.count[depth] > 0)
    return observed_by_list(board, target, side, depth);
  return observed_by_walks(board, target, side, depth);
}

struct set observers(struct board *board, square target, enum colour side, enum depth depth) {
  const struct set *acting = actors(board, side, depth);
  struct set result = {{0}};
  for_set (unit, acting, board->words)
    if (unit_observes(board, unit, target, side, depth))
      set_add(&result, unit);
  return result;
}

/* Squares that the man controls, as a man of `side`. */
static void add_controls(struct board *board, square unit, enum colour side, const struct set *open,
                         struct set *controlled) {
  struct question question = {
      .side = side,
      .depth = FOR_OBSERVATION,
      .modes = CAPTURING,
      .imagine = true,
      .capturable = open,
  };
  struct steps steps;
  steps_begin(&steps);
  unit_steps(board, unit, &question, &steps);
  for (unsigned i = 0; i < steps.count; i++) {
    const struct step *step = &steps.step[i];
    set_add(controlled, step->capture == NO_SQUARE ? step->arrival : step->capture);
  }
}

unsigned count_controls(struct board *board) {
  struct set open = board->geometry->exists;
  set_subtract(&open, &board->closed, board->words);
  unsigned count = 0;
  for_set (unit, &board->occupied, board->words) {
    struct set controlled = {{0}};
    for (unsigned side = WHITE; side <= BLACK; side++)
      if (set_has(actors(board, (enum colour)side, FOR_OBSERVATION), unit))
        add_controls(board, unit, (enum colour)side, &open, &controlled);
    set_remove(&controlled, unit);
    count += set_count(&controlled, board->words);
  }
  return count;
}
