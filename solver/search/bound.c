/* One line of play, position by position, with the aims that are still open in each of them.  A
   half-move that a claim does not allow drops the aim; all others are looked at again in the new
   position (draft_from), which may find them too dear by now, or in need of more claims since men
   that were presumed to stay have moved.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound.h"

#include "solver/search/bound_follow.h"
#include "solver/search/bound_joint.h"
#include "solver/search/bound_moves.h"
#include "solver/search/bound_near.h"
#include "solver/search/bound_yield.h"

#include <stdlib.h>
#include <string.h>

enum {
  MOST_AIMS = 80000, /* on one line: 13 megabytes */
  STEP = 100         /* what a step of drafting takes, in looks at a drafted aim */
};

/* Steps of drafting, some microseconds each, by half-moves to come: more are not worth it.  Ends in
   stalemate are so rare that drafting them nearly always is. */
static const unsigned patience_for_mate[] = {0,     0,      0,       1000,    3000,    10000,
                                             60000, 300000, 1000000, 4000000, 20000000},
                      patience_for_stalemate = 20000000,
                      patience_later[] = {0, 0, 0, 200, 2000, 20000};

/* What drafting takes against play with orthodox men, in hundredths of a half-move; and what a look
   at the last half-moves takes (bound_near.h). */
enum {
  STEP_TO_MATE_COST = 300,
  STEP_TO_STALEMATE_COST = 80,
  AIM_COST = 30,
  LAST_MOVE_COST = 100,
  LAST_TWO_COST = 300
};
enum { HALF_MOVE = 100, GENERAL_HALF_MOVE = 8 * HALF_MOVE };

struct stop {                  /* a position on the line */
  unsigned long stamp, behind; /* the number of this position, and of the one before it */
  struct bitboards sets;
  unsigned mater_moves, mated_moves;
  bool followed; /* the actors are known */
  bool complete; /* the aims are all there are */
  bool given_up; /* they are not, for drafting was not allowed to take longer */
  struct scene scene;
  struct aims aims;
  size_t aims_so_far; /* here and in all positions before on the line */
};

struct bound {
  const struct plan *plan;
  enum colour side; /* the mater's */
  bool mate;
  const struct reach *reach;
  struct reach *holed_reach; /* the same if the board has holes, else NULL */
  struct draft_seen *seen;   /* NULL before the first draft */
  struct joint_draft *joint; /* NULL: drafts alone */
  unsigned long stamps;
  struct stop **stops;
  unsigned depth, room;
  unsigned half_move;        /* what one costs as the plan's engine plays */
  unsigned long long cost;   /* of all drafting so far */
  unsigned long long budget; /* what it may come to, 0: no matter */
  bool (*is_over)(void *run);
  void *run;
  struct yield yields[MOST_AHEAD + 1][MOST_AHEAD + 1];
};

static const struct stipulation *goal_node(const struct stipulation *tree) {
  while (tree && (tree->kind == NODE_HELP || tree->kind == NODE_SERIES))
    tree = tree->next;
  return tree && tree->kind == NODE_GOAL ? tree : NULL;
}

static uint64_t holes_of(const struct board_frame *frame) {
  uint64_t holes = 0;
  for (square where = 0; where < 64; where++)
    if (frame->hole[where])
      holes |= square_set(where);
  return holes;
}

struct bound *bound_new(const struct plan *plan, const struct stipulation *tree) {
  const struct facts *facts = &plan->facts;
  const struct stipulation *goal = goal_node(tree);
  if (!facts->holed_board || !facts->orthodox_men || !facts->no_rules || !goal ||
      (goal->goal.kind != GOAL_MATE && goal->goal.kind != GOAL_STALEMATE) ||
      plan->problem->options.null_moves)
    return NULL;
  struct bound *bound = calloc(1, sizeof *bound);
  if (!bound)
    return NULL;
  bound->plan = plan;
  bound->side = goal->side;
  bound->mate = goal->goal.kind == GOAL_MATE;
  bound->half_move = plan->engine == &general_engine ? GENERAL_HALF_MOVE : HALF_MOVE;
  if (!facts->orthodox_board)
    bound->holed_reach = reach_with_holes(holes_of(&plan->problem->board));
  bound->reach = bound->holed_reach ? bound->holed_reach : reach_tables();
  return bound;
}

