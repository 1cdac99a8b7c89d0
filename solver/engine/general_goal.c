/* Goals in the general engine.  What most goals mean is said in goal.c; here are a shorter way to
   the moves that reach them, the say of rules with another idea of mate, and the goals that need
   more than the engine interface tells.

   Double mate (##) and counter mate (##!): both sides are mated after the move; before it the
   mover could still move (##) or was mated itself (##!).  Auto mate (!#): the mover is mated.  For
   these three moves are tried that leave the mover's king attacked, and taking a king is an answer
   to mate; so they are for auto stalemate (!=) where rules have another idea of it.  Circuits and
   exchanges by rebirth are judged on the man that the move brought back. All as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_goal.h"

#include "solver/engine/general_quick.h"

static bool exposes_mover(const struct board *board, const struct goal *goal) {
  return goal->kind == GOAL_DOUBLE_MATE || goal->kind == GOAL_COUNTER_MATE ||
         goal->kind == GOAL_AUTO_MATE ||
         (goal->kind == GOAL_AUTO_STALEMATE && board->plan->mates.count > 0);
}

bool can_take_king(struct board *board, enum colour side) {
  struct move_stack captures = {0};
  for_set (king, &board->royal[opponent(side)], board->words)
    push_captures(board, side, king, FOR_MOVES, &captures);
  bool can = false;
  for (size_t i = 0; !can && i < captures.count; i++) {
    struct turn turn;
    probe(board, captures.moves[i], side, &turn);
    can = is_legal(board, &turn);
    end_frame(board);
  }
  move_stack_free(&captures);
  return can;
}

/* Mated, whoever is at the move. */
static bool is_mated(struct board *board, enum colour side) {
  enum colour before = board->base.side;
  board->base.side = side;
  bool mated = is_in_check(board, side) && !any_legal(board) && !can_take_king(board, side);
  board->base.side = before;
  return mated;
}

/* Looks back at the position before the latest move. */
static bool mover_was_immobile(struct board *board, bool *in_check) {
  move m = board->latest;
  end_frame(board);
  enum colour side = board->base.side;
  bool immobile = !any_legal(board);
  *in_check = is_in_check(board, side);
  struct turn turn;
  carry_out(board, m, side, &turn);
  return immobile;
}

static bool mates_both(struct board *board, const struct goal *goal) {
  enum colour side = board->base.side;
  if (!is_mated(board, side) || !is_mated(board, opponent(side)))
    return false;
  bool was_in_check;
  bool was_immobile = mover_was_immobile(board, &was_in_check);
  return goal->kind == GOAL_DOUBLE_MATE ? !was_immobile : was_immobile && was_in_check;
}

/* Where the latest move has brought a man back; NO_SQUARE if it has not. */
static square rebirth_of(const struct board *board) {
  square where = NO_SQUARE;
  for (size_t i = board->frames[board->frame_count - 1].first_edit; i < board->edit_count; i++)
    if (board->edits[i].by_rule && board->edits[i].kind == EDIT_PUT)
      where = board->edits[i].where;
  return where;
}

/* Where the man that moved stands after all that the latest move has brought about: nowhere if it
   is gone, nor behind a move of another shape with which nobody arrives. */
static square place_of_mover(const struct board *board) {
  const bool nobody = kind_of(board->latest) == SPECIAL && board->stands == NO_SQUARE;
  square where = nobody ? NO_SQUARE : arrival_of(board->latest);
  for (size_t i = board->frames[board->frame_count - 1].first_edit; i < board->edit_count; i++)
    if (board->edits[i].of_mover && board->edits[i].kind == EDIT_MOVE)
      where = board->edits[i].where;
    else if (board->edits[i].of_mover && board->edits[i].kind == EDIT_TAKE_OFF)
      where = NO_SQUARE;
  return where;
}

/* How many men check the side at the move, of those that the goal speaks of. */
static unsigned checking_men(struct board *board, const struct goal *goal) {
  const enum colour side = board->base.side, by = opponent(side);
  const struct set *acting = actors(board, by, FOR_CHECK);
  unsigned count = 0;
  for_set (unit, acting, board->words) {
    if (goal->kind == GOAL_MATE_BY && unit != goal->target && board->man[unit].walk != goal->detail)
      continue;
    bool checks = false;
    for_set (king, &board->royal[side], board->words)
      checks = checks || unit_observes(board, unit, king, by, FOR_CHECK);
    count += checks;
  }
  return count;
}

