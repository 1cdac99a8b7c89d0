/* Problems from files and from standard input.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_INPUT_H
#define PREMIER_INPUT_H

#include "solver/language/problem.h"

#include <stddef.h>

/* A whole file, with a NUL behind it. */
struct content {
  char *text; /* to be freed in any case */
  size_t length;
};

/* Reads a file, "-" for standard input; complains and returns false where that fails. */
bool read_input(const char *name, struct content *content);
/* Says that there is none of `what` in a file; returns STATUS_INPUT. */
int complain_empty(const char *name, const char *what);
/* The name of a file in messages. */
const char *input_name(const char *name);

/* Does something with each problem of some files; returns STATUS_…. */
struct visitor {
  int (*visit)(struct visitor *visitor, const struct problem_set *set);
};

/* Reads the files one after the other ("-" is standard input), prints the complaints about each
   problem on standard error and hands it to the visitor, errors or not.  Ends early when the
   program is interrupted.  Returns the worst status. */
int visit_problems(struct visitor *visitor, const char *const *files, unsigned file_count);

/* STATUS_FINE, STATUS_INPUT or STATUS_UNSUPPORTED. */
int status_of_complaints(const struct complaints *complaints);
/* One line each on standard error: "file:line:column: text". */
void print_complaints(const struct complaints *complaints);

#endif
