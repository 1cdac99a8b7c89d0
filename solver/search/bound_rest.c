/* Stalemate: what is to become of a man of the mated side that can move in the picture an aim gives
   (bound_draft.c).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_claims.h"

/* Squares from which a man of that walk is pinned on `where`, 0 if a pin would leave it a move:
   a rook pinned on a rank moves along it, and so on.  A pawn pinned on a file is not stopped by
   the pin.  In mate no pin leaves it a parry: the check comes along another line. */
static uint64_t pinning_squares(const struct scene *scene, const struct aim *aim, unsigned walk,
                                unsigned where, bool *aslant) {
  const struct plain_tables *t = scene->reach->plain;
  *aslant = holds(t->bishop_lines[where], aim->king);
  bool straight = holds(t->rook_lines[where], aim->king);
  if (!*aslant && !straight)
    return 0;
  if (scene->mate)
    return t->beyond[aim->king][where];
  if (walk == QUEEN || (walk == BISHOP && *aslant) || (walk == ROOK && straight) ||
      (walk == PAWN && (where & 7) == (aim->king & 7u)))
    return 0;
  return t->beyond[aim->king][where];
}

bool may_be_pinned(const struct scene *scene, const struct aim *aim, unsigned walk,
                   unsigned where) {
  bool aslant;
  uint64_t squares = pinning_squares(scene, aim, walk, where, &aslant);
  /* One man pins one man. */
  if (!squares || (unsigned)__builtin_popcount(aim->pinned) >= scene->liners)
    return false;
  return squares & (aslant ? scene->aslant : scene->straight);
}

/* The man ends on `where`, pinned. */
void claim_pin(struct draft *draft, const struct aim *aim, unsigned man, unsigned walk,
               unsigned where, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  bool aslant;
  uint64_t squares = pinning_squares(scene, aim, walk, where, &aslant);
  if (!squares)
    return;
  struct aim next = *aim;
  next.mated[man].fate = ENDS;
  next.mated[man].where = (uint8_t)where;
  next.mated[man].walk = (uint8_t)walk;
  next.pinned |= (uint16_t)(1u << man);
  unsigned other = aslant ? BISHOP : ROOK;
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *pinner = &scene->mater[i];
    if (aim->mater[i].ends) {
      unsigned as = aim->mater[i].walk;
      if (pinner->alive && (as == QUEEN || as == other) && holds(squares, aim->mater[i].where)) {
        go_on(draft, &next, spare, time);
        return;
      }
      continue;
    }
    for (unsigned as = QUEEN; pinner->alive && as <= BISHOP; as++)
      if (as == QUEEN || as == other)
        claim_posts(draft, &next, i, as, squares & pinner->as[as][scene->mater_moves], spare, time);
  }
}

void claim_capture(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                   unsigned time) {
  const struct scene *scene = draft->scene;
  unsigned where = scene->mated[man].where;
  if (taken_in(scene, aim) >= most_moves(scene))
    return;
  bool untold = scene->just_doubled == man + 1; /* en passant: captured from another square */
  for (unsigned i = 0; i < scene->maters; i++) {
    if (!scene->mater[i].alive ||
        moves_anyhow(&scene->mater[i], square_set(where), scene->mater_moves) == NEVER)
      continue;
    struct aim next = *aim;
    unsigned captures = next.mater[i].captures;
    if (captures == MOST_CAPTURES) {
      untold = true;
      continue;
    }
    next.mated[man].fate = TAKEN_HERE;
    next.mater[i].on[captures] = (uint8_t)where;
    next.mater[i].captures++;
    unsigned left = spare_behind(scene, spare_without(scene, aim, i, spare), &next, i);
    if (left != NEVER)
      go_on(draft, &next, left, time);
  }
  if (untold) {
    struct aim next = *aim;
    next.mated[man].fate = TAKEN;
    go_on(draft, &next, spare, time);
  }
}

void claim_sacrifice(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                     unsigned time) {
  const struct scene *scene = draft->scene;
  const struct actor *actor = &scene->mated[man];
  unsigned most = most_of_rook(scene, time);
  if (most == 0 || taken_in(scene, aim) >= most_moves(scene))
    return;
  uint64_t squares = anywhere(actor, most);
  if (actor->walk == PAWN)
    squares |= ahead_of(scene->side, squares);
  if (!(squares & scene->taking))
    return;
  claim_move(draft, aim, man, MOVES_TAKEN, spare, time);
}

