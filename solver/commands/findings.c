/* What the search found, held against what was intended, and the judgement.

   With intended solutions given, a problem is sound if these are its solutions, each and no other.
   Without them: direct, self and reflex play must have exactly one key, unless the goal is any
   move, which makes a list of moves; of help and series play nobody can know how many solutions
   were meant, so one is enough, and their number is told.  With Duplex this holds for each half.
   Set play and tries never count; where an intended solution tells of them they must be there.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/findings.h"

#include "solver/commands/short_move.h"
#include "solver/report/line.h"
#include "solver/report/wording.h"
#include "solver/search/structure_root.h"

#include <stdlib.h>
#include <string.h>

const char *soundness_name(enum soundness soundness) {
  static const char *const names[] = {[INPUT_WRONG] = "input error",
                                      [NOT_BUILT] = "not supported",
                                      [LIMIT_REACHED] = "limit reached",
                                      [NO_SOLUTION] = "no solution",
                                      [INTENDED_MISSING] = "intended line missing",
                                      [COOKED] = "cooked",
                                      [SHORT_SOLUTION] = "short solution",
                                      [SOUND] = "sound"};
  return names[soundness];
}

static struct findings *findings_of(struct sink *sink) {
  return (struct findings *)sink;
}

typedef char plain_words[WORD_ROOM];

static void write_plainly(const struct findings *findings, const struct ply *ply,
                          plain_words *word) {
  struct wording text;
  wording_start(&text, findings->problem);
  wording_ply(&text, ply);
  plain_word(text.text, *word, sizeof *word);
}

/* Marks every intended line that this solution begins with; was there one? */
static bool meet_intended(struct findings *findings, const struct ply *plies, unsigned count,
                          bool late) {
  plain_words *words = calloc(count + 1, sizeof *words);
  bool met = false;
  if (words == NULL)
    abort();
  for (unsigned i = 0; i < count && findings->intended.count > 0; i++)
    write_plainly(findings, &plies[i], &words[i]);
  for (unsigned i = 0; i < findings->intended.count; i++) {
    struct intended_line *line = &findings->intended.lines[i];
    bool same = line->late == late && line->count <= count;
    for (unsigned j = 0; same && j < line->count; j++)
      same = may_mean(line->moves[j], words[j]);
    line->found = line->found || same;
    met = met || same;
  }
  free(words);
  return met;
}

static void keep_extra(struct findings *findings, const char *text) {
  findings->extra_count++;
  if (findings->extras_kept < MAX_EXTRAS)
    findings->extras[findings->extras_kept++] = arena_copy(findings->arena, text, strlen(text));
}

static void note_line(struct sink *sink, const struct line *line) {
  struct findings *findings = findings_of(sink);
  const bool solves = findings->in_play && line_solves(line);
  const bool intended = meet_intended(findings, line->plies, line->count, line->first > 0);
  findings->count[findings->half] += solves;
  if (!solves || intended)
    return;
  char *text = NULL;
  size_t length;
  FILE *memory = open_memstream(&text, &length);
  if (memory == NULL)
    abort();
  print_line(memory, findings->problem, line);
  fclose(memory);
  keep_extra(findings, text);
  free(text);
}

static void note_key(struct sink *sink, const struct ply *ply, const struct tree_move *where) {
  struct findings *findings = findings_of(sink);
  if (!findings->in_play || where->depth != 0 || where->role != ROLE_KEY)
    return;
  findings->count[findings->half]++;
  if (meet_intended(findings, ply, 1, false))
    return;
  struct wording text;
  wording_start(&text, findings->problem);
  wording_add(&text, "1.");
  wording_ply(&text, ply);
  wording_marks(&text, ply, &where->reached);
  keep_extra(findings, text.text);
}

static void ignore_sighting(struct sink *sink, const struct sighting *sighting) {
  (void)sink;
  (void)sighting;
}

static void ignore(struct sink *sink) {
  (void)sink;
}

/* A defence without answer: what stands on the board does not solve. */
static void note_refutation(struct sink *sink) {
  findings_of(sink)->refuted = true;
}

static void ignore_facing(struct sink *sink, enum facing facing, const struct ply *pass,
                          bool check) {
  (void)sink;
  (void)facing;
  (void)pass;
  (void)check;
}

static void note_part(struct sink *sink, enum part part, enum colour side) {
  struct findings *findings = findings_of(sink);
  findings->in_play = part == PART_PLAY;
  findings->half = side != findings->first_half;
}

static void ignore_number(struct sink *sink, const struct number_list *numbers,
                          const struct ply *ply, double seconds) {
  (void)sink;
  (void)numbers;
  (void)ply;
  (void)seconds;
}

static void ignore_count(struct sink *sink, const char *digits, bool exact) {
  (void)sink;
  (void)digits;
  (void)exact;
}

static void ignore_progress(struct sink *sink, double share, unsigned long long nodes) {
  (void)sink;
  (void)share;
  (void)nodes;
}

/* Is the solution a tree of moves with keys?  Else it is lines. */
static bool is_tree(const struct stipulation *stipulation) {
  return stipulation->kind == NODE_BATTLE ||
         (stipulation->kind == NODE_BRANCH && !structure_in_lines(stipulation));
}

static enum solution_form form_of(const struct findings *findings) {
  if (findings->tree)
    return IN_A_TREE;
  for (const struct stipulation *node = findings->problem->stipulation; node; node = node->next)
    if (node->renumbers || node->kind == NODE_BRANCH)
      return IN_SECTIONS;
  return IN_LINES;
}

void findings_begin(struct findings *findings, const struct problem *problem, struct arena *arena) {
  *findings = (struct findings){
      .sink = {note_line, note_key, ignore_sighting, ignore, note_refutation, ignore_facing,
               note_part, ignore_number, ignore_count, ignore_progress},
      .problem = problem,
      .arena = arena,
      .tree = is_tree(problem->stipulation),
      .post_key = problem->options.post_key_play,
      .first_half = problem->options.half_duplex ? opponent(problem->stipulation->side)
                                                 : problem->stipulation->side};
  if (problem->intended == NULL)
    return;
  findings->intended =
      intended_read(arena, problem->intended, problem->twin_label, form_of(findings));
  findings->has_intended = findings->intended.count > 0;
}

static bool misses_intended(const struct findings *findings) {
  for (unsigned i = 0; i < findings->intended.count; i++)
    if (!findings->intended.lines[i].found)
      return true;
  return false;
}

static bool has_no_solution(const struct findings *findings) {
  const bool both = findings->problem->options.duplex;
  if (findings->tree && findings->post_key)
    return findings->refuted;
  return findings->count[0] == 0 || (both && findings->count[1] == 0);
}

/* Stipulations such as ~1 list the legal moves: the more the merrier. */
static bool is_list_of_moves(const struct problem *problem) {
  return problem->stipulation->kind == NODE_BATTLE && problem->stipulation->goal.kind == GOAL_ANY;
}

static bool has_too_many(const struct findings *findings) {
  if (findings->has_intended)
    return findings->extra_count > 0;
  return findings->tree && !is_list_of_moves(findings->problem) &&
         (findings->count[0] > 1 || findings->count[1] > 1);
}

enum soundness findings_judge(const struct findings *findings, const struct outcome *outcome) {
  if (outcome->verdict != COMPLETE)
    return LIMIT_REACHED;
  if (has_no_solution(findings))
    return NO_SOLUTION;
  if (misses_intended(findings))
    return INTENDED_MISSING;
  if (has_too_many(findings))
    return COOKED;
  return outcome->short_solution ? SHORT_SOLUTION : SOUND;
}
