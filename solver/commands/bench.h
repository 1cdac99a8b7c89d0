/* What the bench is made of.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BENCH_H
#define PREMIER_BENCH_H

/* The problems of `premier bench`, in the input language; ended by NULL. */
extern const char *const bench_problems[];

#endif
