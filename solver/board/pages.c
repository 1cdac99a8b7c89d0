/* A look-up goes anywhere in a table, and ordinary pages are so many that the machine has to look
   up the page too; and each has to be given by the system when it is met first.
   SPDX-License-Identifier: GPL-3.0-or-later */
#define _DEFAULT_SOURCE /* for madvise, where there is one */
#include "solver/board/pages.h"

#include <stdint.h>
#include <sys/mman.h>

void ask_for_large_pages(void *memory, size_t bytes) {
#ifdef MADV_HUGEPAGE
  enum { LARGE_PAGE = 1 << 21 };
  uintptr_t begin = ((uintptr_t)memory + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
  uintptr_t end = ((uintptr_t)memory + bytes) / LARGE_PAGE * LARGE_PAGE;
  if (begin < end)
    madvise((void *)begin, end - begin, MADV_HUGEPAGE);
#else
  (void)memory, (void)bytes;
#endif
}
