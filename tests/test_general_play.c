/* Random games under rules of several kinds: after any move the position is what a fresh set-up of
   the same men would be, sets, rights and key included; undoing leads back; quick legality and
   goal moves agree with the slow ways.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"

static const char *const diagrams[] = {
    "FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "FEN r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\nCondition Circe",
    "FEN r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\nCondition Madrasi",
    "FEN r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\nCondition CP",
    "BoardSize 9x9\nPieces White Ka1 Gb2 Nc3 Pd2 Pe2 EQf1 NEg1 Black Ki9 Gh8 Ng7 Pd8 Pe8 EQa9",
    "BoardSize 7x10\nPieces White Kd1 Ra1 Pb2 Lc2 Black Kd10 Ra10 Pb9 LOg9 Neutral Be5",
    "BoardShape VerticalCylinder\nPieces White Ka1 Qd1 Nf3 Pa2 Ph2 Black Kh8 Qd8 Gf6 Pa7 Ph7",
    ("Pieces White Kc2 LIa1 LOd4 MOe3 Gh1 Gb5 NHf2 Pa7 Ph2 MAg1\n"
     "Black Kf6 LIh8 LOe5 MOd6 Ga8 Gg4 NHc7 Ph5 Pb7 MAb8"),
    ("Pieces White Kc2 LIa1 LOd4 Gh1 Gb5 Rd1 Ph2 Black Kf6 LIh8 LOe5 Ga8 Gg4 Bd6 Ph5 Pb7\n"
     "Condition Circe"),
    "BoardShape Torus\nPieces White Ka1 Rd4 Black Kd8 Gf6 Bb3",
    ("Pieces White Ke1 Rh1 Ra1 BPb2 SPc2 PPd7 MPe2 Black Ke8 BPb7 SPc7 Gg7 Ra8 Rh8\n"
     "Condition Circe"),
};

/* The problem as it would be with the men where they are now. */
static void freeze(const struct board *board, const struct problem *from, struct problem *to) {
  *to = *from;
  memcpy(to->men, board->man, sizeof to->men);
  to->options.en_passant_count = 0;
  if (board->passer == NO_SQUARE)
    return;
  square last = board->passed[1] == NO_SQUARE ? board->passer : board->passed[1];
  square squares[4] = {board->passed[0], board->passed[0], last, board->passer};
  to->options.en_passant_count = board->passed[1] == NO_SQUARE ? 3 : 4;
  memcpy(to->options.en_passant, squares, sizeof squares);
}

static void same_sets(const struct board *a, const struct board *b) {
  assert_memory_equal(&a->occupied, &b->occupied, sizeof a->occupied);
  assert_memory_equal(a->of, b->of, sizeof a->of);
  assert_memory_equal(a->royal, b->royal, sizeof a->royal);
  assert_memory_equal(&a->key, &b->key, sizeof a->key);
  assert_int_equal(a->passer, b->passer);
}

static void same_moves(struct position *a, struct position *b) {
  struct move_stack one = {0}, other = {0};
  general_engine.legal_moves(a, &one);
  general_engine.legal_moves(b, &other);
  assert_int_equal(one.count, other.count);
  if (one.count)
    assert_memory_equal(one.moves, other.moves, one.count * sizeof *one.moves);
  move_stack_free(&one);
  move_stack_free(&other);
}

/* Castling rights cannot be frozen into men: they are put into the fresh setup by hand. */
static void like_a_fresh_one(struct game *game) {
  static struct problem frozen;
  const struct board *board = board_in(game);
  freeze(board, game->problem, &frozen);
  struct plan *plan = plan_make(&frozen, ENGINE_GENERAL, &game->problem->complaints);
  assert_non_null(plan);
  struct general_plan general = *plan->general;
  general.setup.unmoved = board->unmoved;
  memcpy(general.promotion.walk, board->plan->promotion.walk, sizeof general.promotion.walk);
  general.promotion.count = board->plan->promotion.count;
  plan->general = &general;
  struct position *fresh = general_engine.create(plan, game->position->side);
  same_sets(board, (struct board *)fresh);
  if (general.slot_count == board->plan->slot_count)
    same_moves(game->position, fresh);
  general_engine.destroy(fresh);
  plan_free(plan);
}

