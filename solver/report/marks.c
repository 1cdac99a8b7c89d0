/* The marks behind a half-move: check, and the signs of the goals that it has reached, as
   stipulations write them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/wording.h"

#include <string.h>

const char *goal_sign(enum goal_kind kind) {
  static const char *const signs[] = {[GOAL_MATE] = "#",
                                      [GOAL_STALEMATE] = "=",
                                      [GOAL_DOUBLE_STALEMATE] = "==",
                                      [GOAL_CHECK] = "+",
                                      [GOAL_CAPTURE] = "x",
                                      [GOAL_TARGET] = "z",
                                      [GOAL_EN_PASSANT] = "ep",
                                      [GOAL_CASTLING] = "00",
                                      [GOAL_WIN_PIECE] = "%",
                                      [GOAL_ANY] = "~",
                                      [GOAL_DOUBLE_MATE] = "##",
                                      [GOAL_COUNTER_MATE] = "##!",
                                      [GOAL_AUTO_MATE] = "!#",
                                      [GOAL_AUTO_STALEMATE] = "!=",
                                      [GOAL_MATE_OR_STALEMATE] = "#=",
                                      [GOAL_CIRCUIT] = "ct",
                                      [GOAL_EXCHANGE] = "<>",
                                      [GOAL_CIRCUIT_REBIRTH] = "ctr",
                                      [GOAL_EXCHANGE_REBIRTH] = "<>r",
                                      [GOAL_CHESS81] = "c81",
                                      [GOAL_KISS] = "k",
                                      [GOAL_POSITION] = "dia",
                                      [GOAL_KING_CAPTURE] = "xK",
                                      [GOAL_DRAW] = "dr",
                                      [GOAL_MULTIPLE_CHECK] = "++",
                                      [GOAL_MATE_BY] = "#"};
  return signs[kind];
}

/* Goals that imply a check or its absence stand for the check mark too. */
static bool speaks_of_check(enum goal_kind kind) {
  switch (kind) {
  case GOAL_MATE:
  case GOAL_STALEMATE:
  case GOAL_DOUBLE_STALEMATE:
  case GOAL_CHECK:
  case GOAL_DOUBLE_MATE:
  case GOAL_COUNTER_MATE:
  case GOAL_AUTO_STALEMATE:
  case GOAL_MATE_OR_STALEMATE:
  case GOAL_MULTIPLE_CHECK:
  case GOAL_MATE_BY:
    return true;
  default:
    return false;
  }
}

/* Goals that the move itself shows have no mark. */
static bool shows_itself(const struct goal *goal) {
  return goal->kind == GOAL_ANY || goal->kind == GOAL_EN_PASSANT || goal->kind == GOAL_CASTLING ||
         goal_is_of_men(goal);
}

/* The goal of a position given beside the diagram is the same as that of the array, but is called
   by another name. */
static const char *sign_of(const struct problem *problem, enum goal_kind kind) {
  const char *text = problem->stipulation_text;
  return kind == GOAL_POSITION && text != NULL && strstr(text, "=>") != NULL ? "a=>b"
                                                                             : goal_sign(kind);
}

static void add_goal(struct wording *wording, const struct goal *goal) {
  if (shows_itself(goal))
    return;
  wording_add(wording, " ");
  wording_add(wording, sign_of(wording->problem, goal->kind));
}

void wording_marks(struct wording *wording, const struct ply *ply, const struct reached *reached) {
  const unsigned count = reached == NULL ? 0 : reached->count;
  bool check = ply->gives_check;
  for (unsigned i = 0; i < count; i++)
    check = check && !speaks_of_check(reached->goals[i].kind);
  if (check)
    wording_add(wording, " +");
  for (unsigned i = 0; i < count; i++)
    add_goal(wording, &reached->goals[i]);
}
