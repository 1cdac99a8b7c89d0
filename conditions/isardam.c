/* Isardam and Leffie: moves that bring about a paralysis, of Madrasi or of Eiffel chess, are
   illegal. In Isardam kings are exempt unless RexInclusive.  Type A, the usual one: an attack on a
   king is no check if its capture would bring about a paralysis; type B: it is.  A pawn that could
   be captured in passing by a pawn is observed by it, too.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/paralysis.h"
#include "solver/engine/general_board.h"
#include "solver/language/words.h"

struct isardam {
  bool kings, second; /* type B */
};

static const void *read_isardam(struct words *words) {
  static const char *const arguments[][LANGUAGES] = {
      {"RexInclusive", "RexInclusif", "RexInklusive"},
      {"TypeA", "TypeA", "TypA"},
      {"TypeB", "TypeB", "TypB"}};
  struct isardam *isardam = arena_alloc(words_arena(words), sizeof *isardam);
  int argument;
  while ((argument = words_take_name(words, arguments, 3)) >= 0) {
    isardam->kings |= argument == 0;
    isardam->second |= argument == 2;
  }
  return isardam;
}

/* Could a man of its own walk capture the man of `side` that has just passed a square? */
static bool passer_meets_its_like(struct board *board, enum colour side) {
  const square passer = board->passer;
  const size_t first = board->scratch.count;
  bool meets = false;
  if (passer == NO_SQUARE)
    return false;
  push_captures(board, opponent(side), passer, FOR_CHECK, &board->scratch);
  for (size_t i = first; !meets && i < board->scratch.count; i++)
    meets = walk_used(board, departure_of(board->scratch.moves[i]), opponent(side), FOR_REACH) ==
            walk_used(board, passer, side, FOR_REACH);
  board->scratch.count = first;
  return meets;
}

static bool nobody_meets_its_like(struct board *board, const struct rule *rule,
                                  const struct turn *turn) {
  const struct isardam *isardam = rule->settings;
  if (isardam->second && (turn->captured.marks & MARK_ROYAL))
    return true;
  if (passer_meets_its_like(board, turn->side))
    return false;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    const struct set men = board->of[side];
    for_set (unit, &men, board->words)
      if ((isardam->kings || !is_royal(board, unit)) &&
          is_paralysed_by_like(board, unit, (enum colour)side))
        return false;
  }
  return true;
}

static bool nobody_is_paralysed(struct board *board, const struct rule *rule,
                                const struct turn *turn) {
  (void)rule, (void)turn;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    const struct set men = board->of[side];
    for_set (unit, &men, board->words)
      if (is_paralysed_by_next(board, unit, (enum colour)side))
        return false;
  }
  return true;
}

const struct condition condition_isardam = {
    .names = {"Isardam", "Isardam", "Isardam"},
    .sentence = "A move after which a man observes an enemy man of its own walk is illegal; kings "
                "are exempt unless RexInclusive",
    .example = "Condition Isardam",
    .read = read_isardam,
    .after = nobody_meets_its_like,
    .playcheck = true,
};

const struct condition condition_leffie = {
    .names = {"Leffie", "Leffie", "Leffie"},
    .sentence = "A move after which a man is paralysed as in Eiffel chess is illegal",
    .example = "Condition Leffie",
    .after = nobody_is_paralysed,
    .playcheck = true,
};
