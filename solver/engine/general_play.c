/* Playing a move: the movement itself and what the active rules add to it, in the order of their
   slots.  Alternatives are asked for with choose(): the digits of the move's choice number answer
   in turn, and the odometer of next_alternative goes through all of them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

#include <string.h>

unsigned choose(struct turn *turn, unsigned count) {
  unsigned taken = turn->rest % count;
  turn->rest /= count;
  if (turn->choices < MAX_TURN_CHOICES) {
    turn->taken[turn->choices] = taken;
    turn->among[turn->choices++] = count;
  }
  return taken;
}

bool next_alternative(struct board *board, const struct turn *turn, move *m) {
  unsigned last = turn->choices;
  while (last > turn->fixed && turn->taken[last - 1] + 1 == turn->among[last - 1])
    last--;
  if (last == turn->fixed)
    return false;
  unsigned number = turn->taken[last - 1] + 1;
  for (unsigned i = last - 1; i-- > 0;)
    number = number * turn->among[i] + turn->taken[i];
  if (number >= MAX_CHOICES || turn->choices == MAX_TURN_CHOICES) {
    board->base.crowded = true;
    return false;
  }
  move old = turn->move;
  *m = make_move(departure_of(old), arrival_of(old), capture_of(old), promotion_of(old),
                 kind_of(old), number);
  return true;
}

static void act(struct board *board, struct turn *turn, unsigned first, unsigned end) {
  board->by_rule = true;
  for (unsigned i = first; i < end && !turn->illegal; i++) {
    const struct effect_in_use *effect = &board->plan->effect[i];
    board->telling = (uint8_t)effect->hook->telling;
    effect->hook->act(board, effect->rule, turn);
  }
  board->by_rule = false;
  board->telling = TOLD_WITH_MOVE;
}

static void begin_step(struct board *board, move step, struct turn *turn) {
  static const struct man nobody;
  turn->step = step;
  turn->departure = turn->origin = turn->now = departure_of(step);
  turn->arrival = arrival_of(step);
  turn->capture = capture_of(step);
  turn->mover = board->man[turn->departure];
  turn->captured = turn->capture == NO_SQUARE ? nobody : board->man[turn->capture];
  turn->partner_from = turn->partner_to = turn->exchanged = turn->hurdle = NO_SQUARE;
  turn->castles = ORDINARY;
  turn->promotion = NO_WALK;
}

static void begin_turn(struct board *board, move m, enum colour side, struct turn *turn) {
  turn->move = m;
  turn->goes_on = false;
  turn->side = side;
  begin_step(board, m, turn);
  if (board->plan->kings_at_stake)
    for (unsigned i = WHITE; i <= BLACK; i++)
      turn->kings[i] = set_count(&board->royal[i], board->words);
  turn->illegal = turn->revolved = false;
  turn->notes = board->scratch.count;
  turn->rest = choice_of(m);
  turn->fixed = turn->choices = 0; /* taken and among are filled as choices come */
  board->turn = turn;
}

/* A move may be made from another square than the one where the man stands, but for moves of
   another shape. */
static void find_origin(struct board *board, struct turn *turn) {
  if (board->plan->origins.count[FOR_MOVES] == 0 || kind_of(turn->move) == SPECIAL)
    return;
  struct origin_list origins;
  enum mode mode = turn->capture == NO_SQUARE ? MOVING : CAPTURING;
  /* A man of the enemy's, where rules let a side move one, acts as the enemy's. */
  const bool own = belongs_to(turn->mover.owners, turn->side);
  const enum colour side = own ? turn->side : opponent(turn->side);
  origins_of(board, side, turn->departure, FOR_MOVES, mode, &origins);
  if (origins.count == 0) /* a rule has added the step, which begins where the man stands */
    return;
  const square origin = origins.origin[choose(turn, origins.count)];
  turn->fixed = 1;
  if (origin != turn->arrival) /* likewise */
    turn->origin = origin;
}

static void move_castling(struct board *board, struct turn *turn) {
  const struct castling *castling = castling_of(board, turn->move, turn->side);
  struct man rook = board->man[castling->rook];
  turn->partner_from = castling->rook;
  turn->partner_to = castling->rook_to;
  edit_take_off(board, castling->rook);
  edit_move(board, castling->king, castling->king_to);
  edit_put(board, castling->rook_to, rook);
  set_unmoved(board, board->unmoved & ~castling->needs); /* also if one of them stands still */
}

static void move_special(struct board *board, struct turn *turn) {
  const struct hook_list *extras = &board->plan->extras;
  const struct rule *rule = extras->rule[choose(turn, extras->count[FOR_MOVES])];
  turn->fixed = 1;
  board->by_rule = true;
  rule->condition->extra.perform(board, rule, turn);
  board->by_rule = false;
}

