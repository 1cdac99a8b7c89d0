/* Intended solutions as `premier check` reads them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/commands/intended.h"
#include "solver/commands/short_move.h"

#include <string.h>

/* The lines read, moves with a blank between, lines with a stroke: "Ka1-a2 Kb1 | …". */
static void expect_lines(const char *text, const char *label, enum solution_form form,
                         const char *expected) {
  struct arena *arena = arena_new();
  const struct intended intended = intended_read(arena, text, label, form);
  char found[1000] = "";
  for (unsigned i = 0; i < intended.count; i++) {
    strcat(found, i > 0 ? " | " : "");
    strcat(found, intended.lines[i].late ? "..." : "");
    for (unsigned j = 0; j < intended.lines[i].count; j++) {
      strcat(found, j > 0 ? " " : "");
      strcat(found, intended.lines[i].moves[j]);
    }
  }
  assert_string_equal(found, expected);
  arena_free(arena);
}

static void full_lines(void **state) {
  (void)state;
  expect_lines("  1.Ka8-a7 Rd1-b1 +   2.Ka7-a6 Rb1-a1 #\n  1.Ka8-b8 0-0-0   2.e5*d6 ep. e7xf8=Q#\n",
               NULL, IN_LINES, "Ka8-a7 Rd1-b1 Ka7-a6 Rb1-a1 | Ka8-b8 0-0-0 e5*d6ep. e7*f8=Q");
}

static void first_moves_alone(void **state) {
  (void)state;
  expect_lines("1.Ka8-a7", NULL, IN_LINES, "Ka8-a7");
  expect_lines("Ka8-a7 Rd1-b1", NULL, IN_LINES, "Ka8-a7 Rd1-b1");
  expect_lines("1...Rd1-b1 2.Ka8-a7", NULL, IN_LINES, "...Rd1-b1 Ka8-a7");
}

static void twins(void **state) {
  (void)state;
  const char *text =
      "a)\n  1.Ka8-a7 Rd1-b1\n\n+b) wKa1-->b2\n  1.Ka8-b8 Rd1-c1\nz1) -wPa2\n1.Ka8-a6\n";
  expect_lines(text, "a", IN_LINES, "Ka8-a7 Rd1-b1");
  expect_lines(text, "b", IN_LINES, "Ka8-b8 Rd1-c1");
  expect_lines(text, "z1", IN_LINES, "Ka8-a6");
  expect_lines(text, "c", IN_LINES, "");
}

static void trees(void **state) {
  (void)state;
  expect_lines(
      "   1.Td1-a1 + ?\n    but\n      1...Ka8-b8 !\n\n"
      "   1.Kc6-b6 ! threat:\n          2.Rd1-d8 #\n      1...Ka8-b8\n          2.Rd1-d8 #\n"
      "   1.Kc6-c7! zugzwang.\n",
      NULL, IN_A_TREE, "Kc6-b6 | Kc6-c7");
}

static void labels_with_a_solution_behind(void **state) {
  (void)state;
  const char *text = "a) 1.Ka8-a7\nb) bPg7-->g6  h#2 1.Ka8-b8 Rd1-c1\n";
  expect_lines(text, "a", IN_LINES, "Ka8-a7");
  expect_lines(text, "b", IN_LINES, "Ka8-b8 Rd1-c1");
}

static void numbered_first_moves(void **state) {
  (void)state;
  expect_lines("  1  (Ka8-a7    Time = 0.01 s)\n  1.Ka8-a7 Rd1-b1\n  2  (Ka8-b8 )\n", NULL,
               IN_LINES, "Ka8-a7 Rd1-b1");
}

static void turns_that_are_left(void **state) {
  (void)state;
  expect_lines("  1. ... Rb8-d8 +   2.Kd7-c6 ...\n  1...  ...   2.Kd7-c6\n", NULL, IN_LINES,
               "... Rb8-d8 Kd7-c6 ... | ...Kd7-c6");
  expect_lines("   1. ... ! threat:\n      1...  ...\n", NULL, IN_A_TREE, "...");
}

static void introductions(void **state) {
  (void)state;
  expect_lines("  1.g3-g2   1.b2-b3 g2-g1=Q   2.Ba5-c3 #\n1.g3-g1\n", NULL, IN_SECTIONS,
               "g3-g2 b2-b3 g2-g1=Q Ba5-c3 | g3-g1");
}

static void short_notation(void **state) {
  (void)state;
  static const struct {
    const char *written, *told;
    bool fits;
  } cases[] = {{"Sa7", "Sc6*a7[wSa7->g1]", true}, {"N*a7", "Sc6*a7", true},
               {"Sca7", "Sc6*a7", true},          {"S6a7", "Sc6-a7", true},
               {"Sba7", "Sc6-a7", false},         {"Ba7", "Sc6-a7", false},
               {"Sa8", "Sc6-a7", false},          {"e8=Q", "e7-e8=Q", true},
               {"e8Q", "e7-e8=Q", true},          {"e8=R", "e7-e8=Q", false},
               {"e8", "e7-e8=Q", false},          {"e4", "e2-e4", true},
               {"f*e4", "f3*e4", true},           {"e*d6ep.", "e5*d6ep.", true},
               {"e*d6", "e5*d6ep.", true},        {"EQe4", "EQe2-e4", true},
               {"EQe4", "Qe2-e4", false},         {"Sc3", "nSb1-c3", true},
               {"Ra10", "Ra1-a10", true},         {"Ra1", "Ra2-a10", false},
               {"Sc6-a8", "Sc6-a7", false},       {"", "Sc6-a7", false},
               {"0-0", "0-0-0", false},           {"...", "...", true}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    assert_int_equal(may_mean(cases[i].written, cases[i].told), cases[i].fits);
}

static void comments_and_rubbish(void **state) {
  (void)state;
  expect_lines("1.Ka8-a7 {1.Kb1-b2 is a dual} Rd1-b1", NULL, IN_LINES, "Ka8-a7 Rd1-b1");
  expect_lines("  1.Kd5-c6 (2/4.59)   2.Kc6-d7 (2/3.18) #", NULL, IN_LINES, "Kd5-c6 Kc6-d7");
  expect_lines("{ 1.Ka8-a7", NULL, IN_LINES, "");
  expect_lines("", NULL, IN_LINES, "");
  expect_lines("1. 2. 3. zugzwang. ) +) 99999999999999999999.", NULL, IN_LINES, "");
  expect_lines("ep. 1. ep. Ka1-a2", NULL, IN_LINES, "Ka1-a2");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(full_lines),
                                     cmocka_unit_test(first_moves_alone),
                                     cmocka_unit_test(twins),
                                     cmocka_unit_test(trees),
                                     cmocka_unit_test(comments_and_rubbish),
                                     cmocka_unit_test(short_notation),
                                     cmocka_unit_test(labels_with_a_solution_behind),
                                     cmocka_unit_test(numbered_first_moves),
                                     cmocka_unit_test(turns_that_are_left),
                                     cmocka_unit_test(introductions)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
