/* The problems of `premier bench`: one of each kind that has its own way through the search, on
   every engine.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/bench.h"

#include <stddef.h>

const char *const bench_problems[] = {"BeginProblem\ntitle Direct mate, plain engine\n"
                                      "pieces white kc6 rd1 black ka8 pa7\nstip #3\nEndProblem\n",
                                      NULL};
