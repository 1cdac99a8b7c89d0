/* The commands of the program: one file each, ending in one constant card, from which the table of
   commands and the help text are made.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_COMMAND_H
#define PREMIER_COMMAND_H

/* What the program ends with.  Where several fit, the lowest one but 0 counts. */
enum {
  STATUS_FINE = 0,        /* every problem was read and solved */
  STATUS_USAGE = 1,       /* the command line was not understood */
  STATUS_INPUT = 2,       /* a file could not be read, or a problem has errors */
  STATUS_UNSUPPORTED = 3, /* a problem asks for something that is not built yet */
  STATUS_LIMIT = 4,  /* a limit of time was reached, the user interrupted, or the disk is full */
  STATUS_UNSOUND = 5 /* check: a problem is not sound */
};

/* The options of solving, a bit for what one or several of them are about. */
enum setting {
  SETTING_MEMORY = 1 << 0,
  SETTING_TIME = 1 << 1,
  SETTING_THREADS = 1 << 2,
  SETTING_REGRESSION = 1 << 3,
  SETTING_HEARTBEAT = 1 << 4,
  SETTING_TRACE = 1 << 5,
  SETTING_JSON = 1 << 6,
  SETTING_PICTURES = 1 << 7, /* --html, --latex, --svg */
  SETTING_CHECKPOINT = 1 << 8,
  SETTING_ENGINE = 1 << 9,
  SETTING_TABLE = 1 << 10,
  SETTING_PRUNING = 1 << 11,
  /* whatever searches takes these */
  SETTINGS_OF_SEARCH =
      SETTING_MEMORY | SETTING_TIME | SETTING_THREADS | SETTING_ENGINE | SETTING_TABLE,
  SETTINGS_ALL = (1 << 12) - 1
};

struct command {
  const char *name;
  const char *synopsis; /* what follows the name */
  const char *sentence; /* for the list of commands */
  const char *help;     /* further lines for --help, each ended, its own options last */
  unsigned settings;    /* the options of solving that it takes: SETTING_… */
  /* argv[0] is the command's name; returns one of STATUS_…. */
  int (*run)(int argc, char **argv);
};

extern const struct command command_solve, command_check, command_perft, command_show,
    command_array, command_list, command_bench, command_replay, command_explain;

/* The lower status but 0 of two. */
static inline int worse_status(int a, int b) {
  return a == STATUS_FINE ? b : b == STATUS_FINE ? a : a < b ? a : b;
}

/* Prints how to use a command on standard output. */
void print_help(const struct command *command);
/* Says on standard error what is wrong with the command line, returns STATUS_USAGE. */
int complain_usage(const struct command *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
