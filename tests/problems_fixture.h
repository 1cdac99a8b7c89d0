/* The files of problems/, for the tests that go through them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PROBLEMS_FIXTURE_H
#define PREMIER_PROBLEMS_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <glob.h>

#include "solver/language/problem.h"

#include <stdio.h>
#include <stdlib.h>

/* What is done with each problem that the reader accepts. */
typedef void visit_problem(void *context, const char *file, const struct problem_set *set);

static inline void visit_problem_file(const char *name, visit_problem *visit, void *context) {
  static char text[1 << 16];
  FILE *file = fopen(name, "rb");
  assert_non_null(file);
  const size_t length = fread(text, 1, sizeof text, file);
  fclose(file);
  assert_true(length < sizeof text);
  struct reader *reader = reader_new(name, text, length);
  struct problem_set *set;
  while ((set = reader_next(reader)) != NULL) {
    if (!complaints_forbid(&set->complaints))
      visit(context, name, set);
    problem_set_free(set);
  }
  reader_free(reader);
}

/* The files that fit the pattern below problems/, in their order. */
static inline void visit_problem_files(const char *pattern, visit_problem *visit, void *context) {
  const char *sources = getenv("PREMIER_SOURCES");
  char path[4096];
  glob_t found;
  snprintf(path, sizeof path, "%s/problems/%s", sources != NULL ? sources : "..", pattern);
  assert_int_equal(glob(path, 0, NULL, &found), 0);
  for (size_t i = 0; i < found.gl_pathc; i++)
    visit_problem_file(found.gl_pathv[i], visit, context);
  globfree(&found);
}

#endif
