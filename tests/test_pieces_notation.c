/* The notation of walks: every row of the table can be read, mistakes are found where they are.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/notation.h"
#include "pieces/piece.h"
#include "solver/board/square.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static void all_rows_can_be_read(void **state) {
  (void)state;
  assert_int_equal(walk_count(), 163);
  for (unsigned walk = 1; walk < walk_count(); walk++) {
    size_t offset;
    const struct piece *row = piece_row(walk);
    assert_non_null(row->codes[0]);
    assert_non_null(row->notation);
    assert_non_null(row->sentence);
    assert_null(notation_error(row->notation, &offset));
  }
}

static void codes_in_three_languages(void **state) {
  (void)state;
  assert_int_equal(walk_by_code("s", 1, 0), KNIGHT);
  assert_int_equal(walk_by_code("C", 1, 1), KNIGHT);
  assert_int_equal(walk_by_code("B", 1, 2), PAWN);
  assert_int_equal(walk_by_code("EQ", 2, 0), walk_by_code("ea", 2, 1));
  assert_int_equal(walk_by_code("NE", 2, 0), walk_by_code("eq", 2, 1));
  assert_int_equal(walk_by_code("XX", 2, 0), NO_WALK);
  for (unsigned language = 0; language < 3; language++)
    for (unsigned walk = 1; walk < walk_count(); walk++) {
      const char *code = piece_row(walk)->codes[language];
      assert_int_equal(walk_by_code(code, strlen(code), language), walk);
    }
}

static void parts_and_legs(void **state) {
  (void)state;
  struct movement movement;
  size_t offset;
  assert_null(notation_read("m: Q* + c: Q*^ > =* > ±90 2", &movement, &offset));
  assert_int_equal(movement.part_count, 2);
  assert_false(movement.part[0].captures);
  assert_false(movement.part[1].moves);
  assert_int_equal(movement.part[1].leg_count, 3);
  assert_int_equal(movement.part[1].leg[0].end, ON_HURDLE);
  assert_int_equal(movement.part[1].leg[1].length, ANY_LENGTH);
  assert_int_equal(movement.part[1].leg[2].turning, TURN_90);
  assert_int_equal(movement.part[1].leg[2].length, 2);
}

static void paths_and_groups(void **state) {
  (void)state;
  struct movement movement;
  size_t offset;
  assert_null(
      notation_read("away(N@*) + towards(none) + on ah: F shifted 2 *|", &movement, &offset));
  assert_int_equal(movement.part_count, 2);
  assert_int_equal(movement.part[0].bound, AWAY);
  assert_int_equal(movement.part[0].leg[0].path, CIRCLE);
  assert_int_equal(movement.part[1].files, 0x81);
  assert_int_equal(movement.part[1].leg[0].reflections, 2);
  assert_int_equal(movement.part[1].leg[0].end, AT_EDGE);
  assert_null(notation_read("lent by friends, royal", &movement, &offset));
  assert_int_equal(movement.lender, FRIENDS);
  assert_true(movement.royal);
}

static void mistakes(void **state) {
  (void)state;
  static const struct {
    const char *text;
    size_t offset;
  } wrong[] = {{"", 0},
               {"X1", 0},
               {"W", 1},
               {"W1 >", 4},
               {"W1 > 7", 5},
               {"(1;2)1", 2},
               {"(1,26)1", 5},
               {"W0", 2},
               {"W*^", 3},
               {"Q*! > =1!", 9},
               {"W1 + ", 5},
               {"W1, flies", 4},
               {"W1 W1", 3},
               {"(0,0)1", 5},
               {"W=", 2},
               {"N@", 2},
               {"F reflected *", 12},
               {"away(W1", 7},
               {"away(lent by friends)", 5},
               {"on : W1", 3},
               {"W1... > =1", 10},
               {"W1% > =1", 8},
               {"W1]", 3},
               {"W1 > near 1", 10},
               {"E@*", 2},
               {"F reflected 10 *", 14}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    size_t offset = 99;
    assert_non_null(notation_error(wrong[i].text, &offset));
    assert_int_equal(offset, wrong[i].offset);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_rows_can_be_read),
      cmocka_unit_test(codes_in_three_languages),
      cmocka_unit_test(parts_and_legs),
      cmocka_unit_test(paths_and_groups),
      cmocka_unit_test(mistakes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