static bool reached_by_board(struct board *board, const struct goal *goal) {
  static const struct goal stalemate = {GOAL_STALEMATE, NO_SQUARE, 0};
  switch (goal->kind) {
  case GOAL_DOUBLE_MATE:
  case GOAL_COUNTER_MATE:
    return mates_both(board, goal);
  case GOAL_AUTO_MATE:
    return is_mated(board, opponent(board->base.side));
  case GOAL_CIRCUIT:
    return is_home(&board->base, board->stands);
  case GOAL_EXCHANGE:
    return is_exchanged(&board->base, board->stands);
  case GOAL_CIRCUIT_REBIRTH:
    return is_home(&board->base, rebirth_of(board));
  case GOAL_EXCHANGE_REBIRTH:
    return is_exchanged(&board->base, rebirth_of(board));
  case GOAL_DRAW:
    return is_drawn_by_past(board) || goal_reached_by_definition(&board->base, &stalemate);
  case GOAL_WIN_PIECE: /* nothing is won that comes back at once */
    return rebirth_of(board) == NO_SQUARE && goal_reached_by_definition(&board->base, goal);
  case GOAL_MULTIPLE_CHECK:
    return is_in_check(board, board->base.side) && checking_men(board, goal) >= goal->detail;
  case GOAL_MATE_BY:
    return is_mated(board, board->base.side) && checking_men(board, goal) > 0;
  case GOAL_TARGET:
    return place_of_mover(board) == goal->target;
  default:
    return goal_reached_by_definition(&board->base, goal);
  }
}

bool goal_reached(struct board *board, const struct goal *goal) {
  const struct rule_list *mates = &board->plan->mates;
  if (goal->kind == GOAL_MATE && mates->count + board->plan->legal_wholes.count == 0)
    return is_plainly_mated(board);
  bool reached = reached_by_board(board, goal);
  for (unsigned i = 0; i < mates->count; i++)
    reached = mates->rule[i]->condition->mate(board, mates->rule[i], goal, reached);
  return reached;
}

/* What a search for goal moves knows about its position beforehand. */
struct hunt {
  const struct goal *goal;
  bool one_is_enough, found;
  bool exposing;
  bool needs_check; /* the goal cannot be reached without check */
  bool looked;      /* safety is filled */
  struct safety safety;
  struct aim aim;
};

static void begin_hunt(struct board *board, const struct goal *goal, struct hunt *hunt) {
  hunt->goal = goal;
  hunt->exposing = exposes_mover(board, goal);
  hunt->needs_check =
      board->plan->mates.count == 0 && (goal->kind == GOAL_MATE || goal->kind == GOAL_CHECK);
  hunt->looked = hunt->found = false;
  if (hunt->needs_check)
    take_aim(board, board->base.side, &hunt->aim);
}

static enum quick_verdict verdict_of(struct board *board, move m, struct hunt *hunt) {
  if (hunt->exposing)
    return LEGAL;
  if (verdicts_are_vain(board->plan))
    return UNKNOWN;
  if (!hunt->looked)
    look_for_safety(board, board->base.side, &hunt->safety);
  hunt->looked = true;
  return quick_verdict(board, &hunt->safety, m);
}

/* Plays the move and looks at what it brings: first what is cheap to tell. */
static bool reaches(struct board *board, move m, struct hunt *hunt, struct turn *turn) {
  turn->choices = turn->fixed = 0;
  if (hunt->needs_check && !may_check(board, &hunt->aim, board->base.side, m))
    return false;
  if (hunt->goal->kind == GOAL_KING_CAPTURE &&
      (capture_of(m) == NO_SQUARE || !counts_as_king(board->man[capture_of(m)])))
    return false;
  enum quick_verdict verdict = verdict_of(board, m, hunt);
  if (verdict == ILLEGAL)
    return false;
  probe(board, m, board->base.side, turn);
  bool reached = !turn->illegal;
  if (hunt->exposing)
    reached = passes_verdicts(board, turn, false);
  else if (verdict != LEGAL)
    reached = reached && (!hunt->needs_check || is_in_check(board, board->base.side)) &&
              is_legal(board, turn);
  reached = reached && goal_reached(board, hunt->goal);
  end_frame(board);
  return reached;
}

/* Rules that compare moves with each other have to know all legal ones. */
static bool compares(const struct general_plan *plan) {
  return plan->legal_wholes.count + plan->prefers.count > 0;
}

/* Takes the moves from index `first` up off the scratch stack and pushes those that reach the
   goal. */
static void push_reaching(struct board *board, struct hunt *hunt, size_t first,
                          struct move_stack *stack) {
  size_t end = board->scratch.count;
  for (size_t i = first; i < end && !(hunt->one_is_enough && hunt->found); i++) {
    move m = board->scratch.moves[i];
    struct turn turn;
    do {
      if (reaches(board, m, hunt, &turn)) {
        push_move(stack, m);
        hunt->found = true;
      }
    } while (next_alternative(board, &turn, &m));
  }
  board->scratch.count = first;
}

