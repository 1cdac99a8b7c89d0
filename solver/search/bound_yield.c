/* Looking at aims in a position pays if so many are dropped that the play behind it would have
   taken longer.  Where it has not paid the position is played without, which loses no solution: a
   bound only ever drops what cannot be one. SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_yield.h"

enum {
  SAMPLE = 1000000, /* looks after which a yield is believed */
  SKIPPED = 4096    /* positions skipped after which it is not any more */
};

unsigned long long play_behind(unsigned left) {
  static const unsigned looks[] = {50, 50, 1000, 4000, 50000, 1500000};
  return looks[left > 5 ? 5 : left];
}

/* Early in the play, and earlier for stalemate, it pays by what it lets be seen at once in later
   positions.  Other parts of the search may be different, so that it is found out anew from time to
   time. */
bool yield_is_too_dear(struct yield *yield, bool mate, unsigned left) {
  if (left > (mate ? 5 : 4) || yield->looked < SAMPLE || yield->looked <= yield->saved)
    return false;
  if (++yield->skipped == SKIPPED)
    *yield = (struct yield){.drafts = yield->drafts, .completed = yield->completed};
  return true;
}

bool yield_is_in_vain(const struct yield *yield, unsigned patience) {
  return patience == 0 || (yield->drafts >= 4 && yield->completed < yield->drafts / 4);
}
