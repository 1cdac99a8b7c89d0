/* Check and legality.

   A royal man is attacked where an enemy observes it.  If a rule says that an attack is a check
   only when the capture, played to its end, would be legal, those captures are played: first the
   cheap question, then the dear one.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_quick.h"

bool passes_verdicts(struct board *board, const struct turn *turn, bool playcheck_only) {
  const struct rule_list *afters = &board->plan->afters;
  if (turn->illegal)
    return false;
  for (unsigned i = 0; i < afters->count; i++) {
    const struct condition *condition = afters->rule[i]->condition;
    if (playcheck_only && !condition->playcheck)
      continue;
    if (!condition->after(board, afters->rule[i], turn))
      return false;
  }
  return true;
}

/* Is a royal man of the side gone since the move began? */
static bool king_is_gone(const struct board *board, const struct turn *turn, enum colour side) {
  return set_count(&board->royal[side], board->words) < turn->kings[side];
}

/* Would the capture of the king, in any of its alternatives, stand? */
static bool capture_stands(struct board *board, move m, enum colour side) {
  for (;;) {
    struct turn turn;
    probe(board, m, side, &turn);
    bool stands = passes_verdicts(board, &turn, true) &&
                  (!board->plan->kings_at_stake || king_is_gone(board, &turn, opponent(side)));
    end_frame(board);
    if (stands || !next_alternative(board, &turn, &m))
      return stands;
  }
}

static bool is_attacked(struct board *board, square king, enum colour by) {
  if (!is_observed(board, king, by, FOR_CHECK))
    return false;
  if (!captures_are_played_out(board))
    return true;
  size_t first = board->scratch.count;
  push_captures(board, by, king, FOR_CHECK, &board->scratch);
  bool attacked = false;
  for (size_t i = first; !attacked && i < board->scratch.count; i++)
    attacked = capture_stands(board, board->scratch.moves[i], by);
  board->scratch.count = first;
  return attacked;
}

bool captures_are_played_out(const struct board *board) {
  return board->plan->playcheck || board->plan->kings_at_stake;
}

struct set attackers(struct board *board, square king, enum colour by) {
  if (!captures_are_played_out(board))
    return observers(board, king, by, FOR_CHECK);
  const size_t first = board->scratch.count;
  struct set men = {{0}};
  push_captures(board, by, king, FOR_CHECK, &board->scratch);
  for (size_t i = first; i < board->scratch.count; i++) {
    const move m = board->scratch.moves[i];
    if (!set_has(&men, departure_of(m)) && capture_stands(board, m, by))
      set_add(&men, departure_of(m));
  }
  board->scratch.count = first;
  return men;
}

bool attacks_king(struct board *board, square unit, enum colour side) {
  const struct set kings = board->royal[opponent(side)];
  for_set (king, &kings, board->words) {
    const struct set men = attackers(board, king, side);
    if (set_has(&men, unit))
      return true;
  }
  return false;
}

bool is_royal_attacked(struct board *board, enum colour side) {
  for_set (king, &board->royal[side], board->words)
    if (is_attacked(board, king, opponent(side)))
      return true;
  return false;
}

bool is_in_check(struct board *board, enum colour side) {
  const struct rule_list *checks = &board->plan->checks;
  bool check = is_royal_attacked(board, side);
  for (unsigned i = 0; i < checks->count; i++)
    check = checks->rule[i]->condition->check(board, checks->rule[i], side, check);
  return check;
}

bool effect_finds_check(struct board *board, enum colour side) {
  if (board->nested > 0)
    return is_royal_attacked(board, side);
  board->nested++;
  const bool check = is_in_check(board, side);
  board->nested--;
  return check;
}

bool man_gives_check(struct board *board, square unit, enum colour side) {
  return attacks_king(board, unit, side) && effect_finds_check(board, opponent(side));
}

bool may_lose_king(struct board *board, enum colour side) {
  size_t first = board->scratch.count;
  bool lost = false;
  for_set (victim, &board->of[side], board->words)
    push_captures(board, opponent(side), victim, FOR_CHECK, &board->scratch);
  for (size_t i = first; !lost && i < board->scratch.count; i++)
    lost = capture_stands(board, board->scratch.moves[i], opponent(side));
  board->scratch.count = first;
  return lost;
}

static bool keeps_kings(const struct board *board, const struct turn *turn) {
  return !board->plan->kings_at_stake ||
         (!king_is_gone(board, turn, WHITE) && !king_is_gone(board, turn, BLACK));
}

bool is_legal(struct board *board, const struct turn *turn) {
  return !turn->illegal && keeps_kings(board, turn) && !is_in_check(board, turn->side) &&
         passes_verdicts(board, turn, false);
}

static bool try_move(struct board *board, move m, struct turn *turn) {
  probe(board, m, board->base.side, turn);
  bool legal = is_legal(board, turn);
  end_frame(board);
  return legal;
}

/* Pushes the legal ones of a move's alternatives. */
static void push_alternatives(struct board *board, move m, struct move_stack *stack) {
  for (;;) {
    struct turn turn;
    if (try_move(board, m, &turn))
      push_move(stack, m);
    if (!next_alternative(board, &turn, &m))
      return;
  }
}

/* With alternatives the legal moves are more than the moves: they are pushed above them first.
   Moves of which the verdict is known without playing them have none, as the effects that there
   are then are those of captures. */
static void keep_alternatives(struct board *board, const struct safety *safety,
                              struct move_stack *stack, size_t first) {
  size_t end = stack->count;
  for (size_t i = first; i < end; i++) {
    move m = stack->moves[i];
    enum quick_verdict verdict = quick_verdict(board, safety, m);
    if (verdict == LEGAL)
      push_move(stack, m);
    else if (verdict == UNKNOWN)
      push_alternatives(board, m, stack);
  }
  size_t kept = first;
  for (size_t i = end; i < stack->count; i++)
    stack->moves[kept++] = stack->moves[i];
  stack->count = kept;
}

