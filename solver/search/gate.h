/* The gate that all findings of a part pass on their way to the sink: it counts the solutions and
   closes when there are as many as the user wants (option MaxSolutions).  With option Intelligent n
   it holds back the lines that end in a position which enough lines end in.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GATE_H
#define PREMIER_GATE_H

#include "solver/search/search.h"

struct ends; /* ends.h */

struct gate {
  struct sink sink; /* must stay the first member */
  struct sink *beyond;
  struct run *run;
  unsigned long long solutions, most; /* most: 0 for no limit */
  struct ends *ends;                  /* option Intelligent n, NULL: not given */
  bool left_out;                      /* … and it has left out a line */
  bool has_denied;                    /* a line has been told that is no solution */
  bool closed;
  bool muted; /* option Count: solutions are counted and nothing is told */
};

/* Has a solution been found, be it told or counted? */
bool gate_has_solutions(const struct gate *gate);

void gate_begin(struct gate *gate, struct run *run, struct sink *beyond);
void gate_end(struct gate *gate);

#endif
