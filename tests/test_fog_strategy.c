/* Strategies under fog, held against every placement of the hidden men: the problems of
   problems/fog are solved, and what was told is played out.  Whatever the other side does, what the
   solving side sees must be one of the branches told, its half-move must be possible, and in the
   end the goal must have been reached in time.  Of the program only the engine interface is used
   for this: who can move where, and what stands where.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "problems_fixture.h"

#include "solver/engine/plan.h"
#include "solver/search/solve.h"

#include <string.h>

/* ---- what was told, as a tree ---- */

enum { NOBODY = -1 };

/* A half-move of the solving side, or something that it sees. */
struct node {
  bool is_move, is_goal;
  square departure, arrival;
  unsigned promotion;
  square captured;
  struct set seen;
  struct man men[MAX_SQUARES];
  int child, sibling; /* indices; NOBODY where there is none */
};

enum { MOST_DEPTH = 64 };

struct strategy {
  struct sink sink; /* must be the first member */
  struct node *node;
  int count, room;
  int keys;               /* the first of them */
  int latest[MOST_DEPTH]; /* by depth in nodes: half-move, two sightings, half-move … */
  unsigned key_count, positions;
};

/* Half-moves of the side have depth 0, 3, 6 … */
static int new_node(struct strategy *s, unsigned depth) {
  assert_true(depth < MOST_DEPTH);
  if (s->count == s->room) {
    s->room = s->room > 0 ? 2 * s->room : 256;
    s->node = realloc(s->node, (size_t)s->room * sizeof *s->node);
    assert_non_null(s->node);
  }
  struct node *node = &s->node[s->count];
  memset(node, 0, sizeof *node);
  node->child = node->sibling = NOBODY;
  int *link = depth == 0 ? &s->keys : &s->node[s->latest[depth - 1]].child;
  while (*link != NOBODY)
    link = &s->node[*link].sibling;
  *link = s->count;
  s->latest[depth] = s->count;
  return s->count++;
}

static void keep_move(struct sink *sink, const struct ply *ply, const struct tree_move *where) {
  struct strategy *s = (struct strategy *)sink;
  assert_int_equal(where->depth % 2, 0);
  struct node *node = &s->node[new_node(s, where->depth / 2 * 3)];
  node = &s->node[s->count - 1];
  node->is_move = true;
  node->is_goal = where->reached.count > 0;
  node->departure = departure_of(ply->move);
  node->arrival = arrival_of(ply->move);
  node->promotion = promotion_of(ply->move);
  s->key_count += where->depth == 0;
}

static void keep_sighting(struct sink *sink, const struct sighting *sighting) {
  struct strategy *s = (struct strategy *)sink;
  if (sighting->depth == 0) {
    s->positions = sighting->positions;
    return;
  }
  const unsigned half_move = (sighting->depth - 1) / 2;
  const unsigned depth = half_move * 3 + (sighting->depth % 2 == 1 ? 1 : 2);
  struct node *node = &s->node[new_node(s, depth)];
  node->is_goal = sighting->is_goal;
  node->captured = sighting->captured;
  node->seen = sighting->seen;
  memcpy(node->men, sighting->men, sighting->squares * sizeof *node->men);
}

static void no_part(struct sink *sink, enum part part, enum colour side) {
  (void)sink, (void)part, (void)side;
}

static void no_progress(struct sink *sink, double share, unsigned long long nodes) {
  (void)sink, (void)share, (void)nodes;
}

/* ---- play ---- */

struct game {
  const struct strategy *strategy;
  const struct goal *goal;
  enum colour side;
  unsigned squares;
};

static void list_moves(struct position *position, enum colour side, struct move_stack *moves) {
  const bool waits = position->side != side;
  if (waits)
    position->engine->pass(position);
  position->engine->legal_moves(position, moves);
  if (waits)
    position->engine->undo(position);
}

/* The rule of the view once more. */
static struct set view_of(struct position *position, enum colour side, unsigned squares) {
  struct move_stack moves = {0};
  struct set seen = {{0}};
  for (square where = 0; where < squares; where++)
    if (belongs_to(position->engine->man_at(position, where).owners, side))
      set_add(&seen, where);
  list_moves(position, side, &moves);
  for (size_t i = 0; i < moves.count; i++) {
    set_add(&seen, arrival_of(moves.moves[i]));
    if (capture_of(moves.moves[i]) != NO_SQUARE)
      set_add(&seen, capture_of(moves.moves[i]));
  }
  move_stack_free(&moves);
  return seen;
}

