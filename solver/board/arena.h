/* Memory that is given back all at once: everything that belongs to one problem or one plan.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ARENA_H
#define PREMIER_ARENA_H

#include <stdarg.h>
#include <stddef.h>

struct arena;

/* The functions below never return NULL: out of memory ends the program with a message. */
struct arena *arena_new(void);
void arena_free(struct arena *arena); /* NULL is allowed */
/* Zeroed, aligned for any type. */
void *arena_alloc(struct arena *arena, size_t size);
char *arena_copy(struct arena *arena, const char *text, size_t length); /* adds the final NUL */
char *arena_printf(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *arena, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0), nonnull(2)));

#endif
