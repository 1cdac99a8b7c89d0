/* Reading the text of a stipulation:

     [m->] [exact-] [ser- | pser- | phser-] [h | s | r | semi-r | hs | hr] goal number[.5]
     [m->] [exact-] [ser-] reci-h [(goal)] goal number[.5]

   The number may be the next word.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/demand.h"
#include "solver/language/scan.h"

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

/* (goal): Black's goal in reciprocal play. */
static enum scanned scan_other_goal(struct scan *scan, struct demand *demand) {
  struct goal_text other;
  if (!demand->reciprocal || !scan_skip(scan, "("))
    return NOTHING_SCANNED;
  const enum scanned found = scan_goal(scan, &other);
  demand->other_goal = other.goal;
  return found == SCANNED && !scan_skip(scan, ")") ? NOTHING_SCANNED : found;
}

static enum scanned scan_goals(struct scan *scan, struct demand *demand) {
  const char *begin = scan->from;
  struct goal_text goal;
  const bool two = scan_other_goal(scan, demand) == SCANNED;
  if (!two)
    scan->from = begin;
  const enum scanned found = scan_goal(scan, &goal);
  if (found == NOTHING_SCANNED)
    return found;
  demand->goal = goal.goal;
  demand->proof_game = goal.proof_game;
  demand->destination = goal.destination;
  if (!two)
    demand->other_goal = goal.goal;
  return found;
}

/* The kind of play is known by the goal that follows: "hs#" and "hx" begin alike. */
static enum scanned scan_play_and_goal(struct scan *scan, struct demand *demand) {
  const char *begin = scan->from;
  for (size_t i = 0; i < sizeof plays / sizeof *plays; i++) {
    scan->from = begin;
    if (!scan_skip(scan, plays[i].text))
      continue;
    const enum scanned found = scan_goals(scan, demand);
    if (found == NOTHING_SCANNED)
      continue;
    demand->play = plays[i].play;
    /* dia and a=>b are help play by themselves */
    if (demand->goal.kind == GOAL_POSITION && demand->play == PLAY_DIRECT && !demand->series)
      demand->play = PLAY_HELP;
    return found;
  }
  scan->from = begin;
  return NOTHING_SCANNED;
}

enum { MOST_MOVES = 999 };

static bool scan_moves(struct scan *scan, struct demand *demand) {
  if (!scan_number(scan, MOST_MOVES, &demand->moves))
    return false;
  demand->half = scan_skip(scan, ".5");
  if (!demand->half)
    scan_skip(scan, ".0");
  return true;
}

/* The number as a word of its own. */
static void scan_next_word(struct words *words, struct scan *scan) {
  struct word word;
  if (scan->from < scan->end || !words_peek(words, &word) || word.text[0] < '0' ||
      word.text[0] > '9')
    return;
  words_take(words);
  scan_word(scan, words, &word);
}

/* "h#2/2/3": behind a stroke some write how many solutions there are. */
static void skip_intended(struct words *words, struct scan *scan) {
  const struct word rest = scan_rest(scan);
  if (*scan->from != '/')
    return;
  while (*scan->from == '/' || *scan->from == '.' || (*scan->from >= '0' && *scan->from <= '9'))
    scan->from++;
  if (scan->from == scan->end)
    complain(words->complaints, NOTE, rest.place,
             "\"%s\" behind the stipulation is not compared with the solution",
             words_quote(words, &rest));
}

static bool finish_scan(struct words *words, struct scan *scan, struct demand *demand) {
  const struct word rest = scan_rest(scan);
  const bool numbered = scan_moves(scan, demand);
  skip_intended(words, scan);
  if (!numbered)
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

static bool read_goal(struct words *words, struct scan *scan, struct demand *demand,
                      const struct word *word) {
  const enum scanned found = scan_play_and_goal(scan, demand);
  words->squares_read |= demand->goal.target != NO_SQUARE;
  if (found != SCANNED)
    complain(words->complaints, INPUT_ERROR, scan_place(scan),
             found == NOTHING_SCANNED
                 ? "\"%s\" is not a stipulation: expected a kind of play, a goal "
                   "and a number of moves, as in h#2"
                 : "the goal of \"%s\" needs a square or a man",
             words_quote(words, word));
  return found == SCANNED;
}

/* "2->": the number of half-moves of an introductory series. */
static bool read_intro(struct words *words, struct scan *scan, struct demand *demand) {
  const char *begin = scan->from;
  const struct place place = scan_place(scan);
  if (!scan_number(scan, MOST_MOVES, &demand->intro) || !scan_skip(scan, "->")) {
    scan->from = begin;
    demand->intro = 0;
  } else if (demand->intro == 0 || demand->intro > MOST_MOVES) {
    complain(words->complaints, INPUT_ERROR, place, "an introductory series has 1 to %d half-moves",
             MOST_MOVES);
    return false;
  }
  return true;
}

/* What stands before the kind of play.  "exact-" may stand before or behind an introduction. */
static bool read_prefixes(struct words *words, struct scan *scan, struct demand *demand) {
  const struct place place = scan_place(scan);
  if (scan_skip(scan, "-")) {
    complain(words->complaints, NOT_SUPPORTED, place,
             "taking half-moves back is not supported yet");
    return false;
  }
  demand->exact = scan_skip(scan, "exact-");
  if (!read_intro(words, scan, demand))
    return false;
  demand->exact |= scan_skip(scan, "exact-");
  demand->parry = scan_skip(scan, "phser-")  ? HELP_PARRY
                  : scan_skip(scan, "pser-") ? PARRY
                                             : NO_PARRY;
  demand->series = demand->parry != NO_PARRY || scan_skip(scan, "ser-");
  demand->reciprocal = scan_skip(scan, "reci-");
  return true;
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
  scan_word(&scan, words, &word);
  demand->given = true;
  demand->place = word.place;
  if (!read_prefixes(words, &scan, demand) || !read_goal(words, &scan, demand, &word))
    return false;
  demand->stem = stem_of(words, &scan, demand->goal.kind);
  scan_next_word(words, &scan);
  return finish_scan(words, &scan, demand);
}
