/* Tallies.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/tally.h"

#include <stdlib.h>

struct tally {
  struct census *census;
  struct number *sums;
  size_t depth, room; /* sums[depth] is the one that is added to */
};

void census_begin(struct census *census, size_t bytes) {
  *census = (struct census){.counts = counts_new(bytes)};
  pthread_mutex_init(&census->lock, NULL);
}

void census_end(struct census *census) {
  pthread_mutex_destroy(&census->lock);
  number_end(&census->lines);
  counts_free(census->counts);
}

static void make_room(struct tally *tally) {
  tally->room = 2 * tally->room + 64;
  tally->sums = realloc(tally->sums, tally->room * sizeof *tally->sums);
  if (!tally->sums)
    abort(); /* as for the path: there is no counting without it */
}

struct tally *tally_new(struct census *census) {
  struct tally *tally = calloc(1, sizeof *tally);
  if (!tally)
    abort();
  tally->census = census;
  make_room(tally);
  tally->sums[0] = (struct number){0};
  return tally;
}

/* A search that was stopped unwinds: no sum but the first is left open. */
void tally_free(struct tally *tally) {
  if (!tally)
    return;
  pthread_mutex_lock(&tally->census->lock);
  number_add(&tally->census->lines, &tally->sums[0]);
  pthread_mutex_unlock(&tally->census->lock);
  number_end(&tally->sums[0]);
  free(tally->sums);
  free(tally);
}

void tally_add(struct tally *tally, uint64_t lines) {
  number_add_word(&tally->sums[tally->depth], lines);
}

bool tally_known(struct tally *tally, struct key key, bool *found) {
  struct number known = {0};
  if (!counts_get(tally->census->counts, key, &known))
    return false;
  *found = !number_is_zero(&known);
  number_add(&tally->sums[tally->depth], &known);
  number_end(&known);
  return true;
}

void tally_open(struct tally *tally) {
  if (++tally->depth == tally->room)
    make_room(tally);
  tally->sums[tally->depth] = (struct number){0};
}

void tally_close(struct tally *tally, struct key key, unsigned weight, bool whole) {
  struct number *here = &tally->sums[tally->depth--];
  if (whole)
    counts_put(tally->census->counts, key, here, weight);
  number_add(&tally->sums[tally->depth], here);
  number_end(here);
}
