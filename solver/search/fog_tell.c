/* Telling a strategy under fog: one half-move for each set of possible positions, the first that
   solves in the least number of moves, and between two of them what may be seen, each thing with
   what is done about it.  What is behind a half-move is found anew while it is told; the table
   makes that short.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/fog_tell.h"

#include "solver/search/fog_view.h"

#include <stdlib.h>
#include <string.h>

/* A half-move of the side being told, and what it meets. */
struct stage {
  struct fog_attack *attack;
  const struct fog_part *part;
  const struct outlook *before; /* what was seen before it */
  move move;
  unsigned depth;       /* half-moves from the diagram to it */
  unsigned moves;       /* that it needs, itself counted */
  struct fog_set after; /* what may come about */
};

static void tell_set(struct fog_attack *attack, const struct fog_part *part,
                     const struct outlook *before, unsigned most);

static struct sink *sink_of(const struct stage *stage) {
  return stage->attack->search->sink;
}

static struct position *sample_now(const struct stage *stage) {
  struct position *position = stage->attack->search->position;
  return position->engine->copy(position);
}

static void tell_half_move(const struct stage *stage) {
  struct search *search = stage->attack->search;
  const bool ends = stage->after.count == 0;
  const struct tree_move where = {.depth = stage->depth,
                                  .role = stage->depth == 0 ? ROLE_KEY : ROLE_VARIATION,
                                  .mark = stage->depth == 0 ? " !" : "",
                                  .reached = reached_goal(ends ? stage->attack->goal : NULL)};
  struct ply ply;
  fog_enter(stage->attack, stage->part, stage->part->begin);
  search->engine->describe(search->position, stage->move, &ply);
  search->sink->tree_move(search->sink, &ply, &where);
}

/* ---- behind the half-move ---- */

static struct glimpse *glimpse_of_sight(struct glimpses *glimpses, struct key sight) {
  for (size_t i = 0; i < glimpses->count; i++) {
    const struct fog_part *part = &glimpses->glimpse[i].part;
    const struct possible *first = fog_set_at(part->set, part->begin);
    if (memcmp(&first->sights[0], &sight, sizeof sight) == 0)
      return &glimpses->glimpse[i];
  }
  return NULL;
}

static void add_parts(struct glimpses *glimpses, const struct fog_part *whole, bool both) {
  for (size_t begin = whole->begin; begin < whole->end;) {
    struct glimpse *glimpse = glimpses_add(glimpses);
    glimpse->part = fog_set_part(whole->set, begin, both);
    glimpse->order = UINT64_MAX;
    for (size_t i = begin; i < glimpse->part.end; i++) {
      const uint64_t order = fog_set_at(whole->set, i)->order;
      glimpse->order = order < glimpse->order ? order : glimpse->order;
    }
    begin = glimpse->part.end;
  }
}

/* Goes through the positions of the part once more, for what is seen before the answer and for
   those where the goal has been reached; says whether there are such. */
static bool look_before_answers(struct stage *stage, struct glimpses *glimpses) {
  struct fog_attack *attack = stage->attack;
  struct search *search = attack->search;
  bool some_reach = false;
  for (size_t i = stage->part->begin; i < stage->part->end; i++) {
    struct key sight;
    fog_enter(attack, stage->part, i);
    search_play(search, stage->move);
    if (search_reached(search, attack->goal)) {
      some_reach = true;
      continue;
    }
    fog_look(search->position, attack->start->side, &attack->scratch, &sight);
    struct glimpse *glimpse = glimpse_of_sight(glimpses, sight);
    glimpse->sighting.positions++;
    if (glimpse->sample == NULL)
      glimpse->sample = sample_now(stage);
  }
  return some_reach;
}

/* ---- behind the answer ---- */

/* Where the answer has captured a man of the side. */
static void note_victim(const struct stage *stage, struct glimpse *glimpse) {
  struct search *search = stage->attack->search;
  const square where = capture_of(search->path[search->depth - 1]);
  if (where == NO_SQUARE)
    return;
  search_undo(search);
  glimpse->sighting.victim = search->engine->man_at(search->position, where);
  glimpse->sighting.captured = where;
}

