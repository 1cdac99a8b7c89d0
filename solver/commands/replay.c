/* premier replay: plays games through as one side, a spectator or nobody in the fog sees them.

   A side sees its own moves, of the enemy's no more than that there was one, and the square where
   it has lost a man if that square is in the fog now.  Spectators see no men before the end of the
   game; then the fog lifts.  Source: the text of the rule that this project was founded on.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/fog.h"
#include "solver/commands/input.h"
#include "solver/commands/interrupt.h"
#include "solver/commands/replay_game.h"
#include "solver/commands/settings.h"
#include "solver/report/sight.h"
#include "solver/report/wording.h"
#include "solver/search/fog_view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct replaying {
  struct settings settings;
  bool chosen, player; /* what --fog says: a side, or none */
  enum colour side;
};

/* A game as somebody looks at it. */
struct look {
  const struct replaying *replaying;
  struct game game;
  bool lifted; /* all is shown: the game has ended */
};

/* The diagram as it is now. */
static struct problem diagram_now(const struct game *game) {
  struct problem now = *game->plan->problem;
  for (square where = 0; where < now.board.files * now.board.ranks; where++)
    now.men[where] = game->position->engine->man_at(game->position, where);
  return now;
}

/* When the game has ended there are no moves any more; still, the men look where they could go. */
static struct set seen_at_end(struct look *look) {
  const struct problem now = diagram_now(&look->game);
  struct plan *plan = fog_plan(&now, ENGINE_BY_FACTS, &look->game.complaints);
  struct position *position = plan->engine->create(plan, look->replaying->side);
  const struct set seen = fog_view(position, look->replaying->side, &look->game.moves);
  plan->engine->destroy(position);
  plan_free(plan);
  return seen;
}

static struct set seen_by(struct look *look) {
  struct set seen = {{0}};
  if (look->replaying->player)
    return look->game.end != NOT_ENDED
               ? seen_at_end(look)
               : fog_view(look->game.position, look->replaying->side, &look->game.moves);
  if (look->lifted)
    memset(&seen, 0xFF, sizeof seen);
  return seen;
}

static void print_now(const struct look *look, const struct set *seen) {
  const struct problem now = diagram_now(&look->game);
  putchar('\n');
  print_seen_board(stdout, &now, seen);
}

/* "12.Ke1-e2", "12...…", "12...… captures on d5" */
static void print_move(const struct look *look, unsigned number, const struct ply *ply,
                       const struct set *seen) {
  const bool own = look->replaying->player && ply->side == look->replaying->side;
  const square lost = ply->captured.walk != NO_WALK ? capture_of(ply->move) : NO_SQUARE;
  struct wording text;
  wording_start(&text, look->game.plan->problem);
  printf("\n%u%s", number, ply->side == WHITE ? "." : "...");
  if (own || (look->lifted && !look->replaying->player)) {
    wording_ply(&text, ply);
    printf("%s", text.text);
  } else {
    printf("…");
    if (look->replaying->player && lost != NO_SQUARE && !set_has(seen, lost)) {
      wording_square(&text, lost);
      printf(" captures on %s", text.text);
    }
  }
  putchar('\n');
}

static void print_end(const struct game *game, const struct ply *last) {
  static const char *const draws[] = {[STALEMATE] = "Stalemate: a draw.",
                                      [REPETITION] =
                                          "The position has come up three times: a draw.",
                                      [FIFTY_MOVES] = "Fifty quiet moves: a draw."};
  if (game->end == KING_CAPTURED)
    printf("\n%s's king is captured.\n", last->side == WHITE ? "Black" : "White");
  else if (game->end != NOT_ENDED)
    printf("\n%s\n", draws[game->end]);
  else if (game->score->result_text != NULL)
    printf("\nThe score ends with %s.\n", game->score->result_text);
}

static void print_names(const struct score *score) {
  const char *white = score->white.value, *black = score->black.value;
  printf("\nGame %u", score->number);
  if (white != NULL || black != NULL)
    printf(": %s - %s", white != NULL ? white : "?", black != NULL ? black : "?");
  putchar('\n');
}

