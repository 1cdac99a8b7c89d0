/* Option --checkpoint: the findings of long solves in a file.  A run that was ended in whatever way
   is repeated from the file and goes on behind it, so that the output of the last run is whole.

   The file holds entries, one for every unit of work (a first half-move or a part of one), which
   are only ever added, each by one write: what a kill leaves is whole but for the last entry, which
   carries a check sum.  Problems are told apart by their order and the text they were read from.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CHECKPOINT_H
#define PREMIER_CHECKPOINT_H

#include "solver/search/solve.h"

struct checkpoint;

/* Opens or makes the file, reads what there is, and keeps others from using it.  `solver`: two runs
   with different values do not find the same units.  NULL where that fails; then *reason says why,
   static text or from the system. */
struct checkpoint *checkpoint_open(const char *name, const char *solver, const char **reason);
/* The next problem of the run; the journal holds until the next call.  NULL where the file tells of
   another problem in this place. */
struct journal *checkpoint_problem(struct checkpoint *checkpoint, uint64_t fingerprint);
/* `over`: nothing is left to go on with, the file is removed. */
void checkpoint_close(struct checkpoint *checkpoint, bool over);

#endif
