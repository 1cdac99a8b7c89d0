/* Check and legality.

   A royal man is attacked where an enemy observes it.  If a rule says that an attack is a check
   only when the capture, played to its end, would be legal, those captures are played: first the
   cheap question, then the dear one.

   Quick legality: where no rule acts and all walks are leaps and lines (another man can only be in
   their way, never help them), a move of a man that is not royal can expose its king only by
   leaving a line on which it stands alone between the king and an enemy: arriving somewhere or
   capturing on the arrival square shuts lines and removes attackers, but opens nothing.  So if the
   side is not in check, all moves but those of royal men, of pinned men, en passant captures and
   castling are legal without being played.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

static bool passes_verdicts(struct board *board, const struct turn *turn, bool playcheck_only) {
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

/* Would the capture of the king, in any of its alternatives, stand? */
static bool capture_stands(struct board *board, move m, enum colour side) {
  for (;;) {
    struct turn turn;
    carry_out(board, m, side, &turn);
    bool stands = passes_verdicts(board, &turn, true);
    end_frame(board);
    if (stands || !next_alternative(&turn, &m))
      return stands;
  }
}

static bool is_attacked(struct board *board, square king, enum colour by) {
  if (!is_observed(board, king, by, FOR_CHECK))
    return false;
  if (!board->plan->playcheck)
    return true;
  size_t first = board->scratch.count;
  push_captures(board, by, king, FOR_CHECK, &board->scratch);
  bool attacked = false;
  for (size_t i = first; !attacked && i < board->scratch.count; i++)
    attacked = capture_stands(board, board->scratch.moves[i], by);
  board->scratch.count = first;
  return attacked;
}

bool is_in_check(struct board *board, enum colour side) {
  const struct rule_list *checks = &board->plan->checks;
  const struct set kings = board->royal[side];
  bool check = false;
  for_set(king, &kings, board->words) check = check || is_attacked(board, king, opponent(side));
  for (unsigned i = 0; i < checks->count; i++)
    check = checks->rule[i]->condition->check(board, checks->rule[i], side, check);
  return check;
}

bool is_legal(struct board *board, const struct turn *turn) {
  return !turn->illegal && !is_in_check(board, turn->side) && passes_verdicts(board, turn, false);
}

/* The men that stand alone on the ray between an enemy and the king. */
static void add_pinned(const struct board *board, const square *ray, square king, enum colour side,
                       struct set *pinned) {
  square shield = NO_SQUARE;
  for (; *ray != king; ray++)
    if (set_has(&board->occupied, *ray)) {
      if (shield != NO_SQUARE)
        return;
      shield = *ray;
    }
  if (shield != NO_SQUARE && set_has(&board->of[side], shield))
    set_add(pinned, shield);
}

static void add_pinned_by(const struct board *board, const struct walk_paths *paths, square enemy,
                          square king, enum colour side, struct set *pinned) {
  enum colour by = opponent(side);
  for (unsigned i = 0; i < paths->part_count; i++) {
    const struct part_paths *part = &paths->part[i];
    if (part->machine != SLIDE || !part->captures)
      continue;
    unsigned line = part->line[by][enemy * paths->squares + king];
    if (line == LINE_SEVERAL)
      *pinned = board->of[side]; /* on a cylinder: let all of them be tried */
    else if (line != LINE_NONE)
      add_pinned(board, part->list + part->start[by][enemy] + line - 1, king, side, pinned);
  }
}

static struct set pinned_men(const struct board *board, enum colour side) {
  struct set pinned = {{0}};
  enum colour by = opponent(side);
  for_set(king, &board->royal[side], board->words) for (unsigned slot = 1;
                                                        slot < board->plan->slot_count; slot++) {
    const struct walk_paths *paths = &board->plan->paths[slot];
    if (paths->jumps_only)
      continue;
    struct set enemies = paths->sources[by][king];
    set_keep(&enemies, &board->by_walk[slot], board->words);
    set_keep(&enemies, &board->of[by], board->words);
    for_set(enemy, &enemies, board->words) add_pinned_by(board, paths, enemy, king, side, &pinned);
  }
  return pinned;
}

/* Men whose moves have to be played before it is known whether they are legal. */
static struct set suspects(struct board *board, enum colour side) {
  if (!board->plan->quick_legality || is_in_check(board, side))
    return board->of[side];
  struct set men = pinned_men(board, side);
  set_unite(&men, &board->royal[side], board->words);
  return men;
}

static bool is_suspect(const struct board *board, const struct set *men, move m) {
  return !board->plan->quick_legality || set_has(men, departure_of(m)) ||
         (kind_of(m) != ORDINARY && kind_of(m) != DOUBLE_STEP);
}

static bool try_move(struct board *board, move m, struct turn *turn) {
  carry_out(board, m, board->base.side, turn);
  bool legal = is_legal(board, turn);
  end_frame(board);
  return legal;
}

/* With alternatives the legal moves are more than the moves: they are pushed above them first. */
static void keep_alternatives(struct board *board, struct move_stack *stack, size_t first) {
  size_t end = stack->count;
  for (size_t i = first; i < end; i++) {
    move m = stack->moves[i];
    for (;;) {
      struct turn turn;
      if (try_move(board, m, &turn))
        push_move(stack, m);
      if (!next_alternative(&turn, &m))
        break;
    }
  }
  size_t kept = first;
  for (size_t i = end; i < stack->count; i++)
    stack->moves[kept++] = stack->moves[i];
  stack->count = kept;
}

void keep_legal(struct board *board, struct move_stack *stack, size_t first) {
  if (board->plan->choices) {
    keep_alternatives(board, stack, first);
    return;
  }
  struct set men = suspects(board, board->base.side);
  size_t kept = first;
  for (size_t i = first; i < stack->count; i++) {
    move m = stack->moves[i];
    struct turn turn;
    if (!is_suspect(board, &men, m) || try_move(board, m, &turn))
      stack->moves[kept++] = m;
  }
  stack->count = kept;
}

static bool any_alternative(struct board *board, move m) {
  for (;;) {
    struct turn turn;
    if (try_move(board, m, &turn))
      return true;
    if (!next_alternative(&turn, &m))
      return false;
  }
}

bool any_legal(struct board *board) {
  size_t first = board->scratch.count;
  push_moves(board, board->base.side, &board->scratch);
  struct set men = suspects(board, board->base.side);
  bool any = false;
  for (size_t i = first; !any && i < board->scratch.count; i++) {
    move m = board->scratch.moves[i];
    any = !is_suspect(board, &men, m) || any_alternative(board, m);
  }
  board->scratch.count = first;
  return any;
}
