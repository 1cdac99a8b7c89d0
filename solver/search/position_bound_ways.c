/* The tables of ways.  Which men are fixed, and why:

   - A pawn of the wanted position on its own second rank: pawns never come there, so the pawn that
     stands there now is the one that stands there then.
   - All men of the wanted position of a side that never moves (series play): what such a side shall
     have in the end it has now, on the very square.
   - Then, by what is fixed already, every other man whose walk leads to its square from nowhere: a
     bishop shut in by pawns that have not moved.  Promotion and castling bring men to squares
     without a way, so where they may this is not concluded.

   A fixed man has to be there throughout, so nothing moves through it or captures it, and a king
   may not go where it observes: of what a line man observes only the neighbouring squares are
   certain.  All other squares are taken to be free for everybody; a man so left alone is nowhere
   later than it is in any play.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/position_bound_ways.h"

#include "solver/language/problem.h"
#include "solver/search/bound_reach.h"

#include <string.h>

static uint64_t fixed_men(const struct ways *ways) {
  return ways->side[WHITE].fixed | ways->side[BLACK].fixed;
}

static unsigned walk_on(const struct bitboards *sets, unsigned where) {
  unsigned walk = KING;
  while (walk < PAWN && !holds(sets->walk[walk], where))
    walk++;
  return walk;
}

struct army army_of(const struct bitboards *sets, uint64_t men) {
  struct army army = {0};
  for (; men && army.count < MOST_IN_ARMY; men &= men - 1) {
    army.where[army.count] = (uint8_t)first_of(men);
    army.walk[army.count++] = (uint8_t)walk_on(sets, first_of(men));
  }
  return army;
}

uint64_t surely_observed(const struct bitboards *sets, uint64_t men, enum colour side) {
  const struct plain_tables *tables = reach_tables()->plain;
  uint64_t squares = captures_of(side, men & sets->walk[PAWN]);
  for (men &= ~sets->walk[PAWN]; men; men &= men - 1)
    squares |= first_steps(tables, walk_on(sets, first_of(men)), first_of(men));
  return squares;
}

static uint64_t kings_fear(const struct ways *ways, enum colour side) {
  enum colour other = opponent(side);
  if (!ways->shun_attacks)
    return 0;
  return surely_observed(&ways->wanted, ways->side[other].fixed, other);
}

static void spread_officer(struct ways *ways, enum colour side, unsigned walk, unsigned from) {
  const struct plain_tables *tables = reach_tables()->plain;
  uint8_t *way = ways->side[side].officer[walk][from];
  uint64_t fixed = fixed_men(ways), front = square_set(from), seen = front;
  uint64_t barred = fixed | (walk == KING ? kings_fear(ways, side) : 0);
  memset(way, NO_WAY, 64);
  for (unsigned moves = 0; front; moves++) {
    uint64_t next = 0;
    for (; front; front &= front - 1) {
      way[first_of(front)] = (uint8_t)moves;
      next |= observed(tables, walk, side, first_of(front), fixed);
    }
    front = next & ~barred & ~seen;
    seen |= front;
  }
}

static unsigned price_of_move(enum price price, bool captures) {
  if (price == IN_MOVES)
    return 1;
  return captures + (price == IN_BOTH);
}

static void reach_squares(uint8_t *way, uint64_t squares, unsigned price) {
  for (; squares; squares &= squares - 1)
    if (way[first_of(squares)] > price)
      way[first_of(squares)] = (uint8_t)price;
}

/* Rank by rank from where the pawn stands. */
static void spread_pawn(struct ways *ways, enum colour side, enum price price, unsigned from) {
  uint8_t *way = ways->side[side].pawn[price][PAWN][from];
  uint64_t fixed = fixed_men(ways), captures = ways->side[side].captures & ~fixed;
  memset(way, NO_WAY, 64);
  way[from] = 0;
  for (unsigned rank = 1; rank < 7; rank++)
    for (uint64_t squares = rank_of_side(side, rank); squares; squares &= squares - 1) {
      unsigned here = first_of(squares), so_far = way[here];
      if (so_far == NO_WAY)
        continue;
      uint64_t step = ahead_of(side, square_set(here)) & ~fixed;
      uint64_t leap = rank == 1 ? ahead_of(side, step) & ~fixed : 0;
      reach_squares(way, step | leap, so_far + price_of_move(price, false));
      reach_squares(way, captures_of(side, square_set(here)) & captures,
                    so_far + price_of_move(price, true));
    }
}