/* A man of the mated side as it is in the picture. */
struct sitter {
  unsigned man, where, walk;
  bool claimed;
};

/* What everybody's presumed end means for those who must not move. */
struct picture {
  uint64_t stones; /* of the mated side, with the king: its officers cannot move there */
  uint64_t men;    /* of both: pawns cannot move there */
};

static bool is_restless(const struct scene *scene, const struct picture *picture, unsigned walk,
                        unsigned where) {
  enum colour other = opponent(scene->side);
  if (walk == PAWN) {
    /* Diagrams may have pawns on the outer ranks: these do not move. */
    uint64_t moving = square_set(where) & ~rank_of_side(other, 0) & ~rank_of_side(other, 7);
    return moving && !(ahead_of(other, moving) & picture->men);
  }
  return first_steps(scene->reach->plain, walk, where) & ~picture->stones;
}

/* The man stays; somebody ends in its way, on the first free square beside it. */
static void claim_obstacle(struct draft *draft, const struct aim *aim, const struct sitter *s,
                           const struct picture *picture, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  uint64_t free = s->walk == PAWN
                      ? ahead_of(opponent(scene->side), square_set(s->where))
                      : first_steps(scene->reach->plain, s->walk, s->where) & ~picture->stones;
  /* An officer needs a man of its own on every one, and each of them has to come. */
  if (!free || (s->walk != PAWN && (unsigned)size_of(free) > comers(scene, aim, time)))
    return;
  struct aim next = *aim;
  next.mated[s->man].fate = ENDS;
  next.mated[s->man].where = (uint8_t)s->where;
  next.mated[s->man].walk = (uint8_t)s->walk;
  for (unsigned i = 0; i < scene->mateds; i++)
    claim_arrival(draft, &next, i, first_of(free), spare, time);
  if (s->walk != PAWN)
    return;
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (is_open(scene, aim, i))
      for (unsigned walk = first_walk(man); walk <= last_walk(man); walk++)
        claim_posts(draft, &next, i, walk, free & man->as[walk][scene->mater_moves], spare, time);
  }
}

/* Can a man come to rest on `where` when it has `time` moves left for others? */
static bool may_rest(const struct scene *scene, const struct aim *aim,
                     const struct picture *picture, unsigned walk, unsigned where, unsigned time) {
  time = comers(scene, aim, time);
  if (may_be_pinned(scene, aim, walk, where))
    return true;
  if (walk == PAWN) {
    uint64_t front = ahead_of(opponent(scene->side), square_set(where));
    return time > 0 || (front & (picture->men | scene->taking));
  }
  uint64_t free = first_steps(scene->reach->plain, walk, where) & ~picture->stones;
  return (unsigned)size_of(free) <= time;
}

/* The man ends elsewhere. */
static void claim_departure(struct draft *draft, const struct aim *aim, const struct sitter *s,
                            const struct picture *picture, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  const struct actor *actor = &scene->mated[s->man];
  /* The square it leaves is empty then, unless others end there: the king in the rook's corner. */
  uint64_t enders = mated_claimed(scene, aim) | square_set(aim->king);
  uint64_t here = square_set(s->where) & ~enders, arrivals = 0;
  unsigned most = most_of_rook(scene, time);
  struct picture without = {picture->stones & ~here,
                            picture->men & ~(here & ~mater_claimed(scene, aim))};
  for (unsigned walk = first_walk(actor); walk <= last_walk(actor); walk++)
    for (unsigned n = 1; n <= most; n++)
      for (uint64_t left = actor->as[walk][n] & ~actor->as[walk][n - 1]; left; left &= left - 1)
        if (may_rest(scene, aim, &without, walk, first_of(left), n < time ? time - n : 0))
          arrivals |= left & -left;
  for (; arrivals; arrivals &= arrivals - 1)
    claim_arrival(draft, aim, s->man, first_of(arrivals), spare, time);
}

/* Men that can neither be captured nor stopped by the mater's spare moves are stopped by moves of
   their own side, each of which stops two at most: the one that moves and one behind its arrival …
   but an officer's arrival may stop several officers, so only pawns are counted. */
