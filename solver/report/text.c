/* Solutions in the text form of the field, which graphical programs and databases read: move number
   in columns 1-3 for lines of play, four columns more for every half-move in trees.
   Nearly everything begins with a line end rather than ending in one, so that blank lines, which
   some readers take for the border between solutions, come out where they expect them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/diagram.h"
#include "solver/report/line.h"
#include "solver/report/phrases.h"
#include "solver/report/positions.h"
#include "solver/report/report.h"
#include "solver/report/sighting.h"
#include "solver/report/wording.h"

#include <stdlib.h>

struct text_report {
  struct report report;
  bool bare;
  enum part part;
  unsigned depth; /* of the half-move told last */
  bool key_open;  /* a key with its play has been printed; a blank line must follow */
};

static struct text_report *text_of(struct sink *sink) {
  return (struct text_report *)sink;
}

/* Every event begins with this one. */
static struct text_report *begin_output(struct sink *sink) {
  report_begin_output(&text_of(sink)->report);
  return text_of(sink);
}

static void close_key(struct text_report *text) {
  if (text->key_open)
    fputc('\n', text->report.out);
  text->key_open = false;
}

static const char *words(const struct text_report *text, enum phrase which) {
  return phrase(which, text->report.problem->language);
}

static void print_play(struct sink *sink, const struct line *line) {
  struct text_report *text = begin_output(sink);
  fputc('\n', text->report.out);
  print_line(text->report.out, text->report.problem, line);
}

/* A threat counts on the defender's leaving its turn: with what that brings about. */
static void print_facing(struct text_report *text, enum facing facing, const struct ply *pass) {
  if (facing == FACING_THREAT)
    fprintf(text->report.out, " %s", words(text, PHRASE_THREAT));
  else if (facing == FACING_ZUGZWANG)
    fprintf(text->report.out, " %s", words(text, PHRASE_ZUGZWANG));
  for (unsigned i = 0; pass && i < pass->effect_count; i++) {
    struct wording effect;
    wording_start(&effect, text->report.problem);
    wording_effect(&effect, &pass->effects[i]);
    fputs(effect.text, text->report.out);
  }
}

static void print_tree_move(struct sink *sink, const struct ply *ply,
                            const struct tree_move *where) {
  struct text_report *text = begin_output(sink);
  FILE *out = text->report.out;
  struct wording move;
  wording_start(&move, text->report.problem);
  wording_ply(&move, ply);
  wording_marks(&move, ply, &where->reached);
  if (where->depth == 0) {
    close_key(text);
    text->key_open = true;
  }
  text->depth = where->depth;
  fprintf(out, "\n%*u%s%s%s%s", where->depth == 0 ? 4 : (int)(4 * where->depth + 3),
          where->depth / 2 + 1, where->depth % 2 != 0 ? "..." : ".",
          wording_stands_apart(ply) ? " " : "", move.text, where->mark);
  print_facing(text, where->facing, where->pass);
}

/* What is seen behind a half-move of the side itself stands left of what is seen behind the answer,
   and is left out where it goes without saying. */
static void print_seen(struct sink *sink, const struct sighting *sighting) {
  struct text_report *text = begin_output(sink);
  const bool own = sighting->depth % 2 == 1;
  struct wording words;
  if (own && sighting->only && is_plain_sighting(sighting))
    return;
  wording_start(&words, text->report.problem);
  wording_sighting(&words, sighting);
  if (sighting->depth == 0)
    fprintf(text->report.out, "\n  %s\n", words.text);
  else if (own)
    fprintf(text->report.out, "\n%*s%s", (int)(4 * sighting->depth + 1), "", words.text);
  else
    fprintf(text->report.out, "\n%*u...%s", (int)(4 * sighting->depth - 1), sighting->depth / 2,
            words.text);
}

static void print_but(struct sink *sink) {
  struct text_report *text = begin_output(sink);
  fprintf(text->report.out, "\n    %s", words(text, PHRASE_BUT));
}

static void print_refutes(struct sink *sink) {
  struct text_report *text = begin_output(sink);
  const int indent = (int)(4 * text->depth + 4);
  fprintf(text->report.out, "\n%*s%s", indent, "", words(text, PHRASE_REFUTES));
}

static void print_root_facing(struct sink *sink, enum facing facing, const struct ply *pass,
                              bool check) {
  struct text_report *text = begin_output(sink);
  if (check)
    fputs(" +", text->report.out);
  else if (facing != FACING_NOTHING)
    fputc('\n', text->report.out);
  print_facing(text, facing, pass);
}