/* What the pawn does behind its promotion. */
static void spread_promoted(struct side_ways *ways, enum colour side, enum price price,
                            unsigned walk, unsigned from) {
  uint8_t *way = ways->pawn[price][walk][from];
  memset(way, NO_WAY, 64);
  for (uint64_t squares = rank_of_side(side, 7); squares; squares &= squares - 1) {
    unsigned last = first_of(squares), so_far = ways->pawn[price][PAWN][from][last];
    for (unsigned to = 0; to < 64 && so_far < NO_WAY; to++) {
      unsigned more = way_of(ways, price, walk, last, walk, to);
      if (more < NO_WAY && so_far + more < way[to])
        way[to] = (uint8_t)(so_far + more);
    }
  }
}

static void spread_side(struct ways *ways, enum colour side) {
  for (unsigned from = 0; from < 64; from++) {
    for (unsigned walk = KING; walk < PAWN; walk++)
      spread_officer(ways, side, walk, from);
  }
  for (unsigned price = 0; price < PRICES; price++)
    for (unsigned from = 0; from < 64; from++) {
      spread_pawn(ways, side, (enum price)price, from);
      memset(ways->side[side].pawn[price][KING][from], NO_WAY, 64);
      for (unsigned walk = ways->promote_to_king ? KING : QUEEN; walk < PAWN; walk++)
        spread_promoted(&ways->side[side], side, (enum price)price, walk, from);
    }
}

static void collect_officer(struct side_ways *ways, unsigned walk, unsigned from) {
  for (unsigned to = 0; to < 64; to++)
    for (unsigned moves = ways->officer[walk][from][to]; moves <= MOST_STEPS; moves++) {
      ways->reached[walk][from][moves] |= square_set(to);
      ways->reaching[walk][to][moves] |= square_set(from);
    }
}

/* What captures come before and behind the one on a square does not matter here. */
static void collect_pawn(struct side_ways *ways, enum colour side, unsigned from) {
  const uint8_t *way = ways->pawn[IN_MOVES][PAWN][from];
  for (unsigned on = 0; on < 64; on++) {
    uint64_t origins = captures_of(opponent(side), square_set(on)), squares = 0;
    for (; origins; origins &= origins - 1)
      if (way[first_of(origins)] < NO_WAY)
        squares = square_set(on) & ways->captures;
    ways->pawn_captures_ever[from] |= squares;
    for (unsigned to = 0; to < 64; to++)
      if (ways->pawn[IN_MOVES][PAWN][on][to] < NO_WAY)
        ways->pawn_captures[from][to] |= squares;
  }
  for (unsigned walk = KING; walk < PAWN; walk++)
    for (unsigned to = 0; to < 64; to++)
      if (ways->pawn[IN_MOVES][walk][from][to] < NO_WAY)
        ways->pawn_captures_ever[from] |= square_set(to) & ways->captures;
}

static void collect_side(struct side_ways *ways, enum colour side) {
  for (unsigned from = 0; from < 64; from++) {
    for (unsigned walk = KING; walk < PAWN; walk++)
      collect_officer(ways, walk, from);
    collect_pawn(ways, side, from);
  }
}

/* May the man have got to its square otherwise than by the moves of its walk? */
static bool may_appear(const struct plan *plan, enum colour side, unsigned walk, unsigned where) {
  unsigned rights = side == WHITE ? CASTLE_WHITE_SHORT | CASTLE_WHITE_LONG
                                  : CASTLE_BLACK_SHORT | CASTLE_BLACK_LONG;
  bool castles = (walk == KING || walk == ROOK) && (plan->castling & rights);
  return walk == PAWN || (castles && holds(rank_of_side(side, 0), where)) ||
         holds(rank_of_side(side, 7), where);
}

