/* The names of the field for rules by which captured men are reborn, with the axes that they fix.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"

/* The rest of a card, which fixes these axes of the family. */
#define CIRCE(...)                                                                                 \
  REBIRTH_CARD(adapt_circe, .whose = OF_CAPTURED, .axes = {__VA_ARGS__}), .claims = CLAIMS_CAPTURED

const struct condition condition_circe = {
    .names = {"Circe", "Circe", "Circe"},
    .sentence = "A captured man other than a king is reborn on its square of the game array if "
                "that square is empty, and disappears otherwise",
    .example = "Condition Circe",
    CIRCE(.place = AT_HOME),
};

const struct condition condition_mirror_circe = {
    .names = {"MirrorCirce", "CirceMalefique", "SpiegelCirce"},
    .sentence = "A captured man is reborn on the square that a man of the other side would have in "
                "the game array",
    .example = "Condition MirrorCirce",
    CIRCE(.mirrored = true),
};

const struct condition condition_pwc = {
    .names = {"PWC", "CirceEchange", "PlatzwechselCirce"},
    .sentence = "A captured man is put on the square that the capturer has left",
    .example = "Condition PWC",
    CIRCE(.place = ON_DEPARTURE),
};

const struct condition condition_chameleon_circe = {
    .names = {"ChameleonCirce", "CirceCameleon", "ChamaeleonCirce"},
    .sentence = "A captured man is reborn as the next one along knight, bishop, rook, queen, "
                "knight, or along the walks listed",
    .example = "Condition ChameleonCirce",
    CIRCE(.walk = NEXT_IN_CYCLE),
};

const struct condition condition_couscous_circe = {
    .names = {"CouscousCirce", "CirceCouscous", "CouscousCirce"},
    .sentence = "A captured man is reborn on the square that the capturer has in the game array",
    .example = "Condition CouscousCirce",
    CIRCE(.couscous = true),
};

const struct condition condition_mirror_couscous_circe = {
    .names = {"MirrorCouscousCirce", "CirceCouscousMalefique", "SpiegelCouscousCirce"},
    .sentence = "A captured man is reborn on the square that the capturer would have in the game "
                "array if it were of the other side",
    .example = "Condition MirrorCouscousCirce",
    CIRCE(.couscous = true, .mirrored = true),
};

const struct condition condition_equipollents_circe = {
    .names = {"EquipollentsCirce", "CirceEquipollents", "EquipollentsCirce"},
    .sentence = "A captured man is put as far from the square of its capture, and in the same "
                "direction, as the capturer has moved",
    .example = "Condition EquipollentsCirce",
    CIRCE(.place = BY_VECTOR),
};

const struct condition condition_file_circe = {
    .names = {"FileCirce", "FileCirce", "FileCirce"},
    .sentence = "A captured man is reborn on the file of its capture, on the rank that it has in "
                "the game array",
    .example = "Condition FileCirce",
    CIRCE(.place = ON_FILE),
};

const struct condition condition_mirror_file_circe = {
    .names = {"MirrorFileCirce", "FileCirceMalefique", "SpiegelFileCirce"},
    .sentence = "A captured man is reborn on the file of its capture, on the rank that a man of "
                "the other side has in the game array",
    .example = "Condition MirrorFileCirce",
    CIRCE(.place = ON_FILE, .mirrored = true),
};

const struct condition condition_diagram_circe = {
    .names = {"DiagramCirce", "CirceDiagramme", "DiagrammCirce"},
    .sentence = "A captured man is reborn where it stood in the diagram",
    .example = "Condition DiagramCirce",
    CIRCE(.place = IN_DIAGRAM),
};

const struct condition condition_parrain_circe = {
    .names = {"ParrainCirce", "CirceParrain", "CirceParrain"},
    .sentence = "A captured man is put, after the next half-move, as far from the square of its "
                "capture and in the same direction as that half-move leads",
    .example = "Condition ParrainCirce",
    CIRCE(.place = BY_VECTOR, .occasion = LAST_MOVE),
};

const struct condition condition_contra_parrain = {
    .names = {"ContraParrain", "ContraParrain", "KontraParrain"},
    .sentence = "A captured man is put, after the next half-move, as far from the square of its "
                "capture and in the opposite direction as that half-move leads",
    .example = "Condition ContraParrain",
    CIRCE(.place = BY_VECTOR, .occasion = LAST_MOVE, .mirrored = true),
};

