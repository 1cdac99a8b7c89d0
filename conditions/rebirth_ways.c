/* Where a man may be reborn if the rule leaves a choice: on any empty square; in a cage, which is a
   square from which it could not move without capturing; or where a move of its own, not a capture,
   leads from the square of the capture.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"
#include "solver/engine/general_board.h"

/* What is being looked for, and what has been found. */
struct survey {
  struct board *board;
  enum colour side;
  struct man man;      /* as it was captured */
  square stands;       /* NO_SQUARE if it is off the board */
  bool free;           /* any move that it has from an empty square is legal */
  struct set occupied; /* without the man that is to be reborn */
  struct rebirth_way *ways;
  unsigned count;
};

static void add_way(struct survey *survey, square where, unsigned promotion) {
  survey->ways[survey->count++] = (struct rebirth_way){where, (uint8_t)promotion};
}

/* The moves without capture of a man of the walk on `from`. */
static void quiet_steps(const struct survey *survey, unsigned walk, square from,
                        const struct set *occupied, struct steps *steps) {
  static const struct set nobody;
  struct sight sight = {
      .crowd = crowd_for(survey->board, survey->side), .capturable = &nobody, .moves = true};
  sight.crowd.occupied = occupied;
  steps_begin(steps);
  walk_steps(paths_of(survey->board, walk), survey->side, from, &sight, steps);
}

/* Could the man move legally, without capturing, if it stood there? */
static bool could_move(const struct survey *survey, unsigned walk, square where) {
  struct board *board = survey->board;
  struct man man = survey->man;
  man.walk = (uint8_t)walk;
  begin_frame(board);
  board->turn = NULL;
  board->by_rule = false;
  if (survey->stands != NO_SQUARE)
    edit_take_off(board, survey->stands);
  if (set_has(&board->occupied, where))
    edit_take_off(board, where);
  edit_put(board, where, man);
  bool could = has_quiet_move(board, where, survey->side);
  end_frame(board);
  board->by_rule = true;
  return could;
}

/* Is a square empty to which this part of the walk leads at once? */
static bool leads_on(const struct survey *survey, const struct part_paths *part, square where) {
  const square *list = part->list + part->start[survey->side][where];
  for (; *list != NO_SQUARE; list++) {
    if (!set_has(&survey->occupied, *list))
      return true;
    while (part->machine == SLIDE && *list != NO_SQUARE) /* to the end of the ray */
      list++;
  }
  return false;
}

/* Could the man go anywhere, not capturing, from there? */
static bool has_steps(const struct survey *survey, unsigned walk, square where) {
  const struct walk_paths *paths = paths_of(survey->board, walk);
  if (paths->lines_only) {
    bool any = false;
    for (unsigned i = 0; !any && i < paths->part_count; i++)
      any = paths->part[i].moves && leads_on(survey, &paths->part[i], where);
    return any;
  }
  struct set occupied = survey->occupied;
  struct steps steps;
  set_add(&occupied, where);
  quiet_steps(survey, walk, where, &occupied, &steps);
  return steps.count > 0;
}

/* Whether a man could move legally may depend on whether a king could be taken, and so on where
   that king would be caged: within such a question the bare steps decide. */
static bool is_cage(const struct survey *survey, unsigned walk, square where) {
  struct board *board = survey->board;
  if (!has_steps(survey, walk, where))
    return true;
  if (survey->free || board->looks_round)
    return false;
  board->looks_round = true;
  const bool could = could_move(survey, walk, where);
  board->looks_round = false;
  return !could;
}

/* A pawn is caged as what it promotes to. */
static void add_cages(struct survey *survey, unsigned walk, square where) {
  const uint8_t *promotion;
  unsigned count = promotions_at(survey->board, walk, survey->side, where, &promotion);
  if (count == 0 && is_cage(survey, walk, where))
    add_way(survey, where, NO_WALK);
  for (unsigned i = 0; i < count; i++)
    if (is_cage(survey, promotion[i], where))
      add_way(survey, where, promotion[i]);
}

/* Occupied squares count too where that is no obstacle. */
static struct set squares_to_choose(const struct board *board, const struct rebirth *rebirth,
                                    const struct set *occupied) {
  struct set squares = board->geometry->exists;
  set_subtract(&squares, rebirth->occupied < ASSASSIN ? occupied : &board->closed, board->words);
  return squares;
}

static void survey_squares(struct survey *survey, const struct rebirth *rebirth, unsigned walk) {
  struct board *board = survey->board;
  const struct set squares = squares_to_choose(board, rebirth, &survey->occupied);
  for_set (where, &squares, board->words)
    if (rebirth->place == ANY_EMPTY_SQUARE)
      add_way(survey, where, NO_WALK);
    else
      add_cages(survey, walk, where);
}

/* The man is asked as if it stood where the capture was made, a man of the side whose directions it
   takes. */
