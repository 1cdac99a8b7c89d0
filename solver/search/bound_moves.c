/* A half-move has to bring its side nearer to what the aim claims, but for the moves that the aim
   leaves over: what the men need that do not move can only grow while moves pass, so that the man
   that moves has to need less behind it.  And it must not contradict a claim.  Pawns are looked at
   less closely; what is allowed here in vain is seen when the move has been played.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_moves.h"

static const uint64_t anywhere_at_all = ~UINT64_C(0);

/* Squares from which an officer gets to `to` in so many moves less one. */
static uint64_t one_move_from(const struct scene *scene, unsigned walk, unsigned to,
                              unsigned moves) {
  return moves == 0
             ? 0
             : scene->reach->officer[walk][to][moves - 1 < ROOM_AHEAD ? moves - 1 : ROOM_AHEAD];
}

static unsigned hop(const struct scene *scene, unsigned walk, unsigned from, unsigned to) {
  return moves_to(scene->reach->officer[walk][from], square_set(to), ROOM_AHEAD);
}

/* An officer with one or two captures to make and maybe an end to reach, within so many moves. */
static uint64_t on_tour(const struct scene *scene, const struct aim *aim, unsigned man,
                        unsigned moves) {
  unsigned walk = scene->mater[man].walk, count = aim->mater[man].captures;
  const uint8_t *on = aim->mater[man].on;
  uint64_t squares = 0;
  if (count > 2)
    return moves > 0 ? anywhere_at_all : 0;
  for (unsigned first = 0; first < count; first++) {
    unsigned last = count - 1 - first, rest = hop(scene, walk, on[first], on[last]);
    if (aim->mater[man].ends)
      rest += hop(scene, walk, on[last], aim->mater[man].where);
    if (rest < moves)
      squares |= one_move_from(scene, walk, on[first], moves - rest);
  }
  return squares;
}

static uint64_t arrivals_of_mater(const struct scene *scene, const struct aim *aim, unsigned man) {
  unsigned walk = scene->mater[man].walk, moves = mater_cost_of(scene, aim, man) + aim->spare;
  if (walk == PAWN || (!aim->mater[man].ends && aim->mater[man].captures == 0))
    return moves > 0 ? anywhere_at_all : 0;
  if (aim->mater[man].captures > 0)
    return on_tour(scene, aim, man, moves);
  return one_move_from(scene, walk, aim->mater[man].where, moves);
}

void add_arrivals_of_mater(const struct scene *scene, const struct aim *aim,
                           uint64_t arrivals[64]) {
  uint64_t spared = 0, told = 0;
  for (unsigned i = 0; i < scene->mateds; i++)
    if (scene->mated[i].alive) {
      unsigned fate = aim->mated[i].fate;
      spared |= fate == ENDS || fate == LEAVES ? square_set(scene->mated[i].where) : 0;
      told |= fate == TAKEN_HERE ? square_set(scene->mated[i].where) : 0;
    }
  for (unsigned i = 0; i < scene->maters; i++) {
    if (!scene->mater[i].alive)
      continue;
    uint64_t others = told;
    for (unsigned j = 0; j < aim->mater[i].captures; j++)
      others &= ~square_set(aim->mater[i].on[j]);
    arrivals[scene->mater[i].where] |= arrivals_of_mater(scene, aim, i) & ~spared & ~others;
  }
}

static uint64_t arrivals_of_mated(const struct scene *scene, const struct aim *aim, unsigned man) {
  unsigned fate = aim->mated[man].fate;
  unsigned moves = mated_cost_of(scene, aim, man) + aim->time;
  if (fate == TAKEN_HERE || fate == TAKEN)
    return 0;
  if (fate != ENDS || scene->mated[man].walk == PAWN)
    return moves > 0 ? anywhere_at_all : 0;
  return one_move_from(scene, scene->mated[man].walk, aim->mated[man].where, moves);
}

void add_arrivals_of_mated(const struct scene *scene, const struct aim *aim,
                           uint64_t arrivals[64]) {
  uint64_t spared = 0;
  for (unsigned i = 0; i < scene->maters; i++)
    if (scene->mater[i].alive && !is_presumed(aim, i))
      spared |= square_set(scene->mater[i].where);
  for (unsigned i = 0; i < scene->mateds; i++)
    if (scene->mated[i].alive)
      arrivals[scene->mated[i].where] |= arrivals_of_mated(scene, aim, i) & ~spared;
  unsigned moves = hop(scene, KING, scene->king, aim->king) + aim->time;
  arrivals[scene->king] |= one_move_from(scene, KING, aim->king, moves) & ~spared;
}
