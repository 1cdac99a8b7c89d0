/* What a man may do, and what it observes: the machines at work on a board with men.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"
#include "pieces/paths.h"

/* Whether arriving on empty squares counts, and whether captures do, for this part. */
static bool quiet_counts(const struct part_paths *part, const struct sight *sight) {
  return sight->imagine ? part->captures : sight->moves && part->moves;
}

static bool capture_counts(const struct part_paths *part, const struct sight *sight) {
  return sight->captures && part->captures;
}

static void jump_steps(const struct walk_paths *walk, const struct part_paths *part,
                       enum colour colour, square from, const struct sight *sight,
                       struct steps *steps) {
  bool quiet = quiet_counts(part, sight), takes = capture_counts(part, sight);
  for (const square *to = part->list + part->start[colour][from]; *to != NO_SQUARE; to++) {
    if (!set_has(sight->crowd.occupied, *to)) {
      if (quiet)
        add_step(walk, steps, *to, NO_SQUARE, false);
    } else if (takes && set_has(sight->capturable, *to)) {
      add_step(walk, steps, *to, *to, false);
    }
  }
}

static void add_way(struct steps *steps, square arrival, square capture, square before) {
  if (steps->count < MAX_STEPS)
    steps->step[steps->count++] = (struct step){.arrival = arrival,
                                                .capture = capture,
                                                .origin = steps->origin,
                                                .hurdle = NO_SQUARE,
                                                .before = before};
}

/* Where the way over `before` comes to a square: returns whether a man stands there. */
static bool tell_way(const struct part_paths *part, square to, square before,
                     const struct sight *sight, struct steps *steps) {
  const bool man = set_has(sight->crowd.occupied, to);
  if (man ? capture_counts(part, sight) && set_has(sight->capturable, to)
          : quiet_counts(part, sight))
    add_way(steps, to, man ? to : NO_SQUARE, before);
  return man;
}

/* Leaps and lines where each way counts for itself. */
static void tell_ways(const struct part_paths *part, enum colour colour, square from,
                      const struct sight *sight, struct steps *steps) {
  const square *to = part->list + part->start[colour][from];
  if (part->machine == JUMP) {
    for (; *to != NO_SQUARE; to++)
      tell_way(part, *to, from, sight, steps);
    return;
  }
  for (; *to != NO_SQUARE; to++) {
    bool shut = false;
    for (square before = from; *to != NO_SQUARE; before = *to++)
      shut = shut || tell_way(part, *to, before, sight, steps);
  }
}

static void slide_steps(const struct walk_paths *walk, const struct part_paths *part,
                        enum colour colour, square from, const struct sight *sight,
                        struct steps *steps) {
  bool quiet = quiet_counts(part, sight), takes = capture_counts(part, sight);
  for (const square *to = part->list + part->start[colour][from]; *to != NO_SQUARE; to++) {
    bool longer = false;
    for (; *to != NO_SQUARE && !set_has(sight->crowd.occupied, *to); to++) {
      if (quiet)
        add_step(walk, steps, *to, NO_SQUARE, longer);
      longer = part->advance;
    }
    if (*to == NO_SQUARE)
      continue;
    if (takes && set_has(sight->capturable, *to))
      add_step(walk, steps, *to, *to, false);
    while (*to != NO_SQUARE)
      to++;
  }
}

/* Does a man stand where the walk has to hop over one?  For walks with `screens`. */
static bool has_screen(const struct walk_paths *walk, const struct legs_paths *legs,
                       enum colour colour, square from, square target, const struct crowd *crowd) {
  const uint64_t screens = legs->screens[colour][(size_t)from * walk->squares + target];
  uint64_t men = crowd->occupied->word[0] & ~crowd->closed->word[0];
  if (legs->leg[0].end == ON_ENEMY)
    men &= crowd->enemies->word[0];
  if (crowd->touched)
    crowd->touched->word[0] |= screens;
  return screens & men;
}

