/* The bound can save nearly everything or cost far more than it saves, and which of both it will do
   is not to be seen from the diagram: a long helpmate with few legal moves and a table is soon
   searched, while all that could be aimed at in it takes long to draft.  So a worker with a bound
   has a scout beside it that searches without.  Both get an allowance in turn, more in every round,
   until one of them has searched the unit to its end; in the next unit the winner leads.  What that
   costs is at most a small multiple of what the better of both takes, and the table keeps what an
   attempt that was given up has found out.

   No line is lost or told twice: an attempt is recorded, and told only when it has been searched to
   its end; both attempts find the same lines in the same order.  A stop from outside ends both;
   then what the attempt under way has found is told, as the search is not complete anyway.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/race.h"

#include "solver/search/record.h"

/* Half-moves.  Drafting for the diagram cannot be given up, and the more half-moves there are to
   come, the longer it may take: so long ones are searched for a while without it. */
static const unsigned long long sprint = 1 << 15, long_sprint = 1 << 21, first_allowance = 1 << 13,
                                last_allowance = 1 << 24; /* then the bound is trusted */
enum { LONG = 17 };                                       /* half-moves to come */

/* What is cut short by an allowance, 0: by none. */
static void seek_unit(struct search *search, const struct chain *chain, const struct unit *unit,
                      unsigned long long allowance) {
  struct help help = help_for(search, chain);
  help.numbers = unit->numbers;
  search_allow(search, allowance);
  if (units_go_to(&help, unit))
    seek_here(&help, unit->leg, unit->left);
}

/* Returns whether there is no more to be done. */
static bool attempt(struct search *search, struct sink *sink, const struct chain *chain,
                    const struct unit *unit, unsigned long long allowance) {
  struct record record;
  record_begin(&record);
  search->sink = &record.sink;
  seek_unit(search, chain, unit, allowance);
  const bool ending = atomic_load(&search->run->ending) != GOING_ON;
  const bool over = ending || !search_must_stop(search);
  if (over)
    record_deliver(&record, sink);
  record_free(&record);
  return over;
}

/* Has an attempt searched the unit to its end?  Unless the bound has won the last race, the scout
   sprints first. */
static bool try_in_turn(struct search *search, struct sink *sink, const struct chain *chain,
                        const struct unit *unit) {
  struct search *leader = search->winner == search->scout ? search->scout : search;
  struct search *const turns[] = {leader, leader == search ? search->scout : search};
  const bool is_long = chain_left(chain, unit->leg, unit->left) >= LONG;
  if (search->winner != search &&
      attempt(search->scout, sink, chain, unit, is_long ? long_sprint : sprint)) {
    search->winner = search->scout;
    return true;
  }
  unsigned long long stretch = search->stretch / 16;
  if (stretch < first_allowance)
    stretch = first_allowance;
  for (; stretch <= last_allowance; stretch *= 4) {
    search->stretch = stretch;
    for (unsigned i = 0; i < 2; i++)
      if (attempt(turns[i], sink, chain, unit, i == 0 ? 4 * stretch : stretch)) {
        search->winner = turns[i];
        return true;
      }
  }
  return false;
}

void race(struct search *search, const struct chain *chain, const struct unit *unit) {
  struct sink *sink = search->sink;
  const bool over = search->scout && try_in_turn(search, sink, chain, unit);
  search->sink = sink;
  if (over)
    search_allow(search, 0);
  else
    seek_unit(search, chain, unit, 0);
}
