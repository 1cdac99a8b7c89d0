/* How a man is reborn: what it becomes, where it comes to stand, what happens to the one that is
   already there.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"
#include "solver/engine/general_board.h"

struct candidate captured_of(const struct board *board, const struct turn *turn) {
  return (struct candidate){
      .man = turn->captured,
      .side = side_as(turn->captured.owners, opponent(turn->side)),
      .other = turn->mover,
      .other_side = turn->side,
      .other_now = turn->now == NO_SQUARE ? NO_WALK : board->man[turn->now].walk,
      .from = turn->capture,
      .departure = turn->departure,
      .arrival = turn->arrival,
      .stands = NO_SQUARE,
  };
}

struct candidate capturer_of(const struct board *board, const struct turn *turn) {
  struct candidate candidate = captured_of(board, turn);
  struct man mover = board->man[turn->now];
  candidate.other = candidate.man;
  candidate.other_side = candidate.side;
  candidate.other_now = NO_WALK;
  candidate.man = mover;
  candidate.side = side_as(mover.owners, turn->side);
  candidate.stands = turn->now;
  return candidate;
}

struct candidate standing_at(const struct board *board, square unit, enum colour side) {
  const struct man man = board->man[unit];
  return (struct candidate){.man = man,
                            .side = side,
                            .other = man,
                            .other_side = side,
                            .from = unit,
                            .departure = unit,
                            .arrival = unit,
                            .stands = NO_SQUARE};
}

unsigned reborn_walk(const struct rebirth *rebirth, const struct candidate *candidate) {
  unsigned walk = candidate->man.walk;
  if (rebirth->walk == WALK_OF_OTHER && !(candidate->other.marks & MARK_ROYAL))
    return candidate->other.walk;
  if (rebirth->walk == NEXT_IN_CYCLE && rebirth->next[walk] != NO_WALK)
    return rebirth->next[walk];
  return walk;
}

/* Reading: a king that goes over to a side which has a king is not royal there. */
static void change_sides(struct board *board, square where) {
  const struct man man = board->man[where];
  if (man.owners == OF_BOTH)
    return;
  enum colour side = man.owners == OF_WHITE ? BLACK : WHITE;
  if ((man.marks & MARK_ROYAL) && !set_is_empty(&board->royal[side], board->words))
    edit_marks_silently(board, where, man.marks & ~(uint32_t)MARK_ROYAL);
  edit_owners(board, where, OF_BOTH ^ man.owners);
}

/* Makes an occupied square free; false if there is no rebirth there. */
static bool makes_room(struct board *board, const struct rebirth *rebirth, struct turn *turn,
                       square where) {
  switch (rebirth->occupied) {
  case ASSASSIN:
    edit_lose(board, where);
    return true;
  case PARACHUTE:
    edit_sink(board, where);
    return true;
  case STRICT:
    turn->illegal = true;
    return false;
  default:
    return false;
  }
}

/* The walk to which the man promotes on its square; NO_WALK if it does not. */
static unsigned promotion_there(struct board *board, struct turn *turn,
                                const struct candidate *candidate, struct man man,
                                struct rebirth_way way) {
  if (way.promotion != NO_WALK)
    return way.promotion;
  return promotion_of_reborn(board, turn, man, way.where, candidate->side);
}

static void go_below(struct board *board, const struct candidate *candidate, square where,
                     struct man man, unsigned promotion) {
  struct man there = man;
  if (promotion != NO_WALK)
    there.walk = (uint8_t)promotion;
  if (candidate->stands != NO_SQUARE)
    edit_lose(board, candidate->stands);
  edit_bury(board, candidate->stands, where, man, there);
}

static void go_there(struct board *board, struct turn *turn, const struct candidate *candidate,
                     square where, struct man man, unsigned promotion) {
  if (candidate->stands != NO_SQUARE)
    edit_move_as(board, candidate->stands, where, man);
  else
    edit_put(board, where, man);
  if (promotion != NO_WALK)
    promote_to(board, turn, where, promotion);
}

static void come_back(struct board *board, const struct rebirth *rebirth, struct turn *turn,
                      const struct candidate *candidate, struct rebirth_way way) {
  const square where = way.where;
  const bool stays = where == candidate->stands;
  const bool occupied = set_has(&board->occupied, where) && !stays;
  struct man man = candidate->man;
  man.walk = (uint8_t)reborn_walk(rebirth, candidate);
  if (stays && rebirth->cheylan) {
    turn->illegal = true;
  } else if (occupied && rebirth->occupied == VOLCANIC) {
    go_below(board, candidate, where, man, promotion_there(board, turn, candidate, man, way));
  } else if (!occupied || makes_room(board, rebirth, turn, where)) {
    go_there(board, turn, candidate, where, man, promotion_there(board, turn, candidate, man, way));
    if (board->man[where].walk == NO_WALK) /* it promoted to something that is no man */
      return;
    if (rebirth->turncoat)
      change_sides(board, where);
    if (candidate->stands == NO_SQUARE)
      settle_reborn(board, turn, candidate->from, where);
    count_as_unmoved(board, where);
  }
}

static bool is_harbour(const struct board *board, square where) {
  const struct general_plan *plan = board->plan;
  for (unsigned i = 0; i < plan->rule_count; i++)
    if (plan->rule[i].condition->harbours && !plan->rule[i].condition->harbours(board, where))
      return false;
  return true;
}

void give_rebirth(struct board *board, const struct rebirth *rebirth, struct turn *turn,
                  const struct candidate *candidate) {
  if ((rebirth->listed && !rebirth->april[reborn_walk(rebirth, candidate)]) ||
      ((candidate->man.marks & MARK_ROYAL) && !rebirth->kings))
    return;
  const struct rebirth_way way = choose_rebirth(board, rebirth, turn, candidate);
  if (way.where != NO_SQUARE && is_harbour(board, way.where))
    come_back(board, rebirth, turn, candidate, way);
  else
    turn->illegal |= rebirth->occupied == STRICT;
}
