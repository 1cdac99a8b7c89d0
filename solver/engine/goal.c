/* What the goals mean, said with nothing but the engine interface.  Engines that have a faster way
   for a goal are compared with this one by the tests.

   Goals that ask for more (the history of a reborn man, a move leaving the mover's own king
   attacked) are the general engine's alone.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/goal.h"

#include "solver/engine/plan.h"

static bool immobile(struct position *position) {
  return !position->engine->has_legal_move(position);
}

static bool attacked(struct position *position, enum colour side) {
  return position->engine->in_check(position, side);
}

static bool mated(struct position *position) {
  return attacked(position, position->side) && immobile(position);
}

static bool stalemated(struct position *position) {
  return !attacked(position, position->side) && immobile(position);
}

/* Asks a question on the mover's behalf, as if it were at the move again. */
static bool for_mover(struct position *position, bool (*question)(struct position *)) {
  position->engine->pass(position);
  bool answer = question(position);
  position->engine->undo(position);
  return answer;
}

/* Looks back at the man captured. */
static bool takes_king(struct position *position) {
  move latest = position->engine->latest(position);
  if (capture_of(latest) == NO_SQUARE)
    return false;
  position->engine->undo(position);
  struct man captured = position->engine->man_at(position, capture_of(latest));
  position->engine->play(position, latest);
  return counts_as_king(captured);
}

static square squares_of(const struct position *position) {
  const struct board_frame *frame = &position->plan->problem->board;
  return (square)(frame->files * frame->ranks);
}

static bool castles(move m) {
  return kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG;
}

/* Where the man with this identity stood in the diagram. */
static square home_of(const struct position *position, unsigned id) {
  for (square where = 0; id && where < squares_of(position); where++)
    if (position->plan->problem->men[where].id == id)
      return where;
  return NO_SQUARE;
}

bool is_home(const struct position *position, square where) {
  return where != NO_SQUARE &&
         home_of(position, position->engine->man_at(position, where).id) == where;
}

bool is_exchanged(const struct position *position, square where) {
  if (where == NO_SQUARE)
    return false;
  const struct man man = position->engine->man_at(position, where);
  square home = home_of(position, man.id);
  if (home == NO_SQUARE || home == where)
    return false;
  const struct man other = position->engine->man_at(position, home);
  return (man.owners & other.owners) && home_of(position, other.id) == where;
}

static bool reaches_last_rank(const struct position *position, square arrival) {
  const struct board_frame *frame = &position->plan->problem->board;
  unsigned last = opponent(position->side) == WHITE ? frame->ranks - 1 : 0;
  return arrival / frame->files == last;
}

static bool are_neighbours(const struct position *position, square a, square b) {
  int files = (int)position->plan->problem->board.files;
  int across = abs(a % files - b % files), along = abs(a / files - b / files);
  return (across > along ? across : along) == 1;
}

static square square_of(const struct position *position, unsigned id) {
  for (square where = 0; where < squares_of(position); where++)
    if (position->engine->man_at(position, where).id == id)
      return where;
  return NO_SQUARE;
}

/* A kiss: a man moves to a square beside the one that stood on the target square in the diagram,
   and is the only man beside it.  Castling kisses nobody. */
static bool kisses(const struct position *position, move latest, square target) {
  unsigned id = position->plan->problem->men[target].id;
  square kissed = id ? square_of(position, id) : NO_SQUARE, arrival = arrival_of(latest);
  if (kissed == NO_SQUARE || castles(latest) || !are_neighbours(position, kissed, arrival))
    return false;
  for (square where = 0; where < squares_of(position); where++)
    if (where != arrival && position->engine->man_at(position, where).walk != NO_WALK &&
        are_neighbours(position, kissed, where))
      return false;
  return true;
}

static bool position_reached(const struct position *position) {
  const struct man *wanted = position->plan->problem->goal_position;
  for (square where = 0; where < squares_of(position); where++) {
    struct man man = position->engine->man_at(position, where);
    if (man.walk != wanted[where].walk || man.owners != wanted[where].owners)
      return false;
  }
  return true;
}

/* Is it a goal of the move itself, and that move? */
static bool is_goal_move(struct position *position, const struct goal *goal, move latest) {
  switch (goal->kind) {
  case GOAL_CAPTURE:
  case GOAL_WIN_PIECE: /* what is captured is won unless a rule brings it back */
    return capture_of(latest) != NO_SQUARE;
  case GOAL_TARGET:
    return arrival_of(latest) == goal->target;
  case GOAL_EN_PASSANT:
    return kind_of(latest) == EN_PASSANT;
  case GOAL_CASTLING:
    return castles(latest);
  case GOAL_CIRCUIT:
    return is_home(position, arrival_of(latest));
  case GOAL_EXCHANGE:
    return is_exchanged(position, arrival_of(latest));
  case GOAL_CHESS81:
    return reaches_last_rank(position, arrival_of(latest));
  case GOAL_KISS:
    return kisses(position, latest, goal->target);
  default: /* the general engine's */
    return false;
  }
}

bool goal_reached_by_definition(struct position *position, const struct goal *goal) {
  switch (goal->kind) {
  case GOAL_MATE:
    return mated(position);
  case GOAL_STALEMATE:
    return stalemated(position);
  case GOAL_MATE_OR_STALEMATE:
    return immobile(position);
  case GOAL_DOUBLE_STALEMATE:
    return stalemated(position) && for_mover(position, stalemated);
  case GOAL_AUTO_STALEMATE: /* the mover, were it its turn, could take a king that it checks */
    return !attacked(position, position->side) && for_mover(position, stalemated);
  case GOAL_CHECK:
    return attacked(position, position->side);
  case GOAL_ANY:
    return true;
  case GOAL_POSITION:
    return position_reached(position);
  case GOAL_KING_CAPTURE:
    return takes_king(position);
  default:
    return is_goal_move(position, goal, position->engine->latest(position));
  }
}

void goal_moves_by_definition(struct position *position, const struct goal *goal,
                              struct move_stack *stack) {
  size_t kept = stack->count;
  position->engine->legal_moves(position, stack);
  size_t end = stack->count;
  for (size_t i = kept; i < end; i++) {
    move m = stack->moves[i];
    position->engine->play(position, m);
    bool reached = position->engine->reached(position, goal);
    position->engine->undo(position);
    if (reached)
      stack->moves[kept++] = m;
  }
  stack->count = kept;
}

bool has_goal_move_by_definition(struct position *position, const struct goal *goal) {
  struct move_stack stack = {0};
  goal_moves_by_definition(position, goal, &stack);
  bool any = stack.count > 0;
  move_stack_free(&stack);
  return any;
}

bool same_goal(const struct goal *a, const struct goal *b) {
  return a->kind == b->kind && a->target == b->target && a->detail == b->detail;
}

bool goal_is_of_men(const struct goal *goal) {
  switch (goal->kind) {
  case GOAL_CIRCUIT:
  case GOAL_EXCHANGE:
  case GOAL_CIRCUIT_REBIRTH:
  case GOAL_EXCHANGE_REBIRTH:
  case GOAL_KISS:
    return true;
  default:
    return false;
  }
}

bool goal_ends_play(const struct goal *goal) {
  switch (goal->kind) {
  case GOAL_MATE:
  case GOAL_STALEMATE:
  case GOAL_DOUBLE_STALEMATE:
  case GOAL_DOUBLE_MATE:
  case GOAL_COUNTER_MATE:
  case GOAL_AUTO_MATE:
  case GOAL_MATE_OR_STALEMATE:
  case GOAL_MATE_BY:
    return true;
  default:
    return false;
  }
}
