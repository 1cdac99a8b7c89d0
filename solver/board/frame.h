/* The board as a problem gives it: its size, how its edges are joined, and its holes.  geometry.h
   makes of it what engines work with.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FRAME_H
#define PREMIER_FRAME_H

#include "solver/board/square.h"

#include <stdbool.h>

enum board_shape { FLAT, VERTICAL_CYLINDER, HORIZONTAL_CYLINDER, TORUS };

struct board_frame {
  unsigned files, ranks; /* 1 … 26 */
  enum board_shape shape;
  bool hole[MAX_SQUARES]; /* squares that do not exist */
};

#endif
