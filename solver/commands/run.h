/* Solving a problem with its twins: what `solve`, `check` and `bench` have in common.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_RUN_H
#define PREMIER_RUN_H

#include "solver/commands/settings.h"

/* The phases of a problem that are to be solved, planned. */
struct run {
  const struct problem_set *set;
  unsigned count;               /* of phases to be solved */
  struct plan **plans;          /* one each */
  struct complaints complaints; /* what planning had to say; printed by run_prepare */
};

/* Plans all phases.  False where the problem can't be solved; its complaints have been printed. The
   set must outlive the run; run_end is due in both cases. */
bool run_prepare(struct run *run, const struct problem_set *set, const struct settings *settings);
void run_end(struct run *run);

/* Solves one phase within the limits, telling the sink.  Notes about it go to standard error. */
struct outcome run_phase(const struct run *run, unsigned phase, const struct limits *limits,
                         struct sink *sink);

/* A note to standard error: moves had more alternatives than could be looked at. */
void note_crowded(const struct problem *problem);

#endif
