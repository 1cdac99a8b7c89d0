/* Solutions as JSON, one object a line, for programs that want more than the text form can say.
   An event is
     {"problem":1,"twin":"b","phase":"play","half":"w","moves":[<half-move> …],…}
   where `phase` is "set", "try", "play" or "threat", `half` the side that the stipulation lets
   begin and a half-move is
     {"side":"w","text":"Sc6*a7[wSa7->g1]","from":"c6","to":"a7","piece":"S","capture":"a7",
      "effects":["[wSa7->g1]"],"check":false,"goal":"#","mark":"!"}
   Where a structured stipulation joins goals, "goals":["+","x"] lists all that have been reached.
   Under fog half-moves of the solving side alternate with what it sees:
     {…,"role":"sighting","depth":2,"text":"sees Kf7","positions":3,"seen":["a1",…],"men":["Kf7"],
      "captured":"c3"}
   where `men` are those of the other side on the squares seen, `depth` counts half-moves and
   "goal" stands in place of all this where the goal has been reached.
   Where a threat counts on effects of the defender's leaving its turn, "passing" lists them.
   With option Count a part is one event with "count":"12","exact":true instead.
   Every problem ends in
     {"problem":1,"verdict":"complete","solutions":2,"nodes":431,"time_s":0.12,"message":null}
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/report.h"
#include "solver/report/sighting.h"
#include "solver/report/wording.h"

#include <jansson.h>
#include <stdlib.h>

struct json_report {
  struct report report;
  enum part part;
  enum colour half;
  enum role root; /* what the half-move at the root of the tree in hand is */
  bool bare;
};

static struct json_report *json_of(struct sink *sink) {
  return (struct json_report *)sink;
}

static void set_text(json_t *object, const char *key, const char *text) {
  /* What is not UTF-8 is left out: no reader of JSON could take it. */
  json_object_set_new(object, key, text ? json_string(text) : json_null());
}

/* Marks come with a space in front, which is layout. */
static void set_mark(json_t *object, const char *mark) {
  while (*mark == ' ')
    mark++;
  if (*mark)
    set_text(object, "mark", mark);
}

static const char *side_name(enum colour side) {
  return side == WHITE ? "w" : "b";
}

static void set_time(const struct json_report *json, json_t *object, double seconds) {
  json_object_set_new(object, "time_s", json->bare ? json_null() : json_real(seconds));
}

/* Written as one text: to hand each of its pieces to the file by itself takes longer. */
static void write_object(struct json_report *json, json_t *object) {
  report_begin_output(&json->report);
  char *text = json_dumps(object, JSON_COMPACT | JSON_REAL_PRECISION(6));
  if (!text) {
    fputs("premier: out of memory\n", stderr);
    exit(EXIT_FAILURE);
  }
  fputs(text, json->report.out);
  free(text);
  fputc('\n', json->report.out);
  json_decref(object);
}

static json_t *new_event(const struct json_report *json, const char *phase) {
  const struct problem *problem = json->report.problem;
  json_t *event = json_object();
  json_object_set_new(event, "problem", json_integer(problem->number));
  if (problem->twin_label != NULL)
    set_text(event, "twin", problem->twin_label);
  set_text(event, "phase", phase);
  set_text(event, "half", side_name(json->half));
  return event;
}

static void set_square(json_t *object, const struct problem *problem, const char *key,
                       square where) {
  if (where == NO_SQUARE)
    return;
  struct wording text;
  wording_start(&text, problem);
  wording_square(&text, where);
  set_text(object, key, text.text);
}

static json_t *effects_of(const struct problem *problem, const struct ply *ply) {
  json_t *effects = json_array();
  for (unsigned i = 0; i < ply->effect_count && i < MAX_EFFECTS; i++) {
    struct wording text;
    wording_start(&text, problem);
    wording_effect(&text, &ply->effects[i]);
    json_array_append_new(effects, json_string(text.text));
  }
  return effects;
}

static void set_imitators(json_t *object, const struct problem *problem, const struct ply *ply) {
  json_t *imitators = json_array();
  for (unsigned i = 0; i < ply->imitator_count; i++) {
    struct wording text;
    wording_start(&text, problem);
    wording_square(&text, ply->imitators[i]);
    json_array_append_new(imitators, json_string(text.text));
  }
  json_object_set_new(object, "imitators", imitators);
}

/* Lengths in squares; null where there is no limit. */
static void set_stock(json_t *object, const struct ply *ply) {
  json_t *stock = json_array();
  for (unsigned i = 0; i < ply->stock_count; i++)
    json_array_append_new(stock, ply->stock[i] == UNLIMITED ? json_null()
                                                            : json_real(ply->stock[i] / 100.0));
  json_object_set_new(object, "stock", stock);
}