const struct condition condition_symmetry_circe = {
    .names = {"SymmetryCirce", "CirceSymetrique", "SymmetrieCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to that of its "
                "capture about the centre of the board",
    .example = "Condition SymmetryCirce",
    CIRCE(.place = BY_SYMMETRY),
};

const struct condition condition_vertical_symmetry_circe = {
    .names = {"VerticalSymmetryCirce", "CirceSymetriqueVerticale", "VertikaleSymmetrieCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to that of its "
                "capture about the middle between the files",
    .example = "Condition VerticalSymmetryCirce",
    CIRCE(.place = BY_VERTICAL_SYMMETRY),
};

const struct condition condition_horizontal_symmetry_circe = {
    .names = {"HorizontalSymmetryCirce", "CirceSymetriqueHorizontale", "HorizontaleSymmetrieCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to that of its "
                "capture about the middle between the ranks",
    .example = "Condition HorizontalSymmetryCirce",
    CIRCE(.place = BY_HORIZONTAL_SYMMETRY),
};

const struct condition condition_antipodean_circe = {
    .names = {"AntipodeanCirce", "CirceAntipoden", "AntipodenCirce"},
    .sentence = "A captured man is reborn on the square four files and four ranks away from that "
                "of its capture",
    .example = "Condition AntipodeanCirce",
    CIRCE(.place = AT_ANTIPODES),
};

const struct condition condition_rank_circe = {
    .names = {"RankCirce", "RankCirce", "RankCirce"},
    .sentence = "A captured man is reborn on the rank of its capture, on the file that it has in "
                "the game array",
    .example = "Condition RankCirce",
    CIRCE(.shift = ONTO_RANK),
};

const struct condition condition_circe_clone = {
    .names = {"CirceClone", "CirceClone", "CirceClone"},
    .sentence = "A captured man is reborn as a man of the capturer's walk, on the square that such "
                "a man has in the game array; what a king captures stays itself",
    .example = "Condition CirceClone",
    CIRCE(.walk = WALK_OF_OTHER),
};

const struct condition condition_mirror_circe_clone = {
    .names = {"MirrorCirceClone", "CirceCloneMalefique", "SpiegelCirceclone"},
    .sentence = "A captured man is reborn as a man of the capturer's walk, on the square that such "
                "a man of the other side has in the game array",
    .example = "Condition MirrorCirceClone",
    CIRCE(.walk = WALK_OF_OTHER, .mirrored = true),
};

const struct condition condition_super_circe = {
    .names = {"SuperCirce", "SuperCirce", "SuperCirce"},
    .sentence = "The capturing side may put a captured man on any empty square",
    .example = "Condition SuperCirce",
    CIRCE(.place = ANY_EMPTY_SQUARE),
};

const struct condition condition_cage_circe = {
    .names = {"CageCirce", "CirceCage", "KaefigCirce"},
    .sentence = "A captured man is put on a square from which it could not move without capturing, "
                "and disappears if there is none",
    .example = "Condition CageCirce",
    CIRCE(.place = IN_CAGE),
};

const struct condition condition_circe_take_and_make = {
    .names = {"CirceTake&Make", "CirceTake&Make", "CirceTake&Make"},
    .sentence = "A captured man is put on a square that it could have reached, not capturing, from "
                "that of its capture; without such a square the capture is illegal",
    .example = "Condition CirceTake&Make",
    CIRCE(.place = BY_OWN_MOVE, .occupied = STRICT),
};

const struct condition condition_frisch_auf_circe = {
    .names = {"FrischAufCirce", "FrischAufCirce", "FrischAufCirce"},
    .sentence = "Captured men are reborn on their squares of the game array, promoted ones on the "
                "promotion rank on the file of their capture",
    .example = "Condition FrischAufCirce",
    CIRCE(.shift = PROMOTED_TO_PROMOTION_RANK),
};

const struct condition condition_diametral_circe = {
    .names = {"DiametralCirce", "CirceDiametrale", "DiametralCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to its own in the "
                "game array about the centre of the board",
    .example = "Condition DiametralCirce",
    CIRCE(.shift = DIAMETRAL),
};

const struct condition condition_vertical_mirror_circe = {
    .names = {"VerticalMirrorCirce", "CirceMalefiqueVerticale", "VertikalesSpiegelCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to its own in the "
                "game array about the middle between the files",
    .example = "Condition VerticalMirrorCirce",
    CIRCE(.shift = VERTICAL_MIRROR),
};

const struct condition condition_circe_assassin = {
    .names = {"CirceAssassin", "CirceAssassin", "AssassinCirce"},
    .sentence = "A captured man is reborn on its square of the game array, and destroys the man "
                "that stands there",
    .example = "Condition CirceAssassin",
    CIRCE(.occupied = ASSASSIN),
};

const struct condition condition_circe_turncoats = {
    .names = {"CirceTurncoats", "CirceTurncoats", "TurncoatCirce"},
    .sentence =
        "A captured man is reborn on its square of the game array as a man of the other side",
    .example = "Condition CirceTurncoats",
    CIRCE(.turncoat = true),
};

const struct condition condition_circe_double_agents = {
    .names = {"CirceDoubleAgents", "CirceDoubleAgents", "DoppelAgentenCirce"},
    .sentence = "A captured man is reborn as a man of the other side, on the square that it has "
                "then in the game array",
    .example = "Condition CirceDoubleAgents",
    CIRCE(.turncoat = true, .mirrored = true),
};

const struct condition condition_april_chess = {
    .names = {"AprilChess", "EchecsAvril", "Aprilschach"},
    .sentence =
        "Captured men of the walks listed are put on any empty square, as the capturing side likes",
    .example = "Condition AprilChess S B",
    CIRCE(.place = ANY_EMPTY_SQUARE, .listed = true),
};
