/* The last two half-moves.  A move of the mater reaches the goal only if every flight of the mated
   king is then observed by a man that stood still or by the one that moved, and the king himself
   too for mate.  This is asked for all moves of the mater, without playing any.

   Before the mated side's last move two cases are looked at.  Either the king moves; then
   everything else stays as it is, and the question is asked for each of his arrivals.  Or another
   man moves; then the question is asked once, granting that any one man of the mated side may have
   left its square to open a line and that any square within reach of one may be taken as a flight.
   By leaving its square a man never lets its own king be observed, since that is no legal move.

   The sets of men do not tell rights.  So en passant is taken to be possible where the pawns stand
   for it, and castling while king and rook are at home and the diagram granted it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_near.h"

#include "solver/search/bound_castling.h"

#include <string.h>

/* A position before the last move, with what is left open about it. */
struct moment {
  const struct plain_tables *t;
  enum colour side;
  bool mate;
  unsigned castling;
  uint64_t mater, mated; /* men */
  uint64_t holes;
  uint64_t walk[ORTHODOX_WALKS];
  unsigned king;     /* the mated one */
  bool may_open;     /* one man of the mated side may have gone */
  bool may_check;    /* … and open a line to its own king: captured en passant by the last move */
  uint64_t arrivals; /* squares one of which a man of the mated side may have arrived on */
  uint64_t passed;   /* squares where en passant may be possible */
};

/* Where lines end: men and holes. */
static uint64_t stones_of(const struct moment *m) {
  return m->mater | m->mated | m->holes;
}

/* The squares beside the mated king. */
static uint64_t flights_of(const struct moment *m) {
  return m->t->king[m->king] & ~m->holes;
}

struct watcher {
  unsigned where, walk;
  uint64_t seen;    /* observed by it, if the mater's other men stay */
  uint64_t screens; /* those of them that would let it observe … */
  uint64_t behind;  /* … this when they leave */
};

struct watch {
  struct watcher men[64];
  unsigned count;
  uint64_t once, twice; /* observed by one at least, by two at least */
};

static unsigned walk_of(const uint64_t walk[ORTHODOX_WALKS], uint64_t where) {
  for (unsigned w = KING; w < PAWN; w++)
    if (walk[w] & where)
      return w;
  return PAWN;
}

static uint64_t sees(const struct moment *m, const struct watcher *man, uint64_t occupied) {
  return observed(m->t, man->walk, m->side, man->where, occupied);
}

/* Lines go through the mated king, who is not there when he flees along them. */
static void look(const struct moment *m, struct watcher *man) {
  uint64_t king = square_set(m->king), men = stones_of(m) & ~king;
  uint64_t mated = m->mated & ~king;
  man->seen = sees(m, man, men);
  man->screens = man->behind = 0;
  if (!is_liner(man->walk))
    return;
  uint64_t first = man->seen & men;
  if (!m->may_open) {
    man->screens = first & m->mater;
    if (man->screens)
      man->behind = sees(m, man, men & ~man->screens);
    return;
  }
  uint64_t without = sees(m, man, men & ~first), second = without & men & ~first;
  man->screens = (first | second) & m->mater;
  if (man->screens)
    man->behind = sees(m, man, men & ~first & ~second);
  if (first & mated) {
    uint64_t opened = sees(m, man, men & ~(first & mated));
    man->seen |= m->may_check ? opened : opened & ~king;
  }
}

static void watch_all(const struct moment *m, struct watch *watch) {
  watch->count = 0;
  watch->once = watch->twice = 0;
  for (uint64_t left = m->mater; left; left &= left - 1) {
    struct watcher *man = &watch->men[watch->count++];
    man->where = first_of(left);
    man->walk = walk_of(m->walk, left & -left);
    look(m, man);
    watch->twice |= watch->once & man->seen;
    watch->once |= man->seen;
  }
}

/* What is observed, if this man leaves its square, by the others. */
static uint64_t by_others(const struct watch *watch, const struct watcher *man) {
  uint64_t seen = watch->twice | (watch->once & ~man->seen);
  for (unsigned i = 0; i < watch->count; i++)
    if (holds(watch->men[i].screens, man->where))
      seen |= watch->men[i].behind;
  return seen;
}

static uint64_t pawn_arrivals(const struct moment *m, const struct watcher *man) {
  uint64_t pawn = square_set(man->where);
  uint64_t closed = m->may_open ? m->mater : m->mater | m->mated;
  uint64_t ahead = ahead_of(m->side, pawn) & ~closed;
  if (pawn & rank_of_side(m->side, 1))
    ahead |= ahead_of(m->side, ahead) & ~closed;
  uint64_t mated = m->mated & ~square_set(m->king);
  return ahead | (captures_of(m->side, pawn) & (mated | m->arrivals | m->passed));
}

/* A square of the mater's own is free for it where a man of its has been captured. */
static uint64_t arrivals_of(const struct moment *m, const struct watcher *man) {
  if (man->walk == PAWN)
    return pawn_arrivals(m, man);
  uint64_t squares = man->seen;
  if (is_liner(man->walk) && m->may_open) {
    uint64_t men = stones_of(m) & ~square_set(m->king);
    squares |= sees(m, man, men & ~(man->seen & m->mated));
  }
  if (man->walk == KING)
    squares &= ~m->t->king[m->king];
  return squares & (~m->mater | m->arrivals) & ~square_set(m->king);
}

