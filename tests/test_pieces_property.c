/* Observation is capture: on random positions, on boards of several sizes and shapes, the squares
   that a man observes are exactly those where the walk could capture an enemy put there, asked one
   by one and all at once; its steps are in order, and the ways by which it comes to squares are
   ways of its steps.  Every walk of the table is tried, hunters of walks drawn at random, and
   movements that the notation allows beyond them.

   PREMIER_POSITIONS in the environment asks for another number of positions a walk and board,
   PREMIER_SEED for other positions and hunters.  The long run is worth its time in a tree that was
   configured with --enable-sanitizers:

     PREMIER_POSITIONS=10000 tests/test_pieces_property

   So run, all boards came out clean (2026, seeds 11, 23 and 31, a quarter of an hour of processor
   time each).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"

enum { FEW_POSITIONS = 100, HUNTERS = 8 };

/* Men scattered over a board around an empty square; some are enemies of the man to be put there.
 */
struct scene {
  const char *notation;
  const struct geometry *geometry;
  square from;
  struct set men, enemies;
};

static struct crowd crowd_in(const struct scene *scene) {
  static const struct set nowhere;
  return (struct crowd){.occupied = &scene->men, .enemies = &scene->enemies, .closed = &nowhere};
}

static struct scene scatter(const char *notation, const struct geometry *geometry, uint64_t *dice) {
  struct scene scene = {.notation = notation, .geometry = geometry};
  const unsigned one_in = 2 + roll(dice, 8);
  do
    scene.from = (square)roll(dice, geometry->squares);
  while (!set_has(&geometry->exists, scene.from));
  for_set (where, &geometry->exists, geometry->words)
    if (where != scene.from && roll(dice, one_in) == 0) {
      set_add(&scene.men, where);
      if (roll(dice, 2))
        set_add(&scene.enemies, where);
    }
  return scene;
}

static void look(const struct walk_paths *walk, enum colour colour, const struct scene *scene,
                 const struct set *capturable, bool imagine, struct steps *steps) {
  struct sight sight = {.crowd = crowd_in(scene),
                        .capturable = capturable,
                        .moves = !imagine,
                        .captures = true,
                        .imagine = imagine};
  steps_begin(steps);
  walk_steps(walk, colour, scene->from, &sight, steps);
}

