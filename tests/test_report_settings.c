/* The options that programs which run a solver pass, and what search gets from them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/commands/settings.h"

/* Takes the words one after the other as a command does; the caller ends the settings. */
static void read_words(struct settings *settings, int count, const char *const *words) {
  settings_start(settings);
  for (int i = 0; i < count;) {
    const int taken =
        settings_take(settings, &command_solve, count - i, (char **)(uintptr_t)(words + i));
    assert_true(taken > 0 && taken <= count - i);
    i += taken;
  }
}

#define READ(settings, ...)                                                                        \
  do {                                                                                             \
    static const char *const words[] = {__VA_ARGS__};                                              \
    read_words(settings, sizeof words / sizeof *words, words);                                     \
  } while (0)

static void as_graphical_programs_call(void **state) {
  (void)state;
  struct settings settings;
  READ(&settings, "-maxmem", "512M", "-maxtrace", "0", "problem.inp");
  assert_int_equal(settings.memory, 512ull << 20);
  assert_int_equal(settings.file_count, 1);
  assert_string_equal(settings.files[0], "problem.inp");
  assert_false(settings.wrong);
  settings_end(&settings);
}

static void units_of_memory(void **state) {
  (void)state;
  struct settings settings;
  READ(&settings, "-maxmem", "40960");
  assert_int_equal(settings.memory, 40960ull << 10);
  settings_end(&settings);
  READ(&settings, "-maxmem", "3g");
  assert_int_equal(settings.memory, 3ull << 30);
  settings_end(&settings);
  READ(&settings, "-maxmem", "0");
  assert_int_equal(settings_limits(&settings, 0).table_bytes, 0);
  settings_end(&settings);
}

static void tables_leave_room(void **state) {
  (void)state;
  struct settings settings;
  READ(&settings, "-maxmem", "64M");
  const size_t bytes = settings_limits(&settings, 0).table_bytes;
  assert_true(bytes > (size_t)32 << 20 && bytes < (size_t)64 << 20);
  settings_end(&settings);
  READ(&settings, "--no-table");
  assert_int_equal(settings_limits(&settings, 0).table_bytes, 0);
  settings_end(&settings);
}

static void heartbeat_with_and_without_number(void **state) {
  (void)state;
  struct settings settings;
  READ(&settings, "-heartbeat", "100000", "-heartbeat", "problem.inp");
  assert_true(settings.heartbeat == 1);
  assert_int_equal(settings.file_count, 1);
  settings_end(&settings);
  READ(&settings, "-heartbeat", "100000");
  assert_true(settings.heartbeat == 2);
  settings_end(&settings);
}

static void shorter_time_wins(void **state) {
  (void)state;
  struct settings settings;
  READ(&settings, "-maxtime", "100");
  const double long_one = settings_limits(&settings, 0).deadline;
  const double short_one = settings_limits(&settings, 10).deadline;
  assert_true(long_one - short_one > 80);
  settings_end(&settings);
  READ(&settings, "-j", "3");
  assert_true(settings_limits(&settings, 0).deadline == 0);
  assert_int_equal(settings_limits(&settings, 0).threads, 3);
  settings_end(&settings);
}

static void wrong_values(void **state) {
  (void)state;
  static const char *const cases[][2] = {{"-maxmem", "x"},
                                         {"-maxmem", "-1"},
                                         {"-maxmem", "1T"},
                                         {"-maxmem", "99999999999999999999"},
                                         {"-maxmem", "99999999999G"},
                                         {"-maxtime", "1x"},
                                         {"-maxtime", ""},
                                         {"-j", "0"},
                                         {"-j", "100000"},
                                         {"--engine", "fast"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct settings settings;
    read_words(&settings, 2, cases[i]);
    assert_true(settings.wrong);
    settings_end(&settings);
    read_words(&settings, 1, cases[i]);
    assert_true(settings.wrong);
    settings_end(&settings);
  }
}

/* What would be without effect is refused. */
static void forms_and_checkpoint(void **state) {
  (void)state;
  struct settings settings;
  READ(&settings, "--html", "--checkpoint", "kept", "problem.inp");
  assert_true(settings.html && !settings.svg);
  assert_string_equal(settings.checkpoint, "kept");
  assert_int_equal(settings_close(&settings, &command_solve), -1);
  assert_int_equal(settings_close(&settings, &command_show), STATUS_USAGE);
  settings_end(&settings);
  READ(&settings, "--svg", "problem.inp");
  assert_int_equal(settings_close(&settings, &command_show), -1);
  assert_int_equal(settings_close(&settings, &command_check), STATUS_USAGE);
  settings_end(&settings);
  READ(&settings, "--json", "game.pgn");
  assert_int_equal(settings_close(&settings, &command_replay), -1);
  assert_int_equal(settings_close(&settings, &command_explain), -1);
  assert_int_equal(settings_close(&settings, &command_show), STATUS_USAGE);
  assert_int_equal(settings_close(&settings, &command_perft), STATUS_USAGE);
  settings_end(&settings);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(as_graphical_programs_call),
                                     cmocka_unit_test(units_of_memory),
                                     cmocka_unit_test(tables_leave_room),
                                     cmocka_unit_test(heartbeat_with_and_without_number),
                                     cmocka_unit_test(shorter_time_wins),
                                     cmocka_unit_test(wrong_values),
                                     cmocka_unit_test(forms_and_checkpoint)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