/* What there is to be known beforehand of the moves of the side at the move. */
static void look_for_verdicts(struct board *board, struct safety *safety) {
  if (verdicts_are_vain(board->plan))
    safety->known = false;
  else
    look_for_safety(board, board->base.side, safety);
}

void keep_legal(struct board *board, struct move_stack *stack, size_t first) {
  struct safety safety;
  look_for_verdicts(board, &safety);
  if (board->plan->choices) {
    keep_alternatives(board, &safety, stack, first);
    return;
  }
  size_t kept = first;
  for (size_t i = first; i < stack->count; i++) {
    move m = stack->moves[i];
    enum quick_verdict verdict = quick_verdict(board, &safety, m);
    struct turn turn;
    if (verdict == LEGAL || (verdict == UNKNOWN && try_move(board, m, &turn)))
      stack->moves[kept++] = m;
  }
  stack->count = kept;
}

static bool any_alternative(struct board *board, move m) {
  for (;;) {
    struct turn turn;
    if (try_move(board, m, &turn))
      return true;
    if (!next_alternative(board, &turn, &m))
      return false;
  }
}

/* No king is attacked, and nobody is there for whom a man in between could be of help; so a man on
   one square rather than another opens no way to a king.  Not with neutral men, who may move to
   where they attack it. */
bool moves_freely(struct board *board, enum colour side) {
  const struct general_plan *plan = board->plan;
  struct safety safety;
  if (!plan->shrunk[FOR_MOVES] || plan->geometries.count[FOR_MOVES] > 0 ||
      !plan->free_actors[FOR_MOVES] || plan->moves_shrink ||
      set_meets(&board->of[WHITE], &board->of[BLACK], board->words))
    return false;
  look_for_safety(board, side, &safety);
  return safety.known && !safety.in_check && !safety.has_delicate;
}

/* Takes the moves from index `first` up off the scratch stack and says whether one was legal. */
static bool any_of(struct board *board, const struct safety *safety, size_t first) {
  bool any = false;
  for (size_t i = first; !any && i < board->scratch.count; i++) {
    move m = board->scratch.moves[i];
    enum quick_verdict verdict = quick_verdict(board, safety, m);
    any = verdict == LEGAL || (verdict == UNKNOWN && any_alternative(board, m));
  }
  board->scratch.count = first;
  return any;
}

/* Rules may have added captures to the steps of a man that is asked for none. */
static void drop_captures(struct move_stack *stack, size_t first) {
  size_t kept = first;
  for (size_t i = first; i < stack->count; i++)
    if (capture_of(stack->moves[i]) == NO_SQUARE)
      stack->moves[kept++] = stack->moves[i];
  stack->count = kept;
}

bool has_quiet_move(struct board *board, square unit, enum colour side) {
  static const struct set nobody;
  const size_t first = board->scratch.count;
  const enum colour before = board->base.side;
  const struct question question = {
      .side = side, .depth = FOR_MOVES, .modes = MOVING, .capturable = &nobody};
  struct safety safety;
  board->base.side = side;
  push_unit_moves(board, unit, &question, &board->scratch);
  drop_captures(&board->scratch, first);
  look_for_verdicts(board, &safety);
  const bool any = any_of(board, &safety, first);
  board->base.side = before;
  return any;
}

static bool is_asked_of(struct board *board, const struct set *units,
                        const struct question *question, asks_man *asks, void *context) {
  for_set (unit, units, board->words)
    if (asks(board, unit, question, context)) {
      board->mobile[board->base.side] = unit;
      return true;
    }
  return false;
}

bool any_man(struct board *board, asks_man *asks, void *context) {
  const enum colour side = board->base.side;
  struct set units, kings, capturable;
  set_copy(&units, actors(board, side, FOR_MOVES), board->words);
  set_copy(&kings, &board->royal[side], board->words);
  const struct question question = ask_for_moves(board, side, &capturable);
  const square mobile = board->mobile[side];
  if (mobile != NO_SQUARE && set_has(&units, mobile)) {
    if (asks(board, mobile, &question, context))
      return true;
    set_remove(&units, mobile);
  }
  set_keep(&kings, &units, board->words);
  set_subtract(&units, &kings, board->words);
  return is_asked_of(board, &kings, &question, asks, context) ||
         is_asked_of(board, &units, &question, asks, context);
}

static bool can_move(struct board *board, square unit, const struct question *question,
                     void *safety) {
  const size_t first = board->scratch.count;
  push_unit_moves(board, unit, question, &board->scratch);
  return any_of(board, safety, first);
}

static bool any_legal_in(struct board *board, struct safety *safety) {
  size_t first = board->scratch.count;
  if (board->plan->wholes.count[FOR_MOVES] > 0) {
    push_moves(board, board->base.side, &board->scratch);
    return any_of(board, safety, first);
  }
  if (any_man(board, can_move, safety))
    return true;
  push_other_moves(board, board->base.side, &board->scratch);
  return any_of(board, safety, first);
}

bool any_legal(struct board *board) {
  struct safety safety;
  look_for_verdicts(board, &safety);
  return any_legal_in(board, &safety);
}

/* The look at the king tells of checks too. */
bool is_plainly_mated(struct board *board) {
  struct safety safety;
  look_for_safety(board, board->base.side, &safety);
  bool in_check = safety.known && (!safety.in_check || !board->plan->attacks_shrink)
                      ? safety.in_check
                      : is_in_check(board, board->base.side);
  return in_check && !any_legal_in(board, &safety);
}
