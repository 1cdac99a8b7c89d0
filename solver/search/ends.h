/* Option Intelligent n: how many lines of each length have been told to each final position.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ENDS_H
#define PREMIER_ENDS_H

#include "solver/search/search.h"

struct ends;

/* `most`: lines wanted of each length to each final position, at least 1.  Never NULL. */
struct ends *ends_new(unsigned most);
void ends_free(struct ends *ends); /* NULL is allowed */

/* Is a line to this final position, with so many plies, still wanted?  If so it has been counted.
 */
bool ends_admit(struct ends *ends, struct key position, unsigned plies);

/* What tells final positions apart: the men and their squares, nothing else. */
struct key ends_key(const struct search *search);

#endif
