/* Why moves are legal or not: each reason, and rules that speak through different hooks.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/arena.h"
#include "solver/commands/intention.h"
#include "solver/commands/side.h"
#include "solver/report/reasons.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

struct example {
  const char *body, *move, *sentence; /* or how it begins */
};

#define CASTLERS "white Ke1 Ra1 Rh1 Pg2 black Kh8 "
#define PROMOTION "condition controlepremier pieces white Ke4 Pa7 black Kd5"

static const struct example examples[] = {
    {PROMOTION, "a7a8b", "it is legal"},
    {PROMOTION, "a7-a8=B #", "it is legal"},
    {PROMOTION, "a7a8q", "ControlePremier forbids the position behind the move: Q would be 33 = "},
    {PROMOTION, "a7-a8=S",
     "ControlePremier forbids the position behind the move: Q would be 18 = "},
    {PROMOTION, "a7-a8=K", "this is no promotion of Pa7"},
    {PROMOTION, "Ke4*d5", "kings are not captured"},
    {PROMOTION, "Kd5-d6", "White is at the move, and not Kd5"},
    {PROMOTION, "Ke4-e6", "this is no move of Ke4"},
    {PROMOTION, "Kc4-c5", "there is no man on c4"},
    {"pieces white Ka1 Ra4 Pb2 Pc2 black Kh8 Ra8 Bb3", "Ra4-b4",
     "the king would be captured by Ra8"},
    {"pieces white Ka1 Ra4 Pb2 Pc2 black Kh8 Ra8 Bb3", "a4a8", "it is legal"},
    {"pieces white Ka1 Ra4 Pb2 Pc2 black Kh8 Ra8 Bb3", "a1b2",
     "the arrival is occupied by an own man, Pb2"},
    {"pieces white Ka1 Ra4 Pb2 Pc2 black Kh8 Ra8 Bb3", "b2b4", "the way is blocked by Bb3"},
    {"pieces white Ka1 Ra4 Pb2 Pc2 black Kh8 Ra8 Bb3", "b2c3", "there is nothing to capture on c3"},
    {"pieces white Ka1 Ra4 Pb2 Pc2 black Kh8 Ra8 Bb3", "b2b3", "the way is blocked by Bb3"},
    {"pieces " CASTLERS "rd8 rb8", "0-0-0", "the king would be in check on its way, on d1"},
    {"pieces " CASTLERS "rd8 rb8", "0-0", "it is legal"},
    {"pieces " CASTLERS "re8", "O-O", "the king is in check and cannot castle"},
    {"pieces " CASTLERS "sg1", "e1g1", "the way is blocked by Sg1"},
    {"option nocastling h1 pieces " CASTLERS, "e1g1", "there is no right to castle so"},
    {"condition madrasi pieces white Ka1 Ra4 black Kh8 Ra8", "a4a5",
     "Madrasi does not let this man act"},
    {"condition nocapture pieces white Ka1 Ra4 black Kh8 Ra8", "a4a8",
     "NoCapture forbids this capture"},
    {"condition monochrom pieces white Ka1 Ra4 black Kh8", "a4a5",
     "MonochromChess forbids this arrival"},
    {"condition whitemaximummer pieces white Ka1 Ra4 black Kh8", "a1b1",
     "WhiteMaximummer obliges to a move of more weight"},
    {"condition koeko pieces white Ka1 Ra2 black Kh8", "a2a5", "KoeKo forbids "},
    {"condition controlepremier pieces white Ke6 Ra2 black Ke7 Bd3 Sc1", "e6f5",
     "the king would be captured by Bd3, Q 37"},
    {"boardsize 4x12 pieces white Ka1 Rb2 black Kd12", "b2b11", "it is legal"},
    {"condition reflectivekings pieces white Ke5 black Kh8 Re1", "e5g5", "it is legal"},
    {"condition marscirce pieces white Ka8 Rb8 black Kh8 Pa3", "Rb8-a1*a3", "it is legal"},
    {"pieces white Kh1 Ra1 black Kh8", "h1b2", "this is no move of Kh1"},
};

static void explain(const struct example *example, char *sentence, size_t room) {
  char text[512];
  const int length =
      snprintf(text, sizeof text, "BeginProblem\nstipulation #1\n%s\nEndProblem\n", example->body);
  struct reader *reader = reader_new("test", text, (size_t)length);
  struct problem_set *set = reader_next(reader);
  assert_false(complaints_forbid(&set->complaints));
  const struct problem *problem = set->phases[0];
  const enum colour side = side_to_begin(problem);
  struct complaints complaints;
  struct intention intention;
  struct explanation explanation;
  struct wording wording;
  complaints_begin(&complaints, arena_new());
  assert_true(read_intention(example->move, problem, &intention));
  assert_true(explain_move(problem, side, &intention, &explanation, &complaints));
  wording_start(&wording, problem);
  wording_reason(&wording, &explanation, &intention, side);
  snprintf(sentence, room, "%s", wording.text);
  arena_free(complaints.arena);
  problem_set_free(set);
  reader_free(reader);
}

static void reasons(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
    char sentence[WORDING_ROOM];
    explain(&examples[i], sentence, sizeof sentence);
    sentence[strlen(examples[i].sentence)] = '\0';
    assert_string_equal(sentence, examples[i].sentence);
  }
}

static void no_moves(void **state) {
  (void)state;
  struct problem problem = {.board = {.files = 8, .ranks = 8}};
  struct intention intention;
  const char *const words[] = {"", "e2", "e2-e9", "i1i2", "=Q", "Ke", "e2-", "[e2e4]", "0", "e0e1"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    assert_false(read_intention(words[i], &problem, &intention));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(reasons), cmocka_unit_test(no_moves)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
