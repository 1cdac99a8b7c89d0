/* The table of commands and the help texts made from it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/help.h"

#include "solver/commands/settings.h"
#include "solver/language/match.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const struct command *const commands[] = {&command_solve, &command_check,   &command_perft,
                                                 &command_show,  &command_explain, &command_replay,
                                                 &command_array, &command_list,    &command_bench};
enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

const struct command *command_named(const char *name) {
  for (unsigned i = 0; i < COMMAND_COUNT; i++)
    if (strcmp(commands[i]->name, name) == 0)
      return commands[i];
  return NULL;
}

int complain_command(const char *name) {
  const struct word word = {.text = name, .length = strlen(name)};
  struct nearest nearest = {.word = &word};
  struct arena *arena = arena_new();
  for (unsigned i = 0; i < COMMAND_COUNT; i++)
    nearest_consider(&nearest, commands[i]->name);
  fprintf(stderr, "premier: %s is neither a command nor a file%s\n", name,
          nearest_text(&nearest, arena));
  arena_free(arena);
  return STATUS_USAGE;
}

static const char statuses[] =
    "Exit status: 0 every problem was read and solved (also where it has no solution or\n"
    "only a part was asked for), 1 wrong command line, 2 error in the input, 3 something is\n"
    "not supported yet, 4 a limit was reached, the program was interrupted or its output not\n"
    "written, 5 (check) a problem is not sound.  Where several fit, the lowest one but 0\n"
    "counts.\n";

void print_overview(void) {
  printf("Premier solves chess problems, orthodox and fairy.\n\n"
         "Usage: premier [command] [option …] [file …]\n\nCommands:\n");
  for (unsigned i = 0; i < COMMAND_COUNT; i++)
    printf("  %-8s %s\n", commands[i]->name, commands[i]->sentence);
  printf("\npremier command --help tells more about a command.\n\nOptions of solving:\n");
  print_settings(&command_solve);
  printf("\n%s", statuses);
}

void print_help(const struct command *command) {
  printf("premier %s %s: %s\n\n%s", command->name, command->synopsis, command->sentence,
         command->help);
  print_settings(command);
  printf("\n%s", statuses);
}

int complain_usage(const struct command *command, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("premier: ", stderr);
  vfprintf(stderr, format, arguments);
  fprintf(stderr, "\nUsage: premier %s %s\n", command->name, command->synopsis);
  va_end(arguments);
  return STATUS_USAGE;
}
