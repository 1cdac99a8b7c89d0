/* premier explain: says why a move is legal or not.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/input.h"
#include "solver/commands/inspection.h"
#include "solver/commands/intention.h"
#include "solver/commands/settings.h"
#include "solver/commands/side.h"
#include "solver/report/reasons.h"

#include <jansson.h>
#include <stdio.h>

struct explaining {
  struct visitor visitor; /* first member */
  struct settings settings;
  const char *move; /* as it was typed */
};

static void add_square(json_t *object, const char *key, const struct problem *problem,
                       square where) {
  struct wording text;
  wording_start(&text, problem);
  wording_square(&text, where);
  json_object_set_new(object, key, json_string(text.text));
}

static void add_rule(json_t *object, const struct explanation *e) {
  json_object_set_new(object, "rule", json_string(e->rule));
  json_object_set_new(object, "part", json_string(rule_part_name(e->part)));
}

/* {"problem":1,"move":"e2e4","legal":false,"reason":"check","square":"d5","account":"Q 19",
    "text":"the king would be captured by Bd5, Q 19"} */
static void print_json(const struct explaining *explaining, const struct problem *problem,
                       const struct explanation *e, const char *sentence) {
  json_t *object = json_object();
  const char *reason = reason_name(e->reason);
  json_object_set_new(object, "problem", json_integer(problem->number));
  json_object_set_new(object, "move", json_string(explaining->move));
  json_object_set_new(object, "legal", json_boolean(e->reason == REASON_NONE));
  json_object_set_new(object, "reason", reason ? json_string(reason) : json_null());
  if (e->reason == REASON_RULE)
    add_rule(object, e);
  if (e->reason == REASON_BLOCKED || e->reason == REASON_CHECK ||
      e->reason == REASON_CASTLES_THROUGH_CHECK)
    add_square(object, "square", problem, e->where);
  if (e->account[0] != '\0')
    json_object_set_new(object, "account", json_string(e->account));
  json_object_set_new(object, "text", json_string(sentence));
  json_dumpf(object, stdout, JSON_COMPACT);
  putchar('\n');
  json_decref(object);
}

static void print(const struct explaining *explaining, const struct problem *problem,
                  const struct intention *intention, const struct explanation *e) {
  struct wording text;
  wording_start(&text, problem);
  wording_reason(&text, e, intention, side_to_begin(problem));
  if (explaining->settings.json)
    print_json(explaining, problem, e, text.text);
  else
    printf("%s: %s.\n", explaining->move, text.text);
}

static int explain_problem(struct visitor *visitor, const struct problem_set *set) {
  const struct explaining *explaining = (const struct explaining *)visitor;
  const struct problem *problem = set->phases[0];
  struct intention intention;
  struct explanation explanation;
  struct inspection look;
  if (complaints_forbid(&set->complaints))
    return STATUS_FINE; /* the reader has said so */
  inspection_begin(&look);
  if (!read_intention(explaining->move, problem, &intention))
    complain(&look.complaints, INPUT_ERROR, problem->place,
             "\"%s\" is no move on this board: expected one such as Ke1-e2, e1e2, e7-e8=Q or 0-0",
             explaining->move);
  else if (explain_move(problem, side_to_begin(problem), &intention, &explanation,
                        &look.complaints))
    print(explaining, problem, &intention, &explanation);
  return inspection_end(&look);
}

/* The last of the words that are no options is the move. */
static int take_move(struct explaining *explaining) {
  struct settings *settings = &explaining->settings;
  if (settings->file_count < 2)
    return complain_usage(&command_explain, "a file and a move are needed");
  explaining->move = settings->files[--settings->file_count];
  return -1;
}

static int run_explain(int argc, char **argv) {
  struct explaining explaining = {.visitor = {explain_problem}};
  settings_start(&explaining.settings);
  int status = settings_read(&explaining.settings, &command_explain, NULL, argc, argv);
  if (status < 0)
    status = take_move(&explaining);
  if (status < 0)
    status = visit_problems(&explaining.visitor, explaining.settings.files,
                            explaining.settings.file_count);
  settings_end(&explaining.settings);
  return status;
}

const struct command command_explain = {
    .name = "explain",
    .synopsis = "[--json] file … move",
    .sentence = "say why a move is legal or not",
    .help =
        "Says in a sentence why the move may not be played in the diagram, or that it may.  The\n"
        "move is written as in solutions (Ke1-e2, Sc6*a7, e7-e8=Q, 0-0) or by its squares\n"
        "(e1e2, e7e8q).  Twins are left out; the side at the move is that of perft.\n\n",
    .settings = SETTING_JSON,
    .run = run_explain};
