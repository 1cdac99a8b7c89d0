/* The body of all plain engines, compiled once for each variant:
     PLAIN_CP    1 with Contrôle Premier, 0 without: its parts vanish from the orthodox object
     PLAIN_PEXT  1 where the machine has the BMI2 instructions
     PLAIN_WIDE  1 where it has AVX-512 with byte permutations, too
     PLAIN_NAME  the engine's object
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/plain_again.h"
#include "solver/engine/plain_barren.h"
#include "solver/engine/plain_variants.h"

static struct position *create(const struct plan *plan, enum colour first) {
  struct plain_position *p = plain_set_up(plan, plain_variant(PLAIN_CP), first);
  if (PLAIN_CP)
    plain_remember_barren(p);
  return &p->base;
}

static void legal_moves(struct position *position, struct move_stack *stack) {
  if (stack->capacity - stack->count < MOST_MOVES)
    move_stack_reserve(stack, MOST_MOVES);
  move *first = stack->moves + stack->count;
  stack->count += (size_t)(all_legal(&plain(position)->now, first) - first);
}

static bool has_legal_move(struct position *position) {
  return any_legal(&plain(position)->now);
}

#if PLAIN_CP
static unsigned mobility(struct position *position) {
  return count_roughly(&plain(position)->now);
}
#endif

static bool is_legal(struct position *position, move m) {
  return is_legal_here(&plain(position)->now, m);
}

/* The key after `change`, which has set the rights, from what was before. */
static inline void change_key(struct plain_position *p, move m, unsigned walk, unsigned captured,
                              const struct plain_frame *before) {
  const struct plain_tables *t = p->now.tables;
  unsigned side = p->now.side ^ 1u, from = departure_of(m), to = arrival_of(m);
  unsigned arrives = promotion_of(m) ? promotion_of(m) : walk;
  struct key key = p->key;
  add_key(&key, &t->man[side][walk][from]);
  add_key(&key, &t->man[side][arrives][to]);
  add_key(&key, &t->black_to_move);
  if (captured)
    add_key(&key, &t->man[side ^ 1][captured][capture_of(m)]);
  if (kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG) {
    const struct plain_castling *castling = castling_of(&p->now, m, side);
    add_key(&key, &t->man[side][ROOK][castling->rook]);
    add_key(&key, &t->man[side][ROOK][castling->rook_to]);
  }
  add_key(&key, &t->rights[before->rights]);
  add_key(&key, &t->rights[p->now.rights]);
  add_key(&key, &t->en_passant[before->en_passant]);
  add_key(&key, &t->en_passant[p->now.en_passant]);
  p->key = key;
#if PLAIN_CP
  send_for_barren(p);
#endif
}

static inline struct plain_frame *new_frame(struct plain_position *p, move m) {
  if (p->played == p->room)
    plain_make_room(p);
  struct plain_frame *frame = &p->frames[p->played++];
  frame->move = m;
  frame->key = p->key;
  frame->rights = p->now.rights;
  frame->en_passant = p->now.en_passant;
  return frame;
}

static void play(struct position *position, move m) {
  struct plain_position *p = plain(position);
  struct plain_frame *frame = new_frame(p, m);
  unsigned from = departure_of(m), to = arrival_of(m), walk = p->walk_on[from];
  unsigned captured = NO_WALK;
  if (capture_of(m) != NO_SQUARE) {
    captured = p->walk_on[capture_of(m)];
    p->walk_on[capture_of(m)] = NO_WALK;
  }
  frame->departed = (uint8_t)walk;
  frame->captured = (uint8_t)captured;
  change(&p->now, m, walk, captured);
  change_key(p, m, walk, captured, frame);
  p->walk_on[from] = NO_WALK;
  if (kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG) {
    const struct plain_castling *castling = castling_of(&p->now, m, p->now.side ^ 1u);
    p->walk_on[castling->rook] = NO_WALK;
    p->walk_on[castling->rook_to] = ROOK;
  }
  p->walk_on[to] = (uint8_t)(promotion_of(m) ? promotion_of(m) : walk);
  position->side = (enum colour)p->now.side;
}

