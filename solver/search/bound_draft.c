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
#include "solver/search/bound_draft.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_AIMS = 100000, SEEN_SLOTS = 1 << 15 };

static void go_on(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time);

/* Aims drafted lately: where an aim with this hash is in the list. */
struct draft_seen {
  uint32_t place[SEEN_SLOTS];
};

struct draft_seen *draft_seen_new(void) {
  struct draft_seen *seen = calloc(1, sizeof *seen);
  if (!seen)
    abort();
  return seen;
}

static uint64_t hash_of(const struct aim *aim) {
  uint64_t hash = 0, word;
  for (size_t i = 0; i + sizeof word <= sizeof *aim; i += sizeof word) {
    memcpy(&word, (const char *)aim + i, sizeof word);
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    hash ^= hash >> 29;
  }
  return hash;
}

/* A slot may hold anything: the aim it points to is compared itself. */
static bool is_double(struct draft *draft, const struct aim *aim) {
  uint32_t *place = &draft->seen->place[hash_of(aim) % SEEN_SLOTS];
  const struct aims *aims = draft->aims;
  if (*place < aims->count && memcmp(&aims->aims[*place], aim, sizeof *aim) == 0)
    return true;
  *place = (uint32_t)aims->count;
  return false;
}

/* Squares that the mater's men pass or end on with so many spare moves. */
static uint64_t all_ways(const struct scene *scene, const struct aim *aim, unsigned spare) {
  uint64_t ways = 0;
  for (unsigned i = 0; i < scene->maters; i++)
    if (scene->mater[i].alive)
      ways |= way_of(scene, aim, i, spare);
  return ways;
}

/* Can every man that moves before it is captured meet a man of the mater?  (A pawn captured en
   passant is met one square behind it.) */
static bool all_meet(const struct scene *scene, const struct aim *aim, unsigned spare,
                     unsigned time) {
  uint64_t ways = 0;
  for (unsigned i = 0; i < scene->mateds; i++) {
    if (!scene->mated[i].alive || aim->mated[i].fate != MOVES_TAKEN)
      continue;
    if (!ways)
      ways = all_ways(scene, aim, spare);
    uint64_t squares = anywhere(&scene->mated[i], time + 1);
    if (scene->mated[i].walk == PAWN)
      squares |= ahead_of(scene->side, squares);
    if (!(squares & ways))
      return false;
  }
  return true;
}

static void keep(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  struct aims *aims = draft->aims;
  draft->answered = true;
  if (draft->asking || !all_meet(draft->scene, aim, spare, time) || is_double(draft, aim))
    return;
  if (aims->count == MOST_AIMS) {
    draft->stopped = true;
    return;
  }
  if (aims->count == aims->room) {
    aims->room = aims->room ? 2 * aims->room : 16;
    aims->aims = realloc(aims->aims, aims->room * sizeof *aims->aims);
    if (!aims->aims)
      abort();
  }
  aims->aims[aims->count++] = *aim;
}

/* Claims that a man of the mated side which nothing is claimed of ends on another square. */
static void claim_arrival(struct draft *draft, const struct aim *aim, unsigned man, unsigned where,
                          unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  const struct actor *actor = &scene->mated[man];
  uint64_t claimed = mated_claimed(scene, aim) | mater_claimed(scene, aim) | square_set(aim->king);
  if (!actor->alive || aim->mated[man].fate != OPEN_FATE || holds(claimed, where))
    return;
  for (unsigned walk = first_walk(actor); walk <= last_walk(actor); walk++) {
    unsigned moves = moves_to(actor->as[walk], square_set(where), time);
    if (moves == NEVER || moves == 0)
      continue;
    struct aim next = *aim;
    next.mated[man].fate = ENDS;
    next.mated[man].where = (uint8_t)where;
    next.mated[man].walk = (uint8_t)walk;
    go_on(draft, &next, spare, time - moves);
  }
}

