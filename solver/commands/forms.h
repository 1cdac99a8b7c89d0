/* The forms of output that the command line chooses among.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FORMS_H
#define PREMIER_FORMS_H

#include "solver/commands/settings.h"
#include "solver/report/report.h"

/* The writer for standard output, to be freed with report_free(). */
struct report *report_for(const struct settings *settings);
/* Is it one that draws diagrams, so that it has something to show without a solution? */
bool form_draws(const struct settings *settings);

#endif
