/* Running the program itself from the folder of the build: what it prints, and what happens when it
   is ended from outside.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PROGRAM_FIXTURE_H
#define PREMIER_PROGRAM_FIXTURE_H

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static char work_folder[64];

static int make_work_folder(void **state) {
  (void)state;
  strcpy(work_folder, "premier-test-XXXXXX");
  return mkdtemp(work_folder) == NULL;
}

static const char *in_work_folder(const char *name) {
  static char paths[4][128];
  static unsigned next;
  char *path = paths[next++ % 4];
  snprintf(path, sizeof paths[0], "%s/%s", work_folder, name);
  return path;
}

static int remove_work_folder(void **state) {
  (void)state;
  char command[96];
  snprintf(command, sizeof command, "rm -rf %s", work_folder);
  return system(command) != 0;
}

static void write_text(const char *path, const char *text) {
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  assert_true(fputs(text, file) >= 0);
  assert_int_equal(fclose(file), 0);
}

/* The whole file, to be freed. */
static char *read_text(const char *path) {
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  assert_int_equal(fseek(file, 0, SEEK_END), 0);
  const size_t length = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(length + 1);
  assert_non_null(text);
  assert_int_equal(fread(text, 1, length, file), length);
  text[length] = '\0';
  fclose(file);
  return text;
}

/* Starts ./premier; words[0] is "premier", the last one NULL.  Output and messages go to files. */
static pid_t start_program(const char *const *words, const char *output, const char *messages) {
  const pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    if (freopen(output, "w", stdout) == NULL || freopen(messages, "w", stderr) == NULL)
      _exit(126);
    execv("./premier", (char *const *)(uintptr_t)words);
    _exit(127);
  }
  return child;
}

/* Waits for its end; its exit status, or 128 and the number of the signal that ended it. */
static int end_of_program(pid_t child) {
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Runs it to its end. */
static inline int run_program(const char *const *words, const char *output, const char *messages) {
  return end_of_program(start_program(words, output, messages));
}

static inline void sleep_milliseconds(unsigned milliseconds) {
  const struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  nanosleep(&time, NULL);
}

#endif
