/* The plain engine with Contrôle Premier, for x86-64 with BMI2.
   SPDX-License-Identifier: GPL-3.0-or-later */
#if defined(__x86_64__)
#define PLAIN_CP 1
#define PLAIN_PEXT 1
#define PLAIN_WIDE 0
#define PLAIN_NAME plain_cp_bmi2_engine
#include "solver/engine/plain_bmi2.h"

#include "solver/engine/plain_body.h"
#if defined(__clang__)
#pragma clang attribute pop
#endif
#endif
