/* The words of a problem in the making.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_DRAFT_H
#define PREMIER_TESTS_DRAFT_H

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct draft {
  char text[3000];
};

static inline void draft_begin(struct draft *draft) {
  strcpy(draft->text, "BeginProblem\n");
}

/* What does not fit is cut off. */
__attribute__((format(printf, 2, 3))) static inline void draft_put(struct draft *draft,
                                                                   const char *format, ...) {
  va_list values;
  const size_t length = strlen(draft->text);
  va_start(values, format);
  vsnprintf(draft->text + length, sizeof draft->text - length, format, values);
  va_end(values);
}

#endif