void bound_join(struct bound *bound, struct joint_draft *joint) {
  bound->joint = joint;
}

void bound_allow(struct bound *bound, unsigned long long half_moves) {
  bound->budget = half_moves > 0 ? bound->cost + bound->half_move * half_moves : 0;
}

bool bound_has_given_up(const struct bound *bound) {
  for (unsigned i = 0; i < bound->depth; i++)
    if (bound->stops[i]->given_up)
      return true;
  return false;
}

void bound_watch(struct bound *bound, bool (*is_over)(void *run), void *run) {
  bound->is_over = is_over;
  bound->run = run;
}

void bound_free(struct bound *bound) {
  if (!bound)
    return;
  for (unsigned i = 0; i < bound->room; i++) {
    free(bound->stops[i]->aims.aims);
    free(bound->stops[i]);
  }
  free(bound->stops);
  free(bound->holed_reach);
  free(bound->seen);
  free(bound);
}

static struct stop *next_stop(struct bound *bound) {
  if (bound->depth == bound->room) {
    struct stop **stops = realloc(bound->stops, (bound->room + 1) * sizeof *stops);
    struct stop *stop = calloc(1, sizeof *stop);
    if (!stops || !stop)
      abort();
    bound->stops = stops;
    stops[bound->room++] = stop;
  }
  return bound->stops[bound->depth];
}

static unsigned castlings_of(const struct bound *bound, const struct stop *stop, enum colour side) {
  return castlings_at_home(side, bound->plan->castling, stop->sets.of[side], stop->sets.walk);
}

/* Has the half-move brought its side too little nearer to what the aim claims?  What the men need
   that have not moved can only grow while moves pass, so that the man that moved has to need less.
   (With castling costs do not simply add up.) */
static bool is_wasted(const struct stop *before, const struct stop *stop, struct step step,
                      const struct aim *aim) {
  const struct scene *old = &before->scene, *scene = &stop->scene;
  unsigned had, needs, left;
  const bool by_mater = stop->mater_moves < before->mater_moves;
  if (by_mater ? old->mater_castlings : old->mated_castlings)
    return false;
  if (by_mater) {
    if (!step.mater)
      return false;
    unsigned man = first_of(step.mater);
    had = mater_cost_of(old, aim, man);
    needs = mater_distance(scene, aim, man);
    left = aim->spare;
  } else if (step.mated) {
    unsigned man = first_of(step.mated);
    had = mated_cost_of(old, aim, man);
    needs = mated_distance(scene, aim, man);
    left = aim->time;
  } else {
    const spread *king = old->reach->officer[KING];
    had = moves_to(king[old->king], square_set(aim->king), ROOM_AHEAD);
    needs = moves_to(king[scene->king], square_set(aim->king), ROOM_AHEAD);
    left = aim->time;
  }
  return needs + 1 > had + left;
}

static bool all_are_wasted(const struct stop *before, const struct stop *stop, struct step step) {
  for (size_t i = 0; i < before->aims.count; i++)
    if (!is_wasted(before, stop, step, &before->aims.aims[i]))
      return false;
  return true;
}

static void go_through(struct draft *draft, const struct stop *before, const struct stop *stop,
                       struct step step) {
  for (size_t i = 0; i < before->aims.count && !draft->stopped; i++) {
    struct aim aim = before->aims.aims[i];
    if (!is_wasted(before, stop, step, &aim) &&
        follow_claims(&before->scene, draft->scene, step, &aim))
      draft_from(draft, &aim);
  }
}

/* Mates of two moves have so many aims that playing to the last move, where much is seen at once
   (bound_near.h), is faster. */
static bool is_short_mate(const struct bound *bound, const struct stop *first) {
  return bound->mate && first->mater_moves + first->mated_moves <= 4;
}

static unsigned patience_at_first(const struct bound *bound, unsigned left) {
  return bound->mate ? patience_for_mate[left > 10 ? 10 : left] : patience_for_stalemate;
}

