/* Mate: no man of the mated side may capture the man that checks or come between.  In the picture
   an aim gives (bound_draft.c) one man checks, and one of two things may be wrong: a man of the
   mated side is presumed between checker and king, who has to leave; or one is presumed where he
   can parry.  Then in truth he is captured; or he ends elsewhere; or he stays and is pinned, or
   somebody ends in his way; or another man checks as well, when nothing but the king's moves
   counts.

   For this the aim claims who checks: a man with a claimed end whose line to the king is empty in
   the end.  Which of several checkers is claimed first does not matter, since every one of them has
   a branch of its own.  Captures en passant parry as well, but nothing is said about them: what is
   not looked at leaves an aim that may be fulfilled by fewer positions than the play is searched
   for.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_claims.h"

struct check {
  unsigned man, where, walk;
  uint64_t between; /* squares between checker and king */
};

static bool looks_at(const struct scene *scene, const struct aim *aim, unsigned walk,
                     unsigned where, uint64_t closed) {
  return holds(observed(scene->reach->plain, walk, scene->side, where, closed), aim->king);
}

static uint64_t squares_between(const struct scene *scene, unsigned walk, unsigned a, unsigned b) {
  return is_liner(walk) ? scene->reach->plain->between[a][b] : 0;
}

/* May the man check from where it is in the picture?  All lines are open that no claim closes. */
static bool checks_in(const struct scene *scene, const struct aim *aim, unsigned man,
                      uint64_t closed) {
  const struct actor *actor = &scene->mater[man];
  if (!actor->alive)
    return false;
  if (aim->mater[man].ends)
    return looks_at(scene, aim, aim->mater[man].walk, aim->mater[man].where, closed);
  if (is_presumed(aim, man))
    return looks_at(scene, aim, actor->walk, actor->where, closed);
  return holds(observed_on_tour(scene, aim, man, closed), aim->king);
}

static uint64_t claimed_squares(const struct scene *scene, const struct aim *aim) {
  return mated_claimed(scene, aim) | mater_claimed(scene, aim);
}

static bool others_check(const struct scene *scene, const struct aim *aim) {
  uint64_t closed = claimed_squares(scene, aim);
  for (unsigned i = 0; i < scene->maters; i++)
    if (i != aim->checker && checks_in(scene, aim, i, closed))
      return true;
  return false;
}

/* The man that checks: the claimed one, or the only one that does in the picture.  False if there
   are more, or if it is on a tour of captures and may end anywhere on it. */
static bool find_check(const struct scene *scene, const struct aim *aim, struct check *check) {
  uint64_t closed = claimed_squares(scene, aim);
  unsigned checks = 0;
  for (unsigned i = 0; i < scene->maters; i++) {
    if ((aim->checks != OPEN_CHECKS && i != aim->checker) || !checks_in(scene, aim, i, closed))
      continue;
    bool ends = aim->mater[i].ends;
    if (++checks > 1 || (!ends && aim->mater[i].captures > 0))
      return false;
    check->man = i;
    check->where = ends ? aim->mater[i].where : scene->mater[i].where;
    check->walk = ends ? aim->mater[i].walk : scene->mater[i].walk;
  }
  if (checks == 1)
    check->between = squares_between(scene, check->walk, check->where, aim->king);
  return checks == 1;
}

/* A man of the mated side that is in the way of the check or can parry it. */
struct parry {
  unsigned man, where, walk;
  bool between;  /* in the way */
  uint64_t path; /* squares that must be empty for the parry */
};

/* The least path to one of the squares. */
static uint64_t least_path(const struct scene *scene, const struct parry *parry,
                           uint64_t arrivals) {
  uint64_t least = ~UINT64_C(0);
  for (; arrivals; arrivals &= arrivals - 1) {
    uint64_t path = squares_between(scene, parry->walk, parry->where, first_of(arrivals));
    if (size_of(path) < size_of(least))
      least = path;
  }
  return least;
}

/* A pawn captures the checker, or steps between. */
static bool pawn_parries(const struct scene *scene, const struct check *check, uint64_t men,
                         struct parry *parry) {
  enum colour side = opponent(scene->side);
  uint64_t here = square_set(parry->where), ahead = ahead_of(side, here) & ~men;
  if (here & (rank_of_side(side, 0) | rank_of_side(side, 7)))
    return false; /* diagrams may have pawns there, which do not move */
  bool captures = captures_of(side, here) & square_set(check->where);
  bool steps = ahead & check->between;
  bool doubles = (here & rank_of_side(side, 1)) && (ahead_of(side, ahead) & check->between);
  parry->path = captures || steps ? 0 : ahead;
  return captures || steps || doubles;
}

/* Does the man capture the checker or come between, if the squares of `men` are occupied and those
   between checker and king are not? */
static bool can_parry(const struct scene *scene, const struct check *check, uint64_t men,
                      struct parry *parry) {
  if (parry->walk == PAWN)
    return pawn_parries(scene, check, men, parry);
  uint64_t arrivals =
      observed(scene->reach->plain, parry->walk, opponent(scene->side), parry->where, men) &
      (square_set(check->where) | check->between);
  parry->path = least_path(scene, parry, arrivals);
  return arrivals != 0;
}

/* Men of the mater that pin in the picture, whatever stands between: where they are. */
struct pinners {
  uint64_t straight, aslant;
};