static void hunt_unit_by_unit(struct board *board, struct hunt *hunt, struct move_stack *stack) {
  enum colour side = board->base.side;
  size_t first = board->scratch.count;
  struct set acting, capturable;
  set_copy(&acting, actors(board, side, FOR_MOVES), board->words);
  struct question question = ask_for_moves(board, side, &capturable);
  for_set (unit, &acting, board->words) {
    if (hunt->needs_check && !unit_may_check(board, &hunt->aim, side, unit))
      continue;
    push_unit_moves(board, unit, &question, &board->scratch);
    push_reaching(board, hunt, first, stack);
    if (hunt->one_is_enough && hunt->found)
      return;
  }
  push_other_moves(board, side, &board->scratch);
  push_reaching(board, hunt, first, stack);
}

static void hunt_moves(struct board *board, const struct goal *goal, struct move_stack *stack,
                       bool one_is_enough) {
  struct hunt hunt; /* large: filled as needed */
  begin_hunt(board, goal, &hunt);
  hunt.one_is_enough = one_is_enough;
  if (board->plan->wholes.count[FOR_MOVES] == 0) {
    hunt_unit_by_unit(board, &hunt, stack);
    return;
  }
  size_t first = board->scratch.count;
  push_moves(board, board->base.side, &board->scratch);
  push_reaching(board, &hunt, first, stack);
}

/* Is the move, in one of its alternatives, legal without reaching the goal? */
static bool is_another(struct board *board, move m, struct hunt *hunt) {
  const enum quick_verdict verdict = verdict_of(board, m, hunt);
  if (verdict == ILLEGAL)
    return false;
  if (verdict == LEGAL && hunt->needs_check && !may_check(board, &hunt->aim, board->base.side, m))
    return true;
  for (;;) {
    struct turn turn;
    probe(board, m, board->base.side, &turn);
    const bool other =
        (verdict == LEGAL || is_legal(board, &turn)) && !goal_reached(board, hunt->goal);
    end_frame(board);
    if (other || !next_alternative(board, &turn, &m))
      return other;
  }
}

static bool has_another(struct board *board, square unit, const struct question *question,
                        void *hunt) {
  const size_t first = board->scratch.count;
  bool found = false;
  push_unit_moves(board, unit, question, &board->scratch);
  for (size_t i = first; !found && i < board->scratch.count; i++)
    found = is_another(board, board->scratch.moves[i], hunt);
  board->scratch.count = first;
  return found;
}

bool has_other_move(struct board *board, const struct goal *goal) {
  struct hunt hunt; /* large: filled as needed */
  if (compares(board->plan) || board->plan->wholes.count[FOR_MOVES] > 0 ||
      exposes_mover(board, goal))
    return false;
  begin_hunt(board, goal, &hunt);
  return any_man(board, has_another, &hunt);
}

static bool contains_move(const struct move_stack *stack, move m) {
  for (size_t i = 0; i < stack->count; i++)
    if (stack->moves[i] == m)
      return true;
  return false;
}

/* Where a rule prefers some moves, one that only the goal makes legal must not be worse than the
   legal ones: with a longest mover not shorter (as in Popeye). */
static void push_preferred_goal_moves(struct board *board, const struct goal *goal,
                                      struct move_stack *stack) {
  const struct rule_list *prefers = &board->plan->prefers;
  struct move_stack all = {0};
  board->base.engine->legal_moves(&board->base, &all);
  const size_t legal = all.count, first = stack->count;
  hunt_moves(board, goal, &all, false);
  const size_t hunted = all.count;
  for (size_t i = legal; i < hunted; i++)
    push_move(stack, all.moves[i]);
  for (unsigned i = 0; i < prefers->count; i++)
    keep_heaviest(board, prefers->rule[i], &all, 0);
  size_t kept = first;
  for (size_t i = first; i < stack->count; i++)
    if (contains_move(&all, stack->moves[i]))
      stack->moves[kept++] = stack->moves[i];
  stack->count = kept;
  move_stack_free(&all);
}

void push_goal_moves(struct board *board, const struct goal *goal, struct move_stack *stack,
                     bool one_is_enough) {
  if (!compares(board->plan))
    hunt_moves(board, goal, stack, one_is_enough);
  else if (exposes_mover(board, goal) && board->plan->legal_wholes.count == 0)
    push_preferred_goal_moves(board, goal, stack);
  else
    goal_moves_by_definition(&board->base, goal, stack);
}
