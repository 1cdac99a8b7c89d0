/* From where a part may begin, and for whom it differs.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

bool is_headed(const struct part *part) {
  return part->heading != ANY_HEADING || part->bound != ANY_HEADING;
}

unsigned steps_of_pawn(const struct part *part, const struct path_rules *rules, square from,
                       enum colour colour) {
  enum colour side = part->heading == PAWN_BACK ? opponent(colour) : colour;
  const unsigned steps = rules->pawn_steps[colour][rank_for(rules->geometry, from, side)];
  return steps == 0 && set_has(&rules->single_step[colour], from) ? 1 : steps;
}

bool may_start(const struct part *part, const struct path_rules *rules, square from,
               enum colour colour) {
  const struct geometry *geometry = rules->geometry;
  if (part->files && !(part->files >> geometry->file[from] & 1))
    return false;
  switch (part->heading) {
  case PAWN_AHEAD:
  case PAWN_BACK:
    /* A hunter is no pawn: its pawn's captures are good from the base rank too, where the field's
       problems have it give check. */
    if (part->bound != ANY_HEADING && !part->moves)
      return true;
    return steps_of_pawn(part, rules, from, colour) > 0;
  case SIDEWAYS_BEYOND:
    return 2 * rank_for(geometry, from, colour) >= geometry->ranks;
  default:
    return true;
  }
}
