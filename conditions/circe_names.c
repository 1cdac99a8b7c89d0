/* The names of the field for rules by which captured men are reborn, with the axes that they fix.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"

static const struct rebirth_row circe = {.whose = OF_CAPTURED};

const struct condition condition_circe = {
    .names = {"Circe", "Circe", "Circe"},
    .sentence = "A captured man other than a king is reborn on its square of the game array if "
                "that square is empty, and disappears otherwise",
    .example = "Condition Circe",
    .member = &circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row mirror_circe = {.axes = {.mirrored = true}};

const struct condition condition_mirror_circe = {
    .names = {"MirrorCirce", "CirceMalefique", "SpiegelCirce"},
    .sentence = "A captured man is reborn on the square that a man of the other side would have in "
                "the game array",
    .example = "Condition MirrorCirce",
    .member = &mirror_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row pwc = {.axes = {.place = ON_DEPARTURE}};

const struct condition condition_pwc = {
    .names = {"PWC", "CirceEchange", "PlatzwechselCirce"},
    .sentence = "A captured man is put on the square that the capturer has left",
    .example = "Condition PWC",
    .member = &pwc,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row chameleon_circe = {.axes = {.walk = NEXT_IN_CYCLE}};

const struct condition condition_chameleon_circe = {
    .names = {"ChameleonCirce", "CirceCameleon", "ChamaeleonCirce"},
    .sentence = "A captured man is reborn as the next one along knight, bishop, rook, queen, "
                "knight, or along the walks listed",
    .example = "Condition ChameleonCirce",
    .member = &chameleon_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row couscous_circe = {.axes = {.couscous = true}};

const struct condition condition_couscous_circe = {
    .names = {"CouscousCirce", "CirceCouscous", "CouscousCirce"},
    .sentence = "A captured man is reborn on the square that the capturer has in the game array",
    .example = "Condition CouscousCirce",
    .member = &couscous_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row mirror_couscous_circe = {
    .axes = {.couscous = true, .mirrored = true}};

const struct condition condition_mirror_couscous_circe = {
    .names = {"MirrorCouscousCirce", "CirceCouscousMalefique", "SpiegelCouscousCirce"},
    .sentence = "A captured man is reborn on the square that the capturer would have in the game "
                "array if it were of the other side",
    .example = "Condition MirrorCouscousCirce",
    .member = &mirror_couscous_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row equipollents_circe = {.axes = {.place = BY_VECTOR}};

const struct condition condition_equipollents_circe = {
    .names = {"EquipollentsCirce", "CirceEquipollents", "EquipollentsCirce"},
    .sentence = "A captured man is put as far from the square of its capture, and in the same "
                "direction, as the capturer has moved",
    .example = "Condition EquipollentsCirce",
    .member = &equipollents_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row file_circe = {.axes = {.place = ON_FILE}};

const struct condition condition_file_circe = {
    .names = {"FileCirce", "FileCirce", "FileCirce"},
    .sentence = "A captured man is reborn on the file of its capture, on the rank that it has in "
                "the game array",
    .example = "Condition FileCirce",
    .member = &file_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row mirror_file_circe = {.axes = {.place = ON_FILE, .mirrored = true}};

const struct condition condition_mirror_file_circe = {
    .names = {"MirrorFileCirce", "FileCirceMalefique", "SpiegelFileCirce"},
    .sentence = "A captured man is reborn on the file of its capture, on the rank that a man of "
                "the other side has in the game array",
    .example = "Condition MirrorFileCirce",
    .member = &mirror_file_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row diagram_circe = {.axes = {.place = IN_DIAGRAM}};

const struct condition condition_diagram_circe = {
    .names = {"DiagramCirce", "CirceDiagramme", "DiagrammCirce"},
    .sentence = "A captured man is reborn where it stood in the diagram",
    .example = "Condition DiagramCirce",
    .member = &diagram_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row parrain_circe = {
    .axes = {.place = BY_VECTOR, .occasion = LAST_MOVE}};

const struct condition condition_parrain_circe = {
    .names = {"ParrainCirce", "CirceParrain", "CirceParrain"},
    .sentence = "A captured man is put, after the next half-move, as far from the square of its "
                "capture and in the same direction as that half-move leads",
    .example = "Condition ParrainCirce",
    .member = &parrain_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row contra_parrain = {
    .axes = {.place = BY_VECTOR, .occasion = LAST_MOVE, .mirrored = true}};

const struct condition condition_contra_parrain = {
    .names = {"ContraParrain", "ContraParrain", "KontraParrain"},
    .sentence = "A captured man is put, after the next half-move, as far from the square of its "
                "capture and in the opposite direction as that half-move leads",
    .example = "Condition ContraParrain",
    .member = &contra_parrain,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row symmetry_circe = {.axes = {.place = BY_SYMMETRY}};

const struct condition condition_symmetry_circe = {
    .names = {"SymmetryCirce", "CirceSymetrique", "SymmetrieCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to that of its "
                "capture about the centre of the board",
    .example = "Condition SymmetryCirce",
    .member = &symmetry_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row vertical_symmetry_circe = {.axes = {.place = BY_VERTICAL_SYMMETRY}};

const struct condition condition_vertical_symmetry_circe = {
    .names = {"VerticalSymmetryCirce", "CirceSymetriqueVerticale", "VertikaleSymmetrieCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to that of its "
                "capture about the middle between the files",
    .example = "Condition VerticalSymmetryCirce",
    .member = &vertical_symmetry_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row horizontal_symmetry_circe = {
    .axes = {.place = BY_HORIZONTAL_SYMMETRY}};

const struct condition condition_horizontal_symmetry_circe = {
    .names = {"HorizontalSymmetryCirce", "CirceSymetriqueHorizontale", "HorizontaleSymmetrieCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to that of its "
                "capture about the middle between the ranks",
    .example = "Condition HorizontalSymmetryCirce",
    .member = &horizontal_symmetry_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row antipodean_circe = {.axes = {.place = AT_ANTIPODES}};

const struct condition condition_antipodean_circe = {
    .names = {"AntipodeanCirce", "CirceAntipoden", "AntipodenCirce"},
    .sentence = "A captured man is reborn on the square four files and four ranks away from that "
                "of its capture",
    .example = "Condition AntipodeanCirce",
    .member = &antipodean_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row rank_circe = {.axes = {.shift = ONTO_RANK}};

const struct condition condition_rank_circe = {
    .names = {"RankCirce", "RankCirce", "RankCirce"},
    .sentence = "A captured man is reborn on the rank of its capture, on the file that it has in "
                "the game array",
    .example = "Condition RankCirce",
    .member = &rank_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row circe_clone = {.axes = {.walk = WALK_OF_OTHER}};

const struct condition condition_circe_clone = {
    .names = {"CirceClone", "CirceClone", "CirceClone"},
    .sentence = "A captured man is reborn as a man of the capturer's walk, on the square that such "
                "a man has in the game array; what a king captures stays itself",
    .example = "Condition CirceClone",
    .member = &circe_clone,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row mirror_circe_clone = {
    .axes = {.walk = WALK_OF_OTHER, .mirrored = true}};

const struct condition condition_mirror_circe_clone = {
    .names = {"MirrorCirceClone", "CirceCloneMalefique", "SpiegelCirceclone"},
    .sentence = "A captured man is reborn as a man of the capturer's walk, on the square that such "
                "a man of the other side has in the game array",
    .example = "Condition MirrorCirceClone",
    .member = &mirror_circe_clone,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row super_circe = {.axes = {.place = ANY_EMPTY_SQUARE}};

const struct condition condition_super_circe = {
    .names = {"SuperCirce", "SuperCirce", "SuperCirce"},
    .sentence = "The capturing side may put a captured man on any empty square",
    .example = "Condition SuperCirce",
    .member = &super_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row cage_circe = {.axes = {.place = IN_CAGE}};

const struct condition condition_cage_circe = {
    .names = {"CageCirce", "CirceCage", "KaefigCirce"},
    .sentence = "A captured man is put on a square from which it could not move without capturing, "
                "and disappears if there is none",
    .example = "Condition CageCirce",
    .member = &cage_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row circe_take_and_make = {
    .axes = {.place = BY_OWN_MOVE, .occupied = STRICT}};

const struct condition condition_circe_take_and_make = {
    .names = {"CirceTake&Make", "CirceTake&Make", "CirceTake&Make"},
    .sentence = "A captured man is put on a square that it could have reached, not capturing, from "
                "that of its capture; without such a square the capture is illegal",
    .example = "Condition CirceTake&Make",
    .member = &circe_take_and_make,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row frisch_auf_circe = {.axes = {.shift = PROMOTED_TO_PROMOTION_RANK}};

const struct condition condition_frisch_auf_circe = {
    .names = {"FrischAufCirce", "FrischAufCirce", "FrischAufCirce"},
    .sentence = "Captured men are reborn on their squares of the game array, promoted ones on the "
                "promotion rank on the file of their capture",
    .example = "Condition FrischAufCirce",
    .member = &frisch_auf_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row diametral_circe = {.axes = {.shift = DIAMETRAL}};

const struct condition condition_diametral_circe = {
    .names = {"DiametralCirce", "CirceDiametrale", "DiametralCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to its own in the "
                "game array about the centre of the board",
    .example = "Condition DiametralCirce",
    .member = &diametral_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row vertical_mirror_circe = {.axes = {.shift = VERTICAL_MIRROR}};

const struct condition condition_vertical_mirror_circe = {
    .names = {"VerticalMirrorCirce", "CirceMalefiqueVerticale", "VertikalesSpiegelCirce"},
    .sentence = "A captured man is reborn on the square that lies symmetrically to its own in the "
                "game array about the middle between the files",
    .example = "Condition VerticalMirrorCirce",
    .member = &vertical_mirror_circe,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row circe_assassin = {.axes = {.occupied = ASSASSIN}};

const struct condition condition_circe_assassin = {
    .names = {"CirceAssassin", "CirceAssassin", "AssassinCirce"},
    .sentence = "A captured man is reborn on its square of the game array, and destroys the man "
                "that stands there",
    .example = "Condition CirceAssassin",
    .member = &circe_assassin,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row circe_turncoats = {.axes = {.turncoat = true}};

const struct condition condition_circe_turncoats = {
    .names = {"CirceTurncoats", "CirceTurncoats", "TurncoatCirce"},
    .sentence =
        "A captured man is reborn on its square of the game array as a man of the other side",
    .example = "Condition CirceTurncoats",
    .member = &circe_turncoats,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row circe_double_agents = {
    .axes = {.turncoat = true, .mirrored = true}};

const struct condition condition_circe_double_agents = {
    .names = {"CirceDoubleAgents", "CirceDoubleAgents", "DoppelAgentenCirce"},
    .sentence = "A captured man is reborn as a man of the other side, on the square that it has "
                "then in the game array",
    .example = "Condition CirceDoubleAgents",
    .member = &circe_double_agents,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};

static const struct rebirth_row april_chess = {.axes = {.place = ANY_EMPTY_SQUARE, .listed = true}};

const struct condition condition_april_chess = {
    .names = {"AprilChess", "EchecsAvril", "Aprilschach"},
    .sentence =
        "Captured men of the walks listed are put on any empty square, as the capturing side likes",
    .example = "Condition AprilChess S B",
    .member = &april_chess,
    .claims = CLAIMS_CAPTURED,
    .read = read_rebirth,
    .adapt = adapt_circe,
    .join = join_rebirths,
};
