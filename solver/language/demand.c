/* Reading the text of a stipulation:

     [exact-] [ser-] [h | s | r | semi-r | hs | hr] goal number[.5]

   The number may be the next word.  Other forms of the field (m->, pser-, phser-, reci-) are known
   and refused by name.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/demand.h"

#include <string.h>

/* The text in lower case and how far it has been read. */
struct scan {
  const struct words *words;
  const char *text, *from, *end;
  struct place place; /* of the text's first letter */
};

static struct place here(const struct scan *scan) {
  struct place place = scan->place;
  place.column += (unsigned)(scan->from - scan->text);
  return place;
}

static bool skip(struct scan *scan, const char *beginning) {
  const size_t length = strlen(beginning);
  if (strncmp(scan->from, beginning, length) != 0)
    return false;
  scan->from += length;
  return true;
}

/* Forms that the tree does not express yet. */
static bool skip_unbuilt_prefix(struct scan *scan) {
  const char *begin = scan->from;
  skip(scan, "-"); /* a retraction */
  while (is_digit(*scan->from))
    scan->from++;
  bool unbuilt = scan->from > begin && skip(scan, "->");
  if (!unbuilt)
    scan->from = begin;
  skip(scan, "exact-");
  if (skip(scan, "pser-") || skip(scan, "phser-"))
    unbuilt = true;
  else
    skip(scan, "ser-");
  if (skip(scan, "reci-"))
    unbuilt = true;
  if (!unbuilt)
    scan->from = begin;
  return unbuilt;
}

struct goal_text {
  const char *text;
  enum goal_kind kind;
  bool with_square;
};

