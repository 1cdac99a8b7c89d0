/* A game as somebody looks at it who replays it under fog, and who tells what is seen: as text, or
   as JSON lines.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_REPLAY_LOOK_H
#define PREMIER_REPLAY_LOOK_H

#include "solver/board/set.h"
#include "solver/commands/replay_game.h"
#include "solver/engine/ply.h"

/* Whose eyes --fog chooses: those of a side, or of nobody. */
struct eyes {
  bool chosen, player;
  enum colour side; /* of the player */
};

struct look {
  const struct eyes *eyes;
  struct game game;
  bool lifted; /* all is shown: the game has ended, and nobody plays */
};

/* A half-move as it is told.  `seen`: the squares that are seen after it. */
struct sighted_move {
  unsigned number; /* of the move, from 1 */
  const struct ply *ply;
  const struct set *seen;
};

/* Where nothing may be told of the half-move itself. */
bool move_is_hidden(const struct look *look, const struct ply *ply);
/* The square where the player has lost a man out of its sight, else NO_SQUARE. */
square lost_unseen(const struct look *look, const struct sighted_move *move);
/* The diagram as it is now. */
struct problem diagram_now(const struct game *game);

/* A writer; all of it goes to standard output. */
struct replay_writer {
  void (*begin)(const struct look *look, const struct set *seen);
  void (*move)(const struct look *look, const struct sighted_move *move);
  /* `last`: the last half-move, of no meaning where the king has not been captured. */
  void (*end)(const struct look *look, const struct ply *last);
};
extern const struct replay_writer replay_text, replay_json;

#endif
