/* premier show: prints diagrams, on request with what controls what.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/fog.h"
#include "solver/commands/forms.h"
#include "solver/commands/input.h"
#include "solver/commands/inspection.h"
#include "solver/commands/settings.h"
#include "solver/commands/side.h"
#include "solver/commands/version.h"
#include "solver/report/controls.h"
#include "solver/report/diagram.h"
#include "solver/report/fen.h"
#include "solver/report/man_moves.h"
#include "solver/report/positions.h"
#include "solver/report/sight.h"
#include "solver/search/fog_view.h"

#include <stdlib.h>
#include <string.h>

struct showing {
  struct visitor visitor; /* first member */
  struct settings settings;
  struct report *pictures; /* the writer of HTML, LaTeX or SVG; NULL: text is wanted */
  bool controls;
  bool fen;
  enum fen_style fen_style;
  bool fog;
  enum colour fog_side;
  const char *moves; /* the name of the square whose man's moves are wanted; NULL: none */
};

static int show_controls(const struct showing *showing, const struct problem *problem) {
  struct inspection look;
  inspection_begin(&look);
  if (inspection_takes(&look, plan_make(problem, showing->settings.engine, &look.complaints))) {
    struct position *position = look.plan->engine->create(look.plan, side_to_begin(problem));
    putchar('\n');
    print_controls(stdout, position);
    look.plan->engine->destroy(position);
  }
  return inspection_end(&look);
}

/* The square of a name, "e4"; NO_SQUARE if the board has none of that name. */
static square square_named(const struct problem *problem, const char *name) {
  const struct board_frame *board = &problem->board;
  char *end;
  const unsigned file = ((unsigned char)name[0] | 0x20u) - 'a';
  const unsigned long rank = name[0] != '\0' ? strtoul(name + 1, &end, 10) : 0;
  if (rank == 0 || *end != '\0' || file >= board->files || rank > board->ranks)
    return NO_SQUARE;
  return (square)((rank - 1) * board->files + file);
}

/* For the side of the man there; a neutral one belongs to the side at the move. */
static enum colour side_of_man(const struct problem *problem, square where) {
  return side_as(problem->men[where].owners, side_to_begin(problem));
}

static int show_moves(const struct showing *showing, const struct problem *problem) {
  const square where = square_named(problem, showing->moves);
  struct inspection look;
  inspection_begin(&look);
  if (where == NO_SQUARE || problem->men[where].walk == NO_WALK)
    complain(&look.complaints, INPUT_ERROR, problem->place, "there is no man on %s",
             showing->moves);
  else if (inspection_takes(&look, plan_make(problem, ENGINE_GENERAL, &look.complaints)))
    tell_man_moves(stdout, look.plan, side_of_man(problem, where), where, showing->settings.svg);
  return inspection_end(&look);
}

/* What the side sees of the diagram; false after a complaint. */
static bool find_view(const struct showing *showing, const struct problem *problem,
                      struct set *seen, int *status) {
  struct inspection look;
  inspection_begin(&look);
  if (inspection_takes(&look, fog_plan(problem, showing->settings.engine, &look.complaints))) {
    struct move_stack moves = {0};
    struct position *position = look.plan->engine->create(look.plan, side_to_begin(problem));
    *seen = fog_view(position, showing->fog_side, &moves);
    look.plan->engine->destroy(position);
    move_stack_free(&moves);
  }
  *status = inspection_end(&look);
  return *status == STATUS_FINE;
}

/* `seen`: only these squares; NULL for all. */
static void show_diagram(const struct problem *problem, const struct set *seen) {
  putchar('\n');
  if (problem->twin_label != NULL)
    printf("%s%s) %s\n\n", problem->continued ? "+" : "", problem->twin_label,
           problem->twin_text != NULL ? problem->twin_text : "");
  print_heading(stdout, problem);
  if (problem->authors + problem->origins + problem->titles + problem->awards > 0)
    putchar('\n');
  if (seen != NULL) {
    print_seen_board(stdout, problem, seen);
    print_caption(stdout, problem);
  } else {
    print_positions(stdout, problem);
  }
  putchar('\n');
}

static int show_fen(const struct showing *showing, const struct problem *problem) {
  const enum colour side = side_to_begin(problem);
  const char *reason;
  struct inspection look;
  inspection_begin(&look);
  if (inspection_takes(&look, plan_make(problem, showing->settings.engine, &look.complaints)) &&
      !print_fen(stdout, look.plan, side, showing->fen_style, &reason))
    complain(&look.complaints, NOT_SUPPORTED, problem->place, "there is no FEN for %s", reason);
  return inspection_end(&look);
}

/* The FENs alone, for programs that read them. */
static int show_fens(const struct showing *showing, const struct problem_set *set) {
  int status = STATUS_FINE;
  for (unsigned phase = 0; phase < set->phase_count && !complaints_forbid(&set->complaints);
       phase++)
    status = worse_status(status, show_fen(showing, set->phases[phase]));
  return status;
}

