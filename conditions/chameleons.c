/* Men that change their walk with each of their moves: chameleons along a cycle, knight, bishop,
   rook, queen, knight unless the problem gives another one; line chameleons to the officer that
   stands on the file of arrival in the game array, where nothing changes on the king's file.

   A pawn may promote to a chameleon of the cycle where the diagram shows a chameleon.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"
#include "conditions/set_up.h"
#include "solver/language/words.h"

/* By walk: the next one of the cycle, NO_WALK for those that are not in it. */
struct cycle {
  uint8_t next[MAX_WALKS];
};

static const struct cycle usual = {
    {[KNIGHT] = BISHOP, [BISHOP] = ROOK, [ROOK] = QUEEN, [QUEEN] = KNIGHT}};

/* The walks of a cycle in their order; the first one need not be repeated at the end. */
static const void *read_cycle(struct words *words) {
  struct cycle *cycle = arena_alloc(words_arena(words), sizeof *cycle);
  struct word word = {.text = NULL};
  words_peek(words, &word);
  unsigned first = words_take_walk(words), last = first, walk;
  if (first == NO_WALK)
    return NULL;
  while ((walk = words_take_walk(words)) != NO_WALK) {
    cycle->next[last] = (uint8_t)walk;
    last = walk;
  }
  if (last == first && cycle->next[first] == NO_WALK)
    complain(words_complaints(words), INPUT_ERROR, word.place,
             "a cycle has at least two different walks");
  if (last != first)
    cycle->next[last] = (uint8_t)first;
  return cycle;
}

static const struct cycle *cycle_of(const struct problem *problem);

/* NO_WALK for a man of no cycle.  Men that have the places of orthodox ones go along the usual
   cycle for them. */
static unsigned next_walk(const struct setup *setup, unsigned walk) {
  const struct cycle *cycle = cycle_of(setup->problem);
  return cycle == &usual ? setup->standard[usual.next[orthodox_of(setup, walk)]]
                         : cycle->next[walk];
}

static void next_in_cycle(struct board *board, const struct rule *rule, struct turn *turn) {
  if (!bears_mark(board, rule, turn->now))
    return;
  const unsigned next = next_walk(general_setup(board), board->man[turn->now].walk);
  if (next != NO_WALK)
    edit_walk(board, turn->now, next);
}

static void admit_cycle(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (unsigned walk = 0; walk < MAX_WALKS; walk++)
    setup->walk[walk] |= next_walk(setup, walk) != NO_WALK;
}

static void promote_to_chameleon(struct board *board, const struct rule *rule, struct turn *turn,
                                 square where) {
  const struct man man = board->man[where];
  if (!bears_mark(board, rule, where) && next_walk(general_setup(board), man.walk) != NO_WALK &&
      choose(turn, 2) == 1)
    edit_marks(board, where, man.marks | rule->condition->mark);
}

static void take_walk_of_file(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->now == NO_SQUARE || is_royal(board, turn->now) || board->man[turn->now].walk == KING ||
      !is_in_array(board, board->man[turn->now].walk))
    return;
  const unsigned walk = general_setup(board)->officers[board->geometry->file[turn->now]];
  if (walk != KING && walk != board->man[turn->now].walk)
    edit_walk(board, turn->now, walk);
}

static void ask_for_files(const struct rule *rule, struct setup *setup) {
  admit_officers(rule, setup);
  ask_for_eight_files(setup);
}

const struct condition attribute_chameleon = {
    .names = {"Chameleon", "Cameleon", "Chamaeleon"},
    .sentence = "A chameleon changes after each of its moves along knight, bishop, rook, queen, "
                "knight, or the cycle that ChameleonSequence names",
    .example = "Pieces White Chameleon Qa1",
    .mark = MARK_CHAMELEON,
    .letters = {"c", "c", "c"},
    .army = admit_cycle,
    .effects = {{.slot = SLOT_CHAMELEONS, .changes = CHANGES_WALK, .act = next_in_cycle}},
    .promoted = promote_to_chameleon,
};

const struct condition condition_chameleon_sequence = {
    .names = {"ChameleonSequence", "CameleonSequence", "Chamaeleonsequenz"},
    .sentence = "Names the cycle of walks along which the chameleons of the diagram change",
    .example = "Condition ChameleonSequence R B S R",
    .read = read_cycle,
};

const struct condition condition_chameleon_chess = {
    .names = {"ChameleonChess", "EchecsCameleon", "ChamaeleonSchach"},
    .sentence = "A man changes after each of its moves along knight, bishop, rook, queen, knight, "
                "or the cycle named",
    .example = "Condition ChameleonChess R B S R",
    .read = read_cycle,
    .every_man = MARK_CHAMELEON,
};

static const struct cycle *cycle_of(const struct problem *problem) {
  for (unsigned i = 0; i < problem->condition_count; i++) {
    const struct condition_use *use = &problem->conditions[i];
    const bool names_one = use->condition == &condition_chameleon_sequence ||
                           use->condition == &condition_chameleon_chess;
    if (names_one && use->settings)
      return use->settings;
  }
  return &usual;
}

const struct condition condition_line_chameleon_chess = {
    .names = {"LineChameleonChess", "EchecsCameleonLigne", "LinienChamaeleonSchach"},
    .sentence =
        "An officer of the array takes the walk that belongs to the file on which it arrives",
    .example = "Condition LineChameleonChess",
    .army = ask_for_files,
    .effects = {{.slot = SLOT_LINE_CHAMELEONS, .changes = CHANGES_WALK, .act = take_walk_of_file}},
};
