/* Large pages for large tables.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PAGES_H
#define PREMIER_PAGES_H

#include <stddef.h>

/* Asks the system for large pages in this memory.  No more than a wish: who does not grant it loses
   nothing but time. */
void ask_for_large_pages(void *memory, size_t bytes);

#endif
