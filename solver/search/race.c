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
  const bool scout_leads = search->winner == THE_SCOUT;
  const bool is_long = chain_left(chain, unit->leg, unit->left) >= LONG;
  struct search *leader = scout_leads ? search->scout : search;
  struct search *other = scout_leads ? search : search->scout;
  bool over = search->winner != THE_BOUND &&
              attempt(search->scout, sink, chain, unit, is_long ? long_sprint : sprint);
  if (over)
    search->winner = THE_SCOUT;
  unsigned long long most = search->race_won / 16;
  if (most < first_allowance)
    most = first_allowance;
  for (; !over && most <= last_allowance; most *= 4) {
    search->race_won = most;
    over = attempt(leader, sink, chain, unit, 4 * most);
    if (over)
      search->winner = scout_leads ? THE_SCOUT : THE_BOUND;
    else if ((over = attempt(other, sink, chain, unit, most)))
      search->winner = scout_leads ? THE_BOUND : THE_SCOUT;
  }
  return over;
}

void race(struct search *search, const struct chain *chain, const struct unit *unit) {
  struct sink *sink = search->sink;
  const bool over = search->scout && try_in_turn(search, sink, chain, unit);
  search->sink = sink;
  if (!over)
    seek_unit(search, chain, unit, 0);
  else
    search->stopped = atomic_load(&search->run->ending) != GOING_ON;
}
