/* Where an aim takes all moves of the mater, its men without a claim do not move, and the men of
   the mated side without one make no more than the moves left.  So the final position is known but
   for these, and for men that are captured on their squares by others on their ways.  It is looked
   at as a position: is the king in check, are his flights observed, and can nobody of his own
   capture the man that checks or come between?  A man that may be gone counts as gone where it
   would stop the mater and as there where it would stop the mated side.  What is wrong then takes
   moves of the mated side to mend: a man on each flight, the departure of each man that cannot be
   kept from parrying, one move at least if others can.  One move may do all of this at once, so the
   greatest of these numbers counts.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_mate.h"

#include "solver/search/bound_claims.h"

struct ending {
  const struct plain_tables *t;
  enum colour side; /* the mater's */
  unsigned king;    /* the mated one */
  uint64_t holes;
  uint64_t mater, mated; /* men that may be there, the mated king left out */
  uint64_t sure;         /* those of both that are there */
  uint64_t loyal;        /* those of the mated side that are there unless they have moved */
  unsigned time;         /* moves left to the mated side */
  uint8_t walk[64];      /* by square */
};

/* Squares where a man of the mated side can pass: they capture there. */
static uint64_t mated_ways(const struct scene *scene, const struct aim *aim) {
  const uint64_t *king = scene->reach->officer[KING][scene->king];
  uint64_t ways = king[moves_to(king, square_set(aim->king), scene->mated_moves)];
  for (unsigned i = 0; i < scene->mateds; i++)
    if (scene->mated[i].alive && aim->mated[i].fate == ENDS)
      ways |= anywhere(&scene->mated[i], mated_cost_of(scene, aim, i));
  return ways;
}

/* May a man that stays on its square be captured by men with these ways?  A pawn may be en passant.
 */
static bool may_be_captured(const struct actor *man, enum colour by, uint64_t ways) {
  uint64_t here = square_set(man->where);
  return ways & (man->walk == PAWN ? here | ahead_of(by, here) : here);
}

/* False if another man may be there. */
static bool place(struct ending *ending, uint64_t *side, unsigned where, unsigned walk, bool sure) {
  bool free = !holds(ending->mater | ending->mated, where) && where != ending->king;
  *side |= square_set(where);
  ending->walk[where] = (uint8_t)walk;
  if (sure)
    ending->sure |= square_set(where);
  return free;
}

static bool foresee_maters(const struct scene *scene, const struct aim *aim,
                           struct ending *ending) {
  uint64_t ways = mated_ways(scene, aim);
  bool known = true;
  for (unsigned i = 0; i < scene->maters && known; i++) {
    const struct actor *man = &scene->mater[i];
    if (man->alive && aim->mater[i].ends)
      known = place(ending, &ending->mater, aim->mater[i].where, aim->mater[i].walk, true);
    else if (man->alive)
      known = is_presumed(aim, i) &&
              place(ending, &ending->mater, man->where, man->walk,
                    !ending->time && !may_be_captured(man, opponent(scene->side), ways));
  }
  return known;
}

static bool foresee_mateds(const struct scene *scene, const struct aim *aim,
                           struct ending *ending) {
  uint64_t ways = all_ways(scene, aim, 0);
  bool known = true;
  for (unsigned i = 0; i < scene->mateds && known; i++) {
    const struct actor *man = &scene->mated[i];
    unsigned fate = aim->mated[i].fate;
    if (!man->alive)
      continue;
    bool ends = fate == ENDS, loyal = ends || !may_be_captured(man, scene->side, ways);
    unsigned where = ends ? aim->mated[i].where : man->where;
    unsigned walk = ends ? aim->mated[i].walk : man->walk;
    known = (ends || fate == OPEN_FATE) &&
            place(ending, &ending->mated, where, walk, ends || (loyal && !ending->time));
    if (loyal)
      ending->loyal |= square_set(where);
  }
  return known;
}

/* All that the mater may observe, and who may check. */
static uint64_t watched(const struct ending *ending, uint64_t *checkers) {
  uint64_t seen = 0;
  for (uint64_t left = ending->mater; left; left &= left - 1) {
    unsigned where = first_of(left);
    uint64_t sees = observed(ending->t, ending->walk[where], ending->side, where, ending->sure);
    seen |= sees;
    if (holds(sees, ending->king))
      *checkers |= left & -left;
  }
  return seen;
}

/* Is a man of the mater beyond, that might pin? */
static bool pin_is_possible(const struct ending *ending, unsigned where) {
  uint64_t lines = ending->t->rook_lines[ending->king] | ending->t->bishop_lines[ending->king];
  return holds(lines, where) && (ending->t->beyond[ending->king][where] & ending->mater);
}

/* Can that man of the mated side capture the man that checks or come between, if squares of its
   lines are empty but for `men`?  What may stand between does not, or there would be no check. */
static bool parries(const struct ending *ending, unsigned where, uint64_t checker, uint64_t between,
                    uint64_t men) {
  enum colour side = opponent(ending->side);
  uint64_t here = square_set(where), targets = checker | between;
  uint64_t sees = observed(ending->t, ending->walk[where], side, where, men);
  if (ending->walk[where] != PAWN)
    return sees & targets;
  if (here & (rank_of_side(side, 0) | rank_of_side(side, 7)))
    return false; /* diagrams may have pawns there, which do not move */
  uint64_t ahead = ahead_of(side, here) & ~(men & ~between);
  if ((here & rank_of_side(side, 1)) && !(ahead & men))
    ahead |= ahead_of(side, ahead);
  return (sees & checker) || (ahead & between);
}

/* Moves of the mated side, at least, that keep its men from parrying. */
static unsigned moves_against_parries(const struct ending *ending, uint64_t checker) {
  unsigned from = first_of(checker), departures = 0, any = 0;
  uint64_t between = is_liner(ending->walk[from]) ? ending->t->between[from][ending->king] : 0;
  uint64_t men = ending->mater | ending->mated | square_set(ending->king);
  men = (men & ~between) | ending->holes;
  for (uint64_t left = ending->mated & ending->loyal; left; left &= left - 1) {
    unsigned where = first_of(left);
    if (pin_is_possible(ending, where) || !parries(ending, where, checker, between, men))
      continue;
    any = 1;
    if (!parries(ending, where, checker, between, ~UINT64_C(0)))
      continue; /* somebody may come in its way */
    if (left & -left & ending->sure)
      return NEVER;
    departures++;
  }
  return departures > any ? departures : any;
}

bool mate_is_possible(const struct scene *scene, const struct aim *aim, unsigned time) {
  struct ending ending = {.t = scene->reach->plain,
                          .side = scene->side,
                          .king = aim->king,
                          .holes = scene->reach->holes,
                          .time = time};
  uint64_t checkers = 0;
  if (scene->mater_castlings || scene->mated_castlings || !foresee_maters(scene, aim, &ending) ||
      !foresee_mateds(scene, aim, &ending))
    return true;
  uint64_t seen = watched(&ending, &checkers);
  uint64_t flights = ending.t->king[aim->king] & ~(ending.mated | ending.holes) & ~seen;
  if (!checkers || (unsigned)size_of(flights) > time)
    return false;
  return (checkers & (checkers - 1)) || moves_against_parries(&ending, checkers) <= time;
}
