/* What the search found in one twin, held against what was intended.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FINDINGS_H
#define PREMIER_FINDINGS_H

#include "solver/commands/intended.h"
#include "solver/language/problem.h"
#include "solver/search/solve.h"

/* From the gravest to the best; a problem's verdict is the gravest of its twins. */
enum soundness {
  INPUT_WRONG,
  NOT_BUILT,
  LIMIT_REACHED,
  NO_SOLUTION,
  INTENDED_MISSING, /* a solution that was intended is none */
  COOKED,           /* there are more solutions than intended, or than there should be */
  SHORT_SOLUTION,   /* there is a shorter one than the stipulation says */
  SOUND,
  SOUNDNESSES
};

const char *soundness_name(enum soundness soundness);

enum { MAX_EXTRAS = 100 }; /* further ones are only counted */

/* A sink that sorts solutions of the actual play into intended ones and others. */
struct findings {
  struct sink sink; /* must be the first member */
  const struct problem *problem;
  struct arena *arena;
  struct intended intended;
  bool has_intended;
  bool tree;     /* direct, self and reflex play: solutions are keys */
  bool post_key; /* the diagram is the position after the key */
  bool refuted;  /* post-key play: a defence has no answer */
  bool in_play;  /* set play does not count */
  unsigned half; /* 0, or 1 in the second half of Duplex */
  enum colour first_half;
  unsigned long long count[2];    /* solutions by half */
  unsigned long long extra_count; /* those that are not intended */
  unsigned extras_kept;
  const char *extras[MAX_EXTRAS]; /* their texts */
};

/* `arena` must outlive the findings. */
void findings_begin(struct findings *findings, const struct problem *problem, struct arena *arena);
enum soundness findings_judge(const struct findings *findings, const struct outcome *outcome);

#endif