static bool comes_from_nowhere(const struct side_ways *ways, unsigned walk, unsigned where) {
  for (unsigned from = 0; from < 64; from++)
    if (from != where && ways->officer[walk][from][where] < NO_WAY)
      return false;
  return true;
}

/* Returns whether more men turned out to be fixed. */
static bool fix_more(struct ways *ways, const struct plan *plan, enum colour side) {
  uint64_t before = ways->side[side].fixed;
  for (uint64_t men = ways->wanted.of[side] & ~before; men; men &= men - 1) {
    unsigned where = first_of(men), walk = walk_on(&ways->wanted, where);
    if (!may_appear(plan, side, walk, where) && comes_from_nowhere(&ways->side[side], walk, where))
      ways->side[side].fixed |= square_set(where);
  }
  return ways->side[side].fixed != before;
}

/* Sets of men; false where some man is none of the orthodox ones, or too many are. */
static bool read_men(const struct man *men, struct bitboards *sets) {
  *sets = (struct bitboards){0};
  for (unsigned where = 0; where < 64; where++) {
    if (men[where].walk == NO_WALK)
      continue;
    if (men[where].walk >= ORTHODOX_WALKS || men[where].owners == OF_BOTH)
      return false;
    sets->walk[men[where].walk] |= square_set(where);
    sets->of[men[where].owners == OF_BLACK] |= square_set(where);
  }
  return size_of(sets->of[WHITE]) <= MOST_IN_ARMY && size_of(sets->of[BLACK]) <= MOST_IN_ARMY &&
         !(sets->walk[PAWN] & (rank_of_side(WHITE, 0) | rank_of_side(WHITE, 7)));
}

/* Does every right to castle belong to a king and a rook on the squares of the castling? */
static bool castlers_are_there(const struct bitboards *first, const struct plan *plan) {
  const struct castling_squares *squares = plan_castlings(plan);
  for (unsigned i = 0; i < 4; i++)
    if ((plan->castling >> i & 1) &&
        !(holds(first->walk[KING], squares[i].king) && holds(first->walk[ROOK], squares[i].rook)))
      return false;
  return true;
}

/* Help play with a single half-move before the goal still gives both sides the move. */
static bool never_moves(const struct stipulation *tree, enum colour side) {
  for (; tree; tree = tree->next)
    if (tree->kind == NODE_HELP || tree->kind == NODE_BATTLE || tree->side == side)
      return false;
  return true;
}

bool ways_make(struct ways *ways, const struct plan *plan, const struct stipulation *tree) {
  struct bitboards first;
  bool leaps = plan->en_passant != NO_SQUARE;
  ways->shun_attacks = plan->facts.kings_shun_attacks;
  for (unsigned i = 0; i < plan->promotion_count; i++)
    ways->promote_to_king |= plan->promotions[i] == KING;
  if (!read_men(plan->problem->men, &first) ||
      !read_men(plan->problem->goal_position, &ways->wanted) || !castlers_are_there(&first, plan))
    return false;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    struct side_ways *own = &ways->side[side], *others = &ways->side[opponent(side)];
    ways->still[side] = never_moves(tree, side) && !leaps;
    uint64_t home = rank_of_side(side, 1) & ways->wanted.walk[PAWN];
    own->loses_kings = !plan->facts.orthodox_men;
    own->fixed = ways->wanted.of[side] & (ways->still[side] ? ~UINT64_C(0) : home);
    others->captures = ways->still[side] ? first.of[side] : ~UINT64_C(0);
  }
  bool more;
  do {
    spread_side(ways, WHITE);
    spread_side(ways, BLACK);
    more = fix_more(ways, plan, WHITE);
    more |= fix_more(ways, plan, BLACK);
  } while (more);
  for (unsigned side = WHITE; side <= BLACK; side++) {
    struct side_ways *own = &ways->side[side];
    own->captures &= ~fixed_men(ways);
    own->wanted = army_of(&ways->wanted, ways->wanted.of[side] & ~own->fixed);
    collect_side(own, (enum colour)side);
  }
  return true;
}
