/* Which half-moves lie between the beginning and the end that the user wants.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/numbers.h"

#include "solver/board/clock.h"

struct numbers numbers_for(const struct options *options, bool numbered) {
  return (struct numbers){.options = options,
                          .on_start = numbered && options->start_move_number.count > 0,
                          .on_end = numbered && options->up_to_move_number.count > 0};
}

bool numbers_admit(const struct numbers *numbers, unsigned number) {
  const unsigned depth = numbers->depth;
  const bool before =
      numbers->on_start && number < numbers->options->start_move_number.numbers[depth];
  const bool behind =
      numbers->on_end && number > numbers->options->up_to_move_number.numbers[depth];
  return !before && !behind;
}

static bool goes_on(const struct number_list *list, unsigned depth, unsigned number) {
  return list->numbers[depth] == number && depth + 1 < list->count;
}

struct numbers numbers_behind(const struct numbers *numbers, unsigned number) {
  const struct options *options = numbers->options;
  const unsigned depth = numbers->depth;
  return (struct numbers){
      .options = options,
      .depth = depth + 1,
      .on_start = numbers->on_start && goes_on(&options->start_move_number, depth, number),
      .on_end = numbers->on_end && goes_on(&options->up_to_move_number, depth, number)};
}

struct number_range numbers_range(const struct run *run, bool numbered, unsigned all) {
  const struct numbers here = numbers_for(run->options, numbered);
  struct number_range range = {0, 0};
  while (range.first < all && !numbers_admit(&here, run->numbers_before + range.first + 1))
    range.first++;
  range.end = range.first;
  while (range.end < all && numbers_admit(&here, run->numbers_before + range.end + 1))
    range.end++;
  return range;
}

/* The path so far is that of the beginning or of the end, or there is none. */
static struct number_list list_of(const struct numbers *numbers, unsigned number) {
  struct number_list list = {0};
  if (numbers->on_start)
    list = numbers->options->start_move_number;
  else if (numbers->on_end)
    list = numbers->options->up_to_move_number;
  list.count = numbers->depth + 1;
  list.numbers[numbers->depth] = number;
  return list;
}

void numbers_tell(struct search *search, struct position *position, move m,
                  const struct numbers *numbers, unsigned number) {
  const struct number_list list = list_of(numbers, number);
  struct ply ply;
  search->engine->describe(position, m, &ply);
  search->sink->move_number(search->sink, &list, &ply, seconds_now() - search->run->begun);
}
