/* A thread that wakes up ten times a second.  Those who wait for solutions at the other end of a
   pipe get them although the search goes on for hours without finding another one, and a program
   that looks after many solvers sees that this one is alive.  When nobody reads the signs of life
   any more, the system's signal ends the program.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/watch.h"

#include "solver/board/clock.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

enum { ROUND_IN_MILLISECONDS = 100 };

struct watch {
  pthread_t thread;
  pthread_mutex_t lock; /* guards `over` */
  pthread_cond_t wake;
  bool over;
  FILE *out;
  double heartbeat, last_beat;
  unsigned beats;
};

/* Sleeps for a round or until the watch is over; is it? */
static bool rest(struct watch *watch) {
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_nsec += ROUND_IN_MILLISECONDS * 1000000L;
  if (until.tv_nsec >= 1000000000L) {
    until.tv_sec++;
    until.tv_nsec -= 1000000000L;
  }
  pthread_mutex_lock(&watch->lock);
  if (!watch->over)
    pthread_cond_timedwait(&watch->wake, &watch->lock, &until);
  const bool over = watch->over;
  pthread_mutex_unlock(&watch->lock);
  return over;
}

static void *keep_watch(void *argument) {
  struct watch *watch = argument;
  while (!rest(watch)) {
    fflush(watch->out);
    const double now = seconds_now();
    if (watch->heartbeat > 0 && now - watch->last_beat >= watch->heartbeat) {
      fprintf(stderr, "heartbeat:%5u\n", ++watch->beats);
      watch->last_beat = now;
    }
  }
  return NULL;
}

struct watch *watch_begin(FILE *out, double heartbeat) {
  struct watch *watch = calloc(1, sizeof *watch);
  if (watch == NULL)
    return NULL;
  watch->out = out;
  watch->heartbeat = heartbeat;
  watch->last_beat = seconds_now();
  pthread_mutex_init(&watch->lock, NULL);
  pthread_cond_init(&watch->wake, NULL);
  if (pthread_create(&watch->thread, NULL, keep_watch, watch) == 0)
    return watch;
  pthread_cond_destroy(&watch->wake);
  pthread_mutex_destroy(&watch->lock);
  free(watch);
  return NULL;
}

void watch_end(struct watch *watch) {
  if (watch == NULL)
    return;
  pthread_mutex_lock(&watch->lock);
  watch->over = true;
  pthread_cond_signal(&watch->wake);
  pthread_mutex_unlock(&watch->lock);
  pthread_join(watch->thread, NULL);
  pthread_cond_destroy(&watch->wake);
  pthread_mutex_destroy(&watch->lock);
  free(watch);
}
