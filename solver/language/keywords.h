/* The reserved words of the input language in English, French and German.
   Every table holds the three forms of a word in the order of enum language.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_KEYWORDS_H
#define PREMIER_KEYWORDS_H

#include "solver/language/problem.h"

/* Commands inside a problem.  Those from FIRST_OWN_COMMAND on are Premier's own: they are looked
   at only where no older word fits, so that they take no abbreviation away from it. */
enum command {
  COMMAND_REMARK,
  COMMAND_STRUCTURED_STIPULATION,
  COMMAND_AUTHOR,
  COMMAND_ORIGIN,
  COMMAND_PIECES,
  COMMAND_CONDITION,
  COMMAND_OPTION,
  COMMAND_STIPULATION,
  COMMAND_PROTOCOL,
  COMMAND_TITLE,
  COMMAND_LATEX,
  COMMAND_LATEX_PIECES,
  COMMAND_AWARD,
  COMMAND_INITIAL_ARRAY,
  COMMAND_FORSYTH,
  COMMAND_TWIN,
  COMMAND_ZERO_POSITION,
  COMMAND_NEXT_PROBLEM,
  COMMAND_END_PROBLEM,
  FIRST_OWN_COMMAND,
  COMMAND_FEN = FIRST_OWN_COMMAND,
  COMMAND_BOARD_SIZE,
  COMMAND_BOARD_SHAPE,
  COMMAND_WALK,
  COMMAND_SOLUTION,
  COMMANDS
};
extern const char *const command_names[COMMANDS][LANGUAGES];

extern const char *const begin_names[LANGUAGES];        /* BeginProblem */
extern const char *const end_solution_names[LANGUAGES]; /* EndSolution */

/* Changes that make a twin. */
enum change {
  CHANGE_MOVE,
  CHANGE_EXCHANGE,
  CHANGE_STIPULATION,
  CHANGE_STRUCTURED_STIPULATION,
  CHANGE_ADD,
  CHANGE_REMOVE,
  CHANGE_CONTINUED,
  CHANGE_ROTATE,
  CHANGE_CONDITION,
  CHANGE_POLISH_TYPE,
  CHANGE_MIRROR,
  CHANGE_SHIFT,
  CHANGE_SUBSTITUTE,
  CHANGES
};
extern const char *const change_names[CHANGES][LANGUAGES];

/* Whose men follow; the index of the first three is the OF_… set minus one. */
enum { NAME_OF_WHITE, NAME_OF_BLACK, NAME_OF_BOTH, NAME_OF_INVISIBLE, OWNER_NAMES };
extern const char *const owner_names[OWNER_NAMES][LANGUAGES];
/* The letter that stands for an owner in the text of a twin, by OF_… set. */
extern const char *const owner_letters[4][LANGUAGES];

extern const char *const shape_names[][LANGUAGES]; /* by enum board_shape */
enum { SHAPES = 4 };

/* The words that may follow the names of conditions; the first of these are the options of the
 * rebirth family, in this order. */
enum rebirth_argument {
  ARGUMENT_REX_INCLUSIVE,
  ARGUMENT_REX_EXCLUSIVE,
  ARGUMENT_MIRROR,
  ARGUMENT_ASSASSIN,
  ARGUMENT_DIAMETRAL,
  ARGUMENT_VERTICAL_MIRROR,
  ARGUMENT_CLONE,
  ARGUMENT_CHAMELEON,
  ARGUMENT_TURNCOATS,
  ARGUMENT_COUSCOUS,
  ARGUMENT_LAST_MOVE,
  ARGUMENT_EQUIPOLLENTS,
  ARGUMENT_PARRAIN,
  ARGUMENT_CONTRA_PARRAIN,
  ARGUMENT_CAGE,
  ARGUMENT_RANK,
  ARGUMENT_FILE,
  ARGUMENT_SYMMETRY,
  ARGUMENT_VERTICAL_SYMMETRY,
  ARGUMENT_HORIZONTAL_SYMMETRY,
  ARGUMENT_DIAGRAM,
  ARGUMENT_PWC,
  ARGUMENT_ANTIPODES,
  ARGUMENT_TAKE_AND_MAKE,
  ARGUMENT_SUPER,
  ARGUMENT_APRIL,
  ARGUMENT_FRISCHAUF,
  ARGUMENT_CALVET,
  ARGUMENT_CHEYLAN,
  ARGUMENT_STRICT,
  ARGUMENT_RELAXED,
  ARGUMENT_VOLCANIC,
  ARGUMENT_PARACHUTE,
  ARGUMENT_EINSTEIN,
  ARGUMENT_REVERSAL_EINSTEIN,
  ARGUMENT_WAIT_CAPTURE,
  ARGUMENT_CAPTURE_SQUARE,
  REBIRTH_ARGUMENTS
};
extern const char *const argument_names[][LANGUAGES];
extern const unsigned argument_name_count;

#endif
