/* A line of help or series play as text.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_LINE_H
#define PREMIER_LINE_H

#include "solver/language/problem.h"
#include "solver/search/events.h"

#include <stdio.h>

/* "  1.Ka8-a7 Rd1-b1   2.Ka7-a6 Rb1-a1 #", without a line end. */
void print_line(FILE *out, const struct problem *problem, const struct line *line);

#endif
