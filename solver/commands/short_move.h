/* A half-move as a solution tells it, Sc6*a7, and as people write it: S*a7, Sca7, e8=Q.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SHORT_MOVE_H
#define PREMIER_SHORT_MOVE_H

#include <stdbool.h>

/* Both in the form of plain_word.  Are they the same, or can the written one, which may leave out
   the departure but for its file or rank, mean the one told?  The knight is S or N. */
bool may_mean(const char *written, const char *told);

#endif
