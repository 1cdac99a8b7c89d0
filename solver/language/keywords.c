/* Commands, twin changes, owners and shapes of the board in the three languages.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/keywords.h"

// clang-format off
const char *const command_names[COMMANDS][LANGUAGES] = {
    [COMMAND_REMARK] = {"Remark", "Remarque", "Bemerkung"},
    [COMMAND_STRUCTURED_STIPULATION] = {"SStipulation", "SEnonce", "SForderung"},
    [COMMAND_AUTHOR] = {"Author", "Auteur", "Autor"},
    [COMMAND_ORIGIN] = {"Origin", "Source", "Quelle"},
    [COMMAND_PIECES] = {"Pieces", "Pieces", "Steine"},
    [COMMAND_CONDITION] = {"Condition", "Condition", "Bedingung"},
    [COMMAND_OPTION] = {"Option", "Option", "Option"},
    [COMMAND_STIPULATION] = {"Stipulation", "Enonce", "Forderung"},
    [COMMAND_PROTOCOL] = {"Protocol", "Protocol", "Protokoll"},
    [COMMAND_TITLE] = {"Title", "Titre", "Titel"},
    [COMMAND_LATEX] = {"LaTeX", "LaTeX", "LaTeX"},
    [COMMAND_LATEX_PIECES] = {"LaTeXPieces", "PiecesLaTeX", "LaTeXSteine"},
    [COMMAND_AWARD] = {"Award", "Prix", "Auszeichnung"},
    [COMMAND_INITIAL_ARRAY] = {"InitialGameArray", "PositionInitialePartie", "PartieAnfangsStellung"},
    [COMMAND_FORSYTH] = {"Forsyth", "Forsyth", "Forsyth"},
    [COMMAND_TWIN] = {"Twin", "Jumeau", "Zwilling"},
    [COMMAND_ZERO_POSITION] = {"ZeroPosition", "ZeroPosition", "NullStellung"},
    [COMMAND_NEXT_PROBLEM] = {"NextProblem", "ASuivre", "WeiteresProblem"},
    [COMMAND_END_PROBLEM] = {"EndProblem", "FinProbleme", "EndeProblem"},
    [COMMAND_FEN] = {"FEN", "FEN", "FEN"},
    [COMMAND_BOARD_SIZE] = {"BoardSize", "Echiquier", "Brettgroesse"},
    [COMMAND_BOARD_SHAPE] = {"BoardShape", "FormeEchiquier", "Brettform"},
    [COMMAND_WALK] = {"Walk", "Marche", "Gangart"},
    [COMMAND_SOLUTION] = {"Solution", "Solution", "Loesung"},
};

const char *const begin_names[LANGUAGES] = {"BeginProblem", "DebutProbleme", "AnfangProblem"};
const char *const end_solution_names[LANGUAGES] = {"EndSolution", "FinSolution", "EndeLoesung"};

const char *const change_names[CHANGES][LANGUAGES] = {
    [CHANGE_MOVE] = {"move", "deplacement", "versetze"},
    [CHANGE_EXCHANGE] = {"exchange", "echange", "tausche"},
    [CHANGE_STIPULATION] = {"stipulation", "enonce", "Forderung"},
    [CHANGE_STRUCTURED_STIPULATION] = {"sstipulation", "senonce", "SForderung"},
    [CHANGE_ADD] = {"add", "ajoute", "hinzufuegen"},
    [CHANGE_REMOVE] = {"remove", "ote", "entferne"},
    [CHANGE_CONTINUED] = {"continued", "enplus", "ferner"},
    [CHANGE_ROTATE] = {"rotate", "rotation", "Drehung"},
    [CHANGE_CONDITION] = {"condition", "condition", "Bedingung"},
    [CHANGE_POLISH_TYPE] = {"PolishType", "CouleurEchange", "Farbwechsel"},
    [CHANGE_MIRROR] = {"mirror", "miroir", "Spiegelung"},
    [CHANGE_SHIFT] = {"shift", "translation", "Verschiebung"},
    [CHANGE_SUBSTITUTE] = {"substitute", "remplace", "ersetze"},
};

const char *const owner_names[OWNER_NAMES][LANGUAGES] = {
    [NAME_OF_WHITE] = {"White", "Blanc", "Weiss"},
    [NAME_OF_BLACK] = {"Black", "Noir", "Schwarz"},
    [NAME_OF_BOTH] = {"Neutral", "Neutre", "Neutral"},
    [NAME_OF_INVISIBLE] = {"TotalInvisible", "TotalInvisible", "TotalUnsichtbar"},
};

const char *const owner_letters[4][LANGUAGES] = {
    {"", "", ""},
    [OF_WHITE] = {"w", "b", "w"},
    [OF_BLACK] = {"b", "n", "s"},
    [OF_BOTH] = {"n", "n", "n"},
};

const char *const shape_names[][LANGUAGES] = {
    [FLAT] = {"Flat", "Plat", "Flach"},
    [VERTICAL_CYLINDER] = {"VerticalCylinder", "CylindreVertical", "SenkrechterZylinder"},
    [HORIZONTAL_CYLINDER] = {"HorizontalCylinder", "CylindreHorizontal", "WaagerechterZylinder"},
    [TORUS] = {"Torus", "Tore", "Torus"},
};
// clang-format on