static unsigned step_cost(const struct bound *bound) {
  return bound->mate ? STEP_TO_MATE_COST : STEP_TO_STALEMATE_COST;
}

/* Of so many steps those that the budget allows. */
static unsigned long long affordable(const struct bound *bound, unsigned long long steps) {
  if (bound->budget == 0)
    return steps;
  const unsigned long long left = bound->budget > bound->cost ? bound->budget - bound->cost : 0;
  return left / step_cost(bound) < steps ? left / step_cost(bound) : steps;
}

/* What the moves may come to, with what castling saves. */
static void set_moves(const struct bound *bound, struct stop *stop) {
  struct scene *scene = &stop->scene;
  scene->mater_castlings = castlings_of(bound, stop, bound->side);
  scene->mated_castlings = castlings_of(bound, stop, opponent(bound->side));
  scene->mater_moves = stop->mater_moves + allowance_of(scene->mater_castlings);
  scene->mated_moves = stop->mated_moves + allowance_of(scene->mated_castlings);
}

/* What looking has taken, and what it saves where nothing is left to aim at. */
static void book(struct bound *bound, const struct stop *stop, unsigned long long steps,
                 unsigned long long old_aims) {
  struct yield *yield = &bound->yields[stop->mater_moves][stop->mated_moves];
  yield->looked += old_aims + STEP * steps;
  bound->cost += steps * step_cost(bound) + old_aims * AIM_COST;
  if (stop->complete && stop->aims.count == 0)
    yield->saved += play_behind(stop->mater_moves + stop->mated_moves);
}

/* Drafts all aims, from those of the position before if they are complete, with patience for so
   many steps. */
static void draft_aims(struct bound *bound, struct stop *stop, const struct stop *before,
                       struct step step, unsigned patience) {
  const bool refine = before && before->complete;
  const unsigned long long given = affordable(bound, patience);
  scene_spread(&stop->scene);
  if (!bound->seen)
    bound->seen = draft_seen_new();
  struct draft draft = {.scene = &stop->scene,
                        .aims = &stop->aims,
                        .seen = bound->seen,
                        .most = MOST_AIMS - (before ? before->aims_so_far : 0),
                        .patience = given,
                        .is_over = bound->is_over,
                        .run = bound->run};
  if (refine)
    go_through(&draft, before, stop, step);
  else if (!before && bound->joint)
    joint_draft_all(bound->joint, &draft);
  else
    draft_all(&draft);
  stop->complete = !draft.stopped;
  stop->given_up = draft.stopped && !draft.full && given < patience;
  if (draft.stopped)
    stop->aims.count = 0;
  stop->aims_so_far += stop->aims.count;
  book(bound, stop, given - draft.patience, refine ? before->aims.count : 0);
}

static void look_for_aims(struct bound *bound, struct stop *stop, const struct stop *before,
                          struct step step) {
  struct yield *yield = &bound->yields[stop->mater_moves][stop->mated_moves];
  unsigned left = stop->mater_moves + stop->mated_moves;
  unsigned patience = patience_later[left > 5 ? 5 : left];
  bool refine = before && before->complete;
  if (is_short_mate(bound, before ? bound->stops[0] : stop))
    return;
  if (before && (yield_is_too_dear(yield, bound->mate, left) ||
                 (!refine && yield_is_in_vain(yield, patience))))
    return;
  set_moves(bound, stop);
  if (refine && all_are_wasted(before, stop, step)) {
    stop->complete = true;
    return;
  }
  draft_aims(bound, stop, before, step,
             before && !refine ? patience : patience_at_first(bound, left));
  yield->drafts += !refine;
  yield->completed += !refine && stop->complete;
}

/* Has the position been looked at when the line came here last?  Workers come back to where several
   of their units go through. */
static bool is_same(const struct stop *stop, const struct stop *before,
                    const struct bitboards *sets, unsigned mater_moves, unsigned mated_moves) {
  return stop->stamp != 0 && !stop->given_up && stop->behind == (before ? before->stamp : 0) &&
         stop->mater_moves == mater_moves && stop->mated_moves == mated_moves &&
         memcmp(&stop->sets, sets, sizeof *sets) == 0;
}

