/* Lanes: ranks, files and diagonals, along which line men see.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_LANES_H
#define PREMIER_PLAIN_LANES_H

#include "solver/engine/plain_tables.h"

enum lane_kind { RANK, LANE_FILE, RISING, FALLING };

void plain_make_lanes(struct plain_tables *tables);

/* Which entry of the tables tells of a line man on the lane's square. */
static inline unsigned lane_entry(const struct plain_lane *lane, uint64_t occupied) {
  return lane->first + (unsigned)((occupied & lane->mask) * lane->multiplier >> lane->shift);
}

#endif
