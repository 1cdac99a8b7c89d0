/* From a stipulation as it is written to the tree that is solved.

   The lengths are those of the usage of problemists: in h#n Black begins and White mates with the
   2n-th half-move; h#n.5 has a white half-move before that.  Help and series play may end earlier,
   by as many half-moves as leave the other side's turn what it is: measured on Popeye, which prints
   such short solutions, too.  WhiteToPlay takes the first half-move off h#n.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/demand.h"
#include "solver/language/option_names.h"

static bool is_help(enum play play) {
  return play == PLAY_HELP || play == PLAY_HELP_SELF || play == PLAY_HELP_REFLEX;
}

/* White begins where Black would otherwise. */
static bool starts_earlier(const struct demand *demand, bool white_to_play) {
  return white_to_play && is_help(demand->play) && !demand->series && !demand->half &&
         !demand->destination && !demand->proof_game && demand->moves > 0;
}

const char *demand_text(const struct demand *demand, bool white_to_play, struct arena *arena) {
  if (demand->whole != NULL)
    return demand->whole;
  const bool earlier = starts_earlier(demand, white_to_play);
  return arena_printf(arena, "%s%u%s", demand->stem, demand->moves - earlier,
                      demand->half || earlier ? ".5" : "");
}

static enum battle_end end_of(enum play play) {
  switch (play) {
  case PLAY_SELF:
  case PLAY_HELP_SELF:
    return END_SELF;
  case PLAY_REFLEX:
  case PLAY_HELP_REFLEX:
    return END_REFLEX;
  case PLAY_SEMI_REFLEX:
    return END_SEMI_REFLEX;
  default:
    return END_DIRECT;
  }
}

/* Where the attacker has no way but forcing (ser-r#, hr#) there is no direct one: as Popeye. */
static bool takes_quodlibet(const struct demand *demand) {
  return !(demand->series && demand->play == PLAY_REFLEX) && demand->play != PLAY_HELP_REFLEX;
}

static struct stipulation *battle(const struct demand *demand, const struct options *options,
                                  unsigned moves, struct arena *arena) {
  struct stipulation *node = arena_alloc(arena, sizeof *node);
  *node = (struct stipulation){.kind = NODE_BATTLE,
                               .side = WHITE,
                               .length = moves,
                               .least = demand->exact ? moves : 1,
                               .end = end_of(demand->play),
                               .goal = demand->goal,
                               .quodlibet = options->quodlibet && takes_quodlibet(demand)};
  return node;
}

static struct stipulation *goal_move(const struct demand *demand, enum colour side,
                                     struct arena *arena) {
  struct stipulation *node = arena_alloc(arena, sizeof *node);
  *node = (struct stipulation){
      .kind = NODE_GOAL, .side = side, .length = 1, .least = 1, .goal = demand->goal};
  return node;
}

/* Play before `next`.  End and goal of reflex play are told to this node, too: its half-moves are
   under the obligation as well (measured: hr#2 with a mate in the diagram is refused). */
static struct stipulation *before(const struct demand *demand, enum node_kind kind,
                                  enum colour side, unsigned length, const struct stipulation *next,
                                  struct arena *arena) {
  const unsigned least = kind == NODE_HELP ? length % 2 : side != next->side;
  struct stipulation *node = arena_alloc(arena, sizeof *node);
  *node = (struct stipulation){.kind = kind,
                               .side = side,
                               .length = length,
                               .least = demand->exact ? length : least,
                               .end = next->kind == NODE_BATTLE ? next->end : END_DIRECT,
                               .goal = demand->goal,
                               .next = next};
  return node;
}

/* Half-moves in turn, the last of which reaches the goal. */
static struct stipulation *help(const struct demand *demand, enum colour first, unsigned total,
                                struct arena *arena) {
  const enum colour last = total % 2 == 1 ? first : opponent(first);
  return before(demand, NODE_HELP, first, total - 1, goal_move(demand, last, arena), arena);
}

