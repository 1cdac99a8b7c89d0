/* Making the plan of a problem to look at it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/inspection.h"

#include "solver/commands/command.h"
#include "solver/commands/input.h"

void inspection_begin(struct inspection *inspection) {
  complaints_begin(&inspection->complaints, arena_new());
  inspection->plan = NULL;
}

bool inspection_takes(struct inspection *inspection, struct plan *plan) {
  inspection->plan = plan;
  return plan != NULL && status_of_complaints(&inspection->complaints) == STATUS_FINE;
}

int inspection_end(struct inspection *inspection) {
  print_complaints(&inspection->complaints);
  const int status = status_of_complaints(&inspection->complaints);
  plan_free(inspection->plan);
  arena_free(inspection->complaints.arena);
  return status;
}
