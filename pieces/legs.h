/* The machine for walks of several legs: hoppers, locusts, lions, equihoppers and their like.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_LEGS_H
#define PREMIER_LEGS_H

#include "pieces/paths.h"

const struct legs_paths *legs_make(const struct part *part, const struct path_rules *rules,
                                   struct arena *arena);

/* towards.c: fills `via` where that is not too much. */
void make_ways_to(struct legs_paths *legs, unsigned squares, struct arena *arena);

/* hurdles.c: fills `rays`, `leaps` and `screens` where they help. */
void make_hurdles(struct legs_paths *legs, unsigned squares, struct arena *arena);

/* Adds the squares where the part may capture on some board or other; never too few. */
void legs_reach(const struct legs_paths *legs, enum colour colour, square from, unsigned squares,
                struct set *reach);
/* The same for one choice of the first leg, wherever the walk may begin. */
void legs_reach_by(const struct legs_paths *legs, enum colour colour, square from, unsigned choice,
                   unsigned squares, struct set *reach);

/* Might two ways lead to one square? */
bool legs_repeat(const struct legs_paths *legs);

/* Might the way to a square lead over that square? */
bool legs_cross(const struct part *part);

/* Does the part go different ways for White and Black? */
bool is_headed(const struct part *part);

/* May a man begin this part from there? */
bool may_start(const struct part *part, const struct path_rules *rules, square from,
               enum colour colour);

/* The steps that a pawn's part may take from there. */
unsigned steps_of_pawn(const struct part *part, const struct path_rules *rules, square from,
                       enum colour colour);

/* Adds a step.  Where a man has several ways to a square, only the first of them counts. */
static inline void add_step(const struct walk_paths *walk, struct steps *steps, square arrival,
                            square capture, bool longer) {
  if (walk->repeats || steps->merge)
    for (unsigned i = steps->first; i < steps->count; i++)
      if (steps->step[i].arrival == arrival && steps->step[i].capture == capture)
        return;
  if (steps->count < MAX_STEPS)
    steps->step[steps->count++] = (struct step){.arrival = arrival,
                                                .capture = capture,
                                                .longer = longer,
                                                .origin = steps->origin,
                                                .hurdle = NO_SQUARE,
                                                .before = NO_SQUARE};
}

/* Is a man in the way, or to be used? The departure square is empty for the man that has left it.
   Every look of a walk at a square begins here, so that `touched` misses none. */
static inline bool is_man(const struct sight *sight, square from, square where) {
  if (sight->crowd.touched)
    set_add(sight->crowd.touched, where);
  return where != from && set_has(sight->crowd.occupied, where);
}

/* Adds what a man on `from` may do by this part. */
void legs_steps(const struct part_paths *part, enum colour colour, square from,
                const struct walk_paths *walk, const struct sight *sight, struct steps *steps);

/* The same of a step with a capture on the target only: `steps` is empty, and all others, and a
   second way to it, may be left out. */
void legs_steps_towards(const struct part_paths *part, enum colour colour, square from,
                        square target, const struct walk_paths *walk, const struct sight *sight,
                        struct steps *steps);

/* Would it capture there?  For walks that land behind a hurdle, with `via`. */
bool lands_on(const struct part_paths *part, enum colour colour, square from, square target,
              const struct walk_paths *walk, const struct crowd *crowd);

/* The same where the leg is made again and again (roam.c). */
void roam_steps(const struct part_paths *part, enum colour colour, square from,
                const struct walk_paths *walk, const struct sight *sight, struct steps *steps);

#endif
