/* Escaping for HTML, SVG and LaTeX.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/markup.h"

#include <stddef.h>

struct escape {
  char sign;
  const char *text;
};

static const char *escaped(const struct escape *escapes, char sign) {
  for (; escapes->text != NULL; escapes++)
    if (escapes->sign == sign)
      return escapes->text;
  return NULL;
}

static void print_escaped(FILE *out, const struct escape *escapes, const char *text) {
  for (; *text; text++) {
    const char *other = escaped(escapes, *text);
    if (other != NULL)
      fputs(other, out);
    else if ((unsigned char)*text >= ' ' || *text == '\n' || *text == '\t')
      fputc(*text, out);
  }
}

void print_markup(FILE *out, const char *text) {
  static const struct escape escapes[] = {
      {'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}, {0, NULL}};
  print_escaped(out, escapes, text);
}

void print_latex(FILE *out, const char *text) {
  static const struct escape escapes[] = {{'\\', "\\textbackslash{}"},
                                          {'~', "\\textasciitilde{}"},
                                          {'^', "\\textasciicircum{}"},
                                          {'<', "\\textless{}"},
                                          {'>', "\\textgreater{}"},
                                          {'"', "\\textquotedbl{}"},
                                          {'{', "\\{"},
                                          {'}', "\\}"},
                                          {'#', "\\#"},
                                          {'$', "\\$"},
                                          {'%', "\\%"},
                                          {'&', "\\&"},
                                          {'_', "\\_"},
                                          {0, NULL}};
  print_escaped(out, escapes, text);
}
