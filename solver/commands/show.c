/* premier show: prints diagrams, on request with what controls what.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/input.h"
#include "solver/commands/settings.h"
#include "solver/commands/side.h"
#include "solver/report/controls.h"
#include "solver/report/diagram.h"
#include "solver/report/fen.h"

#include <string.h>

struct showing {
  struct visitor visitor; /* first member */
  struct settings settings;
  bool controls;
  bool fen;
  enum fen_style fen_style;
};

static int show_controls(struct showing *showing, const struct problem *problem) {
  struct complaints complaints;
  complaints_begin(&complaints, arena_new());
  struct plan *plan = plan_make(problem, showing->settings.engine, &complaints);
  print_complaints(&complaints);
  const int status = status_of_complaints(&complaints);
  if (plan != NULL && status == STATUS_FINE) {
    struct position *position = plan->engine->create(plan, side_to_begin(problem));
    putchar('\n');
    print_controls(stdout, position);
    plan->engine->destroy(position);
  }
  plan_free(plan);
  arena_free(complaints.arena);
  return status;
}

static void show_diagram(const struct problem *problem) {
  putchar('\n');
  if (problem->twin_label != NULL)
    printf("%s%s) %s\n\n", problem->continued ? "+" : "", problem->twin_label,
           problem->twin_text != NULL ? problem->twin_text : "");
  print_heading(stdout, problem);
  if (problem->authors + problem->origins + problem->titles + problem->awards > 0)
    putchar('\n');
  print_board(stdout, problem, NULL);
  print_caption(stdout, problem);
  putchar('\n');
}

static int show_fen(const struct showing *showing, const struct problem *problem) {
  struct complaints complaints;
  complaints_begin(&complaints, arena_new());
  struct plan *plan = plan_make(problem, showing->settings.engine, &complaints);
  const char *reason;
  if (plan != NULL && !print_fen(stdout, plan, side_to_begin(problem), showing->fen_style, &reason))
    complain(&complaints, NOT_SUPPORTED, problem->place, "there is no FEN for %s", reason);
  print_complaints(&complaints);
  const int status = status_of_complaints(&complaints);
  plan_free(plan);
  arena_free(complaints.arena);
  return status;
}

/* The FENs alone, for programs that read them. */
static int show_fens(const struct showing *showing, const struct problem_set *set) {
  int status = STATUS_FINE;
  for (unsigned phase = 0; phase < set->phase_count && !complaints_forbid(&set->complaints);
       phase++)
    status = worse_status(status, show_fen(showing, set->phases[phase]));
  return status;
}

static int show_problem(struct visitor *visitor, const struct problem_set *set) {
  struct showing *showing = (struct showing *)visitor;
  if (showing->fen)
    return show_fens(showing, set);
  int status = STATUS_FINE;
  for (unsigned phase = 0; phase < set->phase_count; phase++) {
    show_diagram(set->phases[phase]);
    if (showing->controls && !complaints_forbid(&set->complaints))
      status = worse_status(status, show_controls(showing, set->phases[phase]));
  }
  return status;
}

/* How many words of the command line are an option of showing: 0 or 1. */
static int take_option(struct showing *showing, const char *word) {
  if (strcmp(word, "--controls") == 0) {
    showing->controls = true;
    return 1;
  }
  if (strcmp(word, "--fen") != 0 && strcmp(word, "--xfen") != 0)
    return 0;
  showing->fen = true;
  showing->fen_style = word[2] == 'x' ? X_FEN : SHREDDER_FEN;
  return 1;
}

static int run_show(int argc, char **argv) {
  struct showing showing = {.visitor = {show_problem}};
  int status = -1;
  settings_start(&showing.settings);
  for (int i = 1; i < argc && status < 0;) {
    int taken = take_option(&showing, argv[i]);
    if (taken == 0)
      taken = settings_take(&showing.settings, &command_show, argc - i, argv + i);
    if (taken == 0)
      status = complain_usage(&command_show, "unknown option %s", argv[i]);
    i += taken;
  }
  if (status < 0)
    status = settings_close(&showing.settings, &command_show);
  if (status < 0)
    status = visit_problems(&showing.visitor, showing.settings.files, showing.settings.file_count);
  settings_end(&showing.settings);
  return status;
}

const struct command command_show = {
    .name = "show",
    .synopsis = "[--controls|--fen|--xfen] [file …]",
    .sentence = "print the diagrams, twins included",
    .help =
        "  --controls       also how many men of White, of Black, and of both control each\n"
        "                   square, and the sum Q of all controls\n"
        "  --fen            only the FEN of each diagram; where king and rooks may castle from\n"
        "                   other squares than usual, rights are the files of the rooks (HAha)\n"
        "  --xfen           the same, but KQkq for the outermost rooks\n\n",
    .run = run_show};