static bool is_seen_so(const struct game *game, struct position *position, const struct set *seen,
                       const struct node *node) {
  if (memcmp(seen, &node->seen, sizeof *seen) != 0)
    return false;
  for (square where = 0; where < game->squares; where++) {
    const struct man man = position->engine->man_at(position, where);
    const struct man told = node->men[where];
    if (set_has(seen, where) && (man.walk != told.walk || man.owners != told.owners))
      return false;
  }
  return true;
}

/* The one branch below `parent` that fits. */
static const struct node *branch_seen(const struct game *game, struct position *position,
                                      const struct node *parent, square captured) {
  const struct strategy *s = game->strategy;
  const struct set seen = view_of(position, game->side, game->squares);
  const struct node *found = NULL;
  for (int i = parent->child; i != NOBODY; i = s->node[i].sibling) {
    const struct node *node = &s->node[i];
    if (node->is_goal || node->captured != captured || !is_seen_so(game, position, &seen, node))
      continue;
    assert_null(found);
    found = node;
  }
  assert_non_null(found);
  return found;
}

static move find_move(struct position *position, const struct node *node) {
  struct move_stack moves = {0};
  move found = NO_MOVE;
  position->engine->legal_moves(position, &moves);
  for (size_t i = 0; i < moves.count; i++)
    if (departure_of(moves.moves[i]) == node->departure &&
        arrival_of(moves.moves[i]) == node->arrival &&
        promotion_of(moves.moves[i]) == node->promotion) {
      assert_true(found == NO_MOVE);
      found = moves.moves[i];
    }
  move_stack_free(&moves);
  assert_true(found != NO_MOVE);
  return found;
}

static void follow(const struct game *game, struct position *position, const struct node *node,
                   unsigned moves_left);

static void try_answers(const struct game *game, struct position *position,
                        const struct node *before, unsigned moves_left) {
  const struct strategy *s = game->strategy;
  struct move_stack replies = {0};
  position->engine->legal_moves(position, &replies);
  assert_true(replies.count > 0);
  for (size_t i = 0; i < replies.count; i++) {
    const square where = capture_of(replies.moves[i]);
    position->engine->play(position, replies.moves[i]);
    const struct node *seen = branch_seen(game, position, before, where);
    assert_true(seen->child != NOBODY);
    assert_int_equal(s->node[seen->child].sibling, NOBODY); /* one half-move for all of them */
    follow(game, position, &s->node[seen->child], moves_left);
    position->engine->undo(position);
  }
  move_stack_free(&replies);
}

/* Plays the half-move, and what is told behind it against every answer. */
static void follow(const struct game *game, struct position *position, const struct node *node,
                   unsigned moves_left) {
  const struct engine *engine = position->engine;
  assert_true(node->is_move && moves_left > 0);
  engine->play(position, find_move(position, node));
  if (!engine->reached(position, game->goal)) {
    assert_false(node->is_goal);
    assert_true(moves_left > 1);
    try_answers(game, position, branch_seen(game, position, node, NO_SQUARE), moves_left - 1);
  }
  engine->undo(position);
}

/* ---- every placement ---- */

struct placing {
  struct game game;
  struct position *position;
  unsigned hidden_count, tried;
  struct man hidden[MAX_SQUARES];
  square at[MAX_SQUARES];
  struct set seen; /* of the diagram */
  struct move_stack moves;
};

static bool sees_the_diagram(const struct placing *p) {
  struct move_stack moves = {0};
  const struct set seen = view_of(p->position, p->game.side, p->game.squares);
  list_moves(p->position, p->game.side, &moves);
  const bool same = memcmp(&seen, &p->seen, sizeof seen) == 0 && moves.count == p->moves.count &&
                    (moves.count == 0 ||
                     memcmp(moves.moves, p->moves.moves, moves.count * sizeof *moves.moves) == 0);
  move_stack_free(&moves);
  return same;
}

