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

/* A command's own options, which go before those of solving.  If argv[0] is one of them `take`
   takes it with its value and returns how many words that were, else 0; `argc` counts the words
   that are left, at least 1. */
struct own_options {
  int (*take)(void *context, int argc, char **argv);
  void *context;
};

/* Reads a command line and prints help where that is asked for; -1 where all is fine and there is
   something to do, else the status to end with.  `own` may be NULL.  Options of solving that the
   command does not take are refused. */
int settings_words(struct settings *settings, const struct command *command,
                   const struct own_options *own, int argc, char **argv);
/* The same for commands that read files: without a name standard input is meant, unless it is a
   terminal. */
int settings_read(struct settings *settings, const struct command *command,
                  const struct own_options *own, int argc, char **argv);

/* A number from `least` on, or -1. */
long long number_in(const char *text, long long least);

/* The limits of search for a problem begun now that asks for at most max_time seconds (0: none). */
struct limits settings_limits(const struct settings *settings, unsigned max_time);

/* Help lines about the options of solving that this command takes. */
void print_settings(const struct command *command);

#endif
