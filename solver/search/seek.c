/* Help and series play by depth-first search: each half-move of the chain is one ply of the
   recursion `seek`.

   What may be skipped, and why no line is lost:
   - The table keeps "from this position there is no line of exactly so many half-moves through the
     same rest of the chain".  That depends on nothing but the position (its key holds rights and
     memory), the place in the chain and the number, which make the key of the entry.  Goals that
     look back at the diagram or the path are judged by men's identities, which no key holds: for
     them there is no table (solve.c).
   - Where lines are counted and not told (option Count, tally.h), a table keeps the number of lines
     from a position instead.  It is exact for the same reason: which lines go on from here, and so
     how many, depends on position, place in the chain and number of half-moves only.  That two
   lines are different is a matter of their moves alone.
   - The bounds (bound.h, position_bound.h) say that no line can exist for reasons of their own.
   Nothing is concluded from a search that was stopped, nor where moves are left out because the
   user wants only those between two numbers (numbers.h).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/seek.h"

#include "solver/engine/plan.h"
#include "solver/search/bound.h"
#include "solver/search/forced.h"

enum { LENGTHS = 24 };

static void tell_goal_move(struct search *search, move m, const struct goal *goal) {
  const struct reached reached = reached_goal(goal);
  search_play(search, m);
  tell_line(search, &reached, "");
  search_undo(search);
}

static bool lacks_mating_piece(const struct help *help) {
  const struct stipulation *last = help->chain->legs[help->chain->count - 1].node;
  bool others_goal = last->kind == NODE_BATTLE && last->end != END_DIRECT;
  return search_lacks_mating_piece(help->search, others_goal ? opponent(last->side) : last->side);
}

/* Of the moves from `base` on, those whose number among all moves is wanted. */
static void keep_numbered(struct help *help, size_t base) {
  struct search *search = help->search;
  struct move_stack *moves = &search->moves;
  const size_t end = moves->count;
  size_t kept = base;
  search->engine->legal_moves(search->position, moves);
  for (size_t i = base; i < end; i++) {
    unsigned number = 1;
    for (size_t j = end; j < moves->count && moves->moves[j] != moves->moves[i]; j++)
      number++;
    if (numbers_admit(&help->numbers, number))
      moves->moves[kept++] = moves->moves[i];
  }
  moves->count = kept;
}

/* The last half-move. */
static bool seek_goal(struct help *help, const struct stipulation *node) {
  if (lacks_mating_piece(help))
    return false;
  struct search *search = help->search;
  struct move_stack *moves = &search->moves;
  size_t base = moves->count;
  search->engine->goal_moves(search->position, &node->goal, moves);
  if (numbers_matter(&help->numbers))
    keep_numbered(help, base);
  size_t end = moves->count;
  if (search->tally)
    tally_add(search->tally, end - base);
  for (size_t i = base; i < end && !search->tally; i++)
    tell_goal_move(search, moves->moves[i], &node->goal);
  moves->count = base;
  return end > base;
}

/* Has the half-move just played reached the goal before its time?  Then nothing follows: the line
   is found as a shorter one. */
static bool play_is_over(const struct help *help, move m) {
  const struct stipulation *ender = help->ender;
  if (!ender || m == NULL_MOVE)
    return false;
  const struct search *search = help->search;
  bool by_goal_side = side_of(search) != ender->side;
  return (by_goal_side || search->run->options->goal_is_end) &&
         search_reached(search, &ender->goal);
}

/* Tries one half-move of the chain, the first of `left`. */
static bool seek_behind(struct help *help, move m, unsigned leg, unsigned left) {
  struct search *search = help->search;
  search_play(search, m);
  bool found = !play_is_over(help, m) && seek(help, leg, left - 1);
  search_undo(search);
  return found;
}

/* In the table half-moves to come are counted modulo LENGTHS; the rest belongs to the key. */
static struct key entry_key(const struct help *help, unsigned leg, unsigned total) {
  const struct search *search = help->search;
  uint64_t behind = help->chain->legs[leg].behind, left = turn_was_left(search);
  return key_for(search->engine->key(search->position),
                 behind << 32 | left << 31 | (uint64_t)(total / LENGTHS) << 8 | leg);
}

/* Sends for the entries of the positions behind the moves, so that they are at hand when the moves
   are tried: with a quick engine waiting for a table bigger than the caches takes longer than
   playing twice. */
