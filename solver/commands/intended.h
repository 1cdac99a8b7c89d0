/* The solution that a composer had in mind, as a problem file tells it in words.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_INTENDED_H
#define PREMIER_INTENDED_H

#include "solver/board/arena.h"

#include <stdbool.h>

enum { WORD_ROOM = 128 };

/* Beginnings of solutions, each a list of half-moves without marks and spaces. */
struct intended_line {
  const char *const *moves;
  unsigned count;
  bool late;  /* begins with the second half-move: "1...Ka1-a2" */
  bool found; /* for the caller: some solution begins like this */
};

struct intended {
  struct intended_line *lines;
  unsigned count;
};

/* In LINES every "1." begins one.  In SECTIONS, a line may be numbered anew behind an introduction;
   so it begins with the first "1." of a line of the text.  In a TREE only the first half-move of a
   line counts, and lines whose first half-move is marked "?" are tries, which don't count. */
enum solution_form { IN_LINES, IN_SECTIONS, IN_A_TREE };

/* Reads the part of `text` that belongs to a twin: what stands behind "b)"; without such labels the
   text belongs to the diagram ("a", or a problem without twins, whose label is NULL).  Comments in
   {} and () are passed over.  Memory is the arena's. */
struct intended intended_read(struct arena *arena, const char *text, const char *label,
                              enum solution_form form);

/* The form in which half-moves are compared: without spaces, marks and (), "*" for "x". `room`
   bytes at `word` are filled. */
void plain_word(const char *text, char *word, unsigned room);

#endif
