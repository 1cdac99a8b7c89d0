/* What aims cost.  All numbers are least numbers: men move as if they were alone (bound_reach.h),
   and the moves of different men are different moves, so that their numbers add up.  Castling is
   one move of two men, and their first: who castles makes it and all other moves from there.  So
   the claims take the least of what they take without castling and with each castling that is
   possible.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_aim.h"

#include <stdlib.h>

static unsigned rank_for(enum colour side, unsigned where) {
  return side == WHITE ? where >> 3 : 7 - (where >> 3);
}

/* Moves of a pawn from one square to another, at least. */
static unsigned pawn_leg(enum colour side, unsigned from, unsigned to) {
  int ranks = (int)rank_for(side, to) - (int)rank_for(side, from);
  int files = abs((int)(to & 7) - (int)(from & 7));
  if (from == to)
    return 0;
  if (ranks <= 0 || files > ranks)
    return NEVER;
  bool doubles = rank_for(side, from) == 1 && ranks >= 2 && files <= ranks - 2;
  return (unsigned)ranks - doubles;
}

static unsigned pawn_moves_to_promotion(enum colour side, unsigned from) {
  unsigned rank = rank_for(side, from);
  return 7 - rank - (rank == 1);
}

/* The squares of captures of a man, in the order of ranks. */
static unsigned sort_captures(const struct scene *scene, const struct aim *aim, unsigned man,
                              uint8_t sorted[MOST_CAPTURES]) {
  unsigned count = aim->mater[man].captures;
  for (unsigned i = 0; i < count; i++) {
    unsigned where = aim->mater[man].on[i], place = i;
    for (; place > 0 && rank_for(scene->side, sorted[place - 1]) > rank_for(scene->side, where);
         place--)
      sorted[place] = sorted[place - 1];
    sorted[place] = (uint8_t)where;
  }
  return count;
}

/* A pawn that makes the captures in the set `early` as a pawn or by promoting, the others later. */
static unsigned pawn_tour(const struct scene *scene, const struct aim *aim, unsigned man,
                          const uint8_t *on, unsigned count, unsigned early) {
  unsigned at = scene->mater[man].where, cost = 0, late = 0;
  for (unsigned i = 0; i < count; i++) {
    if (!(early >> i & 1)) {
      late++;
      continue;
    }
    unsigned leg = pawn_leg(scene->side, at, on[i]);
    if (leg == NEVER)
      return NEVER;
    cost += leg;
    at = on[i];
  }
  bool ends = aim->mater[man].ends;
  unsigned where = aim->mater[man].where;
  if (ends && aim->mater[man].walk == PAWN)
    return late > 0 || pawn_leg(scene->side, at, where) == NEVER
               ? NEVER
               : cost + pawn_leg(scene->side, at, where);
  if (!ends && late == 0)
    return cost;
  /* It promotes; then each further capture is a move, and so is the way to its end, unless that is
     a square of promotion or of one of the captures. */
  cost += pawn_moves_to_promotion(scene->side, at) + late;
  if (!ends || rank_for(scene->side, where) == 7)
    return cost;
  for (unsigned i = 0; i < count; i++)
    if (on[i] == where)
      return cost;
  return cost + 1;
}

/* Every single claim on its own. */
static unsigned farthest(const struct scene *scene, const struct aim *aim, unsigned man) {
  const struct actor *actor = &scene->mater[man];
  unsigned most = scene->mater_moves, far = 0;
  for (unsigned i = 0; i < aim->mater[man].captures; i++) {
    unsigned moves = moves_anyhow(actor, square_set(aim->mater[man].on[i]), most);
    far = moves > far ? moves : far;
  }
  if (aim->mater[man].ends) {
    unsigned moves =
        moves_to(actor->as[aim->mater[man].walk], square_set(aim->mater[man].where), most);
    far = moves > far ? moves : far;
  }
  return far;
}

/* The least tour with the captures; `enough` if one takes no more. */
static unsigned least_tour(const struct scene *scene, const struct aim *aim, unsigned man,
                           unsigned enough) {
  uint8_t on[MOST_CAPTURES];
  unsigned count = sort_captures(scene, aim, man, on), least = NEVER;
  for (unsigned early = 1u << count; early-- > 0 && least > enough;) {
    unsigned cost = pawn_tour(scene, aim, man, on, count, early);
    least = cost < least ? cost : least;
  }
  return least > enough ? least : enough;
}

static unsigned pawn_cost(const struct scene *scene, const struct aim *aim, unsigned man) {
  unsigned far = farthest(scene, aim, man);
  if (far == NEVER || aim->mater[man].captures == 0)
    return far;
  return least_tour(scene, aim, man, far);
}

static unsigned hop(const struct scene *scene, unsigned walk, unsigned from, unsigned to) {
  return moves_to(scene->reach->officer[walk][from], square_set(to), scene->mater_moves);
}

