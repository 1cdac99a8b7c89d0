/* Memory that is given back all at once.  Blocks are chained; each is at least as large as what is
   asked for, and grows with the arena, so that few calls reach the system.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct block {
  struct block *next;
  size_t used, room; /* bytes of the contents */
  alignas(max_align_t) unsigned char contents[];
};

struct arena {
  struct block *first; /* the one that is filled now */
  size_t next_room;
};

enum { FIRST_ROOM = 1 << 12, LARGEST_ROOM = 1 << 20 };

static _Noreturn void out_of_memory(void) {
  fputs("premier: out of memory\n", stderr);
  exit(EXIT_FAILURE);
}

static void *zeroed(size_t size) {
  void *memory = calloc(1, size);
  if (memory == NULL)
    out_of_memory();
  return memory;
}

struct arena *arena_new(void) {
  struct arena *arena = zeroed(sizeof *arena);
  arena->next_room = FIRST_ROOM;
  return arena;
}

void arena_free(struct arena *arena) {
  if (arena == NULL)
    return;
  for (struct block *block = arena->first; block != NULL;) {
    struct block *next = block->next;
    free(block);
    block = next;
  }
  free(arena);
}

static void add_block(struct arena *arena, size_t size) {
  const size_t room = size > arena->next_room ? size : arena->next_room;
  if (room > SIZE_MAX - sizeof(struct block))
    out_of_memory();
  struct block *block = zeroed(sizeof *block + room);
  block->room = room;
  block->next = arena->first;
  arena->first = block;
  if (arena->next_room < LARGEST_ROOM)
    arena->next_room *= 2;
}

void *arena_alloc(struct arena *arena, size_t size) {
  const size_t unit = alignof(max_align_t);
  if (size > SIZE_MAX - unit)
    out_of_memory();
  size = (size + unit - 1) / unit * unit;
  if (arena->first == NULL || arena->first->room - arena->first->used < size)
    add_block(arena, size);
  void *memory = arena->first->contents + arena->first->used;
  arena->first->used += size;
  return memory;
}

char *arena_copy(struct arena *arena, const char *text, size_t length) {
  if (length == SIZE_MAX)
    out_of_memory();
  char *copy = arena_alloc(arena, length + 1);
  if (length > 0)
    memcpy(copy, text, length);
  return copy;
}

char *arena_vprintf(struct arena *arena, const char *format, va_list arguments) {
  char trial[256];
  va_list again;
  va_copy(again, arguments);
  const int length = vsnprintf(trial, sizeof trial, format, arguments);
  char *text = arena_alloc(arena, (length < 0 ? 0 : (size_t)length) + 1);
  if (length > 0)
    vsnprintf(text, (size_t)length + 1, format, again);
  va_end(again);
  return text;
}

char *arena_printf(struct arena *arena, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  char *text = arena_vprintf(arena, format, arguments);
  va_end(arguments);
  return text;
}
