/* Branches of help and series play by depth-first search, one length after the other.

   The table keeps "no line of exactly so many half-moves from here", and the contrary where nothing
   had to be told.  Both depend on the position (its key holds rights and memory), the branch, and
   how many of its half-moves are to come of how many, even or odd: constraints and forks are judged
   behind each half-move, by the position then and that half-move.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/branch.h"

#include "solver/search/structure.h"

enum { NO_LINE = 1, SOME_LINE = 2 };

struct seeking {
  struct search *search;
  const struct stipulation *node;
  unsigned length; /* of the lines that are sought, in half-moves */
  bool tells;
};

static bool is_series(const struct seeking *s) {
  return s->node->branch->play == BRANCH_SERIES;
}

static unsigned letter_index(const struct stipulation *node, unsigned played) {
  return node->branch->play == BRANCH_SERIES ? 0 : played % 2;
}

/* Of the next half-move, `left` being to come. */
static const struct letter *letter_at(const struct seeking *s, unsigned left) {
  return &s->node->branch->letters[letter_index(s->node, s->length - left)];
}

static enum colour side_at(const struct seeking *s, unsigned left) {
  return letter_index(s->node, s->length - left) ? opponent(s->node->side) : s->node->side;
}

unsigned branch_next_length(const struct stipulation *node, unsigned length) {
  for (length++; length <= node->length; length++)
    if (length >= node->least && node->branch->letters[letter_index(node, length - 1)].fork)
      return length;
  return 0;
}

static struct key entry_key(const struct seeking *s, unsigned left) {
  const struct search *search = s->search;
  uint64_t odd = (s->length - left) & 1, turn_left = turn_was_left(search);
  return key_for(search->engine->key(search->position), UINT64_C(1) << 63 | turn_left << 62 |
                                                            (uint64_t)s->node->id << 40 |
                                                            (uint64_t)left << 1 | odd);
}

static bool seek_from(const struct seeking *s, unsigned left);

/* Does the half-move just played end the play of the branch before its time?  Not where its leaves
   speak of goals that end play by themselves: then it does or, behind a "!" or in a series, is not
   meant to. */
static bool ends_here(struct search *search, const struct stipulation *fork) {
  if (!fork)
    return false;
  if (fork->kind == NODE_OR)
    return ends_here(search, fork->operands[0]) || ends_here(search, fork->operands[1]);
  bool ends = fork->kind == NODE_BRANCH
                  ? fork->branch->ends_outer
                  : structure_is_leaf(fork) && !stipulation_has_goal(fork, goal_ends_play);
  return ends && structure_holds(search, fork);
}

/* The half-move has been played, `left` counts it.  A constraint holds before half-moves: behind
   the last one only where another branch follows. */
static bool seek_after(const struct seeking *s, const struct letter *letter, unsigned left) {
  bool later = letter->constraint && is_series(s) && !structure_is_leaf(letter->constraint);
  bool goes_on = left > 1 || !structure_is_leaf(letter->fork);
  if (goes_on && !later && !structure_allows(s->search, letter->constraint))
    return false;
  if (structure_is_ended(s->search, letter->fork))
    return false;
  if (left == 1)
    return s->tells ? structure_tell(s->search, letter->fork)
                    : structure_holds(s->search, letter->fork);
  return !ends_here(s->search, letter->fork) && seek_from(s, left - 1);
}

static bool seek_behind(const struct seeking *s, move m, const struct letter *letter,
                        unsigned left) {
  search_play(s->search, m);
  bool found = seek_after(s, letter, left);
  search_undo(s->search);
  return found;
}

void branch_push_moves(struct search *search) {
  search->engine->legal_moves(search->position, &search->moves);
  if (may_leave_turn_alone(search))
    push_move(&search->moves, NULL_MOVE);
}

/* For the last half-move before a leaf the engine knows the moves. */
static void push_moves(const struct seeking *s, const struct letter *letter, unsigned left) {
  struct search *search = s->search;
  if (left == 1 && letter->fork->kind == NODE_LEAF)
    search->engine->goal_moves(search->position, &letter->fork->goal, &search->moves);
  else
    branch_push_moves(search);
}

static bool try_moves(const struct seeking *s, const struct letter *letter, unsigned left) {
  struct search *search = s->search;
  bool found = false;
  size_t base = search->moves.count;
  push_moves(s, letter, left);
  size_t end = search->moves.count;
  for (size_t i = base; i < end && !search_must_stop(search) && (s->tells || !found); i++)
    found |= seek_behind(s, search->moves.moves[i], letter, left);
  search->moves.count = base;
  return found;
}

