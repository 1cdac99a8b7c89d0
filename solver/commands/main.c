/* The program: finds the command and runs it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/command.h"
#include "solver/commands/help.h"
#include "solver/commands/version.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* What a command could be called. */
static bool is_bare_word(const char *word) {
  return *word != '\0' && word[strspn(word, "abcdefghijklmnopqrstuvwxyz")] == '\0';
}

static int run_line(int argc, char **argv) {
  const char *first = argc > 1 ? argv[1] : "";
  if (strcmp(first, "--version") == 0) {
    printf("Premier %s\n", PREMIER_VERSION);
    return STATUS_FINE;
  }
  if (strcmp(first, "--help") == 0 || strcmp(first, "help") == 0) {
    const struct command *explained = argc > 2 ? command_named(argv[2]) : NULL;
    if (explained != NULL)
      print_help(explained);
    else
      print_overview();
    return STATUS_FINE;
  }
  const struct command *command = command_named(first);
  if (command != NULL)
    return command->run(argc - 1, argv + 1);
  if (is_bare_word(first) && access(first, F_OK) != 0)
    return complain_command(first);
  /* No command: files and options for solving, as programs that run a solver pass them. */
  return command_solve.run(argc, argv);
}

/* A full disk must not pass for a solution that has been printed. */
int main(int argc, char **argv) {
  const int status = run_line(argc, argv);
  if (fflush(stdout) == 0 && !ferror(stdout))
    return status;
  fprintf(stderr, "premier: standard output: not everything could be written\n");
  return worse_status(status, STATUS_LIMIT);
}
