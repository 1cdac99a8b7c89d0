/* A side's needs, from an assignment of its men to the places of the wanted position.  Every play
   that ends there makes one: each place is filled by some man of today, and the men too many are
   captured.  Each man needs at least the moves of its way (position_bound_ways.h), and each move
   moves one man, so the cheapest assignment costs no more than the play.  Beyond that:

   - Captures.  How many men of the other side are to be captured is known: those it has too many.
     A pawn that changes files captures, so the captures of the cheapest assignment are needed, and
     where few are left over they name squares: another man of the pawn's side cannot capture what
     the pawn needs.  To these squares the other side has to bring men it has too many, or, for a
     capture en passant, a pawn to the square behind: it passes the square on its way or has passed
     it, and costs the same as a single step there, or nothing.
   - Moves and captures by pawns in one price: what a play pays in it is at most its moves and all
     its captures.  The cheapest assignment by that price, less the captures, is a bound as well.
   - Victims that do not move (series play): each is captured where it stands by some man on its
     way.  What the assignment costs more if a given man on its way to a given place makes the
     detour, is told by the shares of the least one; the cheapest detour is needed.
   - Where one side has few moves to spare, the squares on which it may capture are few: those on a
     way that some man has the moves for (captures_within).  The men that the other side has too
     many must come there, which costs it moves.
   - A man in its place that has no moves to leave it and to come back, and that no other man has
   the moves to replace, stays (men_staying): it is in the way of all others and cannot be captured.
   - Castling, the one move that moves two men: where it may be to come, king and rook are also
     looked at as they stand behind it, for one move.  They cannot have moved before.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/position_bound_need.h"

#include "solver/language/problem.h"
#include "solver/search/bound_reach.h"
#include "solver/search/position_bound_match.h"

static int price_or_impossible(unsigned price) {
  return price >= NO_WAY ? IMPOSSIBLE : (int)price;
}

static int way_of_man(const struct standing *standing, enum price price, unsigned man,
                      unsigned place) {
  const struct army *army = &standing->army, *wanted = &standing->ways->wanted;
  return price_or_impossible(way_of(standing->ways, price, army->walk[man], army->where[man],
                                    wanted->walk[place], wanted->where[place]));
}

/* The price at which a man may be captured on one of the squares. */
static int way_to_be_captured(const struct standing *standing, enum price price, unsigned man,
                              uint64_t on) {
  unsigned walk = standing->army.walk[man], where = standing->army.where[man], least = NO_WAY;
  uint64_t passed = walk == PAWN ? ahead_of(opponent(standing->side), square_set(where)) : 0;
  if (walk == KING && !standing->ways->loses_kings)
    return IMPOSSIBLE;
  if (on & (square_set(where) | passed))
    return 0;
  for (; on; on &= on - 1)
    for (unsigned as = walk == PAWN ? KING : walk; as <= walk; as++) {
      unsigned way = way_of(standing->ways, price, walk, where, as, first_of(on));
      least = way < least ? way : least;
    }
  return price_or_impossible(least);
}

/* The squares that a man on one of these comes to with one more move. */
static uint64_t next_squares(const struct standing *standing, const struct offer *offer,
                             unsigned walk, uint64_t from, bool first) {
  const struct plain_tables *tables = reach_tables()->plain;
  enum colour side = standing->side;
  uint64_t squares = 0, barred = offer->barred;
  if (walk == PAWN) {
    uint64_t steps = ahead_of(side, from) & ~barred;
    if (first)
      steps |= ahead_of(side, steps & rank_of_side(side, 2)) & ~barred;
    return steps | (captures_of(side, from) & standing->ways->captures & ~barred);
  }
  for (; from; from &= from - 1)
    squares |= observed(tables, walk, side, first_of(from), barred);
  return squares & ~(walk == KING ? barred | offer->observed : barred);
}

