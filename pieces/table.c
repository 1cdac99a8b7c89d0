/* All walks of the field, one row a walk: codes and names as problem files write them (English,
   French, German), and the movement in the notation that pieces/notation.h explains.  A row
   without a notation is only recognised: problems that use it are refused by its name.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/piece.h"

#include "solver/board/square.h"

#include <string.h>
#include <strings.h>

// clang-format off
static const struct piece rows[] = {
    {{"", "", ""}, {"", "", ""}, NULL, NULL}, /* no man */
    /* orthodox men */
    {{"K", "R", "K"}, {"king", "roi", "Koenig"}, "Q1, royal", NULL},
    {{"Q", "D", "D"}, {"queen", "dame", "Dame"}, "Q*", NULL},
    {{"R", "T", "T"}, {"rook", "tour", "Turm"}, "W*", NULL},
    {{"B", "F", "L"}, {"bishop", "fou", "Laeufer"}, "F*", NULL},
    {{"S", "C", "S"}, {"knight", "cavalier", "Springer"}, "N1", NULL},
    {{"P", "P", "B"}, {"pawn", "pion", "Bauer"}, "m: fW1/2 + c: fF1, promotes", NULL},
    /* leaper */
    {{"Z", "Z", "Z"}, {"zebra", "zebre", "Zebra"}, "Z1", NULL},
    {{"CA", "CH", "CA"}, {"camel", "chameau", "Kamel"}, "C1", NULL},
    {{"GI", "GI", "GI"}, {"giraffe", "girafe", "Giraffe"}, "(1,4)1", NULL},
    {{"RF", "CC", "WF"}, {"root-50-leaper", "cavalier racine carree cinquante", "Wurzel-50-Springer"}, "(1,7)1 + (5,5)1", NULL},
    {{"BU", "BU", "BU"}, {"bucephale", "bucephale", "Wurzel-25-Springer"}, "(3,4)1 + (0,5)1", NULL},
    {{"WE", "VI", "WE"}, {"wazir", "vizir", "Wesir"}, "W1", NULL},
    {{"AL", "AL", "AL"}, {"alfil", "alfil", "Alfil"}, "A1", NULL},
    {{"FE", "FE", "FE"}, {"fers", "fers", "Fers"}, "F1", NULL},
    {{"DA", "DA", "DA"}, {"dabbaba", "dabbaba", "Dabbaba"}, "D1", NULL},
    {{"GN", "G", "GN"}, {"gnu", "gnou", "Gnu"}, "N1 + C1", NULL},
    {{"AN", "AN", "AN"}, {"antelope", "antilope", "Antilope"}, "(3,4)1", NULL},
    {{"SQ", "EC", "EI"}, {"squirrel", "ecureuil", "Eichhoernchen"}, "N1 + D1 + A1", NULL},
    {{"EK", "RE", "EK"}, {"erlking", "roi des elfes", "Erlkoenig"}, "Q1", NULL},
    {{"OK", "OK", "OK"}, {"okapi", "okapi", "Okapi"}, "N1 + Z1", NULL},
    {{"37", "37", "37"}, {"3,7-leaper", "3:7-cavalier", "3:7-Springer"}, "(3,7)1", NULL},
    {{"16", "16", "16"}, {"1,6-leaper", "1:6-cavalier", "Flamingo"}, "(1,6)1", NULL},
    {{"24", "24", "24"}, {"2,4-leaper", "2:4-cavalier", "Hase"}, "(2,4)1", NULL},
    {{"35", "35", "35"}, {"3,5-leaper", "3:5-cavalier", "3:5-Springer"}, "(3,5)1", NULL},
    {{"15", "15", "15"}, {"1,5-leaper", "1:5-cavalier", "Ibis"}, "(1,5)1", NULL},
    {{"25", "25", "25"}, {"2,5-leaper", "2:5-cavalier", "2:5-Springer"}, "(2,5)1", NULL},
    {{"BI", "BI", "BI"}, {"bison", "bison", "Bison"}, "C1 + Z1", NULL},
    {{"36", "36", "36"}, {"3,6-leaper", "3:6-cavalier", "3:6-Springer"}, "(3,6)1", NULL},
    {{"ZE", "ZE", "ZE"}, {"zebu", "zebu", "Zebu"}, "C1 + (1,4)1", NULL},
    /* rider */
    {{"N", "N", "N"}, {"nightrider", "noctambule", "Nachtreiter"}, "N*", NULL},
    {{"WA", "V", "WA"}, {"waran", "varan", "Waran"}, "W* + N*", NULL},
    {{"CR", "CN", "CR"}, {"camelrider", "chameau noctambule", "Kamelreiter"}, "C*", NULL},
    {{"ZR", "ZN", "ZR"}, {"zebrarider", "zebre noctambule", "Zebrareiter"}, "Z*", NULL},
    {{"GR", "GN", "GR"}, {"gnurider", "gnou noctambule", "Gnureiter"}, "N* + C*", NULL},
    {{"WR", "VS", "WR"}, {"wazirrider", "vizir sauteur", "Wesirreiter"}, "W*", NULL},
    {{"FR", "FS", "FR"}, {"fersrider", "fers sauteur", "Fersreiter"}, "F*", NULL},
    {{"ET", "EL", "ET"}, {"elephant", "elephant", "Elefant"}, "Q* + N*", NULL},
    /* compound */
    {{"AM", "AM", "AM"}, {"amazon", "amazone", "Amazone"}, "Q* + N1", NULL},
    {{"EM", "IM", "KN"}, {"empress", "imperatrice", "Kaiserin"}, "W* + N1", NULL},
    {{"PR", "PR", "PR"}, {"princess", "princesse", "Prinzessin"}, "F* + N1", NULL},
    {{"DR", "DR", "DR"}, {"dragon", "dragon", "Drache"}, "m: fW1/2 + c: fF1 + N1", NULL},
    {{"GL", "GL", "GL"}, {"gral", "gral", "Gral"}, "A1 + W*^ > =1", NULL},
    {{"SO", "SO", "SO"}, {"scorpion", "scorpion", "Skorpion"}, "Q1 + Q*^ > =1", NULL},
    {{"MG", "MG", "MG"}, {"marguerite", "marguerite", "Marguerite"}, "Q*^ > =1 + Q*^ > ±45 1 + Q*^ > ±90 1 + Q*^ > ±135 1 + m: Q*^ > 180 1", NULL},
    {{"DO", "DN", "DE"}, {"dolphin", "dauphin", "Delphin"}, "Q*^ > =1 + Q*^ > =*^ > =1", NULL},
    {{"SH", "BA", "SC"}, {"ship", "bateau", "schiff"}, "W* + c: fF1", NULL},
    {{"GY", "GY", "GY"}, {"gryphon", "gryphon", "gryphon"}, "F* + m: fW1/2", NULL},
    {{"ST", "EP", "ST"}, {"sting", "epine", "Stachel"}, "Q1 + Q*^ > =1, royal", NULL},
    /* hopper */
    {{"G", "S", "G"}, {"grasshopper", "sauterelle", "Grashuepfer"}, "Q*^ > =1", NULL},
    {{"LI", "LI", "LI"}, {"lion", "lion", "Lion"}, "Q*^ > =*", NULL},
    {{"KA", "KA", "KA"}, {"kangaroo", "kangourou", "Kaenguruh"}, "Q*^ > =*^ > =1", NULL},
    {{"HA", "HA", "HA"}, {"hamster", "hamster", "Hamster"}, "m: Q*^ > 180 1", NULL},
    {{"NH", "SN", "NH"}, {"nightrider hopper", "noctambule sauteur", "Nachtreiter-Huepfer"}, "N*^ > =1", NULL},
    {{"CH", "SC", "CH"}, {"camelrider hopper", "chameau sauteur", "Kamelreiterhuepfer"}, "C*^ > =1", NULL},
    {{"ZH", "SZ", "ZH"}, {"zebrarider hopper", "zebre sauteur", "Zebrareiterhuepfer"}, "Z*^ > =1", NULL},
    {{"GH", "SG", "GH"}, {"gnurider hopper", "gnou sauteur", "Gnureiterhuepfer"}, "N*^ > =1 + C*^ > =1", NULL},
    {{"RL", "TL", "TL"}, {"rook-lion", "tour-lion", "Turm-Lion"}, "W*^ > =*", NULL},
    {{"BL", "FL", "LL"}, {"bishop-lion", "fou-lion", "Laeufer-Lion"}, "F*^ > =*", NULL},
    {{"RH", "ST", "TH"}, {"rookhopper", "sauterelle tour", "Turmhuepfer"}, "W*^ > =1", NULL},
    {{"BH", "SF", "LH"}, {"bishophopper", "sauterelle fou", "Laeuferhuepfer"}, "F*^ > =1", NULL},
    {{"CG", "SA", "KG"}, {"contra-grasshopper", "sauterelle contA", "Kontragrashuepfer"}, "Q1^ > =*", NULL},
    {{"G2", "S2", "G2"}, {"grasshopper-2", "sauterelle-2", "Grashuepfer-2"}, "Q*^ > =2", NULL},
    {{"G3", "S3", "G3"}, {"grasshopper-3", "sauterelle-3", "Grashuepfer-3"}, "Q*^ > =3", NULL},
    {{"KH", "SR", "KH"}, {"kinghopper", "roi sauteur", "Koenigshuepfer"}, "Q1^ > =1", NULL},
    {{"NL", "NL", "NL"}, {"nightrider lion", "noctambule lion", "Nachtreiterlion"}, "N*^ > =*", NULL},
    {{"RT", "LA", "HE"}, {"rabbit", "lapin", "Hase"}, "Q*^ > =*^ > =*", NULL},
    {{"BO", "BO", "BO"}, {"bob", "bob", "Bob"}, "Q*^ > =*^ > =*^ > =*^ > =*", NULL},
    {{"KL", "KL", "LK"}, {"kangaroo lion", "kangarou lion", "kangarou lion"}, "Q*^ > =*^ > =*", NULL},
    {{"KP", "SV", "SH"}, {"knight hopper", "knighthopper", "springerhuepfer"}, "N1^ > =1", NULL},
    {{"HC", "HC", "HK"}, {"contra-hamster", "ContraHamster", "ContraHamster"}, "Q1^ > 180 *", NULL},
    /* angle hopper */
    {{"M", "E", "EL"}, {"moose", "elan", "Elch"}, "Q*^ > ±45 1", NULL},
    {{"EA", "AI", "AD"}, {"eagle", "aigle", "Adler"}, "Q*^ > ±90 1", NULL},
    {{"SW", "M", "SP"}, {"sparrow", "moineaux", "Spatz"}, "Q*^ > ±135 1", NULL},
    {{"RM", "ET", "TC"}, {"rook moose", "elan tour", "Turmelch"}, "W*^ > ±45 1", NULL},
    {{"RE", "AT", "TA"}, {"rook eagle", "aigle tour", "Turmadler"}, "W*^ > ±90 1", NULL},
    {{"RW", "MT", "TS"}, {"rook sparrow", "moineaux tour", "Turmspatz"}, "W*^ > ±135 1", NULL},
    {{"BM", "EF", "LC"}, {"bishop moose", "elan fou", "Laeuferelch"}, "F*^ > ±45 1", NULL},
    {{"BE", "AF", "LA"}, {"bishop eagle", "aigle fou", "Laeuferadler"}, "F*^ > ±90 1", NULL},
    {{"BW", "MF", "LS"}, {"bishop sparrow", "moineaux fou", "Laeuferspatz"}, "F*^ > ±135 1", NULL},
    {{"SC", "SS", "SR"}, {"scarabeus", "scarabee", "Scarabaeus"}, "Q*^ > near N1", NULL},
    /* double hopper */
    {{"DG", "DS", "DG"}, {"double grasshopper", "double sauterelle", "Doppelgrashuepfer"}, "Q*^ > =1 > any Q*^ > =1", NULL},
    {{"DK", "DT", "DT"}, {"double rookhopper", "double tour-sauterelle", "Doppelturmhuepfer"}, "W*^ > =1 > any W*^ > =1", NULL},
    {{"DB", "DF", "DL"}, {"double bishopper", "double fou-sauterelle", "Doppellaeuferhuepfer"}, "F*^ > =1 > any F*^ > =1", NULL},
    /* equihopper */
    {{"NE", "EQ", "NE"}, {"nonstop equihopper", "equisauteur (non-stop)", "Non-stop Equihopper"}, "E1^ > =1", NULL},
    {{"EQ", "EA", "EQ"}, {"equihopper", "equisauteur anglais", "Equihopper"}, "P*^ > ==", NULL},
    {{"OR", "OR", "OR"}, {"orix", "orix", "Orix"}, "Q*^ > ==", NULL},
    {{"NO", "NO", "NO"}, {"non-stop orix", "orix (non-stop)", "orix (non-stop)"}, "L1^ > =1", NULL},
    {{"EE", "AE", "AE"}, {"eagle equihopper", "equisauteur aigle", "Adler-Gleichhuepfer"}, "P*^ > ±90 =", NULL},
    {{"EN", "AQ", "AQ"}, {"eagle nonstop equihopper", "equisauteur aigle non-stop", "Non-Stop-Adler-Gleichhuepfer"}, "E1^ > ±90 1", NULL},
    /* equistopper */
    {{"QE", "QA", "QE"}, {"equistopper", "equis anglais", "EquiEnglisch"}, "P*~ > ==^ > 180 =", NULL},
    {{"QF", "QF", "QF"}, {"non-stop equistopper", "equis francais", "EquiFranzoesisch"}, "E1~ > =1^ > 180 1", NULL},
    /* radial hopper */
    {{"RK", "CL", "RP"}, {"radial knight", "cavalier radial", "Radialspringer"}, "E1& > round E1", NULL},
    {{"TH", "SB", "UH"}, {"treehopper", "treehopper", "treehopper"}, "L1^ > round L1", NULL},
    {{"LH", "SE", "BH"}, {"leafhopper", "leafhopper", "leafhopper"}, "L1^ > 180 1 > round L1", NULL},
    {{"GE", "SM", "GU"}, {"greater treehopper", "greater treehopper", "greater treehopper"}, "E1^ > round E1", NULL},
    {{"GF", "SU", "GB"}, {"greater leafhopper", "greater leafhopper", "greater leafhopper"}, "E1^ > 180 1 > round E1", NULL},
    /* locust */
    {{"L", "L", "H"}, {"locust", "locuste", "Heuschrecke"}, "Q*! > =1", NULL},
    {{"LR", "LT", "HT"}, {"rook locust", "tour locuste", "Turmheuschrecke"}, "W*! > =1", NULL},
    {{"LB", "LF", "HL"}, {"bishop locust", "fou locuste", "Laeuferheuschrecke"}, "F*! > =1", NULL},
    {{"LN", "LN", "HN"}, {"nightrider locust", "noctambule locuste", "Nachtschrecke"}, "N*! > =1", NULL},
    /* chinese */
    {{"LE", "LE", "LE"}, {"leo", "leo", "Leo"}, "m: Q* + c: Q*^ > =*", NULL},
    {{"PA", "PA", "PA"}, {"pao", "pao", "Pao"}, "m: W* + c: W*^ > =*", NULL},
    {{"VA", "VA", "VA"}, {"vao", "vao", "Vao"}, "m: F* + c: F*^ > =*", NULL},
    {{"NA", "NA", "NA"}, {"nao", "nao", "Nao"}, "m: N* + c: N*^ > =*", NULL},
    {{"KO", "KO", "KO"}, {"kao", "kao", "kao"}, "m: N1 + c: N1^ > =1", NULL},
    /* argentinian */
    {{"SE", "DG", "SE"}, {"senora", "Senora", "Senora"}, "c: Q* + m: Q*^ > =*", NULL},
    {{"FA", "FA", "FA"}, {"faro", "Faro", "Faro"}, "c: W* + m: W*^ > =*", NULL},
    {{"LO", "LO", "LO"}, {"loco", "Loco", "Loco"}, "c: F* + m: F*^ > =*", NULL},
    {{"SA", "SL", "SA"}, {"saltador", "Saltador", "Saltador"}, "c: W1 > ±45 1 + c: F1 > ±45 1 + m: W1^ > ±45 1 + m: F1^ > ±45 1", NULL},
    /* marine */
    {{"SI", "SI", "SI"}, {"sirene", "sirene", "Sirene"}, "m: Q* + Q*! > =1", NULL},
    {{"TR", "TR", "TR"}, {"triton", "triton", "Triton"}, "m: W* + W*! > =1", NULL},
    {{"ND", "NE", "ND"}, {"nereide", "nereide", "Nereide"}, "m: F* + F*! > =1", NULL},
    {{"MS", "CM", "MS"}, {"marine knight", "cavalier marin", "mariner Springer"}, "m: N1 + N1! > =1", NULL},
    {{"PO", "PO", "PO"}, {"poseidon", "pos\'eidon", "Poseidon"}, "m: Q1 + Q1! > =1, royal", NULL},
    {{"MH", "BM", "MC"}, {"marine ship", "bateau marin", "marines Schiff"}, "m: W* + W*! > =1 + aF1! > =1", NULL},
    /* lame leaper */
    {{"MA", "MA", "MA"}, {"mao", "mao", "Mao"}, "W1 > ±45 1", NULL},
    {{"MO", "MO", "MO"}, {"moa", "moa", "Moa"}, "F1 > ±45 1", NULL},
    /* lame rider */
    {{"AO", "AO", "AO"}, {"maorider", "maorider", "Maoreiter"}, "N via W *", NULL},
    {{"OA", "OA", "OA"}, {"moarider", "moarider", "Moareiter"}, "N via F *", NULL},
    /* lame hopper */
    {{"ML", "ML", "ML"}, {"maorider lion", "noctambule mao lion", "Maoreiterlion"}, "N via W *^ > =*", NULL},
    {{"MM", "MM", "MM"}, {"moarider lion", "noctambule moa lion", "Moareiterlion"}, "N via F *^ > =*", NULL},
    {{"AH", "AS", "AH"}, {"maohopper", "Mao sauteur", "Maohuepfer"}, "W1^ > ±45 1", NULL},
    {{"OH", "OS", "OH"}, {"moahopper", "Moa sauteur", "Moahuepfer"}, "F1^ > ±45 1", NULL},
    /* passing capturer */
    {{"SK", "SK", "SK"}, {"skylla", "skylla", "Skylla"}, "m: W1 > ±45 1 + c: W1! > ±45 1", NULL},
    {{"CY", "CY", "CY"}, {"charybdis", "charybdis", "Charybdis"}, "m: F1 > ±45 1 + c: F1! > ±45 1", NULL},
    /* zigzag rider */
    {{"SS", "CS", "SS"}, {"spiralspringer", "cavalier spirale", "Spiralspringer"}, "N zig (0,2) * + N zig (0,4) *", NULL},
    {{"DS", "CD", "DS"}, {"diagonal spiralspringer", "cavalier spirale diagonale", "Diagonalspiral Springer"}, "N zig (1,1) * + N zig (3,3) *", NULL},
    {{"BT", "BT", "PF"}, {"boyscout", "boy-scout", "Pfadfinder"}, "F zig (0,2) *", NULL},
    {{"GT", "GT", "PN"}, {"girlscout", "girl-scout", "Pfadfinderin"}, "W zig (1,1) *", NULL},
    {{"S2", "N2", "S2"}, {"2,0-spiralspringer", "spiralspringer (2,0)", "spiralspringer (2,0)"}, "N zig (0,2) *", NULL},
    {{"S4", "N4", "S4"}, {"4,0-spiralspringer", "spiralspringer (4,0)", "spiralspringer (4,0)"}, "N zig (0,4) *", NULL},
    {{"S1", "N1", "S1"}, {"1,1-spiralspringer", "diagonalspiralspringer (1,1)", "diagonalspiralspringer (1,1)"}, "N zig (1,1) *", NULL},
    {{"S3", "N3", "S3"}, {"3,3-spiralspringer", "diagonalspiralspringer (3,3)", "diagonalspiralspringer (3,3)"}, "N zig (3,3) *", NULL},
    {{"QN", "QN", "QN"}, {"quintessence", "quintessence", "quintessence"}, "N zig (1,3) *", NULL},
    /* circular rider */
    {{"RO", "RO", "RO"}, {"rose", "rose", "Rose"}, "N@*", NULL},
    /* circular hopper */
    {{"RN", "RL", "RN"}, {"rose-lion", "rose lion", "Rosenlion"}, "N@*^ > =*", NULL},
    {{"RP", "RS", "RH"}, {"rose-hopper", "rose sauteur", "Rosenhuepfer"}, "N@*^ > =1", NULL},
    /* circular chinese */
    {{"RA", "RA", "RA"}, {"rao", "rao", "Rao"}, "m: N@* + c: N@*^ > =*", NULL},
    /* circular locust */
    {{"LS", "LR", "LR"}, {"rose locust", "rose locuste", "RosenHeuschrecke"}, "N@*! > =1", NULL},
    /* bent rider */
    {{"CT", "CT", "CT"}, {"CAT", "CAT (= cavalier de troie)", "CAT (= cavalier de troie)"}, "N1 + N1 > near D*", NULL},
    /* reflecting rider */
    {{"AR", "AR", "ER"}, {"archbishop", "archeveque", "Erzbischof"}, "F reflected 1 *", NULL},
    {{"RB", "FR", "RL"}, {"reflecting bishop", "fou rebondissant", "Reflektierender Laeufer"}, "F reflected 4 *", NULL},
    {{"C", "CA", "KL"}, {"cardinal", "cardinal", "Kardinal"}, "F shifted 1 *", NULL},
    /* bouncing rider */
    {{"BK", "CR", "RS"}, {"bouncy knight", "cavalier rebondissant", "Reflektierender Springer"}, "N1 + N1| > any N1 + N1| > any N1| > any N1", NULL},
    {{"BN", "NR", "NR"}, {"bouncy nightrider", "noctambule rebondissant", "Reflektierender Nachreiter"}, "N*|...", NULL},
    /* bouncer */
    {{"B1", "B1", "B1"}, {"bouncer", "bouncer", "Bouncer"}, "Q*^ > 180 = > == + Q*] > 180 =", NULL},
    {{"B2", "B2", "B2"}, {"rook bouncer", "tour bouncer", "TurmBouncer"}, "W*^ > 180 = > == + W*] > 180 =", NULL},
    {{"B3", "B3", "B3"}, {"bishop bouncer", "fou bouncer", "LaeuferBouncer"}, "F*^ > 180 = > == + F*] > 180 =", NULL},
    /* restricted rider */
    {{"EH", "EH", "RD"}, {"edgehog", "\"edgehog\", \"randschwein\"", "Randschwein"}, "Q*%", NULL},
    /* wanderer */
    {{"UU", "UU", "UU"}, {"ubi-ubi", "UbiUbi", "UbiUbi"}, "N1...", NULL},
    /* hunter */
    {{"RR", "TC", "TJ"}, {"rook/bishop hunter", "tour/fou chasseur", "Turm/Laeufer-Jaeger"}, "uW* + dF*", NULL},
    {{"BR", "FC", "LJ"}, {"bishop/rook hunter", "fou/tour chasseur", "Laeufer/Turm-Jaeger"}, "uF* + dW*", NULL},
    /* dependent */
    {{"O", "O", "O"}, {"orphan", "orphan", "Orphan"}, "lent by enemies", NULL},
    {{"F", "A", "F"}, {"friend", "ami", "Freund"}, "lent by friends", NULL},
    {{"QQ", "QQ", "OD"}, {"querquisite", "querquisite", "Odysseus"}, "on ah: W* + on bg: N1 + on cf: F* + on d: Q* + on e: Q1", NULL},
    /* pawn */
    {{"BP", "PB", "BB"}, {"berolina pawn", "pion berolina", "Berolina Bauer"}, "m: fF1/2 + c: fW1, promotes", NULL},
    {{"BS", "BS", "BS"}, {"berolina superpawn", "berolina superpion", "Superberolinabauer"}, "m: aF* + c: aW*, promotes", NULL},
    {{"SP", "SP", "SB"}, {"superpawn", "superpion", "Superbauer"}, "m: aW* + c: aF*, promotes", NULL},
    {{"CP", "PC", "CB"}, {"chinese pawn", "pion chinois", "chinesischer Bauer"}, "aW1 + sW1", NULL},
    {{"PP", "PV", "RB"}, {"reverse pawn", "pion renverse", "ReversBauer"}, "m: bW1/2 + c: bF1, promotes", NULL},
    {{"MP", "PM", "MB"}, {"marine pawn", "pion marin", "mariner Bauer"}, "m: fW1/2 + fF1! > =1, promotes SI TR ND MS", NULL},
    /* immobile */
    {{"DU", "PI", "DU"}, {"dummy", "piece impuissant", "Dummy"}, "none", NULL},
};
// clang-format on

unsigned walk_count(void) {
  return sizeof rows / sizeof *rows;
}

const struct piece *piece_row(unsigned walk) {
  return &rows[walk];
}

bool piece_supported(unsigned walk) {
  return rows[walk].notation != NULL;
}

unsigned walk_by_code(const char *code, size_t length, unsigned language) {
  for (unsigned walk = 1; walk < walk_count(); walk++) {
    const char *row = rows[walk].codes[language];
    if (strlen(row) == length && strncasecmp(row, code, length) == 0)
      return walk;
  }
  return NO_WALK;
}