/* The same with every move played to see whether it is legal. */
static void quick_like_slow(struct game *game) {
  struct general_plan slow = *board_in(game)->plan;
  slow.quick_legality = false;
  struct position *copy = general_engine.copy(game->position);
  ((struct board *)copy)->plan = &slow;
  same_moves(game->position, copy);
  general_engine.destroy(copy);
}

static void goals_like_definitions(struct game *game) {
  static const enum goal_kind kinds[] = {GOAL_MATE, GOAL_CHECK, GOAL_STALEMATE, GOAL_CAPTURE};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    struct goal goal = {.kind = kinds[i], .target = NO_SQUARE};
    struct move_stack fast = {0}, slow = {0};
    general_engine.goal_moves(game->position, &goal, &fast);
    goal_moves_by_definition(game->position, &goal, &slow);
    assert_int_equal(fast.count, slow.count);
    if (fast.count)
      assert_memory_equal(fast.moves, slow.moves, fast.count * sizeof *fast.moves);
    assert_int_equal(general_engine.has_goal_move(game->position, &goal), slow.count > 0);
    move_stack_free(&fast);
    move_stack_free(&slow);
  }
}

static bool play_random(struct game *game, uint64_t *seed) {
  struct move_stack stack = {0};
  general_engine.legal_moves(game->position, &stack);
  assert_int_equal(general_engine.has_legal_move(game->position), stack.count > 0);
  bool any = stack.count > 0;
  if (any) {
    move m = stack.moves[roll(seed, (unsigned)stack.count)];
    struct ply ply;
    general_engine.describe(game->position, m, &ply);
    general_engine.play(game->position, m);
    assert_true(general_engine.latest(game->position) == m);
    assert_int_equal(ply.gives_check,
                     general_engine.in_check(game->position, game->position->side));
  }
  move_stack_free(&stack);
  return any;
}

static void random_game(const char *words, uint64_t seed) {
  struct game game = open_game(words, WHITE);
  struct board before = *board_in(&game);
  unsigned moves = 0;
  while (moves < 60 && play_random(&game, &seed)) {
    moves++;
    like_a_fresh_one(&game);
    quick_like_slow(&game);
    if (moves % 4 == 0)
      goals_like_definitions(&game);
  }
  while (moves-- > 0)
    general_engine.undo(game.position);
  same_sets(&before, board_in(&game));
  assert_memory_equal(before.man, board_in(&game)->man, sizeof before.man);
  close_game(&game);
}

static void random_games(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof diagrams / sizeof *diagrams; i++)
    for (uint64_t seed = 1; seed <= 6; seed++)
      random_game(diagrams[i], seed);
}

static void a_copy_plays_alone(void **state) {
  (void)state;
  struct game game = open_game(diagrams[0], WHITE);
  uint64_t seed = 7;
  for (int i = 0; i < 10; i++)
    play_random(&game, &seed);
  struct position *copy = general_engine.copy(game.position);
  struct key key = general_engine.key(copy);
  for (int i = 0; i < 10; i++)
    general_engine.undo(game.position);
  struct key same = general_engine.key(copy);
  assert_memory_equal(&key, &same, sizeof key);
  for (int i = 0; i < 10; i++)
    general_engine.undo(copy);
  same_moves(game.position, copy);
  general_engine.destroy(copy);
  close_game(&game);
}

/* A pass gives the turn away and en passant with it. */
static void passing(void **state) {
  (void)state;
  struct game game = open_game("Pieces White Ke1 Pd2 Black Ke8 Pc4", WHITE);
  play_move(&game, "d2", "d4");
  assert_true(find_move(&game, "c4", "d3", NO_WALK) != NO_MOVE);
  general_engine.pass(game.position);
  assert_int_equal(game.position->side, WHITE);
  general_engine.pass(game.position);
  assert_true(find_move(&game, "c4", "d3", NO_WALK) == NO_MOVE);
  general_engine.undo(game.position);
  general_engine.undo(game.position);
  assert_true(find_move(&game, "c4", "d3", NO_WALK) != NO_MOVE);
  close_game(&game);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_games),
      cmocka_unit_test(a_copy_plays_alone),
      cmocka_unit_test(passing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
