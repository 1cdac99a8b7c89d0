/* A problem in the course of being read.  For the files of language/ only.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_READING_H
#define PREMIER_READING_H

#include "solver/language/cards.h"
#include "solver/language/cursor.h"
#include "solver/language/demand.h"
#include "solver/language/keywords.h"

enum { MAX_CONDITIONS = 64, MAX_TWINS = 1000 };

/* One diagram or twin: what will become of it is decided when everything has been read. */
struct draft {
  struct problem *problem;
  struct demand demand;     /* the stipulation as it was written */
  struct place retro_place; /* of the last option about the game before the diagram */
  struct man *destination;  /* men of the position that a=>b leads to; NULL if none are given */
};

struct reading {
  struct words words;
  struct problem_set *set;
  struct draft *drafts; /* one for each phase of the set */
  unsigned draft_room;
  struct word keyword;     /* of the command in hand */
  struct draft *draft;     /* the one in hand */
  struct complaints known; /* the set's, as far as they belong to earlier drafts */
  struct text twin_text;
  struct text intended; /* solutions so far */
  bool too_many_twins;

  bool late;              /* … were given behind words that depend on them */
  bool codes_read;        /* words have been read that may hold codes of walks */
  unsigned walks_defined; /* by the command Walk, so far */
};

/* Does the word end a list of conditions, options or men: is it a command or, in a twin, a change,
   at least as well as said? */
bool ends_list(const struct words *words, const struct word *word, enum match_kind at_least);
/* The same where a word before has not been understood: short abbreviations do not count then, for
   they may be anything. */
bool ends_list_plainly(const struct words *words, const struct word *word);
/* Which command it is; in one of the three languages. */
struct match match_command(const struct word *word, enum language language);
/* Complains that the word is none of `what` (conditions, options …). */
void complain_unknown(struct words *words, const struct word *word, const char *what,
                      const struct nearest *nearest);

/* The commands; each reads what stands behind its keyword. */
void read_conditions(struct reading *reading);
void read_options(struct reading *reading);
void read_pieces(struct reading *reading);
void read_forsyth(struct reading *reading);
void read_fen(struct reading *reading);
void read_board_size(struct reading *reading);
void read_board_shape(struct reading *reading);
void read_own_walk(struct reading *reading);
void read_stipulation(struct reading *reading);
void read_structured_stipulation(struct reading *reading);
void read_solution(struct reading *reading);
/* The twin behind Twin or ZeroPosition. */
void read_twin(struct reading *reading, bool zero_position);
/* One change of a twin, the keyword of which is at `place` and has been taken. */
void read_change(struct reading *reading, enum change change, struct place place);

/* Complaints since the last call belong to this draft. */
void settle_complaints(struct reading *reading, struct draft *draft);

/* Puts a man on its square, of the diagram or of the destination of a=>b.  With twin text it is
   noted there. */
void put_man(struct reading *reading, struct man man, square where, struct place place);
/* The game array of the 8x8 board with these walks from a to h; MAX_SQUARES men. */
void set_up_array(struct man *men, const uint8_t *officers, unsigned pawn);
/* A man is put on this square: it is no hole any more. */
void fill_hole(struct reading *reading, square where, struct place place);
/* Owner letter, attribute letters, code and square: "wkPb3". */
void note_man(struct reading *reading, struct man man, square where);

/* Notes about the options that have no meaning with the stipulation, which there is. */
void note_unfit_options(struct reading *reading, const struct problem *problem);

/* Complains where options about the game before the diagram do not agree with it. */
void check_retro_options(struct reading *reading, struct draft *draft);

/* Turns a draft into a problem for the solver, once all commands have been read. */
void finish_draft(struct reading *reading, struct draft *draft);

/* Among the names of conditions, and Hole. */
struct found_card find_condition(const struct word *word, enum language language);

/* Reads the problem up to the word that ends it; makes the set. */
struct problem_set *read_problem(struct words *words, unsigned number);

#endif
