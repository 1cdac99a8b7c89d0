/* Men keep their index on a line of play.  From the sets of men behind a half-move it is told who
   has moved and who has been captured, and what that means for the claims of an aim.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_follow.h"

#include <stdlib.h>

static unsigned walk_at(const struct bitboards *sets, uint64_t where) {
  for (unsigned walk = KING; walk < PAWN; walk++)
    if (sets->walk[walk] & where)
      return walk;
  return PAWN;
}

static unsigned gather(const struct bitboards *sets, uint64_t men, struct actor actors[MOST_MEN]) {
  unsigned count = 0;
  for (; men; men &= men - 1) {
    actors[count].alive = true;
    actors[count].where = (uint8_t)first_of(men);
    actors[count++].walk = (uint8_t)walk_at(sets, men & -men);
  }
  return count;
}

bool follow_begin(const struct bitboards *sets, square passed, struct scene *scene) {
  const uint64_t mater = sets->of[scene->side], mated = sets->of[opponent(scene->side)];
  const uint64_t king = mated & sets->walk[KING];
  if (!king || size_of(mater) > MOST_MEN || size_of(mated) > MOST_MEN)
    return false;
  scene->king = first_of(king);
  scene->just_doubled = 0;
  scene->maters = gather(sets, mater, scene->mater);
  scene->mateds = gather(sets, mated & ~king, scene->mated);
  for (unsigned i = 0; i < scene->mateds && passed != NO_SQUARE; i++)
    if (square_set(scene->mated[i].where) == ahead_of(opponent(scene->side), square_set(passed)))
      scene->just_doubled = i + 1;
  return true;
}

/* Where the actors of one side are after one half-move: those whose square is not theirs any more
   have moved to a square that is new to the side, or they have been captured.  Two new squares
   mean castling, and tell king from rook.  Returns the actors that have moved, as bits. */
static unsigned follow_side(const struct bitboards *sets, uint64_t men, const struct actor *before,
                            struct actor *actors, unsigned count) {
  uint64_t old = 0;
  unsigned moved = 0;
  for (unsigned i = 0; i < count; i++)
    if (before[i].alive)
      old |= square_set(before[i].where);
  for (unsigned i = 0; i < count; i++) {
    actors[i] = before[i];
    if (!before[i].alive || holds(men, before[i].where))
      continue;
    uint64_t arrival = men & ~old;
    if (arrival & (arrival - 1))
      arrival &= sets->walk[before[i].walk];
    actors[i].alive = arrival != 0;
    if (!arrival)
      continue;
    actors[i].where = (uint8_t)first_of(arrival);
    actors[i].walk = (uint8_t)walk_at(sets, arrival);
    moved |= 1u << i;
  }
  return moved;
}

struct step follow_step(const struct bitboards *sets, const struct scene *old,
                        struct scene *scene) {
  const uint64_t mated = sets->of[opponent(old->side)], king = mated & sets->walk[KING];
  scene->reach = old->reach;
  scene->side = old->side;
  scene->mate = old->mate;
  scene->king = first_of(king);
  scene->maters = old->maters;
  scene->mateds = old->mateds;
  const struct step step = {
      follow_side(sets, sets->of[old->side], old->mater, scene->mater, old->maters),
      follow_side(sets, mated & ~king, old->mated, scene->mated, old->mateds)};
  scene->just_doubled = 0;
  for (unsigned i = 0; i < old->mateds; i++)
    if ((step.mated >> i & 1) && old->mated[i].walk == PAWN &&
        abs((int)old->mated[i].where - (int)scene->mated[i].where) == 16)
      scene->just_doubled = i + 1;
  return step;
}

static unsigned tell_captures(const struct scene *old, const struct scene *scene, struct aim *aim,
                              unsigned man) {
  unsigned where = old->mated[man].where;
  for (unsigned i = 0; i < scene->maters; i++)
    for (unsigned j = 0; j < aim->mater[i].captures; j++)
      if (aim->mater[i].on[j] == where) {
        unsigned last = --aim->mater[i].captures;
        aim->mater[i].on[j] = aim->mater[i].on[last];
        aim->mater[i].on[last] = 0;
        return scene->mater[i].alive && scene->mater[i].where == where;
      }
  return false;
}

bool follow_claims(const struct scene *old, const struct scene *scene, struct step step,
                   struct aim *aim) {
  for (unsigned i = 0; i < scene->mateds; i++) {
    unsigned fate = aim->mated[i].fate;
    if (!old->mated[i].alive || fate == OPEN_FATE)
      continue;
    if (!scene->mated[i].alive) {
      if (fate == ENDS || fate == LEAVES ||
          (fate == TAKEN_HERE && !tell_captures(old, scene, aim, i)))
        return false;
      aim->mated[i].fate = OPEN_FATE;
    } else if (step.mated >> i & 1) {
      if (fate == TAKEN_HERE || fate == TAKEN)
        return false;
      if (fate == MOVES_TAKEN)
        aim->mated[i].fate = LOST;
      if (fate == LEAVES)
        aim->mated[i].fate = OPEN_FATE;
    } else if (fate == TAKEN) {
      aim->mated[i].fate = LOST;
    }
  }
  for (unsigned i = 0; i < scene->maters; i++) {
    if (old->mater[i].alive && !scene->mater[i].alive && !is_presumed(aim, i))
      return false;
    if (step.mater >> i & 1)
      aim->mater[i].leaves = false;
  }
  return true;
}