static bool legs_observe(const struct walk_paths *walk, const struct part_paths *part,
                         enum colour colour, square from, square target,
                         const struct crowd *crowd) {
  const struct legs_paths *legs = part->legs;
  struct set men, victim = {{0}};
  if (legs->screens[colour])
    return has_screen(walk, legs, colour, from, target, crowd);
  if (legs->lands_behind && legs->via[colour])
    return lands_on(part, colour, from, target, walk, crowd);
  set_copy(&men, crowd->occupied, walk->words);
  set_add(&men, target);
  set_add(&victim, target);
  struct sight sight = {.crowd = *crowd, .capturable = &victim, .captures = true};
  sight.crowd.occupied = &men;
  struct steps steps;
  steps_begin(&steps);
  legs_steps_towards(part, colour, from, target, walk, &sight, &steps);
  return steps.count > 0;
}

/* Where the way to a square may lead over that square, a man standing there would change it: each
   square is tried with a man on it. */
static void imagine_one_by_one(const struct walk_paths *walk, const struct part_paths *part,
                               enum colour colour, square from, const struct sight *sight,
                               struct steps *steps) {
  const uint64_t *reach = set_row(walk->reach[colour], from, walk->words);
  for_set (target, sight->capturable, walk->words)
    if (row_has(reach, target) && legs_observe(walk, part, colour, from, target, &sight->crowd))
      add_step(walk, steps, target, target, false);
}

void walk_steps(const struct walk_paths *walk, enum colour colour, square from,
                const struct sight *sight, struct steps *steps) {
  for (unsigned i = 0; i < walk->part_count; i++) {
    const struct part_paths *part = &walk->part[i];
    if ((!quiet_counts(part, sight) && !capture_counts(part, sight)) ||
        (sight->in_passing && !part->in_passing))
      continue;
    if (sight->by_way && part->machine != LEGS)
      tell_ways(part, colour, from, sight, steps);
    else if (part->machine == JUMP)
      jump_steps(walk, part, colour, from, sight, steps);
    else if (part->machine == SLIDE)
      slide_steps(walk, part, colour, from, sight, steps);
    else if (sight->imagine && part->crosses)
      imagine_one_by_one(walk, part, colour, from, sight, steps);
    else
      legs_steps(part, colour, from, walk, sight, steps);
  }
}

static bool jump_observes(const struct part_paths *part, enum colour colour, square from,
                          square target) {
  const square *to = part->list + part->start[colour][from];
  while (*to != NO_SQUARE && *to != target)
    to++;
  return *to == target;
}

static bool ray_observes(const square *ray, square target, const struct set *occupied) {
  while (*ray != NO_SQUARE && *ray != target && !set_has(occupied, *ray))
    ray++;
  return *ray == target;
}

static bool slide_observes(const struct part_paths *part, enum colour colour, square from,
                           square target, unsigned squares, const struct set *occupied) {
  const square *list = part->list + part->start[colour][from];
  uint16_t line = part->line[colour][from * squares + target];
  if (line == LINE_NONE)
    return false;
  if (line != LINE_SEVERAL)
    return ray_observes(list + line - 1, target, occupied);
  for (const square *ray = list; *ray != NO_SQUARE; ray++) {
    if (ray_observes(ray, target, occupied))
      return true;
    while (*ray != NO_SQUARE)
      ray++;
  }
  return false;
}

static bool part_observes(const struct walk_paths *walk, const struct part_paths *part,
                          enum colour colour, square from, square target,
                          const struct crowd *crowd) {
  switch (part->machine) {
  case JUMP:
    return jump_observes(part, colour, from, target);
  case SLIDE:
    return slide_observes(part, colour, from, target, walk->squares, crowd->occupied);
  default:
    return legs_observe(walk, part, colour, from, target, crowd);
  }
}

bool parts_observe(const struct walk_paths *walk, enum colour colour, square from, square target,
                   const struct crowd *crowd) {
  for (unsigned i = 0; i < walk->part_count; i++)
    if (walk->part[i].captures && part_observes(walk, &walk->part[i], colour, from, target, crowd))
      return true;
  return false;
}

bool walk_observes_touching(const struct walk_paths *walk, enum colour colour, square from,
                            square target, const struct crowd *crowd) {
  bool observes = false;
  for (unsigned i = 0; i < walk->part_count; i++) {
    const struct part_paths *part = &walk->part[i];
    if (!part->captures)
      continue;
    if (part->machine == SLIDE) {
      const square *list = part->list + part->start[colour][from];
      for (; *list != NO_SQUARE; list++)
        for (; *list != NO_SQUARE; list++)
          set_add(crowd->touched, *list);
    }
    observes |= part_observes(walk, part, colour, from, target, crowd);
  }
  return observes;
}
