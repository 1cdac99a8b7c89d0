/* Structured stipulations: text to tree.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "language_fixture.h"

static void put(char **at, const char *text) {
  *at += sprintf(*at, "%s", text);
}

static void put_node(char **at, const struct stipulation *node);

static void put_letter(char **at, const struct letter *letter, const char *name) {
  if (letter->in_check_only)
    put(at, "?");
  put(at, name);
  if (letter->fork != NULL) {
    put(at, "[");
    put_node(at, letter->fork);
    put(at, "]");
  }
  if (letter->constraint != NULL) {
    put(at, "{");
    put_node(at, letter->constraint);
    put(at, "}");
  }
}

static void put_branch(char **at, const struct stipulation *node) {
  static const char *const letters[][2] = {{"a", "d"}, {"d", "a"}, {"h", "h"}, {"s", ""}};
  *at += sprintf(*at, "%s%s%s%c%u:%u", node->branch->ends_outer ? ">" : "",
                 node->branch->hidden ? "/" : "", node->branch->inverted ? "-" : "",
                 "wb"[node->side], node -> least, node -> length);
  for (unsigned i = 0; i < 2; i++)
    put_letter(at, &node->branch->letters[i], letters[node->branch->play][i]);
}

/* Leaves are told by the number of their goal's kind. */
static void put_node(char **at, const struct stipulation *node) {
  static const char *const operators[] = {[NODE_AND] = "&", [NODE_OR] = "|", [NODE_NOT] = "!"};
  switch (node->kind) {
  case NODE_BRANCH:
    put_branch(at, node);
    return;
  case NODE_AND:
  case NODE_OR:
  case NODE_NOT:
    *at += sprintf(*at, "(%s", operators[node->kind]);
    for (unsigned i = 0; i < 2 && node->operands[i] != NULL; i++) {
      put(at, " ");
      put_node(at, node->operands[i]);
    }
    put(at, ")");
    return;
  case NODE_LEAF:
    *at += sprintf(*at, "%u", (unsigned)node->goal.kind);
    return;
  default:
    *at += sprintf(*at, "%s %c %u..%u", node->kind == NODE_BATTLE ? "BATTLE" : "CHAIN",
                   "wb"[node->side], node -> least, node -> length);
  }
}