static void print_part(struct sink *sink, enum part part, enum colour side) {
  struct text_report *text = begin_output(sink);
  (void)side;
  text->part = part;
  close_key(text);
  fputc('\n', text->report.out);
}

/* "  set play: at least 12 solutions" */
static void print_count(struct sink *sink, const char *digits, bool exact) {
  struct text_report *text = begin_output(sink);
  FILE *out = text->report.out;
  const bool single = digits[0] == '1' && digits[1] == '\0';
  fputs("\n ", out);
  if (text->part == PART_SET)
    fprintf(out, " %s", words(text, PHRASE_SET_PLAY));
  if (!exact)
    fprintf(out, " %s", words(text, PHRASE_AT_LEAST));
  fprintf(out, " %s %s", digits, words(text, single ? PHRASE_SOLUTION : PHRASE_SOLUTIONS));
}

static void print_move_number(struct sink *sink, const struct number_list *numbers,
                              const struct ply *ply, double seconds) {
  struct text_report *text = begin_output(sink);
  struct wording move;
  close_key(text);
  wording_start(&move, text->report.problem);
  wording_ply(&move, ply);
  wording_marks(&move, ply, NULL);
  fprintf(text->report.out, "\n%3u", numbers->numbers[0]);
  for (unsigned i = 1; i < numbers->count; i++)
    fprintf(text->report.out, ":%u", numbers->numbers[i]);
  fprintf(text->report.out, "  (%s ", move.text);
  if (!text->bare)
    fprintf(text->report.out, "   %s = %.3f s", words(text, PHRASE_TIME), seconds);
  fputc(')', text->report.out);
}

static void begin_run(struct report *report, const char *version, unsigned long long megabytes) {
  const struct text_report *text = text_of(&report->sink);
  if (!text->bare)
    fprintf(report->out, "Premier %s (%llu MB)", version, megabytes);
}

static void begin_problem(struct report *report, const struct problem_set *set) {
  const struct problem *diagram = set->phases[0];
  report->problem = diagram;
  if (!diagram->options.no_board) {
    fputs("\n\n", report->out);
    print_heading(report->out, diagram);
    fputc('\n', report->out);
    print_positions(report->out, diagram);
    if (diagram->options.write_grid)
      print_cells(report->out, diagram);
  }
  if (set->zero_position)
    fprintf(report->out, "\n\n%s\n", phrase(PHRASE_ZERO_POSITION, diagram->language));
}

static void begin_phase(struct report *report, const struct problem *problem) {
  close_key(text_of(&report->sink));
  report->problem = problem;
  if (problem->twin_label == NULL)
    return;
  fprintf(report->out, "\n\n%s%s) ", problem->continued ? "+" : "", problem->twin_label);
  if (problem->twin_text != NULL)
    fprintf(report->out, "%s  ", problem->twin_text);
}

static void end_problem(struct report *report, const struct ending *ending) {
  struct text_report *text = begin_output(&report->sink);
  close_key(text);
  fprintf(report->out, "%s%s", ending->verdict == COMPLETE ? "\n\n" : "\n",
          phrase_verdict(ending->verdict, report->problem->language));
  if (!text->bare)
    fprintf(report->out, " %s = %.3f s", words(text, PHRASE_TIME), ending->seconds);
  fputs("\n\n", report->out);
  fflush(report->out);
}

/* Nothing is said here about a problem that is not solved: readers of this form take every line of
   it for a part of a solution. */
static void refuse(struct report *report, const struct problem_set *set,
                   const struct complaints *complaints) {
  (void)report;
  (void)set;
  (void)complaints;
}

static void end_run(struct report *report) {
  fputc('\n', report->out);
  fflush(report->out);
}

struct report *text_report_new(FILE *out, bool bare) {
  struct text_report *text = calloc(1, sizeof *text);
  if (text == NULL)
    abort();
  text->bare = bare;
  text->report = (struct report){.sink = {print_play, print_tree_move, print_seen, print_but,
                                          print_refutes, print_root_facing, print_part,
                                          print_move_number, print_count, report_progress},
                                 .begin_run = begin_run,
                                 .begin_problem = begin_problem,
                                 .begin_phase = begin_phase,
                                 .end_problem = end_problem,
                                 .refuse = refuse,
                                 .end_run = end_run,
                                 .out = out};
  return &text->report;
}