/* From where it is or, if it has castled, from where it is then. */
static unsigned officer_cost(const struct scene *scene, const struct aim *aim, unsigned man,
                             unsigned from) {
  const struct actor *actor = &scene->mater[man];
  const uint8_t *on = aim->mater[man].on;
  unsigned walk = actor->walk, end = aim->mater[man].where, count = aim->mater[man].captures;
  bool ends = aim->mater[man].ends;
  if (ends && aim->mater[man].walk != walk)
    return NEVER;
  unsigned there[2], onwards[2];
  for (unsigned i = 0; i < count && i < 2; i++) {
    there[i] = hop(scene, walk, from, on[i]);
    onwards[i] = ends ? hop(scene, walk, on[i], end) : 0;
  }
  if (count == 0)
    return ends ? hop(scene, walk, from, end) : 0;
  if (count == 1)
    return there[0] + onwards[0];
  if (count == 2) {
    unsigned a = there[0] + onwards[1], b = there[1] + onwards[0];
    return hop(scene, walk, on[0], on[1]) + (a < b ? a : b);
  }
  unsigned far = from == actor->where ? farthest(scene, aim, man) : 0;
  return far > count ? far : count;
}

unsigned mater_cost_of(const struct scene *scene, const struct aim *aim, unsigned man) {
  if (!aim->mater[man].ends && aim->mater[man].captures == 0)
    return aim->mater[man].leaves;
  const struct actor *actor = &scene->mater[man];
  unsigned cost = actor->walk == PAWN ? pawn_cost(scene, aim, man)
                                      : officer_cost(scene, aim, man, actor->where);
  return cost < NEVER ? cost : NEVER;
}

struct toll mater_toll_of(const struct scene *scene, const struct aim *aim, unsigned man) {
  const struct actor *actor = &scene->mater[man];
  const unsigned cost = mater_cost_of(scene, aim, man);
  struct toll toll = {cost, cost};
  for (unsigned wing = 0; wing < WINGS; wing++) {
    if (!(scene->mater_castlings >> wing & 1))
      continue;
    unsigned from = behind_castling(scene->side, (enum wing)wing, actor->walk, actor->where);
    if (from == actor->where)
      continue;
    const unsigned castled = officer_cost(scene, aim, man, from);
    toll.least = castled < toll.least ? castled : toll.least;
    toll.most = castled > toll.most ? castled : toll.most;
  }
  return toll;
}

unsigned mater_distance(const struct scene *scene, const struct aim *aim, unsigned man) {
  unsigned walk = scene->mater[man].walk, captures = aim->mater[man].captures;
  bool ends = aim->mater[man].ends;
  if (!ends && captures == 0)
    return 0;
  if (walk == PAWN)
    return least_tour(scene, aim, man, 0);
  if (ends && walk != aim->mater[man].walk)
    return NEVER;
  return captures > 0 ? 0 : hop(scene, walk, scene->mater[man].where, aim->mater[man].where);
}

static unsigned mater_castled(const struct scene *scene, const struct aim *aim, enum wing wing) {
  unsigned sum = 1;
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (!man->alive || is_presumed(aim, i))
      continue;
    unsigned from = behind_castling(scene->side, wing, man->walk, man->where);
    sum += from == man->where ? mater_cost_of(scene, aim, i) : officer_cost(scene, aim, i, from);
  }
  return sum;
}

unsigned mater_cost(const struct scene *scene, const struct aim *aim) {
  unsigned least = 0;
  for (unsigned i = 0; i < scene->maters; i++)
    if (scene->mater[i].alive && !is_presumed(aim, i))
      least += mater_cost_of(scene, aim, i);
  for (unsigned wing = 0; wing < WINGS; wing++)
    if (scene->mater_castlings >> wing & 1) {
      unsigned castled = mater_castled(scene, aim, (enum wing)wing);
      least = castled < least ? castled : least;
    }
  least += allowance_of(scene->mater_castlings);
  return least <= scene->mater_moves ? least : NEVER;
}

unsigned mated_cost_of(const struct scene *scene, const struct aim *aim, unsigned man) {
  const struct actor *actor = &scene->mated[man];
  if (aim->mated[man].fate != ENDS)
    return moves_once(aim->mated[man].fate);
  return moves_to(actor->as[aim->mated[man].walk], square_set(aim->mated[man].where),
                  scene->mated_moves);
}

unsigned mated_distance(const struct scene *scene, const struct aim *aim, unsigned man) {
  enum colour side = opponent(scene->side);
  unsigned walk = scene->mated[man].walk, from = scene->mated[man].where;
  unsigned as = aim->mated[man].walk, where = aim->mated[man].where;
  if (aim->mated[man].fate != ENDS)
    return 0;
  if (walk == PAWN)
    return as == PAWN ? pawn_leg(side, from, where)
                      : pawn_moves_to_promotion(side, from) + (rank_for(side, where) != 7);
  return as == walk ? moves_to(scene->reach->officer[walk][from], square_set(where), ROOM_AHEAD)
                    : NEVER;
}

static unsigned kings_moves(const struct scene *scene, const struct aim *aim, unsigned from) {
  return moves_to(scene->reach->officer[KING][from], square_set(aim->king), scene->mated_moves);
}