/* Prices in moves around men that stay; of promotions those of the tables remain. */
static void go_around(struct match *match, const struct standing *standing,
                      const struct offer *offer, unsigned man) {
  const struct army *wanted = &standing->ways->wanted;
  unsigned walk = standing->army.walk[man];
  uint64_t front = square_set(standing->army.where[man]), seen = front;
  for (unsigned place = 0; place < wanted->count; place++)
    if (wanted->walk[place] == walk)
      match->price[place][man] = IMPOSSIBLE;
  for (int moves = 0; front; moves++) {
    for (unsigned place = 0; place < wanted->count; place++)
      if (wanted->walk[place] == walk && holds(front, wanted->where[place]))
        match->price[place][man] = moves;
    front = next_squares(standing, offer, walk, front, moves == 0) & ~seen;
    seen |= front;
  }
}

/* The first rows are the places, then come men to be captured on offer->on, then others. */
static void prepare(struct match *match, const struct standing *standing, enum price price,
                    const struct offer *offer) {
  unsigned places = standing->ways->wanted.count;
  match->count = standing->army.count;
  for (unsigned man = 0; man < match->count; man++) {
    int offered = offer->least == 0 ? 0 : way_to_be_captured(standing, price, man, offer->on);
    int taken =
        places == match->count ? 0 : way_to_be_captured(standing, price, man, offer->anywhere);
    for (unsigned row = 0; row < match->count; row++)
      if (row < places)
        match->price[row][man] = way_of_man(standing, price, man, row);
      else
        match->price[row][man] = row < places + offer->least ? offered : taken;
    if (price == IN_MOVES && offer->barred)
      go_around(match, standing, offer, man);
  }
}

/* Squares where the pawn may capture on its way to the place, with at most so many captures. */
static uint64_t captures_on_way(const struct standing *standing, unsigned man, unsigned place,
                                unsigned most) {
  const struct side_ways *ways = standing->ways;
  unsigned from = standing->army.where[man], to = ways->wanted.where[place];
  unsigned walk = ways->wanted.walk[place];
  uint64_t squares = 0, behind = ways->captures;
  for (uint64_t left = behind; left; left &= left - 1) {
    unsigned on = first_of(left), before = NO_WAY;
    uint64_t origins = captures_of(opponent(standing->side), square_set(on));
    for (; origins; origins &= origins - 1) {
      unsigned way = ways->pawn[IN_CAPTURES][PAWN][from][first_of(origins)];
      before = way < before ? way : before;
    }
    bool last = holds(rank_of_side(standing->side, 7), on);
    unsigned after = way_of(ways, IN_CAPTURES, last ? walk : PAWN, on, walk, to);
    if (before + 1 + after <= most)
      squares |= square_set(on);
  }
  return squares;
}

/* Castling left out. */
static struct capture_need captures_without_castling(const struct standing *standing) {
  static const struct offer nothing = {0, 0, ~UINT64_C(0), 0, 0};
  struct capture_need need = {NO_WAY, 0};
  struct match match;
  prepare(&match, standing, IN_CAPTURES, &nothing);
  match_least(&match);
  if (match.total > (int)standing->captures)
    return need;
  need.least = (unsigned)match.total;
  for (unsigned place = 0; need.least > 0 && place < standing->ways->wanted.count; place++)
    for (unsigned man = 0; man < match.count; man++) {
      int price = match.price[place][man];
      int spare = (int)standing->captures - match.total - match_excess(&match, place, man, price);
      if (standing->army.walk[man] == PAWN && spare >= 0 && price + spare > 0)
        need.on |= captures_on_way(standing, man, place, (unsigned)(price + spare));
    }
  return need;
}

