/* Drafting aims by asking what would be wrong with the final position if men without a claim stayed
   where they are.  As long as something is wrong, every final position that fulfils the claims so
   far differs from that picture in one of a few ways; each way is one more claim and one branch.
   When nothing is wrong any more the aim is complete.  So every final position goes along one of
   the branches, and what is dropped is only what costs more moves than there are.

   What can be wrong, in the order in which it is looked for:
   - stalemate: a man of the mated side can move.  In truth it is captured; or ends elsewhere; or is
     pinned; or somebody stands in its way.
   - the mated king has a flight.  In truth the square is observed by a man of the mater that ends
     where it is not now, or a man of the mated side ends there.  Lines are taken to be closed only
     by men whose end is claimed, since all others may go.
   - mate: nobody checks the king; likewise.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_claims.h"
#include "solver/search/bound_mate.h"

#include <stdlib.h>
#include <string.h>

enum { LOOK_EVERY = 1 << 12 /* steps between two looks at the clock */ };

uint64_t all_ways(const struct scene *scene, const struct aim *aim, unsigned spare) {
  uint64_t ways = 0;
  for (unsigned i = 0; i < scene->maters; i++)
    if (scene->mater[i].alive)
      ways |= way_of(scene, aim, i, spare);
  return ways;
}

static bool may_castle(const struct scene *scene, const struct actor *man) {
  return scene->mater_castlings && (man->walk == KING || man->walk == ROOK);
}

/* Squares on which men of the mater may arrive. */
static uint64_t all_arrivals(const struct scene *scene, const struct aim *aim, unsigned spare) {
  uint64_t squares = 0;
  for (unsigned i = 0; i < scene->maters; i++) {
    if (!scene->mater[i].alive)
      continue;
    /* It takes two moves, or castling, to come back. */
    const struct actor *man = &scene->mater[i];
    const bool returns = may_castle(scene, man) || mater_cost_of(scene, aim, i) + spare >= 2;
    squares |= way_of(scene, aim, i, spare) & ~(returns ? 0 : square_set(man->where));
  }
  return squares;
}

/* Moves beyond those claimed that the men take who move before they are captured, since a man of
   the mater has to arrive where they are then (behind them, where a pawn is captured en passant);
   NEVER if there are not enough. */
static unsigned time_to_meet(const struct scene *scene, const struct aim *aim, unsigned spare,
                             unsigned time) {
  uint64_t arrivals = 0;
  unsigned all = 0;
  for (unsigned i = 0; i < scene->mateds; i++) {
    const struct actor *man = &scene->mated[i];
    if (!man->alive || aim->mated[i].fate != MOVES_TAKEN)
      continue;
    if (!arrivals)
      arrivals = all_arrivals(scene, aim, spare);
    uint64_t met = arrivals;
    if (man->walk == PAWN)
      met |= ahead_of(opponent(scene->side), arrivals);
    unsigned moves = moves_to(man->anyhow, met & ~square_set(man->where), time + 1);
    if (moves > 2 && time > 0 && holds(met, man->where))
      moves = 2; /* it comes back */
    all += moves - 1;
  }
  return all <= time ? all : NEVER;
}

static void keep(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  struct aims *aims = draft->aims;
  draft->answered = true;
  if (draft->asking)
    return;
  const unsigned meeting = time_to_meet(draft->scene, aim, spare, time);
  if (meeting == NEVER)
    return;
  time -= meeting;
  if (draft->scene->mate && spare == 0 && !mate_is_possible(draft->scene, aim, time))
    return;
  if (aims->count >= draft->most) {
    draft->stopped = draft->full = true;
    return;
  }
  if (aims->count == aims->room) {
    aims->room = aims->room ? 2 * aims->room : 16;
    aims->aims = realloc(aims->aims, aims->room * sizeof *aims->aims);
    if (!aims->aims)
      abort();
  }
  struct aim *kept = &aims->aims[aims->count];
  *kept = *aim;
  kept->spare = (uint8_t)spare;
  kept->time = (uint8_t)time;
  aims->count += !draft_is_double(draft);
}

/* Moves left behind a further claim about the mated side that takes `moves`; NEVER if there are not
   enough. */
static unsigned time_behind(const struct scene *scene, const struct aim *after, unsigned time,
                            unsigned moves) {
  if (!scene->mated_castlings)
    return moves > time ? NEVER : time - moves;
  unsigned cost = mated_cost(scene, after);
  return cost == NEVER ? NEVER : scene->mated_moves - cost;
}

unsigned most_of_rook(const struct scene *scene, unsigned time) {
  return time + (scene->mated_castlings != 0 && time < scene->mated_moves);
}

unsigned comers(const struct scene *scene, const struct aim *aim, unsigned time) {
  unsigned leaving = 0;
  for (unsigned i = 0; i < scene->mateds; i++)
    leaving += scene->mated[i].alive && aim->mated[i].fate == LEAVES;
  return most_of_rook(scene, time) + leaving;
}

