/* What different things may be seen at one point of play under fog, and how they differ in words:
   by the man that was captured, by enemy men that have come into sight or have left squares in
   sight; where these agree, by squares seen; and where they agree, too, by moves that are possible.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/fog_tell.h"

#include "solver/search/fog_view.h"

#include <stdlib.h>
#include <string.h>

static void *room_for(void *memory, size_t count, size_t size) {
  void *larger = realloc(memory, count * size);
  if (larger == NULL)
    abort(); /* like move_stack_reserve */
  return larger;
}

static void look(struct outlook *outlook, struct position *position, enum colour side,
                 struct move_stack *moves) {
  *outlook = (struct outlook){.seen = fog_view(position, side, moves)};
  for_set (where, &outlook->seen, SET_WORDS)
    outlook->men[where] = position->engine->man_at(position, where);
}

struct outlook *outlook_new(struct position *position, enum colour side, struct move_stack *moves) {
  struct outlook *outlook = room_for(NULL, 1, sizeof *outlook);
  look(outlook, position, side, moves);
  return outlook;
}

struct glimpse *glimpses_add(struct glimpses *glimpses) {
  if (glimpses->count == glimpses->room) {
    glimpses->room = glimpses->room > 0 ? 2 * glimpses->room : 8;
    glimpses->glimpse = room_for(glimpses->glimpse, glimpses->room, sizeof *glimpses->glimpse);
  }
  struct glimpse *glimpse = &glimpses->glimpse[glimpses->count++];
  memset(glimpse, 0, sizeof *glimpse);
  glimpse->sighting.captured = NO_SQUARE;
  return glimpse;
}

void glimpses_free(struct glimpses *glimpses) {
  for (size_t i = 0; i < glimpses->count; i++) {
    struct position *sample = glimpses->glimpse[i].sample;
    if (sample != NULL)
      sample->engine->destroy(sample);
  }
  free(glimpses->glimpse);
}

static bool is_same_man(struct man one, struct man other) {
  return one.walk == other.walk && one.owners == other.owners && one.marks == other.marks;
}

/* An enemy man seen there; the side's own neutral men are no news. */
static bool shows_enemy(const struct outlook *outlook, square where, enum colour side) {
  const unsigned owners = outlook->men[where].owners;
  return belongs_to(owners, opponent(side)) && !belongs_to(owners, side);
}

/* Enemy men that have come into sight or have left their squares before the side's eyes; a man that
   it has captured itself is no news. */
static void compare_men(struct glimpse *glimpse, const struct outlook *before, enum colour side) {
  const struct outlook *now = &glimpse->outlook;
  for_set (where, &now->seen, SET_WORDS) {
    const bool same = is_same_man(now->men[where], before->men[where]);
    if (shows_enemy(now, where, side) && !same)
      set_add(&glimpse->sighting.appeared, where);
    if (shows_enemy(before, where, side) && !same && !belongs_to(now->men[where].owners, side))
      set_add(&glimpse->sighting.vanished, where);
  }
}

static bool is_same_set(const struct set *one, const struct set *other) {
  return memcmp(one, other, sizeof *one) == 0;
}

/* Do they say the same about men? */
static bool look_alike(const struct glimpse *one, const struct glimpse *other) {
  const struct sighting *a = &one->sighting, *b = &other->sighting;
  if (a->captured != b->captured || !is_same_set(&a->appeared, &b->appeared) ||
      !is_same_set(&a->vanished, &b->vanished))
    return false;
  for_set (where, &a->appeared, SET_WORDS)
    if (!is_same_man(one->outlook.men[where], other->outlook.men[where]))
      return false;
  return true;
}

/* Squares that some of those alike see and some do not. */
static void compare_squares(const struct glimpses *glimpses, struct glimpse *glimpse) {
  struct set all = glimpse->outlook.seen, common = glimpse->outlook.seen;
  for (size_t i = 0; i < glimpses->count; i++) {
    const struct glimpse *other = &glimpses->glimpse[i];
    if (!look_alike(glimpse, other))
      continue;
    set_unite(&all, &other->outlook.seen, SET_WORDS);
    set_keep(&common, &other->outlook.seen, SET_WORDS);
  }
  glimpse->sighting.opened = glimpse->outlook.seen;
  set_subtract(&glimpse->sighting.opened, &common, SET_WORDS);
  glimpse->sighting.closed = all;
  set_subtract(&glimpse->sighting.closed, &glimpse->outlook.seen, SET_WORDS);
}

static int compare_order(const void *left, const void *right) {
  const struct glimpse *one = left, *other = right;
  return (one->order > other->order) - (one->order < other->order);
}

void glimpses_compare(struct glimpses *glimpses, const struct outlook *before,
                      const struct fog_attack *attack) {
  const struct board_frame *board = &attack->search->run->plan->problem->board;
  const enum colour side = attack->start->side;
  struct move_stack moves = {0};
  if (glimpses->count > 1)
    qsort(glimpses->glimpse, glimpses->count, sizeof *glimpses->glimpse, compare_order);
  for (size_t i = 0; i < glimpses->count; i++) {
    struct glimpse *glimpse = &glimpses->glimpse[i];
    look(&glimpse->outlook, glimpse->sample, side, &moves);
    compare_men(glimpse, before, side);
  }
  for (size_t i = 0; i < glimpses->count; i++) {
    struct glimpse *glimpse = &glimpses->glimpse[i];
    compare_squares(glimpses, glimpse);
    glimpse->sighting.only = glimpses->count == 1;
    glimpse->sighting.squares = board->files * board->ranks;
    glimpse->sighting.seen = glimpse->outlook.seen;
    glimpse->sighting.men = glimpse->outlook.men;
    glimpse->sighting.men_before = before->men;
  }
  move_stack_free(&moves);
}

static bool can_make(struct position *position, move m) {
  struct move_stack moves = {0};
  bool can = false;
  position->engine->legal_moves(position, &moves);
  for (size_t i = 0; i < moves.count && !can; i++)
    can = moves.moves[i] == m;
  move_stack_free(&moves);
  return can;
}

/* Can it be made in all that say the same of men and squares? */
static bool is_common(const struct glimpses *glimpses, const struct glimpse *glimpse, move m) {
  for (size_t i = 0; i < glimpses->count; i++) {
    const struct glimpse *other = &glimpses->glimpse[i];
    if (look_alike(glimpse, other) && is_same_set(&glimpse->outlook.seen, &other->outlook.seen) &&
        !can_make(other->sample, m))
      return false;
  }
  return true;
}

bool glimpse_chance(const struct glimpses *glimpses, size_t index, struct ply *ply) {
  const struct glimpse *glimpse = &glimpses->glimpse[index];
  const struct engine *engine = glimpse->sample->engine;
  struct move_stack moves = {0};
  bool found = false;
  if (glimpses->count == 1)
    return false;
  engine->legal_moves(glimpse->sample, &moves);
  for (size_t i = 0; i < moves.count && !found; i++) {
    found = !is_common(glimpses, glimpse, moves.moves[i]);
    if (found)
      engine->describe(glimpse->sample, moves.moves[i], ply);
  }
  move_stack_free(&moves);
  return found;
}
