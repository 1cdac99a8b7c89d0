/* The plain engine with Contrôle Premier, on any machine.
   SPDX-License-Identifier: GPL-3.0-or-later */
#define PLAIN_CP 1
#define PLAIN_PEXT 0
#define PLAIN_WIDE 0
#define PLAIN_NAME plain_cp_engine
#include "solver/engine/plain_body.h"
