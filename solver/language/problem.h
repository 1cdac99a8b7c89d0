/* A problem as data: what the reader understood, before any rule has been looked at.  No behaviour
   but making, twinning and freeing.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PROBLEM_H
#define PREMIER_PROBLEM_H

#include "solver/board/frame.h"
#include "solver/language/complaint.h"
#include "solver/search/stipulation.h"

struct condition; /* conditions/condition.h */
struct piece;     /* pieces/piece.h */

enum language { ENGLISH, FRENCH, GERMAN, LANGUAGES };

struct condition_use {
  const struct condition *condition;
  const void *settings; /* what the condition's own reader made of the words behind its name */
  const char *text;     /* name and arguments as they are printed under the diagram */
  struct place place;
};

/* Castling rights as the diagram or a FEN gives them, one bit each. */
enum {
  CASTLE_WHITE_SHORT = 1,
  CASTLE_WHITE_LONG = 2,
  CASTLE_BLACK_SHORT = 4,
  CASTLE_BLACK_LONG = 8
};

/* "6:4": the number of a first half-move, of an answer to it …; count 0: not given. */
enum { MAX_NUMBERS = 32 };
struct number_list {
  unsigned count;
  unsigned numbers[MAX_NUMBERS]; /* from 1 */
};

enum { MAX_HIDDEN = 16 };

/* Option Fog: who solves knows only what it sees. */
struct fog_option {
  bool given;
  struct place place;
  enum colour side;           /* who solves */
  unsigned hidden_count;      /* men of the other side that stand nobody knows where … */
  uint8_t hidden[MAX_HIDDEN]; /* … walks; where none are listed they are in the diagram */
};

/* Numbers are 0 where the option is not given, unless stated otherwise. */
struct options {
  bool try_play, variation, set_play, post_key_play, no_threat, white_to_play;
  bool duplex, half_duplex, move_numbers, no_white_king, no_black_king, no_board;
  bool no_short_variations, stop_on_short_solutions, intelligent, goal_is_end, mates_in_one;
  bool quodlibet, null_moves, trivial_tries_avoid, keep_mating_piece, suppress_grid, write_grid;
  bool count;      /* our own: only the number of solutions */
  unsigned threat; /* with has_threat */
  bool has_threat;
  unsigned defence; /* with has_defence: a try has at most so many refutations */
  bool has_defence;
  struct number_list start_move_number, up_to_move_number;
  unsigned max_solutions, max_flight_squares, max_time;
  bool has_max_flight_squares;
  bool has_non_trivial;
  unsigned non_trivial_length, non_trivial_number; /* NonTrivial m n */
  unsigned intelligent_solutions;                  /* Intelligent n */
  unsigned no_castling_count, en_passant_count;
  square no_castling[32];
  square en_passant[4]; /* departure, passed squares, arrival; or one: the square passed */
  struct fog_option fog;
  struct man last_capture; /* by the move that led to the diagram; NO_WALK where none is given */
  square last_capture_square;
  unsigned exclusive_count;
  square exclusive[16][2]; /* CastlingMutuallyExclusive: white rook, black rook */
};

/* A man of the diagram on whose square another was put later. */
struct buried_man {
  square where;
  struct man man;
};

enum { MAX_BURIED = 64 };

/* One diagram ready to be solved: a problem without twins, or one twin of it. */
struct problem {
  struct arena *arena; /* owns everything reachable from here */
  enum language language;
  unsigned number; /* in its file, from 1 */
  struct place place;

  const char *const *author, *const *origin, *const *title, *const *award;
  unsigned authors, origins, titles, awards; /* lengths of the four lists */

  struct board_frame board;
  struct man men[MAX_SQUARES]; /* by square; ids are given in the order of the squares, from 1 */

  struct buried_man buried[MAX_BURIED]; /* below the men of their squares, in the order of the
                                           input: for rules that bring back what is there */
  unsigned buried_count;

  /* Walks that the problem defines itself (Walk XX "name" notation): walk index
     walk_count() + i, see pieces/piece.h. */
  const struct piece *own_walks;
  unsigned own_walk_count;

  const struct condition_use *conditions;
  unsigned condition_count;
  struct options options;

  const char *stipulation_text; /* as printed under the diagram; NULL if there is none */
  struct place stipulation_place;
  const struct stipulation
      *stipulation; /* the tree, for the side that begins without (Half)Duplex */

  /* Position for the goals dia and a=>b: the array or the given one; NULL if not needed. */
  const struct man *goal_position;
  bool proof_game; /* dia: goal_position is the diagram, and `men` the array */

  /* From a FEN; has_fen is false for positions given otherwise. */
  bool has_fen;
  enum colour fen_side;
  unsigned fen_castling;   /* CASTLE_… bits */
  bool fen_without_rights; /* the FEN says nothing about castling */
  /* By CASTLE_… bit: the file of the rook, from 1, where the FEN names it, else 0: the outermost.
   */
  uint8_t fen_rook_file[4];
  square fen_en_passant; /* the square passed, or NO_SQUARE */
  unsigned fen_quiet;    /* half-moves since the last capture or pawn's move */

  const char *intended; /* text of the Solution block, of all twins alike; NULL if none */

  const char *twin_label; /* "a", "b", "z1" …; NULL for a problem without twins */
  const char *twin_text;  /* what is printed behind "b) ": "bPg7-->g6" */
  bool continued;         /* printed "+c) " */

  struct complaints complaints;
};

/* Everything between two BeginProblem/NextProblem: a problem and its twins.  phases[0] is the
   diagram; it is followed by one problem per twin, with the changes carried out. */
struct problem_set {
  struct arena *arena;
  struct problem **phases;
  unsigned phase_count;
  uint64_t fingerprint;         /* of the text it was read from */
  bool zero_position;           /* phases[0] is not for solving: "zeroposition" */
  struct complaints complaints; /* of all phases, in the order of the input */
};

/* Reads problem files.  One reader per file; any bytes are accepted. */
struct reader;
/* `text` must live as long as the reader. `name` is used in messages. */
struct reader *reader_new(const char *name, const char *text, size_t length);
void reader_free(struct reader *reader);
/* The next problem, also if it is full of errors (see its complaints); NULL at the end of the
   input. The caller frees it; it does not depend on the reader. */
struct problem_set *reader_next(struct reader *reader);
void problem_set_free(struct problem_set *set);

#endif
