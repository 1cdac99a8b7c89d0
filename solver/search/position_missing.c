/* A square is missing its man as long as it shows another one than it shall, or none.  The man that
   stands there in the end has come there, or has become what it is, with some half-move, which is
   the last one that does so; no half-move is the last one for more men than it brings to squares or
   changes (facts.arrivals), but castling is for one more, if king and partner stay where it brings
   them: that is once for each such formation, or for each king.  So there are no fewer half-moves
   left than men missing.  Where sides move their own men only, and these remain theirs, that
   holds for each side by itself.

   Where men move within the range of their walks, a missing man is at least so many moves away as
   the nearest man that may be it: one of its side, or, where men change sides, any man, whose every
   move may be that of a man of either side.  Those moves are all different, since each is of
   another man: who stands for two missing men, comes to one of them only.  They are moves of its
   side, or of both together.  Castling may save the king and one other man, no pawn, all their
   moves but one. Of kings that are lent walks it is only known that they have to move.

   Men that are too many have to be captured, one by each half-move of the other side (where men
   change sides, of any side), where they cannot go otherwise; and none may be too few where men do
   not come back.

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
  if (facts->moves_in_range && facts->arrivals == 1)
    missing->distances = distances_make(plan, missing->arena);
  for (square where = 0; where < missing->squares; where++) {
    const struct man man = plan->problem->goal_position[where];
    if (man.walk != NO_WALK)
      missing->wanted_count[side_of_man(man)]++;
  }
  for (unsigned side = WHITE; side <= BLACK; side++)
    missing->castled[side] =
        plan_castlings_shown(plan, (enum colour)side, plan->problem->goal_position);
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

/* Men that so many half-moves of a side can bring to their squares. */
static unsigned brought(const struct position_missing *missing, enum colour side,
                        const unsigned moves[2]) {
  return missing->plan->facts.arrivals * moves[side] + missing->castled[side];
}

/* False as soon as too many men are missing for both sides together. */
static bool look_round(const struct position_missing *missing, const struct position *position,
                       const unsigned moves[2], struct crowd *crowd) {
  const struct man *wanted = missing->plan->problem->goal_position;
  unsigned left = brought(missing, WHITE, moves) + brought(missing, BLACK, moves);
  crowd->count[WHITE] = crowd->count[BLACK] = 0;
  crowd->missing[WHITE] = crowd->missing[BLACK] = 0;
  for (square where = 0; where < missing->squares; where++) {
    const struct man man = crowd->man[where] = position->engine->man_at(position, where);
    if (man.walk != NO_WALK)
      crowd->count[side_of_man(man)]++;
    if (wanted[where].walk == NO_WALK || is_wanted(man, wanted[where]))
      continue;
    if (left-- == 0)
      return false;
    crowd->missing[side_of_man(wanted[where])]++;
  }
  return true;
}

static bool lacks_half_moves(const struct position_missing *missing, const struct crowd *crowd,
                             const unsigned moves[2]) {
  const struct facts *facts = &missing->plan->facts;
  return facts->constant_sides && facts->arrivals == 1 &&
         (crowd->missing[WHITE] > brought(missing, WHITE, moves) ||
          crowd->missing[BLACK] > brought(missing, BLACK, moves));
}

/* Can so many men not become so many as are wanted within these captures? */
static bool lacks_some(const struct facts *facts, unsigned count, unsigned wanted,
                       unsigned captures) {
  return facts->no_returns &&
         (count < wanted || (facts->vanish_by_capture && count - wanted > captures));
}

/* The captures to come are too many, or men too few. */
static bool lacks_men(const struct position_missing *missing, const struct crowd *crowd,
                      const unsigned moves[2]) {
  const struct facts *facts = &missing->plan->facts;
  const unsigned *wanted = missing->wanted_count, *count = crowd->count;
  if (facts->constant_sides)
    return lacks_some(facts, count[WHITE], wanted[WHITE], moves[BLACK]) ||
           lacks_some(facts, count[BLACK], wanted[BLACK], moves[WHITE]);
  return lacks_some(facts, count[WHITE] + count[BLACK], wanted[WHITE] + wanted[BLACK],
                    moves[WHITE] + moves[BLACK]);
}

/* The moves of the man that shall be on a square, which is not there. */
static unsigned way_to(const struct position_missing *missing, const struct crowd *crowd,
                       struct man wanted, square to) {
  const struct facts *facts = &missing->plan->facts;
  const unsigned side = facts->constant_sides ? side_of_man(wanted) : EITHER_SIDE;
  unsigned least = TOO_FAR;
  if (wanted.walk == KING && !facts->kings_in_range)
    return 1;
  for (square where = 0; where < missing->squares; where++) {
    const struct man man = crowd->man[where];
    if (man.walk == NO_WALK || (facts->constant_sides && man.owners != wanted.owners))
      continue;
    const unsigned way = distance(missing->distances, side, man.walk, where, wanted.walk, to);
    least = way < least ? way : least;
  }
  return least > 0 ? least : 1;
}

/* The moves of all missing men of a side. */
struct journey {
  unsigned sum, of_king, greatest; /* the greatest of those that may castle with a king */
};

static struct journey journeys_of(const struct position_missing *missing, const struct crowd *crowd,
                                  enum colour side) {
  const struct man *wanted = missing->plan->problem->goal_position;
  struct journey journeys = {0, 0, 0};
  for (square to = 0; to < missing->squares; to++) {
    if (wanted[to].walk == NO_WALK || side_of_man(wanted[to]) != side ||
        is_wanted(crowd->man[to], wanted[to]))
      continue;
    const unsigned way = way_to(missing, crowd, wanted[to], to);
    journeys.sum += way;
    if (wanted[to].walk == KING)
      journeys.of_king = way > journeys.of_king ? way : journeys.of_king;
    else if (wanted[to].walk != PAWN)
      journeys.greatest = way > journeys.greatest ? way : journeys.greatest;
  }
  return journeys;
}

/* What castling may save the king and a man that moves no farther than the greatest way. */
static unsigned saved(const struct position_missing *missing, const struct crowd *crowd,
                      enum colour side, const struct journey *journey, unsigned greatest) {
  const unsigned both = journey->of_king + greatest;
  return both > 1 && plan_may_castle(missing->plan, side, crowd->man) ? both - 1 : 0;
}

static bool are_too_far(const struct position_missing *missing, const struct crowd *crowd,
                        const unsigned moves[2]) {
  const struct journey white = journeys_of(missing, crowd, WHITE),
                       black = journeys_of(missing, crowd, BLACK);
  if (missing->plan->facts.constant_sides)
    return white.sum > moves[WHITE] + saved(missing, crowd, WHITE, &white, white.greatest) ||
           black.sum > moves[BLACK] + saved(missing, crowd, BLACK, &black, black.greatest);
  const unsigned greatest = white.greatest > black.greatest ? white.greatest : black.greatest;
  return white.sum + black.sum > moves[WHITE] + moves[BLACK] +
                                     saved(missing, crowd, WHITE, &white, greatest) +
                                     saved(missing, crowd, BLACK, &black, greatest);
}

bool position_missing_forbids(const struct position_missing *missing,
                              const struct position *position, const unsigned moves[2]) {
  struct crowd crowd; /* large: filled as needed */
  if (!look_round(missing, position, moves, &crowd) || lacks_half_moves(missing, &crowd, moves) ||
      lacks_men(missing, &crowd, moves))
    return true;
  return missing->distances && are_too_far(missing, &crowd, moves);
}
