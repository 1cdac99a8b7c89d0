/* Men, squares and moves in the words of solutions: "nQd4-d5", "e7*d8=S[+wPa2] +".
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_WORDING_H
#define PREMIER_WORDING_H

#include "solver/engine/goal.h"
#include "solver/engine/ply.h"
#include "solver/language/problem.h"

/* Enough for a half-move with all the effects it may have; what would not fit is cut off. */
enum { WORDING_ROOM = 1024 };

/* A piece of text in the making, in the language of a problem, for its board and its walks. */
struct wording {
  const struct problem *problem;
  unsigned length;
  char text[WORDING_ROOM]; /* NUL-terminated */
};

void wording_start(struct wording *wording, const struct problem *problem);
void wording_add(struct wording *wording, const char *text);
void wording_square(struct wording *wording, square where); /* "a1", "z26" */
/* "Q", "nQ", "rG": neutral and attribute letters and the code; nothing for an ordinary pawn. */
void wording_man(struct wording *wording, struct man man);
/* The half-move without marks: "Ke1-e2", "0-0", "e5*d6 ep.", with its effects. */
void wording_ply(struct wording *wording, const struct ply *ply);
/* Does a blank belong before it?  One without squares could be taken for a part of its number. */
bool wording_stands_apart(const struct ply *ply);
/* One of its effects: "[+wPa2]". */
void wording_effect(struct wording *wording, const struct effect *effect);
/* The marks behind it: " +" where it checks and " #", " x" … for every goal that it has reached.
   `reached` NULL: none. */
void wording_marks(struct wording *wording, const struct ply *ply, const struct reached *reached);

/* Code of a walk in a language, upper case: "K", "RO". Never NULL. */
const char *walk_code(const struct problem *problem, unsigned walk);
/* Name of a goal as stipulations and solutions write it, "#", "==", "z"; never NULL. */
const char *goal_sign(enum goal_kind kind);

#endif
