/* Throws random scores at the reader of scores and plays through what it makes of them:

     fuzz_scores [--inputs N | --seconds N] [--seed N] [FILE…]

   Files are not looked at.  The sequence depends on the seed alone.  Worth its time under
   sanitizers, which see what goes wrong; else a crash or a hang does.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/replay_game.h"
#include "tests/fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[] = {"1.",
                                    "e4",
                                    "e5",
                                    "2.Nf3",
                                    "Nc6",
                                    "d4",
                                    "exd4",
                                    "O-O",
                                    "0-0-0",
                                    "Ke2",
                                    "Kxe7",
                                    "e2e4",
                                    "e7-e5",
                                    "e8=Q",
                                    "bxa8(N)",
                                    "e8q",
                                    "Sg1-f3",
                                    "1-0",
                                    "0-1",
                                    "*",
                                    "1/2-1/2",
                                    "$3",
                                    "!?",
                                    "{",
                                    "}",
                                    "(",
                                    ")",
                                    ";",
                                    "\n",
                                    "%",
                                    "[",
                                    "]",
                                    "\"",
                                    "\\",
                                    "…",
                                    "...",
                                    "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 99 1\"]",
                                    "[FEN \"k7/8 b\"]",
                                    "a8=Q",
                                    "Kh8",
                                    "[FEN \"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1\"]",
                                    "[Result \"1-0\"]",
                                    "[Variant \"Fog of War\"]",
                                    "[White \"\\\"x\\\\\"]",
                                    "e.p.",
                                    "Ka1",
                                    "Ka2",
                                    "Kg8",
                                    "Kh7"};

enum { WORDS = sizeof words / sizeof *words, ROOM = 4096 };

static struct fuzz fuzz;

static unsigned draw(unsigned below) {
  return roll(&fuzz.dice, below);
}

static size_t make_input(char *bytes) {
  size_t length = 0;
  for (unsigned count = draw(60); count > 0; count--) {
    const char *word = words[draw(WORDS)];
    if (length + strlen(word) + 1 > ROOM)
      break;
    memcpy(bytes + length, word, strlen(word));
    length += strlen(word);
    bytes[length++] = draw(6) == 0 ? '\n' : ' ';
  }
  for (unsigned changes = draw(3) == 0 ? draw(10) : 0; changes > 0 && length > 0; changes--)
    bytes[draw((unsigned)length)] = (char)draw(256);
  return length;
}

static size_t play(const struct score *score) {
  struct game game;
  struct ply ply;
  size_t sum = 0;
  game_begin(&game, score);
  while (game.position != NULL && game_next(&game, &ply))
    sum += game.end;
  for (const struct complaint *c = game.complaints.first; c != NULL; c = c->next)
    sum += strlen(c->text);
  sum += game.played;
  game_free(&game);
  return sum;
}

static size_t read_all(const char *bytes, size_t length) {
  char *exact = malloc(length > 0 ? length : 1); /* to catch reading beyond it */
  if (exact == NULL)
    exit(EXIT_FAILURE);
  memcpy(exact, bytes, length);
  struct score_reader *reader = score_reader_new("fuzz", exact, length);
  struct score *score;
  size_t sum = 0;
  while ((score = score_next(reader)) != NULL) {
    for (const struct complaint *c = score->complaints.first; c != NULL; c = c->next)
      sum += strlen(c->text);
    sum += play(score);
    score_free(score);
  }
  score_reader_free(reader);
  free(exact);
  return sum;
}

int main(int argc, char **argv) {
  static char bytes[ROOM];
  size_t sum = 0;
  fuzz = fuzz_begin(argc, argv);
  while (fuzz_goes_on(&fuzz))
    sum += read_all(bytes, make_input(bytes));
  printf("%lu scores read, %zu\n", fuzz.thrown, sum);
  return EXIT_SUCCESS;
}
