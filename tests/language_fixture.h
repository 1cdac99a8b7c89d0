/* For tests of the reader: reading a text and looking at what became of it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_LANGUAGE_FIXTURE_H
#define PREMIER_LANGUAGE_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "pieces/piece.h"
#include "solver/language/problem.h"

#include <stdio.h>
#include <string.h>

/* The first problem of a text; the caller frees it. */
static inline struct problem_set *read_set(const char *text) {
  struct reader *reader = reader_new("test", text, strlen(text));
  struct problem_set *set = reader_next(reader);
  reader_free(reader);
  assert_non_null(set);
  return set;
}

/* … of the text of one problem without BeginProblem and EndProblem. */
static inline struct problem_set *read_body(const char *body) {
  char text[4096];
  snprintf(text, sizeof text, "BeginProblem\n%s\nEndProblem\n", body);
  return read_set(text);
}

static inline void print_complaints(const struct complaints *complaints) {
  for (const struct complaint *c = complaints->first; c != NULL; c = c->next)
    print_message("%u:%u: %s\n", c->place.line, c->place.column, c->text);
}

static inline void assert_clean(const struct problem_set *set) {
  if (set->complaints.first != NULL)
    print_complaints(&set->complaints);
  assert_null(set->complaints.first);
}

/* The first complaint has this severity and place and says at least this. */
static inline void assert_complaint(const struct problem_set *set, enum severity severity,
                                    unsigned line, unsigned column, const char *part) {
  const struct complaint *c = set->complaints.first;
  assert_non_null(c);
  if (strstr(c->text, part) == NULL || c->place.line != line || c->place.column != column)
    print_complaints(&set->complaints);
  assert_non_null(strstr(c->text, part));
  assert_int_equal(c->severity, severity);
  assert_int_equal(c->place.line, line);
  assert_int_equal(c->place.column, column);
}

/* The same of a problem that nothing else is asked of; frees it. */
static inline void expect_complaint(struct problem_set *set, enum severity severity, unsigned line,
                                    unsigned column, const char *part) {
  assert_complaint(set, severity, line, column, part);
  problem_set_free(set);
}

/* "wKa1 bnPb2": the men in the order of the squares, English codes, owners as w, b, n. */
static inline const char *men_text(const struct problem *problem, const struct man *men) {
  static char text[4096];
  const unsigned files = problem->board.files;
  size_t length = 0;
  text[0] = '\0';
  for (unsigned where = 0; where < files * problem->board.ranks; where++) {
    const unsigned walk = men[where].walk;
    if (walk == NO_WALK)
      continue;
    const struct piece *row =
        walk < walk_count() ? piece_row(walk) : &problem->own_walks[walk - walk_count()];
    length += (size_t)snprintf(text + length, sizeof text - length, "%s%c%s%c%u",
                               length > 0 ? " " : "", "?wbn"[men[where].owners], row -> codes[0],
                               (int)('a' + where % files), where / files + 1);
  }
  return text;
}

static inline void assert_men(const char *body, const char *men) {
  struct problem_set *set = read_body(body);
  assert_string_equal(men_text(set->phases[0], set->phases[0]->men), men);
  problem_set_free(set);
}

#endif