static void move_men(struct board *board, struct turn *turn) {
  switch (kind_of(turn->step)) {
  case SPECIAL:
    move_special(board, turn);
    break;
  case CASTLE_SHORT:
  case CASTLE_LONG:
    move_castling(board, turn);
    break;
  default:
    if (turn->capture != NO_SQUARE)
      edit_take_off(board, turn->capture);
    edit_move(board, turn->now, turn->arrival);
    if (turn->arrival == turn->departure) /* it has moved all the same */
      set_unmoved(board, board->unmoved & ~(unsigned)board->plan->loses[turn->departure]);
  }
}

/* Where nothing ever gets a right back, a king without rooks and rooks without a king have none:
   one number for what makes no difference. */
static unsigned settle(const struct general_plan *plan, unsigned unmoved) {
  if (!plan->keeps_rights)
    return unmoved;
  unsigned left = 0;
  for (unsigned i = 0; i < plan->setup.castling_count; i++) {
    unsigned needs = plan->setup.castling[i].needs;
    if ((unmoved & needs) == needs)
      left |= needs;
  }
  return left;
}

/* Castling may end the right to an enemy castling (CastlingMutuallyExclusive). */
static unsigned excluded_by(const struct setup *setup, const struct castling *castling) {
  unsigned lost = 0;
  for (unsigned i = 0; i < setup->exclusive_count; i++) {
    if (castling->needs & setup->exclusive[i][0])
      lost |= setup->exclusive[i][1];
    if (castling->needs & setup->exclusive[i][1])
      lost |= setup->exclusive[i][0];
  }
  return lost;
}

static void settle_rights(struct board *board, const struct turn *turn) {
  if (board->unmoved == 0)
    return;
  const struct castling *castling = castling_of(board, turn->step, turn->side);
  unsigned left = board->unmoved;
  if (castling)
    left &= ~excluded_by(&board->plan->setup, castling);
  set_unmoved(board, settle(board->plan, left));
}

/* Could any man of the side capture on the passed square as a pawn? Says yes where rules
   change movements. */
static bool may_be_taken_in_passing(const struct board *board, square passed, enum colour side) {
  const struct general_plan *plan = board->plan;
  if (plan->own_passing || plan->walks.count[FOR_MOVES] > 0 || plan->movers.count[FOR_MOVES] > 0)
    return true;
  for (unsigned slot = 1; slot < plan->slot_count; slot++) {
    const struct walk_paths *paths = &plan->paths[slot];
    const uint64_t *sources = set_row(paths->sources[side], passed, board->words);
    struct set men = {{0}};
    memcpy(men.word, sources, board->words * sizeof *sources);
    set_keep(&men, &board->by_walk[slot], board->words);
    set_keep(&men, &board->of[side], board->words);
    for (unsigned i = 0; i < paths->part_count; i++)
      if (paths->part[i].in_passing && !set_is_empty(&men, board->words))
        return true;
  }
  return false;
}

/* The squares that a longer first step has passed, if an enemy can make use of them: else the
   position is the same as without. */
static void open_passing(struct board *board, const struct turn *turn) {
  if (board->passer != NO_SQUARE)
    set_passing(board, NO_SQUARE, NO_SQUARE, NO_SQUARE);
  if (kind_of(turn->step) != DOUBLE_STEP || turn->now == NO_SQUARE)
    return;
  const struct geometry *g = board->geometry;
  int files = g->file[turn->arrival] - g->file[turn->origin];
  int ranks = g->rank[turn->arrival] - g->rank[turn->origin];
  int steps = ranks > 0 ? ranks : -ranks;
  square passed[2] = {NO_SQUARE, NO_SQUARE};
  bool useful = false;
  for (int i = 1; i < steps && i <= 2; i++) {
    square where = geometry_step(g, turn->origin, i * files / steps, i * ranks / steps);
    if (turn->revolved && where != NO_SQUARE)
      where = square_at(g, g->rank[where], g->files - 1u - g->file[where]);
    passed[i - 1] = where;
    useful |= where != NO_SQUARE && may_be_taken_in_passing(board, where, opponent(turn->side));
  }
  if (useful)
    set_passing(board, passed[0], passed[1], turn->now);
}

static void hand_over(struct board *board, const struct turn *turn) {
  const struct rule_list *turns = &board->plan->turns;
  enum colour next = opponent(turn->side);
  for (unsigned i = 0; i < turns->count; i++)
    next = turns->rule[i]->condition->turn(board, turns->rule[i], turn, next);
  board->base.side = next;
  if (board->plan->remembers)
    board->actors_known = 0;
}

/* What rules make of the walk that a pawn has promoted to. */
static void give_attributes(struct board *board, struct turn *turn, square where) {
  const struct rule_list *promoteds = &board->plan->promoteds;
  const bool by_rule = board->by_rule;
  board->by_rule = true;
  for (unsigned i = 0; i < promoteds->count; i++)
    promoteds->rule[i]->condition->promoted(board, promoteds->rule[i], turn, where);
  board->by_rule = by_rule;
}

