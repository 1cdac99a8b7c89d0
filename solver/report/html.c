/* A page for browsers: each problem with its diagrams, what stands above and below them, and its
   solution.  It loads nothing from elsewhere.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/diagram.h"
#include "solver/report/document.h"
#include "solver/report/markup.h"
#include "solver/report/phrases.h"
#include "solver/report/positions.h"
#include "solver/report/svg.h"

struct html_report {
  struct document document; /* must be the first member */
  const struct problem *diagram;
  bool figures; /* have been written */
  bool open;    /* a phase waits for its solution */
};

static struct html_report *html_of(struct report *report) {
  return (struct html_report *)report;
}

static void begin_run(struct report *report, const char *version, unsigned long long megabytes) {
  (void)megabytes;
  fprintf(report->out,
          "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"generator\" content=\"Premier %s\">\n<title>Chess problems</title>\n"
          "<style>\nbody{font-family:sans-serif;margin:2em}\n"
          "section{margin-bottom:3em}\nfigure{margin:1em 0;display:inline-block}\n"
          "figcaption{text-align:center}\npre{font-size:110%%}\n</style>\n</head>\n<body>\n",
          version);
}

static void print_line(void *context, const char *text) {
  FILE *out = context;
  fputs("<br>", out);
  print_markup(out, text);
  fputc('\n', out);
}

static void print_heading_of(void *context, const char *text) {
  FILE *out = context;
  print_markup(out, text);
  fputs("<br>\n", out);
}

static void print_figure(struct html_report *html, const struct problem *problem) {
  FILE *out = html->document.report.out;
  char men[64];
  fprintf(out, "<figure>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\">\n",
          svg_board_width(problem), svg_board_height(problem));
  if (!html->figures)
    svg_figures(out);
  html->figures = true;
  svg_board(out, problem, 0);
  fputs("</svg>\n<figcaption><b>", out);
  if (problem->stipulation_text != NULL)
    print_markup(out, problem->stipulation_text);
  count_men(problem, men, sizeof men);
  fprintf(out, "</b> (%s)\n", men);
  for_each_note(problem, print_line, out);
  fputs("</figcaption>\n</figure>\n", out);
}

static void print_figures(struct html_report *html, const struct problem *problem) {
  struct positions positions;
  positions_of(problem, &positions);
  for (unsigned i = 0; i < positions.count; i++)
    print_figure(html, &positions.shown[i]);
}

static void begin_problem(struct report *report, const struct problem_set *set) {
  struct html_report *html = html_of(report);
  const struct problem *diagram = set->phases[0];
  html->diagram = diagram;
  fprintf(report->out, "<section id=\"problem-%u\">\n<p>", diagram->number);
  for_each_heading(diagram, print_heading_of, report->out);
  fputs("</p>\n", report->out);
  print_figures(html, diagram);
  if (set->zero_position)
    fprintf(report->out, "<p>%s</p>\n", phrase(PHRASE_ZERO_POSITION, diagram->language));
  document_begin_problem(&html->document, set);
}

/* The solution of the phase before. */
static void close_phase(struct html_report *html) {
  FILE *out = html->document.report.out;
  if (!html->open)
    return;
  const char *text = document_text(&html->document);
  html->open = false;
  if (*text == '\0')
    return;
  fputs("<pre>\n", out);
  print_markup(out, text);
  fputs("\n</pre>\n", out);
}

static void begin_phase(struct report *report, const struct problem *problem) {
  struct html_report *html = html_of(report);
  close_phase(html);
  document_begin_phase(&html->document, problem);
  html->open = true;
  if (problem->twin_label != NULL) {
    fprintf(report->out, "<h3>%s%s) ", problem->continued ? "+" : "", problem->twin_label);
    print_markup(report->out, problem->twin_text != NULL ? problem->twin_text : "");
    fputs("</h3>\n", report->out);
  }
  if (problem != html->diagram)
    print_figures(html, problem);
}

static void end_problem(struct report *report, const struct ending *ending) {
  struct html_report *html = html_of(report);
  close_phase(html);
  if (ending != NULL) {
    document_end_problem(&html->document, ending);
    fputs("<p>", report->out);
    print_markup(report->out, document_text(&html->document));
    fputs("</p>\n", report->out);
  }
  fputs("</section>\n", report->out);
  fflush(report->out);
}

/* A page that passed over a problem would look as if there had been none. */
static void refuse(struct report *report, const struct problem_set *set,
                   const struct complaints *complaints) {
  const struct complaints *lists[] = {&set->complaints, complaints};
  fprintf(report->out, "<section id=\"problem-%u\">\n<p>", set->phases[0]->number);
  for (unsigned i = 0; i < 2; i++)
    for (const struct complaint *c = lists[i]->first; c != NULL; c = c->next)
      if (c->severity != NOTE)
        print_heading_of(report->out, c->text);
  fputs("</p>\n</section>\n", report->out);
}

static void end_run(struct report *report) {
  fputs("</body>\n</html>\n", report->out);
  fflush(report->out);
}

struct report *html_report_new(FILE *out, bool bare) {
  static const struct report hooks = {.begin_run = begin_run,
                                      .begin_problem = begin_problem,
                                      .begin_phase = begin_phase,
                                      .end_problem = end_problem,
                                      .refuse = refuse,
                                      .end_run = end_run};
  return document_new(sizeof(struct html_report), &hooks, out, bare);
}
