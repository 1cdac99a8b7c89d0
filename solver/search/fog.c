/* Problems under fog, at the root: the half-moves of the solving side in the diagram are the units
   that workers share.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/fog.h"

#include "solver/search/fog_tell.h"
#include "solver/search/numbers.h"
#include "solver/search/workers.h"

#include <stdlib.h>

/* What the units have in common. */
struct roots {
  const struct fog_start *start;
  struct fog_memory *memory;
  const move *moves;
  unsigned first_number; /* of the first of them, from 1 */
};

/* The rest is the table's; without a table there is no limit given, and this is one. */
static size_t memory_for_sets(const struct limits *limits) {
  return limits->table_bytes > 0 ? limits->table_bytes / 4 * 3 : (size_t)768 << 20;
}

/* A key is told as what it is: by the least number of moves that it needs. */
static void solve_root_move(struct search *search, unsigned unit, const void *context) {
  const struct roots *roots = context;
  const struct fog_part part = {&roots->start->set, 0, roots->start->set.count};
  struct fog_attack attack;
  fog_attack_begin(&attack, search, roots->start, roots->memory);
  if (numbers_told(search->run->options)) {
    const struct numbers here = numbers_for(search->run->options, true);
    fog_enter(&attack, &part, 0);
    numbers_tell(search, search->position, roots->moves[unit], &here, roots->first_number + unit);
  }
  bool solved = false;
  for (unsigned moves = 1; moves <= search->run->tree->length && !solved; moves++) {
    solved = fog_move_solves(&attack, &part, roots->moves[unit], moves);
    if (solved && !fog_must_stop(&attack))
      fog_tell_key(&attack, roots->moves[unit], moves);
  }
  fog_attack_end(&attack);
}

static struct first_move first_move_of(unsigned unit, const void *context) {
  const struct roots *roots = context;
  return (struct first_move){roots->first_number + unit, roots->moves[unit]};
}

static void tell_start(const struct fog_start *start, struct sink *sink) {
  static const struct man nobody[MAX_SQUARES];
  struct move_stack moves = {0};
  struct position *position = fog_start_position(start, 0);
  const struct board_frame *board = &position->plan->problem->board;
  struct outlook *outlook = outlook_new(position, start->side, &moves);
  const struct sighting sighting = {.positions = (unsigned)start->set.count,
                                    .only = true,
                                    .captured = NO_SQUARE,
                                    .squares = board->files * board->ranks,
                                    .seen = outlook->seen,
                                    .men = outlook->men,
                                    .men_before = nobody};
  sink->sighting(sink, &sighting);
  free(outlook);
  position->engine->destroy(position);
  move_stack_free(&moves);
}

static void solve_root_moves(struct run *run, struct gate *gate, const struct fog_start *start,
                             struct fog_memory *memory) {
  const struct fog_part part = {&start->set, 0, start->set.count};
  struct search *search = search_new(run, false);
  struct fog_attack attack;
  fog_attack_begin(&attack, search, start, memory);
  fog_push_moves(&attack, &part);
  const struct number_range range = numbers_range(run, true, (unsigned)search->moves.count);
  const struct roots roots = {.start = start,
                              .memory = memory,
                              .moves = search->moves.moves + range.first,
                              .first_number = run->numbers_before + range.first + 1};
  run->numbers = (unsigned)search->moves.count;
  struct work work = {.run = run,
                      .count = range.end - range.first,
                      .solve = solve_root_move,
                      .context = &roots,
                      .sink = &gate->sink,
                      .first_move = first_move_of};
  work_through(&work);
  fog_attack_end(&attack);
  search_free(search);
}

struct fog_result fog_solve(struct run *run, struct gate *gate) {
  struct fog_memory memory = {.most = memory_for_sets(run->limits)};
  struct fog_start start;
  fog_start_begin(&start, run, &memory);
  const bool complete = atomic_load(&run->ending) == GOING_ON && !atomic_load(&memory.exhausted);
  if (complete && start.set.count > 0) {
    tell_start(&start, &gate->sink);
    run->table = table_new(run->limits->table_bytes / 4);
    solve_root_moves(run, gate, &start, &memory);
    table_free(run->table);
    run->table = NULL;
  }
  const struct fog_result result = {complete && start.set.count == 0,
                                    atomic_load(&memory.exhausted)};
  fog_start_free(&start);
  return result;
}
