/* The diagram with what stands above and below it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_DIAGRAM_H
#define PREMIER_DIAGRAM_H

#include "solver/language/problem.h"

#include <stdio.h>

/* Author, origin, award and title, one centred line each. */
void print_heading(FILE *out, const struct problem *problem);
/* The board alone, with its frame.  `hidden`, if not NULL, tells by square which ones show a
   question mark instead of what stands there. */
void print_board(FILE *out, const struct problem *problem, const bool *hidden);
/* Stipulation and number of men, attributes, conditions, below each other; the end of the
   last line is left open. */
void print_caption(FILE *out, const struct problem *problem);

#endif
