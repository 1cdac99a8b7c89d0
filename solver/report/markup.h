/* Text inside of markup: what has a meaning there is written so that it is read as text.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_MARKUP_H
#define PREMIER_MARKUP_H

#include <stdio.h>

/* For HTML and SVG; control characters, which both forbid, are left out, line ends are kept. */
void print_markup(FILE *out, const char *text);
/* For LaTeX. */
void print_latex(FILE *out, const char *text);

#endif
