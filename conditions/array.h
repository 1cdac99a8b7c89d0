/* Home squares of the game array, by which the rebirth rules place men.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ARRAY_H
#define PREMIER_ARRAY_H

#include "solver/engine/general.h"

/* The files that the array of the game knows; elsewhere there are no home squares. */
enum { ARRAY_FILES = 8 };

/* Has the array of the game, which may have other men than the usual ones, an officer of the walk?
 */
bool is_in_array(const struct board *board, unsigned walk);

/* Where pawns of the side promote, and men are reborn that the array does not know. */
unsigned promotion_rank(const struct board *board, enum colour side);

/* The rebirth square of a man of `side` with this walk, reckoned from the square `from`: its home
   square in the game array, for rook, knight and bishop the one of the colour of `from`; a pawn's
   is on its pawn rank, any other man's on its promotion rank, both on the file of `from`.
   NO_SQUARE where the board has a hole there. */
square rebirth_square(const struct board *board, unsigned walk, enum colour side, square from);

/* The same on the rank of `from`: that square of the rank whose file is the man's in the array;
   mirrored, the other one of two men of a walk. */
square rank_rebirth_square(const struct board *board, unsigned walk, square from, bool mirrored);

/* Do all men stand as at the beginning of a game? */
bool is_game_array(const struct board *board);

#endif