/* Longer texts before their beginnings. */
static const struct goal_text goal_texts[] = {
    {"##!", GOAL_COUNTER_MATE, false},
    {"##", GOAL_DOUBLE_MATE, false},
    {"#=", GOAL_MATE_OR_STALEMATE, false},
    {"#", GOAL_MATE, false},
    {"==", GOAL_DOUBLE_STALEMATE, false},
    {"=", GOAL_STALEMATE, false},
    {"!#", GOAL_AUTO_MATE, false},
    {"!=", GOAL_AUTO_STALEMATE, false},
    {"00", GOAL_CASTLING, false},
    {"%", GOAL_WIN_PIECE, false},
    {"~", GOAL_ANY, false},
    {"ep", GOAL_EN_PASSANT, false},
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

/* 0: no goal here; 1: read; -1: the goal lacks its square. */
static int scan_goal(struct scan *scan, struct demand *demand) {
  for (size_t i = 0; i < sizeof goal_texts / sizeof *goal_texts; i++) {
    if (!skip(scan, goal_texts[i].text))
      continue;
    demand->goal = (struct goal){goal_texts[i].kind, NO_SQUARE};
    demand->proof_game = strcmp(goal_texts[i].text, "dia") == 0;
    demand->destination = strcmp(goal_texts[i].text, "a=>b") == 0;
    if (!goal_texts[i].with_square)
      return 1;
    demand->goal.target = scan_square(scan);
    return demand->goal.target == NO_SQUARE ? -1 : 1;
  }
  return 0;
}

static const struct {
  const char *text;
  enum play play;
} plays[] = {{"semi-r", PLAY_SEMI_REFLEX},
             {"hs", PLAY_HELP_SELF},
             {"hr", PLAY_HELP_REFLEX},
             {"h", PLAY_HELP},
             {"s", PLAY_SELF},
             {"r", PLAY_REFLEX},
             {"", PLAY_DIRECT}};

/* The kind of play is known by the goal that follows: "hs#" and "hx" begin alike. */
static int scan_play_and_goal(struct scan *scan, struct demand *demand) {
  const char *begin = scan->from;
  for (size_t i = 0; i < sizeof plays / sizeof *plays; i++) {
    scan->from = begin;
    if (!skip(scan, plays[i].text))
      continue;
    const int found = scan_goal(scan, demand);
    if (found == 0)
      continue;
    demand->play = plays[i].play;
    /* dia and a=>b are help play by themselves */
    if (demand->goal.kind == GOAL_POSITION && demand->play == PLAY_DIRECT && !demand->series)
      demand->play = PLAY_HELP;
    return found;
  }
  scan->from = begin;
  return 0;
}

enum { MOST_MOVES = 999 };

static bool scan_number(struct scan *scan, struct demand *demand) {
  if (!is_digit(*scan->from))
    return false;
  for (; is_digit(*scan->from); scan->from++)
    if (demand->moves <= MOST_MOVES)
      demand->moves = demand->moves * 10 + (unsigned)(*scan->from - '0');
  demand->half = skip(scan, ".5");
  if (!demand->half)
    skip(scan, ".0");
  return true;
}

static void start(struct scan *scan, const struct words *words, const struct word *word,
                  struct arena *arena) {
  scan->words = words;
  scan->text = scan->from = text_lower(arena, word->text, word->length);
  scan->end = scan->text + word->length;
  scan->place = word->place;
}

/* The number as a word of its own. */
static void scan_next_word(struct words *words, struct scan *scan) {
  struct word word;
  if (scan->from < scan->end || !words_peek(words, &word) || !is_digit(word.text[0]))
    return;
  words_take(words);
  start(scan, words, &word, words->arena);
}

static bool finish_scan(struct words *words, struct scan *scan, struct demand *demand) {
  const struct word rest = {scan->from, (size_t)(scan->end - scan->from), here(scan)};
  if (!scan_number(scan, demand))
    complain(words->complaints, INPUT_ERROR, rest.place,
             rest.length == 0 ? "the number of moves is missing behind %s%s"
                              : "a number of moves is expected behind %s, not \"%s\"",
             demand->stem, words_quote(words, &rest));
  else if (scan->from < scan->end)
    complain(words->complaints, INPUT_ERROR, rest.place,
             "the number of moves \"%s\" is neither whole nor a half", words_quote(words, &rest));
  else if (demand->moves > MOST_MOVES)
    complain(words->complaints, INPUT_ERROR, rest.place, "more than %d moves", MOST_MOVES);
  else
    return true;
  return false;
}

static bool read_unbuilt(struct words *words, struct demand *demand, const struct word *word) {
  demand->whole = words_quote(words, word);
  complain(words->complaints, NOT_SUPPORTED, word->place, "stipulation %s is not supported yet",
           demand->whole);
  return true;
}

static bool read_goal(struct words *words, struct scan *scan, struct demand *demand,
                      const struct word *word) {
  const int found = scan_play_and_goal(scan, demand);
  words->squares_read |= demand->goal.kind == GOAL_TARGET || demand->goal.kind == GOAL_KISS;
  if (found != 1)
    complain(words->complaints, INPUT_ERROR, here(scan),
             found == 0 ? "\"%s\" is not a stipulation" : "the goal of \"%s\" needs a square",
             words_quote(words, word));
  return found == 1;
}

/* What stands before the number, in lower case but for the king of xK. */
static const char *stem_of(const struct words *words, const struct scan *scan,
                           enum goal_kind kind) {
  const size_t length = (size_t)(scan->from - scan->text);
  return kind == GOAL_KING_CAPTURE
             ? arena_printf(words->arena, "%sK", text_utf8(words->arena, scan->text, length - 1))
             : text_utf8(words->arena, scan->text, length);
}

bool demand_read(struct words *words, struct demand *demand) {
  const struct place place = words_place(words);
  struct word word;
  *demand = (struct demand){.given = false};
  if (!words_peek(words, &word) || words_means_something_else(words, &word)) {
    complain(words->complaints, INPUT_ERROR, place, "the stipulation is missing");
    return false;
  }
  words_take(words);
  struct scan scan;
  start(&scan, words, &word, words->arena);
  demand->given = true;
  demand->place = word.place;
  if (skip_unbuilt_prefix(&scan))
    return read_unbuilt(words, demand, &word);
  demand->exact = skip(&scan, "exact-");
  demand->series = skip(&scan, "ser-");
  if (!read_goal(words, &scan, demand, &word))
    return false;
  demand->stem = stem_of(words, &scan, demand->goal.kind);
  scan_next_word(words, &scan);
  return finish_scan(words, &scan, demand);
}
