/* Help and series play.  Every length is tried for itself, the shortest first, by depth-first
   search: each half-move of the chain is one ply of the recursion `seek`.

   What may be skipped, and why no line is lost:
   - The table keeps "from this position there is no line of exactly so many half-moves through the
     same rest of the chain".  That depends on nothing but the position (its key holds rights and
     memory), the place in the chain and the number, which make the key of the entry.  Goals that
     look back at the diagram or the path are judged by men's identities, which no key holds: for
     them there is no table (solve.c).
   - The bound (bound.h) says that no line can exist for reasons of its own.
   Nothing is concluded from a search that was stopped.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/help.h"

#include "solver/search/bound.h"
#include "solver/search/chain.h"
#include "solver/search/forced.h"
#include "solver/search/workers.h"

#include <stdlib.h>

enum { LENGTHS = 24, MAX_SPLIT = 4, UNITS_PER_THREAD = 8 };

/* A piece of work: the half-moves that lead to it and the place in the chain behind them. */
struct unit {
  move path[2 * MAX_SPLIT]; /* with the silent passes between them */
  unsigned depth, leg, left;
  unsigned root; /* number of the first half-move, from 1 */
};

struct units {
  struct unit *units;
  unsigned count, room;
};

/* The search of one chain. */
struct help {
  struct search *search;
  const struct chain *chain;
  const struct stipulation *reflex; /* the battle at the end if it obliges to reach the goal */
  const struct stipulation *ender;  /* the last node if its goal ends play whenever it is reached */
  struct units *collecting;         /* collecting units, not searching; else NULL */
  unsigned split;                   /* half-moves (without silent passes) before a unit begins */
  unsigned root;                    /* number of the first half-move */
};

static bool seek(struct help *help, unsigned leg, unsigned left);

static void collect(struct help *help, unsigned leg, unsigned left) {
  struct units *units = help->collecting;
  if (units->count == units->room) {
    units->room = 2 * units->room + 64;
    units->units = realloc(units->units, units->room * sizeof *units->units);
    if (!units->units)
      abort();
  }
  struct unit *unit = &units->units[units->count++];
  *unit = (struct unit){.depth = help->search->depth, .leg = leg, .left = left, .root = help->root};
  for (unsigned i = 0; i < unit->depth; i++)
    unit->path[i] = help->search->path[i];
}

static void tell_goal_move(struct search *search, move m, const struct goal *goal) {
  search_play(search, m);
  tell_line(search, goal, "");
  search_undo(search);
}

/* The last half-move. */
static bool seek_goal(struct help *help, const struct stipulation *node) {
  struct search *search = help->search;
  struct move_stack *moves = &search->moves;
  size_t base = moves->count;
  search->engine->goal_moves(search->position, &node->goal, moves);
  size_t end = moves->count;
  for (size_t i = base; i < end; i++)
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
         search->engine->reached(search->position, &ender->goal);
}

/* Tries one half-move of the chain, the first of `left`. */
static bool seek_behind(struct help *help, move m, unsigned leg, unsigned left) {
  struct search *search = help->search;
  search_play(search, m);
  bool found = !play_is_over(help, m) && seek(help, leg, left - 1);
  search_undo(search);
  return found;
}

static bool seek_move(struct help *help, unsigned leg, unsigned left) {
  struct search *search = help->search;
  struct move_stack *moves = &search->moves;
  bool found = false, at_root = search->depth == 0;
  size_t base = moves->count;
  search->engine->legal_moves(search->position, moves);
  if (search->run->options->null_moves &&
      !search->engine->in_check(search->position, side_of(search)))
    push_move(moves, NULL_MOVE);
  size_t end = moves->count;
  for (size_t i = base; i < end && !search_must_stop(search); i++) {
    if (at_root)
      help->root++;
    found |= seek_behind(help, moves->moves[i], leg, left);
  }
  moves->count = base;
  return found;
}

/* In the table half-moves to come are counted modulo LENGTHS; the rest belongs to the key. */
static struct key entry_key(const struct help *help, unsigned leg, unsigned total) {
  const struct search *search = help->search;
  uint64_t behind = help->chain->legs[leg].behind;
  return key_for(search->engine->key(search->position),
                 behind << 32 | (uint64_t)(total / LENGTHS) << 8 | leg);
}

/* Must a side at the move reach the goal at once (reflex play) where it can?  Then nothing goes on
   from here: what can be reached at once is found as a shorter line. */