/* Would the man give check from there whatever stands elsewhere? */
static bool must_check(const struct scene *scene, unsigned walk, unsigned where, unsigned king) {
  uint64_t seen = observed(scene->reach->plain, walk, scene->side, where, 0);
  if (is_liner(walk))
    seen &= scene->reach->plain->king[where];
  return holds(seen, king);
}

/* Claims where a man of the mater ends. */
static void claim_post(struct draft *draft, const struct aim *aim, unsigned man, unsigned walk,
                       unsigned where, unsigned time) {
  const struct scene *scene = draft->scene;
  uint64_t claimed = mated_claimed(scene, aim) | mater_claimed(scene, aim) | square_set(aim->king);
  if (holds(claimed, where))
    return;
  /* Kings do not touch, and there is no check in stalemate. */
  if ((walk == KING || !scene->mate) && must_check(scene, walk, where, aim->king))
    return;
  struct aim next = *aim;
  next.mater[man].ends = true;
  next.mater[man].where = (uint8_t)where;
  next.mater[man].walk = (uint8_t)walk;
  unsigned cost = mater_cost(scene, &next);
  if (cost != NEVER)
    go_on(draft, &next, scene->mater_moves - cost, time);
}

static bool is_open(const struct scene *scene, const struct aim *aim, unsigned mater) {
  return scene->mater[mater].alive && !aim->mater[mater].ends;
}

/* Somebody of the mater observes `where` from a square where nobody is presumed. */
static void claim_observer(struct draft *draft, const struct aim *aim, unsigned where,
                           unsigned time) {
  const struct scene *scene = draft->scene;
  const struct plain_tables *t = scene->reach->plain;
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (!is_open(scene, aim, i))
      continue;
    for (unsigned walk = first_walk(man); walk <= last_walk(man); walk++) {
      uint64_t posts = walk == PAWN ? t->pawn_from[scene->side][where]
                                    : observed(t, walk, scene->side, where, 0);
      posts &= man->as[walk][scene->mater_moves];
      if (aim->mater[i].captures == 0 && walk == man->walk)
        posts &= ~square_set(man->where);
      for (; posts; posts &= posts - 1)
        claim_post(draft, aim, i, walk, first_of(posts), time);
    }
  }
}

/* What a man that captures, but whose end is not claimed, may observe in the end: it is presumed
   on any of its squares of capture. */
static uint64_t observed_on_tour(const struct scene *scene, const struct aim *aim, unsigned man,
                                 uint64_t closed) {
  const struct actor *actor = &scene->mater[man];
  uint64_t seen = 0;
  for (unsigned i = 0; i < aim->mater[man].captures; i++) {
    unsigned where = aim->mater[man].on[i];
    for (unsigned walk = first_walk(actor); walk <= last_walk(actor); walk++)
      if (holds(actor->as[walk][scene->mater_moves], where))
        seen |= observed(scene->reach->plain, walk, scene->side, where, closed);
  }
  return seen;
}

/* Flights, and for mate the king's square if he is not in check: what is wrong in the picture. */
static uint64_t unguarded(const struct scene *scene, const struct aim *aim) {
  const struct plain_tables *t = scene->reach->plain;
  uint64_t king = square_set(aim->king), seen = 0;
  uint64_t closed = (mated_claimed(scene, aim) | mater_claimed(scene, aim)) & ~king;
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (!man->alive)
      continue;
    if (aim->mater[i].ends)
      seen |= observed(t, aim->mater[i].walk, scene->side, aim->mater[i].where, closed);
    else if (aim->mater[i].captures == 0)
      seen |= observed(t, man->walk, scene->side, man->where, closed);
    else
      seen |= observed_on_tour(scene, aim, i, closed);
  }
  uint64_t wanted = t->king[aim->king] & ~mated_presumed(scene, aim);
  if (scene->mate)
    wanted |= king;
  return wanted & ~seen;
}

static void guard(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  uint64_t wrong = unguarded(scene, aim), king = square_set(aim->king);
  if (!wrong) {
    keep(draft, aim, spare, time);
    return;
  }
  unsigned where = wrong & king ? aim->king : first_of(wrong);
  claim_observer(draft, aim, where, time);
  if (where != aim->king)
    for (unsigned i = 0; i < scene->mateds; i++)
      claim_arrival(draft, aim, i, where, spare, time);
}

