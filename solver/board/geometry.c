/* Boards of any size, flat or wrapped around, with or without holes.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/geometry.h"

void geometry_make(struct geometry *geometry, const struct board_frame *frame) {
  *geometry = (struct geometry){
      .files = frame->files,
      .ranks = frame->ranks,
      .squares = frame->files * frame->ranks,
      .words = (frame->files * frame->ranks + 63) / 64,
      .files_wrap = frame->shape == VERTICAL_CYLINDER || frame->shape == TORUS,
      .ranks_wrap = frame->shape == HORIZONTAL_CYLINDER || frame->shape == TORUS,
  };
  for (square where = 0; where < geometry->squares; where++) {
    geometry->file[where] = (uint8_t)(where % frame->files);
    geometry->rank[where] = (uint8_t)(where / frame->files);
    if (!frame->hole[where])
      set_add(&geometry->exists, where);
    if ((geometry->file[where] + geometry->rank[where]) % 2 == 0)
      set_add(&geometry->dark, where);
  }
}

/* Into 0 … size - 1 by wrapping; -1 where that is not possible. */
static int wrapped(int coordinate, int size, bool wraps) {
  if (coordinate >= 0 && coordinate < size)
    return coordinate;
  return wraps ? (coordinate % size + size) % size : -1;
}

square geometry_step(const struct geometry *geometry, square from, int files, int ranks) {
  int file = wrapped(geometry->file[from] + files, (int)geometry->files, geometry->files_wrap);
  int rank = wrapped(geometry->rank[from] + ranks, (int)geometry->ranks, geometry->ranks_wrap);
  if (file < 0 || rank < 0)
    return NO_SQUARE;
  square to = square_at(geometry, (unsigned)file, (unsigned)rank);
  return set_has(&geometry->exists, to) ? to : NO_SQUARE;
}
