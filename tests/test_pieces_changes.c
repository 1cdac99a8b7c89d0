/* A row of the table of walks that is changed in one word, or has the notation of another row, is
   noticed by the positions that are kept for it (pieces_rows.h), unless the change means the same.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces_rows.h"

/* Small changes of a row: one word of the notation in place of another. */
static const char *const changes[][2] = {{"W", "F"},
                                         {"F", "W"},
                                         {"N", "C"},
                                         {"C", "N"},
                                         {"Z", "C"},
                                         {"D", "A"},
                                         {"A", "D"},
                                         {"Q", "W"},
                                         {"Q", "F"},
                                         {"*", "1"},
                                         {"1", "2"},
                                         {"2", "3"},
                                         {"^", "!"},
                                         {"!", "^"},
                                         {"±45", "±135"},
                                         {"±135", "±45"},
                                         {"±90", "±45"},
                                         {"180", "±90"},
                                         {"m: ", ""},
                                         {"c: ", ""},
                                         {"fW", "bW"},
                                         {"fF", "bF"},
                                         {"bW", "fW"},
                                         {"away", "towards"},
                                         {"> =*", "> =1"},
                                         {"> =1", "> =*"},
                                         {"E1", "P*"},
                                         {"P*", "E1"},
                                         {"@", ""},
                                         {"..", ""},
                                         {"enemies", "friends"},
                                         {"friends", "enemies"},
                                         {"reflected", "shifted"},
                                         {"shifted", "reflected"},
                                         {"via W", "via F"},
                                         {"via F", "via W"},
                                         {"L1", "Q1"},
                                         {"round L", "any L"},
                                         {"%", ""},
                                         {"uW", "dW"},
                                         {"none", "W1"},
                                         {"(", "(1"},
                                         {"zig (1,1)", "zig (0,2)"},
                                         {"on ah", "on bg"}};

/* Changes of rows that mean the same: of an empty square just passed, of what only captures anyway,
   of what promotions are chosen from. */
static const char *const same[] = {
    "P: fW1/2 + c: fF1, promotes",
    "GY: F* + fW1/2",
    "HA: Q*^ > 180 1",
    "MG: Q*^ > =1 + Q*^ > ±45 1 + Q*^ > ±90 1 + Q*^ > ±135 1 + Q*^ > 180 1",
    "SK: m: W1 > ±45 1 + W1! > ±45 1",
    "CY: m: F1 > ±45 1 + F1! > ±45 1",
    "MP: m: fW1/2 + fF1! > =1, promotes SI TR NA MS"};

static bool is_the_same(const char *code, const char *notation) {
  char text[220];
  snprintf(text, sizeof text, "%s: %s", code, notation);
  for (size_t i = 0; i < sizeof same / sizeof *same; i++)
    if (strcmp(same[i], text) == 0)
      return true;
  return false;
}

/* The position with a walk of the problem's own in place of the row's: has it other moves there? */
static bool notices(const struct row *row, const char *notation) {
  char words[600], wrong[24], code[8];
  snprintf(code, sizeof code, "%s%s", row->code, row->where);
  const char *man = strstr(row->position, code);
  assert_non_null(man);
  snprintf(words, sizeof words, "Walk X9 \"changed\" %s\n%.*sX9%s", notation,
           (int)(man - row->position), row->position, man + strlen(row->code));
  struct game game = open_game(words, WHITE);
  const unsigned count = count_moves(&game, row->where, row->moves, wrong);
  close_game(&game);
  return *wrong || count != count_words(row->moves);
}

static bool is_noticed(const struct row *row, const char *notation) {
  if (notices(row, notation))
    return true;
  for (size_t i = 0; i < sizeof further / sizeof *further; i++)
    if (strcmp(further[i].code, row->code) == 0 && notices(&further[i], notation))
      return true;
  return false;
}

/* Tries the change at each place where the word stands; returns how often that could be done. */
static unsigned change_row(const struct row *row, const char *notation,
                           const char *const change[2]) {
  unsigned count = 0;
  for (const char *found = notation; (found = strstr(found, change[0])) != NULL; found++) {
    char changed[200];
    size_t offset;
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(found - notation), notation, change[1],
             found + strlen(change[0]));
    if (notation_error(changed, &offset) != NULL)
      continue;
    count++;
    if (!is_noticed(row, changed) && !is_the_same(row->code, changed))
      fail_msg("%s: nothing tells %s from %s", row->code, changed, notation);
  }
  return count;
}

static void change_words(const struct row *row, const char *notation) {
  unsigned count = 0;
  for (size_t i = 0; i < sizeof changes / sizeof *changes; i++)
    count += change_row(row, notation, changes[i]);
  if (count == 0)
    fail_msg("%s: none of the changes fits %s", row->code, notation);
}

static void changed_rows_are_noticed(void **state) {
  (void)state;
  for (size_t row = 0; row < sizeof rows / sizeof *rows; row++)
    change_words(&rows[row], piece_row((unsigned)row + 1)->notation);
}

static void changed_hunters_are_noticed(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof hunters / sizeof *hunters; i++) {
    assert_false(notices(&hunters[i].row, hunters[i].notation));
    change_words(&hunters[i].row, hunters[i].notation);
  }
}

/* Nor may a row have the notation of another one. */
static void exchanged_rows_are_noticed(void **state) {
  (void)state;
  for (size_t row = 0; row < sizeof rows / sizeof *rows; row++)
    for (unsigned other = 1; other < walk_count(); other++) {
      const char *notation = piece_row(other)->notation;
      if (strcmp(piece_row((unsigned)row + 1)->notation, notation) != 0 &&
          !is_noticed(&rows[row], notation))
        fail_msg("%s: nothing tells %s from %s", rows[row].code,
                 piece_row((unsigned)row + 1)->notation, notation);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(changed_rows_are_noticed),
                                     cmocka_unit_test(changed_hunters_are_noticed),
                                     cmocka_unit_test(exchanged_rows_are_noticed)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
