/* A single move as somebody types it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_INTENTION_H
#define PREMIER_INTENTION_H

#include "solver/engine/explain.h"

/* Reads "Ke1-e2", "Sc6*a7", "e7-e8=Q", "e5*d6 ep.", "0-0", and plain squares: "e1e2", "e7e8q".
   Marks and effects behind the move do not count.  False if it is no move on the problem's board.
   The text must outlive the intention. */
bool read_intention(const char *text, const struct problem *problem, struct intention *intention);

#endif