static void place_from(struct placing *p, unsigned index) {
  const struct strategy *s = p->game.strategy;
  const struct engine *engine = p->position->engine;
  const struct board_frame *board = &p->position->plan->problem->board;
  if (index == p->hidden_count) {
    if (!sees_the_diagram(p))
      return;
    p->tried++;
    for (int key = s->keys; key != NOBODY; key = s->node[key].sibling) {
      struct position *copy = engine->copy(p->position);
      follow(&p->game, copy, &s->node[key], p->position->plan->problem->stipulation->length);
      engine->destroy(copy);
    }
    return;
  }
  const struct man man = p->hidden[index];
  const bool like = index > 0 && p->hidden[index - 1].walk == man.walk;
  for (square where = like ? p->at[index - 1] + 1u : 0; where < p->game.squares; where++) {
    const unsigned rank = where / board->files;
    if (set_has(&p->seen, where) || engine->man_at(p->position, where).walk != NO_WALK ||
        (man.walk == PAWN && (rank == 0 || rank + 1 == board->ranks)))
      continue;
    engine->set_man(p->position, where, man);
    p->at[index] = where;
    place_from(p, index + 1);
    engine->set_man(p->position, where, (struct man){.walk = NO_WALK});
  }
}

/* The hidden men, like ones behind each other: those of the list, or of the diagram. */
static void collect_hidden(struct placing *p) {
  const struct plan *plan = p->position->plan;
  const struct fog_option *fog = &plan->problem->options.fog;
  for (unsigned walk = KING; walk < MAX_WALKS; walk++) {
    for (unsigned i = 0; i < fog->hidden_count; i++)
      if (fog->hidden[i] == walk)
        p->hidden[p->hidden_count++] = plan->hidden[i];
    for (square where = 0; where < p->game.squares; where++) {
      const struct man man = plan->engine->man_at(p->position, where);
      if (man.walk != walk || set_has(&p->seen, where))
        continue;
      p->hidden[p->hidden_count++] = man;
      plan->engine->set_man(p->position, where, (struct man){.walk = NO_WALK});
    }
  }
}

static void play_all_placements(const struct plan *plan, const struct strategy *strategy) {
  const struct problem *problem = plan->problem;
  struct placing p = {.game = {.strategy = strategy,
                               .goal = &problem->stipulation->goal,
                               .side = problem->options.fog.side,
                               .squares = problem->board.files * problem->board.ranks}};
  p.position = plan->engine->create(plan, p.game.side);
  p.seen = view_of(p.position, p.game.side, p.game.squares);
  list_moves(p.position, p.game.side, &p.moves);
  collect_hidden(&p);
  place_from(&p, 0);
  assert_int_equal(p.tried, strategy->positions);
  plan->engine->destroy(p.position);
  move_stack_free(&p.moves);
}

/* ---- the problems ---- */

static void solve_and_play(const struct problem *problem, unsigned threads) {
  struct complaints complaints;
  complaints_begin(&complaints, arena_new());
  struct plan *plan = plan_make(problem, ENGINE_BY_FACTS, &complaints);
  assert_non_null(plan);
  struct strategy strategy = {.sink = {.tree_move = keep_move,
                                       .sighting = keep_sighting,
                                       .part = no_part,
                                       .progress = no_progress},
                              .keys = NOBODY};
  const struct limits limits = {.threads = threads, .table_bytes = (size_t)64 << 20};
  const struct outcome outcome = solve(plan, &limits, &strategy.sink);
  assert_int_equal(outcome.verdict, COMPLETE);
  assert_int_equal(outcome.solutions, strategy.key_count);
  assert_true(strategy.key_count > 0);
  play_all_placements(plan, &strategy);
  free(strategy.node);
  plan_free(plan);
  arena_free(complaints.arena);
}

static void play_hidden(void *context, const char *file, const struct problem_set *set) {
  unsigned *played = context;
  if (!set->phases[0]->options.fog.given)
    return;
  print_message("%s\n", file);
  solve_and_play(set->phases[0], 1 + *played % 2);
  ++*played;
}

static void strategies_stand_against_every_placement(void **state) {
  (void)state;
  unsigned played = 0;
  visit_problem_files("fog/*.inp", play_hidden, &played);
  assert_true(played >= 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(strategies_stand_against_every_placement)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