static struct pinners find_pinners(const struct scene *scene, const struct aim *aim) {
  struct pinners pinners = {0, 0};
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (!man->alive)
      continue;
    bool ends = aim->mater[i].ends, tours = !ends && aim->mater[i].captures > 0;
    unsigned walk = ends ? aim->mater[i].walk : man->walk;
    uint64_t where = square_set(ends ? aim->mater[i].where : man->where);
    for (unsigned j = 0; tours && j < aim->mater[i].captures; j++)
      where |= square_set(aim->mater[i].on[j]);
    bool any = walk == QUEEN || (walk == PAWN && tours);
    pinners.straight |= any || walk == ROOK ? where : 0;
    pinners.aslant |= any || walk == BISHOP ? where : 0;
  }
  return pinners;
}

static bool is_pinned(const struct scene *scene, const struct aim *aim,
                      const struct pinners *pinners, unsigned where) {
  const struct plain_tables *t = scene->reach->plain;
  uint64_t beyond = t->beyond[aim->king][where];
  return (holds(t->rook_lines[aim->king], where) && (beyond & pinners->straight)) ||
         (holds(t->bishop_lines[aim->king], where) && (beyond & pinners->aslant));
}

static bool is_a_parry(const struct scene *scene, const struct aim *aim, const struct check *check,
                       const struct pinners *pinners, uint64_t men, struct parry *parry) {
  parry->between = holds(check->between, parry->where);
  if (parry->between)
    return true;
  return !(aim->pinned >> parry->man & 1) && !is_pinned(scene, aim, pinners, parry->where) &&
         can_parry(scene, check, men, parry);
}

/* The first of them, those with a claimed end before the others. */
static bool find_parry(const struct scene *scene, const struct aim *aim, const struct check *check,
                       struct parry *found) {
  uint64_t men = mater_presumed(scene, aim) | mated_presumed(scene, aim) | square_set(aim->king);
  struct pinners pinners = find_pinners(scene, aim);
  bool any = false;
  men &= ~check->between;
  for (unsigned i = 0; i < scene->mateds; i++) {
    unsigned fate = aim->mated[i].fate;
    if (!scene->mated[i].alive || (fate != ENDS && (any || fate != OPEN_FATE)))
      continue;
    struct parry parry = {i, scene->mated[i].where, scene->mated[i].walk, false, 0};
    if (fate == ENDS) {
      parry.where = aim->mated[i].where;
      parry.walk = aim->mated[i].walk;
    }
    if (!is_a_parry(scene, aim, check, &pinners, men, &parry))
      continue;
    *found = parry;
    any = true;
    if (fate == ENDS)
      break;
  }
  return any;
}

/* Somebody ends in the way of the man that stays. */
static void claim_obstacles(struct draft *draft, const struct aim *aim, uint64_t path,
                            unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  for (uint64_t left = path; left; left &= left - 1)
    for (unsigned i = 0; i < scene->mateds; i++)
      claim_arrival(draft, aim, i, first_of(left), spare, time);
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (is_open(scene, aim, i))
      for (unsigned walk = first_walk(man); walk <= last_walk(man); walk++)
        claim_posts(draft, aim, i, walk, path & man->as[walk][scene->mater_moves], spare, time);
  }
}

static void claim_against(struct draft *draft, const struct aim *aim, const struct parry *parry,
                          uint64_t path, unsigned spare, unsigned time) {
  unsigned man = parry->man;
  if (aim->mated[man].fate == OPEN_FATE) {
    claim_capture(draft, aim, man, spare, time);
    claim_leaving(draft, aim, man, spare, time);
  }
  if (parry->between)
    return;
  struct aim next = *aim;
  next.mated[man].fate = ENDS;
  next.mated[man].where = (uint8_t)parry->where;
  next.mated[man].walk = (uint8_t)parry->walk;
  if (may_be_pinned(draft->scene, &next, parry->walk, parry->where))
    claim_pin(draft, &next, man, parry->walk, parry->where, spare, time);
  claim_obstacles(draft, &next, path, spare, time);
}

/* Besides the checker that is claimed another man checks. */
static void claim_double_check(struct draft *draft, const struct aim *aim, unsigned spare,
                               unsigned time) {
  struct aim next = *aim;
  next.checks = CHECKS_NOT_ALONE;
  if (others_check(draft->scene, aim))
    go_on(draft, &next, spare, time);
  else
    claim_observer(draft, aim, aim->king, spare, time);
}

static void claim_checker(struct draft *draft, const struct aim *aim, const struct check *check,
                          unsigned spare, unsigned time) {
  struct aim next = *aim;
  next.mater[check->man].ends = true;
  next.mater[check->man].where = (uint8_t)check->where;
  next.mater[check->man].walk = (uint8_t)check->walk;
  claim_check(&next, check->man);
  go_on(draft, &next, spare, time);
  claim_observer(draft, aim, aim->king, spare, time);
}

bool claim_against_parries(struct draft *draft, const struct aim *aim, unsigned spare,
                           unsigned time) {
  const struct scene *scene = draft->scene;
  struct check check = {0, 0, 0, 0};
  struct parry parry;
  if (aim->checks == CHECKS_NOT_ALONE || !find_check(scene, aim, &check) ||
      !find_parry(scene, aim, &check, &parry))
    return false;
  struct aim alone = *aim;
  if (aim->checks == OPEN_CHECKS) {
    claim_checker(draft, aim, &check, spare, time);
    return true;
  }
  if (!parry.between && aim->checks == CHECKS) {
    claim_double_check(draft, aim, spare, time);
    alone.checks = CHECKS_ALONE;
  }
  claim_against(draft, &alone, &parry, parry.path & ~check.between, spare, time);
  return true;
}
