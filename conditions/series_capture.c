/* Series capture: a man that has captured may go on with another step of its own in the same move,
   and after each further capture with yet another one, unless a king stands in check.  Every step
   has all the effects of a move: its promotion, what it does to the man, rebirths.

   Source: T. Wakashima, Sake tourney 2023.  Reading: what other rules say of captures and squares
   (Norsk, grids, imitators) binds every step; in Popeye it binds the first one only.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

/* The steps that the man could make now; of those with captures or without. */
static unsigned find_steps(struct board *board, const struct turn *turn, bool captures,
                           struct steps *steps) {
  struct set capturable;
  struct question question = ask_for_moves(board, turn->side, &capturable);
  question.modes = captures ? CAPTURING : MOVING;
  steps_begin(steps);
  unit_steps(board, turn->now, &question, steps);
  unsigned kept = 0;
  for (unsigned i = 0; i < steps->count; i++)
    if ((steps->step[i].capture != NO_SQUARE) == captures)
      steps->step[kept++] = steps->step[i];
  steps->count = kept;
  return kept;
}

/* It stops, goes on without capturing, or captures: first which, then where, so that long series
   have small numbers. */
enum { STOP, GO, CAPTURE };

static bool take_step(struct board *board, struct turn *turn) {
  struct steps steps;
  const unsigned quiet = find_steps(board, turn, false, &steps);
  const unsigned captures = find_steps(board, turn, true, &steps);
  unsigned ways[3] = {STOP}, count = 1;
  if (quiet > 0)
    ways[count++] = GO;
  if (captures > 0)
    ways[count++] = CAPTURE;
  const unsigned way = count > 1 ? ways[choose(turn, count)] : STOP;
  if (way == STOP)
    return false;
  if (way == GO)
    find_steps(board, turn, false, &steps);
  const struct step step = steps.step[steps.count == 1 ? 0 : choose(turn, steps.count)];
  go_on_within(board, turn, &step, SLOT_SERIES_CAPTURE);
  return step.capture != NO_SQUARE;
}

/* May the man go on, as rules have left it? */
static bool may_go_on(struct board *board, const struct turn *turn) {
  return !turn->illegal && turn->now != NO_SQUARE &&
         set_has(actors(board, turn->side, FOR_MOVES), turn->now) &&
         !effect_finds_check(board, WHITE) && !effect_finds_check(board, BLACK);
}

static void continue_series(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  bool captured = turn->capture != NO_SQUARE && !(turn->captured.marks & MARK_ROYAL);
  while (captured && may_go_on(board, turn))
    captured = take_step(board, turn);
}

const struct condition condition_series_capture = {
    .names = {"SeriesCapture", "SerieCapture", "SerienSchlag"},
    .sentence = "A man that has captured may go on within the same move, after each capture by a "
                "step, unless there is check",
    .example = "Condition SeriesCapture",
    .effects = {{.slot = SLOT_SERIES_CAPTURE,
                 .changes = CHANGES_PLACE | CHANGES_OTHERS | HAS_CHOICE | CHANGES_WALK | ON_CAPTURE,
                 .act = continue_series}},
};
