/* Solving a problem with its twins.  All phases are planned before the first one is solved: a
   problem that can't be solved as a whole is refused before anything is printed.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/run.h"

#include "conditions/condition.h"
#include "solver/commands/input.h"
#include "solver/search/fog_check.h"

static unsigned count_kings(const struct problem *problem, unsigned owner) {
  unsigned count = 0;
  for (unsigned i = 0; i < problem->board.files * problem->board.ranks; i++) {
    const struct man man = problem->men[i];
    count += (man.owners & owner) && (man.walk == KING || (man.marks & MARK_ROYAL));
  }
  const struct fog_option *fog = &problem->options.fog;
  for (unsigned i = 0; i < fog->hidden_count; i++)
    count += belongs_to(owner, opponent(fog->side)) && fog->hidden[i] == KING;
  return count;
}

/* Does a rule decide which kings are royal? */
static bool kings_are_ruled(const struct problem *problem) {
  for (unsigned i = 0; i < problem->condition_count; i++)
    if (problem->conditions[i].condition->royal != NULL)
      return true;
  return false;
}

/* Such a problem is solved, but more often than not somebody forgot to put up a king, or put up
   one too many. */
static void note_kings(const struct problem *problem, struct complaints *complaints) {
  const unsigned white = count_kings(problem, OF_WHITE), black = count_kings(problem, OF_BLACK);
  if ((white == 0 && !problem->options.no_white_king) ||
      (black == 0 && !problem->options.no_black_king))
    complain(complaints, NOTE, problem->place, "both sides need a king");
  if ((white > 1 || black > 1) && !kings_are_ruled(problem))
    complain(complaints, NOTE, problem->place, "%s has %u kings: an attack on any of them is check",
             white > 1 ? "White" : "Black", white > 1 ? white : black);
}

static const struct problem *phase_of(const struct run *run, unsigned phase) {
  return run->set->phases[phase + (run->set->zero_position ? 1 : 0)];
}

static void plan_phase(struct run *run, unsigned phase, const struct settings *settings) {
  const struct problem *problem = phase_of(run, phase);
  if (problem->stipulation == NULL)
    complain(&run->complaints, INPUT_ERROR, problem->place, "there is no stipulation");
  else
    run->plans[phase] = plan_make(problem, settings->engine, &run->complaints);
  if (run->plans[phase] != NULL && problem->options.fog.given)
    fog_check(run->plans[phase], &run->complaints);
  note_kings(problem, &run->complaints);
}

bool run_prepare(struct run *run, const struct problem_set *set, const struct settings *settings) {
  *run = (struct run){.set = set, .count = set->phase_count - (set->zero_position ? 1 : 0)};
  complaints_begin(&run->complaints, arena_new());
  run->plans = arena_alloc(run->complaints.arena, (run->count + 1) * sizeof *run->plans);
  if (complaints_forbid(&set->complaints))
    return false;
  bool fine = true;
  for (unsigned phase = 0; phase < run->count; phase++) {
    plan_phase(run, phase, settings);
    fine = fine && run->plans[phase] != NULL;
  }
  print_complaints(&run->complaints);
  return fine && !complaints_forbid(&run->complaints);
}

void run_end(struct run *run) {
  for (unsigned phase = 0; phase < run->count; phase++)
    if (run->plans[phase] != NULL)
      plan_free(run->plans[phase]);
  arena_free(run->complaints.arena);
}

static void note(const struct problem *problem, const char *text) {
  struct complaints notes;
  complaints_begin(&notes, arena_new());
  complain(&notes, NOTE, problem->place, "%s", text);
  print_complaints(&notes);
  arena_free(notes.arena);
}

void note_crowded(const struct problem *problem) {
  note(problem, "a move has more alternatives than are looked at: what is told is not all");
}

struct outcome run_phase(const struct run *run, unsigned phase, const struct limits *limits,
                         struct sink *sink) {
  const struct outcome outcome = solve(run->plans[phase], limits, sink);
  const struct problem *problem = phase_of(run, phase);
  if (outcome.king_capturable)
    note(problem, "the side to play can capture the king");
  if (outcome.no_position)
    note(problem, "no placement of the hidden men agrees with what is seen");
  if (outcome.crowded)
    note_crowded(problem);
  if (outcome.memory_exhausted)
    note(problem, "the possible positions do not fit into the memory (-maxmem allows more)");
  return outcome;
}