static void undo(struct position *position) {
  struct plain_position *p = plain(position);
  const struct plain_frame *frame = &p->frames[--p->played];
  move m = frame->move;
  if (m == NO_MOVE) {
    p->now.side ^= 1;
  } else {
    change_back(&p->now, m, frame->departed, frame->captured);
    p->walk_on[arrival_of(m)] = NO_WALK;
    if (kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG) {
      const struct plain_castling *castling = castling_of(&p->now, m, p->now.side);
      p->walk_on[castling->rook_to] = NO_WALK;
      p->walk_on[castling->rook] = ROOK;
    }
    p->walk_on[departure_of(m)] = frame->departed;
    if (frame->captured)
      p->walk_on[capture_of(m)] = frame->captured;
  }
  p->key = frame->key;
  p->now.rights = frame->rights;
  p->now.en_passant = frame->en_passant;
  position->side = (enum colour)p->now.side;
}

static void pass(struct position *position) {
  struct plain_position *p = plain(position);
  const struct plain_tables *t = p->now.tables;
  new_frame(p, NO_MOVE);
  add_key(&p->key, &t->black_to_move);
  add_key(&p->key, &t->en_passant[p->now.en_passant]);
  p->now.en_passant = NOWHERE;
  p->now.side ^= 1;
  position->side = (enum colour)p->now.side;
}

static bool in_check(struct position *position, enum colour side) {
  return side_in_check(&plain(position)->now, side);
}

static bool reached(struct position *position, const struct goal *goal) {
  if (is_of_diagram(goal->kind))
    return achieves(&plain(position)->now, goal->kind);
  return goal_reached_by_definition(position, goal);
}

/* Which moves reach a goal follows from what the key tells, men, rights and side, and from the
   goal: where none does that is remembered under Contrôle Premier, if the goal asks for the other
   side's moves, which is dear.  The position of dia and a=>b is no part of the key. */
static inline move *find_goal_moves(struct plain_position *p, const struct goal *goal, move *first,
                                    size_t most) {
#if PLAIN_CP
  if (!is_of_diagram(goal->kind) || goal->kind == GOAL_POSITION)
    return goal_moves_from(p, goal, first, most);
  const struct key key = barren_key(p, goal->kind);
  if (is_barren(p, key))
    return first;
  move *end = goal_moves_from(p, goal, first, most);
  if (end == first)
    keep_barren(p, key);
  return end;
#else
  return goal_moves_from(p, goal, first, most);
#endif
}

static void goal_moves(struct position *position, const struct goal *goal,
                       struct move_stack *stack) {
  if (!is_fast(goal->kind)) {
    goal_moves_by_definition(position, goal, stack);
    return;
  }
  if (stack->capacity - stack->count < MOST_MOVES)
    move_stack_reserve(stack, MOST_MOVES);
  move *first = stack->moves + stack->count;
  stack->count += (size_t)(find_goal_moves(plain(position), goal, first, SIZE_MAX) - first);
}

static bool has_goal_move(struct position *position, const struct goal *goal) {
  move moves[MOST_MOVES];
  if (!is_fast(goal->kind))
    return has_goal_move_by_definition(position, goal);
  return find_goal_moves(plain(position), goal, moves, 1) > moves;
}

static unsigned controls(struct position *position, square where, enum colour side) {
  const struct diagram *d = &plain(position)->now;
  unsigned count = 0;
  for (uint64_t left = attackers(d, where, side, occupied(d)); left; left &= left - 1)
    count++;
  return count;
}

const struct engine PLAIN_NAME = {.name = PLAIN_CP ? "plain, Controle Premier" : "plain",
                                  .plays_quickly = true,
                                  .create = create,
                                  .copy = plain_copy,
                                  .destroy = plain_destroy,
                                  .legal_moves = legal_moves,
                                  .has_legal_move = has_legal_move,
#if PLAIN_CP
                                  .mobility = mobility,
#endif
                                  .is_legal = is_legal,
                                  .play = play,
                                  .undo = undo,
                                  .pass = pass,
                                  .latest = plain_latest,
                                  .in_check = in_check,
                                  .reached = reached,
                                  .goal_moves = goal_moves,
                                  .has_goal_move = has_goal_move,
                                  .key = plain_key,
                                  .describe = plain_describe,
                                  .man_at = plain_man_at,
                                  .controls = controls,
                                  .bitboards = plain_bitboards};
