/* The table of commands and the help texts made from it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_HELP_H
#define PREMIER_HELP_H

#include "solver/commands/command.h"

const struct command *command_named(const char *name); /* NULL if there is none */
/* Says on standard error that this is neither a command nor a file; returns STATUS_USAGE. */
int complain_command(const char *name);
/* What the program can do, on standard output. */
void print_overview(void);

#endif
