/* What JSON lines say is what the text says: problems of every kind of play are solved in both
   forms, and the text is made up again from the lines: half-moves with their marks, depths in the
   tree, threats, numbers, twins, endings, all in the same order.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/program_fixture.h"

#include <ctype.h>
#include <jansson.h>

#define MEN "Pieces White Kc6 Rd1 Sg4 Pb5 Black Ka8 Pa7 Ph2\n"
#define FEW "Pieces White Kb6 Rd1 Black Ka8 Pc7\n"
#define FORCED "Pieces White Kb6 Rd1 Black Ka8\n"
#define CLASH "Pieces White Kd2 Rc8 Qb2 Black Kg3 Pf3 Ph2 Rb8 Sg7\n"

/* One problem each; what stands between BeginProblem and EndProblem. */
static const char *const kinds[] = {
    MEN "Stipulation #2\nOption Variation Try SetPlay\n",
    MEN "Stipulation #3\nOption Variation NoThreat\nTwin Move c6 c7\nTwin Continued Remove h2\n",
    MEN "Stipulation +2\nOption Variation Threat 0\n",
    MEN "Stipulation #2\nOption PostKeyPlay Variation\n",
    CLASH "Stipulation x1\nOption Duplex\n",
    CLASH "Stipulation s+1\nOption PostKeyPlay\n",
    MEN "Stipulation s#2\nOption Variation Try Quodlibet\n",
    "Pieces White Ke6 Sb5 Bg2 Rb8 Black Kc2 Re3 Qh4 Rg3\nStipulation r#2\nOption Variation\n",
    FORCED "Stipulation r#1\n",
    CLASH "Stipulation semi-rx2\nOption Variation\n",
    MEN "Stipulation h#2\nOption SetPlay Duplex MoveNumbers\n",
    MEN "Stipulation h#1.5\nOption SetPlay\n",
    MEN "Stipulation h=2.5\nOption Intelligent\n",
    CLASH "Stipulation hx1\nOption WhiteToPlay\n",
    "Pieces White Kg5 Pg6 Black Kh8 Qc5 Rc1\nStipulation hs=2\n",
    FORCED "Stipulation hr#1\n",
    CLASH "Stipulation hrx1.5\n",
    MEN "Stipulation ser-#3\nOption MaxSolutions 2\n",
    MEN "Stipulation ser-h#3\nOption MoveNumbers StartMoveNumber 2 UpToMoveNumber 4\n",
    "Pieces White Pa7 Pb6 Pe3 Ph2 Sc5 Bc2 Kg1 Black Pe6 Qa4 Kf3\nStipulation ser-s#4\n",
    CLASH "Stipulation ser-rx1\n",
    MEN "Stipulation pser-#2\n",
    "Pieces White Kd2 Rc2 Qg6 Black Kf8 Pf5\nStipulation pser-#3\nOption PostKeyPlay\n",
    MEN "Stipulation pser-h#2\n",
    CLASH "Stipulation phser-x2\n",
    CLASH "Stipulation 1->ser-h+1\n",
    MEN "Stipulation exact-h#2\nOption Count\n",
    MEN "Stipulation reci-hx2\nOption MaxSolutions 9\nTwin Stipulation reci-h(+)x2\n",
    MEN "Stipulation ~1\nZeroPosition Stipulation h~0.5\n",
    MEN "Stipulation ser-zd82\n",
    MEN "Stipulation ser-ct2\n",
    MEN "Stipulation h%1\nTwin Stipulation h!=1\n",
    "Pieces White Ke1 Rh1 Pb5 Black Kg8 Pa7 Pc7\nStipulation 001\nTwin Stipulation hep1\n",
    "Pieces White Ke1 Rh1 Pb5 Black Kg8 Pa7 Pc7\nStipulation h+1\nCondition Circe\nOption "
    "NullMoves\n",
    CLASH "SStipulation white 1a[x&+]d\n",
    CLASH "SStipulation white 3s[x|+]\nOption MaxSolutions 20\n",
    CLASH "SStipulation black 2hh[+]{!1a[x]d}\n",
    FEW "SStipulation white 3a[#][1a[x]d]d\nOption Variation\n",
    FEW "SStipulation white 1d[x]a\n",
    FORCED "SStipulation white 1h[1d[#]a]h{!1a[#]d}\n",
    MEN "SStipulation black 2hh[1a[#]d|1a[+]d]\n",
    "Forsyth 8/8/8/8/8/8/8/8\nPieces White Kb6 Gd1 Black Ka8 Neutral Nc3\nStipulation h+1\n",
};

