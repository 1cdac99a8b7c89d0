/* Splitting a chain, and going from one unit to the next.  A worker does not return to the diagram
   between two units but only to the last position that both have behind them: what the bound has
   found out about the first half-moves is found out once.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/units.h"

#include <stdlib.h>

enum {
  UNITS_PER_THREAD = 8,
  UNITS_IN_JOURNAL = 256 /* whatever the number of threads; what one of them holds may be lost */
};

static void collect(struct help *help, unsigned leg, unsigned left) {
  struct units *units = help->collected;
  if (units->count == units->room) {
    units->room = 2 * units->room + 64;
    units->units = realloc(units->units, units->room * sizeof *units->units);
    if (!units->units)
      abort();
  }
  struct unit *unit = &units->units[units->count++];
  *unit = (struct unit){.depth = help->search->depth,
                        .leg = leg,
                        .left = left,
                        .root = help->root,
                        .numbers = help->numbers};
  for (unsigned i = 0; i < unit->depth; i++)
    unit->path[i] = help->search->path[i];
}

static void collect_units(struct run *run, const struct chain *chain, bool numbered, unsigned split,
                          struct units *units) {
  struct search *search = search_new(run, false);
  struct help help = help_for(search, chain);
  help.collect = collect;
  help.collected = units;
  help.split = split;
  help.root = run->numbers_before;
  help.numbers = numbers_for(run->options, numbered);
  units->count = 0;
  seek(&help, 0, chain->legs[0].length);
  units->roots = help.root - run->numbers_before;
  search_free(search);
}

/* Where answers are numbered, too, they are told of where they are searched: such units must not be
   more than one half-move deep. */
void units_split(struct run *run, const struct chain *chain, bool numbered, struct units *units) {
  const bool nested = numbered && numbers_nested(run->options);
  unsigned enough = run->limits->threads > 1 ? UNITS_PER_THREAD * run->limits->threads : 0;
  if (run->limits->journal)
    enough = UNITS_IN_JOURNAL;
  unsigned deepest = chain_left(chain, 0, chain->legs[0].length) / 2;
  for (unsigned split = 1; split == 1 || (split <= deepest && split <= MAX_SPLIT); split++) {
    collect_units(run, chain, numbered, split, units);
    if (units->count >= enough || nested)
      return;
  }
}

/* Half-moves that need not be taken back.  Where drafting was given up all are, so that it is taken
   up again. */
static unsigned shared_half_moves(const struct search *search, const struct unit *unit) {
  unsigned shared = 0;
  if (search->bound && bound_has_given_up(search->bound))
    return 0;
  while (shared < search->depth && shared < unit->depth &&
         search->path[shared] == unit->path[shared])
    shared++;
  return shared;
}

/* Every position on the path from which a side moved has been entered. */
static void go_back(struct help *help, unsigned depth) {
  struct search *search = help->search;
  while (search->depth > depth) {
    bool passed = search->path[search->depth - 1] == SILENT_PASS;
    search_undo(search);
    if (!passed)
      seek_leave(help);
  }
}

/* Does the unit lie behind the position that was found to be without solutions? */
static bool is_barred(const struct search *search, const struct unit *unit) {
  const struct dead_end *dead = &search->dead_end;
  if (!dead->known || unit->depth < dead->depth)
    return false;
  for (unsigned i = 0; i < dead->depth; i++)
    if (dead->path[i] != unit->path[i])
      return false;
  return true;
}

static void bar(struct search *search) {
  search->dead_end.known = true;
  search->dead_end.depth = search->depth;
  for (unsigned i = 0; i < search->depth; i++)
    search->dead_end.path[i] = search->path[i];
}

bool units_go_to(struct help *help, const struct unit *unit) {
  struct search *search = help->search;
  if (is_barred(search, unit))
    return false;
  unsigned shared = shared_half_moves(search, unit);
  unsigned leg = 0, left = help->chain->legs[0].length;
  go_back(help, shared);
  for (unsigned i = 0; i < unit->depth; i++) {
    bool passes = unit->path[i] == SILENT_PASS;
    chain_move_on(help->chain, &leg, &left);
    if (i >= shared && !passes && !seek_enter(help, leg, left)) {
      bar(search);
      return false;
    }
    if (i >= shared)
      search_play(search, unit->path[i]);
    left -= !passes;
  }
  return true;
}
