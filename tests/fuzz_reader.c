/* Throws random bytes, random words and mutated problem files at the reader:

     fuzz_reader [--inputs N | --seconds N] [--seed N] [FILE…]

   Files are taken as further texts to mutate.  The sequence depends on the seed alone.  Worth its
   time under sanitizers, which see what goes wrong; else a crash or a hang does.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/problem.h"
#include "tests/fuzz.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const seeds[] = {
    "BeginProblem\nAuthor A. Uthor\nOrigin here\nTitle Two\nAward 1st prize\nRemark nothing\n"
    "Stipulation h#2.5\nOption SetPlay Variation NonTrivial 1 2 EnPassant d7d6d5 NoCastling a1h8 "
    "Intelligent 2 StartMoveNumber 1:2 CastlingMutuallyExclusive a1h8\n"
    "Condition Circe RexInclusive Madrasi Hole d4e5 CP BGL 2.5 - GridChess Irregular a1b1 c3\n"
    "Pieces White Ka1 Ra8 Royal Gb2c2 Black Kh8 r/ba4 Neutral Kamikaze Paralysing EQd5\n"
    "Twin Move a1 b1\nTwin Continued Exchange a8 h8 Remove c2 Add Neutral Qd1\n"
    "Twin Stipulation ser-h=5 Condition Madrasi\nTwin Rotate 90 Mirror a1<-->h8 Shift a1 a2\n"
    "Twin PolishType Substitute R B\nSolution\n 1.Ka1-a2 Kh8-h7\nEndSolution\nNextProblem\n"
    "BoardSize 10x9\nBoardShape Torus\nWalk XX \"Some walk\" Q*^ > =1\n"
    "Forsyth 3k6/.xx=.EQ8/20K/5N+p-P\nStipulation ser-zj94\nNextProblem\n"
    "FEN r3k2r/pppppppp/8/8/3pP3/8/PPPP1PPP/R3K2R b KQkq e3 0 1\nStipulation #2\nEndProblem\n",
    "DebutProbleme\nAuteur X\nEnonce h#2\nPieces Blanc Ra1 Noir Rh8 Dd4 Neutre Cb2\n"
    "Option Apparent Defense 3\nCondition CirceMalefique SansPrises\nEchiquier 8x8\n"
    "ZeroPosition deplacement a1 a2\nJumeau enplus ajoute Noir Pa7\nASuivre\nEnonce pser-h#3\n"
    "FinProbleme\n",
    "AnfangProblem\nAutor Y\nForderung s#4\nSteine Weiss Ka1 Ba2b3 Schwarz Kh8 Ld4\n"
    "Option OhneBrett Verfuehrung\nBedingung Schlagschach Imitator a1b2\nBrettgroesse 9x9\n"
    "Zwilling versetze a1 a2\nZwilling ferner hinzufuegen Neutral Dd4\nWeiteresProblem\n"
    "sForderung schwarz 6hh[/2da[#]{!+}]\nEndeProblem\n"};

static const char *const words[] = {"BeginProblem",
                                    "NextProblem",
                                    "EndProblem",
                                    "Pieces",
                                    "White",
                                    "Black",
                                    "Neutral",
                                    "Royal",
                                    "Ka1",
                                    "Pa2b2c2",
                                    "Stipulation",
                                    "h#2",
                                    "ser-h#999999999",
                                    "#1.7",
                                    "a=>b3",
                                    "dia4.5",
                                    "zz99",
                                    "Condition",
                                    "Circe",
                                    "Madrasi",
                                    "CP",
                                    "Hole",
                                    "a1b1c1d1",
                                    "Option",
                                    "Try",
                                    "MaxTime",
                                    "99999999999",
                                    "NonTrivial",
                                    "Twin",
                                    "Continued",
                                    "Move",
                                    "a1",
                                    "h8",
                                    "Rotate",
                                    "270",
                                    "Mirror",
                                    "a1<-->h1",
                                    "Shift",
                                    "Add",
                                    "Remove",
                                    "Exchange",
                                    "Substitute",
                                    "PolishType",
                                    "ZeroPosition",
                                    "Forsyth",
                                    "48/5gPp/5K1k",
                                    "FEN",
                                    "8/8/8/8/8/8/8/8",
                                    "w",
                                    "KQkq",
                                    "-",
                                    "BoardSize",
                                    "26x26",
                                    "1x1",
                                    "BoardShape",
                                    "Torus",
                                    "Walk",
                                    "XX",
                                    "\"name\"",
                                    "Q*^ > =1",
                                    "Solution",
                                    "EndSolution",
                                    "TotalInvisible",
                                    "SStipulation",
                                    "3a[1a[#]d]d",
                                    "r/b",
                                    "z26",
                                    "\xEF\xBB\xBF",
                                    "\xC3\xA9",
                                    "\xE9",
                                    "\n",
                                    "\r\n",
                                    "\t",
                                    "Author",
                                    "BeginP",
                                    "Debut",
                                    "Anfang"};

enum {
  COUNT_OF_SEEDS = sizeof seeds / sizeof *seeds,
  COUNT_OF_WORDS = sizeof words / sizeof *words
};

static struct fuzz fuzz;

static unsigned draw(unsigned below) {
  return roll(&fuzz.dice, below);
}

enum { ROOM = 1 << 14 };

struct input {
  size_t length;
  char bytes[ROOM];
};

static void insert(struct input *input, size_t at, const char *bytes, size_t length) {
  if (input->length + length > ROOM)
    return;
  memmove(input->bytes + at + length, input->bytes + at, input->length - at);
  memcpy(input->bytes + at, bytes, length);
  input->length += length;
}

static void cut(struct input *input, size_t at, size_t length) {
  if (length > input->length - at)
    length = input->length - at;
  memmove(input->bytes + at, input->bytes + at + length, input->length - at - length);
  input->length -= length;
}

static void mutate_once(struct input *input) {
  const size_t at = draw((unsigned)input->length + 1);
  char byte = (char)draw(256), copy[256];
  const char *word = words[draw(COUNT_OF_WORDS)];
  size_t length;
  switch (draw(6)) {
  case 0:
    if (at < input->length)
      input->bytes[at] = byte;
    break;
  case 1:
    insert(input, at, &byte, 1);
    break;
  case 2:
    cut(input, at, draw(at % 7 == 0 ? 400 : 8));
    break;
  case 3:
    insert(input, at, " ", 1);
    insert(input, at, word, strlen(word));
    break;
  case 4: /* something that is there already */
    length = draw(sizeof copy);
    length = length < input->length - at ? length : input->length - at;
    memcpy(copy, input->bytes + at, length);
    insert(input, draw((unsigned)input->length + 1), copy, length);
    break;
  default:
    insert(input, at, "9999999999", 1 + draw(10));
  }
}

