/* Structured stipulations, a language of their own (Popeye's manual, "sstipulation"):

     side expression
     expression  operand { & operand | "|" operand }       from left to right
     operand     ! operand | ( expression ) | branch | goal
     branch      [>] [/] [-] [least :] length half-moves
     half-moves  a… d… | d… a… | h… h… | s…
     … of a letter: { [ expression ] | { expression } }, a fork or a constraint; before the second
     letter of ad and hh: ?+?

   Readings, where the manual is followed and Popeye 4.104 goes its own way: "/" hides the
   half-moves of series and of help play, too (Popeye finds nothing there); of least:length in ad
   and da all lengths count (Popeye finds nothing but for least = length); a least length of help
   play that the brackets do not fit is rounded up to one that they do (Popeye rounds down); two
   goals in brackets behind one letter are alternatives (Popeye looks at the first); what a
   constraint denies is told in the diagram and behind refutations only, not behind an introductory
   series; a goal that a board without rebirth cannot bring, denied ("!<>r"), holds (Popeye finds
   nothing).

   Blanks may stand between all of these.  The stipulation ends where nothing can follow it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/branches.h"
#include "solver/language/demand.h"
#include "solver/language/keywords.h"
#include "solver/language/scan.h"

#include <string.h>

enum { DEEPEST = 24, MOST_HALF_MOVES = 1999 };

/* Operators join what is asked of the same kind of position. */
enum group { OF_LEAVES, OF_ATTACKS, OF_DEFENCES };

struct expression {
  struct stipulation *node; /* NULL: not understood, there is a complaint */
  enum group group;
};

struct structure {
  struct words *words;
  struct demand *demand; /* what becomes of it */
  struct scan scan;
  struct text text; /* what has been read */
  unsigned depth;   /* of brackets */
};

static struct expression read_expression(struct structure *structure);

static void take_word(struct structure *structure, const struct word *word) {
  words_take(structure->words);
  text_print(&structure->text, "%s", structure->text.length > 0 ? " " : "");
  text_add(&structure->text, word->text, word->length);
  scan_word(&structure->scan, structure->words, word);
}

/* The next character, 0 where the stipulation ends: outside of brackets a new word belongs to it
   only if it begins with one of these. */
static char next(struct structure *structure, const char *beginnings) {
  struct word word;
  while (structure->scan.from == structure->scan.end) {
    if (!words_peek(structure->words, &word) || words_means_something_else(structure->words, &word))
      return 0;
    const bool belongs =
        structure->depth > 0 || beginnings == NULL || strchr(beginnings, word.text[0]) != NULL;
    if (!belongs || word.text[0] == 0)
      return 0;
    take_word(structure, &word);
  }
  return *structure->scan.from;
}

static bool skip(struct structure *structure, const char *sign, const char *beginnings) {
  return next(structure, beginnings) != 0 && scan_skip(&structure->scan, sign);
}

/* Of what comes next; `beginnings` as above. */
static struct place here(struct structure *structure, const char *beginnings) {
  next(structure, beginnings);
  return scan_place(&structure->scan);
}

/* Complains that something else is needed here. */
static void miss(struct structure *structure, const char *expected) {
  const struct word rest = scan_rest(&structure->scan);
  const struct place place = scan_place(&structure->scan);
  if (rest.length == 0)
    complain(structure->words->complaints, INPUT_ERROR, place,
             "the structured stipulation breaks off: %s is expected", expected);
  else
    complain(structure->words->complaints, INPUT_ERROR, place,
             "%s is expected in the structured stipulation, not \"%s\"", expected,
             words_quote(structure->words, &rest));
}

static bool refuse(struct structure *structure, struct place place, const char *why) {
  complain(structure->words->complaints, INPUT_ERROR, place, "structured stipulation: %s", why);
  return false;
}

/* ---- branches ---- */

static bool read_fork(struct structure *structure, struct letter *letter) {
  struct arena *arena = structure->words->arena;
  const struct expression inner = read_expression(structure);
  if (inner.node == NULL)
    return false;
  letter->fork =
      letter->fork == NULL ? inner.node : new_operator(arena, NODE_OR, letter->fork, inner.node);
  return true;
}

static bool read_constraint(struct structure *structure, struct letter *letter) {
  struct arena *arena = structure->words->arena;
  const struct expression inner = read_expression(structure);
  if (inner.node == NULL)
    return false;
  letter->constraint = letter->constraint == NULL
                           ? inner.node
                           : new_operator(arena, NODE_AND, letter->constraint, inner.node);
  return true;
}

