/* Diagrams as pictures (SVG), drawn with nothing but shapes and the letters of men that have no
   figure of their own.  The same problem gives the same bytes.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SVG_H
#define PREMIER_SVG_H

#include "solver/language/problem.h"

#include <stdio.h>

/* In units of the picture, which are pixels where it is shown in its own size. */
enum { SVG_SQUARE = 40, SVG_MARGIN = 20, SVG_LINE = 18 };

unsigned svg_board_width(const struct problem *problem);
unsigned svg_board_height(const struct problem *problem);

/* The figures, once in every document that holds boards. */
void svg_figures(FILE *out);
/* The board with its frame and coordinates, its upper left corner at (0, top). */
void svg_board(FILE *out, const struct problem *problem, unsigned top);

/* A mark in the corner of a square of a board drawn at (0, 0): a dot, or a ring around it. */
enum svg_mark { SVG_DOT, SVG_RING };
void svg_mark(FILE *out, const struct problem *problem, square where, enum svg_mark mark);

#endif
