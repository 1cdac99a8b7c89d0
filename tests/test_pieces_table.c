/* Every walk has the moves that another program found for it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces_rows.h"

static void every_walk_has_its_moves(void **state) {
  (void)state;
  assert_int_equal(sizeof rows / sizeof *rows, walk_count() - 1);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    assert_string_equal(rows[i].code, piece_row((unsigned)i + 1)->codes[0]);
    man_has_moves(rows[i].position, rows[i].where, rows[i].moves);
  }
  for (size_t i = 0; i < sizeof further / sizeof *further; i++)
    man_has_moves(further[i].position, further[i].where, further[i].moves);
}

/* The definition of the eagle equihoppers knows no limit of distance; the other program takes
   hurdles up to three files and ranks away only. */
static void eagle_equihoppers_turn_at_any_distance(void **state) {
  (void)state;
  man_has_moves("Pieces White EEa1 Kh1 Black Kb8 Pa6", "a1", "f6 h8");
  man_has_moves("Pieces White EEa1 Kh1 Black Kb8 Pa3 Pa6", "a1", "c3 h8");
  man_has_moves("Pieces White ENa1 Kh1 Black Kb8 Pa3 Pa6", "a1", "c3 f6 h8");
}

static void hunters_move_as_their_two_walks(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof hunters / sizeof *hunters; i++)
    man_has_moves(hunters[i].row.position, hunters[i].row.where, hunters[i].row.moves);
  man_has_moves("Pieces White R/Nd4 Kh1 Black Kh8 Pd7 Pb3", "d4", "d5 d6 xd7 c2 e2 f3 h2 xb3");
  man_has_moves("Pieces White Kh1 Black Kh8 Pa3 G/Bd5 Pd4 Pc6", "d5", "");
  man_has_moves("Pieces White P/Bd1 Kh1 Black Kh8 Pe2 Pc2", "d1", "xc2 xe2");
}

static void borrowed_walks_go_along_chains(void **state) {
  (void)state;
  man_has_moves("Pieces White Kh1 Ra4 Od7 Black Kg8 Od4", "d7",
                "a7 b7 c7 d5 d6 d8 e7 f7 g7 h7 xd4");
  man_has_moves("Pieces White Kh1 Od4 Oe5 Black Kg8 Rd8 Od6", "d4", "");
  man_has_moves("Pieces White Kh1 Fd4 Rd1 Fd6 Fg6 Black Kb8", "g6",
                "e6 f6 g1 g2 g3 g4 g5 g7 g8 h6");
  man_has_moves("Pieces White Kh1 Fd4 Fd6 Fg6 Black Kb8 Rg1", "g6", "");
}

static void on_other_boards(void **state) {
  (void)state;
  man_has_moves("BoardSize 5x7 Pieces White ROa1 Ke2 Black Ke7", "a1", "a5 a7 b3 c2 c6 d4 e1");
  man_has_moves("BoardSize 10x4 Pieces White QQj2 Ka1 Black Kc4", "j2", "");
  man_has_moves("BoardSize 6x4 BoardShape VerticalCylinder Pieces White ARb2 Kd2 Black Ke4", "b2",
                "a1 a3 c1 c3 d4 e3 f2 f4");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_walk_has_its_moves),
      cmocka_unit_test(eagle_equihoppers_turn_at_any_distance),
      cmocka_unit_test(hunters_move_as_their_two_walks),
      cmocka_unit_test(borrowed_walks_go_along_chains),
      cmocka_unit_test(on_other_boards),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