/* What stands in brackets behind a letter. */
static bool read_letter(struct structure *structure, struct letter *letter) {
  for (;;) {
    const struct place place = here(structure, "[{");
    const bool fork = skip(structure, "[", "[{");
    if (!fork && !skip(structure, "{", "[{"))
      return true;
    if (++structure->depth > DEEPEST)
      return refuse(structure, place, "brackets are too deeply nested");
    if (fork ? !read_fork(structure, letter) : !read_constraint(structure, letter))
      return false;
    if (!skip(structure, fork ? "]" : "}", NULL)) {
      miss(structure, fork ? "an operator or \"]\"" : "an operator or \"}\"");
      return false;
    }
    structure->depth--;
  }
}

static bool read_letters(struct structure *structure, struct branch *branch) {
  static const struct {
    const char *first, *second, *expected;
    enum branch_play play;
  } plays[] = {{"a", "d", "the d of an attack (ad)", BRANCH_ATTACK},
               {"d", "a", "the a of a defence (da)", BRANCH_DEFENCE},
               {"h", "h", "the second h of help play (hh)", BRANCH_HELP},
               {"s", NULL, NULL, BRANCH_SERIES}};
  for (unsigned i = 0; i < sizeof plays / sizeof *plays; i++) {
    if (!skip(structure, plays[i].first, NULL))
      continue;
    branch->play = plays[i].play;
    if (!read_letter(structure, &branch->letters[0]))
      return false;
    if (plays[i].second == NULL)
      return true;
    const struct place place = here(structure, NULL);
    branch->letters[1].in_check_only = skip(structure, "?+?", NULL);
    if (branch->letters[1].in_check_only && branch->play == BRANCH_DEFENCE)
      return refuse(structure, place, "?+? belongs before the d of ad or the second h of hh");
    if (skip(structure, plays[i].second, NULL))
      return read_letter(structure, &branch->letters[1]);
    miss(structure, plays[i].expected);
    return false;
  }
  miss(structure, "a kind of play (ad, da, hh or s)");
  return false;
}

/* "5", "3:5" */
static bool read_length(struct structure *structure, struct stipulation *node) {
  const struct place place = here(structure, NULL);
  unsigned length;
  if (next(structure, NULL) == 0 || !scan_number(&structure->scan, MOST_HALF_MOVES, &length)) {
    miss(structure, "a number of half-moves");
    return false;
  }
  node->length = length;
  if (skip(structure, ":", NULL)) {
    node->least = length;
    if (next(structure, NULL) == 0 ||
        !scan_number(&structure->scan, MOST_HALF_MOVES, &node->length)) {
      miss(structure, "the greatest number of half-moves");
      return false;
    }
  }
  if (node->length == 0 || node->length > MOST_HALF_MOVES)
    return refuse(structure, place, "a branch has 1 to 1999 half-moves");
  return true;
}

static unsigned last_letter(const struct stipulation *node) {
  return node->branch->play == BRANCH_SERIES ? 0 : (node->length - 1) % 2;
}

/* Help play may be over before it has begun if another branch follows its whole moves. */
static bool may_be_left_out(const struct stipulation *node) {
  const struct stipulation *fork = node->branch->letters[1].fork;
  return node->branch->play == BRANCH_HELP && fork != NULL && !structure_is_leaf(fork);
}

/* Half-moves behind the last one that leads anywhere make no difference. */
static bool fit_length(struct structure *structure, struct stipulation *node, struct place place) {
  const struct letter *letters = node->branch->letters;
  if (letters[0].fork == NULL && letters[1].fork == NULL)
    return refuse(structure, place,
                  "the branch leads to nothing: a goal or branch in [] is missing");
  if (letters[1].in_check_only && node->branch->play == BRANCH_HELP && node->length % 2 == 0)
    return refuse(structure, place, "with ?+? help play has an odd number of half-moves");
  if (letters[last_letter(node)].fork == NULL)
    node->length--;
  if (node->least == 0 && !may_be_left_out(node))
    node->least = 1;
  if (node->length == 0 || node->least > node->length)
    return refuse(structure, place, "the branch is too short to lead to what its brackets say");
  return true;
}

static struct expression read_branch(struct structure *structure) {
  const struct expression failure = {NULL, OF_LEAVES};
  const struct place place = here(structure, NULL);
  const struct new_branch new = new_branch(structure->words->arena, BRANCH_ATTACK, 0, 0);
  new.branch->ends_outer = skip(structure, ">", NULL);
  new.branch->hidden = skip(structure, "/", NULL);
  new.branch->inverted = skip(structure, "-", NULL);
  if (!read_length(structure, new.node) || !read_letters(structure, new.branch) ||
      !fit_length(structure, new.node, place))
    return failure;
  return (struct expression){new.node,
                             new.branch->play == BRANCH_DEFENCE ? OF_DEFENCES : OF_ATTACKS};
}

/* ---- expressions ---- */

