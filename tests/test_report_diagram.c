/* Diagrams and captions, character by character.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/report_fixture.h"

#include "pieces/piece.h"
#include "solver/report/diagram.h"

static struct problem problem;

static char *text_of(void (*print)(FILE *out, const struct problem *problem)) {
  char *text = NULL;
  size_t length;
  FILE *memory = open_memstream(&text, &length);
  print(memory, &problem);
  fclose(memory);
  return text;
}

static void expect_text(void (*print)(FILE *out, const struct problem *problem),
                        const char *expected) {
  char *text = text_of(print);
  assert_string_equal(text, expected);
  free(text);
}

static void board(FILE *out, const struct problem *shown) {
  print_board(out, shown, NULL);
}

static void usual_board(void **state) {
  (void)state;
  start_problem(&problem, 8, 8);
  put_man(&problem, "a8", OF_BLACK, KING, MARK_ROYAL);
  put_man(&problem, "d1", OF_WHITE, ROOK, 0);
  put_man(&problem, "h4", OF_BOTH, KNIGHT, 0);
  expect_text(board, "+---a---b---c---d---e---f---g---h---+\n"
                     "|                                   |\n"
                     "8  -K   .   .   .   .   .   .   .   8\n"
                     "|                                   |\n"
                     "7   .   .   .   .   .   .   .   .   7\n"
                     "|                                   |\n"
                     "6   .   .   .   .   .   .   .   .   6\n"
                     "|                                   |\n"
                     "5   .   .   .   .   .   .   .   .   5\n"
                     "|                                   |\n"
                     "4   .   .   .   .   .   .   .  =S   4\n"
                     "|                                   |\n"
                     "3   .   .   .   .   .   .   .   .   3\n"
                     "|                                   |\n"
                     "2   .   .   .   .   .   .   .   .   2\n"
                     "|                                   |\n"
                     "1   .   .   .   R   .   .   .   .   1\n"
                     "|                                   |\n"
                     "+---a---b---c---d---e---f---g---h---+\n");
}

static void tall_board_with_a_hole(void **state) {
  (void)state;
  start_problem(&problem, 2, 10);
  problem.board.hole[square_named(&problem, "a9")] = true;
  put_man(&problem, "a10", OF_BLACK, QUEEN, 0);
  put_man(&problem, "b10", OF_WHITE, PAWN, 0);
  char *text = text_of(board);
  const char *expected = "+---a---b---+\n"
                         "|           |\n"
                         "10 -Q   P   10\n"
                         "|           |\n"
                         "9       .   9\n";
  assert_int_equal(strncmp(text, expected, strlen(expected)), 0);
  free(text);
}

static void hunters_take_two_rows(void **state) {
  (void)state;
  static const struct piece hunters[] = {{.codes = {"LI/NL"}}, {.codes = {"R/B"}}};
  start_problem(&problem, 3, 2);
  problem.own_walks = hunters;
  problem.own_walk_count = 2;
  put_man(&problem, "a2", OF_BLACK, walk_count(), 0);
  put_man(&problem, "b2", OF_WHITE, walk_count(), 0);
  put_man(&problem, "c1", OF_BLACK, walk_count() + 1, 0);
  expect_text(board, "+---a---b---c---+\n"
                     "|               |\n"
                     "2 -LI/ LI/  .   2\n"
                     "|  NL  NL       |\n"
                     "1   .   .  -R/  1\n"
                     "|           B   |\n"
                     "+---a---b---c---+\n");
}

static void caption(void **state) {
  (void)state;
  const struct condition_use conditions[] = {{.text = "Circe"}, {.text = "Madrasi RexInclusive"}};
  start_problem(&problem, 8, 8);
  problem.stipulation_text = "h#2";
  problem.conditions = conditions;
  problem.condition_count = 2;
  problem.options.duplex = true;
  put_man(&problem, "a8", OF_BLACK, KING, MARK_ROYAL);
  put_man(&problem, "d1", OF_WHITE, ROOK, MARK_MAGIC);
  put_man(&problem, "c3", OF_WHITE, ROOK, MARK_MAGIC);
  put_man(&problem, "h4", OF_BOTH, KNIGHT, MARK_ROYAL);
  expect_text(print_caption, "  h#2                    2 + 1 + 1n"
                             "\n              Royal h4"
                             "\n             Magic c3 d1"
                             "\n                Circe"
                             "\n        Madrasi RexInclusive"
                             "\n               Duplex");
}

static void caption_of_non_trivial_play(void **state) {
  (void)state;
  start_problem(&problem, 8, 8);
  problem.stipulation_text = "s#3";
  problem.options.has_non_trivial = true;
  problem.options.non_trivial_length = 0;
  problem.options.non_trivial_number = 1;
  put_man(&problem, "a8", OF_BLACK, KING, MARK_ROYAL);
  put_man(&problem, "d1", OF_WHITE, KING, MARK_ROYAL);
  expect_text(print_caption, "  s#3;0,1                     1 + 1");
}

static void caption_of_bounded_defences(void **state) {
  (void)state;
  start_problem(&problem, 8, 8);
  problem.stipulation_text = "#4";
  problem.options.has_max_flight_squares = true;
  put_man(&problem, "a8", OF_BLACK, KING, MARK_ROYAL);
  expect_text(print_caption, "  #4//0                       0 + 1");
  problem.options.has_threat = true;
  problem.options.threat = 1;
  expect_text(print_caption, "  #4/1/0                      0 + 1");
}

static void caption_of_exclusive_castlings(void **state) {
  (void)state;
  start_problem(&problem, 8, 8);
  problem.stipulation_text = "#2";
  problem.options.exclusive[0][0] = square_named(&problem, "a1");
  problem.options.exclusive[0][1] = square_named(&problem, "h8");
  problem.options.exclusive_count = 1;
  expect_text(print_caption, "  #2                          0 + 0"
                             "\n   CastlingMutuallyExclusive a1h8");
}

static void heading(void **state) {
  (void)state;
  const char *authors[] = {"Petko A. Petkov, Someone",
                           "an author whose name is longer than a board"};
  const char *titles[] = {"Aé"};
  start_problem(&problem, 8, 8);
  problem.author = authors;
  problem.authors = 2;
  problem.title = titles;
  problem.titles = 1;
  expect_text(print_heading, "      Petko A. Petkov, Someone\n"
                             "an author whose name is longer than a board\n"
                             "                 Aé\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(usual_board),
                                     cmocka_unit_test(tall_board_with_a_hole),
                                     cmocka_unit_test(hunters_take_two_rows),
                                     cmocka_unit_test(caption),
                                     cmocka_unit_test(caption_of_non_trivial_play),
                                     cmocka_unit_test(caption_of_bounded_defences),
                                     cmocka_unit_test(caption_of_exclusive_castlings),
                                     cmocka_unit_test(heading)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
