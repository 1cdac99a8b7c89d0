/* Why a move is legal or not, in a sentence.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_REASONS_H
#define PREMIER_REASONS_H

#include "solver/engine/explain.h"
#include "solver/report/wording.h"

/* Adds the sentence, without a final stop, to a wording that has been started for the problem. */
void wording_reason(struct wording *wording, const struct explanation *explanation,
                    const struct intention *intention, enum colour side);

/* One word for programs: "check", "blocked", "rule" …, NULL for a legal move. */
const char *reason_name(enum reason reason);
/* … "gate", "geometry", "after" … */
const char *rule_part_name(enum rule_part part);

#endif
