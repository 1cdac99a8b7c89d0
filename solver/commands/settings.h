/* What the command line says about solving: limits, engine, form of the output.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SETTINGS_H
#define PREMIER_SETTINGS_H

#include "solver/commands/command.h"
#include "solver/search/solve.h"

struct settings {
  unsigned long long memory; /* bytes for the whole process; 0: no tables */
  double max_time;           /* seconds a problem; 0: no limit */
  unsigned threads;
  enum engine_choice engine;
  bool json, html, latex, svg; /* form of the output; none of them: text */
  const char *checkpoint;      /* name of the file of findings; NULL: none */
  bool regression;             /* neither version nor times in the output */
  bool no_table, no_pruning;   /* for tests */
  double heartbeat;            /* seconds between two heartbeat lines on standard error; 0: none */
  bool help, wrong;   /* asked for help; an option was wrong and has been complained about */
  const char **files; /* names in the order of the command line */
  unsigned file_count;
};

/* All cores, a quarter of the machine's memory. */
void settings_start(struct settings *settings);
void settings_end(struct settings *settings);

/* If argv[0] is an option of solving or a file name, takes it with its value and returns how many
   words that were, else 0. `argc` counts the words that are left, at least 1. */
int settings_take(struct settings *settings, const struct command *command, int argc, char **argv);
/* Reads a whole command line of a command without options of its own; -1 where it is fine, else the
   status to end with.  Without a file name standard input is meant unless it is a terminal. */
int settings_read(struct settings *settings, const struct command *command, int argc, char **argv);
/* The last step of settings_read, for commands that walk the command line themselves. */
int settings_close(struct settings *settings, const struct command *command);

/* A number from `least` on, or -1. */
long long number_in(const char *text, long long least);

/* The limits of search for a problem begun now that asks for at most max_time seconds (0: none). */
struct limits settings_limits(const struct settings *settings, unsigned max_time);

/* Help lines about the options that settings_take takes. */
extern const char settings_help[];

#endif
