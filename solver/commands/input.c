/* Reading whole files and walking through their problems.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/input.h"

#include "solver/commands/command.h"
#include "solver/commands/interrupt.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* False with errno set where reading fails; what was read must be freed in any case. */
static bool read_all(FILE *file, struct content *content) {
  size_t room = 0, got;
  do {
    if (content->length + 1 >= room) {
      room = room == 0 ? 65536 : 2 * room;
      char *more = realloc(content->text, room);
      if (more == NULL)
        return false;
      content->text = more;
    }
    got = fread(content->text + content->length, 1, room - content->length - 1, file);
    content->length += got;
  } while (got > 0);
  content->text[content->length] = '\0';
  return !ferror(file);
}

bool read_input(const char *name, struct content *content) {
  const bool standard = strcmp(name, "-") == 0;
  FILE *file = standard ? stdin : fopen(name, "rb");
  const bool fine = file != NULL && read_all(file, content);
  if (!fine)
    fprintf(stderr, "premier: %s: %s\n", name, strerror(errno));
  if (file != NULL && !standard)
    fclose(file);
  return fine;
}

const char *input_name(const char *name) {
  return strcmp(name, "-") == 0 ? "standard input" : name;
}

int complain_empty(const char *name, const char *what) {
  fprintf(stderr, "premier: %s: there is no %s in it\n", input_name(name), what);
  return STATUS_INPUT;
}

void print_complaints(const struct complaints *complaints) {
  for (const struct complaint *c = complaints->first; c != NULL; c = c->next) {
    const struct place *place = &c->place;
    if (place->file != NULL)
      fprintf(stderr, "%s:", place->file);
    if (place->line > 0)
      fprintf(stderr, "%u:%u:", place->line, place->column);
    fprintf(stderr, "%s%s%s\n", place->file != NULL || place->line > 0 ? " " : "",
            c->severity == NOTE ? "note: " : "", c->text);
  }
}

int status_of_complaints(const struct complaints *complaints) {
  if (complaints->errors > 0)
    return STATUS_INPUT;
  return complaints->unsupported > 0 ? STATUS_UNSUPPORTED : STATUS_FINE;
}

static int visit_content(struct visitor *visitor, const char *name, const struct content *content) {
  struct reader *reader = reader_new(input_name(name), content->text, content->length);
  int status = STATUS_FINE;
  bool empty = true;
  struct problem_set *set;
  while (!*interrupt_flag() && (set = reader_next(reader)) != NULL) {
    empty = false;
    print_complaints(&set->complaints);
    status = worse_status(status, status_of_complaints(&set->complaints));
    status = worse_status(status, visitor->visit(visitor, set));
    problem_set_free(set);
  }
  reader_free(reader);
  return empty && !*interrupt_flag() ? complain_empty(name, "problem") : status;
}

int visit_problems(struct visitor *visitor, const char *const *files, unsigned file_count) {
  int status = STATUS_FINE;
  for (unsigned i = 0; i < file_count && !*interrupt_flag(); i++) {
    struct content content = {0};
    if (read_input(files[i], &content))
      status = worse_status(status, visit_content(visitor, files[i], &content));
    else
      status = worse_status(status, STATUS_INPUT);
    free(content.text);
  }
  return status;
}
