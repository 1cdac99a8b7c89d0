/* Units are taken in their order by whichever thread is free, and what they find is told in their
   order: a unit's findings wait in a record until all before it are done.  A thread that would run
   too far ahead waits, so that the records stay small.

   With one thread nothing is recorded: the solver tells the sink as it goes.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/workers.h"

#include "solver/search/record.h"

#include <pthread.h>
#include <stdlib.h>

static const size_t MOST_WAITING = (size_t)16 << 20; /* bytes in records */

struct crew {
  const struct work *work;
  pthread_mutex_t lock;
  pthread_cond_t told_more;
  struct record *records;
  bool *done;
  unsigned next; /* unit to be taken next */
  unsigned told; /* units told: all before this one */
  size_t waiting;
};

static void report_progress(const struct work *work, unsigned done) {
  work->sink->progress(work->sink, (double)done / work->count, atomic_load(&work->run->nodes));
}

/* With the lock held: tells all that can be told. */
static void tell_ready(struct crew *crew) {
  while (crew->told < crew->work->count && crew->done[crew->told]) {
    struct record *record = &crew->records[crew->told++];
    crew->waiting -= record->used;
    record_deliver(record, crew->work->sink);
    record_free(record);
    report_progress(crew->work, crew->told);
  }
  pthread_cond_broadcast(&crew->told_more);
}

/* With the lock held: the next unit, or `count` if there is none. */
static unsigned take_unit(struct crew *crew) {
  if (crew->next == crew->work->count)
    return crew->next;
  unsigned unit = crew->next++;
  while (crew->waiting > MOST_WAITING && unit != crew->told)
    pthread_cond_wait(&crew->told_more, &crew->lock);
  return unit;
}

static void *work_along(void *argument) {
  struct crew *crew = argument;
  const struct work *work = crew->work;
  struct search *search = search_new(work->run, true);
  pthread_mutex_lock(&crew->lock);
  for (unsigned unit = take_unit(crew); unit < work->count; unit = take_unit(crew)) {
    record_begin(&crew->records[unit]);
    pthread_mutex_unlock(&crew->lock);
    search->sink = &crew->records[unit].sink;
    if (!search_must_stop(search))
      work->solve(search, unit, work->context);
    pthread_mutex_lock(&crew->lock);
    crew->done[unit] = true;
    crew->waiting += crew->records[unit].used;
    tell_ready(crew);
  }
  pthread_mutex_unlock(&crew->lock);
  search_free(search);
  return NULL;
}

static void work_alone(const struct work *work) {
  struct search *search = search_new(work->run, true);
  search->sink = work->sink;
  for (unsigned unit = 0; unit < work->count && !search_must_stop(search); unit++) {
    work->solve(search, unit, work->context);
    report_progress(work, unit + 1);
  }
  search_free(search);
}

/* Threads that the system does not give are done without: this thread works too. */
static void work_together(struct crew *crew, unsigned threads) {
  pthread_t *helpers = malloc(threads * sizeof *helpers);
  unsigned started = 0;
  while (helpers && started < threads - 1 &&
         pthread_create(&helpers[started], NULL, work_along, crew) == 0)
    started++;
  work_along(crew);
  while (started > 0)
    pthread_join(helpers[--started], NULL);
  free(helpers);
}

void work_through(const struct work *work) {
  unsigned threads = work->run->limits->threads;
  if (threads > work->count)
    threads = work->count;
  struct crew crew = {.work = work};
  if (threads > 1) {
    crew.records = calloc(work->count, sizeof *crew.records);
    crew.done = calloc(work->count, sizeof *crew.done);
  }
  if (crew.records && crew.done) {
    pthread_mutex_init(&crew.lock, NULL);
    pthread_cond_init(&crew.told_more, NULL);
    work_together(&crew, threads);
    pthread_cond_destroy(&crew.told_more);
    pthread_mutex_destroy(&crew.lock);
  } else {
    work_alone(work);
  }
  free(crew.records);
  free(crew.done);
}
