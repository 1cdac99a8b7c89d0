/* Chess960 in both engines: who may castle, what castling changes, and FENs that tell about it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"

#include "solver/report/fen.h"
#include "tests/dice.h"

static unsigned long long lines_of(struct position *position, unsigned depth) {
  struct move_stack stack = {0};
  position->engine->legal_moves(position, &stack);
  unsigned long long lines = depth <= 1 ? stack.count : 0;
  for (size_t i = 0; depth > 1 && i < stack.count; i++) {
    struct key before = position->engine->key(position);
    position->engine->play(position, stack.moves[i]);
    lines += lines_of(position, depth - 1);
    position->engine->undo(position);
    struct key after = position->engine->key(position);
    assert_true(before.high == after.high && before.low == after.low);
  }
  move_stack_free(&stack);
  return lines;
}

/* Which castlings there are: 1 for 0-0, 2 for 0-0-0. */
static unsigned castlings_in(struct position *position) {
  struct move_stack stack = {0};
  unsigned found = 0;
  position->engine->legal_moves(position, &stack);
  for (size_t i = 0; i < stack.count; i++)
    found |= (kind_of(stack.moves[i]) == CASTLE_SHORT) | (kind_of(stack.moves[i]) == CASTLE_LONG)
                                                             << 1;
  move_stack_free(&stack);
  return found;
}

/* In both engines, which must also count alike. */
static unsigned castlings(const char *words) {
  struct game game = open_game(words, WHITE);
  struct plan *plan = plan_make(game.problem, ENGINE_PLAIN, &game.problem->complaints);
  assert_non_null(plan);
  struct position *plain = plan->engine->create(plan, WHITE);
  unsigned found = castlings_in(game.position);
  assert_int_equal(castlings_in(plain), found);
  for (unsigned depth = 1; depth <= 3; depth++)
    assert_int_equal(lines_of(plain, depth), lines_of(game.position, depth));
  plan->engine->destroy(plain);
  plan_free(plan);
  close_game(&game);
  return found;
}

enum { NONE, SHORT, LONG, BOTH };

static void who_may_castle(void **state) {
  (void)state;
  static const struct {
    const char *words;
    unsigned castlings;
  } cases[] = {
      {"Pieces White Kb1 Ra1 Rc1 Black Kh8 Condition Chess960", SHORT}, /* c1 is taken */
      {"Pieces White Kd1 Ra1 Rf1 Black Kh8 Condition Chess960", BOTH},
      {"Pieces White Kc1 Rb1 Rf1 Pc2 Black Kh8 Ra1 Condition Chess960", SHORT}, /* b1 is pinned */
      {"Pieces White Kc1 Rb1 Rf1 Pc2 Black Kh8 Re8 Condition Chess960", LONG},  /* through check */
      {"Pieces White Kb1 Ra1 Rg1 Black Kh8 Rf8 Condition Chess960", LONG},
      {"Pieces White Kb1 Ra1 Rg1 Black Kh8 Rb8 Condition Chess960", NONE}, /* out of check */
      {"Pieces White Kb1 Ra1 Rg1 Sd1 Black Kh8 Condition Chess960", NONE}, /* shut in */
      {"Pieces White Ke1 Ra1 Rb1 Black Kh8 Condition Chess960", NONE},     /* outermost, shut in */
      {"Pieces White Kd1 Ra1 Rb1 Black Kh8 Condition Chess960 190", LONG}, /* by number */
      {"Pieces White Kd1 Ra1 Rb1 Black Kh8 Condition Chess960 518", NONE},
      {"Pieces White Kd2 Ra1 Rh1 Black Kh8 Condition Chess960", NONE},
      {"Pieces White Ke1 Ra1 Rh1 Black Kh8 Condition Chess960 518", BOTH},
      {"Pieces White Kd1 Ra1 Rb1 Black Kh8 Condition Chess960 190 Option NoCastling b1", NONE},
      {"FEN 7k/8/8/8/8/8/8/RR2K2R w B Condition Chess960", LONG},
      {"FEN 7k/8/8/8/8/8/8/RR2K2R w BH Condition Chess960", BOTH},
      {"FEN 7k/8/8/8/8/8/8/RR2K2R w KQ Condition Chess960", SHORT},
      {"FEN 7k/8/8/8/8/8/8/RR2K2R w - Condition Chess960", NONE},
      {"FEN 7k/8/8/8/8/8/8/R3K2R w HA", BOTH},
      {"FEN 7k/8/8/8/8/8/8/1R2K2R w KB", SHORT}, /* from b1 only under Chess960 */
      {"FEN 7k/8/8/8/8/8/8/R3K2R", BOTH},
  };
  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    if (castlings(cases[i].words) != cases[i].castlings) {
      print_message("%s\n", cases[i].words);
      fail();
    }
}