static void make_mutation(struct input *input, const char *seed, size_t length) {
  input->length = length < ROOM / 2 ? length : ROOM / 2;
  memcpy(input->bytes, seed, input->length);
  for (unsigned changes = 1 + draw(12); changes > 0; changes--)
    mutate_once(input);
}

static void make_words(struct input *input) {
  const char *begin = "BeginProblem ";
  input->length = 0;
  if (draw(8) > 0)
    insert(input, 0, begin, strlen(begin));
  for (unsigned count = draw(60); count > 0; count--) {
    const char *word = words[draw(COUNT_OF_WORDS)];
    insert(input, input->length, word, strlen(word));
    insert(input, input->length, draw(4) == 0 ? "\n" : " ", 1);
  }
}

static void make_bytes(struct input *input) {
  input->length = draw(300);
  for (size_t i = 0; i < input->length; i++)
    input->bytes[i] = (char)(draw(4) == 0 ? draw(256) : 32 + draw(95));
}

/* Every text that the reader made is looked at, so that sanitizers see dangling ones. */
static size_t weigh(const struct problem *problem) {
  size_t sum = 0;
  for (unsigned i = 0; i < problem->authors; i++)
    sum += strlen(problem->author[i]);
  for (unsigned i = 0; i < problem->condition_count; i++)
    sum += strlen(problem->conditions[i].text);
  for (const struct stipulation *node = problem->stipulation; node != NULL; node = node->next)
    sum += node->length;
  for (const struct complaint *c = problem->complaints.first; c != NULL; c = c->next)
    sum += strlen(c->text);
  if (problem->twin_text != NULL)
    sum += strlen(problem->twin_text);
  if (problem->intended != NULL)
    sum += strlen(problem->intended);
  if (problem->stipulation_text != NULL)
    sum += strlen(problem->stipulation_text);
  return sum;
}

static size_t read_all(const struct input *input) {
  char *text = malloc(input->length + 1); /* of this very length, to catch reading beyond it */
  if (text == NULL)
    exit(EXIT_FAILURE);
  char *exact = input->length > 0 ? realloc(text, input->length) : text;
  memcpy(exact, input->bytes, input->length);
  struct reader *reader = reader_new("fuzz", exact, input->length);
  struct problem_set *set;
  size_t sum = 0;
  while ((set = reader_next(reader)) != NULL) {
    for (unsigned i = 0; i < set->phase_count; i++)
      sum += weigh(set->phases[i]);
    problem_set_free(set);
  }
  reader_free(reader);
  free(exact);
  return sum;
}

static char *load(const char *name, size_t *length) {
  char *text = malloc(ROOM);
  FILE *file = fopen(name, "rb");
  if (text == NULL || file == NULL) {
    fprintf(stderr, "fuzz_reader: cannot read %s\n", name);
    exit(EXIT_FAILURE);
  }
  *length = fread(text, 1, ROOM, file);
  fclose(file);
  return text;
}

static void make_input(struct input *input, char **files, unsigned count) {
  const unsigned kind = draw(8);
  if (kind == 0) {
    make_bytes(input);
  } else if (kind < 3) {
    make_words(input);
  } else if (count > 0 && kind < 7) {
    size_t length;
    char *text = load(files[draw(count)], &length);
    make_mutation(input, text, length);
    free(text);
  } else {
    const char *seed = seeds[draw(COUNT_OF_SEEDS)];
    make_mutation(input, seed, strlen(seed));
  }
}

int main(int argc, char **argv) {
  static struct input input;
  size_t sum = 0;
  fuzz = fuzz_begin(argc, argv);
  while (fuzz_goes_on(&fuzz)) {
    make_input(&input, argv + fuzz.first_file, (unsigned)(argc - fuzz.first_file));
    sum += read_all(&input);
  }
  printf("%lu inputs read, %zu\n", fuzz.thrown, sum);
  return EXIT_SUCCESS;
}