/* Has the game ended when the score has been played through? */
static bool ends(const struct score *score) {
  struct game game;
  struct ply ply;
  game_begin(&game, score);
  while (game.position != NULL && game_next(&game, &ply))
    continue;
  const bool ended = game.end != NOT_ENDED || score->result_text != NULL;
  game_free(&game);
  return ended;
}

static void play_through(struct look *look) {
  struct game *game = &look->game;
  struct ply ply = {.side = WHITE};
  unsigned number = 1;
  print_names(game->score);
  struct set seen = seen_by(look);
  print_now(look, &seen);
  while (game_next(game, &ply)) {
    seen = seen_by(look);
    print_move(look, number, &ply, &seen);
    print_now(look, &seen);
    number += ply.side == BLACK;
  }
  print_end(game, &ply);
  if (!look->replaying->player && !look->lifted)
    printf("\nThe game has not ended: spectators see no men.\n");
}

static int replay_game(const struct replaying *replaying, const struct score *score) {
  struct look look = {.replaying = replaying};
  look.lifted = !replaying->player && ends(score);
  game_begin(&look.game, score);
  if (look.game.position != NULL)
    play_through(&look);
  print_complaints(&look.game.complaints);
  print_complaints(&score->complaints);
  fflush(stdout);
  const int status = worse_status(status_of_complaints(&look.game.complaints),
                                  status_of_complaints(&score->complaints));
  game_free(&look.game);
  return status;
}

static int replay_file(const struct replaying *replaying, const char *name) {
  struct content content = {0};
  int status = STATUS_FINE;
  if (read_input(name, &content)) {
    struct score_reader *reader = score_reader_new(input_name(name), content.text, content.length);
    struct score *score;
    while (!*interrupt_flag() && (score = score_next(reader)) != NULL) {
      status = worse_status(status, replay_game(replaying, score));
      score_free(score);
    }
    score_reader_free(reader);
  } else {
    status = STATUS_INPUT;
  }
  free(content.text);
  return status;
}

/* Takes the command's own option; as settings_take. */
static int take_option(struct replaying *replaying, int argc, char **argv) {
  if (strcmp(argv[0], "--fog") != 0)
    return settings_take(&replaying->settings, &command_replay, argc, argv);
  const char *whose = argc > 1 ? argv[1] : "";
  replaying->player = fog_side(whose, &replaying->side);
  replaying->chosen = replaying->player || strcmp(whose, "none") == 0;
  if (!replaying->chosen) {
    replaying->settings.wrong = true;
    complain_usage(&command_replay, "--fog needs white, black or none");
  }
  return argc > 1 ? 2 : 1;
}

static int replay_files(const struct replaying *replaying) {
  int status = STATUS_FINE;
  interrupt_watch();
  for (unsigned i = 0; i < replaying->settings.file_count && !*interrupt_flag(); i++)
    status = worse_status(status, replay_file(replaying, replaying->settings.files[i]));
  return status;
}

static int run_replay(int argc, char **argv) {
  struct replaying replaying = {.chosen = false};
  int status = -1;
  settings_start(&replaying.settings);
  for (int i = 1; i < argc && status < 0;) {
    const int taken = take_option(&replaying, argc - i, argv + i);
    if (taken == 0)
      status = complain_usage(&command_replay, "unknown option %s", argv[i]);
    i += taken;
  }
  if (status < 0)
    status = settings_close(&replaying.settings, &command_replay);
  if (status < 0 && !replaying.chosen)
    status = complain_usage(&command_replay, "--fog is missing");
  if (status < 0)
    status = replay_files(&replaying);
  settings_end(&replaying.settings);
  return status;
}

const struct command command_replay = {
    .name = "replay",
    .synopsis = "--fog white|black|none [file …]",
    .sentence = "play game scores through under Fog of War",
    .help =
        "Reads games as PGN or as plain lists of moves and prints the board behind every\n"
        "half-move as the side sees it: question marks stand where it does not see, the moves\n"
        "of the other side are \"…\", with the square where a man was captured if that is out\n"
        "of sight.  With none the whole of a game is shown when it has ended; before, only that\n"
        "moves were made.\n\n"
        "  --fog SIDE       white, black or none\n\n",
    .run = run_replay};
