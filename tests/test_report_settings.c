/* The options that programs which run a solver pass, and what search gets from them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/commands/settings.h"

#include <string.h>

enum { MOST_WORDS = 8 };

/* Reads the words behind a command; returns its status, and the caller ends the settings. */
static int read_words(struct settings *settings, const struct command *command, size_t count,
                      const char *const *words) {
  const char *line[MOST_WORDS] = {command->name};
  assert_true(count < MOST_WORDS);
  memcpy(line + 1, words, count * sizeof *words);
  settings_start(settings);
  return settings_read(settings, command, NULL, (int)count + 1, (char **)(uintptr_t)line);
}

#define READ(settings, ...)                                                                        \
  do {                                                                                             \
    static const char *const words[] = {__VA_ARGS__};                                              \
    read_words(settings, &command_solve, sizeof words / sizeof *words, words);                     \
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
  READ(&settings, "-j4", "problem.inp");
  assert_int_equal(settings_limits(&settings, 0).threads, 4);
  assert_int_equal(settings.file_count, 1);
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
    for (size_t count = 1; count <= 2; count++) {
      assert_int_equal(read_words(&settings, &command_solve, count, cases[i]), STATUS_USAGE);
      assert_true(settings.wrong);
      settings_end(&settings);
    }
  }
}

/* What would be without effect is refused. */
static void forms_without_effect_are_refused(void **state) {
  (void)state;
  static const struct {
    const struct command *command;
    int status;
    const char *words[4];
  } cases[] = {{&command_solve, -1, {"--html", "--checkpoint", "kept", "problem.inp"}},
               {&command_show, STATUS_USAGE, {"--html", "--checkpoint", "kept", "problem.inp"}},
               {&command_show, -1, {"--svg", "problem.inp"}},
               {&command_check, STATUS_USAGE, {"--svg", "problem.inp"}},
               {&command_replay, -1, {"--json", "game.pgn"}},
               {&command_explain, -1, {"--json", "problem.inp"}},
               {&command_show, STATUS_USAGE, {"--json", "problem.inp"}},
               {&command_perft, STATUS_USAGE, {"--json", "problem.inp"}},
               {&command_check, -1, {"-heartbeat", "-regression", "problem.inp"}},
               {&command_check, STATUS_USAGE, {"-maxtrace", "0", "problem.inp"}},
               {&command_perft, STATUS_USAGE, {"--no-pruning", "problem.inp"}},
               {&command_show, STATUS_USAGE, {"-j", "2", "problem.inp"}},
               {&command_show, STATUS_USAGE, {"-j2", "problem.inp"}},
               {&command_solve, STATUS_USAGE, {"-jx", "problem.inp"}},
               {&command_explain, STATUS_USAGE, {"-maxtime", "2", "problem.inp", "e2e4"}}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct settings settings;
    size_t count = 0;
    while (count < 4 && cases[i].words[count] != NULL)
      count++;
    assert_int_equal(read_words(&settings, cases[i].command, count, cases[i].words),
                     cases[i].status);
    settings_end(&settings);
  }
}

static void forms_are_kept(void **state) {
  (void)state;
  struct settings settings;
  READ(&settings, "--html", "--checkpoint", "kept", "problem.inp");
  assert_true(settings.html && !settings.svg);
  assert_string_equal(settings.checkpoint, "kept");
  settings_end(&settings);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(as_graphical_programs_call),
                                     cmocka_unit_test(units_of_memory),
                                     cmocka_unit_test(tables_leave_room),
                                     cmocka_unit_test(heartbeat_with_and_without_number),
                                     cmocka_unit_test(shorter_time_wins),
                                     cmocka_unit_test(wrong_values),
                                     cmocka_unit_test(forms_without_effect_are_refused),
                                     cmocka_unit_test(forms_are_kept)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
