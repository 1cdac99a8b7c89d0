/* All diagrams as one picture.  Its size is known when the last one has been drawn, so the drawing
   is kept until then.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/diagram.h"
#include "solver/report/markup.h"
#include "solver/report/positions.h"
#include "solver/report/report.h"
#include "solver/report/svg.h"

#include <stdlib.h>

struct svg_report {
  struct report report; /* must be the first member */
  FILE *drawing;
  char *bytes;
  size_t length;
  unsigned width, height; /* of what has been drawn */
  const struct problem *diagram;
};

static struct svg_report *svg_of(struct report *report) {
  return (struct svg_report *)report;
}

static void make_room(struct svg_report *svg, unsigned width) {
  if (svg->width < width)
    svg->width = width;
}

/* A line of text below what has been drawn.  How wide it is only who shows it knows: a letter is
   less than eight units on the average. */
static void draw_line(void *context, const char *text) {
  struct svg_report *svg = context;
  svg->height += SVG_LINE;
  make_room(svg, SVG_MARGIN + 8 * text_columns(text));
  fprintf(svg->drawing, "<text x='%u' y='%u' font-size='14'>", (unsigned)SVG_MARGIN,
          svg->height - 4);
  print_markup(svg->drawing, text);
  fputs("</text>\n", svg->drawing);
}

static void draw_stipulation(struct svg_report *svg, const struct problem *problem) {
  char men[64], *line = NULL;
  size_t length;
  FILE *memory = open_memstream(&line, &length);
  if (memory == NULL)
    abort();
  count_men(problem, men, sizeof men);
  fprintf(memory, "%s (%s)", problem->stipulation_text != NULL ? problem->stipulation_text : "",
          men);
  fclose(memory);
  draw_line(svg, line);
  free(line);
}

static void draw_position(struct svg_report *svg, const struct problem *problem) {
  svg_board(svg->drawing, problem, svg->height);
  svg->height += svg_board_height(problem);
  make_room(svg, svg_board_width(problem));
  draw_stipulation(svg, problem);
  for_each_note(problem, draw_line, svg);
  svg->height += SVG_LINE;
}

static void draw_diagram(struct svg_report *svg, const struct problem *problem) {
  struct positions positions;
  positions_of(problem, &positions);
  for (unsigned i = 0; i < positions.count; i++)
    draw_position(svg, &positions.shown[i]);
}

static void draw_twin(struct svg_report *svg, const struct problem *problem) {
  char *line = NULL;
  size_t length;
  FILE *memory = open_memstream(&line, &length);
  if (memory == NULL)
    abort();
  fprintf(memory, "%s%s) %s", problem->continued ? "+" : "", problem->twin_label,
          problem->twin_text != NULL ? problem->twin_text : "");
  fclose(memory);
  draw_line(svg, line);
  free(line);
}

static void begin_run(struct report *report, const char *version, unsigned long long megabytes) {
  (void)report, (void)version, (void)megabytes;
}

static void begin_problem(struct report *report, const struct problem_set *set) {
  struct svg_report *svg = svg_of(report);
  svg->diagram = set->phases[0];
  for_each_heading(svg->diagram, draw_line, svg);
  draw_diagram(svg, svg->diagram);
}

static void begin_phase(struct report *report, const struct problem *problem) {
  struct svg_report *svg = svg_of(report);
  if (problem == svg->diagram)
    return;
  draw_twin(svg, problem);
  draw_diagram(svg, problem);
}

static void end_problem(struct report *report, const struct ending *ending) {
  (void)report, (void)ending;
}

static void refuse(struct report *report, const struct problem_set *set,
                   const struct complaints *complaints) {
  (void)report, (void)set, (void)complaints;
}

static void end_run(struct report *report) {
  struct svg_report *svg = svg_of(report);
  fflush(svg->drawing);
  fprintf(report->out,
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\">\n",
          svg->width, svg->height);
  svg_figures(report->out);
  fprintf(report->out, "<rect width='%u' height='%u' fill='#fff'/>\n", svg->width, svg->height);
  fwrite(svg->bytes, 1, svg->length, report->out);
  fputs("</svg>\n", report->out);
  fflush(report->out);
}

static void finish(struct report *report) {
  struct svg_report *svg = svg_of(report);
  fclose(svg->drawing);
  free(svg->bytes);
}

struct report *svg_report_new(FILE *out) {
  struct svg_report *svg = calloc(1, sizeof *svg);
  if (svg == NULL)
    abort();
  svg->drawing = open_memstream(&svg->bytes, &svg->length);
  if (svg->drawing == NULL)
    abort();
  svg->report = (struct report){.begin_run = begin_run,
                                .begin_problem = begin_problem,
                                .begin_phase = begin_phase,
                                .end_problem = end_problem,
                                .refuse = refuse,
                                .end_run = end_run,
                                .finish = finish,
                                .out = out};
  return &svg->report;
}
