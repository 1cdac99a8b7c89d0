/* premier perft: counts lines of legal moves, the classical test of a move generator.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/perft.h"
#include "solver/board/clock.h"

#include "solver/commands/input.h"
#include "solver/commands/inspection.h"
#include "solver/commands/interrupt.h"
#include "solver/commands/run.h"
#include "solver/commands/settings.h"
#include "solver/commands/side.h"
#include "solver/report/wording.h"

#include <stdio.h>
#include <string.h>

struct counting {
  struct visitor visitor; /* first member */
  struct settings settings;
  struct limits limits;
  unsigned depth;
  bool split;
};

static bool is_over(void *context) {
  const struct counting *counting = context;
  return *counting->limits.interrupt ||
         (counting->limits.deadline > 0 && seconds_now() > counting->limits.deadline);
}

/* "Ke1-e2 20": what each first move contributes to the count of the full depth. */
static bool count_split(const struct counting *counting, struct position *position,
                        const struct perft *how, mpz_t count) {
  const struct engine *engine = position->engine;
  struct move_stack stack = {0};
  bool fine = true;
  engine->legal_moves(position, &stack);
  for (size_t i = 0; i < stack.count && fine; i++) {
    struct ply ply;
    struct wording text;
    engine->describe(position, stack.moves[i], &ply);
    wording_start(&text, position->plan->problem);
    wording_ply(&text, &ply);
    engine->play(position, stack.moves[i]);
    fine = perft(position, counting->depth - 1, how, count);
    engine->undo(position);
    if (fine)
      gmp_printf("%s %Zd\n", text.text, count);
  }
  move_stack_free(&stack);
  return fine;
}

static bool count_depths(const struct counting *counting, struct position *position,
                         const struct perft *how, mpz_t count) {
  for (unsigned depth = 1; depth <= counting->depth; depth++) {
    if (!perft(position, depth, how, count))
      return false;
    gmp_printf("%u %Zd\n", depth, count);
    fflush(stdout);
  }
  return true;
}

static int count_plan(struct counting *counting, const struct plan *plan) {
  struct position *position = plan->engine->create(plan, side_to_begin(plan->problem));
  counting->limits = settings_limits(&counting->settings, plan->problem->options.max_time);
  struct perft how = {.counts = counts_new(counting->limits.table_bytes),
                      .threads = counting->limits.threads,
                      .stop = is_over,
                      .context = counting};
  mpz_t count;
  mpz_init(count);
  const bool fine = counting->split ? count_split(counting, position, &how, count)
                                    : count_depths(counting, position, &how, count);
  mpz_clear(count);
  counts_free(how.counts);
  if (position->crowded)
    note_crowded(plan->problem);
  plan->engine->destroy(position);
  return fine ? STATUS_FINE : STATUS_LIMIT;
}

static int count_problem(struct visitor *visitor, const struct problem_set *set) {
  struct counting *counting = (struct counting *)visitor;
  int status = STATUS_FINE;
  struct inspection look;
  if (complaints_forbid(&set->complaints))
    return STATUS_FINE; /* the reader has said so */
  inspection_begin(&look);
  if (inspection_takes(&look,
                       plan_make(set->phases[0], counting->settings.engine, &look.complaints))) {
    look.plan->horizon = counting->depth;
    status = count_plan(counting, look.plan);
  }
  return worse_status(inspection_end(&look), status);
}

static int take_option(void *context, int argc, char **argv) {
  struct counting *counting = context;
  const long long depth = number_in(argc > 1 ? argv[1] : NULL, 1);
  if (strcmp(argv[0], "--split") == 0) {
    counting->split = true;
    return 1;
  }
  if (strcmp(argv[0], "--depth") != 0)
    return 0;
  if (depth < 1 || depth > 1000) {
    counting->settings.wrong = true;
    complain_usage(&command_perft, "--depth needs a number from 1 to 1000");
    return argc > 1 ? 2 : 1;
  }
  counting->depth = (unsigned)depth;
  return 2;
}

static int run_perft(int argc, char **argv) {
  struct counting counting = {.visitor = {count_problem}};
  const struct own_options own = {take_option, &counting};
  settings_start(&counting.settings);
  int status = settings_read(&counting.settings, &command_perft, &own, argc, argv);
  if (status < 0 && counting.depth == 0)
    status = complain_usage(&command_perft, "--depth is missing");
  if (status < 0) {
    interrupt_watch();
    status =
        visit_problems(&counting.visitor, counting.settings.files, counting.settings.file_count);
  }
  settings_end(&counting.settings);
  return status;
}

const struct command command_perft = {
    .name = "perft",
    .synopsis = "--depth N [--split] [option …] [file …]",
    .sentence = "count the lines of N legal half-moves in the diagrams",
    .help = "Prints one line for each depth: the depth and the number of lines, exactly.\n"
            "Twins are left out.  The side at the move is the one that a FEN says, else the one\n"
            "that the stipulation lets begin, else White; with HalfDuplex the other one.\n\n"
            "  --depth N        the number of half-moves\n"
            "  --split          only the full depth, one line for each first move\n",
    .settings = SETTINGS_OF_SEARCH,
    .run = run_perft};
