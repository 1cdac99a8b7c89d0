/* The diagram with what stands above and below it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_DIAGRAM_H
#define PREMIER_DIAGRAM_H

#include "solver/language/problem.h"

#include <stdio.h>

/* What stands above a diagram: authors, origins, awards and titles, in this order. */
void for_each_heading(const struct problem *problem,
                      void (*say)(void *context, const char *heading), void *context);
/* What stands below it, besides the stipulation: attributes with their men, the shape of a board
   that is not flat, conditions, Duplex. */
void for_each_note(const struct problem *problem, void (*say)(void *context, const char *note),
                   void *context);
/* The letters of a text in UTF-8. */
unsigned text_columns(const char *text);
/* "5 + 7 + 1n" */
void count_men(const struct problem *problem, char *text, size_t room);

/* A line in the middle of the board's width, without its end. */
void print_centred(FILE *out, const struct problem *problem, const char *text);
/* Author, origin, award and title, one centred line each. */
void print_heading(FILE *out, const struct problem *problem);
/* The board alone, with its frame.  `hidden`, if not NULL, tells by square which ones show a
   question mark instead of what stands there. */
void print_board(FILE *out, const struct problem *problem, const bool *hidden);
/* Option WriteGrid: two line ends and a board with the numbers of the cells of the grid, if there
   is one. */
void print_cells(FILE *out, const struct problem *problem);
/* Does an imitator stand there, which is drawn as an I? */
bool imitator_on(const struct problem *problem, square where);
/* Is a line of a grid to be drawn between two neighbours on a file or a rank? */
bool parted_by_grid(const struct problem *problem, square a, square b);
/* Stipulation and number of men, attributes, conditions, below each other; the end of the
   last line is left open. */
void print_caption(FILE *out, const struct problem *problem);

#endif
