/* What the writers of documents (HTML, LaTeX) share: they set solutions as the text that the text
   report makes of them, between diagrams and headings of their own.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_DOCUMENT_H
#define PREMIER_DOCUMENT_H

#include "solver/report/report.h"

struct document {
  struct report report; /* must be the first member; its sink tells the text report */
  struct report *text;
  FILE *memory; /* where that one writes */
  char *bytes;
  size_t length;
};

/* A writer of so many bytes, which begin with a document; the others are 0.  `hooks`: those of the
   writer, except what all documents have in common.  Never NULL; report_free() it. */
struct report *document_new(size_t size, const struct report *hooks, FILE *out, bool bare);

void document_begin_problem(struct document *document, const struct problem_set *set);
void document_begin_phase(struct document *document, const struct problem *problem);
/* What has been told of the solution since the phase, or the end of the problem, began; without
   empty lines around it.  Changed by the next call of a function of this file. */
const char *document_text(struct document *document);
/* Then document_text is the line that closes the problem. */
void document_end_problem(struct document *document, const struct ending *ending);

#endif
