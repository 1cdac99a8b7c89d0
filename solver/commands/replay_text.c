/* What is seen of a game under fog, as text: the boards with question marks on squares out of
   sight.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/replay_look.h"
#include "solver/report/sight.h"
#include "solver/report/wording.h"

#include <stdio.h>

static void print_now(const struct look *look, const struct set *seen) {
  const struct problem now = diagram_now(&look->game);
  putchar('\n');
  print_seen_board(stdout, &now, seen);
}

static void print_begin(const struct look *look, const struct set *seen) {
  const struct score *score = look->game.score;
  const char *white = score->white.value, *black = score->black.value;
  printf("\nGame %u", score->number);
  if (white != NULL || black != NULL)
    printf(": %s - %s", white != NULL ? white : "?", black != NULL ? black : "?");
  putchar('\n');
  print_now(look, seen);
}

/* "12.Ke1-e2", "12...…", "12...… captures on d5" */
static void print_move(const struct look *look, const struct sighted_move *move) {
  const square lost = lost_unseen(look, move);
  struct wording text;
  wording_start(&text, look->game.plan->problem);
  printf("\n%u%s", move->number, move->ply->side == WHITE ? "." : "...");
  if (!move_is_hidden(look, move->ply)) {
    wording_ply(&text, move->ply);
    printf("%s", text.text);
  } else {
    printf("…");
  }
  if (lost != NO_SQUARE) {
    wording_square(&text, lost);
    printf(" captures on %s", text.text);
  }
  putchar('\n');
  print_now(look, move->seen);
}

static void print_end(const struct look *look, const struct ply *last) {
  static const char *const draws[] = {[STALEMATE] = "Stalemate: a draw.",
                                      [REPETITION] =
                                          "The position has come up three times: a draw.",
                                      [FIFTY_MOVES] = "Fifty quiet moves: a draw."};
  const struct game *game = &look->game;
  if (game->end == KING_CAPTURED)
    printf("\n%s's king is captured.\n", last->side == WHITE ? "Black" : "White");
  else if (game->end != NOT_ENDED)
    printf("\n%s\n", draws[game->end]);
  else if (game->score->result_text != NULL)
    printf("\nThe score ends with %s.\n", game->score->result_text);
  if (!look->eyes->player && !look->lifted)
    printf("\nThe game has not ended: spectators see no men.\n");
}

const struct replay_writer replay_text = {print_begin, print_move, print_end};