static void send_for_entries(const struct help *help, size_t base, unsigned leg, unsigned left) {
  const struct search *search = help->search;
  const struct engine *engine = search->engine;
  chain_move_on(help->chain, &leg, &left);
  unsigned total = chain_left(help->chain, leg, left);
  if (total < 2 || !engine->plays_quickly || !table_is_slow(search->run->table))
    return;
  for (size_t i = base; i < search->moves.count; i++) {
    engine->play(search->position, search->moves.moves[i]);
    if (side_of(search) == chain_side(help->chain, leg, left))
      table_send_for(search->run->table, entry_key(help, leg, total));
    engine->undo(search->position);
  }
}

/* The moves from `base` on, where some may be left out for their numbers; those of the first
   half-moves go on counting from where other parts ended. */
static bool seek_numbered(struct help *help, size_t base, unsigned leg, unsigned left) {
  struct search *search = help->search;
  const struct numbers here = help->numbers;
  const bool at_root = search->depth == 0;
  const size_t end = search->moves.count;
  bool found = false;
  for (size_t i = base; i < end && !search_must_stop(search); i++) {
    const move m = search->moves.moves[i];
    const unsigned number = at_root ? ++help->root : (unsigned)(i - base) + 1;
    if (!numbers_admit(&here, number))
      continue;
    if (!at_root && !help->collect)
      numbers_tell(search, search->position, m, &here, number);
    help->numbers = numbers_behind(&here, number);
    found |= seek_behind(help, m, leg, left);
  }
  help->numbers = here;
  return found;
}

static bool seek_move(struct help *help, unsigned leg, unsigned left) {
  struct search *search = help->search;
  struct move_stack *moves = &search->moves;
  bool found = false, at_root = search->depth == 0;
  size_t base = moves->count;
  search->engine->legal_moves(search->position, moves);
  if (search->bound && !numbers_matter(&help->numbers))
    moves->count = base + bound_keep_moves(search->bound, side_of(search), moves->moves + base,
                                           moves->count - base);
  send_for_entries(help, base, leg, left - 1);
  if (may_leave_turn_alone(search))
    push_move(moves, NULL_MOVE);
  if (numbers_matter(&help->numbers)) {
    found = seek_numbered(help, base, leg, left);
    moves->count = base;
    return found;
  }
  size_t end = moves->count;
  for (size_t i = base; i < end && !search_must_stop(search); i++) {
    if (at_root)
      help->root++;
    found |= seek_behind(help, moves->moves[i], leg, left);
  }
  moves->count = base;
  return found;
}

/* Must the side at the move reach the goal at once, because it can (reflex play) or, not being in
   the midst of its series, cannot help it (help selfmates and the like)?  Then nothing goes on from
   here: what is reached at once is found as a shorter line. */
static bool cut_short(const struct help *help, unsigned leg) {
  const struct search *search = help->search;
  const struct stipulation *forcing = help->forcing;
  if (!forcing || (forcing->end != END_REFLEX && side_of(search) == forcing->side) ||
      (forcing->end == END_SELF && help->chain->legs[leg].node->kind == NODE_SERIES))
    return false;
  return forced_now(help->search, forcing);
}

/* Can no more than these half-moves bring the position that is wanted? */
static bool is_too_far(const struct help *help, unsigned leg, unsigned left) {
  const struct search *search = help->search;
  unsigned moves[2];
  if (!search->position_bound)
    return false;
  chain_moves(help->chain, leg, left, moves);
  return position_bound_forbids(search->position_bound, search->position, moves[WHITE],
                                moves[BLACK]);
}

bool seek_enter(const struct help *help, unsigned leg, unsigned left) {
  const struct search *search = help->search;
  if (!search->bound)
    return true;
  unsigned moves[2];
  chain_moves(help->chain, leg, left, moves);
  enum colour mater = help->chain->legs[help->chain->count - 1].node->side;
  return bound_enter(search->bound, search->position, moves[mater], moves[opponent(mater)]);
}

void seek_leave(const struct help *help) {
  if (help->search->bound)
    bound_leave(help->search->bound);
}

static bool seek_inside(struct help *help, unsigned leg, unsigned left) {
  if (!seek_enter(help, leg, left))
    return false;
  bool found = seek_move(help, leg, left);
  seek_leave(help);
  return found;
}

/* The position, leg, half-moves left in it and the lengths of the legs behind tell all that is to
   come, whatever chain it is in. */
