/* Contrôle Premier, Circe and Madrasi: the figures of their texts, and positions that would come
   out otherwise without the rule.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"

static unsigned controls_of(const char *words) {
  struct game game = open_game(words, WHITE);
  unsigned controls = count_controls(board_in(&game)), sum = 0;
  for (square where = 0; where < board_in(&game)->geometry->squares; where++)
    for (unsigned side = WHITE; side <= BLACK; side++)
      sum += general_engine.controls(game.position, where, (enum colour)side);
  assert_int_equal(sum, controls);
  close_game(&game);
  return controls;
}

static void controls(void **state) {
  (void)state;
  assert_int_equal(controls_of("FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 76);
  assert_int_equal(controls_of("Pieces White Ke4 Pa7 Black Kd5"), 17);
  assert_int_equal(controls_of("Pieces White Kb2 Be2 Black Kc4"), 23);
  assert_int_equal(controls_of("Pieces White Ke1 Rh1 Pf2 Ph2 Sc1 Black Ka8"), 19);
  controls_of("Pieces White Ra1 Ka8 La5 NEf5 Pg7 Black Ga3 Kh8 EQc3 DGd4 Mf6 Nb2 Pb7");
}

static void prime_promotion(void **state) {
  (void)state;
  struct game game = open_game("Pieces White Ke4 Pa7 Black Kd5\nCondition CP", WHITE);
  assert_false(general_engine.in_check(game.position, WHITE));
  assert_true(find_move(&game, "a7", "a8", QUEEN) == NO_MOVE);
  assert_true(find_move(&game, "a7", "a8", ROOK) == NO_MOVE);
  assert_true(find_move(&game, "a7", "a8", KNIGHT) == NO_MOVE);
  move m = find_move(&game, "a7", "a8", BISHOP);
  assert_true(m != NO_MOVE);
  general_engine.play(game.position, m);
  struct goal mate = {.kind = GOAL_MATE, .target = NO_SQUARE};
  assert_true(general_engine.reached(game.position, &mate));
  close_game(&game);
}

static bool black_in_check(const char *words) {
  struct game game = open_game(words, BLACK);
  bool check = general_engine.in_check(game.position, BLACK);
  close_game(&game);
  return check;
}

static void prime_check(void **state) {
  (void)state;
  assert_true(black_in_check("Pieces White Kb2 Be2 Black Kc4\nCondition CP"));
  assert_false(black_in_check("Pieces White Kb2 Be7 Black Kf6\nCondition CP"));
  assert_true(black_in_check("Pieces White Kb2 Be7 Black Kf6"));
}

static bool white_castles(const char *words) {
  struct game game = open_game(words, WHITE);
  bool castles = find_move(&game, "e1", "g1", NO_WALK) != NO_MOVE;
  close_game(&game);
  return castles;
}

static void prime_castling(void **state) {
  (void)state;
  assert_false(white_castles("Pieces White Ke1 Rh1 Pf2 Ph2 Sc1 Black Ka8\nCondition CP"));
  assert_true(white_castles("Pieces White Ke1 Rh1 Pf2 Ph2 Sd1 Black Ka8\nCondition CP"));
}

/* The only effect of a move, which must be a rebirth; returns its square. */
static square rebirth_after(struct game *game, const char *from, const char *to) {
  move m = find_move(game, from, to, NO_WALK);
  struct ply ply;
  assert_true(m != NO_MOVE);
  general_engine.describe(game->position, m, &ply);
  if (ply.effect_count == 0)
    return NO_SQUARE;
  assert_int_equal(ply.effects[0].kind, EFFECT_APPEARS);
  return ply.effects[0].to;
}

static void rebirth_squares(void **state) {
  (void)state;
  static const struct {
    const char *men, *from, *to, *home;
  } cases[] = {
      {"White Ke1 Qd1 Black Kh8 Rd4", "d1", "d4", "h8"}, /* occupied by the king: lost */
      {"White Ke1 Qd1 Black Kg8 Rd4", "d1", "d4", "h8"},
      {"White Ke1 Qd1 Black Kg8 Rd5", "d1", "d5", "a8"},
      {"White Ke1 Qd1 Black Kg8 Sd5", "d1", "d5", "g8"},
      {"White Ke1 Qd1 Black Kg8 Bd5", "d1", "d5", "c8"},
      {"White Ke1 Qd1 Black Kg8 Pd5", "d1", "d5", "d7"},
      {"White Ke1 Qd1 Black Kg8 Qd5", "d1", "d5", "d8"},
      {"White Ke1 Qd1 Black Kg8 Gd5", "d1", "d5", "d1"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char words[200];
    snprintf(words, sizeof words, "Pieces %s\nCondition Circe", cases[i].men);
    struct game game = open_game(words, WHITE);
    square home = at(&game, cases[i].home);
    if (board_in(&game)->man[home].walk && home != at(&game, cases[i].from))
      home = NO_SQUARE;
    assert_int_equal(rebirth_after(&game, cases[i].from, cases[i].to), home);
    close_game(&game);
  }
}

static void a_reborn_rook_castles(void **state) {
  (void)state;
  struct game game = open_game("Pieces White Ke1 Rf5 Black Ke8 Rf8\nCondition Circe", BLACK);
  play_move(&game, "f8", "f5"); /* f5 is light: the rook comes back on h1 */
  assert_int_equal(board_in(&game)->man[at(&game, "h1")].walk, ROOK);
  play_move(&game, "h1", "h2");
  general_engine.undo(game.position);
  play_move(&game, "e1", "e2");
  general_engine.undo(game.position);
  assert_true(find_move(&game, "e1", "g1", NO_WALK) == NO_MOVE); /* through check on f1 */
  play_move(&game, "h1", "g1");
  play_move(&game, "f5", "a5");
  general_engine.undo(game.position);
  general_engine.undo(game.position);
  general_engine.pass(game.position);
  play_move(&game, "f5", "d5");
  assert_true(find_move(&game, "e1", "g1", NO_WALK) != NO_MOVE);
  close_game(&game);
}

static void strict_rebirth(void **state) {
  (void)state;
  struct game game =
      open_game("Pieces White Ke1 Qd1 Black Kh8 Rd4 Pd5\nCondition Circe Strict", WHITE);
  assert_true(find_move(&game, "d1", "d4", NO_WALK) == NO_MOVE);
  close_game(&game);
}

static void paralysis(void **state) {
  (void)state;
  struct game game = open_game("Pieces White Ke1 Rd1 Black Kg8 Rd5 Bh5\nCondition Madrasi", WHITE);
  assert_true(find_move(&game, "d1", "d5", NO_WALK) == NO_MOVE);
  assert_true(find_move(&game, "d1", "c1", NO_WALK) == NO_MOVE);
  assert_true(find_move(&game, "e1", "f1", NO_WALK) != NO_MOVE);
  close_game(&game);
  assert_false(black_in_check("Pieces White Kh1 Ra1 Black Ka8 Rc1\nCondition Madrasi"));
  assert_true(black_in_check("Pieces White Kh1 Ra1 Black Ka8 Bc1\nCondition Madrasi"));
  assert_true(black_in_check("Pieces White Kb7 Black Ka8\nCondition Madrasi"));
  assert_false(black_in_check("Pieces White Kb7 Black Ka8\nCondition Madrasi RexInclusive"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(controls),        cmocka_unit_test(prime_promotion),
      cmocka_unit_test(prime_check),     cmocka_unit_test(prime_castling),
      cmocka_unit_test(rebirth_squares), cmocka_unit_test(a_reborn_rook_castles),
      cmocka_unit_test(strict_rebirth),  cmocka_unit_test(paralysis),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
