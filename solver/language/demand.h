/* A stipulation as it is written: kind of play, goal and number of moves.  The tree is made of it
   when the options are known.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_DEMAND_H
#define PREMIER_DEMAND_H

#include "solver/language/cursor.h"

enum play {
  PLAY_DIRECT,
  PLAY_SELF,
  PLAY_REFLEX,
  PLAY_SEMI_REFLEX,
  PLAY_HELP,
  PLAY_HELP_SELF,
  PLAY_HELP_REFLEX
};

/* Series in which the other side moves where it is in check, and passes only else. */
enum parry {
  NO_PARRY,
  PARRY,     /* pser-: it parries as it likes; in pser-h it helps */
  HELP_PARRY /* phser-: parrying it helps */
};

struct demand {
  bool given;
  struct place place;
  bool exact, series;
  unsigned intro; /* m->: half-moves of the other side before, at most; 0: none */
  enum parry parry;
  bool reciprocal;        /* reci-h: Black reaches the goal, or helps White to it one move later */
  struct goal other_goal; /* … Black's */
  enum play play;
  struct goal goal;
  bool proof_game;   /* the goal is dia: the diagram is to be reached from the game array */
  bool destination;  /* the goal is a=>b */
  bool quodlibet;    /* the option is given */
  unsigned moves;    /* 0 … 999 */
  bool half;         /* and a half */
  const char *stem;  /* the text up to the number, in lower case: "ser-h#" */
  const char *whole; /* NULL, or the text of a stipulation that is structured or not built */
  const struct stipulation *structure; /* NULL, or the tree of a structured stipulation */
};

/* Reads the stipulation behind the cursor.  False, with a complaint, if it is none. */
bool demand_read(struct words *words, struct demand *demand);

/* Reads a structured stipulation. */
bool structure_read(struct words *words, struct demand *demand);

/* As printed under the diagram: "ser-h#4", "h#2.5". WhiteToPlay changes the number. */
const char *demand_text(const struct demand *demand, bool white_to_play, struct arena *arena);
/* The tree; complains and returns NULL where there is none. */
const struct stipulation *demand_tree(const struct demand *demand, const struct problem *problem,
                                      struct complaints *complaints);
/* The same for those that a chain cannot say: introductory series, parries, reciprocal play.
   `half_moves`: 2 n, and one more or less by halves and WhiteToPlay. */
const struct stipulation *demand_branches(const struct demand *demand, unsigned half_moves,
                                          struct arena *arena);

#endif
