/* The names of the field for Immune chess, with the axes that they fix.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"

static const struct rebirth_row immun_chess = {.whose = OF_STANDING, .vector = true};

const struct condition condition_immun_chess = {
    .names = {"ImmunChess", "Immun", "Immunschach"},
    .sentence =
        "A man other than a king can only be captured if its square of the game array is empty",
    .example = "Condition ImmunChess",
    .member = &immun_chess,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row mirror_immun_chess = {
    .axes = {.mirrored = true}, .whose = OF_STANDING, .vector = true};

const struct condition condition_mirror_immun_chess = {
    .names = {"MirrorImmunChess", "ImmunMalefique", "SpiegelImmunschach"},
    .sentence = "A man can only be captured if the square that a man of the other side has in the "
                "game array is empty",
    .example = "Condition MirrorImmunChess",
    .member = &mirror_immun_chess,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row file_immun_chess = {
    .axes = {.place = ON_FILE}, .whose = OF_STANDING, .vector = true};

const struct condition condition_file_immun_chess = {
    .names = {"FileImmunChess", "ImmunFile", "FileImmunSchach"},
    .sentence = "A man can only be captured if the square on its file and on its rank of the game "
                "array is empty",
    .example = "Condition FileImmunChess",
    .member = &file_immun_chess,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row mirror_file_immun_chess = {
    .axes = {.place = ON_FILE, .mirrored = true}, .whose = OF_STANDING, .vector = true};

const struct condition condition_mirror_file_immun_chess = {
    .names = {"MirrorFileImmunChess", "ImmunFileMalefique", "SpiegelFileImmunSchach"},
    .sentence = "A man can only be captured if the square on its file and on the rank of a man of "
                "the other side in the game array is empty",
    .example = "Condition MirrorFileImmunChess",
    .member = &mirror_file_immun_chess,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row diagram_immun_chess = {
    .axes = {.place = IN_DIAGRAM}, .whose = OF_STANDING, .vector = true};

const struct condition condition_diagram_immun_chess = {
    .names = {"DiagramImmunChess", "ImmunDiagramme", "DiagrammImmunSchach"},
    .sentence = "A man can only be captured if the square where it stood in the diagram is empty",
    .example = "Condition DiagramImmunChess",
    .member = &diagram_immun_chess,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row symmetry_immun_chess = {
    .axes = {.place = BY_SYMMETRY}, .whose = OF_STANDING, .vector = true};

const struct condition condition_symmetry_immun_chess = {
    .names = {"SymmetryImmunChess", "ImmunSymmetrique", "SymmetrieImmunSchach"},
    .sentence = "A man can only be captured if the square that lies symmetrically about the centre "
                "of the board is empty",
    .example = "Condition SymmetryImmunChess",
    .member = &symmetry_immun_chess,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row immune_vertical_symmetry = {
    .axes = {.place = BY_VERTICAL_SYMMETRY}, .whose = OF_STANDING, .vector = true};

const struct condition condition_immune_vertical_symmetry = {
    .names = {"ImmuneVerticalSymmetry", "ImmuneSymetriqueVerticale", "ImmuneVertikaleSymmetrie"},
    .sentence = "A man can only be captured if the square that lies symmetrically about the middle "
                "between the files is empty",
    .example = "Condition ImmuneVerticalSymmetry",
    .member = &immune_vertical_symmetry,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row immune_horizontal_symmetry = {
    .axes = {.place = BY_HORIZONTAL_SYMMETRY}, .whose = OF_STANDING, .vector = true};

const struct condition condition_immune_horizontal_symmetry = {
    .names = {"ImmuneHorizontalSymmetry", "ImmuneSymetriqueHorizontale",
              "ImmuneHorizontaleSymmetrie"},
    .sentence = "A man can only be captured if the square that lies symmetrically about the middle "
                "between the ranks is empty",
    .example = "Condition ImmuneHorizontalSymmetry",
    .member = &immune_horizontal_symmetry,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row antipodean_immun_chess = {
    .axes = {.place = AT_ANTIPODES}, .whose = OF_STANDING, .vector = true};

const struct condition condition_antipodean_immun_chess = {
    .names = {"AntipodeanImmunChess", "ImmunAntipoden", "AntipodenImmunSchach"},
    .sentence = "A man can only be captured if the square four files and four ranks away is empty",
    .example = "Condition AntipodeanImmunChess",
    .member = &antipodean_immun_chess,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};

static const struct rebirth_row equipollents_immun_chess = {
    .axes = {.place = BY_VECTOR}, .whose = OF_STANDING, .vector = true};

const struct condition condition_equipollents_immun_chess = {
    .names = {"EquipollentsImmunChess", "ImmunEquipollents", "EquipollentsImmunSchach"},
    .sentence = "A man can only be captured if the square is empty that lies as far behind it as "
                "the capturer stands before it",
    .example = "Condition EquipollentsImmunChess",
    .member = &equipollents_immun_chess,
    .read = read_rebirth,
    .adapt = adapt_immune,
    .join = join_rebirths,
};