static struct stipulation *help_tree(const struct demand *demand, const struct options *options,
                                     struct arena *arena) {
  const unsigned total = 2 * demand->moves + demand->half;
  if (demand->proof_game)
    return help(demand, WHITE, total, arena);
  if (demand->destination)
    return help(demand, options->white_to_play ? WHITE : BLACK, total, arena);
  const unsigned played = total - starts_earlier(demand, options->white_to_play);
  const enum colour first = played % 2 == 1 ? WHITE : BLACK;
  if (demand->play == PLAY_HELP)
    return help(demand, first, played, arena);
  /* hs#n, hr#n: White makes the last half-move but one, which forces the last; in hs#0.5 and hr#0.5
     only the last is left, of the side that the play before would begin with. */
  return before(demand, NODE_HELP, opponent(first), played > 2 ? played - 2 : 0,
                battle(demand, options, 1, arena), arena);
}

static struct stipulation *series_tree(const struct demand *demand, const struct options *options,
                                       struct arena *arena) {
  if (demand->play == PLAY_DIRECT)
    return before(demand, NODE_SERIES, WHITE, demand->moves - 1, goal_move(demand, WHITE, arena),
                  arena);
  if (demand->play == PLAY_HELP)
    return before(demand, NODE_SERIES, BLACK, demand->moves, goal_move(demand, WHITE, arena),
                  arena);
  const bool help = is_help(demand->play); /* ser-hs#n: Black's series, then s#1 by White */
  return before(demand, NODE_SERIES, help ? BLACK : WHITE, demand->moves - !help,
                battle(demand, options, 1, arena), arena);
}

static bool is_branched(const struct demand *demand) {
  return demand->intro > 0 || demand->parry != NO_PARRY || demand->reciprocal;
}

/* Fewest half-moves that the kind of play can have. */
static unsigned fewest(const struct demand *demand) {
  const bool answered = demand->play == PLAY_HELP_SELF || demand->play == PLAY_HELP_REFLEX;
  const bool two = demand->series || demand->reciprocal || (answered && demand->intro > 0);
  return is_help(demand->play) && !two ? 1 : 2;
}

static const char *refusal(const struct demand *demand) {
  if (demand->reciprocal && demand->play != PLAY_HELP)
    return "%s: reciprocal play is help play";
  if (demand->reciprocal && demand->parry != NO_PARRY)
    return "%s: there are no parries in reciprocal play";
  if (demand->half && (demand->series || !is_help(demand->play)))
    return "%s has no half-moves more than its whole moves";
  if (2 * demand->moves + demand->half < fewest(demand))
    return "%s leaves no time for a move";
  return NULL;
}

/* What is wrong with it is complained of; options without a meaning are noted. */
static bool is_refused(const struct demand *demand, const struct problem *problem,
                       struct complaints *complaints) {
  const bool wanted = problem->options.white_to_play;
  const bool swaps = starts_earlier(demand, wanted);
  const char *white_to_play = option_names[WHITE_TO_PLAY][problem->language];
  const char *text = demand_text(demand, false, complaints->arena);
  if (refusal(demand) != NULL) {
    complain(complaints, INPUT_ERROR, demand->place, refusal(demand), text);
    return true;
  }
  if (demand->goal.kind == GOAL_POSITION &&
      (demand->reciprocal || (demand->play != PLAY_DIRECT && demand->play != PLAY_HELP))) {
    complain(complaints, NOT_SUPPORTED, demand->place,
             "%s is not supported: positions are goals of direct, help and series play only", text);
    return true;
  }
  if (wanted && !swaps && !demand->destination)
    complain(complaints, NOTE, demand->place, "%s has no meaning with %s and is ignored",
             white_to_play, text);
  if (!swaps || 2 * demand->moves - 1 >= fewest(demand))
    return false;
  complain(complaints, INPUT_ERROR, demand->place, "%s with %s leaves no time for a move", text,
           white_to_play);
  return true;
}

const struct stipulation *demand_tree(const struct demand *demand, const struct problem *problem,
                                      struct complaints *complaints) {
  const struct options *options = &problem->options;
  struct arena *arena = complaints->arena;
  if (demand->structure != NULL)
    return demand->structure;
  if (is_refused(demand, problem, complaints))
    return NULL;
  if (is_branched(demand)) {
    const unsigned half_moves = 2 * demand->moves + demand->half;
    return demand_branches(demand, half_moves - starts_earlier(demand, options->white_to_play),
                           arena);
  }
  if (demand->series)
    return series_tree(demand, options, arena);
  if (is_help(demand->play))
    return help_tree(demand, options, arena);
  return battle(demand, options, demand->moves, arena);
}