static void tell_answers(struct stage *stage, const struct glimpse *own) {
  struct glimpses glimpses = {0};
  add_parts(&glimpses, &own->part, true);
  for (size_t i = 0; i < glimpses.count; i++) {
    struct glimpse *glimpse = &glimpses.glimpse[i];
    fog_enter(stage->attack, &glimpse->part, glimpse->part.begin);
    glimpse->sample = sample_now(stage);
    glimpse->sighting.positions = (unsigned)(glimpse->part.end - glimpse->part.begin);
    glimpse->sighting.depth = stage->depth + 2;
    note_victim(stage, glimpse);
  }
  glimpses_compare(&glimpses, &own->outlook, stage->attack);
  for (size_t i = 0; i < glimpses.count && !fog_must_stop(stage->attack); i++) {
    struct glimpse *glimpse = &glimpses.glimpse[i];
    struct ply chance;
    if (glimpse_chance(&glimpses, i, &chance))
      glimpse->sighting.chance = &chance;
    sink_of(stage)->sighting(sink_of(stage), &glimpse->sighting);
    tell_set(stage->attack, &glimpse->part, &glimpse->outlook, stage->moves - 1);
  }
  glimpses_free(&glimpses);
}

static void tell_goal(const struct stage *stage) {
  static const struct man nobody[MAX_SQUARES];
  const struct sighting sighting = {.depth = stage->depth + 1,
                                    .is_goal = true,
                                    .goal = *stage->attack->goal,
                                    .captured = NO_SQUARE,
                                    .men = nobody,
                                    .men_before = nobody};
  sink_of(stage)->sighting(sink_of(stage), &sighting);
}

static void tell_behind(struct stage *stage) {
  struct glimpses glimpses = {0};
  const struct fog_part whole = {&stage->after, 0, stage->after.count};
  add_parts(&glimpses, &whole, false);
  if (look_before_answers(stage, &glimpses))
    tell_goal(stage);
  glimpses_compare(&glimpses, stage->before, stage->attack);
  for (size_t i = 0; i < glimpses.count && !fog_must_stop(stage->attack); i++) {
    struct glimpse *glimpse = &glimpses.glimpse[i];
    glimpse->sighting.depth = stage->depth + 1;
    sink_of(stage)->sighting(sink_of(stage), &glimpse->sighting);
    tell_answers(stage, glimpse);
  }
  glimpses_free(&glimpses);
}

static void tell_move(struct stage *stage) {
  if (!fog_follow(stage->attack, stage->part, stage->move, stage->moves - 1, &stage->after))
    return; /* only where the search has been stopped */
  tell_half_move(stage);
  if (stage->after.count > 0)
    tell_behind(stage);
  fog_set_free(&stage->after);
}

/* The first half-move that solves the set in the least number of moves. */
static void tell_set(struct fog_attack *attack, const struct fog_part *part,
                     const struct outlook *before, unsigned most) {
  struct move_stack *stack = &attack->search->moves;
  struct stage stage = {.attack = attack, .part = part, .before = before};
  stage.moves = fog_solves_within(attack, part, most);
  stage.depth = part->set->depth;
  if (stage.moves == 0)
    return;
  const size_t first = fog_push_moves(attack, part), end = stack->count;
  size_t i = first;
  while (i < end && !fog_move_solves(attack, part, stack->moves[i], stage.moves))
    i++;
  stage.move = i < end ? stack->moves[i] : NO_MOVE;
  stack->count = first;
  if (stage.move != NO_MOVE)
    tell_move(&stage);
}

void fog_tell_key(struct fog_attack *attack, move key, unsigned moves) {
  const struct fog_start *start = attack->start;
  const struct fog_part part = {&start->set, 0, start->set.count};
  fog_enter(attack, &part, 0);
  struct outlook *before = outlook_new(attack->search->position, start->side, &attack->scratch);
  struct stage stage = {
      .attack = attack, .part = &part, .before = before, .move = key, .moves = moves};
  tell_move(&stage);
  free(before);
}
