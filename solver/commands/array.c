/* premier array: the arrays of Chess960 and their numbers, and the drawing of one.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/array960.h"

#include "solver/commands/command.h"
#include "solver/commands/settings.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static void print_row(unsigned number) {
  static const char letters[ORTHODOX_WALKS + 1] = "-KQRBNP";
  uint8_t officers[OFFICERS_960];
  array960_officers(number, officers);
  for (unsigned file = 0; file < OFFICERS_960; file++)
    putchar(letters[officers[file]]);
  putchar('\n');
}

/* The knight is N, or S as in problem files. */
static unsigned walk_of(char letter) {
  static const char letters[] = "kqrbns";
  static const uint8_t walks[] = {KING, QUEEN, ROOK, BISHOP, KNIGHT, KNIGHT};
  const char *found = strchr(letters, letter | 0x20);
  return found != NULL && *found != '\0' ? walks[found - letters] : NO_WALK;
}

/* -1 for anything but a row of one of the 960. */
static int number_of_row(const char *row) {
  uint8_t officers[OFFICERS_960];
  if (strlen(row) != OFFICERS_960)
    return -1;
  for (unsigned file = 0; file < OFFICERS_960; file++)
    officers[file] = (uint8_t)walk_of(row[file]);
  return array960_number(officers);
}

static int tell(const char *word) {
  const long long number = number_in(word, 0);
  const int of_row = number_of_row(word);
  if (number >= 0 && number < ARRAYS_960)
    print_row((unsigned)number);
  else if (of_row >= 0)
    printf("%d\n", of_row);
  else
    return complain_usage(&command_array,
                          "\"%s\" is neither a number from 0 to %d nor the row of an array: a king "
                          "between two rooks, bishops on squares of different colour, a queen and "
                          "two knights",
                          word, ARRAYS_960 - 1);
  return STATUS_FINE;
}

struct drawing {
  bool northam, seeded;
  unsigned long long seed;
};

/* Reads what stands behind --draw; -1 where it is fine, else the status to end with. */
static int read_drawing(struct drawing *drawing, int argc, char **argv) {
  for (int i = 2; i < argc; i += 2) {
    const char *value = i + 1 < argc ? argv[i + 1] : "";
    const bool method = strcmp(argv[i], "--method") == 0, seed = strcmp(argv[i], "--seed") == 0;
    if (!method && !seed)
      return complain_usage(&command_array, "unknown option %s", argv[i]);
    if (method && strcmp(value, "northam") != 0 && strcmp(value, "uniform") != 0)
      return complain_usage(&command_array, "--method must be followed by northam or uniform");
    if (seed && number_in(value, 0) < 0)
      return complain_usage(&command_array, "--seed must be followed by a number");
    if (method)
      drawing->northam = strcmp(value, "northam") == 0;
    drawing->seeded = drawing->seeded || seed;
    if (seed)
      drawing->seed = (unsigned long long)number_in(value, 0);
  }
  return -1;
}

/* Without a seed from the user: the clock to the nanosecond. */
static uint64_t seed_now(void) {
  struct timespec now = {0};
  clock_gettime(CLOCK_REALTIME, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static int draw(int argc, char **argv) {
  struct drawing drawing = {0};
  const int status = read_drawing(&drawing, argc, argv);
  if (status >= 0)
    return status;
  struct coin960 coin = {drawing.seeded ? drawing.seed : seed_now()};
  const unsigned number =
      drawing.northam ? array960_draw_northam(&coin) : array960_draw_uniform(&coin);
  printf("%u ", number);
  print_row(number);
  return STATUS_FINE;
}

static int run_array(int argc, char **argv) {
  if (argc >= 2 && strcmp(argv[1], "--draw") == 0)
    return draw(argc, argv);
  if (argc == 2 && strcmp(argv[1], "--help") == 0) {
    print_help(&command_array);
    return STATUS_FINE;
  }
  if (argc == 2)
    return tell(argv[1]);
  return complain_usage(&command_array, "a number, a row of men or --draw is needed");
}

const struct command command_array = {
    .name = "array",
    .synopsis = "number|row|--draw [--method northam|uniform] [--seed number]",
    .sentence = "tell the array of a Chess960 number or the number of an array, or draw one",
    .help =
        "  number           print the array of this number, 0 to 959\n"
        "  row              print the number of this array, as RNBQKBNR\n"
        "  --draw           draw an array, print its number and its row\n"
        "  --method uniform each of the 960 is as likely as any other; this is the default\n"
        "  --method northam draw with coins: dark bishop, light bishop, king, rooks, queen; some\n"
        "                   arrays are likelier than others\n"
        "  --seed number    the same number draws the same array\n",
    .run = run_array};
