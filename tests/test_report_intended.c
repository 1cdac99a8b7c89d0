/* Intended solutions as `premier check` reads them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/commands/intended.h"

#include <string.h>

/* The lines read, moves with a blank between, lines with a stroke: "Ka1-a2 Kb1 | …". */
static void expect_lines(const char *text, const char *label, bool tree, const char *expected) {
  struct arena *arena = arena_new();
  const struct intended intended = intended_read(arena, text, label, tree);
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
               NULL, false, "Ka8-a7 Rd1-b1 Ka7-a6 Rb1-a1 | Ka8-b8 0-0-0 e5*d6ep. e7*f8=Q");
}

static void first_moves_alone(void **state) {
  (void)state;
  expect_lines("1.Ka8-a7", NULL, false, "Ka8-a7");
  expect_lines("Ka8-a7 Rd1-b1", NULL, false, "Ka8-a7 Rd1-b1");
  expect_lines("1...Rd1-b1 2.Ka8-a7", NULL, false, "...Rd1-b1 Ka8-a7");
}

static void twins(void **state) {
  (void)state;
  const char *text =
      "a)\n  1.Ka8-a7 Rd1-b1\n\n+b) wKa1-->b2\n  1.Ka8-b8 Rd1-c1\nz1) -wPa2\n1.Ka8-a6\n";
  expect_lines(text, "a", false, "Ka8-a7 Rd1-b1");
  expect_lines(text, "b", false, "Ka8-b8 Rd1-c1");
  expect_lines(text, "z1", false, "Ka8-a6");
  expect_lines(text, "c", false, "");
}

static void trees(void **state) {
  (void)state;
  expect_lines(
      "   1.Td1-a1 + ?\n    but\n      1...Ka8-b8 !\n\n"
      "   1.Kc6-b6 ! threat:\n          2.Rd1-d8 #\n      1...Ka8-b8\n          2.Rd1-d8 #\n"
      "   1.Kc6-c7! zugzwang.\n",
      NULL, true, "Kc6-b6 | Kc6-c7");
}

static void comments_and_rubbish(void **state) {
  (void)state;
  expect_lines("1.Ka8-a7 {1.Kb1-b2 is a dual} Rd1-b1", NULL, false, "Ka8-a7 Rd1-b1");
  expect_lines("{ 1.Ka8-a7", NULL, false, "");
  expect_lines("", NULL, false, "");
  expect_lines("1. 2. 3. zugzwang. ) +) 99999999999999999999.", NULL, false, "");
  expect_lines("ep. 1. ep. Ka1-a2", NULL, false, "Ka1-a2");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(full_lines), cmocka_unit_test(first_moves_alone), cmocka_unit_test(twins),
      cmocka_unit_test(trees), cmocka_unit_test(comments_and_rubbish)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