static void both_engines_with_prime_control(void **state) {
  (void)state;
  castlings("Pieces White Kc1 Rb1 Pe4 Black Ke3 Pf5 Condition Chess960 CP");
  castlings("Pieces White Kg1 Rd1 Rh1 Black Kd3 Ph6 Condition CP Chess960");
  castlings("Pieces White Kg1 Rf1 Rh1 Qe4 Black Kf8 Rg8 Rb8 Ph6 Pd5 Condition CP Chess960");
}

/* A king between two rooks on the side's first rank. */
static void put_castlers(char board[8][9], uint64_t *dice, unsigned rank, const char *king_rook) {
  const unsigned king = 1 + roll(dice, 6);
  board[rank][roll(dice, king)] = king_rook[1];
  board[rank][king] = king_rook[0];
  board[rank][king + 1 + roll(dice, 7 - king)] = king_rook[1];
}

/* "R1k4r" of "R1k1111r" in place: neighbouring ones are added up. */
static void add_up(char *rank) {
  char *end = rank;
  for (const char *c = rank; *c; c++) {
    if (*c == '1' && end > rank && end[-1] >= '1' && end[-1] <= '8')
      end[-1]++;
    else
      *end++ = *c;
  }
  *end = '\0';
}

/* The FEN of castlers and up to eleven other men. */
static void random_castling_position(char *words, size_t room, uint64_t *dice) {
  static const char others[] = "QRBNPPqrbnpp";
  char board[8][9];
  memset(board, '1', sizeof board);
  for (unsigned rank = 0; rank < 8; rank++)
    board[rank][8] = '\0';
  put_castlers(board, dice, 7, "KR");
  put_castlers(board, dice, 0, "kr");
  for (unsigned left = roll(dice, 12); left > 0; left--) {
    char *square = &board[1 + roll(dice, 6)][roll(dice, 8)];
    *square = *square == '1' ? others[roll(dice, sizeof others - 1)] : *square;
  }
  for (unsigned rank = 0; rank < 8; rank++)
    add_up(board[rank]);
  snprintf(words, room,
           "FEN %s/%s/%s/%s/%s/%s/%s/%s w KQkq - 0 1 Condition Chess960 ControlePremier", board[0],
           board[1], board[2], board[3], board[4], board[5], board[6], board[7]);
}

/* Q is kept move by move in plain, and counted anew in general. */
static void prime_control_with_castlers_anywhere(void **state) {
  (void)state;
  uint64_t dice = dice_beginning(960);
  unsigned castled = 0;
  for (unsigned i = 0; i < 200; i++) {
    char words[160];
    random_castling_position(words, sizeof words, &dice);
    castled += castlings(words) != NONE;
  }
  assert_true(castled >= 5);
}

/* The king stands still, moves one square, changes places with the rook. */
static void men_arrive(void **state) {
  (void)state;
  static const struct {
    const char *words, *from, *king, *rook;
  } cases[] = {
      {"Pieces White Kc1 Ra1 Black Kh8 Condition Chess960", "c1", "c1", "d1"},
      {"Pieces White Kb1 Ra1 Black Kh8 Condition Chess960", "b1", "c1", "d1"},
      {"Pieces White Kf1 Rg1 Black Ka8 Condition Chess960", "f1", "g1", "f1"},
      {"Pieces White Kg1 Rh1 Black Ka8 Condition Chess960", "g1", "g1", "f1"},
      {"Pieces White Kg1 Rd1 Black Ka8 Condition Chess960", "g1", "c1", "d1"},
      {"Pieces White Kb1 Rc1 Black Ka8 Condition Chess960", "b1", "g1", "f1"},
  };
  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct game game = open_game(cases[i].words, WHITE);
    struct move_stack stack = {0};
    unsigned ordinary = 0, castled = 0;
    general_engine.legal_moves(game.position, &stack);
    for (size_t k = 0; k < stack.count; k++) {
      move m = stack.moves[k];
      bool castling = kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG;
      if (departure_of(m) != at(&game, cases[i].from) || arrival_of(m) != at(&game, cases[i].king))
        continue;
      ordinary += !castling;
      castled += castling;
      if (!castling)
        continue;
      general_engine.play(game.position, m);
      assert_int_equal(general_engine.man_at(game.position, at(&game, cases[i].king)).walk, KING);
      assert_int_equal(general_engine.man_at(game.position, at(&game, cases[i].rook)).walk, ROOK);
      assert_int_equal(castlings_in(game.position), 0);
      general_engine.undo(game.position);
    }
    assert_int_equal(castled, 1);
    assert_true(ordinary <= 1);
    move_stack_free(&stack);
    close_game(&game);
  }
}

/* The right is gone for good, also where the king has not left its square. */
static void castling_ends_the_rights(void **state) {
  (void)state;
  struct game game = open_game("Pieces White Kc1 Ra1 Rh1 Black Kh8 Pa7 Condition Chess960", WHITE);
  struct plan *plan = plan_make(game.problem, ENGINE_PLAIN, &game.problem->complaints);
  struct position *positions[] = {game.position, plan->engine->create(plan, WHITE)};
  for (unsigned i = 0; i < 2; i++) {
    struct position *position = positions[i];
    struct move_stack stack = {0};
    position->engine->legal_moves(position, &stack);
    for (size_t k = 0; k < stack.count; k++)
      if (kind_of(stack.moves[k]) == CASTLE_LONG) {
        position->engine->play(position, stack.moves[k]);
        position->engine->pass(position);
        assert_int_equal(castlings_in(position), NONE);
        position->engine->undo(position);
        position->engine->undo(position);
      }
    assert_int_equal(castlings_in(position), BOTH);
    move_stack_free(&stack);
  }
  plan->engine->destroy(positions[1]);
  plan_free(plan);
  close_game(&game);
}