static bool too_restless(const struct scene *scene, const struct aim *aim,
                         const struct picture *picture, unsigned spare, unsigned time) {
  uint64_t ways = all_ways(scene, aim, spare);
  unsigned restless = 0, out_of_reach = 0, taken = 0;
  enum colour other = opponent(scene->side);
  time = comers(scene, aim, time);
  for (unsigned i = 0; i < scene->mateds; i++) {
    unsigned fate = aim->mated[i].fate;
    taken += scene->mated[i].alive && fate == TAKEN_HERE;
    if (!scene->mated[i].alive || is_away(fate) || (aim->pinned >> i & 1))
      continue;
    unsigned where = fate == ENDS ? aim->mated[i].where : scene->mated[i].where;
    unsigned walk = fate == ENDS ? aim->mated[i].walk : scene->mated[i].walk;
    if (walk != PAWN || !is_restless(scene, picture, walk, where))
      continue;
    restless++;
    uint64_t here = ahead_of(other, square_set(where)) | (fate == ENDS ? 0 : square_set(where));
    out_of_reach += !(here & ways) && !may_be_pinned(scene, aim, walk, where);
  }
  return out_of_reach > 2 * time || restless > most_moves(scene) - taken + scene->liners + 2 * time;
}

/* The first man that can move in the picture, those with a claim first; false if there is none. */
static bool find_restless(const struct scene *scene, const struct aim *aim,
                          const struct picture *picture, struct sitter *found) {
  bool any = false;
  for (unsigned i = 0; i < scene->mateds; i++) {
    unsigned fate = aim->mated[i].fate;
    if (!scene->mated[i].alive || is_away(fate) || (aim->pinned >> i & 1))
      continue;
    struct sitter s = {i, scene->mated[i].where, scene->mated[i].walk, fate == ENDS};
    if (s.claimed) {
      s.where = aim->mated[i].where;
      s.walk = aim->mated[i].walk;
    }
    if (!is_restless(scene, picture, s.walk, s.where))
      continue;
    if (!any || s.claimed)
      *found = s;
    any = true;
  }
  return any;
}

/* Is every square known that the mater's men go to? */
static bool mater_is_done(const struct scene *scene, const struct aim *aim, unsigned spare) {
  bool leaves = false;
  for (unsigned i = 0; i < scene->maters; i++)
    leaves |= scene->mater[i].alive && aim->mater[i].leaves && !aim->mater[i].ends;
  return spare == 0 && scene->mater_castlings == 0 && !leaves;
}

/* A man of the mated side that leaves its square without being told where to: it is captured, or it
   comes to rest. */
static bool tell_leaving(struct draft *draft, const struct aim *aim, const struct picture *picture,
                         unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  for (unsigned i = 0; i < scene->mateds; i++) {
    if (!scene->mated[i].alive || aim->mated[i].fate != LEAVES)
      continue;
    const struct sitter s = {i, scene->mated[i].where, scene->mated[i].walk, false};
    struct aim next = *aim;
    next.mated[i].fate = OPEN_FATE;
    claim_sacrifice(draft, &next, i, spare, time + 1);
    claim_departure(draft, &next, &s, picture, spare, time + 1);
    return true;
  }
  return false;
}

void settle(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  uint64_t stones = mated_presumed(scene, aim) | square_set(aim->king);
  struct picture picture = {stones, stones | mater_presumed(scene, aim)};
  struct sitter s = {0, 0, NO_WALK, false};
  if (!find_restless(scene, aim, &picture, &s)) {
    if (!tell_leaving(draft, aim, &picture, spare, time))
      guard(draft, aim, spare, time);
    return;
  }
  if (too_restless(scene, aim, &picture, spare, time) ||
      (mater_is_done(scene, aim, spare) &&
       (unsigned)size_of(unguarded(scene, aim)) > comers(scene, aim, time)))
    return;
  if (!s.claimed) {
    claim_capture(draft, aim, s.man, spare, time);
    claim_sacrifice(draft, aim, s.man, spare, time);
  }
  if (may_be_pinned(scene, aim, s.walk, s.where))
    claim_pin(draft, aim, s.man, s.walk, s.where, spare, time);
  claim_obstacle(draft, aim, &s, &picture, spare, time);
  if (!s.claimed)
    claim_departure(draft, aim, &s, &picture, spare, time);
}
