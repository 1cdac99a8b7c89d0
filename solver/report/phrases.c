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

const char *phrase_attribute(uint32_t mark, enum language language) {
  static const struct {
    uint32_t mark;
    const char *names[LANGUAGES];
  } rows[] = {
      {MARK_ROYAL, {"Royal", "Royale", "Koeniglich"}},
      {MARK_KAMIKAZE, {"Kamikaze", "Kamikaze", "Kamikaze"}},
      {MARK_PARALYSING, {"Paralysing", "Paralysante", "Paralysierend"}},
      {MARK_CHAMELEON, {"Chameleon", "Cameleon", "Chamaeleon"}},
      {MARK_JIGGER, {"Jigger", "Jigger", "Jigger"}},
      {MARK_VOLAGE, {"Volage", "Volage", "Volage"}},
      {MARK_FUNCTIONARY, {"Functionary", "Fonctionnaire", "Beamtet"}},
      {MARK_HALF_NEUTRAL, {"HalfNeutral", "DemiNeutre", "HalbNeutral"}},
      {MARK_HURDLE_COLOUR_CHANGING,
       {"HurdleColourChanging", "CouleurEchangeantSautoir", "SprungbockFarbeWechselnd"}},
      {MARK_PROTEAN, {"Protean", "Protee", "Proteisch"}},
      {MARK_MAGIC, {"Magic", "Magique", "Magisch"}},
      {MARK_UNCAPTURABLE, {"Uncapturable", "Imprenable", "Unschlagbar"}},
      {MARK_PATROL, {"Patrol", "Patrouille", "Patrouille"}},
      {MARK_FRISCHAUF, {"Frischauf", "Frischauf", "Frischauf"}},
      {MARK_BUL, {"Bul", "Bul", "Bul"}},
      {MARK_DOB, {"Dob", "Dob", "Dob"}},
      {MARK_ANDA, {"Anda", "Anda", "Anda"}},
      {MARK_ANDA_INVERSE, {"AndaInverse", "AndaInverse", "AndaInvers"}},
      {MARK_ALICE_A, {"AliceA", "AliceA", "AliceA"}},
      {MARK_ALICE_B, {"AliceB", "AliceB", "AliceB"}},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].mark == mark)
      return rows[i].names[language];
  return NULL;
}