/* By the words of the definition: an enemy is put there, and captured. */
static bool captures_on(const struct walk_paths *walk, enum colour colour, square target,
                        const struct scene *scene) {
  struct scene with = *scene;
  struct steps steps;
  set_add(&with.men, target);
  set_add(&with.enemies, target);
  look(walk, colour, &with, &with.enemies, false, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    if (steps.step[i].capture == target)
      return true;
  return false;
}

static struct set imagined(const struct walk_paths *walk, enum colour colour,
                           const struct scene *scene) {
  struct steps steps;
  struct set result = {{0}};
  look(walk, colour, scene, &scene->geometry->exists, true, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    set_add(&result,
            steps.step[i].capture == NO_SQUARE ? steps.step[i].arrival : steps.step[i].capture);
  return result;
}

static void observation_is_capture(const struct walk_paths *walk, enum colour colour,
                                   const struct scene *scene) {
  const square from = scene->from;
  const struct crowd crowd = crowd_in(scene);
  const struct set control = imagined(walk, colour, scene);
  for_set (target, &scene->geometry->exists, scene->geometry->words) {
    if (target == from)
      continue;
    const bool captures = captures_on(walk, colour, target, scene);
    if (set_has(&control, target) != captures ||
        (captures && !row_has(set_row(walk->reach[colour], from, walk->words), target)) ||
        walk_observes(walk, colour, from, target, &crowd) != captures)
      fail_msg("%s: from %u it is wrong about %u", scene->notation, from, target);
  }
}

/* Nothing arrives on men that it does not capture, nor where it departs, nor comes twice. */
static void steps_are_in_order(const struct walk_paths *walk, enum colour colour,
                               const struct scene *scene) {
  struct steps steps;
  look(walk, colour, scene, &scene->enemies, false, &steps);
  for (unsigned i = 0; i < steps.count; i++) {
    const struct step *step = &steps.step[i];
    assert_true(step->arrival != scene->from);
    assert_true(set_has(&scene->geometry->exists, step->arrival));
    assert_int_equal(set_has(&scene->men, step->arrival), step->capture == step->arrival);
    if (step->capture != NO_SQUARE)
      assert_true(set_has(&scene->enemies, step->capture));
    for (unsigned k = 0; k < i; k++)
      assert_false(steps.step[k].arrival == step->arrival &&
                   steps.step[k].capture == step->capture);
  }
}

/* Asked for all its ways, a man comes to the same squares with the same captures; a way over a man
   names it. */
static void ways_are_steps(const struct walk_paths *walk, enum colour colour,
                           const struct scene *scene) {
  struct steps steps, ways;
  const struct sight sight = {.crowd = crowd_in(scene),
                              .capturable = &scene->enemies,
                              .moves = true,
                              .captures = true,
                              .by_way = true};
  look(walk, colour, scene, &scene->enemies, false, &steps);
  steps_begin(&ways);
  walk_steps(walk, colour, scene->from, &sight, &ways);
  for (unsigned i = 0; i < steps.count + ways.count; i++) {
    const struct step *step = i < steps.count ? &steps.step[i] : &ways.step[i - steps.count];
    const struct steps *others = i < steps.count ? &ways : &steps;
    unsigned k = 0;
    while (k < others->count &&
           (others->step[k].arrival != step->arrival || others->step[k].capture != step->capture))
      k++;
    if (k == others->count)
      fail_msg("%s: from %u its ways to %u differ from its steps", scene->notation, scene->from,
               step->arrival);
    if (step->hurdle != NO_SQUARE)
      assert_true(set_has(&scene->men, step->hurdle));
  }
}

static void try_position(const struct walk_paths *walk, const char *notation,
                         const struct geometry *geometry, enum colour colour, uint64_t *dice) {
  const struct scene scene = scatter(notation, geometry, dice);
  observation_is_capture(walk, colour, &scene);
  steps_are_in_order(walk, colour, &scene);
  ways_are_steps(walk, colour, &scene);
}

static void try_walk(const char *notation, const struct geometry *geometry, uint64_t *dice) {
  struct path_rules rules = {.geometry = geometry};
  for (unsigned rank = 1; rank < MAX_RANKS; rank++)
    rules.pawn_steps[WHITE][rank] = rules.pawn_steps[BLACK][rank] = rank == 1 ? 2 : 1;
  struct movement movement;
  struct walk_paths paths;
  size_t offset;
  struct arena *arena = arena_new();
  assert_null(notation_read(notation, &movement, &offset));
  paths_make(&paths, &movement, &rules, arena);
  const unsigned positions = (unsigned)number_from("PREMIER_POSITIONS", FEW_POSITIONS);
  for (unsigned i = 0; i < positions; i++)
    try_position(&paths, notation, geometry, (enum colour)(i % 2), dice);
  arena_free(arena);
}

/* Movements that no walk of the table has, which the notation allows. */
static const char *const others[] = {"Q@*^ > =* + N zig (0,4) 3",
                                     "F reflected 3 *^ > =*",
                                     "F shifted 2 *! > =1",
                                     "away(N@*) + towards(W*)",
                                     "N via W 2",
                                     "N via F *! > =1",
                                     "N via W *| ...",
                                     "W*| > any F*|",
                                     "L1~ > round L1^ > near W2",
                                     "W* > ±90 * > ±90 * > ±90 *",
                                     "away(none) + towards(fW1/2)",
                                     "on bc: m: F*% + c: W*^ > 180 *"};

/* A hunter of two walks of the table as problems have them. */
static void try_hunter(const struct geometry *geometry, uint64_t *dice) {
  char text[100];
  const unsigned away = 1 + roll(dice, walk_count() - 1),
                 towards = 1 + roll(dice, walk_count() - 1);
  snprintf(text, sizeof text, "BeginProblem Pieces White %s/%s e5 Stipulation ~1 EndProblem",
           piece_row(away)->codes[ENGLISH], piece_row(towards)->codes[ENGLISH]);
  struct reader *reader = reader_new("test", text, strlen(text));
  struct problem_set *set = reader_next(reader);
  reader_free(reader);
  assert_non_null(set);
  if (set->phases[0]->own_walk_count > 0)
    try_walk(set->phases[0]->own_walks[0].notation, geometry, dice);
  problem_set_free(set);
}

static void every_walk_on(struct board_frame frame) {
  struct geometry geometry;
  geometry_make(&geometry, &frame);
  uint64_t dice = dice_beginning(11);
  for (unsigned walk = 1; walk < walk_count(); walk++)
    try_walk(piece_row(walk)->notation, &geometry, &dice);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    try_walk(others[i], &geometry, &dice);
  for (unsigned i = 0; i < HUNTERS; i++)
    try_hunter(&geometry, &dice);
}

static void on_the_usual_board(void **state) {
  (void)state;
  every_walk_on((struct board_frame){.files = 8, .ranks = 8});
}

static void on_5x7(void **state) {
  (void)state;
  every_walk_on((struct board_frame){.files = 5, .ranks = 7});
}

static void on_10x10(void **state) {
  (void)state;
  every_walk_on((struct board_frame){.files = 10, .ranks = 10});
}

static void on_a_board_with_holes(void **state) {
  (void)state;
  struct board_frame frame = {.files = 9, .ranks = 6};
  frame.hole[13] = frame.hole[40] = true;
  every_walk_on(frame);
}

static void on_cylinders(void **state) {
  (void)state;
  every_walk_on((struct board_frame){.files = 7, .ranks = 8, .shape = VERTICAL_CYLINDER});
  every_walk_on((struct board_frame){.files = 5, .ranks = 6, .shape = HORIZONTAL_CYLINDER});
}

static void on_a_torus(void **state) {
  (void)state;
  every_walk_on((struct board_frame){.files = 6, .ranks = 5, .shape = TORUS});
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(on_the_usual_board), cmocka_unit_test(on_5x7),
      cmocka_unit_test(on_10x10),           cmocka_unit_test(on_a_board_with_holes),
      cmocka_unit_test(on_cylinders),       cmocka_unit_test(on_a_torus),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
