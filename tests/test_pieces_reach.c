/* Particular walks do what is told of them.  That observation is capture for every walk is tested
   in test_pieces_property.c.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"

/* The English equihopper on 9x9, as the text of its definition has it. */
static void equihopper(void **state) {
  (void)state;
  struct game game = open_game("BoardSize 9x9\nPieces White EQb1 Ka9 Pe1 Black Kg9 Pd5", WHITE);
  assert_true(find_move(&game, "b1", "h1", NO_WALK) != NO_MOVE);
  assert_true(find_move(&game, "b1", "f9", NO_WALK) != NO_MOVE);
  close_game(&game);
  game = open_game("BoardSize 9x9\nPieces White EQb1 Ka9 Pe1 Black Kg9 Pd5 Pc3", WHITE);
  assert_true(find_move(&game, "b1", "f9", NO_WALK) == NO_MOVE);
  assert_int_equal(capture_of(find_move(&game, "b1", "d5", NO_WALK)), at(&game, "d5"));
  close_game(&game);
  game = open_game("BoardSize 9x9\nPieces White NEb1 Ka9 Pe1 Pe7 Black Kg9 Pd5", WHITE);
  assert_true(find_move(&game, "b1", "f9", NO_WALK) != NO_MOVE);
  close_game(&game);
}

static void a_locust_captures_where_it_does_not_arrive(void **state) {
  (void)state;
  struct game game = open_game("Pieces White La1 Kh1 Black Kh8 Pd4", WHITE);
  move m = find_move(&game, "a1", "e5", NO_WALK);
  assert_int_equal(capture_of(m), at(&game, "d4"));
  close_game(&game);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(equihopper),
      cmocka_unit_test(a_locust_captures_where_it_does_not_arrive),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
