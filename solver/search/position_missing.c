/* A square is missing its man as long as it shows another one than it shall, or none.  The man that
   stands there in the end has come there, or has become what it is, with some half-move, which is
   the last one that does so; no half-move is the last one for more men than it brings to squares or
   changes (facts.arrivals), but castling is for one more, if king and partner stay where it brings
   them: that is once for each such formation, or for each king.  So there are no fewer half-moves
   left than men missing.  Where sides move their own men only, and these remain theirs, that
   holds for each side by itself.

   Where men move within the range of their walks, a missing man is at least so many moves away as
   the nearest man of the side that may be it.  Those moves are all different, since each is of
   another man: who stands for two missing men, comes to one of them only.  Castling may save the
   king and one other man all their moves but one.

   Men that are too many have to be captured, one by each half-move of the other side, where they
   cannot go otherwise; and none may be too few where men do not come back.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/position_missing.h"

#include "solver/engine/distances.h"
#include "solver/language/problem.h"

#include <stdlib.h>

struct position_missing {
  const struct plan *plan;
  unsigned squares;
  unsigned wanted_count[2];
  unsigned castled[2];               /* castlings that may have put men where they shall be */
  bool castles[2];                   /* may the side castle at all? */
  const struct distances *distances; /* NULL: not to be used */
  struct arena *arena;
};

/* The men of a position, by side. */
struct crowd {
  unsigned count[2], missing[2];
  struct man man[MAX_SQUARES];
};

static bool passes_may_change(const struct plan *plan, const struct stipulation *tree) {
  for (; tree; tree = tree->next)
    if (tree->kind == NODE_SERIES && !plan->facts.passes_change_nothing)
      return true;
  return false;
}

static enum colour side_of_man(struct man man) {
  return belongs_to(man.owners, WHITE) ? WHITE : BLACK;
}

struct position_missing *position_missing_new(const struct plan *plan,
                                              const struct stipulation *tree) {
  const struct facts *facts = &plan->facts;
  if (facts->arrivals == 0 || !facts->alternate || passes_may_change(plan, tree))
    return NULL;
  struct position_missing *missing = calloc(1, sizeof *missing);
  if (!missing)
    return NULL;
  missing->plan = plan;
  missing->arena = arena_new();
  missing->squares = plan->problem->board.files * plan->problem->board.ranks;
  if (facts->moves_in_range && facts->constant_sides && facts->arrivals == 1)
    missing->distances = distances_make(plan, missing->arena);
  for (square where = 0; where < missing->squares; where++) {
    const struct man man = plan->problem->goal_position[where];
    if (man.walk != NO_WALK)
      missing->wanted_count[side_of_man(man)]++;
  }
  for (unsigned side = WHITE; side <= BLACK; side++) {
    const unsigned rights = side == WHITE ? CASTLE_WHITE_SHORT | CASTLE_WHITE_LONG
                                          : CASTLE_BLACK_SHORT | CASTLE_BLACK_LONG;
    missing->castles[side] = (plan->castling & rights) != 0;
    missing->castled[side] =
        plan_castlings_shown(plan, (enum colour)side, plan->problem->goal_position);
  }
  return missing;
}

void position_missing_free(struct position_missing *missing) {
  if (!missing)
    return;
  arena_free(missing->arena);
  free(missing);
}

static bool is_wanted(struct man man, struct man wanted) {
  return man.walk == wanted.walk && man.owners == wanted.owners;
}

static void look_round(const struct position_missing *missing, const struct position *position,
                       struct crowd *crowd) {
  const struct man *wanted = missing->plan->problem->goal_position;
  crowd->count[WHITE] = crowd->count[BLACK] = 0;
  crowd->missing[WHITE] = crowd->missing[BLACK] = 0;
  for (square where = 0; where < missing->squares; where++) {
    const struct man man = crowd->man[where] = position->engine->man_at(position, where);
    if (man.walk != NO_WALK)
      crowd->count[side_of_man(man)]++;
    if (wanted[where].walk != NO_WALK && !is_wanted(man, wanted[where]))
      crowd->missing[side_of_man(wanted[where])]++;
  }
}

static bool lacks_half_moves(const struct position_missing *missing, const struct crowd *crowd,
                             const unsigned moves[2]) {
  const struct facts *facts = &missing->plan->facts;
  unsigned all = 0, possible = 0;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    const unsigned most = facts->arrivals * moves[side] + missing->castled[side];
    if (facts->constant_sides && facts->arrivals == 1 && crowd->missing[side] > most)
      return true;
    all += crowd->missing[side];
    possible += most;
  }
  return all > possible;
}

/* The captures to come are too many, or men too few. */
static bool lacks_men(const struct position_missing *missing, const struct crowd *crowd,
                      const unsigned moves[2]) {
  const struct facts *facts = &missing->plan->facts;
  for (unsigned side = WHITE; side <= BLACK && facts->constant_sides && facts->no_returns; side++) {
    const unsigned wanted = missing->wanted_count[side], count = crowd->count[side];
    if (count < wanted ||
        (facts->vanish_by_capture && count - wanted > moves[opponent((enum colour)side)]))
      return true;
  }
  return false;
}

static unsigned nearest(const struct position_missing *missing, const struct crowd *crowd,
                        struct man wanted, square to) {
  const enum colour side = side_of_man(wanted);
  unsigned least = TOO_FAR;
  for (square where = 0; where < missing->squares; where++) {
    const struct man man = crowd->man[where];
    if (man.walk == NO_WALK || man.owners != wanted.owners)
      continue;
    const unsigned way = distance(missing->distances, side, man.walk, where, wanted.walk, to);
    least = way < least ? way : least;
  }
  return least;
}

/* A man on its square is no less near to it than others: only missing men cost moves. */
static bool is_too_far(const struct position_missing *missing, const struct crowd *crowd,
                       enum colour side, unsigned moves) {
  const struct man *wanted = missing->plan->problem->goal_position;
  unsigned sum = 0, of_king = 0, greatest = 0;
  for (square to = 0; to < missing->squares; to++) {
    if (wanted[to].walk == NO_WALK || side_of_man(wanted[to]) != side ||
        is_wanted(crowd->man[to], wanted[to]))
      continue;
    const unsigned way = nearest(missing, crowd, wanted[to], to);
    sum += way;
    if (wanted[to].walk == KING)
      of_king = way > of_king ? way : of_king;
    else
      greatest = way > greatest ? way : greatest;
  }
  return sum > moves && (!missing->castles[side] || sum - of_king - greatest + 1 > moves);
}

bool position_missing_forbids(const struct position_missing *missing,
                              const struct position *position, const unsigned moves[2]) {
  struct crowd crowd; /* large: filled as needed */
  look_round(missing, position, &crowd);
  if (lacks_half_moves(missing, &crowd, moves) || lacks_men(missing, &crowd, moves))
    return true;
  return missing->distances && (is_too_far(missing, &crowd, WHITE, moves[WHITE]) ||
                                is_too_far(missing, &crowd, BLACK, moves[BLACK]));
}