/* The first stands alone, for readers to whom a half-move reaches one goal. */
static void set_goals(json_t *object, const struct reached *reached) {
  if (reached == NULL || reached->count == 0)
    return;
  json_t *goals = json_array();
  for (unsigned i = 0; i < reached->count; i++)
    json_array_append_new(goals, json_string(goal_sign(reached->goals[i].kind)));
  set_text(object, "goal", goal_sign(reached->goals[0].kind));
  if (reached->count > 1)
    json_object_set(object, "goals", goals);
  json_decref(goals);
}

static json_t *half_move(const struct problem *problem, const struct ply *ply,
                         const struct reached *reached) {
  json_t *object = json_object();
  struct wording text;
  wording_start(&text, problem);
  wording_ply(&text, ply);
  set_text(object, "side", side_name(ply->side));
  set_text(object, "text", text.text);
  if (ply->called == NULL) {
    set_square(object, problem, "from", departure_of(ply->move));
    set_square(object, problem, "to", arrival_of(ply->move));
  }
  if (ply->shifted)
    set_square(object, problem, "origin", ply->origin);
  if (ply->man.walk != NO_WALK)
    set_text(object, "piece", walk_code(problem, ply->man.walk));
  if (capture_of(ply->move) != NO_SQUARE && ply->captured.walk != NO_WALK)
    set_square(object, problem, "capture", capture_of(ply->move));
  if (ply->promotion != NO_WALK)
    set_text(object, "promotion", walk_code(problem, ply->promotion));
  json_object_set_new(object, "effects", effects_of(problem, ply));
  if (ply->imitator_count > 0)
    set_imitators(object, problem, ply);
  if (ply->stock_count > 0)
    set_stock(object, ply);
  json_object_set_new(object, "check", json_boolean(ply->gives_check));
  set_goals(object, reached);
  return object;
}

static void write_line(struct sink *sink, const struct line *line) {
  struct json_report *json = json_of(sink);
  json_t *event = new_event(json, json->part == PART_SET ? "set" : "play");
  json_t *moves = json_array();
  json_object_set_new(event, "first", json_integer(line->first));
  for (unsigned i = 0; i < line->count; i++) {
    const struct reached *reached = i + 1 == line->count ? &line->reached : NULL;
    json_array_append_new(moves, half_move(json->report.problem, &line->plies[i], reached));
  }
  json_object_set_new(event, "moves", moves);
  set_mark(event, line->mark);
  write_object(json, event);
}

static const char *const role_names[] = {[ROLE_KEY] = "key",
                                         [ROLE_TRY] = "try",
                                         [ROLE_SET] = "set",
                                         [ROLE_THREAT] = "threat",
                                         [ROLE_VARIATION] = "variation",
                                         [ROLE_REFUTATION] = "refutation"};

/* What stands below a try belongs to the try; a threat is a phase of its own. */
static const char *phase_of(const struct json_report *json, enum role role) {
  if (role == ROLE_THREAT)
    return "threat";
  if (json->root == ROLE_TRY)
    return "try";
  return json->part == PART_SET ? "set" : "play";
}

static void write_tree_move(struct sink *sink, const struct ply *ply,
                            const struct tree_move *where) {
  static const char *const facings[] = {
      [FACING_NOTHING] = NULL, [FACING_THREAT] = "threat", [FACING_ZUGZWANG] = "zugzwang"};
  struct json_report *json = json_of(sink);
  if (where->depth == 0)
    json->root = where->role;
  json_t *event = new_event(json, phase_of(json, where->role));
  json_t *move = half_move(json->report.problem, ply, &where->reached);
  set_mark(move, where->mark);
  set_text(event, "role", role_names[where->role]);
  json_object_set_new(event, "depth", json_integer(where->depth));
  if (where->facing != FACING_NOTHING)
    set_text(event, "facing", facings[where->facing]);
  if (where->pass && where->pass->effect_count > 0)
    json_object_set_new(event, "passing", effects_of(json->report.problem, where->pass));
  json_object_set_new(event, "moves", json_pack("[o]", move));
  write_object(json, event);
}

static void write_sighting(struct sink *sink, const struct sighting *sighting) {
  struct json_report *json = json_of(sink);
  json_t *event = new_event(json, "play");
  set_text(event, "role", "sighting");
  json_object_update_new(event, json_of_sighting(json->report.problem, sighting));
  write_object(json, event);
}

/* The refutations that follow say by their role what they are. */
static void write_but(struct sink *sink) {
  (void)sink;
}

/* A reply without an answer: its event has no child and its problem is not solved. */
static void write_refutes(struct sink *sink) {
  struct json_report *json = json_of(sink);
  json_t *event = new_event(json, "play");
  set_text(event, "role", "refutes");
  write_object(json, event);
}