/* Squares from which a man of that walk is pinned on `where`, 0 if a pin would leave it a move:
   a rook pinned on a rank moves along it, and so on.  A pawn pinned on a file is not stopped by
   the pin. */
static uint64_t pinning_squares(const struct scene *scene, const struct aim *aim, unsigned walk,
                                unsigned where, bool *aslant) {
  const struct plain_tables *t = scene->reach->plain;
  *aslant = holds(t->bishop_lines[where], aim->king);
  bool straight = holds(t->rook_lines[where], aim->king);
  if (!*aslant && !straight)
    return 0;
  if (walk == QUEEN || (walk == BISHOP && *aslant) || (walk == ROOK && straight) ||
      (walk == PAWN && (where & 7) == (aim->king & 7u)))
    return 0;
  return t->beyond[aim->king][where];
}

static bool may_be_pinned(const struct scene *scene, const struct aim *aim, unsigned walk,
                          unsigned where) {
  bool aslant;
  uint64_t squares = pinning_squares(scene, aim, walk, where, &aslant);
  /* One man pins one man. */
  if (!squares || (unsigned)__builtin_popcount(aim->pinned) >= scene->liners)
    return false;
  return squares & (aslant ? scene->aslant : scene->straight);
}

/* The man ends on `where`, pinned. */
static void claim_pin(struct draft *draft, const struct aim *aim, unsigned man, unsigned walk,
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
        for (uint64_t left = squares & pinner->as[as][scene->mater_moves]; left; left &= left - 1)
          claim_post(draft, &next, i, as, first_of(left), time);
  }
}

/* The man is captured where it stands now. */
static void claim_capture(struct draft *draft, const struct aim *aim, unsigned man, unsigned spare,
                          unsigned time) {
  const struct scene *scene = draft->scene;
  unsigned where = scene->mated[man].where;
  if (taken_in(scene, aim) >= scene->mater_moves)
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
    unsigned cost = mater_cost(scene, &next);
    if (cost != NEVER)
      go_on(draft, &next, scene->mater_moves - cost, time);
  }
  if (untold) {
    struct aim next = *aim;
    next.mated[man].fate = TAKEN;
    go_on(draft, &next, spare, time);
  }
}

/* The man moves and is captured afterwards. */
static void claim_sacrifice(struct draft *draft, const struct aim *aim, unsigned man,
                            unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  const struct actor *actor = &scene->mated[man];
  if (time == 0 || taken_in(scene, aim) >= scene->mater_moves)
    return;
  uint64_t squares = anywhere(actor, time);
  if (actor->walk == PAWN)
    squares |= ahead_of(scene->side, squares);
  if (!(squares & scene->taking))
    return;
  struct aim next = *aim;
  next.mated[man].fate = MOVES_TAKEN;
  go_on(draft, &next, spare, time - 1);
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
  if (walk == PAWN)
    return !(ahead_of(opponent(scene->side), square_set(where)) & picture->men);
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
  if (!free || (s->walk != PAWN && (unsigned)size_of(free) > time))
    return;
  struct aim next = *aim;
  next.mated[s->man].fate = ENDS;
  next.mated[s->man].where = (uint8_t)s->where;
  next.mated[s->man].walk = (uint8_t)s->walk;
  for (unsigned i = 0; i < scene->mateds; i++)
    claim_arrival(draft, &next, i, first_of(free), spare, time);
  if (s->walk != PAWN)
    return;
  for (unsigned i = 0; i < scene->maters; i++)
    if (is_open(scene, aim, i))
      for (unsigned walk = first_walk(&scene->mater[i]); walk <= last_walk(&scene->mater[i]);
           walk++)
        if (holds(scene->mater[i].as[walk][scene->mater_moves], first_of(free)))
          claim_post(draft, &next, i, walk, first_of(free), time);
}