static bool may_go_through(struct bound *bound, const struct stop *stop) {
  if (stop->complete && stop->aims.count == 0)
    return false;
  if (stop->mater_moves != 1 || stop->mated_moves > 1)
    return true;
  struct near near = {.reach = bound->reach,
                      .sets = &stop->sets,
                      .side = bound->side,
                      .mate = bound->mate,
                      .castling = bound->plan->castling};
  bound->cost += stop->mated_moves == 0 ? LAST_MOVE_COST : LAST_TWO_COST;
  return stop->mated_moves == 0 ? near_last_move(&near) : near_last_two(&near);
}

static bool begin(const struct bound *bound, struct stop *stop) {
  stop->scene.reach = bound->reach;
  stop->scene.side = bound->side;
  stop->scene.mate = bound->mate;
  return follow_begin(&stop->sets, bound->plan->en_passant, &stop->scene);
}

/* All that is known of the position whose men and numbers of moves have been set. */
static void look_at(struct bound *bound, struct stop *stop, const struct stop *before, bool seen) {
  struct step step = {0, 0};
  stop->stamp = ++bound->stamps;
  stop->behind = before ? before->stamp : 0;
  stop->aims.count = 0;
  stop->complete = stop->given_up = false;
  stop->followed = seen && (!before || before->followed);
  if (stop->followed && before)
    step = follow_step(&stop->sets, &before->scene, &stop->scene);
  else if (stop->followed)
    stop->followed = begin(bound, stop);
  stop->aims_so_far = before ? before->aims_so_far : 0;
  if (stop->followed && stop->mater_moves <= MOST_AHEAD && stop->mated_moves <= MOST_AHEAD)
    look_for_aims(bound, stop, before, step);
}

bool bound_enter(struct bound *bound, const struct position *position, unsigned mater_moves,
                 unsigned mated_moves) {
  struct stop *stop = next_stop(bound);
  const struct stop *before = bound->depth > 0 ? bound->stops[bound->depth - 1] : NULL;
  struct bitboards sets;
  bool seen = position->engine->bitboards(position, &sets);
  if (!seen || !is_same(stop, before, &sets, mater_moves, mated_moves)) {
    stop->mater_moves = mater_moves;
    stop->mated_moves = mated_moves;
    if (seen)
      stop->sets = sets;
    look_at(bound, stop, before, seen);
  }
  if (seen && !may_go_through(bound, stop))
    return false;
  bound->depth++;
  return true;
}

unsigned long long bound_cost(const struct bound *bound) {
  return bound->cost / bound->half_move;
}

void bound_leave(struct bound *bound) {
  bound->depth--;
}

/* Where the side's men may go with the next half-move if a solution is to go through: arrivals[d]
   from square d. */
static void find_arrivals(const struct bound *bound, const struct stop *stop, enum colour side,
                          uint64_t arrivals[64]) {
  memset(arrivals, 0, 64 * sizeof arrivals[0]);
  for (size_t i = 0; i < stop->aims.count; i++)
    if (side == bound->side)
      add_arrivals_of_mater(&stop->scene, &stop->aims.aims[i], arrivals);
    else
      add_arrivals_of_mated(&stop->scene, &stop->aims.aims[i], arrivals);
}

size_t bound_keep_moves(struct bound *bound, enum colour side, move *moves, size_t count) {
  const struct stop *stop = bound->depth > 0 ? bound->stops[bound->depth - 1] : NULL;
  uint64_t arrivals[64];
  size_t kept = 0;
  if (!stop || !stop->complete)
    return count;
  if (side == bound->side ? stop->scene.mater_castlings : stop->scene.mated_castlings)
    return count;
  find_arrivals(bound, stop, side, arrivals);
  for (size_t i = 0; i < count; i++)
    if (holds(arrivals[departure_of(moves[i])], arrival_of(moves[i])))
      moves[kept++] = moves[i];
  bound->yields[stop->mater_moves][stop->mated_moves].saved +=
      (count - kept) * play_behind(stop->mater_moves + stop->mated_moves - 1);
  return kept;
}