static void write_root_facing(struct sink *sink, enum facing facing, const struct ply *pass,
                              bool check) {
  struct json_report *json = json_of(sink);
  json_t *event = new_event(json, "play");
  set_text(event, "role", "diagram");
  json_object_set_new(event, "check", json_boolean(check));
  if (facing != FACING_NOTHING)
    set_text(event, "facing", facing == FACING_THREAT ? "threat" : "zugzwang");
  if (pass && pass->effect_count > 0)
    json_object_set_new(event, "passing", effects_of(json->report.problem, pass));
  write_object(json, event);
}

static void note_part(struct sink *sink, enum part part, enum colour side) {
  struct json_report *json = json_of(sink);
  json->part = part;
  json->half = side;
  json->root = ROLE_KEY;
}

/* The numbers of the answers that lead to it stand in a list of their own. */
static void write_move_number(struct sink *sink, const struct number_list *numbers,
                              const struct ply *ply, double seconds) {
  struct json_report *json = json_of(sink);
  json_t *event = new_event(json, json->part == PART_SET ? "set" : "play");
  json_object_set_new(event, "move_number", json_integer(numbers->numbers[0]));
  if (numbers->count > 1) {
    json_t *answers = json_array();
    for (unsigned i = 1; i < numbers->count; i++)
      json_array_append_new(answers, json_integer(numbers->numbers[i]));
    json_object_set_new(event, "answer_numbers", answers);
  }
  set_time(json, event, seconds);
  json_object_set_new(event, "moves", json_pack("[o]", half_move(json->report.problem, ply, NULL)));
  write_object(json, event);
}

/* A string, since the number may be longer than the numbers of JSON readers. */
static void write_count(struct sink *sink, const char *digits, bool exact) {
  struct json_report *json = json_of(sink);
  json_t *event = new_event(json, json->part == PART_SET ? "set" : "play");
  set_text(event, "count", digits);
  json_object_set_new(event, "exact", json_boolean(exact));
  write_object(json, event);
}

static void begin_run(struct report *report, const char *version, unsigned long long megabytes) {
  (void)report;
  (void)version;
  (void)megabytes;
}

static void begin_problem(struct report *report, const struct problem_set *set) {
  report->problem = set->phases[0];
}

static void begin_phase(struct report *report, const struct problem *problem) {
  struct json_report *json = json_of(&report->sink);
  report->problem = problem;
  json->part = PART_PLAY;
  json->half = problem->stipulation != NULL ? problem->stipulation->side : WHITE;
  json->root = ROLE_KEY;
}

static void write_ending(struct json_report *json, const struct ending *ending, const char *verdict,
                         const char *message) {
  json_t *object = json_object();
  json_object_set_new(object, "problem", json_integer(json->report.problem->number));
  set_text(object, "verdict", verdict);
  const unsigned long long most = (unsigned long long)INT64_MAX;
  const unsigned long long solutions = ending->solutions < most ? ending->solutions : most;
  json_object_set_new(object, "solutions", json_integer((json_int_t)solutions));
  json_object_set_new(object, "nodes", json_integer((json_int_t)ending->nodes));
  set_time(json, object, ending->seconds);
  set_text(object, "message", message);
  write_object(json, object);
  fflush(json->report.out);
}

static void end_problem(struct report *report, const struct ending *ending) {
  static const char *const names[] = {
      [COMPLETE] = "complete", [PARTIAL] = "partial", [INTERRUPTED] = "interrupted"};
  write_ending(json_of(&report->sink), ending, names[ending->verdict], NULL);
}

static const char *first_obstacle(const struct complaints *complaints) {
  for (const struct complaint *c = complaints->first; c != NULL; c = c->next)
    if (c->severity != NOTE)
      return c->text;
  return NULL;
}

static void refuse(struct report *report, const struct problem_set *set,
                   const struct complaints *complaints) {
  const struct ending nothing = {0};
  const char *reason = first_obstacle(&set->complaints);
  report->problem = set->phases[0];
  write_ending(json_of(&report->sink), &nothing, "error",
               reason != NULL ? reason : first_obstacle(complaints));
}

static void end_run(struct report *report) {
  fflush(report->out);
}

struct report *json_report_new(FILE *out, bool bare) {
  struct json_report *json = calloc(1, sizeof *json);
  if (json == NULL)
    abort();
  json->report = (struct report){.sink = {write_line, write_tree_move, write_sighting, write_but,
                                          write_refutes, write_root_facing, note_part,
                                          write_move_number, write_count, report_progress},
                                 .begin_run = begin_run,
                                 .begin_problem = begin_problem,
                                 .begin_phase = begin_phase,
                                 .end_problem = end_problem,
                                 .refuse = refuse,
                                 .end_run = end_run,
                                 .out = out};
  json->bare = bare;
  return &json->report;
}
