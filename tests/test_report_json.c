/* Solutions as JSON lines: every line must be an object with what a caller needs.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/report_fixture.h"

#include <jansson.h>

static struct recording recording;

static struct sink *begin(void) {
  struct recording *r = &recording;
  start_recording(r);
  r->problem.number = 7;
  r->problem.twin_label = "b";
  r->report = json_report_new(r->memory, false);
  r->report->begin_problem(r->report, &r->set);
  r->report->begin_phase(r->report, &r->problem);
  return &r->report->sink;
}

/* The lines written, as an array of objects. */
static json_t *end(void) {
  json_t *lines = json_array();
  fclose(recording.memory);
  char *rest = recording.text;
  for (char *line = strtok_r(rest, "\n", &rest); line != NULL; line = strtok_r(NULL, "\n", &rest)) {
    json_t *object = json_loads(line, 0, NULL);
    assert_true(json_is_object(object));
    json_array_append_new(lines, object);
  }
  report_free(recording.report);
  free(recording.text);
  return lines;
}

static const char *text_at(const json_t *object, const char *key) {
  return json_string_value(json_object_get(object, key));
}

static void line_of_play(void **state) {
  (void)state;
  struct sink *sink = begin();
  struct ply plies[2] = {make_ply(&recording.problem, BLACK, KNIGHT, "c6", "a7", PAWN),
                         make_ply(&recording.problem, WHITE, ROOK, "d1", "d8", NO_WALK)};
  plies[0].effects[0] = (struct effect){.kind = EFFECT_APPEARS,
                                        .man = make_man(OF_WHITE, PAWN, 0),
                                        .from = NO_SQUARE,
                                        .to = square_named(&recording.problem, "a2")};
  plies[0].effect_count = 1;
  sink->part(sink, PART_SET, BLACK);
  sink->line(sink, &(struct line){.plies = plies, .count = 2, .reached = {1, {mate}}, .mark = ""});
  json_t *lines = end();
  const json_t *event = json_array_get(lines, 0), *moves = json_object_get(event, "moves");
  const json_t *first = json_array_get(moves, 0), *second = json_array_get(moves, 1);
  assert_int_equal(json_array_size(lines), 1);
  assert_int_equal(json_integer_value(json_object_get(event, "problem")), 7);
  assert_string_equal(text_at(event, "twin"), "b");
  assert_string_equal(text_at(event, "phase"), "set");
  assert_string_equal(text_at(event, "half"), "b");
  assert_int_equal(json_array_size(moves), 2);
  assert_string_equal(text_at(first, "text"), "Sc6*a7[+wPa2]");
  assert_string_equal(text_at(first, "from"), "c6");
  assert_string_equal(text_at(first, "to"), "a7");
  assert_string_equal(text_at(first, "piece"), "S");
  assert_string_equal(text_at(first, "capture"), "a7");
  assert_string_equal(json_string_value(json_array_get(json_object_get(first, "effects"), 0)),
                      "[+wPa2]");
  assert_null(text_at(first, "goal"));
  assert_string_equal(text_at(second, "goal"), "#");
  assert_string_equal(text_at(second, "side"), "w");
  json_decref(lines);
}

static void goals_reached_at_once(void **state) {
  (void)state;
  const struct goal capture = {GOAL_CAPTURE, NO_SQUARE, 0};
  const struct ply ply = make_ply(&recording.problem, WHITE, ROOK, "d1", "d8", NO_WALK);
  struct sink *sink = begin();
  sink->part(sink, PART_PLAY, WHITE);
  sink->line(
      sink, &(struct line){.plies = &ply, .count = 1, .reached = {2, {capture, mate}}, .mark = ""});
  json_t *lines = end();
  const json_t *moves = json_object_get(json_array_get(lines, 0), "moves"),
               *move = json_array_get(moves, 0), *goals = json_object_get(move, "goals");
  assert_string_equal(text_at(move, "goal"), "x");
  assert_int_equal(json_array_size(goals), 2);
  assert_string_equal(json_string_value(json_array_get(goals, 1)), "#");
  json_decref(lines);
}

static void tree_of_a_try(void **state) {
  (void)state;
  struct sink *sink = begin();
  const struct ply key = make_ply(&recording.problem, WHITE, KING, "c6", "b6", NO_WALK),
                   reply = make_ply(&recording.problem, BLACK, KING, "a8", "b8", NO_WALK);
  sink->part(sink, PART_PLAY, WHITE);
  sink->tree_move(
      sink, &key,
      &(struct tree_move){.depth = 0, .role = ROLE_TRY, .mark = " ?", .facing = FACING_ZUGZWANG});
  sink->but(sink);
  sink->tree_move(sink, &reply,
                  &(struct tree_move){.depth = 1, .role = ROLE_REFUTATION, .mark = " !"});
  sink->tree_move(sink, &key, &(struct tree_move){.depth = 0, .role = ROLE_KEY, .mark = " !"});
  sink->tree_move(sink, &key, &(struct tree_move){.depth = 2, .role = ROLE_THREAT, .mark = ""});
  json_t *lines = end();
  static const char *const phases[] = {"try", "try", "play", "threat"};
  static const char *const roles[] = {"try", "refutation", "key", "threat"};
  assert_int_equal(json_array_size(lines), 4);
  for (unsigned i = 0; i < 4; i++) {
    assert_string_equal(text_at(json_array_get(lines, i), "phase"), phases[i]);
    assert_string_equal(text_at(json_array_get(lines, i), "role"), roles[i]);
  }
  assert_string_equal(text_at(json_array_get(lines, 0), "facing"), "zugzwang");
  assert_string_equal(
      text_at(json_array_get(json_object_get(json_array_get(lines, 1), "moves"), 0), "mark"), "!");
  json_decref(lines);
}

static void endings(void **state) {
  (void)state;
  begin();
  const struct ending ending = {
      .verdict = PARTIAL, .solutions = 2, .nodes = 12345678901ull, .seconds = 0.5};
  struct complaint complaint = {.severity = INPUT_ERROR, .text = "what \"is\" this"};
  const struct complaints complaints = {.first = &complaint, .errors = 1};
  recording.report->end_problem(recording.report, &ending);
  recording.report->refuse(recording.report, &recording.set, &complaints);
  json_t *lines = end();
  const json_t *partial = json_array_get(lines, 0), *error = json_array_get(lines, 1);
  assert_string_equal(text_at(partial, "verdict"), "partial");
  assert_int_equal(json_integer_value(json_object_get(partial, "solutions")), 2);
  assert_int_equal(json_integer_value(json_object_get(partial, "nodes")), 12345678901ll);
  assert_true(json_is_null(json_object_get(partial, "message")));
  assert_string_equal(text_at(error, "verdict"), "error");
  assert_string_equal(text_at(error, "message"), "what \"is\" this");
  json_decref(lines);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(line_of_play),
                                     cmocka_unit_test(goals_reached_at_once),
                                     cmocka_unit_test(tree_of_a_try), cmocka_unit_test(endings)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