void claim_move(struct draft *draft, const struct aim *aim, unsigned man, unsigned fate,
                unsigned spare, unsigned time) {
  struct aim next = *aim;
  next.mated[man].fate = fate;
  const unsigned left = time_behind(draft->scene, &next, time, 1);
  if (left != NEVER)
    go_on(draft, &next, spare, left);
}

void claim_leaving(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                   unsigned time) {
  const struct scene *scene = draft->scene;
  const struct actor *actor = &scene->mated[man];
  unsigned most = most_of_rook(scene, time);
  if (!(anywhere(actor, most) & ~square_set(actor->where)))
    return;
  claim_move(draft, aim, man, LEAVES, spare, time);
}

void claim_arrival(struct draft *draft, const struct aim *aim, unsigned man, unsigned where,
                   unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  const struct actor *actor = &scene->mated[man];
  uint64_t claimed = mated_claimed(scene, aim) | mater_claimed(scene, aim) | square_set(aim->king);
  bool leaves = aim->mated[man].fate == LEAVES;
  if (!actor->alive || (aim->mated[man].fate != OPEN_FATE && !leaves) || holds(claimed, where))
    return;
  time += leaves; /* this move is part of the way */
  unsigned most = scene->mated_castlings ? scene->mated_moves : time;
  for (unsigned walk = first_walk(actor); walk <= last_walk(actor); walk++) {
    unsigned moves = moves_to(actor->as[walk], square_set(where), most);
    if (moves == NEVER || moves == 0)
      continue;
    struct aim next = *aim;
    next.mated[man].fate = ENDS;
    next.mated[man].where = (uint8_t)where;
    next.mated[man].walk = (uint8_t)walk;
    unsigned left = time_behind(scene, &next, time, moves);
    if (left != NEVER)
      go_on(draft, &next, spare, left);
  }
}

/* Would the man give check from there whatever stands elsewhere? */
static bool must_check(const struct scene *scene, unsigned walk, unsigned where, unsigned king) {
  uint64_t seen = observed(scene->reach->plain, walk, scene->side, where, 0);
  if (is_liner(walk))
    seen &= scene->reach->plain->king[where];
  return holds(seen, king);
}

unsigned spare_without(const struct scene *scene, const struct aim *aim, unsigned man,
                       unsigned spare) {
  return spare + mater_toll_of(scene, aim, man).most;
}

/* Men who do not castle need the same whichever castling is the cheapest: so they add the same to
   what all need.  The others add no less than their least toll is above the most it was. */
unsigned spare_behind(const struct scene *scene, unsigned without, const struct aim *after,
                      unsigned man) {
  const unsigned least = mater_toll_of(scene, after, man).least;
  if (least > without)
    return NEVER;
  if (!may_castle(scene, &scene->mater[man]))
    return without - least;
  const unsigned cost = mater_cost(scene, after);
  return cost == NEVER ? NEVER : scene->mater_moves - cost;
}

void claim_posts(struct draft *draft, const struct aim *aim, unsigned man, unsigned walk,
                 uint64_t posts, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  if (!posts)
    return;
  posts &= ~(mated_claimed(scene, aim) | mater_claimed(scene, aim) | square_set(aim->king));
  if (!posts)
    return;
  const unsigned without = spare_without(scene, aim, man, spare);
  struct aim next = *aim;
  next.mater[man].ends = true;
  next.mater[man].walk = (uint8_t)walk;
  for (; posts; posts &= posts - 1) {
    next.mater[man].where = (uint8_t)first_of(posts);
    /* Kings do not touch, and there is no check in stalemate. */
    if ((walk == KING || !scene->mate) && must_check(scene, walk, first_of(posts), aim->king))
      continue;
    unsigned left = spare_behind(scene, without, &next, man);
    if (left != NEVER)
      go_on(draft, &next, left, time);
  }
}

/* Somebody of the mater observes `where` from a square where nobody is presumed. */
void claim_observer(struct draft *draft, const struct aim *aim, unsigned where, unsigned spare,
                    unsigned time) {
  const struct scene *scene = draft->scene;
  const struct plain_tables *t = scene->reach->plain;
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (!is_open(scene, aim, i))
      continue;
    struct aim with = *aim;
    if (where == aim->king)
      claim_check(&with, i);
    for (unsigned walk = first_walk(man); walk <= last_walk(man); walk++) {
      uint64_t posts = walk == PAWN ? t->pawn_from[scene->side][where]
                                    : observed(t, walk, scene->side, where, 0);
      if (aim->mater[i].captures == 0 && walk == man->walk)
        posts &= ~square_set(man->where);
      claim_posts(draft, &with, i, walk, posts & man->as[walk][scene->mater_moves], spare, time);
    }
  }
}