static void trees(void **state) {
  (void)state;
  static const struct {
    const char *words, *tree;
  } cases[] = {
      {"white 3a[#]d", "BATTLE w 1..2"},
      {"black 4ad[#]", "BATTLE b 1..2"},
      {"white 3a[1a[#]d]d{!1a[#]d}", "BATTLE w 1..2"},
      {"white 4a[#=]d[#=]", "BATTLE w 1..2"},
      {"black 4hh[#]", "CHAIN b 0..3"},
      {"white 5s[#]", "CHAIN w 0..4"},
      {"black 4s[1h[#]h]", "CHAIN b 1..4"},
      {"white 2s[3s[1h[#]h]]", "CHAIN w 1..2"},
      {"white 6s[1d[#]a]", "CHAIN w 0..5"},
      {"white 6ad[#][1d[=]a]", "w1:6ad[(| 0 w1:1d[1]a)]"},
      {"black - 5h[/1d[x]a{!+}]h", "-w1:5h[/b1:1d[4]a{(! 3)}]h"},
      {"white 7h[#]?+?h", "w1:7h[0]?h"},
      {"white 15a[>1a[#]d]?+?d{!1a[#]d}", "w1:15a[>b1:1a[0]d]?d{(! w1:1a[0]d)}"},
      {"white 3a[#]d & - 4hh[#] | 1s[~]", "(| (& w1:3a[0]d -b1:4hh[0]) w1:1s[9])"},
      {"white 4hh[#] & ( 4ad[#] | 4hh[=] )", "(& w1:4hh[0] (| w1:4ad[0] w1:4hh[1]))"},
      {"white 1a[!x&#]d", "w1:1a[(& (! 4) 0)]d"},
      {"white 1a[00]d", "BATTLE w 1..1"},
      {"white\n 2s\n[1a [x]\nd] {!1a[x]d}", "w1:2s[b1:1a[4]d]{(! w1:1a[4]d)}"},
      {"white 3:5a[#]d", "w3:5a[0]d"},
      {"white 4a[#]d", "BATTLE w 1..2"}, /* the last d leads nowhere */
      {"white !!3a[#]d", "BATTLE w 1..2"},
      {"white !3a[#]d", "(! w1:3a[0]d)"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char body[256], text[256], *at = text;
    snprintf(body, sizeof body, "sstipulation %s\noption try", cases[i].words);
    struct problem_set *set = read_body(body);
    assert_clean(set);
    put_node(&at, set->phases[0]->stipulation);
    assert_string_equal(text, cases[i].tree);
    assert_true(set->phases[0]->options.try_play);
    problem_set_free(set);
  }
}

/* The column is that of what is wrong, also where blanks and lines stand between. */
static void errors_point_at_their_place(void **state) {
  (void)state;
  static const struct {
    const char *words;
    unsigned line, column;
    const char *part;
  } cases[] = {
      {"", 2, 13, "is missing"},
      {"3a[#]d", 2, 14, "begins with White or Black"},
      {"white 3a[#]", 2, 25, "the d of an attack (ad) is expected"},
      {"white 3a[#]h", 2, 25, "the d of an attack (ad) is expected"},
      {"white 3x[#]d", 2, 21, "a kind of play"},
      {"white 3a[", 2, 23, "a goal or a branch is expected"},
      {"white 3a[?]d", 2, 23, "a goal or a branch is expected"},
      {"white 3a[z]d", 2, 24, "the square or man of the goal"},
      {"white 3a[#d", 2, 24, "an operator or \"]\""},
      {"white 3a[\n  q]d", 3, 3, "a goal or a branch"},
      {"white 3a[#]d]", 2, 26, "an operator or the next command"},
      {"white 0s[#]", 2, 20, "1 to 1999 half-moves"},
      {"white 5:3s[#]", 2, 20, "too short"},
      {"white 3ad", 2, 20, "leads to nothing"},
      {"white 1ad[#]", 2, 20, "too short"},
      {"white 4h[#]?+?h", 2, 20, "odd number"},
      {"white 3d[#]?+?a", 2, 25, "?+? belongs"},
      {"white 3a[# | 1a[#]d]d", 2, 25, "joins goals"},
      {"white 3a[#]d & 2da[#]", 2, 27, "joins goals"},
      {"white #", 2, 13, "play before a goal"},
      {"white ((((((((((((((((((((((((((((((1s[#]", 2, 45, "too deeply nested"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char body[256];
    snprintf(body, sizeof body, "sstipulation %s", cases[i].words);
    struct problem_set *set = read_body(body);
    assert_complaint(set, INPUT_ERROR, cases[i].line, cases[i].column, cases[i].part);
    assert_null(set->phases[0]->stipulation);
    problem_set_free(set);
  }
}

static void the_other_languages_have_their_colours(void **state) {
  (void)state;
  struct problem_set *set = read_set("DebutProbleme\nsenonce noir 2hh[#]\nFinProbleme\n");
  assert_clean(set);
  assert_string_equal(set->phases[0]->stipulation_text, "Noir 2hh[#]");
  problem_set_free(set);
  set = read_set("AnfangProblem\nsforderung schwarz - 2hh[#]\nEndeProblem\n");
  assert_clean(set);
  assert_string_equal(set->phases[0]->stipulation_text, "Schwarz - 2hh[#]");
  problem_set_free(set);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(trees),
                                     cmocka_unit_test(errors_point_at_their_place),
                                     cmocka_unit_test(the_other_languages_have_their_colours)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
