/* Ordering moves.  A side that looks for one move that decides (the attacker for one that solves,
   the defender for one that saves) does best to begin with the moves that leave the other side
   least choice: the proof that such a move decides is the smallest.  Checks come first by that,
   and the shorter of two checks.  Counting the answers costs a generation of moves each, which the
   search below repays where it is more than a move or two deep.  Among moves with as many answers,
   and where nothing is counted, those come first that have decided in sister positions (killers).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/order.h"

enum {
  ATTACKER_COUNTS_FROM = 3, /* moves left */
  DEFENDER_COUNTS_FROM = 2,
  MOST_COUNTED = 256 /* moves in a position; with more of them nothing is counted */
};

static move *killers_here(struct battle *battle) {
  unsigned ply = battle->search->depth;
  return battle->killers[side_of(battle->search)][ply < MAX_KILLER_PLIES ? ply : 0];
}

void order_remember(struct battle *battle, move m) {
  move *killers = killers_here(battle);
  if (killers[0] != m) {
    killers[1] = killers[0];
    killers[0] = m;
  }
}

static void killers_first(struct battle *battle, move *moves, size_t count) {
  const move *killers = killers_here(battle);
  size_t front = 0;
  for (unsigned k = 0; k < 2; k++)
    for (size_t i = front; i < count; i++)
      if (moves[i] == killers[k]) {
        moves[i] = moves[front];
        moves[front++] = killers[k];
        break;
      }
}

bool order_counts(const struct battle *battle, unsigned moves) {
  const bool attacks = side_of(battle->search) == battle->attacker;
  return moves >= (unsigned)(attacks ? ATTACKER_COUNTS_FROM : DEFENDER_COUNTS_FROM);
}

move order_favourite(struct battle *battle, unsigned place) {
  const struct search *search = battle->search;
  const struct engine *engine = search->engine;
  const move m = killers_here(battle)[place];
  const bool asked = engine->is_legal && !is_pass(m);
  return asked && engine->is_legal(search->position, m) ? m : NO_MOVE;
}

static unsigned count_moves(struct search *search) {
  struct move_stack *stack = &search->moves;
  size_t base = stack->count;
  if (search->engine->mobility)
    return search->engine->mobility(search->position);
  search->engine->legal_moves(search->position, stack);
  unsigned count = (unsigned)(stack->count - base);
  stack->count = base;
  return count;
}

/* The number of moves that the other side has behind the move m. */
static unsigned answers_to(struct battle *battle, move m) {
  search_play(battle->search, m);
  unsigned answers = count_moves(battle->search);
  search_undo(battle->search);
  return answers;
}

/* Sorts by the number of answers; moves with as many stay in their order. */
static void most_forcing_first(struct battle *battle, size_t base) {
  struct move_stack *stack = &battle->search->moves;
  size_t count = stack->count - base;
  unsigned answers[MOST_COUNTED];
  for (size_t i = 0; i < count; i++) {
    move m = stack->moves[base + i];
    unsigned number = answers_to(battle, m);
    move *moves = stack->moves + base; /* pushing may have moved them */
    size_t place = i;
    for (; place > 0 && answers[place - 1] > number; place--) {
      answers[place] = answers[place - 1];
      moves[place] = moves[place - 1];
    }
    answers[place] = number;
    moves[place] = m;
  }
}

size_t order_push(struct battle *battle, unsigned moves) {
  struct move_stack *stack = &battle->search->moves;
  size_t base = stack->count;
  battle_push_moves(battle);
  size_t count = stack->count - base;
  killers_first(battle, stack->moves + base, count);
  if (order_counts(battle, moves) && count > 1 && count <= MOST_COUNTED)
    most_forcing_first(battle, base);
  return base;
}