/* NEVER if the rook is claimed to be captured without moving. */
static unsigned rook_castled(const struct scene *scene, const struct aim *aim, unsigned man,
                             unsigned from) {
  const unsigned fate = aim->mated[man].fate, walk = aim->mated[man].walk;
  if (fate == TAKEN_HERE || fate == TAKEN || (fate == ENDS && walk != ROOK))
    return NEVER;
  return fate == ENDS ? moves_to(scene->reach->officer[ROOK][from],
                                 square_set(aim->mated[man].where), scene->mated_moves)
                      : 0;
}

static unsigned mated_castled(const struct scene *scene, const struct aim *aim, enum wing wing) {
  const enum colour side = opponent(scene->side);
  unsigned sum = 1 + kings_moves(scene, aim, behind_castling(side, wing, KING, scene->king));
  for (unsigned i = 0; i < scene->mateds; i++) {
    const struct actor *man = &scene->mated[i];
    if (!man->alive)
      continue;
    unsigned from = behind_castling(side, wing, man->walk, man->where);
    sum += from == man->where ? mated_cost_of(scene, aim, i) : rook_castled(scene, aim, i, from);
  }
  return sum;
}

unsigned mated_cost(const struct scene *scene, const struct aim *aim) {
  unsigned least = kings_moves(scene, aim, scene->king);
  for (unsigned i = 0; i < scene->mateds; i++)
    if (scene->mated[i].alive && aim->mated[i].fate != OPEN_FATE)
      least += mated_cost_of(scene, aim, i);
  for (unsigned wing = 0; wing < WINGS; wing++)
    if (scene->mated_castlings >> wing & 1) {
      unsigned castled = mated_castled(scene, aim, (enum wing)wing);
      least = castled < least ? castled : least;
    }
  least += allowance_of(scene->mated_castlings);
  return least <= scene->mated_moves ? least : NEVER;
}

unsigned taken_in(const struct scene *scene, const struct aim *aim) {
  unsigned taken = 0;
  for (unsigned i = 0; i < scene->mateds; i++)
    taken += scene->mated[i].alive && is_taken(aim->mated[i].fate);
  return taken;
}

/* The same for an officer that starts on `from` and makes no more than so many moves. */
static uint64_t way_from(const struct scene *scene, const struct aim *aim, unsigned man,
                         unsigned from, unsigned moves) {
  const spread *tables = scene->reach->officer[scene->mater[man].walk];
  uint64_t way = 0;
  if (!aim->mater[man].ends)
    return tables[from][moves];
  for (unsigned n = 0; n <= moves; n++)
    way |= tables[from][n] & tables[aim->mater[man].where][moves - n];
  return way;
}

uint64_t way_of(const struct scene *scene, const struct aim *aim, unsigned man, unsigned spare) {
  const struct actor *actor = &scene->mater[man];
  const unsigned most = most_moves(scene), moves = mater_cost_of(scene, aim, man) + spare;
  if (actor->walk == PAWN)
    return anywhere(actor, moves < most ? moves : most);
  uint64_t way = way_from(scene, aim, man, actor->where, moves < most ? moves : most);
  for (unsigned wing = 0; wing < WINGS; wing++) {
    if (!(scene->mater_castlings >> wing & 1))
      continue;
    unsigned from = behind_castling(scene->side, (enum wing)wing, actor->walk, actor->where);
    if (from == actor->where)
      continue;
    unsigned castled = officer_cost(scene, aim, man, from) + spare;
    way |= way_from(scene, aim, man, from, castled < most ? castled : most - 1);
  }
  return way;
}

uint64_t mated_presumed(const struct scene *scene, const struct aim *aim) {
  uint64_t men = scene->reach->holes;
  for (unsigned i = 0; i < scene->mateds; i++)
    if (scene->mated[i].alive && aim->mated[i].fate == OPEN_FATE)
      men |= square_set(scene->mated[i].where);
  return men | mated_claimed(scene, aim);
}

uint64_t mated_claimed(const struct scene *scene, const struct aim *aim) {
  uint64_t men = 0;
  for (unsigned i = 0; i < scene->mateds; i++)
    if (scene->mated[i].alive && aim->mated[i].fate == ENDS)
      men |= square_set(aim->mated[i].where);
  return men;
}

uint64_t mater_presumed(const struct scene *scene, const struct aim *aim) {
  uint64_t men = mater_claimed(scene, aim);
  for (unsigned i = 0; i < scene->maters; i++) {
    if (!scene->mater[i].alive || aim->mater[i].ends)
      continue;
    if (is_presumed(aim, i))
      men |= square_set(scene->mater[i].where);
    for (unsigned j = 0; j < aim->mater[i].captures; j++)
      men |= square_set(aim->mater[i].on[j]);
  }
  return men;
}

uint64_t mater_claimed(const struct scene *scene, const struct aim *aim) {
  uint64_t men = 0;
  for (unsigned i = 0; i < scene->maters; i++)
    if (scene->mater[i].alive && aim->mater[i].ends)
      men |= square_set(aim->mater[i].where);
  return men;
}