static struct key count_key(const struct help *help, unsigned leg, unsigned left) {
  const struct search *search = help->search;
  const struct chain *chain = help->chain;
  struct key key = key_for(search->engine->key(search->position), (uint64_t)left << 32 | leg);
  for (unsigned i = leg + 1; i < chain->count; i++)
    key = key_for(key, chain->legs[i].length);
  return key;
}

/* The same, lines being counted. */
static bool seek_counting(struct help *help, unsigned leg, unsigned left) {
  struct search *search = help->search;
  const unsigned total = chain_left(help->chain, leg, left);
  const struct key key = count_key(help, leg, left);
  const bool all = !numbers_matter(&help->numbers);
  bool found;
  if (all && tally_known(search->tally, key, &found))
    return found;
  tally_open(search->tally);
  found = seek_inside(help, leg, left);
  tally_close(search->tally, key, total, all && !search_must_stop(search));
  return found;
}

/* At least two half-moves are left: one in this leg and the last. */
static bool seek_in_help(struct help *help, unsigned leg, unsigned left) {
  struct search *search = help->search;
  unsigned total = chain_left(help->chain, leg, left);
  struct key key = {0, 0};
  uint32_t known = 0, bit = UINT32_C(1) << total % LENGTHS;
  if (cut_short(help, leg) || lacks_mating_piece(help))
    return false;
  if (search->tally && !help->collect)
    return seek_counting(help, leg, left);
  if (search->run->table && !help->collect) {
    key = entry_key(help, leg, total);
    known = table_get(search->run->table, key);
    if (known & bit)
      return false;
  }
  bool found = seek_inside(help, leg, left);
  bool all = !numbers_matter(&help->numbers);
  if (!found && all && !search_must_stop(search) && !help->collect)
    table_put(search->run->table, key, known | bit, total);
  return found;
}

bool seek_here(struct help *help, unsigned leg, unsigned left) {
  const struct stipulation *node = help->chain->legs[leg].node;
  bool last = node->kind == NODE_GOAL || node->kind == NODE_BATTLE;
  if (help->collect && (last || help->search->depth >= help->split)) {
    help->collect(help, leg, left);
    return false;
  }
  if (is_too_far(help, leg, left))
    return false;
  if (node->kind == NODE_GOAL)
    return seek_goal(help, node);
  if (node->kind == NODE_BATTLE)
    return forced_tell(help->search, node);
  return seek_in_help(help, leg, left);
}

/* In series selfmates and the like the defender does not pass where it is forced already. */
static bool cannot_pass(const struct help *help) {
  const struct stipulation *last = help->chain->legs[help->chain->count - 1].node;
  return last->kind == NODE_BATTLE && side_of(help->search) != last->side &&
         forced_now(help->search, last);
}

/* Where the side that is to play is not at the move, the other one leaves its turn: not out of
   check, nor where it is forced to reach the goal. */
bool seek(struct help *help, unsigned leg, unsigned left) {
  struct search *search = help->search;
  const struct chain *chain = help->chain;
  chain_move_on(chain, &leg, &left);
  if (side_of(search) == chain_side(chain, leg, left))
    return seek_here(help, leg, left);
  const bool held = !search->run->plan->facts.exposes_kings &&
                    search->engine->in_check(search->position, side_of(search));
  if (held || cannot_pass(help))
    return false;
  search_play(search, SILENT_PASS);
  bool found = seek_here(help, leg, left);
  search_undo(search);
  return found;
}

static const struct stipulation *forcing_of(const struct chain *chain) {
  const struct stipulation *last = chain->legs[chain->count - 1].node;
  const bool needed = last->end != END_SELF || !goal_ends_play(&last->goal);
  return last->kind == NODE_BATTLE && needed ? last : NULL;
}

static const struct stipulation *ender_of(const struct chain *chain) {
  const struct stipulation *last = chain->legs[chain->count - 1].node;
  return last->kind == NODE_GOAL && !goal_ends_play(&last->goal) ? last : NULL;
}

/* Every half-move of a leg is a ply of the line. */
static void set_sections(struct search *search, const struct chain *chain) {
  unsigned plies = 0;
  search->restart_count = 0;
  for (unsigned i = 0; i < chain->count; plies += chain->legs[i++].length)
    if (chain->legs[i].node->renumbers)
      search_begin_section(search, plies);
}

struct help help_for(struct search *search, const struct chain *chain) {
  set_sections(search, chain);
  return (struct help){
      .search = search, .chain = chain, .forcing = forcing_of(chain), .ender = ender_of(chain)};
}