/* Castles if the men stand at home and have a right to; false if they do not. */
static bool castle(struct standing *standing, bool is_short) {
  unsigned right = 2u * standing->side + !is_short, done = 0;
  const struct castling_squares *squares = &standing->castlings[right];
  if (!(standing->castling >> right & 1))
    return false;
  struct army *army = &standing->army;
  for (unsigned man = 0; man < army->count; man++)
    if (army->walk[man] == KING && army->where[man] == squares->king) {
      army->where[man] = (uint8_t)squares->king_to;
      done |= 1;
    } else if (army->walk[man] == ROOK && army->where[man] == squares->rook) {
      army->where[man] = (uint8_t)squares->rook_to;
      done |= 2;
    }
  return done == 3;
}

struct capture_need captures_needed(const struct standing *standing) {
  struct capture_need need = captures_without_castling(standing);
  for (unsigned is_short = 0; is_short <= 1; is_short++) {
    struct standing castled = *standing;
    if (!castle(&castled, is_short))
      continue;
    struct capture_need more = captures_without_castling(&castled);
    need.least = more.least < need.least ? more.least : need.least;
    need.on |= more.on;
  }
  return need;
}

/* The price of capturing on a square on the way. */
static int way_through(const struct standing *standing, unsigned man, unsigned place,
                       unsigned through) {
  const struct side_ways *ways = standing->ways;
  const struct army *army = &standing->army, *wanted = &ways->wanted;
  unsigned from = army->where[man], to = wanted->where[place], walk = wanted->walk[place];
  unsigned least = way_of(ways, IN_MOVES, army->walk[man], from, walk, through) +
                   way_of(ways, IN_MOVES, walk, through, walk, to);
  if (army->walk[man] != PAWN)
    return price_or_impossible(least);
  if (walk == PAWN)
    least = NO_WAY;
  bool last = holds(rank_of_side(standing->side, 7), through);
  unsigned after = way_of(ways, IN_MOVES, last ? walk : PAWN, through, walk, to);
  for (uint64_t origins = captures_of(opponent(standing->side), square_set(through)); origins;
       origins &= origins - 1) {
    unsigned before = ways->pawn[IN_MOVES][PAWN][from][first_of(origins)];
    least = before + 1 + after < least ? before + 1 + after : least;
  }
  return price_or_impossible(least);
}

/* How much more the dearest victim costs than the cheapest assignment does. */
static int detour(const struct standing *standing, const struct match *match, uint64_t victims) {
  int most = 0;
  for (; victims; victims &= victims - 1) {
    int least = IMPOSSIBLE;
    for (unsigned place = 0; place < standing->ways->wanted.count; place++)
      for (unsigned man = 0; man < match->count; man++) {
        int way = way_through(standing, man, place, first_of(victims));
        int excess = match_excess(match, place, man, way);
        least = excess < least ? excess : least;
      }
    most = least > most ? least : most;
  }
  return most;
}

static int moves_without_castling(const struct standing *standing, const struct offer *offer,
                                  uint64_t victims) {
  struct match match;
  prepare(&match, standing, IN_MOVES, offer);
  match_least(&match);
  if (match.total >= IMPOSSIBLE)
    return IMPOSSIBLE;
  int moves = match.total + detour(standing, &match, victims);
  prepare(&match, standing, IN_BOTH, offer);
  match_least(&match);
  int both = match.total - (int)standing->captures;
  return both > moves ? both : moves;
}

unsigned moves_needed(const struct standing *standing, const struct offer *offer,
                      uint64_t victims) {
  int least = moves_without_castling(standing, offer, victims);
  for (unsigned is_short = 0; is_short <= 1; is_short++) {
    struct standing castled = *standing;
    if (!castle(&castled, is_short))
      continue;
    int moves = 1 + moves_without_castling(&castled, offer, victims);
    least = moves < least ? moves : least;
  }
  return (unsigned)least;
}

/* Does the man in its place stay there?  If not it makes two moves at least, for it is to come
   back, or another one fills the place. */
static bool stays(const struct standing *standing, const struct match *match, unsigned man,
                  unsigned place, int spare) {
  bool returns = standing->army.walk[man] != PAWN;
  for (unsigned other = 0; other < match->count; other++) {
    int price = match->price[place][other];
    if (other == man && (!returns || match_excess(match, place, man, 2) > spare))
      continue;
    if (match_excess(match, place, other, other == man ? 2 : price) <= spare)
      return false;
  }
  return true;
}