static bool cut_short(const struct help *help) {
  const struct search *search = help->search;
  const struct stipulation *reflex = help->reflex;
  if (!reflex || (reflex->end == END_SEMI_REFLEX && side_of(search) == reflex->side))
    return false;
  return search->engine->has_goal_move(search->position, &reflex->goal);
}

/* Tells the bound that the line has come here; false where no solution goes through. */
static bool enter(const struct help *help, unsigned leg, unsigned left) {
  const struct search *search = help->search;
  if (!search->bound)
    return true;
  unsigned moves[2];
  chain_moves(help->chain, leg, left, moves);
  enum colour mater = help->chain->legs[help->chain->count - 1].node->side;
  return bound_enter(search->bound, search->position, moves[mater], moves[opponent(mater)]);
}

static void leave(const struct help *help) {
  if (help->search->bound)
    bound_leave(help->search->bound);
}

static bool seek_inside(struct help *help, unsigned leg, unsigned left) {
  if (!enter(help, leg, left))
    return false;
  bool found = seek_move(help, leg, left);
  leave(help);
  return found;
}

/* At least two half-moves are left: one in this leg and the last. */
static bool seek_in_help(struct help *help, unsigned leg, unsigned left) {
  struct search *search = help->search;
  unsigned total = chain_left(help->chain, leg, left);
  struct key key = {0, 0};
  uint32_t known = 0, bit = UINT32_C(1) << total % LENGTHS;
  if (cut_short(help))
    return false;
  if (search->run->table && !help->collecting) {
    key = entry_key(help, leg, total);
    known = table_get(search->run->table, key);
    if (known & bit)
      return false;
  }
  bool found = seek_inside(help, leg, left);
  if (!found && !search_must_stop(search) && !help->collecting)
    table_put(search->run->table, key, known | bit, total);
  return found;
}

