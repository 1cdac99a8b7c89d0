/* A report that listens in the place of the text report and keeps what that one writes.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/document.h"

#include <stdlib.h>

static struct document *document_of(struct sink *sink) {
  return (struct document *)sink;
}

/* The text report's sink; every event but progress ends up there. */
static struct sink *text_of(struct sink *sink) {
  report_begin_output(&document_of(sink)->report);
  return &document_of(sink)->text->sink;
}

static void tell_line(struct sink *sink, const struct line *line) {
  struct sink *text = text_of(sink);
  text->line(text, line);
}

static void tell_tree_move(struct sink *sink, const struct ply *ply,
                           const struct tree_move *where) {
  struct sink *text = text_of(sink);
  text->tree_move(text, ply, where);
}

static void tell_sighting(struct sink *sink, const struct sighting *sighting) {
  struct sink *text = text_of(sink);
  text->sighting(text, sighting);
}

static void tell_but(struct sink *sink) {
  struct sink *text = text_of(sink);
  text->but(text);
}

static void tell_refutes(struct sink *sink) {
  struct sink *text = text_of(sink);
  text->refutes(text);
}

static void tell_root_facing(struct sink *sink, enum facing facing, const struct ply *pass,
                             bool check) {
  struct sink *text = text_of(sink);
  text->root_facing(text, facing, pass, check);
}

static void tell_part(struct sink *sink, enum part part, enum colour side) {
  struct sink *text = text_of(sink);
  text->part(text, part, side);
}

static void tell_move_number(struct sink *sink, const struct number_list *numbers,
                             const struct ply *ply, double seconds) {
  struct sink *text = text_of(sink);
  text->move_number(text, numbers, ply, seconds);
}

static void tell_count(struct sink *sink, const char *digits, bool exact) {
  struct sink *text = text_of(sink);
  text->count(text, digits, exact);
}

static void finish(struct report *report) {
  struct document *document = (struct document *)report;
  fclose(document->memory);
  free(document->bytes);
  report_free(document->text);
}

struct report *document_new(size_t size, const struct report *hooks, FILE *out, bool bare) {
  struct document *document = calloc(1, size);
  if (document == NULL)
    abort();
  document->report = *hooks;
  document->report.sink = (struct sink){.line = tell_line,
                                        .tree_move = tell_tree_move,
                                        .sighting = tell_sighting,
                                        .but = tell_but,
                                        .refutes = tell_refutes,
                                        .root_facing = tell_root_facing,
                                        .part = tell_part,
                                        .move_number = tell_move_number,
                                        .count = tell_count,
                                        .progress = report_progress};
  document->report.out = out;
  document->report.finish = finish;
  document->memory = open_memstream(&document->bytes, &document->length);
  if (document->memory == NULL)
    abort();
  document->text = text_report_new(document->memory, bare);
  return &document->report;
}

/* What has been written is done with. */
static void forget(struct document *document) {
  fflush(document->memory);
  rewind(document->memory);
}

void document_begin_problem(struct document *document, const struct problem_set *set) {
  document->report.problem = set->phases[0];
  document->text->begin_problem(document->text, set);
  forget(document);
}

void document_begin_phase(struct document *document, const struct problem *problem) {
  document->report.problem = problem;
  document->text->begin_phase(document->text, problem);
  forget(document);
}

void document_end_problem(struct document *document, const struct ending *ending) {
  forget(document);
  document->text->end_problem(document->text, ending);
}

const char *document_text(struct document *document) {
  fflush(document->memory);
  const long end = ftell(document->memory);
  char *text = document->bytes;
  size_t length = end > 0 ? (size_t)end : 0;
  while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == ' '))
    length--;
  text[length] = '\0';
  while (*text == '\n')
    text++;
  return text;
}
