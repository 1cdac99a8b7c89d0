/* The names of the options.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_OPTION_NAMES_H
#define PREMIER_OPTION_NAMES_H

#include "solver/language/problem.h"

/* Those from OLDER_OPTIONS on are our own: they take no abbreviation away from the others. */
enum option_name {
  DEFENCE,
  SET_PLAY,
  WHITE_TO_PLAY,
  VARIATIONS,
  MOVE_NUMBERS,
  START_MOVE_NUMBER,
  NO_WK,
  DUPLEX,
  NO_BK,
  THREAT,
  NO_THREAT,
  TRY,
  MAX_SOLUTIONS,
  MAX_FLIGHTSQUARES,
  SEARCH,
  MULTI_SOLUTIONS,
  NO_SYMMETRY,
  NON_TRIVIAL,
  KEEP_MATING_PIECE,
  EN_PASSANT_OPTION,
  NO_BOARD,
  NO_SHORT_VARIATIONS,
  HALF_DUPLEX,
  POST_KEY_PLAY,
  INTELLIGENT,
  MAX_TIME,
  NO_CASTLING,
  QUODLIBET,
  STOP_ON_SHORT_SOLUTIONS,
  BEEP,
  SUPPRESS_GRID,
  WRITE_GRID,
  CASTLING_MUTUALLY_EXCLUSIVE,
  GOAL_IS_END,
  UNPUBLISHED_OPTION,
  NULL_MOVES,
  UP_TO_MOVE_NUMBER,
  TRIVIAL_TRIES_AVOID,
  MATES_IN_1,
  LAST_CAPTURE,
  OLDER_OPTIONS,
  COUNT = OLDER_OPTIONS,
  FOG,
  HIDDEN,
  OPTIONS
};

/* By option and language. */
extern const char *const option_names[OPTIONS][LANGUAGES];
/* What the option does, with the words behind its name; NULL where it is known but not built. */
extern const char *const option_sentences[OPTIONS];

#endif
