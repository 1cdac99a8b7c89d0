/* Units are taken in their order by whichever thread is free, and what they find is told in their
   order: a unit's findings wait in a record until all before it are done.  A thread that would run
   too far ahead waits, so that the records stay small.

   With one thread nothing is recorded: the solver tells the sink as it goes; unless there is a
   journal, which takes the findings of whole units only.  What it knows of units from an earlier
   run is told first.

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
  bool *done;    /* searched, or found to be stopped */
  bool *whole;   /* searched to the end */
  unsigned next; /* unit to be taken next */
  unsigned told; /* units told: all before this one */
  bool broken;   /* a unit told was not whole: nothing is kept any more */
  size_t waiting;
};

static void report_progress(const struct work *work, unsigned done) {
  work->sink->progress(work->sink, (double)done / work->count, atomic_load(&work->run->nodes));
}

/* Searches a unit; was it searched to its end? */
static bool solve_unit(const struct work *work, struct search *search, unsigned unit) {
  if (!search_must_stop(search))
    work->solve(search, unit, work->context);
  return !search_must_stop(search);
}

/* The search ends in this unit. */
static void note_stop(const struct work *work, unsigned unit) {
  if (work->first_move)
    work->run->stopped_at = work->first_move(unit, work->context);
}

/* Tells what the next unit in the order has found; `whole`: everything. */
static void tell_unit(struct crew *crew, struct record *record, bool whole) {
  const struct work *work = crew->work;
  struct journal *journal = work->run->limits->journal;
  if (!whole && !crew->broken)
    note_stop(work, crew->told);
  crew->broken |= !whole;
  if (journal && !crew->broken)
    journal->keep(journal, record);
  record_deliver(record, work->sink);
  record_free(record);
  report_progress(work, ++crew->told);
}

/* With the lock held: tells all that can be told. */
static void tell_ready(struct crew *crew) {
  while (crew->told < crew->work->count && crew->done[crew->told]) {
    struct record *record = &crew->records[crew->told];
    crew->waiting -= record->used;
    tell_unit(crew, record, crew->whole[crew->told]);
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
    bool whole = solve_unit(work, search, unit);
    pthread_mutex_lock(&crew->lock);
    crew->done[unit] = true;
    crew->whole[unit] = whole;
    crew->waiting += crew->records[unit].used;
    tell_ready(crew);
  }
  pthread_mutex_unlock(&crew->lock);
  search_free(search);
  return NULL;
}

static void work_alone(struct crew *crew) {
  const struct work *work = crew->work;
  struct search *search = search_new(work->run, true);
  bool whole = true;
  while (whole && crew->told < work->count) {
    struct record record;
    record_begin(&record);
    search->sink = work->run->limits->journal ? &record.sink : work->sink;
    whole = solve_unit(work, search, crew->told);
    tell_unit(crew, &record, whole);
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

static void share_out(struct crew *crew, unsigned threads) {
  const unsigned count = crew->work->count;
  crew->records = calloc(count, sizeof *crew->records);
  crew->done = calloc(count, sizeof *crew->done);
  crew->whole = calloc(count, sizeof *crew->whole);
  if (crew->records && crew->done && crew->whole) {
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->told_more, NULL);
    work_together(crew, threads);
    pthread_cond_destroy(&crew->told_more);
    pthread_mutex_destroy(&crew->lock);
  } else {
    work_alone(crew);
  }
  free(crew->records);
  free(crew->done);
  free(crew->whole);
}

/* Tells what is known of the first units from an earlier run; returns how many there are. */
static unsigned recall_units(const struct work *work) {
  struct journal *journal = work->run->limits->journal;
  unsigned known = 0;
  for (bool more = journal != NULL; more && known < work->count;) {
    struct record record;
    record_begin(&record);
    more = journal->recall(journal, &record);
    if (more)
      known++;
    record_deliver(&record, work->sink);
    record_free(&record);
  }
  return known;
}

void work_through(const struct work *work) {
  struct crew crew = {.work = work};
  crew.next = crew.told = recall_units(work);
  unsigned threads = work->run->limits->threads;
  if (threads > work->count - crew.told)
    threads = work->count - crew.told;
  if (atomic_load(&work->run->ending) != GOING_ON)
    return;
  if (threads > 1)
    share_out(&crew, threads);
  else
    work_alone(&crew);
}
