/* The table of commands and the help texts made from it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_HELP_H
#define PREMIER_HELP_H

#include "solver/commands/command.h"

const struct command *command_named(const char *name); /* NULL if there is none */
/* What the program can do, on standard output. */
void print_overview(void);

#endif
