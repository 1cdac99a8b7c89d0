/* The numbers that Contrôle Premier is about.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CONTROLS_H
#define PREMIER_CONTROLS_H

#include "solver/engine/engine.h"

#include <stdio.h>

/* For every square how many white men, how many black men and how many in all control it, one board
   each, then the sum over all squares. */
void print_controls(FILE *out, struct position *position);

#endif