uint64_t observed_on_tour(const struct scene *scene, const struct aim *aim, unsigned man,
                          uint64_t closed) {
  const struct actor *actor = &scene->mater[man];
  uint64_t seen = 0, barred = closed | square_set(aim->king);
  if (actor->walk == KING)
    barred |= scene->reach->plain->king[aim->king];
  for (unsigned i = 0; i < aim->mater[man].captures; i++) {
    unsigned where = aim->mater[man].on[i];
    for (unsigned walk = first_walk(actor); walk <= last_walk(actor) && !holds(barred, where);
         walk++)
      if (holds(actor->as[walk][scene->mater_moves], where))
        seen |= observed(scene->reach->plain, walk, scene->side, where, closed);
  }
  return seen;
}

uint64_t unguarded(const struct scene *scene, const struct aim *aim) {
  const struct plain_tables *t = scene->reach->plain;
  uint64_t king = square_set(aim->king), seen = 0;
  uint64_t closed =
      ((mated_claimed(scene, aim) | mater_claimed(scene, aim)) & ~king) | scene->reach->holes;
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (!man->alive)
      continue;
    if (aim->mater[i].ends)
      seen |= observed(t, aim->mater[i].walk, scene->side, aim->mater[i].where, closed);
    else if (is_presumed(aim, i))
      seen |= observed(t, man->walk, scene->side, man->where, closed);
    else
      seen |= observed_on_tour(scene, aim, i, closed);
  }
  uint64_t wanted = t->king[aim->king] & ~mated_presumed(scene, aim);
  if (scene->mate)
    wanted |= king;
  return wanted & ~seen;
}

/* Is the line of the man closed that is claimed to check? */
static bool check_is_closed(const struct scene *scene, const struct aim *aim) {
  if (aim->checks == OPEN_CHECKS)
    return false;
  uint64_t between = scene->reach->plain->between[aim->mater[aim->checker].where][aim->king];
  return is_liner(aim->mater[aim->checker].walk) &&
         (between & (mated_claimed(scene, aim) | mater_claimed(scene, aim)));
}

void guard(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  if (check_is_closed(scene, aim))
    return;
  uint64_t wrong = unguarded(scene, aim), king = square_set(aim->king);
  if (!wrong) {
    if (!scene->mate || !claim_against_parries(draft, aim, spare, time))
      keep(draft, aim, spare, time);
    return;
  }
  unsigned where = wrong & king ? aim->king : first_of(wrong);
  claim_observer(draft, aim, where, spare, time);
  if (where != aim->king)
    for (unsigned i = 0; i < scene->mateds; i++)
      claim_arrival(draft, aim, i, where, spare, time);
}

/* A man that is captured somehow: here and now, or it moves again. */
static bool tell_loss(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  for (unsigned i = 0; i < draft->scene->mateds; i++) {
    if (!draft->scene->mated[i].alive || aim->mated[i].fate != LOST)
      continue;
    struct aim next = *aim;
    next.mated[i].fate = OPEN_FATE;
    claim_capture(draft, &next, i, spare, time);
    claim_sacrifice(draft, &next, i, spare, time);
    return true;
  }
  return false;
}

void go_on(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  if (draft->stopped || (draft->asking && draft->answered))
    return;
  if (draft->patience == 0 ||
      (draft->is_over && draft->patience % LOOK_EVERY == 0 && draft->is_over(draft->run))) {
    draft->stopped = true;
    return;
  }
  draft->patience--;
  if (tell_loss(draft, aim, spare, time) || claim_against_clashes(draft, aim, spare, time))
    return;
  if (draft->scene->mate || draft->asking)
    guard(draft, aim, spare, time);
  else
    settle(draft, aim, spare, time);
}

void draft_from(struct draft *draft, const struct aim *aim) {
  const struct scene *scene = draft->scene;
  unsigned white = mater_cost(scene, aim), black = mated_cost(scene, aim);
  if (white == NEVER || black == NEVER || taken_in(scene, aim) > most_moves(scene))
    return;
  go_on(draft, aim, scene->mater_moves - white, scene->mated_moves - black);
}

uint64_t kings_ends(const struct scene *scene) {
  return scene->reach->officer[KING][scene->king][scene->mated_moves];
}

/* For stalemate it is first asked whether his flights can be taken from the king at all. */
void draft_king(struct draft *draft, unsigned where) {
  struct aim aim;
  memset(&aim, 0, sizeof aim);
  aim.king = (uint8_t)where;
  if (!draft->scene->mate) {
    draft->asking = true;
    draft->answered = false;
    draft_from(draft, &aim);
    draft->asking = false;
    if (!draft->answered)
      return;
  }
  draft_from(draft, &aim);
}

void draft_all(struct draft *draft) {
  for (uint64_t squares = kings_ends(draft->scene); squares && !draft->stopped;
       squares &= squares - 1)
    draft_king(draft, first_of(squares));
}
