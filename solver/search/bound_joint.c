/* The squares on which the mated king may end are shared out: whoever comes takes the next one and
   drafts the aims that have the king there.  When all are done everybody gets a copy of all aims,
   in the order of the squares, so that nothing depends on who drafted what.  Where patience ends
   before that, the squares that are done stay so, and the others wait for somebody with more.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_joint.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct joint_draft {
  pthread_mutex_t lock;
  pthread_cond_t done;
  bool begun;
  unsigned mater_moves, mated_moves; /* what it is about */
  uint64_t left;                     /* squares of the king that nobody has taken */
  unsigned busy;                     /* threads that draft */
  unsigned long long patience;       /* of who began */
  bool stopped, full;                /* see struct draft */
  struct aims parts[64];             /* by square */
};

struct joint_draft *joint_draft_new(void) {
  struct joint_draft *joint = calloc(1, sizeof *joint);
  if (!joint)
    abort();
  pthread_mutex_init(&joint->lock, NULL);
  pthread_cond_init(&joint->done, NULL);
  return joint;
}

static void drop_parts(struct joint_draft *joint) {
  for (unsigned i = 0; i < 64; i++) {
    free(joint->parts[i].aims);
    joint->parts[i] = (struct aims){0};
  }
}

void joint_draft_free(struct joint_draft *joint) {
  if (!joint)
    return;
  drop_parts(joint);
  pthread_cond_destroy(&joint->done);
  pthread_mutex_destroy(&joint->lock);
  free(joint);
}

/* With the lock held, like all below: is what has been begun, or done, about the same? */
static bool is_same(const struct joint_draft *joint, const struct draft *draft) {
  return joint->begun && joint->mater_moves == draft->scene->mater_moves &&
         joint->mated_moves == draft->scene->mated_moves;
}

/* Is it what this draft needs? */
static bool serves(const struct joint_draft *joint, const struct draft *draft) {
  const bool too_short =
      joint->stopped && !joint->full && joint->busy == 0 && joint->patience < draft->patience;
  return is_same(joint, draft) && !too_short;
}

/* Begins, or goes on with more patience. */
static void begin(struct joint_draft *joint, const struct draft *draft) {
  const struct scene *scene = draft->scene;
  if (!is_same(joint, draft)) {
    drop_parts(joint);
    joint->left = kings_ends(scene);
  }
  joint->begun = true;
  joint->mater_moves = scene->mater_moves;
  joint->mated_moves = scene->mated_moves;
  joint->patience = draft->patience;
  joint->stopped = joint->full = false;
}

static void draft_a_part(struct joint_draft *joint, struct draft *draft) {
  const unsigned where = first_of(joint->left);
  struct draft part = *draft;
  part.aims = &joint->parts[where];
  joint->left &= joint->left - 1;
  joint->busy++;
  pthread_mutex_unlock(&joint->lock);
  draft_king(&part, where);
  pthread_mutex_lock(&joint->lock);
  draft->patience = part.patience;
  if (part.stopped) {
    joint->parts[where].count = 0;
    joint->left |= square_set(where);
  }
  joint->stopped |= part.stopped;
  joint->full |= part.full;
  if (--joint->busy == 0)
    pthread_cond_broadcast(&joint->done);
}

static void copy_aims(const struct joint_draft *joint, struct draft *draft) {
  struct aims *aims = draft->aims;
  size_t count = 0;
  for (unsigned i = 0; i < 64; i++)
    count += joint->parts[i].count;
  draft->full = joint->full || count > draft->most;
  draft->stopped = joint->stopped || draft->full;
  if (draft->stopped || count == 0)
    return;
  aims->aims = realloc(aims->aims, count * sizeof *aims->aims);
  if (!aims->aims)
    abort();
  aims->room = count;
  aims->count = 0;
  for (unsigned i = 0; i < 64; i++)
    if (joint->parts[i].count > 0) {
      memcpy(aims->aims + aims->count, joint->parts[i].aims,
             joint->parts[i].count * sizeof *aims->aims);
      aims->count += joint->parts[i].count;
    }
}

void joint_draft_all(struct joint_draft *joint, struct draft *draft) {
  pthread_mutex_lock(&joint->lock);
  while (!serves(joint, draft) || joint->busy > 0 || (joint->left && !joint->stopped)) {
    if (!serves(joint, draft))
      begin(joint, draft);
    else if (joint->left && !joint->stopped)
      draft_a_part(joint, draft);
    else
      pthread_cond_wait(&joint->done, &joint->lock);
  }
  copy_aims(joint, draft);
  pthread_mutex_unlock(&joint->lock);
}
