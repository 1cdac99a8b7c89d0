/* All placements of the hidden men on squares that the solving side does not see, no two of them on
   one square and pawns on neither their first nor their last rank, for which that side sees what it
   sees of the diagram and can make the moves that it can make there.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/fog_start.h"

#include "solver/search/fog_view.h"

#include <stdlib.h>
#include <string.h>

/* The hidden men going to their places one after the other. */
struct placing {
  struct fog_start *start;
  struct run *run;
  unsigned patience;         /* placements until the next look at the clock */
  struct position *position; /* with those placed so far */
  struct set free;           /* squares */
  struct key sight;          /* what the side sees of the diagram */
  struct move_stack moves;
  square where[MAX_SQUARES];
};

static unsigned squares_of(const struct position *position) {
  const struct board_frame *frame = &position->plan->problem->board;
  return frame->files * frame->ranks;
}

enum { LOOK_EVERY = 1024 };

static const struct man nobody;

static int compare_men(const void *left, const void *right) {
  const struct man *one = left, *other = right;
  return one->walk != other->walk ? one->walk - other->walk
                                  : (one->marks > other->marks) - (one->marks < other->marks);
}

/* The men of the other side that are out of sight, from the diagram, or those that are listed. */
static void take_hidden_men(struct fog_start *start) {
  const struct plan *plan = start->base->plan;
  const struct engine *engine = start->base->engine;
  start->hidden_count = plan->problem->options.fog.hidden_count;
  if (start->hidden_count > 0)
    memcpy(start->hidden, plan->hidden, start->hidden_count * sizeof *start->hidden);
  for (square where = 0; where < squares_of(start->base); where++) {
    struct man man = engine->man_at(start->base, where);
    if (man.walk == NO_WALK || set_has(&start->seen, where))
      continue;
    man.id = 0; /* nobody knows which of like men it is */
    start->hidden[start->hidden_count++] = man;
    engine->set_man(start->base, where, nobody);
  }
  qsort(start->hidden, start->hidden_count, sizeof *start->hidden, compare_men);
}

static bool may_stand(const struct fog_start *start, struct man man, square where) {
  const struct board_frame *frame = &start->base->plan->problem->board;
  const unsigned rank = where / frame->files;
  return !plan_is_pawn(start->base->plan, man.walk) || (rank > 0 && rank + 1 < frame->ranks);
}

static bool keep_placement(struct placing *placing) {
  struct fog_start *start = placing->start;
  if (start->count == start->room) {
    const size_t room = start->room > 0 ? 2 * start->room : 64;
    const size_t size = (start->hidden_count + 1) * sizeof *start->placements;
    square *larger = realloc(start->placements, room * size);
    if (larger == NULL)
      abort(); /* like move_stack_reserve */
    start->placements = larger;
    start->room = room;
  }
  struct possible *added = fog_set_add(&start->set);
  if (added == NULL)
    return false;
  added->key = placing->position->engine->key(placing->position);
  added->placement = (uint32_t)start->count;
  added->order = start->count;
  memcpy(start->placements + start->count++ * start->hidden_count, placing->where,
         start->hidden_count * sizeof *placing->where);
  return true;
}

static bool place_from(struct placing *placing, unsigned index);

/* Like men go to squares that rise, so that no placement comes twice. */
static bool place_man(struct placing *placing, unsigned index) {
  const struct fog_start *start = placing->start;
  const struct man man = start->hidden[index];
  const bool again = index > 0 && compare_men(&man, &start->hidden[index - 1]) == 0;
  const unsigned first = again ? placing->where[index - 1] + 1u : 0;
  const struct engine *engine = placing->position->engine;
  bool going_on = true;
  for (square where = set_next(&placing->free, first, SET_WORDS); where != NO_SQUARE && going_on;
       where = set_next(&placing->free, where + 1u, SET_WORDS)) {
    if (!may_stand(start, man, where))
      continue;
    engine->set_man(placing->position, where, man);
    set_remove(&placing->free, where);
    placing->where[index] = where;
    going_on = place_from(placing, index + 1);
    set_add(&placing->free, where);
    engine->set_man(placing->position, where, nobody);
  }
  return going_on;
}

static bool place_from(struct placing *placing, unsigned index) {
  struct fog_start *start = placing->start;
  if (index < start->hidden_count)
    return place_man(placing, index);
  if (placing->patience-- == 0) {
    placing->patience = LOOK_EVERY;
    if (run_is_over(placing->run))
      return false;
  }
  struct key sight;
  fog_look(placing->position, start->side, &placing->moves, &sight);
  return memcmp(&sight, &placing->sight, sizeof sight) != 0 || keep_placement(placing);
}

static struct set free_squares(const struct fog_start *start) {
  const struct board_frame *frame = &start->base->plan->problem->board;
  struct set free = {{0}};
  for (square where = 0; where < squares_of(start->base); where++)
    if (!frame->hole[where] && !set_has(&start->seen, where))
      set_add(&free, where);
  return free;
}

void fog_start_begin(struct fog_start *start, struct run *run, struct fog_memory *memory) {
  const struct plan *plan = run->plan;
  const enum colour side = run->first;
  *start = (struct fog_start){.side = side, .base = plan->engine->create(plan, side)};
  struct placing placing = {.start = start, .run = run};
  start->seen = fog_view(start->base, side, &placing.moves);
  fog_look(start->base, side, &placing.moves, &placing.sight);
  take_hidden_men(start);
  placing.free = free_squares(start);
  placing.position = plan->engine->copy(start->base);
  fog_set_begin(&start->set, memory, 0);
  place_from(&placing, 0);
  plan->engine->destroy(placing.position);
  move_stack_free(&placing.moves);
}

void fog_start_free(struct fog_start *start) {
  fog_set_free(&start->set);
  free(start->placements);
  start->base->engine->destroy(start->base);
}

struct position *fog_start_position(const struct fog_start *start, size_t placement) {
  const struct engine *engine = start->base->engine;
  struct position *position = engine->copy(start->base);
  const square *where = start->placements + placement * start->hidden_count;
  for (unsigned i = 0; i < start->hidden_count; i++)
    engine->set_man(position, where[i], start->hidden[i]);
  return position;
}
