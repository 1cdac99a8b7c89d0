/* Reading the options of solving.  The ones with a single minus are those that programs which run
   a solver already pass; they mean what they mean there.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/settings.h"

#include "solver/board/clock.h"
#include "solver/commands/interrupt.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define KIB (1ull << 10)
#define MIB (1ull << 20)

static const struct {
  const char *name;
  enum setting setting;
  const char *help; /* NULL: as the row above says */
} rows[] = {
    {"-maxmem", SETTING_MEMORY,
     "  -maxmem N[KMG]   memory for the whole process; N alone counts kilobytes, 0 means\n"
     "                   no tables (default: a quarter of the machine's memory)\n"},
    {"-maxtime", SETTING_TIME, "  -maxtime S       at most S seconds for a problem\n"},
    {"-j", SETTING_THREADS, "  -j N             threads (default: one for each processor)\n"},
    {"-regression", SETTING_REGRESSION,
     "  -regression      neither version nor times in the output\n"},
    {"-heartbeat", SETTING_HEARTBEAT,
     "  -heartbeat [N]   a sign of life on standard error every N/50000 seconds\n"},
    {"-maxtrace", SETTING_TRACE, "  -maxtrace N      accepted, without effect\n"},
    {"--json", SETTING_JSON, "  --json           JSON, one object a line\n"},
    {"--html", SETTING_PICTURES,
     "  --html           a page for browsers, diagrams and solutions\n"
     "  --latex          a LaTeX document for the package diagram, diagrams and solutions\n"
     "  --svg            one picture of all diagrams; nothing is solved for it\n"},
    {"--latex", SETTING_PICTURES, NULL},
    {"--svg", SETTING_PICTURES, NULL},
    {"--checkpoint", SETTING_CHECKPOINT,
     "  --checkpoint F   keep what has been found in the file F: the same command, given again\n"
     "                   after an interruption of whatever kind, goes on from there\n"},
    {"--engine", SETTING_ENGINE, "  --engine general|plain   for tests: force one engine\n"},
    {"--no-table", SETTING_TABLE, "  --no-table       for tests: no transposition tables\n"},
    {"--no-pruning", SETTING_PRUNING,
     "  --no-pruning     for tests: nothing that relies on an argument\n"}};
enum { ROWS = sizeof rows / sizeof *rows };

void print_settings(const struct command *command) {
  for (size_t i = 0; i < ROWS; i++)
    if ((command->settings & rows[i].setting) && rows[i].help != NULL)
      fputs(rows[i].help, stdout);
}

/* Sixteenth part of the memory and this much are left to everything that is not a table. */
enum { REST_IN_MIB = 8 };

static unsigned long long quarter_of_machine(void) {
  const long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  return pages > 0 && size > 0 ? (unsigned long long)pages / 4 * (unsigned long long)size
                               : 256 * MIB;
}

void settings_start(struct settings *settings) {
  const long processors = sysconf(_SC_NPROCESSORS_ONLN);
  *settings = (struct settings){.memory = quarter_of_machine(),
                                .threads = processors > 0 ? (unsigned)processors : 1};
}

void settings_end(struct settings *settings) {
  free(settings->files);
}

long long number_in(const char *text, long long least) {
  char *end;
  if (text == NULL || *text < '0' || *text > '9')
    return -1;
  errno = 0;
  const long long number = strtoll(text, &end, 10);
  return errno == 0 && *end == '\0' && number >= least ? number : -1;
}

/* "40M", "1g", "40960"; false where it is none. */
static bool read_memory(const char *text, unsigned long long *bytes) {
  static const char units[] = "kmg";
  char *end;
  if (text == NULL || *text < '0' || *text > '9')
    return false;
  errno = 0;
  const unsigned long long number = strtoull(text, &end, 10);
  unsigned long long unit = KIB;
  for (unsigned i = 0; i < 3 && *end != '\0'; i++)
    if ((*end | 0x20) == units[i] && end[1] == '\0') {
      unit = KIB << (10 * i);
      end++;
      break;
    }
  if (errno != 0 || *end != '\0' || number > ~0ull / unit)
    return false;
  *bytes = number * unit;
  return true;
}

static int wrong_value(struct settings *settings, const struct command *command, const char *option,
                       const char *value) {
  settings->wrong = true;
  if (value == NULL)
    complain_usage(command, "%s needs a value", option);
  else
    complain_usage(command, "%s: \"%s\" is not a value for it", option, value);
  return value == NULL ? 1 : 2;
}

static int take_file(struct settings *settings, const char *name) {
  const char **files =
      realloc(settings->files, (settings->file_count + 1) * sizeof *settings->files);
  if (files == NULL)
    abort();
  settings->files = files;
  settings->files[settings->file_count++] = name;
  return 1;
}

static int take_flag(struct settings *settings, const char *option) {
  const struct {
    const char *name;
    bool *flag;
  } flags[] = {{"-regression", &settings->regression},
               {"--json", &settings->json},
               {"--html", &settings->html},
               {"--latex", &settings->latex},
               {"--svg", &settings->svg},
               {"--no-table", &settings->no_table},
               {"--no-pruning", &settings->no_pruning},
               {"--help", &settings->help},
               {"-h", &settings->help}};
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    if (strcmp(option, flags[i].name) == 0) {
      *flags[i].flag = true;
      return 1;
    }
  return 0;
}

