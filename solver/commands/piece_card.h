/* What `premier list pieces CODE` tells about one walk.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PIECE_CARD_H
#define PREMIER_PIECE_CARD_H

#include <stdbool.h>

/* Names, codes and notation of a walk, a line each, with its sentence. */
void print_piece(unsigned walk);
/* A small diagram of what a man of the walk can do, with hurdles where it needs some; as text, or
   as a picture (SVG), which is a document of its own. */
void print_piece_moves(unsigned walk, bool picture);

#endif