static void keep_steps_from(const struct survey *survey, square from, struct steps *steps) {
  struct board *board = survey->board;
  struct man man = survey->man;
  if (man.owners != OF_BOTH)
    man.owners = owned_by(survey->side);
  begin_frame(board);
  board->turn = NULL;
  board->by_rule = false;
  if (set_has(&board->occupied, from))
    edit_take_off(board, from);
  edit_put(board, from, man);
  keep_steps_allowed(board, survey->side, from, steps);
  end_frame(board);
  board->by_rule = true;
}

/* A capturer goes on by its own walk, but as a man of the side of the one that it has captured,
   which matters for pawns and for rules about who may act (as Popeye has it). */
static void survey_moves(struct survey *survey, const struct candidate *candidate, unsigned walk) {
  const square from = candidate->from;
  struct steps steps;
  if (candidate->stands != NO_SQUARE)
    survey->side = candidate->other_side;
  quiet_steps(survey, walk, from, &survey->occupied, &steps);
  keep_steps_from(survey, from, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    add_way(survey, steps.step[i].arrival, NO_WALK);
}

/* Where a side chooses any square, it may choose none, unless rebirth is a duty. */
static bool may_be_left_off(const struct rebirth *rebirth) {
  return rebirth->place == ANY_EMPTY_SQUARE && rebirth->occupied != STRICT && !rebirth->listed;
}

unsigned rebirth_ways(struct board *board, const struct rebirth *rebirth,
                      const struct candidate *candidate, struct rebirth_way *ways) {
  if (!offers_choice(rebirth)) {
    *ways = (struct rebirth_way){fixed_rebirth(board, rebirth, candidate), NO_WALK};
    return ways->where != NO_SQUARE;
  }
  struct survey survey = {.board = board,
                          .side = candidate->side,
                          .man = candidate->man,
                          .stands = candidate->stands,
                          .occupied = board->occupied,
                          .ways = ways};
  if (candidate->stands != NO_SQUARE)
    set_remove(&survey.occupied, candidate->stands);
  unsigned walk = reborn_walk(rebirth, candidate);
  if (rebirth->place == IN_CAGE && rebirth->occupied < ASSASSIN &&
      !(candidate->man.marks & MARK_ROYAL))
    survey.free = moves_freely(board, candidate->side);
  if (rebirth->place == BY_OWN_MOVE)
    survey_moves(&survey, candidate, rebirth->couscous ? candidate->other.walk : walk);
  else
    survey_squares(&survey, rebirth, walk);
  if (may_be_left_off(rebirth))
    add_way(&survey, NO_SQUARE, NO_WALK);
  return survey.count;
}

/* Any square: each move of so many alternatives needs one of them only. */
static struct rebirth_way choose_square(const struct board *board, const struct rebirth *rebirth,
                                        struct turn *turn, const struct candidate *candidate) {
  struct set occupied = board->occupied;
  if (candidate->stands != NO_SQUARE)
    set_remove(&occupied, candidate->stands);
  const struct set squares = squares_to_choose(board, rebirth, &occupied);
  const unsigned count = set_count(&squares, board->words) + may_be_left_off(rebirth);
  unsigned number = count > 1 ? choose(turn, count) : 0;
  for_set (where, &squares, board->words)
    if (number-- == 0)
      return (struct rebirth_way){where, NO_WALK};
  return (struct rebirth_way){NO_SQUARE, NO_WALK};
}

static struct rebirth_way as_way(uint32_t item) {
  return (struct rebirth_way){(square)(item & 0xffff), (uint8_t)(item >> 16)};
}

/* Each alternative of the move chooses among the same ways. */
static void keep_ways(struct board *board, const struct turn *turn, const struct rebirth *rebirth,
                      square stands, const struct rebirth_way *ways, unsigned count) {
  struct found *found = keep_finding(board, turn, rebirth, stands, count);
  for (unsigned i = 0; found && i < count; i++)
    found->item[i] = (uint32_t)ways[i].where | (uint32_t)ways[i].promotion << 16;
}

struct rebirth_way choose_rebirth(struct board *board, const struct rebirth *rebirth,
                                  struct turn *turn, const struct candidate *candidate) {
  if (rebirth->place == ANY_EMPTY_SQUARE)
    return choose_square(board, rebirth, turn, candidate);
  const struct found *found = recall_finding(board, turn, rebirth, candidate->stands);
  if (found)
    return as_way(found->item[found->count > 1 ? choose(turn, found->count) : 0]);
  struct rebirth_way ways[MAX_REBIRTH_WAYS]; /* filled as far as counted */
  const unsigned count = rebirth_ways(board, rebirth, candidate, ways);
  if (count == 0)
    return (struct rebirth_way){NO_SQUARE, NO_WALK};
  if (count > 1)
    keep_ways(board, turn, rebirth, candidate->stands, ways, count);
  return ways[count > 1 ? choose(turn, count) : 0];
}
