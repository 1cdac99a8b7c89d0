/* What cannot stay as it is in any final position, whatever the goal: a man of the mated side on
   the square that another man's claimed end is, or the king's; and the mater's king beside the
   other. The man on the square leaves it or is captured there; the king leaves his.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_claims.h"

static bool mated_clash(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  uint64_t claimed = mated_claimed(scene, aim) | mater_claimed(scene, aim) | square_set(aim->king);
  for (unsigned i = 0; i < scene->mateds; i++) {
    if (!scene->mated[i].alive || aim->mated[i].fate != OPEN_FATE ||
        !holds(claimed, scene->mated[i].where))
      continue;
    claim_capture(draft, aim, i, spare, time);
    claim_leaving(draft, aim, i, spare, time);
    return true;
  }
  return false;
}

static bool kings_clash(struct draft *draft, const struct aim *aim, unsigned spare, unsigned time) {
  const struct scene *scene = draft->scene;
  uint64_t wrong = scene->reach->plain->king[aim->king] | square_set(aim->king);
  for (unsigned i = 0; i < scene->maters; i++) {
    const struct actor *man = &scene->mater[i];
    if (!man->alive || man->walk != KING || !is_presumed(aim, i) || !holds(wrong, man->where))
      continue;
    struct aim next = *aim;
    next.mater[i].leaves = true;
    unsigned left = spare_behind(scene, spare_without(scene, aim, i, spare), &next, i);
    if (left != NEVER)
      go_on(draft, &next, left, time);
    return true;
  }
  return false;
}

bool claim_against_clashes(struct draft *draft, const struct aim *aim, unsigned spare,
                           unsigned time) {
  return mated_clash(draft, aim, spare, time) || kings_clash(draft, aim, spare, time);
}
