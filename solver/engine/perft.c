/* Perft.  The last half-move is counted, not played; what lies behind a position is remembered by
   position and depth.  That is exact: a position's key holds all that later play depends on
   (engine.h), so that equal keys have as many lines behind them.

   Several threads share the lines of the first half-moves out among them and the table of counts.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/perft.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum {
  ASK_EVERY = 10000, /* positions between two questions whether to stop */
  UNITS_A_THREAD = 16,
  DEEPEST_SPLIT = 4
};

/* A line of first half-moves, behind which a thread counts. */
struct unit {
  move path[DEEPEST_SPLIT];
};

/* What all threads share. */
struct job {
  const struct perft *how;
  const struct position *start;
  unsigned depth, split; /* half-moves; of them in the units */
  struct unit *units;
  unsigned count, room;
  atomic_uint next;
  atomic_bool stopped, crowded;
};

struct counting {
  struct job *job;
  struct position *position;
  struct move_stack stack;
  unsigned until_asked;
  struct number sum;
  move path[DEEPEST_SPLIT]; /* while units are collected */
};

static bool is_stopped(struct counting *c) {
  const struct perft *how = c->job->how;
  if (how->stop && !c->until_asked--) {
    c->until_asked = ASK_EVERY;
    if (!atomic_load(&c->job->stopped) && how->stop(how->context))
      atomic_store(&c->job->stopped, true);
  }
  return atomic_load_explicit(&c->job->stopped, memory_order_relaxed);
}

static void add_lines(struct counting *c, unsigned depth, struct number *sum);

/* The lines behind the position itself, from no memory. */
static void add_moves(struct counting *c, unsigned depth, struct number *sum) {
  const struct engine *engine = c->position->engine;
  const size_t first = c->stack.count;
  engine->legal_moves(c->position, &c->stack);
  if (depth == 1)
    number_add_word(sum, c->stack.count - first);
  for (size_t i = first; depth > 1 && i < c->stack.count; i++) {
    engine->play(c->position, c->stack.moves[i]);
    add_lines(c, depth - 1, sum);
    engine->undo(c->position);
  }
  c->stack.count = first;
}

static void add_lines(struct counting *c, unsigned depth, struct number *sum) {
  struct counts *counts = c->job->how->counts;
  if (is_stopped(c))
    return;
  if (depth <= 1) {
    if (depth == 0)
      number_add_word(sum, 1);
    else
      add_moves(c, 1, sum);
    return;
  }
  const struct key key = key_for(c->position->engine->key(c->position), depth);
  struct number here = {0};
  if (!counts_get(counts, key, &here)) {
    add_moves(c, depth, &here);
    if (!atomic_load(&c->job->stopped))
      counts_put(counts, key, &here, depth);
  }
  number_add(sum, &here);
  number_end(&here);
}

static void keep_unit(struct counting *c) {
  struct job *job = c->job;
  if (job->count == job->room) {
    job->room = 2 * job->room + 64;
    job->units = realloc(job->units, job->room * sizeof *job->units);
    if (!job->units)
      abort(); /* as for the stack of moves: there is no counting without room for them */
  }
  for (unsigned i = 0; i < job->split; i++)
    job->units[job->count].path[i] = c->path[i];
  job->count++;
}

static void collect_units(struct counting *c, unsigned played) {
  const struct engine *engine = c->position->engine;
  const size_t first = c->stack.count;
  if (played == c->job->split || played == DEEPEST_SPLIT) {
    keep_unit(c);
    return;
  }
  engine->legal_moves(c->position, &c->stack);
  for (size_t i = first; i < c->stack.count; i++) {
    c->path[played] = c->stack.moves[i];
    engine->play(c->position, c->stack.moves[i]);
    collect_units(c, played + 1);
    engine->undo(c->position);
  }
  c->stack.count = first;
}

static void begin(struct counting *c, struct job *job) {
  *c = (struct counting){.job = job};
  c->position = job->start->engine->copy(job->start);
}

static void end(struct counting *c) {
  if (c->position->crowded) {
    atomic_store(&c->job->crowded, true);
    atomic_store(&c->job->stopped, true);
  }
  c->position->engine->destroy(c->position);
  move_stack_free(&c->stack);
  number_end(&c->sum);
}

/* Lengthens the units until there are enough of them for all threads. */
static void split(struct job *job, unsigned threads) {
  struct counting c;
  begin(&c, job);
  do {
    job->count = 0;
    collect_units(&c, 0);
  } while (threads > 1 && job->count < UNITS_A_THREAD * threads && job->split < DEEPEST_SPLIT &&
           job->split + 2 < job->depth && ++job->split);
  end(&c);
}

static void count_unit(struct counting *c, const struct unit *unit) {
  const struct job *job = c->job;
  const struct engine *engine = c->position->engine;
  for (unsigned i = 0; i < job->split; i++)
    engine->play(c->position, unit->path[i]);
  add_lines(c, job->depth - job->split, &c->sum);
  for (unsigned i = 0; i < job->split; i++)
    engine->undo(c->position);
}

static void *count_along(void *argument) {
  struct counting *c = argument;
  for (;;) {
    const unsigned unit = atomic_fetch_add(&c->job->next, 1);
    if (unit >= c->job->count)
      return NULL;
    count_unit(c, &c->job->units[unit]);
  }
}

enum { MOST_THREADS = 64 };

/* Threads that the system does not give are done without: this one counts too. */
static void count_together(struct job *job, unsigned threads, struct number *sum) {
  struct counting counting[MOST_THREADS];
  pthread_t others[MOST_THREADS];
  unsigned started = 1;
  begin(&counting[0], job);
  for (; started < threads && started < MOST_THREADS; started++) {
    begin(&counting[started], job);
    if (pthread_create(&others[started], NULL, count_along, &counting[started]) != 0) {
      end(&counting[started]);
      break;
    }
  }
  count_along(&counting[0]);
  for (unsigned i = 0; i < started; i++) {
    if (i > 0)
      pthread_join(others[i], NULL);
    number_add(sum, &counting[i].sum);
    end(&counting[i]);
  }
}

bool perft(struct position *position, unsigned depth, const struct perft *how, mpz_t count) {
  struct job job = {.how = how, .start = position, .depth = depth, .split = depth > 0};
  struct number sum = {0};
  split(&job, how->threads);
  count_together(&job, how->threads > 1 ? how->threads : 1, &sum);
  number_get(&sum, count);
  number_end(&sum);
  free(job.units);
  position->crowded |= job.crowded;
  return !job.stopped;
}