/* Can a man come to rest on `where` when it has `time` moves left for others? */
static bool may_rest(const struct scene *scene, const struct aim *aim,
                     const struct picture *picture, unsigned walk, unsigned where, unsigned time) {
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
  uint64_t here = square_set(s->where), arrivals = 0;
  struct picture without = {picture->stones & ~here, picture->men & ~here};
  for (unsigned walk = first_walk(actor); walk <= last_walk(actor); walk++)
    for (unsigned n = 1; n <= time; n++)
      for (uint64_t left = actor->as[walk][n] & ~actor->as[walk][n - 1]; left; left &= left - 1)
        if (may_rest(scene, aim, &without, walk, first_of(left), time - n))
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
  for (unsigned i = 0; i < scene->mateds; i++) {
    unsigned fate = aim->mated[i].fate;
    taken += scene->mated[i].alive && fate == TAKEN_HERE;
    if (!scene->mated[i].alive || is_taken(fate) || (aim->pinned >> i & 1))
      continue;
    unsigned where = fate == ENDS ? aim->mated[i].where : scene->mated[i].where;
    unsigned walk = fate == ENDS ? aim->mated[i].walk : scene->mated[i].walk;
    if (walk != PAWN || !is_restless(scene, picture, walk, where))
      continue;
    restless++;
    uint64_t here = ahead_of(other, square_set(where)) | (fate == ENDS ? 0 : square_set(where));
    out_of_reach += !(here & ways) && !may_be_pinned(scene, aim, walk, where);
  }
  return out_of_reach > 2 * time ||
         restless > scene->mater_moves - taken + scene->liners + 2 * time;
}

/* The first man that can move in the picture, those with a claim first; false if there is none. */
static bool find_restless(const struct scene *scene, const struct aim *aim,
                          const struct picture *picture, struct sitter *found) {
  bool any = false;
  for (unsigned i = 0; i < scene->mateds; i++) {
    unsigned fate = aim->mated[i].fate;
    if (!scene->mated[i].alive || is_taken(fate) || (aim->pinned >> i & 1))
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

static void settle(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  uint64_t stones = mated_presumed(scene, aim) | square_set(aim->king);
  struct picture picture = {stones, stones | mater_presumed(scene, aim)};
  struct sitter s = {0, 0, NO_WALK, false};
  if (!find_restless(scene, aim, &picture, &s)) {
    guard(draft, aim, spare, time);
    return;
  }
  if (too_restless(scene, aim, &picture, spare, time) ||
      (spare == 0 && (unsigned)size_of(unguarded(scene, aim)) > time))
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

static void go_on(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  if (draft->stopped || (draft->asking && draft->answered))
    return;
  if (draft->patience == 0) {
    draft->stopped = true;
    return;
  }
  draft->patience--;
  if (tell_loss(draft, aim, spare, time))
    return;
  if (draft->scene->mate || draft->asking)
    guard(draft, aim, spare, time);
  else
    settle(draft, aim, spare, time);
}

void draft_from(struct draft *draft, const struct aim *aim) {
  const struct scene *scene = draft->scene;
  unsigned white = mater_cost(scene, aim), black = mated_cost(scene, aim);
  if (white == NEVER || black == NEVER || taken_in(scene, aim) > scene->mater_moves)
    return;
  go_on(draft, aim, scene->mater_moves - white, scene->mated_moves - black);
}

/* For stalemate it is first asked, for every square of the king, whether his flights can be taken
   from him at all. */
void draft_all(struct draft *draft) {
  const struct scene *scene = draft->scene;
  uint64_t squares = scene->reach->officer[KING][scene->king][scene->mated_moves];
  for (; squares && !draft->stopped; squares &= squares - 1) {
    struct aim aim;
    memset(&aim, 0, sizeof aim);
    aim.king = (uint8_t)first_of(squares);
    if (!scene->mate) {
      draft->asking = true;
      draft->answered = false;
      draft_from(draft, &aim);
      draft->asking = false;
      if (!draft->answered)
        continue;
    }
    draft_from(draft, &aim);
  }
}