/* Does the man, arriving on a square as a `walk`, do what `needed` asks for? */
static bool does_it(const struct moment *m, const struct watcher *man, unsigned walk,
                    unsigned arrival, uint64_t needed) {
  uint64_t king = square_set(m->king), here = square_set(arrival);
  uint64_t lacking = needed & ~observed(m->t, walk, m->side, arrival, 0) & ~here;
  if (m->may_open) {
    bool filled = lacking & m->arrivals & ~king;
    return !lacking || (!(lacking & (lacking - 1)) && filled);
  }
  if (lacking)
    return false;
  uint64_t men = stones_of(m) & ~king & ~square_set(man->where);
  uint64_t seen = observed(m->t, walk, m->side, arrival, men);
  return !(needed & ~seen & ~here) && (m->mate || !(seen & king));
}

static bool man_does_it(const struct moment *m, const struct watch *watch,
                        const struct watcher *man) {
  uint64_t others = by_others(watch, man), flights = flights_of(m);
  uint64_t needed = flights & ~(m->mated & ~square_set(m->king));
  if (m->mate)
    needed |= square_set(m->king);
  needed &= ~others;
  for (uint64_t left = arrivals_of(m, man); left; left &= left - 1) {
    unsigned arrival = first_of(left);
    uint64_t here = left & -left;
    if (here & flights & ~others)
      continue; /* the king captures it */
    bool promotes = man->walk == PAWN && (here & rank_of_side(m->side, 7));
    for (unsigned walk = promotes ? QUEEN : man->walk; walk <= (promotes ? KNIGHT : man->walk);
         walk++)
      if (does_it(m, man, walk, arrival, needed))
        return true;
  }
  return false;
}

/* Castling is granted all lines that anybody's leaving opens. */
static bool castling_does_it(const struct moment *m, const struct watch *watch) {
  const unsigned wings = castlings_at_home(m->side, m->castling, m->mater, m->walk);
  for (unsigned wing = 0; wing < WINGS; wing++) {
    const struct castling *c = &castlings[m->side][wing];
    if (!(wings >> wing & 1))
      continue;
    uint64_t seen = watch->once | m->t->king[c->king_arrives] | m->t->rook_lines[c->rook_arrives];
    for (unsigned j = 0; j < watch->count; j++)
      seen |= watch->men[j].behind;
    uint64_t lacking = flights_of(m) & ~m->mated & ~seen & ~m->arrivals;
    if (!lacking && (!m->mate || holds(seen, m->king)))
      return true;
  }
  return false;
}

static bool can_end(const struct moment *m) {
  struct watch watch;
  watch_all(m, &watch);
  for (unsigned i = 0; i < watch.count; i++)
    if (man_does_it(m, &watch, &watch.men[i]))
      return true;
  return m->castling && castling_does_it(m, &watch);
}

/* Squares passed by pawns of `side` that stand as if they had just made a double step beside an
   enemy pawn. */
static uint64_t passed_by(const struct bitboards *sets, enum colour side) {
  uint64_t empty = ~(sets->of[0] | sets->of[1]), pawns = sets->walk[PAWN];
  uint64_t doubled = pawns & sets->of[side] & rank_of_side(side, 3);
  uint64_t passed = ahead_of(opponent(side), doubled) & empty;
  passed &= ahead_of(side, ahead_of(opponent(side), passed) & empty);
  return passed & captures_of(opponent(side), pawns & sets->of[opponent(side)]);
}

/* Men of the mated side with a move to an empty square, by how many moves stop them. */
struct restless {
  unsigned pawns, many, one; /* officers with many such moves, with just one */
  uint64_t men;
};

static struct restless count_restless(const struct near *near) {
  const struct plain_tables *t = near->reach->plain;
  enum colour side = opponent(near->side);
  uint64_t men = near->sets->of[side],
           empty = ~(men | near->sets->of[near->side] | near->reach->holes);
  uint64_t pawns = men & near->sets->walk[PAWN];
  uint64_t moving = ahead_of(near->side, ahead_of(side, pawns) & empty) & pawns;
  moving &= ~rank_of_side(side, 0); /* diagrams may have pawns there, which do not move */
  struct restless r = {.pawns = (unsigned)size_of(moving), .men = moving};
  for (uint64_t left = men & ~pawns & ~near->sets->walk[KING]; left; left &= left - 1) {
    unsigned walk = walk_of(near->sets->walk, left & -left);
    uint64_t moves = observed(t, walk, side, first_of(left), ~empty) & empty;
    if (!moves)
      continue;
    r.men |= left & -left;
    if (moves & (moves - 1))
      r.many++;
    else
      r.one++;
  }
  return r;
}

/* Stalemate: the last move captures one of them or, arriving in front of a pawn, stops it
   (castling: two); what else it stops is pinned, one man by each line man. */
