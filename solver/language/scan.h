/* Reading within a word: stipulations and their goals.  For the files of language/ only.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SCAN_H
#define PREMIER_SCAN_H

#include "solver/language/cursor.h"

/* The text in lower case and how far it has been read. */
struct scan {
  struct words *words;
  const char *text, *from, *end; /* NUL-terminated at `end` */
  struct place place;            /* of the text's first letter */
};

void scan_word(struct scan *scan, struct words *words, const struct word *word);
struct place scan_place(const struct scan *scan); /* of what comes next */
struct word scan_rest(const struct scan *scan);
bool scan_skip(struct scan *scan, const char *beginning);
/* Digits, if there are any; a number beyond `most` is read as most + 1. */
bool scan_number(struct scan *scan, unsigned most, unsigned *number);

/* A goal as it is written. */
struct goal_text {
  struct goal goal;
  bool proof_game;  /* dia: the diagram is to be reached from the game array */
  bool destination; /* a=>b */
};

enum scanned { NOTHING_SCANNED, SCANNED, LACKS_DETAIL };
enum scanned scan_goal(struct scan *scan, struct goal_text *goal);

#endif
