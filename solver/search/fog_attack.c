/* Play over sets of possible positions.  The solving side knows a set: all positions that agree
   with what it has seen.  It needs one half-move for the whole set; behind that and behind every
   answer it looks again, and the set falls into parts of which different things are seen.  A set is
   solved within n moves if some half-move reaches the goal in each of its positions, or else leads,
   whatever the answer, to parts that are solved within n - 1 moves.

   Positions where play has ended otherwise (the side cannot move, the other side cannot) are lost.
   What is remembered of a set holds for every set of the same positions: the greatest number of
   moves known not to suffice, and the least known to.

   Three shortcuts, which --no-pruning switches off.  A half-move that reaches the goal in all
   positions of a set reaches it in each: where one move is left, a position in which no half-move
   does is lost, and is not put into a set at all.  In the same way what solves a set solves every
   part of it within as many moves, for of fewer positions fewer things are seen, and of each thing
   in fewer positions; so a set needs at least as many moves as some of its positions do alone,
   which is found out first.  And the position that has just refuted a half-move is tried first
   against the next: the order in which positions are looked at does not change what is found.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/fog_attack.h"

#include "solver/search/fog_view.h"

#include <string.h>

enum { ALONE = 2 }; /* positions of a set looked at alone: measured */
enum { NUMBER_BITS = 12, NUMBER_MASK = (1 << NUMBER_BITS) - 1 };

void fog_attack_begin(struct fog_attack *attack, struct search *search,
                      const struct fog_start *start, struct fog_memory *memory) {
  *attack = (struct fog_attack){
      .start = start, .memory = memory, .search = search, .goal = &search->run->tree->goal};
}

void fog_attack_end(struct fog_attack *attack) {
  move_stack_free(&attack->replies);
  move_stack_free(&attack->scratch);
}

bool fog_must_stop(struct fog_attack *attack) {
  return search_must_stop(attack->search) || atomic_load(&attack->memory->exhausted);
}

void fog_enter(struct fog_attack *attack, const struct fog_part *part, size_t index) {
  const struct possible *possible = fog_set_at(part->set, index);
  struct search *search = attack->search;
  search->engine->destroy(search->position);
  search->position = fog_start_position(attack->start, possible->placement);
  search->depth = 0;
  for (unsigned i = 0; i < part->set->depth; i++)
    search_play(search, possible->path[i]);
}

size_t fog_push_moves(struct fog_attack *attack, const struct fog_part *part) {
  struct search *search = attack->search;
  const size_t first = search->moves.count;
  fog_enter(attack, part, part->begin);
  search->engine->legal_moves(search->position, &search->moves);
  return first;
}

static bool reached(const struct fog_attack *attack) {
  return search_reached(attack->search, attack->goal);
}

static bool prunes(const struct fog_attack *attack) {
  return !attack->search->run->limits->no_pruning;
}

/* ---- what comes about ---- */

/* What the positions behind the answers to one half-move have in common.  They are told in the
   order of the positions before it and of the answers, in whatever order they are looked at. */
struct origin {
  size_t index; /* of the position before the half-move */
  uint32_t placement;
  struct key sight; /* before the answer */
  unsigned moves_left;
};

/* The answer has just been played: keeps the position; false if it is lost. */
static bool keep_answer(struct fog_attack *attack, struct fog_set *after,
                        const struct origin *origin, size_t answer) {
  struct search *search = attack->search;
  struct key sight;
  if (!fog_look(search->position, attack->start->side, &attack->scratch, &sight))
    return false;
  if (origin->moves_left == 1 && prunes(attack) &&
      !search->engine->has_goal_move(search->position, attack->goal))
    return false;
  struct possible *added = fog_set_add(after);
  if (added == NULL)
    return false;
  added->key = search->engine->key(search->position);
  added->sights[0] = origin->sight;
  added->sights[1] = sight;
  added->order = (uint64_t)origin->index << 24 | answer;
  added->placement = origin->placement;
  memcpy(added->path, search->path, after->depth * sizeof *added->path);
  return true;
}

static bool keep_answers(struct fog_attack *attack, struct fog_set *after, struct origin *origin) {
  struct search *search = attack->search;
  struct move_stack *replies = &attack->replies;
  const size_t base = replies->count;
  fog_look(search->position, attack->start->side, &attack->scratch, &origin->sight);
  search->engine->legal_moves(search->position, replies);
  bool kept = replies->count > base;
  for (size_t i = base; i < replies->count && kept; i++) {
    search_play(search, replies->moves[i]);
    kept = keep_answer(attack, after, origin, i - base) && !fog_must_stop(attack);
    search_undo(search);
  }
  replies->count = base;
  return kept;
}

static bool follow_one(struct fog_attack *attack, const struct fog_part *part, size_t index, move m,
                       unsigned moves_left, struct fog_set *after) {
  fog_enter(attack, part, index);
  search_play(attack->search, m);
  if (reached(attack))
    return true;
  struct origin origin = {.index = index,
                          .placement = fog_set_at(part->set, index)->placement,
                          .moves_left = moves_left};
  return moves_left > 0 && keep_answers(attack, after, &origin);
}