static bool seek_here(struct help *help, unsigned leg, unsigned left) {
  const struct stipulation *node = help->chain->legs[leg].node;
  bool last = node->kind == NODE_GOAL || node->kind == NODE_BATTLE;
  if (help->collecting && (last || help->search->depth >= help->split)) {
    collect(help, leg, left);
    return false;
  }
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
static bool seek(struct help *help, unsigned leg, unsigned left) {
  struct search *search = help->search;
  const struct chain *chain = help->chain;
  chain_move_on(chain, &leg, &left);
  if (side_of(search) == chain_side(chain, leg, left))
    return seek_here(help, leg, left);
  if (search->engine->in_check(search->position, side_of(search)) || cannot_pass(help))
    return false;
  search_play(search, SILENT_PASS);
  bool found = seek_here(help, leg, left);
  search_undo(search);
  return found;
}

static const struct stipulation *reflex_of(const struct chain *chain) {
  const struct stipulation *last = chain->legs[chain->count - 1].node;
  bool obliges =
      last->kind == NODE_BATTLE && (last->end == END_REFLEX || last->end == END_SEMI_REFLEX);
  return obliges ? last : NULL;
}

/* Goals that leave the other side without a move need no looking after; in series play it may be
   stalemated on the way. */
static const struct stipulation *ender_of(const struct chain *chain) {
  const struct stipulation *last = chain->legs[chain->count - 1].node;
  switch (last->goal.kind) {
  case GOAL_MATE:
  case GOAL_STALEMATE:
  case GOAL_DOUBLE_STALEMATE:
  case GOAL_DOUBLE_MATE:
  case GOAL_COUNTER_MATE:
  case GOAL_AUTO_MATE:
  case GOAL_AUTO_STALEMATE:
  case GOAL_MATE_OR_STALEMATE:
    return NULL;
  default:
    return last->kind == NODE_GOAL ? last : NULL;
  }
}

static struct help help_for(struct search *search, const struct chain *chain) {
  return (struct help){
      .search = search, .chain = chain, .reflex = reflex_of(chain), .ender = ender_of(chain)};
}

/* What all units of a chain have in common. */
struct task {
  const struct chain *chain;
  const struct units *units;
};

static void tell_move_number(struct search *search, const struct unit *unit) {
  struct ply ply;
  search->engine->describe(search->scribe, unit->path[0], &ply);
  search->sink->move_number(search->sink, unit->root, &ply, search_clock() - search->run->begun);
}

/* Goes along the unit's path, entering every position on it, and seeks at its end. */
static void follow(struct help *help, const struct unit *unit, unsigned done, unsigned leg,
                   unsigned left) {
  chain_move_on(help->chain, &leg, &left);
  bool passes = done < unit->depth && unit->path[done] == SILENT_PASS;
  if (done == unit->depth) {
    seek_here(help, unit->leg, unit->left);
  } else if (passes || enter(help, leg, left)) {
    search_play(help->search, unit->path[done]);
    follow(help, unit, done + 1, leg, passes ? left : left - 1);
    search_undo(help->search);
    if (!passes)
      leave(help);
  }
}

static void solve_unit(struct search *search, unsigned number, const void *context) {
  const struct task *task = context;
  const struct unit *unit = &task->units->units[number];
  struct help help = help_for(search, task->chain);
  bool new_root = number == 0 || task->units->units[number - 1].root != unit->root;
  if (search->run->options->move_numbers && unit->depth > 0 && new_root)
    tell_move_number(search, unit);
  follow(&help, unit, 0, 0, task->chain->legs[0].length);
}

static void collect_units(struct run *run, const struct chain *chain, unsigned split,
                          struct units *units) {
  struct search *search = search_new(run);
  struct help help = help_for(search, chain);
  help.collecting = units;
  help.split = split;
  units->count = 0;
  seek(&help, 0, chain->legs[0].length);
  search_free(search);
}

/* Root moves; or, for several threads, what is two or three half-moves deep, so that all have
   something to do until the end. */
static void split_up(struct run *run, const struct chain *chain, struct units *units) {
  unsigned enough = run->limits->threads > 1 ? UNITS_PER_THREAD * run->limits->threads : 0;
  unsigned deepest = chain_left(chain, 0, chain->legs[0].length) / 2;
  for (unsigned split = 1; split == 1 || (split <= deepest && split <= MAX_SPLIT); split++) {
    collect_units(run, chain, split, units);
    if (units->count >= enough)
      return;
  }
}

/* Options StartMoveNumber and UpToMoveNumber. */
static void keep_numbers(const struct options *options, struct units *units) {
  unsigned kept = 0;
  for (unsigned i = 0; i < units->count; i++) {
    unsigned root = units->units[i].root;
    bool before = options->start_move_number && root < options->start_move_number;
    bool behind = options->up_to_move_number && root > options->up_to_move_number;
    if (!before && !behind)
      units->units[kept++] = units->units[i];
  }
  units->count = kept;
}

static void solve_chain(struct run *run, const struct chain *chain, struct gate *gate) {
  struct units units = {0};
  split_up(run, chain, &units);
  keep_numbers(run->options, &units);
  struct task task = {chain, &units};
  struct work work = {
      .run = run, .count = units.count, .solve = solve_unit, .context = &task, .sink = &gate->sink};
  work_through(&work);
  free(units.units);
}

/* Play may end before it has begun, where the side at the move is forced to reach the goal. */
static void solve_forced(struct search *search, unsigned unit, const void *context) {
  const struct stipulation *battle = context;
  (void)unit;
  if (side_of(search) == battle->side)
    forced_tell_unwanted(search, battle);
  else
    forced_tell_answers(search, battle);
}

static bool over_at_once(struct run *run, const struct chain *chain, struct gate *gate) {
  const struct stipulation *last = chain->legs[chain->count - 1].node;
  struct work work = {
      .run = run, .count = 1, .solve = solve_forced, .context = last, .sink = &gate->sink};
  if (last->kind == NODE_BATTLE)
    work_through(&work);
  return gate->solutions > 0;
}

static void solve_answers(struct search *search, unsigned unit, const void *context) {
  (void)unit, (void)context;
  forced_tell_answers(search, search->run->tree);
}

/* Set play of series selfmates and the like: nothing but the answers to the last move. */
static void tell_answers_only(struct run *run, struct gate *gate) {
  struct work work = {.run = run, .count = 1, .solve = solve_answers, .sink = &gate->sink};
  work_through(&work);
}

bool help_solve(struct run *run, struct gate *gate) {
  struct chain chain;
  bool shorter = false;
  if (run->tree->kind == NODE_BATTLE) {
    tell_answers_only(run, gate);
    return false;
  }
  if (!chain_shortest(&chain, run->tree) || over_at_once(run, &chain, gate))
    return false;
  do {
    if (atomic_load(&run->ending) != GOING_ON)
      break;
    solve_chain(run, &chain, gate);
    if (!chain_is_longest(&chain) && gate->solutions > 0) {
      shorter = true;
      if (run->options->stop_on_short_solutions) {
        int going = GOING_ON;
        atomic_compare_exchange_strong(&run->ending, &going, ENOUGH_FOUND);
      }
    }
  } while (chain_next(&chain));
  return shorter;
}
