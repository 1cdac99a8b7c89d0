/* The bound can save nearly everything or cost far more than it saves, and which of both it will do
   is not to be seen from the diagram: a long helpmate with few legal moves and a table is soon
   searched, while all that could be aimed at in it takes long to draft.  So a worker with a bound
   has a scout beside it that searches without.  Both get an allowance in turn, more in every round,
   until one of them has searched the unit to its end; in the next units and lengths the winner
   leads, and by more when it has won many times in a row.  Drafting counts by what it takes and is
   given up like the rest.  What all that costs is at most a small multiple of what the better of
   both takes, and the table keeps what an attempt that was given up has found out.

   No line is lost or told twice: an attempt is recorded, and told only when it has been searched to
   its end; both attempts find the same lines in the same order.  A stop from outside ends both;
   then what the attempt under way has found is told, as the search is not complete anyway.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/race.h"

#include "solver/search/record.h"

/* Half-moves, or drafting as dear. */
static const unsigned long long sprint = 1 << 15, first_allowance = 1 << 13,
                                last_allowance = 1 << 24; /* then the bound is trusted */
enum { LEAD_AT_FIRST = 2, LEAD = 4, LONG_LEAD = 16, MANY = 8 /* races won in a row */ };

/* How many races the bound has won in a row; below 0: the scout has won the last one. */
static void note_winner(struct search *search, bool with_bound) {
  const int streak = atomic_load(&search->run->streak);
  atomic_store(&search->run->streak, !with_bound ? -1 : streak < 0 ? 1 : streak + 1);
}

static unsigned long long lead_of(int streak) {
  if (streak == 0)
    return LEAD_AT_FIRST;
  return streak < MANY ? LEAD : LONG_LEAD;
}

/* With what a race begins: less than the last one has taken, as units differ, but where it is clear
   who wins. */
static unsigned long long first_stretch(const struct search *search, int streak) {
  const unsigned long long last = search->stretch / (streak < MANY ? 4 : 1);
  return last > first_allowance ? last : first_allowance;
}

/* Returns whether there is no more to be done. */
static bool attempt(struct search *search, struct sink *sink, const struct course *course,
                    unsigned long long allowance) {
  struct record record;
  record_begin(&record);
  search->sink = &record.sink;
  search_allow(search, allowance);
  course->seek(search, course->unit);
  const bool ending = atomic_load(&search->run->ending) != GOING_ON;
  const bool over = ending || !search_must_stop(search);
  if (over)
    record_deliver(&record, sink);
  record_free(&record);
  return over;
}

/* Has an attempt searched the unit to its end?  Unless the bound has won the last race, the scout
   sprints first. */
static bool try_in_turn(struct search *search, struct sink *sink, const struct course *course) {
  const int streak = atomic_load(&search->run->streak);
  const bool scout_leads = streak < 0;
  struct search *const turns[] = {scout_leads ? search->scout : search,
                                  scout_leads ? search : search->scout};
  const unsigned long long lead = lead_of(streak);
  if (streak <= 0 && attempt(search->scout, sink, course, sprint))
    return true;
  unsigned long long stretch = first_stretch(search, streak);
  for (; stretch <= last_allowance; stretch *= 4) {
    search->stretch = stretch;
    for (unsigned i = 0; i < 2; i++)
      if (attempt(turns[i], sink, course, i == 0 ? lead * stretch : stretch)) {
        note_winner(search, turns[i] == search);
        return true;
      }
  }
  return false;
}

void race(struct search *search, const struct course *course) {
  struct sink *sink = search->sink;
  const bool over = search->scout && try_in_turn(search, sink, course);
  search->sink = sink;
  search_allow(search, 0);
  if (!over)
    course->seek(search, course->unit);
}
