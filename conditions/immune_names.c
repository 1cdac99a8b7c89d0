/* The names of the field for Immune chess, with the axes that they fix.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"

/* The rest of a card, which fixes these axes of the family. */
#define IMMUNE(...)                                                                                \
  REBIRTH_CARD(adapt_immune, .whose = OF_STANDING, .vector = true, .axes = {__VA_ARGS__})

const struct condition condition_immun_chess = {
    .names = {"ImmunChess", "Immun", "Immunschach"},
    .sentence =
        "A man other than a king can only be captured if its square of the game array is empty",
    .example = "Condition ImmunChess",
    IMMUNE(.place = AT_HOME),
};

const struct condition condition_mirror_immun_chess = {
    .names = {"MirrorImmunChess", "ImmunMalefique", "SpiegelImmunschach"},
    .sentence = "A man can only be captured if the square that a man of the other side has in the "
                "game array is empty",
    .example = "Condition MirrorImmunChess",
    IMMUNE(.mirrored = true),
};

const struct condition condition_file_immun_chess = {
    .names = {"FileImmunChess", "ImmunFile", "FileImmunSchach"},
    .sentence = "A man can only be captured if the square on its file and on its rank of the game "
                "array is empty",
    .example = "Condition FileImmunChess",
    IMMUNE(.place = ON_FILE),
};

const struct condition condition_mirror_file_immun_chess = {
    .names = {"MirrorFileImmunChess", "ImmunFileMalefique", "SpiegelFileImmunSchach"},
    .sentence = "A man can only be captured if the square on its file and on the rank of a man of "
                "the other side in the game array is empty",
    .example = "Condition MirrorFileImmunChess",
    IMMUNE(.place = ON_FILE, .mirrored = true),
};

const struct condition condition_diagram_immun_chess = {
    .names = {"DiagramImmunChess", "ImmunDiagramme", "DiagrammImmunSchach"},
    .sentence = "A man can only be captured if the square where it stood in the diagram is empty",
    .example = "Condition DiagramImmunChess",
    IMMUNE(.place = IN_DIAGRAM),
};

const struct condition condition_symmetry_immun_chess = {
    .names = {"SymmetryImmunChess", "ImmunSymmetrique", "SymmetrieImmunSchach"},
    .sentence = "A man can only be captured if the square that lies symmetrically about the centre "
                "of the board is empty",
    .example = "Condition SymmetryImmunChess",
    IMMUNE(.place = BY_SYMMETRY),
};

const struct condition condition_immune_vertical_symmetry = {
    .names = {"ImmuneVerticalSymmetry", "ImmuneSymetriqueVerticale", "ImmuneVertikaleSymmetrie"},
    .sentence = "A man can only be captured if the square that lies symmetrically about the middle "
                "between the files is empty",
    .example = "Condition ImmuneVerticalSymmetry",
    IMMUNE(.place = BY_VERTICAL_SYMMETRY),
};

const struct condition condition_immune_horizontal_symmetry = {
    .names = {"ImmuneHorizontalSymmetry", "ImmuneSymetriqueHorizontale",
              "ImmuneHorizontaleSymmetrie"},
    .sentence = "A man can only be captured if the square that lies symmetrically about the middle "
                "between the ranks is empty",
    .example = "Condition ImmuneHorizontalSymmetry",
    IMMUNE(.place = BY_HORIZONTAL_SYMMETRY),
};

const struct condition condition_antipodean_immun_chess = {
    .names = {"AntipodeanImmunChess", "ImmunAntipoden", "AntipodenImmunSchach"},
    .sentence = "A man can only be captured if the square four files and four ranks away is empty",
    .example = "Condition AntipodeanImmunChess",
    IMMUNE(.place = AT_ANTIPODES),
};

const struct condition condition_equipollents_immun_chess = {
    .names = {"EquipollentsImmunChess", "ImmunEquipollents", "EquipollentsImmunSchach"},
    .sentence = "A man can only be captured if the square is empty that lies as far behind it as "
                "the capturer stands before it",
    .example = "Condition EquipollentsImmunChess",
    IMMUNE(.place = BY_VECTOR),
};