void settle_reborn(struct board *board, struct turn *turn, square from, square where) {
  const struct rule_list *reborns = &board->plan->reborns;
  for (unsigned i = 0; i < reborns->count; i++)
    reborns->rule[i]->condition->reborn(board, reborns->rule[i], turn, from, where);
}

unsigned promotion_of_reborn(const struct board *board, struct turn *turn, struct man man,
                             square where, enum colour neutral_as) {
  const enum colour side = side_as(man.owners, neutral_as);
  const uint8_t *promotion;
  unsigned count = promotions_at(board, man.walk, side, where, &promotion);
  return count > 0 ? promotion[choose(turn, count)] : NO_WALK;
}

void promote_to(struct board *board, struct turn *turn, square where, unsigned walk) {
  edit_walk(board, where, walk);
  give_attributes(board, turn, where);
}

void promote_reborn(struct board *board, struct turn *turn, square where, enum colour neutral_as) {
  unsigned walk = promotion_of_reborn(board, turn, board->man[where], where, neutral_as);
  if (walk != NO_WALK)
    promote_to(board, turn, where, walk);
}

/* A man that is gone before it could promote makes one move, not one for each promotion. */
static bool is_first_promotion(const struct board *board, const struct turn *turn) {
  const unsigned promotion = promotion_of(turn->step);
  const uint8_t *walks;
  return promotion == NO_WALK ||
         promotions_at(board, turn->mover.walk, turn->side, turn->arrival, &walks) == 0 ||
         walks[0] == promotion;
}

static void promote_mover(struct board *board, struct turn *turn) {
  turn->promotion = NO_WALK;
  if (turn->now == NO_SQUARE) {
    turn->illegal |= !is_first_promotion(board, turn);
    return;
  }
  unsigned walk = promotion_of(turn->step);
  if (board->plan->late_promotion || turn->goes_on) {
    const uint8_t *promotion;
    unsigned count =
        promotions_at(board, board->man[turn->now].walk, turn->side, turn->now, &promotion);
    const unsigned choices = count > 0 ? count + board->plan->setup.stays_pawn : 0;
    const unsigned chosen = choices > 0 ? choose(turn, choices) : 0;
    walk = chosen < count ? promotion[chosen] : NO_WALK;
  }
  turn->promotion = walk;
  if (walk == NO_WALK)
    return;
  edit_walk(board, turn->now, walk);
  if (!board->plan->keeps_rights)
    count_as_unmoved(board, turn->now);
  give_attributes(board, turn, turn->now);
}

/* A step with what the rules add to it, up to one of their effects. */
static void make_step(struct board *board, struct turn *turn, unsigned end) {
  const struct general_plan *plan = board->plan;
  act(board, turn, 0, plan->effects_before_movement);
  if (!turn->illegal)
    move_men(board, turn);
  settle_rights(board, turn);
  act(board, turn, plan->effects_before_movement, plan->effects_before_promotion);
  promote_mover(board, turn);
  act(board, turn, plan->effects_before_promotion, end);
}

void go_on_within(struct board *board, struct turn *turn, const struct step *step,
                  enum slot until) {
  const struct general_plan *plan = board->plan;
  const bool by_rule = board->by_rule;
  const uint8_t telling = board->telling;
  const enum mode mode = step->capture == NO_SQUARE ? MOVING : CAPTURING;
  unsigned end = plan->effects_before_promotion;
  struct origin_list origins;
  while (end < plan->effect_count && plan->effect[end].hook->slot < until)
    end++;
  board->by_rule = false;
  turn->goes_on = true;
  begin_step(board,
             make_move(turn->now, step->arrival, step->capture, NO_WALK,
                       step->longer ? DOUBLE_STEP : ORDINARY, 0),
             turn);
  origins_of(board, turn->side, turn->departure, FOR_MOVES, mode, &origins);
  if (step->origin < origins.count)
    turn->origin = origins.origin[step->origin];
  make_step(board, turn, end);
  board->by_rule = by_rule;
  board->telling = telling;
}

void carry_out(struct board *board, move m, enum colour side, struct turn *turn) {
  begin_frame(board);
  board->by_rule = false; /* an effect may look at moves */
  begin_turn(board, m, side, turn);
  find_origin(board, turn);
  make_step(board, turn, board->plan->effect_count);
  open_passing(board, turn);
  board->scratch.count = turn->notes;
  board->latest = m;
  board->stands = turn->now;
  board->turn = NULL;
  hand_over(board, turn);
}

void probe(struct board *board, move m, enum colour side, struct turn *turn) {
  bool probing = board->probing;
  board->probing = !board->plan->remembers; /* which asks for keys */
  carry_out(board, m, side, turn);
  board->probing = probing;
}
