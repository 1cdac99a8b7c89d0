/* Movement and observation by path tables: the squares that a man controls are those that it
   observes one by one, its captures are among them, and particular walks do what is told of them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"

/* A board with men scattered over it. */
static struct set scatter(const struct geometry *geometry, uint64_t *seed) {
  struct set men = {{0}};
  for (square where = 0; where < geometry->squares; where++)
    if (set_has(&geometry->exists, where) && next_random(seed) % 4 == 0)
      set_add(&men, where);
  return men;
}

static struct set controlled(const struct walk_paths *walk, enum colour colour, square from,
                             const struct geometry *geometry, const struct set *men) {
  static const struct set none;
  struct sight sight = {.occupied = men,
                        .capturable = &geometry->exists,
                        .closed = &none,
                        .captures = true,
                        .imagine = true};
  struct steps steps;
  struct set result = {{0}};
  steps_begin(&steps);
  walk_steps(walk, colour, from, &sight, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    set_add(&result,
            steps.step[i].capture == NO_SQUARE ? steps.step[i].arrival : steps.step[i].capture);
  return result;
}

static void captures_are_controlled(const struct walk_paths *walk, enum colour colour, square from,
                                    const struct set *men, const struct set *control) {
  static const struct set none;
  struct sight sight = {
      .occupied = men, .capturable = men, .closed = &none, .moves = true, .captures = true};
  struct steps steps;
  steps_begin(&steps);
  walk_steps(walk, colour, from, &sight, &steps);
  for (unsigned i = 0; i < steps.count; i++) {
    const struct step *step = &steps.step[i];
    assert_true(step->arrival != from);
    assert_int_equal(set_has(men, step->arrival), step->capture == step->arrival);
    if (step->capture != NO_SQUARE)
      assert_true(set_has(control, step->capture));
    for (unsigned k = 0; k < i; k++)
      assert_false(steps.step[k].arrival == step->arrival &&
                   steps.step[k].capture == step->capture);
  }
}

static void check_walk(const struct walk_paths *walk, const struct geometry *geometry,
                       uint64_t *seed) {
  static const struct set none;
  struct set men = scatter(geometry, seed);
  for (unsigned colour = WHITE; colour <= BLACK; colour++)
    for_set (from, &geometry->exists, geometry->words) {
      struct set without = men;
      set_remove(&without, from);
      struct set control = controlled(walk, (enum colour)colour, from, geometry, &without);
      for_set (to, &geometry->exists, geometry->words)
        if (to != from)
          assert_int_equal(walk_observes(walk, (enum colour)colour, from, to, &without, &none),
                           set_has(&control, to));
      captures_are_controlled(walk, (enum colour)colour, from, &without, &control);
    }
}

static void every_walk_on(const struct board_frame *frame) {
  struct geometry geometry;
  geometry_make(&geometry, frame);
  struct path_rules rules = {.geometry = &geometry};
  for (unsigned rank = 1; rank < MAX_RANKS; rank++)
    rules.pawn_steps[WHITE][rank] = rules.pawn_steps[BLACK][rank] = rank == 1 ? 2 : 1;
  uint64_t seed = 11;
  for (unsigned walk = 1; walk < walk_count(); walk++) {
    struct movement movement;
    struct walk_paths paths;
    size_t offset;
    if (!piece_supported(walk))
      continue;
    struct arena *arena = arena_new();
    assert_null(notation_read(piece_row(walk)->notation, &movement, &offset));
    paths_make(&paths, &movement, &rules, arena);
    check_walk(&paths, &geometry, &seed);
    arena_free(arena);
  }
}

static void control_is_observation(void **state) {
  (void)state;
  static struct board_frame frames[] = {{.files = 8, .ranks = 8},
                                        {.files = 9, .ranks = 6},
                                        {.files = 7, .ranks = 7, .shape = VERTICAL_CYLINDER},
                                        {.files = 6, .ranks = 5, .shape = TORUS}};
  frames[1].hole[13] = frames[1].hole[40] = true;
  for (size_t i = 0; i < sizeof frames / sizeof *frames; i++)
    every_walk_on(&frames[i]);
}

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
      cmocka_unit_test(control_is_observation),
      cmocka_unit_test(equihopper),
      cmocka_unit_test(a_locust_captures_where_it_does_not_arrive),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
