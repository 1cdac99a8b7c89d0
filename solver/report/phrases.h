/* The few fixed words of a solution in the three languages of the input.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PHRASES_H
#define PREMIER_PHRASES_H

#include "solver/language/problem.h"
#include "solver/search/events.h"

enum phrase {
  PHRASE_THREAT,
  PHRASE_ZUGZWANG,
  PHRASE_BUT,
  PHRASE_REFUTES,
  PHRASE_ZERO_POSITION,
  PHRASE_TIME,
  PHRASE_DUPLEX,
  PHRASE_HALF_DUPLEX,
  PHRASE_QUODLIBET,
  PHRASE_POSITIONS,
  PHRASE_SEES,
  PHRASE_NOTHING_NEW,
  PHRASE_GONE,
  PHRASE_CAPTURED,
  PHRASE_OPEN,
  PHRASE_HIDDEN,
  PHRASE_POSSIBLE,
  PHRASE_SET_PLAY,
  PHRASE_AT_LEAST,
  PHRASE_SOLUTION,
  PHRASE_SOLUTIONS,
  PHRASES
};

const char *phrase(enum phrase which, enum language language);
/* The line behind a problem: "solution finished." */
const char *phrase_verdict(enum verdict verdict, enum language language);

#endif
