/* The few fixed words of a solution: programs look for them, so they are those of the field.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/phrases.h"

static const char *const phrases[PHRASES][LANGUAGES] = {
    [PHRASE_THREAT] = {"threat:", "menace:", "Drohung:"},
    [PHRASE_ZUGZWANG] = {"zugzwang.", "blocus.", "Zugzwang."},
    [PHRASE_BUT] = {"but", "mais", "Aber"},
    [PHRASE_REFUTES] = {"refutes.", "refute.", "Widerlegt."},
    [PHRASE_ZERO_POSITION] = {"zeroposition", "zeroposition", "NullStellung"},
    [PHRASE_TIME] = {"Time", "Temps", "Zeit"},
    [PHRASE_DUPLEX] = {"Duplex", "Duplex", "Duplex"},
    [PHRASE_HALF_DUPLEX] = {"HalfDuplex", "DemiDuplex", "HalbDuplex"},
    [PHRASE_QUODLIBET] = {"Quodlibet", "Quodlibet", "Quodlibet"},
    [PHRASE_POSITIONS] = {"possible positions:", "positions possibles:", "moegliche Stellungen:"},
    [PHRASE_SEES] = {"sees", "voit", "sieht"},
    [PHRASE_NOTHING_NEW] = {"sees nothing new", "ne voit rien de nouveau", "sieht nichts Neues"},
    [PHRASE_GONE] = {"gone", "parti", "fort"},
    [PHRASE_CAPTURED] = {"captured", "pris", "geschlagen"},
    [PHRASE_OPEN] = {"open", "ouvert", "offen"},
    [PHRASE_HIDDEN] = {"hidden", "cache", "verdeckt"},
    [PHRASE_POSSIBLE] = {"possible", "possible", "moeglich"},
    [PHRASE_SET_PLAY] = {"set play:", "jeu apparent:", "Satzspiel:"},
    [PHRASE_AT_LEAST] = {"at least", "au moins", "mindestens"},
    [PHRASE_SOLUTION] = {"solution", "solution", "Loesung"},
    [PHRASE_SOLUTIONS] = {"solutions", "solutions", "Loesungen"},
};

const char *phrase(enum phrase which, enum language language) {
  return phrases[which][language];
}

const char *phrase_verdict(enum verdict verdict, enum language language) {
  static const char *const lines[][LANGUAGES] = {
      [COMPLETE] = {"solution finished.", "solution terminee.", "Loesung beendet."},
      [PARTIAL] = {"Partial solution", "Solution partielle", "Partielle Loesung"},
      [INTERRUPTED] = {"solving interrupted.", "resolution interrompue",
                       "Bearbeitung abgebrochen."},
  };
  return lines[verdict][language];
}
