/* Hand-made problems and half-moves for the tests of writers.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_REPORT_FIXTURE_H
#define PREMIER_REPORT_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/report/report.h"
#include "solver/report/wording.h"

#include <stdlib.h>
#include <string.h>

static inline void start_problem(struct problem *problem, unsigned files, unsigned ranks) {
  memset(problem, 0, sizeof *problem);
  problem->number = 1;
  problem->board.files = files;
  problem->board.ranks = ranks;
}

static inline square square_named(const struct problem *problem, const char *name) {
  return (square)((unsigned)(atoi(name + 1) - 1) * problem->board.files +
                  (unsigned)(name[0] - 'a'));
}

static inline struct man make_man(unsigned owners, unsigned walk, uint32_t marks) {
  return (struct man){.walk = (uint8_t)walk, .owners = (uint8_t)owners, .marks = marks};
}

static inline void put_man(struct problem *problem, const char *name, unsigned owners,
                           unsigned walk, uint32_t marks) {
  problem->men[square_named(problem, name)] = make_man(owners, walk, marks);
}

/* A quiet move, or a capture of what stands on `to` if `captured` is a walk. */
static inline struct ply make_ply(const struct problem *problem, enum colour side, unsigned walk,
                                  const char *from, const char *to, unsigned captured) {
  const square arrival = square_named(problem, to);
  struct ply ply = {.side = side};
  ply.move = make_move(square_named(problem, from), arrival, captured ? arrival : NO_SQUARE,
                       NO_WALK, ORDINARY, 0);
  ply.man = make_man(owned_by(side), walk, 0);
  ply.captured = make_man(owned_by(opponent(side)), captured, 0);
  return ply;
}

static const struct goal mate = {GOAL_MATE, NO_SQUARE, 0};

/* A problem of one phase, told by hand to a report that writes into memory. */
struct recording {
  struct problem problem;
  struct problem *phases[1];
  struct problem_set set;
  struct report *report; /* made by the test */
  char *text;            /* what is written; complete once memory is closed */
  size_t length;
  FILE *memory;
};

static inline void start_recording(struct recording *r) {
  memset(r, 0, sizeof *r);
  start_problem(&r->problem, 8, 8);
  r->phases[0] = &r->problem;
  r->set = (struct problem_set){.phases = r->phases, .phase_count = 1};
  r->memory = open_memstream(&r->text, &r->length);
}

#endif
