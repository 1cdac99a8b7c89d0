/* Throws stipulations at the reader, made by their grammar, traditional and structured ones:

     fuzz_stipulation [--inputs N | --seconds N] [--seed N] [FILE…]

   Half of them are as they were made, and must not be called an error; the others are damaged by
   some characters.  Of what is read the whole tree is looked at.  Files are not read; they are
   taken so that all fuzzers can be called alike.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/problem.h"
#include "tests/fuzz.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 4096 };

static struct fuzz fuzz;

static unsigned draw(unsigned below) {
  return roll(&fuzz.dice, below);
}

/* The text in the making; what does not fit is cut off, which damages it. */
static struct {
  char bytes[ROOM];
  size_t length;
  bool damaged;
} text;

static void put(const char *piece) {
  const size_t length = strlen(piece);
  if (text.length + length >= ROOM) {
    text.damaged = true;
    return;
  }
  memcpy(text.bytes + text.length, piece, length + 1);
  text.length += length;
}

static void put_number(unsigned number) {
  char digits[16];
  snprintf(digits, sizeof digits, "%u", number);
  put(digits);
}

static void blank(void) {
  if (draw(6) == 0)
    put(draw(3) == 0 ? "\n  " : " ");
}

static void put_goal(void) {
  static const char *const goals[] = {
      "#",   "=",  "==", "+",  "++",  "za1", "x",  "##",  "ct",  "<>", "%",    "~",
      "##!", "ep", "00", "#=", "kh8", "c81", "xk", "ctr", "<>r", "dr", "#[S]", "#[e4]"};
  put(goals[draw(sizeof goals / sizeof *goals)]);
}

static void put_expression(unsigned depth, unsigned nodes, bool leaves);

static void put_brackets(unsigned depth, bool needs_fork) {
  if (needs_fork || draw(6) == 0) {
    blank();
    put("[");
    put_expression(depth + 1, 1, depth > 3 || draw(2) == 0);
    put("]");
  }
  if (draw(6) == 0) {
    blank();
    put("{");
    put_expression(depth + 1, 1, depth > 3 || draw(2) == 0);
    put("}");
  }
}

static void put_branch(unsigned depth) {
  const bool series = draw(4) == 0, help = draw(2) == 0;
  const unsigned length = 1 + draw(9);
  const bool first = !series && length % 2 == 0;
  put(draw(8) == 0 ? ">" : "");
  put(draw(8) == 0 ? "/" : "");
  put(draw(8) == 0 ? "- " : "");
  if (draw(8) == 0) {
    put_number(1 + draw(length));
    put(":");
  }
  put_number(length);
  put(series ? "s" : help ? "h" : "a");
  put_brackets(depth, !first);
  if (series)
    return;
  put(!first && draw(6) == 0 ? "?+?" : "");
  put(help ? "h" : "d");
  put_brackets(depth, first);
}

static void put_operand(unsigned depth, bool leaves) {
  put(draw(8) == 0 ? "!" : "");
  if (leaves)
    put_goal();
  else
    put_branch(depth);
}

/* Operands are alike: goals, or branches of attack. */
static void put_expression(unsigned depth, unsigned nodes, bool leaves) {
  const bool bracketed = depth < 4 && draw(8) == 0;
  put(bracketed ? "(" : "");
  put_operand(depth, leaves);
  for (; nodes < 3 && draw(5) == 0; nodes++) {
    blank();
    put(draw(2) == 0 ? "&" : "|");
    blank();
    put_operand(depth, leaves);
  }
  put(bracketed ? ")" : "");
}

static void put_traditional(void) {
  static const char *const plays[] = {"", "s", "r", "semi-r", "h", "hs", "hr"};
  static const char *const before[] = {"", "ser-", "pser-", "phser-"};
  const bool reciprocal = draw(6) == 0;
  const unsigned series = draw(4);
  if (draw(6) == 0) {
    put_number(1 + draw(9));
    put("->");
  }
  put(draw(6) == 0 ? "exact-" : "");
  put(reciprocal ? "" : before[series]);
  if (reciprocal) {
    put("reci-h");
    if (draw(2) == 0) {
      put("(");
      put_goal();
      put(")");
    }
  } else {
    put(plays[draw(7)]);
  }
  put_goal();
  put_number(2 + draw(9));
}

static void damage(void) {
  for (unsigned changes = 1 + draw(3); changes > 0; changes--)
    text.bytes[draw((unsigned)text.length)] = (char)(draw(8) == 0 ? draw(256) : 32 + draw(95));
  text.damaged = true;
}

static void make_input(void) {
  const bool structured = draw(3) > 0;
  text.length = 0;
  text.damaged = false;
  put(structured ? "BeginProblem\nSStipulation " : "BeginProblem\nStipulation ");
  if (structured) {
    put(draw(2) == 0 ? "white " : "black ");
    put_expression(0, 0, false);
  } else {
    put_traditional();
  }
  put("\nPieces White Ka1 Black Kh8\nEndProblem\n");
  if (draw(2) == 0)
    damage();
}

/* Nodes of the tree; ends the program where one makes no sense. */
static unsigned weigh(const struct stipulation *tree) {
  unsigned sum = 0;
  for (; tree != NULL; tree = tree->next) {
    sum += 1 + weigh(tree->operands[0]) + weigh(tree->operands[1]);
    if (tree->kind != NODE_BRANCH)
      continue;
    const struct letter *letters = tree->branch->letters;
    if (tree->length == 0 || (letters[0].fork == NULL && letters[1].fork == NULL))
      abort();
    for (unsigned i = 0; i < 2; i++)
      sum += weigh(letters[i].fork) + weigh(letters[i].constraint);
  }
  return sum;
}

static const char *first_error(const struct problem_set *set) {
  for (const struct complaint *c = set->complaints.first; c != NULL; c = c->next)
    if (c->severity == INPUT_ERROR)
      return c->text;
  return NULL;
}

static void read_input(void) {
  char *exact = malloc(text.length); /* of this very length, to catch reading beyond it */
  if (exact == NULL)
    exit(EXIT_FAILURE);
  memcpy(exact, text.bytes, text.length);
  struct reader *reader = reader_new("fuzz", exact, text.length);
  struct problem_set *set;
  while ((set = reader_next(reader)) != NULL) {
    const struct problem *problem = set->phases[0];
    const char *error = first_error(set);
    /* Only the number of nodes is beyond what the grammar can know. */
    if (!text.damaged && error != NULL && strstr(error, "more than 64") == NULL) {
      fprintf(stderr, "fuzz_stipulation: %s\n%.*s", error, (int)text.length, text.bytes);
      exit(EXIT_FAILURE);
    }
    if (weigh(problem->stipulation) > MAX_NODES ||
        (!error && !problem->stipulation && !text.damaged && set->complaints.unsupported == 0))
      abort();
    problem_set_free(set);
  }
  reader_free(reader);
  free(exact);
}

int main(int argc, char **argv) {
  fuzz = fuzz_begin(argc, argv);
  while (fuzz_goes_on(&fuzz)) {
    make_input();
    read_input();
  }
  return EXIT_SUCCESS;
}