static bool is_in_place(const struct standing *standing, unsigned man, unsigned place) {
  const struct army *army = &standing->army, *wanted = &standing->ways->wanted;
  return army->where[man] == wanted->where[place] && army->walk[man] == wanted->walk[place];
}

static uint64_t men_in_place(const struct standing *standing) {
  uint64_t squares = 0;
  for (unsigned man = 0; man < standing->army.count; man++)
    for (unsigned place = 0; place < standing->ways->wanted.count; place++)
      if (is_in_place(standing, man, place))
        squares |= square_set(standing->army.where[man]);
  return squares;
}

/* Castling left out; everything where there is no play at all. */
static uint64_t men_staying_uncastled(const struct standing *standing, const struct offer *offer,
                                      int moves) {
  struct match match;
  uint64_t squares = 0;
  prepare(&match, standing, IN_MOVES, offer);
  match_least(&match);
  int spare = moves - match.total;
  if (spare < 0)
    return ~UINT64_C(0);
  for (unsigned man = 0; man < match.count; man++)
    for (unsigned place = 0; place < standing->ways->wanted.count; place++)
      if (is_in_place(standing, man, place) && stays(standing, &match, man, place, spare))
        squares |= square_set(standing->army.where[man]);
  return squares;
}

uint64_t men_staying(const struct standing *standing, const struct offer *offer, unsigned moves) {
  uint64_t squares = men_in_place(standing);
  squares &= men_staying_uncastled(standing, offer, (int)moves);
  for (unsigned is_short = 0; is_short <= 1; is_short++) {
    struct standing castled = *standing;
    if (castle(&castled, is_short))
      squares &= men_staying_uncastled(&castled, offer, (int)moves - 1);
  }
  return squares;
}

/* Squares where the man may capture on its way to the row's place, or before it is captured. */
static uint64_t captures_by(const struct standing *standing, unsigned man, unsigned row,
                            int budget) {
  const struct side_ways *ways = standing->ways;
  unsigned from = standing->army.where[man], walk = standing->army.walk[man];
  unsigned to = ways->wanted.where[row];
  bool remains = row < ways->wanted.count;
  uint64_t squares = 0;
  if (walk == PAWN && remains && ways->wanted.walk[row] == PAWN)
    return ways->pawn_captures[from][to];
  if (walk == PAWN)
    return ways->pawn_captures_ever[from];
  if (budget > MOST_STEPS)
    return ~UINT64_C(0);
  if (!remains)
    return ways->reached[walk][from][budget];
  for (int moves = 1; moves <= budget; moves++)
    squares |= ways->reached[walk][from][moves] & ways->reaching[walk][to][budget - moves];
  return squares;
}

static uint64_t captures_without_castling_within(const struct standing *standing,
                                                 const struct offer *offer, int moves) {
  struct match match;
  uint64_t squares = 0;
  prepare(&match, standing, IN_MOVES, offer);
  match_least(&match);
  int spare = moves - match.total;
  for (unsigned row = 0; row < match.count && spare >= 0; row++)
    for (unsigned man = 0; man < match.count; man++) {
      int budget = spare + match.row[row] + match.column[man];
      if (budget > 0 && match.price[row][man] <= budget)
        squares |= captures_by(standing, man, row, budget);
    }
  return squares & standing->ways->captures;
}

uint64_t captures_within(const struct standing *standing, const struct offer *offer,
                         unsigned moves) {
  uint64_t squares = captures_without_castling_within(standing, offer, (int)moves);
  for (unsigned is_short = 0; is_short <= 1; is_short++) {
    struct standing castled = *standing;
    if (castle(&castled, is_short))
      squares |= captures_without_castling_within(&castled, offer, (int)moves - 1);
  }
  return squares;
}
