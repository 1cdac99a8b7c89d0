/* PAD chess: a man that captures with two consecutive moves of its own disappears with the second;
   Strict: the second capture is illegal.  Kings are exempt unless RexInclusive.

   Source: Problem Paradise, 2025.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"
#include "solver/language/words.h"

enum { STRICT, REX_INCLUSIVE, REX_EXCLUSIVE };

struct pad {
  bool strict, kings;
};

static const void *read_pad(struct words *words) {
  static const char *const arguments[][LANGUAGES] = {
      [STRICT] = {"Strict", "Stricte", "Strikt"},
      [REX_INCLUSIVE] = {"RexInclusive", "RexInclusif", "RexInklusive"},
      [REX_EXCLUSIVE] = {"RexExclusive", "RexExclusif", "RexExklusive"}};
  struct pad *pad = arena_alloc(words_arena(words), sizeof *pad);
  int argument;
  while ((argument = words_take_name(words, arguments, 3)) >= 0) {
    pad->strict |= argument == STRICT;
    pad->kings |= argument == REX_INCLUSIVE;
  }
  return pad;
}

static void count_captures(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct pad *pad = rule->settings;
  const bool captures = turn->capture != NO_SQUARE;
  if (turn->now == NO_SQUARE || (is_royal(board, turn->now) && !pad->kings))
    return;
  const uint32_t marks = board->man[turn->now].marks;
  if (!captures && (marks & MARK_HAS_CAPTURED))
    edit_marks_silently(board, turn->now, marks & ~(uint32_t)MARK_HAS_CAPTURED);
  else if (captures && !(marks & MARK_HAS_CAPTURED))
    edit_marks_silently(board, turn->now, marks | MARK_HAS_CAPTURED);
  else if (captures && (pad->strict || is_royal(board, turn->now)))
    turn->illegal = true;
  else if (captures)
    edit_take_off(board, turn->now);
}

/* Who comes back begins anew. */
static void forget_captures(struct board *board, const struct rule *rule, struct turn *turn,
                            square from, square where) {
  const uint32_t marks = board->man[where].marks;
  (void)rule, (void)turn, (void)from;
  edit_marks_silently(board, where, marks & ~(uint32_t)MARK_HAS_CAPTURED);
}

static const char *const aliases[] = {"PAD", NULL};

const struct condition condition_pad_chess = {
    .names = {"PADChess", "PADechecs", "PADSchach"},
    .aliases = aliases,
    .sentence = "A man that captures with two moves of its own running disappears; Strict: it may "
                "not",
    .example = "Condition PADChess Strict RexInclusive",
    .read = read_pad,
    .effects = {{.slot = SLOT_RECOLOURING, .changes = CHANGES_PLACE, .act = count_captures}},
    .reborn = forget_captures,
    .playcheck = true,
};