static struct expression read_leaf(struct structure *structure) {
  struct goal_text goal;
  const enum scanned found = scan_goal(&structure->scan, &goal);
  structure->words->squares_read |= found == SCANNED && goal.goal.target != NO_SQUARE;
  struct demand *demand = structure->demand;
  const struct expression failure = {NULL, OF_LEAVES};
  if (found != SCANNED) {
    miss(structure, found == LACKS_DETAIL ? "the square or man of the goal" : "a goal or a branch");
    return failure;
  }
  demand->proof_game |= goal.proof_game;
  demand->destination |= goal.destination;
  if (demand->proof_game && demand->destination) {
    refuse(structure, here(structure, NULL), "dia and a=>b are not goals of one stipulation");
    return failure;
  }
  return (struct expression){new_leaf(structure->words->arena, goal.goal), OF_LEAVES};
}

static struct expression read_bracketed(struct structure *structure) {
  struct expression inner = {NULL, OF_LEAVES};
  if (++structure->depth > DEEPEST) {
    refuse(structure, here(structure, NULL), "brackets are too deeply nested");
    return inner;
  }
  inner = read_expression(structure);
  if (inner.node != NULL && !skip(structure, ")", NULL)) {
    miss(structure, "an operator or \")\"");
    inner.node = NULL;
  }
  structure->depth--;
  return inner;
}

/* The castling goal begins like a number. */
static bool begins_branch(const struct structure *structure, char first) {
  const struct scan *scan = &structure->scan;
  const char second = scan->end - scan->from > 1 ? scan->from[1] : '\0';
  return first == '>' || first == '/' || first == '-' ||
         (first >= '0' && first <= '9' && !(first == '0' && second == '0'));
}

static struct expression read_operand(struct structure *structure) {
  const char first = next(structure, NULL);
  unsigned negations = 0;
  while (skip(structure, "!", NULL))
    negations++;
  struct expression operand;
  if (negations == 0 && begins_branch(structure, first))
    operand = read_branch(structure);
  else if (skip(structure, "(", NULL))
    operand = read_bracketed(structure);
  else if (next(structure, NULL) != 0 && begins_branch(structure, *structure->scan.from))
    operand = read_branch(structure);
  else
    operand = read_leaf(structure);
  if (operand.node != NULL && negations % 2 == 1)
    operand.node = new_operator(structure->words->arena, NODE_NOT, operand.node, NULL);
  return operand;
}

static struct expression read_expression(struct structure *structure) {
  struct expression left = read_operand(structure);
  while (left.node != NULL) {
    const struct place place = here(structure, "&|");
    const bool both = skip(structure, "&", "&|");
    if (!both && !skip(structure, "|", "&|"))
      return left;
    const struct expression right = read_operand(structure);
    if (right.node != NULL && right.group != left.group) {
      refuse(structure, place,
             "an operator joins goals, attacks (ad, hh, s) or defences (da) with "
             "their like");
      left.node = NULL;
    } else {
      left.node = right.node == NULL
                      ? NULL
                      : new_operator(structure->words->arena, both ? NODE_AND : NODE_OR, left.node,
                                     right.node);
    }
  }
  return left;
}

/* ---- the whole ---- */

static bool read_side(struct structure *structure, enum colour *side) {
  struct words *words = structure->words;
  const struct place place = words_place(words);
  struct word word;
  if (!words_peek(words, &word) || words_means_something_else(words, &word)) {
    complain(words->complaints, INPUT_ERROR, place, "the structured stipulation is missing");
    return false;
  }
  const struct match match = match_name(&word, owner_names, 2, words->language);
  if (match.kind == NO_MATCH || match.kind == AMBIGUOUS) {
    complain(words->complaints, INPUT_ERROR, word.place,
             "a structured stipulation begins with %s or %s, not \"%s\"",
             owner_names[NAME_OF_WHITE][words->language],
             owner_names[NAME_OF_BLACK][words->language], words_quote(words, &word));
    return false;
  }
  words_take(words);
  text_print(&structure->text, "%s", owner_names[match.index][words->language]);
  *side = match.index == NAME_OF_WHITE ? WHITE : BLACK;
  return true;
}

bool structure_read(struct words *words, struct demand *demand) {
  struct structure structure = {.words = words, .demand = demand, .text = {.arena = words->arena}};
  static const char nothing[] = "";
  enum colour side;
  structure.scan = (struct scan){words, nothing, nothing, nothing, words_place(words)};
  *demand = (struct demand){.given = true, .place = words_place(words)};
  if (!read_side(&structure, &side))
    return false;
  const struct expression whole = read_expression(&structure);
  if (whole.node == NULL)
    return false;
  if (structure.scan.from < structure.scan.end) {
    miss(&structure, "an operator or the next command");
    return false;
  }
  if (whole.group == OF_LEAVES)
    return refuse(&structure, demand->place, "there must be play before a goal");
  demand->whole = text_utf8(words->arena, structure.text.bytes, structure.text.length);
  demand->structure = settle_tree(words->arena, whole.node, side);
  return demand->structure != NULL ||
         refuse(&structure, demand->place, "there are more than 64 goals, branches and operators");
}