static unsigned stopped_at_most(const struct near *near, uint64_t pinnable) {
  uint64_t men = near->sets->of[near->side];
  const uint64_t *walk = near->sets->walk;
  int liners = size_of(men & (walk[QUEEN] | walk[ROOK] | walk[BISHOP]));
  liners += (men & walk[PAWN] & rank_of_side(near->side, 6)) != 0;
  int pinned = size_of(pinnable);
  bool castles = castlings_at_home(near->side, near->castling, men, walk) != 0;
  return 1u + castles + (unsigned)(pinned < liners ? pinned : liners);
}

static struct moment moment_of(const struct near *near) {
  struct moment m = {.t = near->reach->plain,
                     .side = near->side,
                     .mate = near->mate,
                     .castling = near->castling,
                     .holes = near->reach->holes,
                     .mater = near->sets->of[near->side],
                     .mated = near->sets->of[opponent(near->side)]};
  memcpy(m.walk, near->sets->walk, sizeof m.walk);
  m.king = first_of(m.mated & m.walk[KING]);
  return m;
}

static bool has_king(const struct near *near) {
  return near->sets->of[opponent(near->side)] & near->sets->walk[KING];
}

bool near_last_move(const struct near *near) {
  if (!has_king(near))
    return true;
  struct moment m = moment_of(near);
  if (!near->mate) {
    struct restless r = count_restless(near);
    uint64_t lines = m.t->rook_lines[m.king] | m.t->bishop_lines[m.king];
    if (r.pawns + r.many + r.one > stopped_at_most(near, r.men & lines))
      return false;
  }
  m.passed = passed_by(near->sets, opponent(near->side));
  m.may_open = m.may_check = m.passed != 0;
  return can_end(&m);
}

static bool is_observed(const struct moment *m, unsigned where) {
  uint64_t men = stones_of(m);
  for (uint64_t left = m->mater; left; left &= left - 1) {
    unsigned walk = walk_of(m->walk, left & -left);
    if (holds(observed(m->t, walk, m->side, first_of(left), men), where))
      return true;
  }
  return false;
}

static void take_away(struct moment *m, uint64_t where) {
  m->mater &= ~where;
  for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
    m->walk[walk] &= ~where;
}

static bool can_end_with_king_on(const struct moment *before, unsigned where) {
  struct moment m = *before;
  uint64_t left = square_set(m.king), arrival = square_set(where);
  take_away(&m, arrival);
  m.mated ^= left | arrival;
  m.walk[KING] ^= left | arrival;
  m.king = where;
  return !is_observed(&m, where) && can_end(&m);
}

static bool king_moves(const struct moment *m) {
  for (uint64_t left = flights_of(m) & ~m->mated; left; left &= left - 1)
    if (can_end_with_king_on(m, first_of(left)))
      return true;
  enum colour side = opponent(m->side);
  const unsigned wings = castlings_at_home(side, m->castling, m->mated, m->walk);
  for (unsigned wing = 0; wing < WINGS; wing++) {
    const struct castling *c = &castlings[side][wing];
    if (!(wings >> wing & 1) ||
        ((m->mater | m->mated) & (square_set(c->king_arrives) | square_set(c->rook_arrives))))
      continue;
    struct moment castled = *m;
    uint64_t rook = square_set(c->rook) | square_set(c->rook_arrives);
    castled.mated ^= rook;
    castled.walk[ROOK] ^= rook;
    if (can_end_with_king_on(&castled, c->king_arrives))
      return true;
  }
  return false;
}

/* Squares on which a man of the mated side, not the king, can arrive. */
static uint64_t mated_arrivals(const struct near *near, const struct moment *m) {
  enum colour side = opponent(near->side);
  uint64_t men = stones_of(m), squares = 0, passed = passed_by(near->sets, near->side);
  for (uint64_t left = m->mated & ~square_set(m->king); left; left &= left - 1) {
    unsigned walk = walk_of(m->walk, left & -left);
    if (walk != PAWN) {
      squares |= observed(m->t, walk, side, first_of(left), men) & ~m->mated;
      continue;
    }
    uint64_t pawn = left & -left, ahead = ahead_of(side, pawn) & ~men;
    squares |= ahead | (captures_of(side, pawn) & (m->mater | passed));
    if (pawn & rank_of_side(side, 1))
      squares |= ahead_of(side, ahead) & ~men;
  }
  return squares;
}

bool near_last_two(const struct near *near) {
  if (!has_king(near))
    return true;
  struct moment m = moment_of(near);
  bool castles = castlings_at_home(opponent(m.side), m.castling, m.mated, m.walk) != 0;
  if (!near->mate && !castles) {
    /* The mated side's move stops the man that moves and one pawn behind its arrival, besides
       officers that had only this one move. */
    struct restless r = count_restless(near);
    unsigned most = stopped_at_most(near, r.men);
    if (r.pawns + r.many > most + 2 || r.many > most + 1)
      return false;
  }
  if (king_moves(&m))
    return true;
  m.may_open = true;
  m.arrivals = mated_arrivals(near, &m); /* and squares passed by a double step are among them */
  return can_end(&m);
}
