/* The figures of the orthodox men, drawn for this program, each on a field of 100 by 100.  Fairy
   men for which problemists turn a figure use the same ones (svg.c).
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/svg.h"

struct figure {
  const char *name, *shapes;
};

/* Lines that must be seen on black, too, have the class i. */
static const struct figure figures[] = {
    {"K", "<path d='M50 8V26M42 16H58'/>"
          "<path d='M32 76L26 50C20 34 44 30 50 46C56 30 80 34 74 50L68 76Z'/>"
          "<path d='M30 76H70V86H30Z'/><path class='i' d='M50 48V68'/>"},
    {"Q", "<path d='M32 76L22 32L38 54L40 24L50 52L60 24L62 54L78 32L68 76Z'/>"
          "<circle cx='22' cy='29' r='4'/><circle cx='40' cy='20' r='4'/>"
          "<circle cx='60' cy='20' r='4'/><circle cx='78' cy='29' r='4'/>"
          "<path d='M30 76H70V86H30Z'/><path class='i' d='M36 68H64'/>"},
    {"R", "<path d='M34 74V46L28 40V22H38V30H45V22H55V30H62V22H72V40L66 46V74Z'/>"
          "<path d='M28 74H72V86H28Z'/><path class='i' d='M36 46H64'/>"},
    {"B", "<circle cx='50' cy='17' r='5'/>"
          "<path d='M50 22C70 36 68 54 60 66H40C32 54 30 36 50 22Z'/>"
          "<path d='M26 86Q30 74 50 74Q70 74 74 86Z'/><path d='M38 66H62V74H38Z'/>"
          "<path class='i' d='M50 34V54M42 43H58'/>"},
    {"S", "<path d='M34 76C34 58 50 54 52 42C44 50 38 50 34 58L24 53C22 42 34 34 37 23L42 14L47 22"
          "C66 22 76 42 72 76Z'/>"
          "<path d='M30 76H76V86H30Z'/><circle class='i' cx='41' cy='33' r='1.5'/>"},
    {"P", "<circle cx='50' cy='32' r='13'/>"
          "<path d='M36 76Q38 56 44 46H56Q62 56 64 76Z'/><path d='M30 76H70V86H30Z'/>"},
};

void svg_figures(FILE *out) {
  fputs("<defs>\n<style>.w{fill:#fff;stroke:#000}.b{fill:#000;stroke:#000}"
        ".n{fill:url(#half);stroke:#000}.w .i{stroke:#000}.b .i{stroke:#fff;fill:#fff}"
        ".n .i{stroke:#888}.w,.b,.n{stroke-width:3.5;stroke-linejoin:round}"
        "text{font-family:sans-serif;stroke:none}</style>\n"
        "<linearGradient id='half'><stop offset='.5' stop-color='#fff'/>"
        "<stop offset='.5' stop-color='#000'/></linearGradient>\n",
        out);
  for (size_t i = 0; i < sizeof figures / sizeof *figures; i++)
    fprintf(out, "<g id='%s'>%s</g>\n", figures[i].name, figures[i].shapes);
  fputs("</defs>\n", out);
}