/* Where the position that refuted before is in this part; its beginning if it is not. */
static size_t find_stubborn(const struct fog_attack *attack, const struct fog_part *part) {
  for (size_t i = part->begin; i < part->end && prunes(attack); i++)
    if (fog_set_at(part->set, i)->placement == attack->stubborn)
      return i;
  return part->begin;
}

bool fog_follow(struct fog_attack *attack, const struct fog_part *part, move m, unsigned moves_left,
                struct fog_set *after) {
  const size_t count = part->end - part->begin, first = find_stubborn(attack, part) - part->begin;
  fog_set_begin(after, attack->memory, part->set->depth + 2);
  for (size_t i = 0; i < count; i++) {
    const size_t index = part->begin + (first + i) % count;
    if (follow_one(attack, part, index, m, moves_left, after) && !fog_must_stop(attack))
      continue;
    attack->stubborn = fog_set_at(part->set, index)->placement;
    fog_set_free(after);
    return false;
  }
  fog_set_sort(after);
  return true;
}

/* ---- who wins ---- */

static bool reaches_everywhere(struct fog_attack *attack, const struct fog_part *part, move m) {
  struct fog_set nothing;
  const bool everywhere = fog_follow(attack, part, m, 0, &nothing);
  if (everywhere)
    fog_set_free(&nothing);
  return everywhere;
}

static bool parts_are_solved(struct fog_attack *attack, const struct fog_set *after,
                             unsigned moves) {
  bool solved = true;
  for (size_t begin = 0; begin < after->count && solved;) {
    const struct fog_part part = fog_set_part(after, begin, true);
    solved = fog_solves_within(attack, &part, moves) > 0;
    begin = part.end;
  }
  return solved;
}

bool fog_move_solves(struct fog_attack *attack, const struct fog_part *part, move m,
                     unsigned moves) {
  struct fog_set after;
  if (moves == 1)
    return reaches_everywhere(attack, part, m);
  if (!fog_follow(attack, part, m, moves - 1, &after))
    return false;
  const bool solved = parts_are_solved(attack, &after, moves - 1);
  fog_set_free(&after);
  return solved && !fog_must_stop(attack);
}

/* The half-moves that may solve: with one move left they reach the goal in the first position. */
static size_t push_candidates(struct fog_attack *attack, const struct fog_part *part,
                              unsigned moves) {
  struct search *search = attack->search;
  const size_t first = search->moves.count;
  if (moves > 1)
    return fog_push_moves(attack, part);
  fog_enter(attack, part, part->begin);
  search->engine->goal_moves(search->position, attack->goal, &search->moves);
  return first;
}

static bool any_move_solves(struct fog_attack *attack, const struct fog_part *part,
                            unsigned moves) {
  struct move_stack *stack = &attack->search->moves;
  const size_t first = push_candidates(attack, part, moves), end = stack->count;
  bool solved = false;
  for (size_t i = first; i < end && !solved && !fog_must_stop(attack); i++)
    solved = fog_move_solves(attack, part, stack->moves[i], moves);
  stack->count = first;
  return solved;
}

static void keep(struct fog_attack *attack, struct key key, unsigned fails, unsigned solves) {
  if (fog_must_stop(attack) || fails > NUMBER_MASK || solves > NUMBER_MASK)
    return;
  table_put(attack->search->run->table, key, fails | solves << NUMBER_BITS,
            solves > 0 ? solves : fails);
}

/* The moves that a few of the positions need, each alone; more than `most` where one is lost. */
static unsigned needed_alone(struct fog_attack *attack, const struct fog_part *part,
                             unsigned most) {
  unsigned least = 1;
  const size_t count = part->end - part->begin;
  if (count == 1 || most < 2 || !prunes(attack))
    return least;
  for (size_t i = 0; i < count && i < ALONE && least <= most; i++) {
    const struct fog_part one = {part->set, part->begin + i, part->begin + i + 1};
    const unsigned moves = fog_solves_within(attack, &one, most);
    least = moves == 0 ? most + 1 : moves > least ? moves : least;
  }
  return least;
}

unsigned fog_solves_within(struct fog_attack *attack, const struct fog_part *part, unsigned most) {
  const struct key key = fog_part_key(part);
  const uint32_t known = table_get(attack->search->run->table, key);
  const unsigned solves = known >> NUMBER_BITS;
  unsigned moves = (known & NUMBER_MASK) + 1;
  if (solves > 0)
    return solves <= most ? solves : 0;
  if (moves <= most) {
    const unsigned needed = needed_alone(attack, part, most);
    moves = needed > moves ? needed : moves;
  }
  for (; moves <= most && !fog_must_stop(attack); moves++) {
    const bool solved = any_move_solves(attack, part, moves);
    keep(attack, key, solved ? moves - 1 : moves, solved ? moves : 0);
    if (solved)
      return moves;
  }
  return 0;
}
