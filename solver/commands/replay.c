/* premier replay: plays games through as one side, a spectator or nobody in the fog sees them.

   A side sees its own moves, of the enemy's no more than that there was one, and the square where
   it has lost a man if that square is in the fog now.  Spectators see no men before the end of the
   game; then the fog lifts.  Source: the text of the rule that this project was founded on.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/fog.h"
#include "solver/commands/input.h"
#include "solver/commands/interrupt.h"
#include "solver/commands/replay_look.h"
#include "solver/commands/settings.h"
#include "solver/search/fog_view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct replaying {
  struct settings settings;
  struct eyes eyes;
};

bool move_is_hidden(const struct look *look, const struct ply *ply) {
  return look->eyes->player ? ply->side != look->eyes->side : !look->lifted;
}

square lost_unseen(const struct look *look, const struct sighted_move *move) {
  const struct ply *ply = move->ply;
  if (!look->eyes->player || !move_is_hidden(look, ply) || ply->captured.walk == NO_WALK)
    return NO_SQUARE;
  const square lost = capture_of(ply->move);
  return lost != NO_SQUARE && !set_has(move->seen, lost) ? lost : NO_SQUARE;
}

struct problem diagram_now(const struct game *game) {
  struct problem now = *game->plan->problem;
  for (square where = 0; where < now.board.files * now.board.ranks; where++)
    now.men[where] = game->position->engine->man_at(game->position, where);
  return now;
}

/* When the game has ended there are no moves any more; still, the men look where they could go. */
static struct set seen_at_end(struct look *look) {
  const struct problem now = diagram_now(&look->game);
  struct plan *plan = fog_plan(&now, ENGINE_BY_FACTS, &look->game.complaints);
  struct position *position = plan->engine->create(plan, look->eyes->side);
  const struct set seen = fog_view(position, look->eyes->side, &look->game.moves);
  plan->engine->destroy(position);
  plan_free(plan);
  return seen;
}

static struct set seen_by(struct look *look) {
  struct set seen = {{0}};
  if (look->eyes->player)
    return look->game.end != NOT_ENDED
               ? seen_at_end(look)
               : fog_view(look->game.position, look->eyes->side, &look->game.moves);
  if (look->lifted)
    memset(&seen, 0xFF, sizeof seen);
  return seen;
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

static void play_through(struct look *look, const struct replay_writer *writer) {
  struct game *game = &look->game;
  struct ply ply = {.side = WHITE};
  unsigned number = 1;
  struct set seen = seen_by(look);
  writer->begin(look, &seen);
  while (game_next(game, &ply)) {
    const struct sighted_move move = {number, &ply, &seen};
    seen = seen_by(look);
    writer->move(look, &move);
    number += ply.side == BLACK;
  }
  writer->end(look, &ply);
}

static int replay_game(const struct replaying *replaying, const struct score *score) {
  struct look look = {.eyes = &replaying->eyes};
  look.lifted = !replaying->eyes.player && ends(score);
  game_begin(&look.game, score);
  if (look.game.position != NULL)
    play_through(&look, replaying->settings.json ? &replay_json : &replay_text);
  print_complaints(&look.game.complaints);
  print_complaints(&score->complaints);
  fflush(stdout);
  const int status = worse_status(status_of_complaints(&look.game.complaints),
                                  status_of_complaints(&score->complaints));
  game_free(&look.game);
  return status;
}

static int replay_games(const struct replaying *replaying, const char *name,
                        const struct content *content) {
  struct score_reader *reader = score_reader_new(input_name(name), content->text, content->length);
  int status = STATUS_FINE;
  bool empty = true;
  struct score *score;
  while (!*interrupt_flag() && (score = score_next(reader)) != NULL) {
    empty = false;
    status = worse_status(status, replay_game(replaying, score));
    score_free(score);
  }
  score_reader_free(reader);
  return empty && !*interrupt_flag() ? complain_empty(name, "game") : status;
}

static int replay_file(const struct replaying *replaying, const char *name) {
  struct content content = {0};
  const int status =
      read_input(name, &content) ? replay_games(replaying, name, &content) : STATUS_INPUT;
  free(content.text);
  return status;
}

static int take_option(void *context, int argc, char **argv) {
  struct replaying *replaying = context;
  if (strcmp(argv[0], "--fog") != 0)
    return 0;
  const char *whose = argc > 1 ? argv[1] : "";
  struct eyes *eyes = &replaying->eyes;
  eyes->player = fog_side(whose, &eyes->side);
  eyes->chosen = eyes->player || strcmp(whose, "none") == 0;
  if (!eyes->chosen) {
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
  struct replaying replaying = {.eyes = {.chosen = false}};
  const struct own_options own = {take_option, &replaying};
  settings_start(&replaying.settings);
  int status = settings_read(&replaying.settings, &command_replay, &own, argc, argv);
  if (status < 0 && !replaying.eyes.chosen)
    status = complain_usage(&command_replay, "--fog is missing");
  if (status < 0)
    status = replay_files(&replaying);
  settings_end(&replaying.settings);
  return status;
}

const struct command command_replay = {
    .name = "replay",
    .synopsis = "--fog white|black|none [--json] [file …]",
    .sentence = "play game scores through under Fog of War",
    .help =
        "Reads games as PGN or as plain lists of moves and prints the board behind every\n"
        "half-move as the side sees it: question marks stand where it does not see, the moves\n"
        "of the other side are \"…\", with the square where a man was captured if that is out\n"
        "of sight.  With none the whole of a game is shown when it has ended; before, only that\n"
        "moves were made.\n\n"
        "  --fog SIDE       white, black or none\n",
    .settings = SETTING_JSON,
    .run = run_replay};
