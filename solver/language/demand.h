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

struct demand {
  bool given;
  struct place place;
  bool exact, series;
  enum play play;
  struct goal goal;
  bool proof_game;   /* the goal is dia: the diagram is to be reached from the game array */
  bool destination;  /* the goal is a=>b */
  unsigned moves;    /* 0 … 999 */
  bool half;         /* and a half */
  const char *stem;  /* the text up to the number, in lower case: "ser-h#" */
  const char *whole; /* NULL, or the text of a stipulation that is known but not built */
};

/* Reads the stipulation behind the cursor.  False, with a complaint, if it is none. */
bool demand_read(struct words *words, struct demand *demand);

/* As printed under the diagram: "ser-h#4", "h#2.5". WhiteToPlay changes the number. */
const char *demand_text(const struct demand *demand, bool white_to_play, struct arena *arena);
/* The tree; complains and returns NULL where there is none. */
const struct stipulation *demand_tree(const struct demand *demand, const struct options *options,
                                      struct complaints *complaints);

#endif
