/* The gate.  Since it sees the findings in the order of the solution, the first `most` solutions
   are the same for every number of threads.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/gate.h"

#include "solver/search/ends.h"

static struct gate *gate_of(struct sink *sink) {
  return (struct gate *)sink;
}

/* Lets a solution through, or not: the gate closes behind the last one wanted. */
static bool admits(struct gate *gate) {
  if (gate->most && gate->solutions >= gate->most)
    gate->closed = true;
  if (gate->closed)
    return false;
  gate->solutions++;
  if (gate->solutions == gate->most) {
    int going = GOING_ON;
    atomic_compare_exchange_strong(&gate->run->ending, &going, ENOUGH_FOUND);
  }
  return true;
}

static bool is_one_too_many(struct gate *gate, const struct line *line) {
  const bool is = !gate->closed && gate->ends && !ends_admit(gate->ends, line->end, line->count);
  gate->left_out |= is;
  return is;
}

static void pass_line(struct sink *sink, const struct line *line) {
  struct gate *gate = gate_of(sink);
  const bool passes =
      line_solves(line) ? !is_one_too_many(gate, line) && admits(gate) : !gate->closed;
  gate->has_denied |= passes && !line_solves(line);
  if (passes && !gate->muted)
    gate->beyond->line(gate->beyond, line);
}

static void pass_tree_move(struct sink *sink, const struct ply *ply,
                           const struct tree_move *where) {
  struct gate *gate = gate_of(sink);
  if (where->depth == 0 && where->role == ROLE_KEY && !admits(gate))
    return;
  if (!gate->closed && !gate->muted)
    gate->beyond->tree_move(gate->beyond, ply, where);
}

static void pass_sighting(struct sink *sink, const struct sighting *sighting) {
  struct gate *gate = gate_of(sink);
  if (!gate->closed)
    gate->beyond->sighting(gate->beyond, sighting);
}

static void pass_but(struct sink *sink) {
  struct gate *gate = gate_of(sink);
  if (!gate->closed && !gate->muted)
    gate->beyond->but(gate->beyond);
}

static void pass_refutes(struct sink *sink) {
  struct gate *gate = gate_of(sink);
  if (!gate->closed && !gate->muted)
    gate->beyond->refutes(gate->beyond);
}

static void pass_root_facing(struct sink *sink, enum facing facing, const struct ply *pass,
                             bool check) {
  struct gate *gate = gate_of(sink);
  if (!gate->closed && !gate->muted)
    gate->beyond->root_facing(gate->beyond, facing, pass, check);
}

static void pass_part(struct sink *sink, enum part part, enum colour side) {
  gate_of(sink)->beyond->part(gate_of(sink)->beyond, part, side);
}

static void pass_move_number(struct sink *sink, const struct number_list *numbers,
                             const struct ply *ply, double seconds) {
  struct gate *gate = gate_of(sink);
  if (!gate->closed && !gate->muted)
    gate->beyond->move_number(gate->beyond, numbers, ply, seconds);
}

static void pass_count(struct sink *sink, const char *digits, bool exact) {
  gate_of(sink)->beyond->count(gate_of(sink)->beyond, digits, exact);
}

static void pass_progress(struct sink *sink, double share, unsigned long long nodes) {
  gate_of(sink)->beyond->progress(gate_of(sink)->beyond, share, nodes);
}

bool gate_has_solutions(const struct gate *gate) {
  const struct census *census = gate->run->census;
  return gate->solutions > 0 || (census && !number_is_zero(&census->lines));
}

void gate_begin(struct gate *gate, struct run *run, struct sink *beyond) {
  *gate = (struct gate){.sink = {.line = pass_line,
                                 .tree_move = pass_tree_move,
                                 .sighting = pass_sighting,
                                 .but = pass_but,
                                 .refutes = pass_refutes,
                                 .root_facing = pass_root_facing,
                                 .part = pass_part,
                                 .move_number = pass_move_number,
                                 .count = pass_count,
                                 .progress = pass_progress},
                        .beyond = beyond,
                        .run = run,
                        .muted = run_counts(run),
                        .most = run->options->max_solutions};
  if (run->options->intelligent_solutions > 0)
    gate->ends = ends_new(run->options->intelligent_solutions);
}

void gate_end(struct gate *gate) {
  ends_free(gate->ends);
}
