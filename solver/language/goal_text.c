/* Goals as stipulations write them, and reading within a word.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/scan.h"

#include <string.h>

void scan_word(struct scan *scan, struct words *words, const struct word *word) {
  scan->words = words;
  scan->text = scan->from = text_lower(words->arena, word->text, word->length);
  scan->end = scan->text + word->length;
  scan->place = word->place;
}

struct place scan_place(const struct scan *scan) {
  struct place place = scan->place;
  place.column += (unsigned)(scan->from - scan->text);
  return place;
}

struct word scan_rest(const struct scan *scan) {
  return (struct word){scan->from, (size_t)(scan->end - scan->from), scan_place(scan)};
}

bool scan_skip(struct scan *scan, const char *beginning) {
  const size_t length = strlen(beginning);
  if (strncmp(scan->from, beginning, length) != 0)
    return false;
  scan->from += length;
  return true;
}

bool scan_number(struct scan *scan, unsigned most, unsigned *number) {
  if (!is_digit(*scan->from))
    return false;
  for (*number = 0; is_digit(*scan->from); scan->from++)
    if (*number <= most)
      *number = *number * 10 + (unsigned)(*scan->from - '0');
  if (*number > most)
    *number = most + 1;
  return true;
}

struct goal_sign {
  const char *text;
  enum goal_kind kind;
  bool with_detail;
};

/* Longer texts before their beginnings. */
static const struct goal_sign goal_signs[] = {
    {"##!", GOAL_COUNTER_MATE, false},
    {"##", GOAL_DOUBLE_MATE, false},
    {"#=", GOAL_MATE_OR_STALEMATE, false},
    {"#[", GOAL_MATE_BY, true},
    {"#", GOAL_MATE, false},
    {"==", GOAL_DOUBLE_STALEMATE, false},
    {"=", GOAL_STALEMATE, false},
    {"!#", GOAL_AUTO_MATE, false},
    {"!=", GOAL_AUTO_STALEMATE, false},
    {"00", GOAL_CASTLING, false},
    {"%", GOAL_WIN_PIECE, false},
    {"~", GOAL_ANY, false},
    {"ep", GOAL_EN_PASSANT, false},
    {"++", GOAL_MULTIPLE_CHECK, true},
    {"+", GOAL_CHECK, false},
    {"z", GOAL_TARGET, true},
    {"xk", GOAL_KING_CAPTURE, false},
    {"x", GOAL_CAPTURE, false},
    {"ctr", GOAL_CIRCUIT_REBIRTH, false},
    {"ct", GOAL_CIRCUIT, false},
    {"<>r", GOAL_EXCHANGE_REBIRTH, false},
    {"<>", GOAL_EXCHANGE, false},
    {"c81", GOAL_CHESS81, false},
    {"k", GOAL_KISS, true},
    {"dia", GOAL_POSITION, false},
    {"a=>b", GOAL_POSITION, false},
    {"dr", GOAL_DRAW, false},
};

/* The number of moves is written behind the square without a gap: on boards of more than nine ranks
   the rank takes a second digit where the board has such a rank and a digit is left. */
static square scan_square(struct scan *scan) {
  const char *from = scan->from;
  const bool two = scan->words->problem->board.ranks > 9 && from < scan->end && is_digit(from[1]) &&
                   is_digit(from[2]) && is_digit(from[3]);
  for (unsigned digits = two ? 2 : 1; digits > 0; digits--) {
    const char *end = from + 1 + digits;
    const square where = end > scan->end ? NO_SQUARE : words_parse_square(scan->words, &from, end);
    if (where != NO_SQUARE) {
      scan->from = from;
      return where;
    }
  }
  return NO_SQUARE;
}

/* Behind "#[": a square, or the code of a walk. */
static bool scan_mating_man(struct scan *scan, struct goal *goal) {
  const char *end = memchr(scan->from, ']', (size_t)(scan->end - scan->from));
  const char *from = scan->from;
  if (end == NULL)
    return false;
  goal->target = words_parse_square(scan->words, &from, end);
  if (goal->target != NO_SQUARE && from != end)
    goal->target = NO_SQUARE;
  if (goal->target == NO_SQUARE)
    goal->detail = words_walk(scan->words, scan->from, (size_t)(end - scan->from));
  scan->from = end + 1;
  return goal->target != NO_SQUARE || goal->detail != 0;
}

/* What belongs to the goal behind its sign. */
static bool scan_detail(struct scan *scan, struct goal *goal) {
  switch (goal->kind) {
  case GOAL_MULTIPLE_CHECK:
    for (goal->detail = 2; *scan->from == '+'; scan->from++)
      goal->detail++;
    return true;
  case GOAL_MATE_BY:
    return scan_mating_man(scan, goal);
  default:
    goal->target = scan_square(scan);
    return goal->target != NO_SQUARE;
  }
}

enum scanned scan_goal(struct scan *scan, struct goal_text *goal) {
  for (size_t i = 0; i < sizeof goal_signs / sizeof *goal_signs; i++) {
    if (!scan_skip(scan, goal_signs[i].text))
      continue;
    *goal = (struct goal_text){.goal = {goal_signs[i].kind, NO_SQUARE, 0},
                               .proof_game = strcmp(goal_signs[i].text, "dia") == 0,
                               .destination = strcmp(goal_signs[i].text, "a=>b") == 0};
    return !goal_signs[i].with_detail || scan_detail(scan, &goal->goal) ? SCANNED : LACKS_DETAIL;
  }
  return NOTHING_SCANNED;
}
