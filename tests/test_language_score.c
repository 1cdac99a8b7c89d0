/* Scores of games: moves as they are written, games with their tags, and games played through.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/commands/replay_game.h"

#include <stdio.h>
#include <string.h>

/* A move in one line: walk, departure, arrival, promotion, kind; x where a capture is written. */
static const char *move_text(const char *word) {
  static char text[64];
  struct score_move move;
  if (!score_move_read(word, strlen(word), &move))
    return "none";
  if (move.kind != ORDINARY)
    return move.kind == CASTLE_SHORT ? "short" : "long";
  snprintf(text, sizeof text, "%c%c%c%s%c%u%s%c", ".KQRBSP"[move.walk],
           move.file < 0 ? '.' : 'a' + move.file, move.rank < 0 ? '.' : '1' + move.rank,
           move.captures ? "x" : "", 'a' + move.arrival % 8, move.arrival / 8 + 1u,
           move.promotion == NO_WALK ? "" : "=", move.promotion ? "  QRBS"[move.promotion] : ' ');
  if (move.promotion == NO_WALK)
    text[strlen(text) - 1] = '\0';
  return text;
}

static void moves_are_read_as_they_are_written(void **state) {
  (void)state;
  static const char *const cases[][2] = {
      {"e4", "P..e4"},      {"exd5", "Pe.xd5"},  {"exd6e.p.", "Pe.xd6"},
      {"Nf3", "S..f3"},     {"Sf3+", "S..f3"},   {"Nbd2!?", "Sb.d2"},
      {"N1d2", "S.1d2"},    {"Ng1-f3", "Sg1f3"}, {"Qh4xe1#", "Qh4xe1"},
      {"Qh4*e1", "Qh4xe1"}, {"e2e4", ".e2e4"},   {"e2-e4", ".e2e4"},
      {"e7e8q", ".e7e8=Q"}, {"e8=N", "P..e8=S"}, {"fxe8(R)+", "Pf.xe8=R"},
      {"e8/B", "P..e8=B"},  {"e8Q", "P..e8=Q"},  {"Pe4", "P..e4"},
      {"O-O", "short"},     {"0-0-0", "long"},   {"o-o+", "short"},
      {"Bc4", "B..c4"},     {"bc4", "Pb.c4"},    {"e9", "none"},
      {"i4", "none"},       {"Nf9", "none"},     {"e8=K", "none"},
      {"e8=P", "none"},     {"Ngh1f3", "none"},  {"e", "none"},
      {"", "none"},         {"N", "none"},       {"O-O-O-O", "none"},
      {"e2--e4", "none"},   {"Xe4", "none"},     {"ep", "none"},
      {"++", "none"},       {"--", "none"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    if (strcmp(move_text(cases[i][0]), cases[i][1]) != 0)
      print_message("%s\n", cases[i][0]);
    assert_string_equal(move_text(cases[i][0]), cases[i][1]);
  }
}

static struct score *next_of(const char *text, unsigned games) {
  struct score_reader *reader = score_reader_new("test", text, strlen(text));
  struct score *score = NULL;
  for (unsigned i = 0; i < games; i++) {
    score_free(score);
    score = score_next(reader);
  }
  score_reader_free(reader);
  return score;
}

static void remarks_are_passed_over(void **state) {
  (void)state;
  struct score *score = next_of("[White \"A \\\"B\\\"\"] [Round \"1\"]\n% not for us 1.a4\n"
                                "1.e4 $1 {a } ( 1.d4 {)} (1.c4 ; )\n c5) ) e5 !? ; 2.a3\n"
                                "2...Nc6 3. … +- Nf6 4.Kxe5{x}e.p. 1-0 {end}",
                                1);
  assert_int_equal(score->complaints.errors, 0);
  assert_string_equal(score->white.value, "A \"B\"");
  assert_null(score->black.value);
  assert_int_equal(score->count, 5);
  assert_string_equal(score->moves[4].text, "Kxe5");
  assert_int_equal(score->result, WHITE_WINS);
  score_free(score);
}

static void a_result_and_tags_begin_a_game(void **state) {
  (void)state;
  static const char text[] = "e4 e5 1/2-1/2 d4 [White \"W\"] c4 c5 *";
  const struct {
    unsigned count;
    enum score_result result;
  } games[] = {{2, DRAWN}, {1, RESULT_OPEN}, {2, RESULT_OPEN}};
  for (unsigned i = 0; i < 3; i++) {
    struct score *score = next_of(text, i + 1);
    assert_int_equal(score->number, i + 1);
    assert_int_equal(score->count, games[i].count);
    assert_int_equal(score->result, games[i].result);
    score_free(score);
  }
  assert_null(next_of(text, 4));
  assert_null(next_of(" \n\t", 1));
}

static void the_tag_tells_the_result(void **state) {
  (void)state;
  struct score *score = next_of("[Result \"0-1\"] 1.e4", 1);
  assert_int_equal(score->result, BLACK_WINS);
  score_free(score);
}

/* The complaint that the game as a whole gets first, "line:column: …", and how it ends. */
static void assert_game(const char *text, unsigned played, enum game_end end, unsigned column,
                        const char *part) {
  struct score *score = next_of(text, 1);
  struct game game;
  struct ply ply;
  game_begin(&game, score);
  while (game.position != NULL && game_next(&game, &ply))
    continue;
  const struct complaint *c =
      game.complaints.first != NULL ? game.complaints.first : score->complaints.first;
  if (part == NULL) {
    assert_null(c);
  } else {
    assert_non_null(c);
    if (strstr(c->text, part) == NULL)
      print_message("%s\n", c->text);
    assert_non_null(strstr(c->text, part));
    assert_int_equal(c->place.line, 1);
    assert_int_equal(c->place.column, column);
  }
  assert_int_equal(game.played, played);
  assert_int_equal(game.end, end);
  game_free(&game);
  score_free(score);
}

static void games_end_by_their_rules(void **state) {
  (void)state;
  assert_game("1.e4 e5", 2, NOT_ENDED, 0, NULL);
  assert_game("1.f3 e5 2.Kf2 Bc5+ 3.a3 Bxf2", 6, KING_CAPTURED, 0, NULL);
  assert_game("1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8", 8, REPETITION, 0, NULL);
  assert_game("[FEN \"8/8/8/8/7k/8/8/K6R w - - 98 1\"] Rh2 Kg4", 2, FIFTY_MOVES, 0, NULL);
  assert_game("[FEN \"8/8/8/8/8/p7/1K6/8 w - - 0 1\"] Ka2", 1, STALEMATE, 0, NULL);
  assert_game("[FEN \"r3k2r/8/8/8/8/4R3/8/R3K2R w KQkq - 0 1\"] O-O-O e8g8", 2, NOT_ENDED, 0, NULL);
}

static void what_cannot_be_played_is_told(void **state) {
  (void)state;
  assert_game("1.e4 e5 2.Ke3", 2, NOT_ENDED, 11, "no move that can be played here (White to move)");
  assert_game("1.e4 e5 2.exe5", 2, NOT_ENDED, 11, "can be played");
  assert_game("1.e4 e5 2.O-O", 2, NOT_ENDED, 11, "can be played");
  assert_game("1.e4 Xe5", 1, NOT_ENDED, 6, "\"Xe5\" is no move");
  assert_game("1.f3 e5 2.Kf2 Bc5 3.a3 Bxf2 4.a4", 6, KING_CAPTURED, 31, "after the end");
  assert_game("[FEN \"8/P7/8/8/8/8/8/K6k w - -\"] a8", 0, NOT_ENDED, 34, "promotes to");
  assert_game("[FEN \"8/8/8/3N1N2/8/8/8/K6k w - -\"] Ne3", 0, NOT_ENDED, 37,
              "may be Sd5-e3 or Sf5-e3");
}

static void positions_that_are_none_are_told(void **state) {
  (void)state;
  assert_game("[FEN \"8/8/8/8/8/8/8/8/8 w - -\"] a8", 0, NOT_ENDED, 22, "more ranks");
  assert_game("[FEN \"8/8/8/8/8/8/8/8\"] a8", 0, NOT_ENDED, 22, "which side");
  assert_game("[FEN \"8/8/8/8/8/8/8/8 x - -\"] a8", 0, NOT_ENDED, 23, "the side to move");
  assert_game("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1 2\"] a8", 0, NOT_ENDED, 33, "goes on");
  assert_game("[FEN \"8/8/8/8/8/8/8/8 w Condition Circe\"] a8", 0, NOT_ENDED, 25, "castling");
  assert_game("[Variant \"Crazyhouse\"] e4", 0, NOT_ENDED, 11, "Crazyhouse");
}

static void what_is_not_closed_is_told(void **state) {
  (void)state;
  assert_game("1.e4 {a", 1, NOT_ENDED, 6, "comment is not closed");
  assert_game("1.e4 (a {)", 1, NOT_ENDED, 6, "variation is not closed");
  assert_game("[White \"x\n\" 1.e4", 0, NOT_ENDED, 1, "a tag is written");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(moves_are_read_as_they_are_written),
      cmocka_unit_test(remarks_are_passed_over),
      cmocka_unit_test(a_result_and_tags_begin_a_game),
      cmocka_unit_test(the_tag_tells_the_result),
      cmocka_unit_test(games_end_by_their_rules),
      cmocka_unit_test(what_cannot_be_played_is_told),
      cmocka_unit_test(positions_that_are_none_are_told),
      cmocka_unit_test(what_is_not_closed_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
