/* The list of complaints.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/complaint.h"

#include <stdarg.h>

void complaints_begin(struct complaints *complaints, struct arena *arena) {
  *complaints = (struct complaints){.arena = arena, .last = NULL};
}

/* Is there room in the list for one more? */
static bool is_listed(const struct complaints *complaints, enum severity severity) {
  return severity == NOTE ? complaints->notes < MAX_COMPLAINTS
                          : complaints->errors + complaints->unsupported < MAX_COMPLAINTS;
}

static void append(struct complaints *complaints, const struct complaint *complaint) {
  struct complaint *link = arena_alloc(complaints->arena, sizeof *link);
  *link = *complaint;
  link->next = NULL;
  if (complaints->last == NULL) /* not &first from the beginning: the struct may be moved */
    complaints->first = link;
  else
    *complaints->last = link;
  complaints->last = &link->next;
}

static void count(struct complaints *complaints, enum severity severity) {
  complaints->notes += severity == NOTE;
  complaints->errors += severity == INPUT_ERROR;
  complaints->unsupported += severity == NOT_SUPPORTED;
}

void complain(struct complaints *complaints, enum severity severity, struct place place,
              const char *format, ...) {
  if (is_listed(complaints, severity)) {
    struct complaint complaint = {.severity = severity, .place = place};
    va_list arguments;
    va_start(arguments, format);
    complaint.text = arena_vprintf(complaints->arena, format, arguments);
    va_end(arguments);
    append(complaints, &complaint);
  }
  count(complaints, severity);
}

void complaints_copy(struct complaints *to, const struct complaints *from,
                     const struct complaints *known) {
  const struct complaint *complaint =
      known == NULL || known->last == NULL ? from->first : *known->last;
  for (; complaint != NULL; complaint = complaint->next)
    append(to, complaint);
  to->notes += from->notes - (known != NULL ? known->notes : 0);
  to->errors += from->errors - (known != NULL ? known->errors : 0);
  to->unsupported += from->unsupported - (known != NULL ? known->unsupported : 0);
}
