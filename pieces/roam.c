/* Roaming: one leg made again and again in a single move, in any direction, over empty squares not
   yet visited.  The squares that it can come to are found ring by ring, so that each is looked at
   once.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

/* A journey under way. */
struct roaming {
  const struct legs_paths *legs;
  const struct walk_paths *walk;
  const struct sight *sight;
  struct steps *steps;
  square from;
  bool quiet, takes;
  const struct set *landing; /* NULL: anywhere */
  struct set landed, visited;
  square queue[MAX_SQUARES];
  unsigned count; /* squares in the queue, visited or still to be */
};

static void land(struct roaming *r, square where, bool man) {
  bool counts = man ? r->takes && set_has(r->sight->capturable, where) : r->quiet;
  if (!counts || where == r->from || set_has(&r->landed, where) ||
      (r->landing && !set_has(r->landing, where)))
    return;
  set_add(&r->landed, where);
  add_step(r->walk, r->steps, where, man ? where : NO_SQUARE, false);
}

/* Stops on the square; notes it as the beginning of another leg if it can be. Returns whether the
   leg may run on. */
static bool stop(struct roaming *r, square where) {
  bool man = is_man(r->sight, r->from, where);
  land(r, where, man);
  if (man)
    return false;
  bool goes_on = r->legs->leg[0].end != AT_EDGE || set_has(&r->legs->edge, where);
  if (goes_on && !set_has(&r->visited, where)) {
    set_add(&r->visited, where);
    r->queue[r->count++] = where;
  }
  return true;
}

static void run(struct roaming *r, square at, unsigned course) {
  const struct legs_paths *legs = r->legs;
  int length = legs->leg[0].length;
  square start = at;
  for (int n = 1; length < 0 || n <= length;) {
    size_t place = (size_t)course * r->walk->squares + at;
    bool passing = legs->passing && legs->passing[course];
    at = legs->steps[place];
    course = legs->then ? legs->then[place] : course;
    if (at == NO_SQUARE || at == start || set_has(r->sight->crowd.closed, at))
      return;
    bool stops = !passing && (length < 0 || n == length);
    bool free = !is_man(r->sight, r->from, at);
    if (stops ? !stop(r, at) : !free)
      return;
    n += !passing;
  }
}

/* All at once, where a leg is a single step and lands anywhere. */
static void flood(struct roaming *r, const uint64_t *beside) {
  const uint64_t closed = r->sight->crowd.closed->word[0];
  uint64_t visited = UINT64_C(1) << r->from, reached = 0;
  const uint64_t men = r->sight->crowd.occupied->word[0] & ~visited;
  for (uint64_t left = visited; left;) {
    const uint64_t next = beside[lowest_bit(left)] & ~closed, new = next & ~men & ~visited;
    reached |= next;
    visited |= new;
    left = (left & (left - 1)) | new;
  }
  if (r->sight->crowd.touched)
    r->sight->crowd.touched->word[0] |= reached;
  reached &= r->quiet ? ~UINT64_C(0) : men & r->sight->capturable->word[0];
  for (; reached; reached &= reached - 1)
    land(r, (square)lowest_bit(reached), men & reached & -reached);
}

void roam_steps(const struct part_paths *part, enum colour colour, square from,
                const struct walk_paths *walk, const struct sight *sight, struct steps *steps) {
  const struct set *landing = part->legs->landing[colour];
  struct roaming r = {
      .legs = part->legs,
      .walk = walk,
      .sight = sight,
      .steps = steps,
      .from = from,
      .quiet = sight->imagine ? part->captures : sight->moves && part->moves,
      .takes = sight->captures && part->captures,
      .landing = landing ? &landing[from] : NULL,
  };
  const struct leg_paths *leg = &part->legs->leg[0];
  if (part->legs->beside[colour]) {
    flood(&r, part->legs->beside[colour]);
    return;
  }
  set_add(&r.visited, from);
  r.queue[r.count++] = from;
  for (unsigned i = 0; i < r.count; i++)
    for (unsigned k = 0; k < leg->course_count[colour]; k++)
      run(&r, r.queue[i], leg->courses[colour][k]);
}
