/* A game being played through from its score, under the rules of fog.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_REPLAY_GAME_H
#define PREMIER_REPLAY_GAME_H

#include "solver/engine/plan.h"
#include "solver/language/score.h"

/* How a game ends by its rules. */
enum game_end { NOT_ENDED, KING_CAPTURED, STALEMATE, REPETITION, FIFTY_MOVES };

struct game {
  const struct score *score;
  struct complaints complaints;
  struct problem_set *set; /* where the game begins */
  struct plan *plan;       /* NULL where there is no game: the complaints say why */
  struct position *position;
  struct move_stack moves;
  unsigned played; /* half-moves of the score */
  unsigned quiet;  /* half-moves since the last capture or pawn's move */
  enum game_end end;
};

/* Sets up where the score begins; game_free is due in any case. */
void game_begin(struct game *game, const struct score *score);
void game_free(struct game *game);

/* Plays the next half-move of the score and describes it; false after the last one, and after a
   complaint about one that cannot be played. */
bool game_next(struct game *game, struct ply *ply);

#endif