static void assert_fen(const char *words, enum fen_style style, const char *wanted) {
  struct game game = open_game(words, WHITE);
  char *text = NULL;
  size_t length = 0;
  const char *reason;
  FILE *memory = open_memstream(&text, &length);
  bool written = print_fen(memory, game.plan, WHITE, style, &reason);
  fclose(memory);
  assert_int_equal(written, wanted != NULL);
  if (written)
    assert_string_equal(text, wanted);
  free(text);
  close_game(&game);
}

static void fens_are_written(void **state) {
  (void)state;
  assert_fen("Pieces White Kb1 Ra1 Rc1 Pe4 Black Kf8 Re8 Condition FRC", SHREDDER_FEN,
             "4rk2/8/8/8/4P3/8/8/RKR5 w CAe - 0 1\n");
  assert_fen("Pieces White Kb1 Ra1 Rc1 Pe4 Black Kf8 Re8 Condition FRC", X_FEN,
             "4rk2/8/8/8/4P3/8/8/RKR5 w KQq - 0 1\n");
  assert_fen("FEN 7k/8/8/8/8/8/8/RR2K2R w BH Condition Chess960", X_FEN,
             "7k/8/8/8/8/8/8/RR2K2R w KB - 0 1\n");
  assert_fen("FEN 7k/8/8/3pP3/8/8/8/R3K2R w KQ d6", SHREDDER_FEN,
             "7k/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 1\n");
  assert_fen("BoardSize 12x2 Pieces White Ka1 Black Kl2 Sd2", X_FEN, "3n7k/K11 w - - 0 1\n");
  assert_fen("Pieces White Ka1 Ga3 Black Kh8", X_FEN, NULL);
}

static const char *refusal_of(const char *words) {
  static char text[400];
  snprintf(text, sizeof text, "BeginProblem\n%s\nStipulation ~1\nEndProblem\n", words);
  struct reader *reader = reader_new("test", text, strlen(text));
  struct problem_set *set = reader_next(reader);
  struct complaints *complaints = &set->phases[0]->complaints;
  struct plan *plan =
      complaints_forbid(complaints) ? NULL : plan_make(set->phases[0], ENGINE_BY_FACTS, complaints);
  assert_null(plan);
  assert_non_null(complaints->first);
  snprintf(text, sizeof text, "%s", complaints->first->text);
  problem_set_free(set);
  reader_free(reader);
  return text;
}

static void refusals(void **state) {
  (void)state;
  const char *const men = "Pieces White Kb1 Ra1 Black Kh8 Condition ";
  char words[200];
  snprintf(words, sizeof words, "BoardSize 9x8 %s Chess960", men);
  assert_non_null(strstr(refusal_of(words), "8x8"));
  snprintf(words, sizeof words, "%s Chess960 960", men);
  assert_non_null(strstr(refusal_of(words), "0 to 959"));
  snprintf(words, sizeof words, "%s Chess960 0 Circe", men);
  assert_non_null(strstr(refusal_of(words), "symmetrical"));
  assert_non_null(strstr(refusal_of("FEN 7k/8/8/8/8/8/8/R3K2R w KX"), "castling rights"));
  assert_non_null(strstr(refusal_of("FEN 7k/8/8/8/8/4K3/8/R6R w HA"), "castling rights"));
}

/* A game from array 0 begins with the bishops in the corner. */
static void a_number_sets_the_array(void **state) {
  (void)state;
  const char *const text = "BeginProblem\nForsyth bbqssrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQSSKRR\n"
                           "Stipulation dia1.0\nCondition Chess960 0\nEndProblem\n";
  struct reader *reader = reader_new("test", text, strlen(text));
  struct problem_set *set = reader_next(reader);
  const struct man *men = set->phases[0]->men;
  assert_int_equal(men[0].walk, BISHOP);
  assert_int_equal(men[6].walk, KING);
  assert_int_equal(men[62].walk, KING);
  assert_int_equal(men[62].marks, MARK_ROYAL);
  assert_int_equal(set->phases[0]->goal_position[5].walk, KING);
  problem_set_free(set);
  reader_free(reader);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(who_may_castle),
      cmocka_unit_test(both_engines_with_prime_control),
      cmocka_unit_test(prime_control_with_castlers_anywhere),
      cmocka_unit_test(men_arrive),
      cmocka_unit_test(castling_ends_the_rights),
      cmocka_unit_test(fens_are_written),
      cmocka_unit_test(refusals),
      cmocka_unit_test(a_number_sets_the_array),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