static bool try_moves_bounded(const struct seeking *s, const struct letter *letter, unsigned left) {
  struct search *search = s->search;
  if (branch_bound_is_too_far(search, s->node, s->length, left) ||
      !branch_bound_enter(search, s->node, s->length, left))
    return false;
  bool found = try_moves(s, letter, left);
  branch_bound_leave(search);
  return found;
}

static bool try_moves_known(const struct seeking *s, const struct letter *letter, unsigned left) {
  struct table *table = s->search->run->table;
  if (left == 1 || !table)
    return try_moves_bounded(s, letter, left);
  struct key key = entry_key(s, left);
  uint32_t known = table_get(table, key);
  if (known == NO_LINE || (known == SOME_LINE && !s->tells))
    return known == SOME_LINE;
  bool found = try_moves_bounded(s, letter, left);
  if (!search_must_stop(s->search))
    table_put(table, key, found ? SOME_LINE : NO_LINE, left);
  return found;
}

/* May the branch go on with the half-move that is due?  A constraint that is a branch holds where
   the side that it speaks of is at the move. */
static bool may_go_on(const struct seeking *s, unsigned left) {
  const struct letter *letters = s->node->branch->letters;
  if (is_series(s))
    return !letters[0].constraint || structure_is_leaf(letters[0].constraint) ||
           structure_holds(s->search, letters[0].constraint);
  return left < s->length || structure_allows(s->search, letters[1].constraint);
}

/* The side that plays is at the move. */
static bool seek_here(const struct seeking *s, unsigned left) {
  const struct letter *letter = letter_at(s, left);
  struct search *search = s->search;
  if (!may_go_on(s, left))
    return false;
  if (!letter->in_check_only || search->engine->in_check(search->position, side_of(search)))
    return try_moves_known(s, letter, left);
  if (left == 1)
    return false;
  search_play(search, SILENT_PASS);
  bool found = structure_allows(search, letter->constraint) && seek_from(s, left - 1);
  search_undo(search);
  return found;
}

/* Where the other side is at the move it passes, not out of check. */
static bool seek_from(const struct seeking *s, unsigned left) {
  struct search *search = s->search;
  if (side_of(search) == side_at(s, left))
    return seek_here(s, left);
  if (search->engine->in_check(search->position, side_of(search)))
    return false;
  search_play(search, SILENT_PASS);
  bool found = seek_here(s, left);
  search_undo(search);
  return found;
}

const struct stipulation *branch_fork_at_once(const struct stipulation *node) {
  return node->least > 0 ? NULL : node->branch->letters[1].fork;
}

bool branch_ends_at_once(struct search *search, const struct stipulation *node) {
  return ends_here(search, branch_fork_at_once(node));
}

/* Without any half-move of the branch; the side that would begin it is the one to begin the fork.
   `ends`: nothing may follow. */
static bool seek_at_once(struct search *search, const struct stipulation *node, bool tells,
                         bool *ends) {
  const struct stipulation *fork = branch_fork_at_once(node);
  const bool passes = side_of(search) != node->side;
  *ends = false;
  if (!fork || (passes && search->engine->in_check(search->position, side_of(search))))
    return false;
  if (passes)
    search_play(search, SILENT_PASS);
  const bool found = tells ? structure_tell(search, fork) : structure_holds(search, fork);
  *ends = found && branch_ends_at_once(search, node);
  if (passes)
    search_undo(search);
  return found;
}

bool branch_seek(struct search *search, const struct stipulation *node, bool tells) {
  bool ends, found = seek_at_once(search, node, tells, &ends);
  if (ends)
    return true;
  if (tells && node->renumbers)
    search_begin_section(search, search_plies(search));
  for (unsigned length = branch_next_length(node, 0); length && (tells || !found);
       length = branch_next_length(node, length)) {
    struct seeking seeking = {search, node, length, tells};
    found |= seek_from(&seeking, length);
  }
  if (tells && node->renumbers)
    search_end_section(search);
  return found;
}

bool branch_seek_behind(struct search *search, const struct stipulation *node,
                        const struct beginning *beginning) {
  struct seeking seeking = {search, node, beginning->length, true};
  if (!may_go_on(&seeking, beginning->length))
    return false;
  if (!branch_bound_enter_root(search, beginning->length))
    return false;
  return seek_behind(&seeking, beginning->move, letter_at(&seeking, beginning->length),
                     beginning->length);
}
