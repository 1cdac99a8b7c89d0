/* The numbers of half-moves: first half-moves are numbered through all parts and twins of a problem
   (option MoveNumbers), and a search can be told where to begin and where to end.  StartMoveNumber
   6:4 begins in the 6th first half-move with the 4th answer to it; UpToMoveNumber 6:4 ends there.
   Reading: legal half-moves have numbers; Popeye gives them to those that leave the king in check,
   too. Only the full length of help and series play is numbered; with a beginning or an end shorter
   solutions are not looked for, since they have been told or will be told elsewhere.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_NUMBERS_H
#define PREMIER_NUMBERS_H

#include "solver/search/search.h"

/* How far a path has followed the numbers where the search begins and ends. */
struct numbers {
  const struct options *options;
  unsigned depth;        /* numbered half-moves played: in series those of one side only */
  bool on_start, on_end; /* all of them were those of the beginning, of the end */
};

/* At the diagram.  `numbered`: half-moves have numbers here at all. */
struct numbers numbers_for(const struct options *options, bool numbered);
/* Does the half-move with this number, from 1, lie between beginning and end? */
bool numbers_admit(const struct numbers *numbers, unsigned number);
/* Behind that half-move. */
struct numbers numbers_behind(const struct numbers *numbers, unsigned number);

/* Of so many first half-moves, counted from 0, those that lie between beginning and end. */
struct number_range {
  unsigned first, end;
};
struct number_range numbers_range(const struct run *run, bool numbered, unsigned all);

/* Tells the sink that this half-move, which has not been played on the position, is about to be
   searched. */
void numbers_tell(struct search *search, struct position *position, move m,
                  const struct numbers *numbers, unsigned number);

/* Can a half-move played next be left out? */
static inline bool numbers_matter(const struct numbers *numbers) {
  return numbers->on_start || numbers->on_end;
}

/* Is there a beginning or an end? */
static inline bool numbers_limited(const struct options *options) {
  return options->start_move_number.count > 0 || options->up_to_move_number.count > 0;
}

/* Are numbers to be told?  For the first half-moves with MoveNumbers and where there are limits. */
static inline bool numbers_told(const struct options *options) {
  return options->move_numbers || numbers_limited(options);
}

/* Do the limits say which half-moves behind the first one are meant? */
static inline bool numbers_nested(const struct options *options) {
  return options->start_move_number.count > 1 || options->up_to_move_number.count > 1;
}

#endif
