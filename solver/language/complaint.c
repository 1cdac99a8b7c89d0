/* The list of complaints.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/complaint.h"

#include <stdarg.h>

void complaints_begin(struct complaints *complaints, struct arena *arena) {
  *complaints = (struct complaints){.arena = arena, .last = NULL};
}

static void append(struct complaints *complaints, struct complaint *complaint) {
  if (complaints->last == NULL) /* not &first from the beginning: the struct may be moved */
    complaints->first = complaint;
  else
    *complaints->last = complaint;
  complaints->last = &complaint->next;
  complaints->errors += complaint->severity == INPUT_ERROR;
  complaints->unsupported += complaint->severity == NOT_SUPPORTED;
}

void complain(struct complaints *complaints, enum severity severity, struct place place,
              const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const char *text = arena_vprintf(complaints->arena, format, arguments);
  va_end(arguments);
  struct complaint *complaint = arena_alloc(complaints->arena, sizeof *complaint);
  *complaint = (struct complaint){.severity = severity, .place = place, .text = text};
  append(complaints, complaint);
}

void complaints_copy(struct complaints *to, const struct complaint *from) {
  for (; from != NULL; from = from->next) {
    struct complaint *copy = arena_alloc(to->arena, sizeof *copy);
    *copy = *from;
    copy->next = NULL;
    append(to, copy);
  }
}
