/* Complaints about input: where, what was read, what was expected.  They are collected with the
   problem they belong to and printed on standard error by commands/.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_COMPLAINT_H
#define PREMIER_COMPLAINT_H

#include "solver/board/arena.h"

#include <stdbool.h>

/* Lines and columns count from 1, columns in characters; 0 means "no particular place". */
struct place {
  const char *file; /* name as given by the user, "standard input", or NULL */
  unsigned line, column;
};

enum severity {
  NOTE,         /* the problem is solved; the user should know */
  INPUT_ERROR,  /* not understood: this problem is not solved */
  NOT_SUPPORTED /* understood but not built yet: this problem is not solved */
};

struct complaint {
  struct complaint *next;
  enum severity severity;
  struct place place;
  const char *text; /* one sentence without the place and without a final stop */
};

/* In the order of the input, and not more than anyone wants to read: of notes and of the others,
   those beyond MAX_COMPLAINTS only count.  All memory is the arena's. */
enum { MAX_COMPLAINTS = 100 };
struct complaints {
  struct arena *arena;
  struct complaint *first, **last;
  unsigned notes;       /* NOTE */
  unsigned errors;      /* INPUT_ERROR */
  unsigned unsupported; /* NOT_SUPPORTED */
};

void complaints_begin(struct complaints *complaints, struct arena *arena);
void complain(struct complaints *complaints, enum severity severity, struct place place,
              const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Appends copies of what has come to `from` since `known` was copied from it; of all where `known`
   is NULL.  The texts are shared. */
void complaints_copy(struct complaints *to, const struct complaints *from,
                     const struct complaints *known);
/* True where the problem must not be solved. */
static inline bool complaints_forbid(const struct complaints *complaints) {
  return complaints->errors + complaints->unsupported > 0;
}

#endif
