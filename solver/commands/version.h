/* What the program says of its version.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_VERSION_H
#define PREMIER_VERSION_H

/* The build system says which; a compiler called by hand need not. */
#ifdef PACKAGE_VERSION
#define PREMIER_VERSION PACKAGE_VERSION
#else
#define PREMIER_VERSION "unreleased"
#endif

#endif
