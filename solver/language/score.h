/* Scores of games: PGN, or a plain list of moves.  Only what is written: whether a move can be
   played is for those who have a position.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SCORE_H
#define PREMIER_SCORE_H

#include "solver/board/square.h"
#include "solver/engine/move.h"
#include "solver/language/complaint.h"

/* A half-move as it is written, on the usual board. */
struct score_move {
  struct place place;
  const char *text;    /* fit for messages */
  enum move_kind kind; /* CASTLE_SHORT, CASTLE_LONG (then nothing else is set), or ORDINARY */
  uint8_t walk;        /* of the man that moves; NO_WALK where only squares are written */
  int8_t file, rank;   /* of the departure, from 0; -1 where it is not written */
  square arrival;
  bool captures;     /* written with a sign of capture */
  uint8_t promotion; /* NO_WALK if none is written */
};

enum score_result { RESULT_OPEN, WHITE_WINS, BLACK_WINS, DRAWN };

/* A tag of PGN, `[Name "value"]`; value NULL where there is none. */
struct score_tag {
  const char *value;
  struct place place; /* of the value's first letter */
};

/* One game; owned by its arena. */
struct score {
  struct arena *arena;
  unsigned number; /* in its file, from 1 */
  struct place place;
  struct score_tag white, black, fen, variant;
  const struct score_move *moves;
  unsigned count;
  enum score_result result;
  const char *result_text;      /* "1-0"; NULL where there is none */
  struct complaints complaints; /* what could not be read; the moves end there */
};

/* Reads files of scores.  Any bytes are accepted.  Tags begin a game, and so does anything behind a
   result. */
struct score_reader;
/* `text` must live as long as the reader; `name` is used in messages. */
struct score_reader *score_reader_new(const char *name, const char *text, size_t length);
void score_reader_free(struct score_reader *reader);
/* The next game; NULL at the end.  The caller frees it with score_free. */
struct score *score_next(struct score_reader *reader);
void score_free(struct score *score);

/* Reads one word as a move; false if it is none.  Text and place are left to the caller. */
bool score_move_read(const char *word, size_t length, struct score_move *move);

#endif
