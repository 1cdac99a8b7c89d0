/* Solving one twin: walks its stipulation over an engine and tells a sink.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SOLVE_H
#define PREMIER_SOLVE_H

#include "solver/engine/plan.h"
#include "solver/search/events.h"

#include <signal.h>

struct record; /* search/record.h */

/* What has been found so far, kept somewhere that outlives the program: a search that begins again
   is told unit by unit what it would find and goes on behind that.  Units come in the same order in
   every run of a problem, with any number of threads. */
struct journal {
  /* Puts what the next unit told into an empty record; false where nothing more is known. */
  bool (*recall)(struct journal *journal, struct record *record);
  /* All that a unit told; called for one unit after the other. */
  void (*keep)(struct journal *journal, const struct record *record);
};

/* Limits of one run; shared by all twins of a problem where the field says so. */
struct limits {
  unsigned threads;                       /* at least 1 */
  size_t table_bytes;                     /* for all transposition tables together; 0 = none */
  double deadline;                        /* seconds on the monotonic clock, 0 = none */
  const volatile sig_atomic_t *interrupt; /* set by a signal handler; NULL = never */
  unsigned numbers_before;                /* given to first half-moves of earlier twins */
  struct journal *journal;                /* NULL: none */
  bool lists;      /* solutions are told even if option Count asks for their number only */
  bool no_pruning; /* tests: switch off every optimisation that relies on an argument */
};

/* A half-move played from the diagram, with its number. */
struct first_move {
  unsigned number; /* 0: there is none */
  move move;
};

struct outcome {
  enum verdict verdict;
  unsigned long long nodes;     /* half-moves played */
  unsigned long long solutions; /* lines, or keys; the greatest number if there are more */
  unsigned numbers;             /* given to first half-moves up to the end of this twin */
  struct first_move stopped_at; /* INTERRUPTED: in this one, the first not searched to its end */
  enum colour stopped_side;     /* … of this side */
  bool short_solution;          /* something shorter than the stipulation was found */
  bool no_position;             /* under fog: no placement of the hidden men agrees with what is
                                   seen */
  bool crowded;          /* INTERRUPTED: a move had more alternatives than a move can tell of;
                            some were not looked at */
  bool memory_exhausted; /* under fog, INTERRUPTED: the possible positions were too many */
  bool king_capturable;  /* in some half the side to begin could capture the king: that half
                            was not solved */
};

/* All parts that the options ask for: set play, actual play, both halves of Duplex. */
struct outcome solve(const struct plan *plan, const struct limits *limits, struct sink *sink);

#endif
