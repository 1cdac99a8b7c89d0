/* The numbers of the 960 arrays, and both ways of drawing one.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/array960.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static const char letters[] = "-KQRBSP";

static void row_of(unsigned number, char row[OFFICERS_960 + 1]) {
  uint8_t officers[OFFICERS_960];
  array960_officers(number, officers);
  for (unsigned file = 0; file < OFFICERS_960; file++)
    row[file] = letters[officers[file]];
  row[OFFICERS_960] = '\0';
}

static int number_of(const char *row) {
  uint8_t officers[OFFICERS_960];
  for (unsigned file = 0; file < OFFICERS_960; file++)
    officers[file] = (uint8_t)(strchr(letters, row[file]) - letters);
  return array960_number(officers);
}

static unsigned first_of(const char *row, char letter) {
  return (unsigned)(strchr(row, letter) - row);
}
static unsigned last_of(const char *row, char letter) {
  return (unsigned)(strrchr(row, letter) - row);
}

/* From published lists. */
static void known_numbers(void **state) {
  (void)state;
  static const struct {
    unsigned number;
    const char *row;
  } known[] = {{518, "RSBQKBSR"}, {0, "BBQSSRKR"},   {959, "RKRSSQBB"}, {331, "SRQKBRSB"},
               {154, "SRSQBBKR"}, {404, "RBBQSSKR"}, {840, "RBKSBRQS"}, {96, "BBQSRSKR"}};
  for (unsigned i = 0; i < sizeof known / sizeof *known; i++) {
    char row[OFFICERS_960 + 1];
    row_of(known[i].number, row);
    assert_string_equal(row, known[i].row);
    assert_int_equal(number_of(known[i].row), known[i].number);
  }
}

static void all_numbers(void **state) {
  (void)state;
  for (unsigned number = 0; number < ARRAYS_960; number++) {
    char row[OFFICERS_960 + 1];
    row_of(number, row);
    assert_int_equal(number_of(row), number); /* hence no two are equal */
    assert_true(first_of(row, 'R') < first_of(row, 'K'));
    assert_true(first_of(row, 'K') < last_of(row, 'R'));
    assert_int_equal((first_of(row, 'B') + last_of(row, 'B')) % 2, 1);
    assert_true(first_of(row, 'S') < last_of(row, 'S'));
    assert_non_null(strchr(row, 'Q'));
  }
}

static void no_arrays(void **state) {
  (void)state;
  static const char *const rows[] = {"RSBQKSBR", "KRBQRBSS", "RSBQBKSR", "RSBKKBSR",
                                     "RSQBKBSR", "RSBPKBSR", "RSB-KBSR", "RRRRKRRR"};
  for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
    assert_int_equal(number_of(rows[i]), -1);
}

/* How often an array should come up in 960 000 draws. */
static double expected_by_coins(const char *row) {
  unsigned left = 0, right = 0;
  for (unsigned file = 0; file < OFFICERS_960; file++)
    if (row[file] != 'B' && row[file] != 'K')
      *(file < first_of(row, 'K') ? &left : &right) += 1;
  return 960000.0 / (4 * 4 * 4 * 3 * left * right);
}

/* Six standard deviations off would come about once in a billion draws of seeds; the seed is
   fixed. */
static void assert_near(unsigned seen, double expected) {
  double distance = seen - expected;
  assert_true(distance * distance < 36 * expected);
}

static void uniform_draw(void **state) {
  (void)state;
  struct coin960 coin = {20240229};
  unsigned seen[ARRAYS_960] = {0};
  for (unsigned i = 0; i < 960000; i++)
    seen[array960_draw_uniform(&coin)]++;
  for (unsigned number = 0; number < ARRAYS_960; number++)
    assert_near(seen[number], 1000);
}

static void northam_draw(void **state) {
  (void)state;
  struct coin960 coin = {20240229};
  unsigned seen[ARRAYS_960] = {0};
  double sum = 0;
  for (unsigned i = 0; i < 960000; i++)
    seen[array960_draw_northam(&coin)]++;
  for (unsigned number = 0; number < ARRAYS_960; number++) {
    char row[OFFICERS_960 + 1];
    row_of(number, row);
    sum += expected_by_coins(row);
    assert_near(seen[number], expected_by_coins(row));
  }
  assert_true(sum > 959999 && sum < 960001);
}

static void same_seed_same_array(void **state) {
  (void)state;
  for (uint64_t seed = 0; seed < 50; seed++) {
    struct coin960 one = {seed}, other = {seed};
    assert_int_equal(array960_draw_northam(&one), array960_draw_northam(&other));
    assert_int_equal(array960_draw_uniform(&one), array960_draw_uniform(&other));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(known_numbers), cmocka_unit_test(all_numbers),
      cmocka_unit_test(no_arrays),     cmocka_unit_test(uniform_draw),
      cmocka_unit_test(northam_draw),  cmocka_unit_test(same_seed_same_array),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