/* ---- from the text ---- */

static const char *behind(const char *at, const char *word) {
  const size_t length = strlen(word);
  return strncmp(at, word, length) == 0 ? at + length : NULL;
}

static size_t digits_at(const char *at) {
  return strspn(at, "0123456789:");
}

/* Half-moves without what only numbers them, and without turns that are left, which look alike. */
static void put_half_moves(FILE *out, const char *at) {
  while (*at != '\0') {
    const size_t digits = digits_at(at), dots = strspn(at + digits, ".");
    const size_t word = strcspn(at, " ");
    if (dots > 0)
      at += digits + dots;
    else if (word > 0)
      fprintf(out, " %.*s", (int)word, at);
    at += dots > 0 ? 0 : word + (word == 0);
  }
}

/* Its column says how deep in the tree a half-move stands; a line of play stands farthest left. */
static void put_play(FILE *out, const char *line) {
  const size_t dot = strcspn(line, ".");
  if (dot == 3)
    fputs("line", out);
  else
    fprintf(out, "depth %zu", dot == 4 ? 0 : (dot - 3) / 4);
  put_half_moves(out, line);
}

/* The words that lines of the text may consist in, and what they mean. */
static bool put_word(FILE *out, const char *first) {
  static const char *const words[][2] = {{"but", ""},
                                         {"refutes.", "refutes"},
                                         {"+", "diagram +"},
                                         {"threat:", "diagram threat:"},
                                         {"zugzwang.", "diagram zugzwang."},
                                         {"zeroposition", ""},
                                         {"solution finished.", "complete"},
                                         {"Partial solution", "partial"}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (behind(first, words[i][0]) != NULL) {
      fputs(words[i][1], out);
      return true;
    }
  return *first == '\0';
}

static void put_text_line(FILE *out, const char *line) {
  const char *first = line + strspn(line, " "), *label = first + (*first == '+');
  if (isalpha((unsigned char)label[0]) && label[1] == ')')
    fprintf(out, "twin %c", label[0]);
  else if (put_word(out, first))
    return;
  else if (behind(first + digits_at(first), "  (") != NULL)
    fprintf(out, "number %s", first);
  else if (strchr(first, '.') != NULL)
    put_play(out, line);
  else
    fprintf(out, "count %.*s", (int)digits_at(first), first);
}

/* ---- from the lines ---- */

static const char *text_at(const json_t *object, const char *key) {
  const char *text = json_string_value(json_object_get(object, key));
  return text == NULL ? "" : text;
}

static bool is_one_of(const char *const *list, const char *word) {
  while (*list != NULL && strcmp(*list, word) != 0)
    list++;
  return *list != NULL;
}

static const json_t *goals_of(const json_t *move) {
  static json_t *single;
  const json_t *several = json_object_get(move, "goals");
  json_decref(single);
  single = json_array();
  if (json_object_get(move, "goal") != NULL)
    json_array_append(single, json_object_get(move, "goal"));
  return several != NULL ? several : single;
}

/* As the text marks a half-move: a check, where no goal says it, and goals that it does not show by
   itself. */
static void put_marks(FILE *out, const json_t *move) {
  static const char *const of_check[] = {"#", "=", "==", "+", "##", "##!", "!=", "#=", "++", NULL};
  static const char *const shown[] = {"~", "ep", "00", "ct", "<>", "ctr", "<>r", "k", NULL};
  const json_t *goals = goals_of(move);
  bool check = json_is_true(json_object_get(move, "check"));
  for (size_t i = 0; i < json_array_size(goals); i++)
    check = check && !is_one_of(of_check, json_string_value(json_array_get(goals, i)));
  fputs(check ? " +" : "", out);
  for (size_t i = 0; i < json_array_size(goals); i++)
    if (!is_one_of(shown, json_string_value(json_array_get(goals, i))))
      fprintf(out, " %s", json_string_value(json_array_get(goals, i)));
}

static void put_moves(FILE *out, const json_t *event) {
  const json_t *moves = json_object_get(event, "moves");
  for (size_t i = 0; i < json_array_size(moves); i++) {
    const json_t *move = json_array_get(moves, i);
    if (strcmp(text_at(move, "text"), "...") != 0)
      fprintf(out, " %s", text_at(move, "text"));
    put_marks(out, move);
    fprintf(out, "%s%s", *text_at(move, "mark") ? " " : "", text_at(move, "mark"));
  }
  fprintf(out, "%s%s", *text_at(event, "mark") ? " " : "", text_at(event, "mark"));
}

static const char *facing_of(const json_t *event) {
  const char *facing = text_at(event, "facing");
  return strcmp(facing, "threat") == 0 ? " threat:" : *facing != '\0' ? " zugzwang." : "";
}

static void put_number(FILE *out, const json_t *event) {
  fprintf(out, "number %d  (", (int)json_integer_value(json_object_get(event, "move_number")));
  const json_t *move = json_array_get(json_object_get(event, "moves"), 0);
  fputs(text_at(move, "text"), out);
  put_marks(out, move);
  fputs(" )", out);
}

static void put_event(FILE *out, const json_t *event) {
  const char *role = text_at(event, "role");
  if (strcmp(role, "refutes") == 0)
    fputs("refutes", out);
  else if (strcmp(role, "diagram") == 0 && json_is_true(json_object_get(event, "check")))
    fputs("diagram +", out);
  else if (strcmp(role, "diagram") == 0)
    fprintf(out, "%s%s", *facing_of(event) ? "diagram" : "", facing_of(event));
  else if (json_object_get(event, "verdict") != NULL)
    fputs(text_at(event, "verdict"), out);
  else if (json_object_get(event, "count") != NULL)
    fprintf(out, "count %s", text_at(event, "count"));
  else if (json_object_get(event, "move_number") != NULL)
    put_number(out, event);
  else {
    const json_t *depth = json_object_get(event, "depth");
    if (depth != NULL)
      fprintf(out, "depth %d", (int)json_integer_value(depth));
    else
      fputs("line", out);
    put_moves(out, event);
    fputs(facing_of(event), out);
  }
}

static void put_json_line(FILE *out, const char *line) {
  static char twin[8];
  json_t *event = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
  if (event == NULL)
    fail_msg("not JSON: %s", line);
  if (json_object_get(event, "verdict") == NULL && strcmp(twin, text_at(event, "twin")) != 0) {
    snprintf(twin, sizeof twin, "%s", text_at(event, "twin"));
    fprintf(out, "twin %s\n", twin);
  }
  if (json_object_get(event, "verdict") != NULL)
    *twin = '\0';
  put_event(out, event);
  json_decref(event);
}

/* ---- both ---- */

static bool is_end(const char *line) {
  return *line == '\0' || behind(line, "complete") != NULL || behind(line, "partial") != NULL;
}

/* Leaves out empty lines and twins of which nothing is said. */
static void tidy(char *all) {
  char *to = all;
  for (const char *line = all, *end; *line != '\0'; line = end) {
    end = strchr(line, '\n');
    end += strspn(end, "\n");
    const bool empty = *line == '\n', twin = behind(line, "twin ") != NULL;
    if (empty || (twin && (is_end(end) || behind(end, "twin ") != NULL)))
      continue;
    const size_t length = strcspn(line, "\n") + 1;
    memmove(to, line, length);
    to += length;
  }
  *to = '\0';
}

/* What is said, line by line. */
static char *solved(const char *form, void (*put)(FILE *out, const char *line)) {
  const char *output = in_work_folder("output");
  const char *const words[] = {"premier", form, "-j", "1", in_work_folder("problem"), NULL};
  struct {
    char *text;
    size_t length;
  } all = {NULL, 0};
  assert_int_equal(run_program(words, output, in_work_folder("messages")), 0);
  char *text = read_text(output);
  FILE *out = open_memstream(&all.text, &all.length);
  for (const char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
    put(out, line);
    fputc('\n', out);
  }
  fclose(out);
  free(text);
  tidy(all.text);
  return all.text;
}

static void both_say_the_same(void **state) {
  (void)state;
  unsigned said = 0; /* problems of which more is said than that they are finished */
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    char input[512];
    snprintf(input, sizeof input, "BeginProblem\nOption NoBoard\n%sEndProblem\n", kinds[i]);
    write_text(in_work_folder("problem"), input);
    char *text = solved("-regression", put_text_line), *lines = solved("--json", put_json_line);
    if (strcmp(text, lines) != 0)
      fail_msg("%s in text:\n%sin lines:\n%s", kinds[i], text, lines);
    said += strchr(text, '\n')[1] != '\0';
    free(text);
    free(lines);
  }
  assert_int_equal(said, sizeof kinds / sizeof *kinds);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(both_say_the_same)};
  return cmocka_run_group_tests(tests, make_work_folder, remove_work_folder);
}