static int take_engine(struct settings *settings, const struct command *command,
                       const char *value) {
  if (value != NULL && strcmp(value, "general") == 0)
    settings->engine = ENGINE_GENERAL;
  else if (value != NULL && strcmp(value, "plain") == 0)
    settings->engine = ENGINE_PLAIN;
  else
    return wrong_value(settings, command, "--engine", value);
  return 2;
}

static int take_checkpoint(struct settings *settings, const struct command *command,
                           const char *value) {
  if (value == NULL || *value == '\0' || *value == '-')
    return wrong_value(settings, command, "--checkpoint", value);
  settings->checkpoint = value;
  return 2;
}

/* The number behind -heartbeat may be left out; a word that is no number is not its value. */
static int take_heartbeat(struct settings *settings, const char *value) {
  const long long number = number_in(value, 1);
  settings->heartbeat = number > 0 ? (double)number / 50000 : 1;
  return number > 0 ? 2 : 1;
}

static int take_number(struct settings *settings, const struct command *command, const char *option,
                       const char *value) {
  const long long number = number_in(value, 0);
  if (number < 0 || number > 1000000000)
    return wrong_value(settings, command, option, value);
  if (strcmp(option, "-maxtime") == 0)
    settings->max_time = (double)number;
  else if (strcmp(option, "-j") == 0 && number > 0 && number <= 1024)
    settings->threads = (unsigned)number;
  else if (strcmp(option, "-j") == 0)
    return wrong_value(settings, command, option, value);
  return 2;
}

/* "-j 2", or as one word "-j2". */
static bool is_threads(const char *option) {
  return option[0] == '-' && option[1] == 'j';
}

/* An option of solving or a file name; returns how many words that were, 0 for another option. */
static int take(struct settings *settings, const struct command *command, int argc, char **argv) {
  const char *option = argv[0], *value = argc > 1 ? argv[1] : NULL;
  if (option[0] != '-' || option[1] == '\0')
    return take_file(settings, option);
  if (strcmp(option, "-maxmem") == 0)
    return read_memory(value, &settings->memory) ? 2
                                                 : wrong_value(settings, command, option, value);
  if (strcmp(option, "--engine") == 0)
    return take_engine(settings, command, value);
  if (strcmp(option, "--checkpoint") == 0)
    return take_checkpoint(settings, command, value);
  if (strcmp(option, "-heartbeat") == 0)
    return take_heartbeat(settings, value);
  if (is_threads(option) && option[2] != '\0')
    return take_number(settings, command, "-j", option + 2) - 1;
  if (strcmp(option, "-maxtime") == 0 || strcmp(option, "-j") == 0 ||
      strcmp(option, "-maxtrace") == 0)
    return take_number(settings, command, option, value);
  return take_flag(settings, option);
}

/* Is it an option that would be without effect with this command? */
static bool is_idle(const struct command *command, const char *option) {
  const char *name = is_threads(option) ? "-j" : option;
  for (size_t i = 0; i < ROWS; i++)
    if (strcmp(name, rows[i].name) == 0)
      return !(command->settings & rows[i].setting);
  return false;
}

int settings_words(struct settings *settings, const struct command *command,
                   const struct own_options *own, int argc, char **argv) {
  for (int i = 1; i < argc;) {
    int taken = own != NULL ? own->take(own->context, argc - i, argv + i) : 0;
    if (taken == 0 && is_idle(command, argv[i]))
      return complain_usage(command, "%s says nothing here", argv[i]);
    if (taken == 0)
      taken = take(settings, command, argc - i, argv + i);
    if (taken == 0)
      return complain_usage(command, "unknown option %s", argv[i]);
    i += taken;
  }
  if (settings->wrong)
    return STATUS_USAGE;
  if (!settings->help)
    return -1;
  print_help(command);
  return STATUS_FINE;
}

int settings_read(struct settings *settings, const struct command *command,
                  const struct own_options *own, int argc, char **argv) {
  const int status = settings_words(settings, command, own, argc, argv);
  if (status >= 0)
    return status;
  if (settings->file_count == 0 && isatty(STDIN_FILENO))
    return complain_usage(command, "no file given");
  if (settings->file_count == 0)
    take_file(settings, "-");
  return -1;
}

static unsigned long long table_bytes(const struct settings *settings) {
  const unsigned long long memory = settings->memory, rest = memory / 16 + REST_IN_MIB * MIB;
  if (settings->no_table)
    return 0;
  return memory > 2 * rest ? memory - rest : memory / 2;
}

struct limits settings_limits(const struct settings *settings, unsigned max_time) {
  double seconds = settings->max_time;
  if (max_time > 0 && (seconds == 0 || max_time < seconds))
    seconds = max_time;
  return (struct limits){.threads = settings->threads,
                         .table_bytes = (size_t)table_bytes(settings),
                         .deadline = seconds > 0 ? seconds_now() + seconds : 0,
                         .interrupt = interrupt_flag(),
                         .no_pruning = settings->no_pruning};
}
