/* Which writer is wanted.  Where several forms are asked for, the first one here counts.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/forms.h"

#include <stdio.h>

struct report *report_for(const struct settings *settings) {
  if (settings->json)
    return json_report_new(stdout, settings->regression);
  if (settings->html)
    return html_report_new(stdout, settings->regression);
  if (settings->latex)
    return latex_report_new(stdout, settings->regression);
  if (settings->svg)
    return svg_report_new(stdout);
  return text_report_new(stdout, settings->regression);
}

bool form_draws(const struct settings *settings) {
  return !settings->json && (settings->html || settings->latex || settings->svg);
}
