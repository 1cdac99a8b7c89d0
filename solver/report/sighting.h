/* What the solving side sees under fog, in words and as JSON.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SIGHTING_H
#define PREMIER_SIGHTING_H

#include "solver/report/wording.h"
#include "solver/search/events.h"

#include <jansson.h>

/* "Fog White Hidden K R": the option of the wording's problem. */
void wording_fog(struct wording *wording);
/* "sees Kf7", "Sc3 captured", "sees nothing new": by what it differs from others. */
void wording_sighting(struct wording *wording, const struct sighting *sighting);
/* Does it say no more than that there is nothing new? */
bool is_plain_sighting(const struct sighting *sighting);
/* The members of an event that tell of it; a new reference. */
json_t *json_of_sighting(const struct problem *problem, const struct sighting *sighting);

#endif
