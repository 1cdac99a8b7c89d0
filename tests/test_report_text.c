/* Solutions as text: what comes out for events made by hand, character by character.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/report_fixture.h"

static int start(void **state) {
  static struct recording recording;
  start_recording(&recording);
  recording.problem.options.no_board = true;
  recording.report = text_report_new(recording.memory, true);
  recording.report->begin_problem(recording.report, &recording.set);
  *state = &recording;
  return 0;
}

static int stop(void **state) {
  struct recording *recording = *state;
  report_free(recording->report);
  free(recording->text);
  return 0;
}

static void expect_text(struct recording *recording, const char *expected) {
  const struct ending ending = {.verdict = COMPLETE};
  recording->report->end_problem(recording->report, &ending);
  fclose(recording->memory);
  assert_string_equal(recording->text, expected);
}

static struct sink *begin(struct recording *recording) {
  struct sink *sink = &recording->report->sink;
  recording->report->begin_phase(recording->report, &recording->problem);
  sink->part(sink, PART_PLAY, WHITE);
  return sink;
}

static void help_lines(void **state) {
  struct recording *r = *state;
  struct sink *sink = begin(r);
  struct ply plies[4] = {make_ply(&r->problem, BLACK, KING, "a8", "a7", 0),
                         make_ply(&r->problem, WHITE, ROOK, "d1", "b1", 0),
                         make_ply(&r->problem, BLACK, KING, "a7", "a6", 0),
                         make_ply(&r->problem, WHITE, ROOK, "b1", "a1", 0)};
  plies[1].gives_check = true;
  struct line line = {.plies = plies, .count = 4, .reached = {1, {mate}}, .mark = ""};
  sink->line(sink, &line);
  line = (struct line){
      .plies = plies + 1, .count = 3, .first = 1, .reached = {1, {mate}}, .mark = " ?!?"};
  sink->line(sink, &line);
  line =
      (struct line){.plies = plies + 2, .count = 2, .first = 2, .reached = {1, {mate}}, .mark = ""};
  sink->line(sink, &line);
  expect_text(r, "\n"
                 "\n  1.Ka8-a7 Rd1-b1 +   2.Ka7-a6 Rb1-a1 #"
                 "\n  1...Rd1-b1 +   2.Ka7-a6 Rb1-a1 # ?!?"
                 "\n  1...  ...  2.Ka7-a6 Rb1-a1 #"
                 "\n\nsolution finished.\n\n");
}

static void series_lines(void **state) {
  struct recording *r = *state;
  struct sink *sink = begin(r);
  struct ply plies[13];
  for (unsigned i = 0; i < 13; i++)
    plies[i] = make_ply(&r->problem, BLACK, KING, i % 2 ? "a7" : "a8", i % 2 ? "a8" : "a7", 0);
  plies[11] = make_ply(&r->problem, WHITE, ROOK, "b1", "a1", 0);
  struct line line = {.plies = plies, .count = 12, .reached = {1, {mate}}, .mark = ""};
  sink->line(sink, &line);
  struct ply intro[4] = {make_ply(&r->problem, WHITE, ROOK, "a1", "a2", 0),
                         make_ply(&r->problem, WHITE, ROOK, "a2", "a3", 0),
                         make_ply(&r->problem, BLACK, KING, "h8", "h7", 0),
                         make_ply(&r->problem, WHITE, ROOK, "a3", "h3", 0)};
  line = (struct line){.plies = intro,
                       .count = 4,
                       .restarts = {2},
                       .restart_count = 1,
                       .reached = {1, {mate}},
                       .mark = ""};
  sink->line(sink, &line);
  expect_text(r, "\n"
                 "\n  1.Ka8-a7   2.Ka7-a8   3.Ka8-a7   4.Ka7-a8   5.Ka8-a7   6.Ka7-a8   7.Ka8-a7"
                 "   8.Ka7-a8   9.Ka8-a7  10.Ka7-a8  11.Ka8-a7 Rb1-a1 #"
                 "\n  1.Ra1-a2   2.Ra2-a3   1.Kh8-h7 Ra3-h3 #"
                 "\n\nsolution finished.\n\n");
}

static void tree(void **state) {
  struct recording *r = *state;
  struct sink *sink = &r->report->sink;
  const struct ply key = make_ply(&r->problem, WHITE, KING, "c6", "b6", 0),
                   threat = make_ply(&r->problem, WHITE, ROOK, "d1", "d8", 0),
                   reply = make_ply(&r->problem, BLACK, KING, "a8", "b8", 0);
  r->report->begin_phase(r->report, &r->problem);
  sink->part(sink, PART_SET, WHITE);
  sink->tree_move(sink, &reply, &(struct tree_move){.depth = 1, .role = ROLE_SET, .mark = ""});
  sink->tree_move(
      sink, &threat,
      &(struct tree_move){.depth = 2, .role = ROLE_VARIATION, .mark = "", .reached = {1, {mate}}});
  sink->part(sink, PART_PLAY, WHITE);
  sink->tree_move(
      sink, &key,
      &(struct tree_move){.depth = 0, .role = ROLE_TRY, .mark = " ?", .facing = FACING_ZUGZWANG});
  sink->but(sink);
  sink->tree_move(sink, &reply,
                  &(struct tree_move){.depth = 1, .role = ROLE_REFUTATION, .mark = " !"});
  sink->tree_move(
      sink, &key,
      &(struct tree_move){.depth = 0, .role = ROLE_KEY, .mark = " !", .facing = FACING_THREAT});
  sink->tree_move(
      sink, &threat,
      &(struct tree_move){.depth = 2, .role = ROLE_THREAT, .mark = "", .reached = {1, {mate}}});
  expect_text(r, "\n"
                 "\n      1...Ka8-b8"
                 "\n          2.Rd1-d8 #"
                 "\n"
                 "\n   1.Kc6-b6 ? zugzwang."
                 "\n    but"
                 "\n      1...Ka8-b8 !"
                 "\n"
                 "\n   1.Kc6-b6 ! threat:"
                 "\n          2.Rd1-d8 #"
                 "\n"
                 "\n\nsolution finished.\n\n");
}

static void post_key_play(void **state) {
  struct recording *r = *state;
  struct sink *sink = &r->report->sink;
  const struct ply reply = make_ply(&r->problem, BLACK, KING, "a8", "b8", 0);
  r->problem.language = GERMAN;
  r->report->begin_phase(r->report, &r->problem);
  sink->part(sink, PART_KEYED, WHITE);
  sink->root_facing(sink, FACING_ZUGZWANG, NULL, false);
  sink->tree_move(sink, &reply,
                  &(struct tree_move){.depth = 1, .role = ROLE_VARIATION, .mark = ""});
  sink->refutes(sink);
  sink->tree_move(sink, &reply,
                  &(struct tree_move){.depth = 0, .role = ROLE_VARIATION, .mark = ""});
  sink->refutes(sink);
  expect_text(r, "\n"
                 "\n Zugzwang."
                 "\n      1...Ka8-b8"
                 "\n        Widerlegt."
                 "\n   1.Ka8-b8"
                 "\n    Widerlegt."
                 "\n"
                 "\n\nLoesung beendet.\n\n");
}

static void twins_and_move_numbers(void **state) {
  struct recording *r = *state;
  const struct ply move = make_ply(&r->problem, BLACK, KING, "a8", "b8", 0);
  r->problem.twin_label = "a";
  struct sink *sink = begin(r);
  sink->move_number(sink, &(struct number_list){1, {1}}, &move, 0.5);
  r->problem.twin_label = "b";
  r->problem.twin_text = "wKc6-->c7";
  r->problem.continued = true;
  begin(r);
  expect_text(r, "\n\na) \n"
                 "\n  1  (Ka8-b8 )"
                 "\n\n+b) wKc6-->c7  \n"
                 "\n\nsolution finished.\n\n");
}

static void times(void **state) {
  struct recording *r = *state;
  report_free(r->report);
  r->report = text_report_new(r->memory, false);
  r->report->begin_run(r->report, "1.0", 64);
  r->report->begin_problem(r->report, &r->set);
  struct sink *sink = begin(r);
  const struct ply move = make_ply(&r->problem, BLACK, KING, "a8", "b8", 0);
  sink->move_number(sink, &(struct number_list){1, {12}}, &move, 0.0625);
  const struct ending ending = {.verdict = INTERRUPTED, .seconds = 1.5};
  r->report->end_problem(r->report, &ending);
  r->report->end_run(r->report);
  fclose(r->memory);
  assert_string_equal(r->text, "Premier 1.0 (64 MB)\n"
                               "\n 12  (Ka8-b8    Time = 0.062 s)"
                               "\nsolving interrupted. Time = 1.500 s\n\n\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(help_lines, start, stop),
      cmocka_unit_test_setup_teardown(series_lines, start, stop),
      cmocka_unit_test_setup_teardown(tree, start, stop),
      cmocka_unit_test_setup_teardown(post_key_play, start, stop),
      cmocka_unit_test_setup_teardown(twins_and_move_numbers, start, stop),
      cmocka_unit_test_setup_teardown(times, start, stop)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
