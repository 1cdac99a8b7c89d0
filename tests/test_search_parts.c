/* The search's smaller parts: chains, the table, records.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/search/chain.h"
#include "solver/search/record.h"
#include "solver/search/table.h"

#include <string.h>

static void lengths_of_a_helpmate(void **state) {
  (void)state;
  struct stipulation goal = {.kind = NODE_GOAL, .side = WHITE, .length = 1};
  struct stipulation help = {.kind = NODE_HELP, .side = BLACK, .length = 5, .next = &goal};
  struct chain chain;
  assert_true(chain_shortest(&chain, &help));
  for (unsigned length = 1; length <= 5; length += 2) {
    assert_int_equal(chain.legs[0].length, length);
    assert_int_equal(chain_left(&chain, 0, length), length + 1);
    assert_int_equal(chain_side(&chain, 0, length), BLACK);
    assert_int_equal(chain_side(&chain, 0, length - 1), WHITE);
    assert_int_equal(chain_is_longest(&chain), length == 5);
    assert_int_equal(chain_next(&chain), length < 5);
  }
}

static void every_pair_of_lengths_once(void **state) {
  (void)state;
  struct stipulation goal = {.kind = NODE_GOAL, .side = WHITE, .length = 1};
  struct stipulation series = {
      .kind = NODE_SERIES, .side = BLACK, .length = 3, .least = 1, .next = &goal};
  struct stipulation intro = {.kind = NODE_SERIES, .side = WHITE, .length = 2, .next = &series};
  struct chain chain;
  bool seen[3][4] = {{false}};
  unsigned count = 0, total = 0;
  assert_true(chain_shortest(&chain, &intro));
  do {
    bool *here = &seen[chain.legs[0].length][chain.legs[1].length];
    assert_false(*here);
    *here = true;
    assert_true(chain_left(&chain, 0, chain.legs[0].length) >= total);
    total = chain_left(&chain, 0, chain.legs[0].length);
    count++;
  } while (chain_next(&chain));
  assert_int_equal(count, 9);
}

static struct key key_number(uint64_t i) {
  return (struct key){i * UINT64_C(0x9e3779b97f4a7c15), i * UINT64_C(0xbf58476d1ce4e5b9) + 7};
}

static void what_was_put_is_found_or_gone(void **state) {
  (void)state;
  struct table *table = table_new(1 << 16);
  assert_non_null(table);
  for (uint32_t i = 1; i < 20000; i++)
    table_put(table, key_number(i), i, i % 7);
  unsigned found = 0;
  for (uint32_t i = 1; i < 20000; i++) {
    uint32_t value = table_get(table, key_number(i));
    assert_true(value == 0 || value == i);
    found += value != 0;
  }
  assert_in_range(found, 1000, 1 << 12);
  table_put(table, key_number(1), 5, 255);
  table_put(table, key_number(1), 6, 255);
  assert_int_equal(table_get(table, key_number(1)), 6);
  table_free(table);
}

static void no_room_is_no_table(void **state) {
  (void)state;
  assert_null(table_new(0));
  assert_int_equal(table_get(NULL, key_number(1)), 0);
  table_put(NULL, key_number(1), 1, 1);
  table_free(NULL);
}

static void situations_have_their_own_keys(void **state) {
  (void)state;
  for (uint64_t i = 0; i < 100; i++)
    for (uint64_t k = 0; k < i; k++) {
      struct key one = key_for(key_number(3), i), other = key_for(key_number(3), k);
      assert_true(one.high != other.high && one.low != other.low);
    }
}

struct memo {
  struct sink sink;
  unsigned lines, plies, effects, tree_moves, others;
};

static void note_line(struct sink *sink, const struct line *line) {
  struct memo *memo = (struct memo *)sink;
  memo->lines++;
  memo->plies += line->count;
  for (unsigned i = 0; i < line->count; i++) {
    assert_int_equal(line->plies[i].move, i + 1);
    memo->effects += line->plies[i].effect_count;
    for (unsigned k = 0; k < line->plies[i].effect_count; k++)
      assert_int_equal(line->plies[i].effects[k].to, 10 * i + k);
  }
}

static void note_tree_move(struct sink *sink, const struct ply *ply,
                           const struct tree_move *where) {
  assert_int_equal(ply->move, 77);
  assert_string_equal(where->mark, " !");
  assert_int_equal(where->pass->effect_count, 2);
  ((struct memo *)sink)->tree_moves++;
}

static void note_other(struct sink *sink) {
  ((struct memo *)sink)->others++;
}

static void note_facing(struct sink *sink, enum facing facing, const struct ply *pass, bool check) {
  assert_true(facing == FACING_THREAT && check);
  assert_int_equal(pass->effect_count, 1);
  note_other(sink);
}

static void note_number(struct sink *sink, const struct number_list *numbers, const struct ply *ply,
                        double seconds) {
  assert_true(numbers->count == 2 && numbers->numbers[0] == 4 && numbers->numbers[1] == 7);
  assert_true(ply->move == 77 && seconds == 0.5);
  note_other(sink);
}

static void records_tell_what_they_were_told(void **state) {
  (void)state;
  struct record record;
  record_begin(&record);
  struct ply plies[3];
  memset(plies, 0, sizeof plies);
  for (unsigned i = 0; i < 3; i++) {
    plies[i].move = i + 1;
    plies[i].effect_count = (uint8_t)i;
    for (unsigned k = 0; k < i; k++)
      plies[i].effects[k].to = (square)(10 * i + k);
  }
  struct line line = {.plies = plies, .count = 3, .mark = ""};
  struct ply ply = {.move = 77};
  struct tree_move where = {.mark = " !", .pass = &plies[2]};
  record.sink.line(&record.sink, &line);
  record.sink.tree_move(&record.sink, &ply, &where);
  record.sink.but(&record.sink);
  record.sink.refutes(&record.sink);
  record.sink.root_facing(&record.sink, FACING_THREAT, &plies[1], true);
  record.sink.move_number(&record.sink, &(struct number_list){2, {4, 7}}, &ply, 0.5);
  struct memo memo = {.sink = {.line = note_line,
                               .tree_move = note_tree_move,
                               .but = note_other,
                               .refutes = note_other,
                               .root_facing = note_facing,
                               .move_number = note_number}};
  record_deliver(&record, &memo.sink);
  record_deliver(&record, &memo.sink);
  assert_int_equal(memo.lines, 1);
  assert_int_equal(memo.plies, 3);
  assert_int_equal(memo.effects, 3);
  assert_int_equal(memo.tree_moves, 1);
  assert_int_equal(memo.others, 4);
  record_free(&record);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lengths_of_a_helpmate),
      cmocka_unit_test(every_pair_of_lengths_once),
      cmocka_unit_test(what_was_put_is_found_or_gone),
      cmocka_unit_test(no_room_is_no_table),
      cmocka_unit_test(situations_have_their_own_keys),
      cmocka_unit_test(records_tell_what_they_were_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
