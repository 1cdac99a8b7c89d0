/* The names of the field for rules by which capturers are reborn, with the axes that they fix.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"

/* The rest of a card, which fixes these axes of the family besides those common to all. */
#define ANTICIRCE(...)                                                                             \
  REBIRTH_CARD(adapt_anticirce, .whose = OF_CAPTURER,                                              \
               .axes = {.occupied = STRICT, .kings = true, __VA_ARGS__}),                          \
      .claims = CLAIMS_CAPTURER

const struct condition condition_anti_circe = {
    .names = {"AntiCirce", "AntiCirce", "AntiCirce"},
    .sentence =
        "A man that captures goes to its square of the game array at once, which must be empty",
    .example = "Condition AntiCirce",
    ANTICIRCE(.place = AT_HOME),
};

const struct condition condition_mirror_anti_circe = {
    .names = {"MirrorAntiCirce", "AntiCirceMalefique", "AntiSpiegelCirce"},
    .sentence = "A man that captures goes at once to the square that a man of the other side has "
                "in the game array, which must be empty",
    .example = "Condition MirrorAntiCirce",
    ANTICIRCE(.mirrored = true),
};

const struct condition condition_anti_clone_circe = {
    .names = {"AntiCloneCirce", "AntiCloneCirce", "AntiCloneCirce"},
    .sentence = "A man that captures takes the walk of the captured man and goes at once to the "
                "square that it has then in the game array",
    .example = "Condition AntiCloneCirce",
    ANTICIRCE(.walk = WALK_OF_OTHER),
};

const struct condition condition_diagram_anti_circe = {
    .names = {"DiagramAntiCirce", "AntiCirceDiagramme", "AntiDiagrammCirce"},
    .sentence = "A man that captures goes back at once to where it stood in the diagram, which "
                "must be empty",
    .example = "Condition DiagramAntiCirce",
    ANTICIRCE(.place = IN_DIAGRAM),
};

const struct condition condition_file_anti_circe = {
    .names = {"FileAntiCirce", "AntiFileCirce", "AntiFileCirce"},
    .sentence = "A man that captures goes at once along the file of the capture to the rank that "
                "it has in the game array",
    .example = "Condition FileAntiCirce",
    ANTICIRCE(.place = ON_FILE),
};

const struct condition condition_mirror_file_anti_circe = {
    .names = {"MirrorFileAntiCirce", "AntiFileCirceMalefique", "AntiSpiegelFileCirce"},
    .sentence = "A man that captures goes at once along the file of the capture to the rank that a "
                "man of the other side has in the game array",
    .example = "Condition MirrorFileAntiCirce",
    ANTICIRCE(.place = ON_FILE, .mirrored = true),
};

const struct condition condition_symmetry_anti_circe = {
    .names = {"SymmetryAntiCirce", "AntiCirceSymetrique", "AntiSymmetrieCirce"},
    .sentence = "A man that captures goes at once to the square that lies symmetrically to that of "
                "the capture about the centre of the board",
    .example = "Condition SymmetryAntiCirce",
    ANTICIRCE(.place = BY_SYMMETRY),
};

const struct condition condition_vertical_symmetry_anti_circe = {
    .names = {"VerticalSymmetryAntiCirce", "AntiCirceSymetriqueVerticale",
              "VertikaleAntiSymmetrieCirce"},
    .sentence = "A man that captures goes at once to the square that lies symmetrically to that of "
                "the capture about the middle between the files",
    .example = "Condition VerticalSymmetryAntiCirce",
    ANTICIRCE(.place = BY_VERTICAL_SYMMETRY),
};

const struct condition condition_horizontal_symmetry_anti_circe = {
    .names = {"HorizontalSymmetryAntiCirce", "AntiCirceSymetriqueHorizontale",
              "HorizontaleAntiSymmetrieCirce"},
    .sentence = "A man that captures goes at once to the square that lies symmetrically to that of "
                "the capture about the middle between the ranks",
    .example = "Condition HorizontalSymmetryAntiCirce",
    ANTICIRCE(.place = BY_HORIZONTAL_SYMMETRY),
};

const struct condition condition_antipodean_anti_circe = {
    .names = {"AntipodeanAntiCirce", "AntiCirceAntipoden", "AntiAntipodenCirce"},
    .sentence = "A man that captures goes at once to the square four files and four ranks away "
                "from that of the capture",
    .example = "Condition AntipodeanAntiCirce",
    ANTICIRCE(.place = AT_ANTIPODES),
};

const struct condition condition_equipollents_anti_circe = {
    .names = {"EquipollentsAntiCirce", "AntiCirceEquipollents", "AntiEquipollentsCirce"},
    .sentence = "A man that captures goes on at once from the square of the capture as far, and in "
                "the same direction, as it has moved",
    .example = "Condition EquipollentsAntiCirce",
    ANTICIRCE(.place = BY_VECTOR),
};

const struct condition condition_anti_super_circe = {
    .names = {"AntiSuperCirce", "AntiSuperCirce", "AntiSuperCirce"},
    .sentence = "A man that captures is put at once on any empty square, as its side likes",
    .example = "Condition AntiSuperCirce",
    ANTICIRCE(.place = ANY_EMPTY_SQUARE),
};