static int show_view(const struct showing *showing, const struct problem *problem) {
  struct set seen;
  int status;
  if (find_view(showing, problem, &seen, &status)) {
    show_diagram(problem, &seen);
    putchar('\n');
    print_seen_squares(stdout, problem, showing->fog_side, &seen);
  }
  return status;
}

/* What is told is about the position that is drawn; of a=>b, about the first. */
static int show_phase(const struct showing *showing, const struct problem *phase, bool sound) {
  struct positions positions;
  positions_of(phase, &positions);
  const struct problem *problem = phase->proof_game ? &positions.shown[0] : phase;
  if (showing->moves != NULL)
    return sound ? show_moves(showing, problem) : STATUS_FINE;
  if (showing->fog)
    return sound ? show_view(showing, problem) : STATUS_FINE; /* the reader has said why */
  show_diagram(problem, NULL);
  return showing->controls && sound ? show_controls(showing, problem) : STATUS_FINE;
}

static int show_pictures(struct report *report, const struct problem_set *set) {
  report->begin_problem(report, set);
  for (unsigned phase = set->zero_position ? 1 : 0; phase < set->phase_count; phase++)
    report->begin_phase(report, set->phases[phase]);
  report->end_problem(report, NULL);
  return STATUS_FINE;
}

static int show_problem(struct visitor *visitor, const struct problem_set *set) {
  struct showing *showing = (struct showing *)visitor;
  if (showing->fen)
    return show_fens(showing, set);
  if (showing->pictures != NULL)
    return show_pictures(showing->pictures, set);
  int status = STATUS_FINE;
  const bool sound = !complaints_forbid(&set->complaints);
  for (unsigned phase = 0; phase < set->phase_count; phase++)
    status = worse_status(status, show_phase(showing, set->phases[phase], sound));
  return status;
}

static int take_fog(struct showing *showing, int argc, char **argv) {
  showing->fog = argc > 1 && fog_side(argv[1], &showing->fog_side);
  if (!showing->fog) {
    showing->settings.wrong = true;
    complain_usage(&command_show, "--fog needs white or black");
  }
  return argc > 1 ? 2 : 1;
}

static int take_moves(struct showing *showing, int argc, char **argv) {
  showing->moves = argc > 1 ? argv[1] : NULL;
  if (argc > 1)
    return 2;
  showing->settings.wrong = true;
  complain_usage(&command_show, "--moves needs a square");
  return 1;
}

static int take_option(void *context, int argc, char **argv) {
  struct showing *showing = context;
  const char *word = argv[0];
  if (strcmp(word, "--moves") == 0)
    return take_moves(showing, argc, argv);
  if (strcmp(word, "--fog") == 0)
    return take_fog(showing, argc, argv);
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

static int show_all(struct showing *showing) {
  const struct settings *settings = &showing->settings;
  if (!form_draws(settings) || showing->moves != NULL)
    return visit_problems(&showing->visitor, settings->files, settings->file_count);
  struct report *report = showing->pictures = report_for(settings);
  report->begin_run(report, PREMIER_VERSION, settings->memory >> 20);
  const int status = visit_problems(&showing->visitor, settings->files, settings->file_count);
  report->end_run(report);
  report_free(report);
  return status;
}

static int run_show(int argc, char **argv) {
  struct showing showing = {.visitor = {show_problem}};
  const struct own_options own = {take_option, &showing};
  settings_start(&showing.settings);
  int status = settings_read(&showing.settings, &command_show, &own, argc, argv);
  if (status < 0)
    status = show_all(&showing);
  settings_end(&showing.settings);
  return status;
}

const struct command command_show = {
    .name = "show",
    .synopsis = "[--controls|--fen|--xfen|--moves square|--fog white|black|--svg|--latex|--html] "
                "[file …]",
    .sentence = "print the diagrams, twins included",
    .help =
        "Nothing is solved: a page and a document hold the diagrams alone.\n\n"
        "  --controls       also how many men of White, of Black, and of both control each\n"
        "                   square, and the sum Q of all controls\n"
        "  --moves SQUARE   the diagram with the squares where the man there can go and those\n"
        "                   that it observes; with --svg as a picture\n"
        "  --fen            only the FEN of each diagram; where king and rooks may castle from\n"
        "                   other squares than usual, rights are the files of the rooks (HAha)\n"
        "  --xfen           the same, but KQkq for the outermost rooks\n"
        "  --fog SIDE       the diagram as white or black sees it under Fog of War, a question "
        "mark\n"
        "                   on every other square, and the list of the squares seen\n",
    .settings = SETTING_PICTURES | SETTING_ENGINE,
    .run = run_show};
