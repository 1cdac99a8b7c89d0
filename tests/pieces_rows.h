/* Positions for every walk: where the man in question may go.  The moves are those that another
   program found, so that a row of the table of walks that says something else is noticed; where the
   published rule and that program differ, it is said in the tests.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_PIECES_ROWS_H
#define PREMIER_TESTS_PIECES_ROWS_H

#include "general_fixture.h"

/* "xd4" is a capture; "xd4-e5" one on d4 by a man that goes to e5. */
struct row {
  const char *code, *where, *position, *moves;
};

static const struct row rows[] = {
    // clang-format off
    {"K", "f5", "Pieces White Kf5 Pe3 Black Ka2 Pe5 Ba4 Sd1", "e4 e6 f6 g4 g5 g6 xe5"},
    {"Q", "d3", "Pieces White Qd3 Ka6 Rc1 Bb8 Black Kg2 Pe3 Rc4 Pc7 Pb6", "a3 b1 b3 c2 c3 d1 d2 d4 d5 d6 d7 d8 e2 e4 f1 f5 g6 h7 xc4 xe3"},
    {"R", "d4", "Pieces White Rd4 Kc3 Pb7 Black Ka4 Pc4 Sb4 Pa2 Ra6 Rg8 Rd6", "d1 d2 d3 d5 e4 f4 g4 h4 xc4 xd6"},
    {"B", "f5", "Pieces White Bf5 Kf3 Black Kg7 Sc2 Bb6 Bh6", "c8 d3 d7 e4 e6 g4 g6 h3 h7 xc2"},
    {"S", "c4", "Pieces White Sc4 Kb7 Black Kg8 Rd2 Re5 Rg4 Se4 Sa1 Rg3", "a3 a5 b2 b6 d6 e3 xd2 xe5"},
    {"P", "f2", "Pieces White Pf2 Kf7 Sf6 Bh4 Black Kb4 Rd6 Rc5 Rc4 Be3", "f3 f4 xe3"},
    {"Z", "d5", "Pieces White Zd5 Kh8 Black Kb7 Pf2 Pg7 Re1", "a3 a7 b2 b8 f8 g3 xf2 xg7"},
    {"CA", "d5", "Pieces White CAd5 Kd7 Rg5 Black Kf1 Pe7 Sd4 Bg2 Pe2 Rc3", "a4 a6 c2 c8 e8 g4 g6 xe2"},
    {"GI", "e5", "Pieces White GIe5 Ka3 Sg1 Bf6 Rc5 Black Kf5 Se3 Sa1 Sd1", "a4 a6 f1 xd1"},
    {"RF", "a1", "Pieces White RFa1 Kf7 Rh4 Sb6 Sc3 Pc7 Pa5 Sh6 Sg8 Black Ke3 Bb8 Bb4 Pf3 Re4", "f6 h2 xb8"},
    {"BU", "c4", "Pieces White BUc4 Kb1 Rg6 Rb2 Black Ka6 Pc5 Bd6 Rf8", "g1 g7 h4 xf8"},
    {"WE", "c4", "Pieces White WEc4 Kc2 Ba2 Rf8 Black Kb8 Sc5 Sc8 Pg3 Rg8", "b4 c3 d4 xc5"},
    {"AL", "c5", "Pieces White ALc5 Kg7 Rb4 Pg5 Sg4 Black Kc3 Sa7 Rd3 Rh4", "a3 e3 e7 xa7"},
    {"FE", "c3", "Pieces White FEc3 Kb3 Bh2 Black Kb1 Sf8 Pb4", "b2 d2 d4 xb4"},
    {"DA", "f5", "Pieces White DAf5 Ke7 Sa6 Black Ke5 Bf3 Sb8 Sd4 Sb3 Be8", "d5 f7 h5 xf3"},
    {"GN", "d5", "Pieces White GNd5 Kf8 Se1 Black Kh5 Sf6 Pg4", "a4 a6 b4 b6 c2 c3 c7 c8 e2 e3 e7 e8 f4 g6 xf6 xg4"},
    {"AN", "e5", "Pieces White ANe5 Kg4 Se4 Sg6 Black Kf7 Sb1 Ra8", "a2 h1 xa8 xb1"},
    {"SQ", "f3", "Pieces White SQf3 Kb8 Bh8 Rf4 Black Kc6 Rc4 Sf1 Be2 Sh1 Rd6", "d1 d2 d3 d4 d5 e1 e5 f5 g1 g5 h2 h3 h4 h5 xf1 xh1"},
    {"EK", "f5", "Pieces White EKf5 Ke8 Ph7 Sb6 Black Kf1 Sb7 Pg4 Pg5 Pa4", "e4 e5 e6 f4 f6 g6 xg4 xg5"},
    {"OK", "d3", "Pieces White OKd3 Ke1 Ph7 Rg7 Black Kf8 Sg1 Pe5 Sb2 Pe7", "a1 a5 b4 b6 c1 c5 f2 f4 f6 g5 xb2 xe5 xg1"},
    {"37", "h4", "Pieces White 37h4 Kd8 Bc6 Pf6 Sd7 Bh2 Bd5 Black Kc3 Rd2 Re6 Sd3 Be4 Sc7 Ra1", "a7 xa1"},
    {"16", "g7", "Pieces White 16g7 Kf6 Rc4 Sb8 Sh4 Sg2 Ra3 Ra7 Black Kf2 Bb7 Bg3 Ba8 Rd1 Pe4 Sa5", "a6 f1 h1 xa8"},
    {"24", "e5", "Pieces White 24e5 Ke3 Sg5 Bf1 Bd8 Black Kd7 Sc8 Bg1 Sf2", "a3 a7 c1 xg1"},
    {"35", "c3", "Pieces White 35c3 Kh5 Sb8 Black Ke2 Sh6 Sg4", "f8 xh6"},
    {"15", "f4", "Pieces White 15f4 Ka8 Bf8 Bc6 Black Kf7 Ra5 Sg2 Sc5", "xa5"},
    {"25", "f3", "Pieces White 25f3 Kc4 Black Ke3 Rg5 Ba5 Sg8", "a1 d8 h8 xa5"},
    {"BI", "c5", "Pieces White BIc5 Ka3 Ba6 Pd5 Black Kg2 Rf7 Pf3 Pg5 Se4", "a2 a8 b2 b8 d2 d8 e2 e8 f4 f6 xf3 xf7"},
    {"36", "h4", "Pieces White 36h4 Kh6 Bc1 Rb6 Rh3 Bg1 Sd3 Pg3 Black Ka2 Bd1 Bc7 Be6 Rb5 Pb7 Pg5 Bb1 Se2", "xb1 xb7"},
    {"ZE", "e3", "Pieces White ZEe3 Kb6 Sb8 Black Kd1 Pa4 Rc4 Sh3 Bf7", "a2 b2 b4 d6 d7 f6 h2 h4 xa4 xf7"},
    {"N", "c5", "Pieces White Nc5 Kg7 Sa5 Black Kc7 Se1 Rb3", "a4 a6 b7 d3 d7 e4 e6 g3 xb3 xe1"},
    {"WA", "e3", "Pieces White WAe3 Kd5 Bc4 Ra5 Pb7 Black Kc1 Ra7 Rb2 Be5 Bc2", "a3 b3 c3 d1 d3 e1 e2 e4 f1 f3 f5 g2 g3 g4 g7 h3 xc2 xe5"},
    {"CR", "e4", "Pieces White CRe4 Kg8 Pc6 Black Kh1 Bc3 Bf1 Rb1 Sg3", "b3 b5 d1 d7 f7 h3 h5 xf1"},
    {"ZR", "e5", "Pieces White ZRe5 Kh2 Bd5 Pc7 Black Ka1 Rb3 Pb6 Bd7", "b7 c2 c8 g2 g8 h3 h7 xb3"},
    {"GR", "c4", "Pieces White GRc4 Kf2 Black Kh3 Sf1 Se3 Sf5 Pb6", "a3 a5 b1 b2 b7 d1 d2 d6 d7 e5 e8 f3 g6 xb6 xe3 xf5"},
    {"WR", "e5", "Pieces White WRe5 Kf2 Sg2 Black Kc8 Bc5 Pe4 Rd4 Sg7 Pb6", "d5 e6 e7 e8 f5 g5 h5 xc5 xe4"},
    {"FR", "c5", "Pieces White FRc5 Kb3 Pf5 Bh7 Black Kd7 Bd4 Bh5 Be7 Sb4 Bf3", "a7 b6 d6 xb4 xd4 xe7"},
    {"ET", "c3", "Pieces White ETc3 Kf5 Pg5 Pd7 Black Kc7 Sb3 Bc5 Pe3 Bh5", "a1 a2 a4 a5 a7 b1 b2 b4 b5 c1 c2 c4 d1 d2 d3 d4 d5 e1 e2 e4 e5 e7 f6 g1 g7 h8 xb3 xc5 xe3"},
    {"AM", "e5", "Pieces White AMe5 Kc3 Black Kf1 Re8 Pb6 Bg7", "d4 f6 xg7"},
    {"EM", "e4", "Pieces White EMe4 Kf1 Re1 Black Ka3 Pe3 Sd4 Pf3", "c3 c5 d2 d6 e5 e6 e7 e8 f2 f4 f6 g3 g4 g5 h4 xd4 xe3"},
    {"PR", "e3", "Pieces White PRe3 Kd6 Bd1 Black Kg6 Pf5 Rh8 Sf1 Sd5", "a7 b6 c1 c2 c4 c5 d2 d4 f2 f4 g1 g2 g4 g5 h6 xd5 xf1 xf5"},
    {"DR", "f5", "Pieces White DRf5 Ka6 Rc5 Pd5 Black Kb8 Sg6 Rf2 Pd4", "d6 e3 e7 f6 g3 g7 h4 h6 xd4 xg6"},
    {"GL", "f4", "Pieces White GLf4 Ka1 Rg5 Rf5 Black Kh4 Rh2 Rd4 Bg1 Bf6 Sd1", "c4 d2 d6 h6 xf6 xh2"},
    {"SO", "c4", "Pieces White SOc4 Kg8 Bg4 Black Ka1 Rh6 Pg7 Sh1 Re6 Sc1 Rc5", "b3 b4 b5 c3 c6 d3 d4 d5 f7 h4 xc5"},
    {"MG", "c4", "Pieces White MGc4 Kg5 Re5 Black Kd7 Ba4 Re7 Rb3 Bf1", "a2 a3 a5 b2 b4 b5 c2 c3 e1 e2 f2 g1 g2 xa4 xb3"},
    {"DO", "c3", "Pieces White DOc3 Kd6 Pf4 Sc1 Pg7 Pg3 Black Ke3 Bg8 Sc2 Bh8", "f3 h3 xh8"},
    {"SH", "c5", "Pieces White SHc5 Kh2 Sa8 Sd8 Sf3 Black Kh8 Sb6 Sc3 Pf7", "a5 b5 c4 c6 c7 c8 d5 e5 f5 g5 h5 xb6 xc3"},
    {"GY", "f2", "Pieces White GYf2 Ke4 Pf4 Re8 Black Kg4 Sa8 Sh4", "a7 b6 c5 d4 e1 e3 f3 g1 g3 xh4"},
    {"ST", "e4", "Pieces White STe4 Bc6 Sh8 Re3 Black Kc1 Rh3 Pd4 Sg1", "b7 c4 d3 d5 e5 f4 f5 xd4"},
    {"G", "d4", "Pieces White Gd4 Ka7 Rb1 Black Ka3 Rh8 Rf4 Sb4 Sa1 Pg4", "a4 xg4"},
    {"LI", "g3", "Pieces White LIg3 Ka2 Ba6 Pc3 Pc4 Bf6 Be5 Bf1 Black Ke3 Sb8 Bh2 Pg5 Pd3 Bh8 Sa1", "c7 d6 g6 g7 g8 xb8 xd3"},
    {"KA", "c7", "Pieces White KAc7 Kd1 Ph5 Re3 Ph2 Sd6 Sc4 Bg7 Black Kd5 Sb7 Ba8 Bc3 Sa6 Rg8 Pc2", "xc2"},
    {"HA", "d4", "Pieces White HAd4 Kg7 Pb4 Black Kd2 Sb7 Bf2 Re2 Sh4", "c4 d3 e3 f6 g4"},
    {"NH", "f5", "Pieces White NHf5 Kg3 Pd3 Bf2 Pd2 Pd7 Sd8 Black Kd6 Sg6 Bh6 Rc2 Pc3 Ph3 Pb3 Ra1 Sb5 Bh1", "b7 xh1"},
    {"CH", "f8", "Pieces White CHf8 Kg4 Pf2 Sh1 Rh6 Be4 Bg2 Rf7 Pa6 Sh8 Sd5 Sd6 Black Kc5 Bg5 Bf1 Ph2 Bf6", "xh2"},
    {"ZH", "a1", "Pieces White ZHa1 Kh1 Pd3 Black Kh8 Pc4 Pe7 Pg5", "xe7 xg5"},
    {"GH", "d5", "Pieces White GHd5 Kg2 Sf6 Black Kh4 Ph7 Rh3 Sf7 Se7 Be3 Pg4", "f1 xh7"},
    {"RL", "f3", "Pieces White RLf3 Kd1 Rd8 Sf4 Pd2 Pd3 Black Ka5 Rg7 Rd6 Pa3", "b3 c3 f5 f6 f7 f8 xa3"},
    {"BL", "d4", "Pieces White BLd4 Kd8 Bc8 Ph3 Black Kg6 Re3 Rc6 Sa8 Bg1", "f2 xg1"},
    {"RH", "f4", "Pieces White RHf4 Kc8 Se3 Ra4 Black Kd4 Bg2 Pc4 Rd2 Sc5", "xc4"},
    {"BH", "d3", "Pieces White BHd3 Ke7 Sd1 Rc2 Sa3 Black Kd4 Sh4 Se1 Sb1", "xb1"},
    {"CG", "d6", "Pieces White CGd6 Ke7 Sc4 Pg4 Rc2 Black Kc7 Sg1 Rg5 Bb7 Se6 Bh6 Bb6 Bh8 Bf2", "b8 f6 f8 g6 xh6"},
    {"G2", "c5", "Pieces White G2c5 Ka8 Pb7 Rf1 Sa1 Pd5 Sb4 Rd1 Black Kd6 Sf4 Sf8 Rh5 Rf6 Sb8 Bg2 Pc7 Bb2", "f5 xf8"},
    {"G3", "c3", "Pieces White G3c3 Kh8 Black Kd3 Se1 Ba5 Pe7 Se4 Sg3", "xg3"},
    {"KH", "f8", "Pieces White KHf8 Ka5 Pe6 Pb5 Pg6 Pd7 Be1 Bg8 Black Kd5 Rd2 Ph3 Sd6 Se7 Bh8 Bg3", "xd6 xh8"},
    {"NL", "e3", "Pieces White NLe3 Kh6 Pc2 Bf4 Black Kc5 Re4 Sa1 Se2", "xa1"},
    {"RT", "a2", "Pieces White RTa2 Ka3 Rd4 Bb8 Bh7 Sb7 Black Ke3 Pc7 Ba7 Se1 Se7 Pc4 Pa4", "a5 a6 xa7"},
    {"BO", "a1", "Pieces White BOa1 Sb1 Sc1 Sd1 Se1 Kh3 Black Sg1 Ka8", "xg1"},
    {"KL", "e4", "Pieces White KLe4 Kb3 Pd5 Black Kh4 Bc6 Bh2 Ba3 Sb7 Se7 Rf2", "xb7"},
    {"KP", "b3", "Pieces White KPb3 Kb1 Rf6 Bf1 Bg4 Pd5 Black Kg7 Sc5 Ph2 Rd7 Sa1", "xd7"},
    {"HC", "f4", "Pieces White HCf4 Kh8 Re7 Ba7 Black Kd1 Rg3 Bb8 Rb4", "c7 d6 e5 xb8"},
    {"M", "f5", "Pieces White Mf5 Kh7 Pd7 Pd3 Black Ke2 Ra3 Sf2 Sf4 Bc7", "c3 d2 d8 e3 g3 h8 xc7"},
    {"EA", "e5", "Pieces White EAe5 Kc5 Sb4 Pa3 Black Ka1 Bf5 Sf1 Sd1 Ph3 Be1", "c4 c6 f4 f6 xd1 xf1"},
    {"SW", "d3", "Pieces White SWd3 Kd1 Re3 Black Kh4 Sh7 Bd6 Sb6 Sf8 Re6 Sh6", "c2 c5 d2 d4 e2 e5 g7 xh6"},
    {"RM", "d5", "Pieces White RMd5 Kc5 Pe5 Bd4 Sh7 Bd3 Black Kd7 Pb4 Sf3", "b6 c3 c8 e3 e8 f4 f6 xb4"},
    {"RE", "d3", "Pieces White REd3 Kg7 Se3 Black Ka3 Bg8 Sh8 Pe5 Pb5 Rc7 Bd7", "a2 a4 e2 e4 e7 xc7"},
    {"RW", "e2", "Pieces White RWe2 Kf4 Sf7 Bc8 Rg3 Sf1 Black Kd5 Sa2 Sg8 Rc7 Be1 Sg5 Be4 Bd4 Rd2 Ra5 Rb5", "d3 e3 f2 f3 xd2 xe1"},
    {"BM", "f5", "Pieces White BMf5 Ka7 Rd2 Rg4 Sf1 Black Kc5 Sh4 Rc3 Rf4 Pe5", "g3 xh4"},
    {"BE", "e5", "Pieces White BEe5 Kh2 Rb6 Black Kc1 Rg1 Sb8 Bd1 Sh1", "a7 xg1"},
    {"BW", "e4", "Pieces White BWe4 Ka4 Ba1 Black Kb1 Ph2 Bg7 Sf7 Bc1 Bb7", "b2 b6 c7 xc1"},
    {"SC", "e5", "Pieces White SCe5 Ke3 Bd4 Pg7 Black Ke1 Ra6 Be6 Pg4 Rc5 Rb7", "a4 b3 c2 d1 d8 f1 f8 xa6"},
    {"DG", "c5", "Pieces White DGc5 Kd7 Pb2 Rh3 Sg5 Black Ke5 Sc8 Be3 Pe4", "a2 d3 d4 d5 h5 xc8"},
    {"DK", "c3", "Pieces White DKc3 Kc7 Rd8 Re7 Black Kh5 Pe3 Pe5 Bh6 Sf7 Rf8", "c6 d3 e8 xf8"},
    {"DB", "c4", "Pieces White DBc4 Ke5 Sb7 Black Kc7 Pb5 Sc8 Se7", "xc8"},
    {"NE", "f3", "Pieces White NEf3 Ka7 Sb5 Black Kg4 Bb7 Ph6 Pd5", "h5 xb7"},
    {"EQ", "c5", "Pieces White EQc5 Kd2 Sb6 Pd3 Black Kf8 Sa7 Rd6", "e1 e7 xa7"},
    {"OR", "e4", "Pieces White ORe4 Kf5 Sd1 Bh8 Sc7 Black Kc1 Pc3 Pg6 Rd6 Rb8", "xg6"},
    {"NO", "f5", "Pieces White NOf5 Kd5 Black Kf3 Bd7 Rf7 Pb7 Bf6", "b5 f1 xf7"},
    {"EE", "c3", "Pieces White EEc3 Kh6 Re3 Black Kc2 Ra7 Bd2 Bb2 Re2 Sa1 Sd6", "a3 c1 e5 f4 g5 xa7 xb2 xd2"},
    {"EN", "d5", "Pieces White ENd5 Kf5 Rg5 Pe4 Black Kc3 Sb2 Bf7 Bb4 Sa8", "a4 a6 c2 d3 e2 f3 g2 g8 h5 xf7"},
    {"QE", "f3", "Pieces White QEf3 Kf1 Pe5 Sa7 Black Kh5 Rg4 Pb5 Pd5", "d4 e4 f2 xg4"},
    {"QF", "d5", "Pieces White QFd5 Ka6 Sa2 Pd3 Black Ka3 Bf5 Bb4 Sf4 Ph3 Sg8", "d4 e5 xf4"},
    {"RK", "f3", "Pieces White RKf3 Kc7 Pd2 Sh1 Black Ke8 Sh5 Sg5 Sg1 Sg7 Pd3", "b3 c6 c8 d1 d5 e2 e4 e6 f7 h3 h7 xd3"},
    {"TH", "e4", "Pieces White THe4 Ke7 Pd7 Pf6 Sg6 Black Kh1 Bg4 Bg5 Rf4", "b7 e8 f3 f5 g2 h7 xg4"},
    {"LH", "f3", "Pieces White LHf3 Kg3 Ph5 Black Ke1 Rf2 Pe3 Pc4", "d1 d5 f4 h1 xe3 xf2"},
    {"GE", "d3", "Pieces White GEd3 Ka6 Sf5 Black Kg5 Bg1 Ph7 Pc4 Ba2 Bd7", "b3 b5 d1 d5 e2 e4 e8 h3 xd7 xh7"},
    {"GF", "c3", "Pieces White GFc3 Kf5 Bd6 Black Kg8 Sa6 Sa8 Ph3 Sf2", "b6 c8 e6 e8 f1 f4 f7 g6 h1 h5 h7 xa6 xf2"},
    {"L", "d3", "Pieces White Ld3 Ke1 Pf5 Black Kc8 Ra2 Pb2 Se3 Bd5", "xd5-d6 xe3-f3"},
    {"LR", "f3", "Pieces White LRf3 Kg7 Ph7 Black Kh1 Sc6 Ra6 Bd3", "xd3-c3"},
    {"LB", "e5", "Pieces White LBe5 Kg6 Ra3 Black Kc1 Pe6 Bg7 Rf4 Sh2 Rd6 Bb5", "xd6-c7 xf4-g3 xg7-h8"},
    {"LN", "f5", "Pieces White LNf5 Kh7 Sa6 Rg7 Black Kb5 Rf1 Rg5 Sb7 Sb1 Pg3", "xg3-h1"},
    {"LE", "d3", "Pieces White LEd3 Kb3 Sg6 Sf1 Black Kf2 Sh7 Sd6 Ba5 Sf3", "a6 b1 b5 c2 c3 c4 d1 d2 d4 d5 e2 e3 e4 f5 xh7"},
    {"PA", "c4", "Pieces White PAc4 Kh3 Sh7 Black Kc7 Sa3 Rb1 Pf4 Rg4 Pb6", "a4 b4 c1 c2 c3 c5 c6 d4 e4 xg4"},
    {"VA", "e5", "Pieces White VAe5 Kc3 Pg6 Black Ke7 Bg5 Sb6 Pd5 Pd6 Ra1", "d4 f4 f6 g3 g7 h2 h8 xa1"},
    {"NA", "d8", "Pieces White NAd8 Kh8 Sf1 Pf4 Pf2 Sa6 Black Kc3 Rg2 Se1 Pg4 Sh1", "a2 b4 b7 c6 e6 f7 h6 xg2"},
    {"KO", "e6", "Pieces White KOe6 Kf4 Pc6 Pf6 Sg1 Sc7 Se5 Black Kh1 Sh8 Bd7 Sc4 Rg2 Rg8 Ra8", "c5 d4 d8 f8 g5 g7 xa8 xg2"},
    {"SE", "d3", "Pieces White SEd3 Kg5 Pa7 Rg7 Black Kb4 Rd7 Rb3 Ph5 Ba3", "d8 xb3 xd7"},
    {"FA", "e5", "Pieces White FAe5 Kh5 Se1 Rb6 Black Ka7 Rd8 Sd6 Bc2 Se3 Sd5", "a5 b5 c5 e2 xd5 xe3"},
    {"LO", "c4", "Pieces White LOc4 Ka8 Sb2 Black Ke8 Bf2 Pd3 Rc2 Sf7", "e2 f1 g8 xd3 xf7"},
    {"SA", "f4", "Pieces White SAf4 Kf1 Ba2 Black Kd7 Bc7 Ba8 Se2 Ph5", "xe2 xh5"},
    {"SI", "e3", "Pieces White SIe3 Kb1 Black Kg4 Pd2 Bg3 Pd4", "a3 b3 c3 d3 e1 e2 e4 e5 e6 e7 e8 f2 f3 f4 g1 g5 h6 xd2-c1 xd4-c5 xg3-h3"},
    {"TR", "f4", "Pieces White TRf4 Kh5 Black Ka1 Sf3 Rb6 Rb4 Ph2 Pa6", "c4 d4 e4 f5 f6 f7 f8 g4 h4 xb4-a4 xf3-f2"},
    {"ND", "f4", "Pieces White NDf4 Kb2 Re4 Rc4 Black Kb8 Rd6 Pb7 Pe3 Bd8", "e5 g3 g5 h2 h6 xd6-c7 xe3-d2"},
    {"MS", "c5", "Pieces White MSc5 Kf5 Pb5 Ph2 Black Ke3 Re4 Ba5 Pf2 Rg4", "a4 a6 b3 b7 d3 d7 e6 xe4-g3"},
    {"PO", "d4", "Pieces White POd4 Sd2 Sf7 Black Kg6 Pc5 Ra5 Pe6", "c3 c4 d3 e3 e4 e5 xc5-b6"},
    {"MH", "d4", "Pieces White MHd4 Kd7 Bf3 Black Kf5 Rb4 Pg4 Pg7 Rc8 Ba7 Sg3", "c4 d1 d2 d3 d5 d6 e4 f4 xb4-a4 xg4-h4"},
    {"MA", "c3", "Pieces White MAc3 Kh4 Sg7 Black Ke7 Sf4 Bb1", "a2 a4 b5 d1 d5 e2 e4 xb1"},
    {"MO", "e4", "Pieces White MOe4 Kd7 Be2 Black Kf7 Bd2 Bf2 Sb2", "c3 c5 d6 f6 g3 g5 xd2 xf2"},
    {"AO", "c5", "Pieces White AOc5 Ka4 Rd8 Sg8 Black Kf7 Pf4 Ph5 Pa7 Bd3 Sg7", "a1 a6 b3 b7 d7 e4 e6 xd3 xg7"},
    {"OA", "f3", "Pieces White OAf3 Kc6 Bf2 Pc7 Black Kg8 Pg4 Ra1 Pd4 Rf7 Pe5", "b1 d2 e1 g1 h2 xd4 xe5"},
    {"ML", "e4", "Pieces White MLe4 Kf2 Black Kf6 Ra3 Pe2 Rc5 Bc1 Rd4", "a2 c3 g8 xc5"},
    {"MM", "d3", "Pieces White MMd3 Kg3 Sc2 Rg7 Pa2 Black Ka4 Pe3 Bb2 Be7 Re4", "c1 e5 f4 f7 h5 xb2"},
    {"AH", "c3", "Pieces White AHc3 Kb8 Sd1 Bd3 Bf7 Re7 Black Kc6 Pe4 Sg5", "e2 xe4"},
    {"OH", "c5", "Pieces White OHc5 Kg2 Black Kh6 Pe3 Pe4 Sc8 Bh4 Bd4", "d3 xe4"},
    {"SK", "c5", "Pieces White SKc5 Kh1 Rc3 Black Kh4 Bc4 Bh8 Sa8 Pd4", "a4 a6 b7 d7 e4 e6 xc4-b3 xc4-d3"},
    {"CY", "f3", "Pieces White CYf3 Kd1 Sb6 Black Kb1 Rg4 Bd3 Rg8 Re6", "d2 d4 e1 e5 g1 h2 xg4-g5 xg4-h4"},
    {"SS", "e5", "Pieces White SSe5 Ka3 Pe7 Black Kd4 Rh3 Pf3 Sg8 Sg6 Sb3", "a5 b7 c2 c4 c5 c6 d3 d7 e1 e3 f7 g2 g4 g5 h7 xb3 xf3 xg6"},
    {"DS", "d4", "Pieces White DSd4 Kf7 Sc2 Bb3 Black Kh8 Rg1 Pd7 Bd1 Rh3", "a4 a7 b2 b5 c3 c5 c6 e2 e3 e5 e6 f2 f3 f5 f6 g4 g7 h5 xd1 xd7 xg1 xh3"},
    {"BT", "d5", "Pieces White BTd5 Kg8 Be1 Black Kg6 Se6 Bh4 Rd3 Sc6", "a4 b5 c4 e4 f5 g4 h5 xc6 xd3 xe6"},
    {"GT", "c5", "Pieces White GTc5 Ke5 Be6 Sg7 Black Ka8 Ba4 Bf1 Sa2 Pb6", "a3 b3 b4 b5 c4 c6 d3 d4 d5 d6 d7 e2 e3 e4 e7 e8 f2 f3 f8 g1 g2 h1 xa2 xa4 xb6 xf1"},
    {"S2", "e5", "Pieces White S2e5 Kh6 Black Kd4 Rb7 Be1 Ba6 Pf3 Se6 Pg4", "a5 b3 c2 c4 c5 c6 c8 d3 d7 e3 e7 f7 g5 g6 g8 h7 xb7 xe1 xf3 xg4"},
    {"S4", "d3", "Pieces White S4d3 Ka4 Pe5 Black Kh1 Rd7 Rc5 Sf1 Sc1", "b2 b4 e1 f2 f4 h3 xc1 xc5"},
    {"S1", "e4", "Pieces White S1e4 Kh7 Ba2 Pb4 Pc4 Black Ka4 Bg5 Bf8 Sa1 Rf6", "c2 c3 c5 d2 d3 d5 d6 e1 e7 f2 f3 f5 g2 g3 g6 h4 xf6 xf8 xg5"},
    {"S3", "d5", "Pieces White S3d5 Kf2 Ba4 Black Kg4 Sb5 Be7 Bh3 Rc7", "a2 a8 b4 b6 c3 e3 f4 f6 g2 g8 xc7 xe7"},
    {"QN", "e3", "Pieces White QNe3 Ka6 Black Kf8 Rb7 Sh2 Sf1 Sd7 Pc2 Sg6", "b2 b4 c4 d1 d5 d6 e8 f5 f6 g2 g4 h4 h7 xb7 xc2 xf1 xh2"},
    {"RO", "f3", "Pieces White ROf3 Ke2 Pd6 Black Kc5 Rh4 Bf5 Bb7 Sa1 Bb3 Sb5", "a5 c6 d2 d4 d8 e1 e5 f7 g1 g5 h2 h8 xb3 xb7 xh4"},
    {"RN", "c3", "Pieces White RNc3 Kc2 Bc5 Sg6 Black Ke4 Pa3 Sh8 Be8 Pg2", "b5 c7 e2 f6 g3 g7 h1 h5 xe8"},
    {"RP", "e4", "Pieces White RPe4 Ka8 Bd2 Black Kh1 Pf6 Sf8 Rd1 Sh7 Rh4 Sb3", "b1 e8 xh7"},
    {"RA", "c4", "Pieces White RAc4 Kd6 Rd2 Pb5 Pe7 Bg6 Black Kf6 Sa2 Sg8 Bh6", "a3 a5 b2 b6 c8 e3 e5 f1 f7 g4 h2 xg8 xh6"},
    {"LS", "f5", "Pieces White LSf5 Kh5 Black Kg2 Pg3 Bd4 Rd3 Bb7", "xd4-b5 xd4-c2 xg3-f1"},
    {"CT", "f3", "Pieces White CTf3 Kc1 Ba4 Ba5 Black Ke4 Se1 Sa3 Sf6 Pf2 Se5", "b2 b4 d2 d4 g1 g5 g7 h2 h4 xe1 xe5"},
    {"AR", "f5", "Pieces White ARf5 Kc8 Se6 Bh8 Bd4 Black Ka5 Re5 Bf6 Ph7 Bg2", "a2 b1 c2 d3 e4 g4 g6 h3 xg2 xh7"},
    {"RB", "e4", "Pieces White RBe4 Kg6 Sf2 Black Ka6 Rf3 Se6", "a2 a8 b1 b3 b7 c2 c4 c6 d3 d5 f5 xe6 xf3"},
    {"C", "e3", "Pieces White Ce3 Kc2 Sb6 Bg8 Black Kg6 Sf2 Bc1", "c5 d2 d4 f4 g5 h6 h7 xc1 xf2"},
    {"BK", "d4", "Pieces White BKd4 Kd5 Black Kh4 Rc1 Ra3 Se6 Rc2 Rg1", "b3 b5 c6 e2 f3 f5 xc2 xe6"},
    {"BN", "e1", "Pieces White BNe1 Kd5 Rf8 Black Ka1 Bf4 Bb6 Bd3", "a3 b1 b5 b7 c2 c3 c4 c7 d2 d6 e5 f3 f5 f6 g2 g5 g6 h4 h7 xd3"},
    {"B1", "f5", "Pieces White B1f5 Ke7 Bb2 Bg4 Sb1 Bg3 Black Kb6 Sf1 Bh1 Pa4", "c2 c5 e6 xf1"},
    {"B2", "c5", "Pieces White B2c5 Ka3 Sa5 Black Kg8 Pe4 Bb7 Re5", "c1 xe5"},
    {"B3", "d5", "Pieces White B3d5 Kg5 Sc3 Black Kh1 Re6 Rb7 Ph7 Rb6 Bf2 Pf3", "c4 xb7 xf3"},
    {"EH", "e3", "Pieces White EHe3 Kd6 Re8 Black Kg7 Be1 Ra7 Rc3", "c1 g1 h3 h6 xa7 xe1"},
    {"UU", "a1", "Pieces White UUa1 Pc2 Kh1 Black Pa5 Pc5 Pd4 Pd2 Sc1 Kh8", "b3 xa5 xc1 xc5 xd2 xd4"},
    {"RR", "c5", "Pieces White RRc5 Kb3 Rc4 Black Ka5 Bb4 Re7 Se1 Rc6 Rd5 Sb2", "d4 e3 f2 g1 xb4 xc6"},
    {"BR", "f5", "Pieces White BRf5 Kh2 Sc1 Black Ke3 Bh7 Ba8 Rf4", "c8 d7 e6 g6 xf4 xh7"},
    {"O", "f5", "Pieces White Of5 Kg5 Sf6 Sb2 Black Kf3 Sc8 Bg6 Sc4 Ba7 Ba1", "b1 c2 d3 d7 e4 e6 g4 h3 xc8 xg6"},
    {"F", "d4", "Pieces White Fd4 Kb1 Bb2 Gd3 Sd8 Black Kg6 Bg2 Ba7", "b6 c3 c5 e3 e5 f2 f6 g1 g7 h8 xa7"},
    {"QQ", "d3", "Pieces White QQd3 Kg4 Pb4 Black Kf8 Pa6 Sf1 Bd2 Rh6 Pe4", "a3 b1 b3 b5 c2 c3 c4 d4 d5 d6 d7 d8 e2 e3 f3 g3 h3 xa6 xd2 xe4 xf1"},
    {"BP", "c2", "Pieces White BPc2 Ke5 Pf5 Sb5 Black Kh8 Rh5 Sa7 Sc3 Rh2 Sa2", "a4 b3 d3 e4 xc3"},
    {"BS", "d3", "Pieces White BSd3 Ke6 Ra2 Black Kc3 Ph4 Rf8 Ph6 Pd4 Pa3 Sc1", "a6 b5 c4 e4 f5 g6 h7 xd4"},
    {"SP", "d4", "Pieces White SPd4 Kh7 Pb7 Bb1 Sc4 Be2 Black Kh4 Sc5 Rc3 Bf6", "d5 d6 d7 d8 xc5 xf6"},
    {"CP", "c5", "Pieces White CPc5 Kd2 Rd7 Pe5 Black Kb2 Sf8 Be2 Rc6 Bh4", "b5 d5 xc6"},
    {"PP", "d7", "Pieces White PPd7 Kd3 Se7 Black Kh3 Pb4 Rc8 Rh5 Be6 Ra5 Bc3", "d5 d6 xe6"},
    {"MP", "d2", "Pieces White MPd2 Ka3 Re2 Black Kh4 Rc2 Sc3 Sa7 Be3", "d3 d4 xc3-b4 xe3-f4"},
    {"DU", "d4", "Pieces White DUd4 Ka1 Black Kh8 Pe5", ""},
    // clang-format on
};

/* More positions, by which small changes of the rows are noticed that the first ones leave open. On
   the larger board: hurdles several steps away. */
static const struct row further[] = {
    // clang-format off
    {"AM", "h6", "Pieces White AMh6 Kc4 Sd3 Sh2 Black Kh8 Sb3 Re2 Sc3 Bg3 Rd7 Pc6 Rg7 Bh7 Sd8 Rf2", "xh7 g6 f6 e6 d6 xc6 h5 h4 h3 xg7 g5 f4 e3 d2 c1 g8 f7 g4 f5"},
    {"B1", "c4", "Pieces White B1c4 Ke4 Pf7 Bg6 Pf2 Black Kc1 Pb5 Pg4 Sg1 Bb3 Sb8 Be1 Pe6 Sg8 Pf6 Ph3 Sh8 Bf4 Sa3", "a4 c7 d3 d5"},
    {"B3", "g5", "Pieces White B3g5 Kb7 Pa6 Sc2 Sc7 Bb8 Bf2 Pg2 Pe2 Black Kb2 Sf6 Rh4", "xh4 xf6 e3"},
    {"BH", "h2", "Pieces White BHh2 Kf8 Black Kd3 Bg6 Sb6 Be2 Pe5 Bf7", "d6"},
    {"BK", "g4", "Pieces White BKg4 Kb6 Rh8 Bh4 Bh3 Black Kb4 Pf5 Rc5 Bc3 Ra7 Pb2 Pa6", "h6 f6 e5 h2 f2 e3 g8 f7 xf5 f3 f1 e7 g3 d2"},
    {"BL", "f6", "Pieces White BLf6 Kd8 Rg8 Pc2 Sa4 Black Ke6 Ph7 Bd4 Se8 Ba8 Be3 Sg5", "h4 c3 b2 a1"},
    {"BM", "f6", "Pieces White BMf6 Kb2 Re1 Sf2 Pa6 Sd2 Be2 Bg1 Re8 Pd3 Black Kf4 Pf5 Rc1 Pc2 Pf7 Rg6 Sb8 Pa4 Bg4 Sd8 Pg7 Sd4 Ra5 Pe4", "g8 h7 c8 c4"},
    {"BO", "a1", "Pieces White BOa1 Ka7 Bd2 Pf2 Rc5 Bg2 Pe4 Pf6 Bh7 Sf8 Rb2 Pe5 Bc8 Bb7 Black Kf7 Sd1 Ba3 Pd4 Pa6 Sa2 Pg5 Pf3 Pb5 Pg3 Ph2 Sg4 Sa8 Pb6 Rb4", "xa8 g7 h8"},
    {"BO", "b8", "Pieces White BOb8 Kg1 Rf8 Bd4 Black Ka7 Rc7 Pg5 Rb6 Pb2 Pc6 Sb5 Se1 Be7 Sg7 Pd3 Rh7 Sd6 Be6 Re4 Be5 Be8 Rf6 Pa5 Pc3 Rb4 Rb1", "xb1"},
    {"BO", "h3", "Pieces White BOh3 Kh6 Sh8 Be4 Se1 Bf3 Bf5 Pb3 Ba5 Black Ka7 Sc6 Re5 Rd3 Bf1 Sg3 Sh2 Bg6 Sb7 Bb5 Sd5 Sf8 Rh1", "a3"},
    {"BP", "b2", "Pieces White BPb2 Ke6 Sh8 Rh4 Sd1 Pg4 Sg8 Sd2 Pe4 Black Kb4 Ph2 Rg1 Ph3 Sb8 Sf3 Bc3", "a3"},
    {"BR", "e6", "Pieces White BRe6 Kg6 Pa7 Rh4 Sc8 Pa3 Pd7 Sh5 Pa6 Sf4 Sh8 Bf8 Black Kd8 Sc1 Sg8", "f7 xg8 e5 e4 e3 e2 e1"},
    {"BS", "e3", "Pieces White BSe3 Kh6 Sa1 Sd8 Sb3 Black Kh2 Rb2 Rc8 Pg5 Sf8 Pb5 Bg1 Bc5 Pg4 Pc3 Bh5 Pd4 Sa7 Pe7 Ph4 Be2 Ph3 Sa2 Sb1 Bb7 Sd1 Sc7 Pf4 Sd7 Sc2 Sd3 Be8 Bg3", "xe7"},
    {"C", "e3", "Pieces White Ce3 Kh1 Pg7 Pe5 Pd5 Sb6 Pf2 Se1 Pb7 Bb2 Black Kb4 Rb8 Pd3 Ra3 Sa5 Rd6 Bd7 Pc4 Pg6 Pf4 Bf5 Bh4", "xf4 d4 c5 d2 c1 b1 a2"},
    {"CR", "b1", "Pieces White CRb1 Ka8 Bh2 Black Kd5 Pe2 Ph5 Se7 Sf5", "c4 d7 xe2 a4"},
    {"CT", "a4", "Pieces White CTa4 Kh8 Rd4 Sb8 Pe2 Black Kh5 Rc2 Ph6 Bb7 Bf4 Bg5 Sc1 Ra2 Bc7 Bh2 Bb5 Pd7", "b6 c5 b2 c3 e5 xg5 e3 g3"},
    {"CY", "d2", "Pieces White CYd2 Ka2 Pc7 Ph5 Pf4 Sh8 Rg2 Pd6 Ra5 Sg1 Pe5 Sf1 Bb7 Bb5 Bg6 Bf6 Pg4 Sa1 Black Kg8 Rf3", "e4 b3 c4 b1"},
    {"DB", "a5", "Pieces White DBa5 Ka4 Pf7 Black Kg2 Bc8 Bh2 Pd6 Pf4 Rc3 Pf2 Sf1 Pc2", "g5 b4"},
    {"DO", "g1", "Pieces White DOg1 Kg5 Re4 Be1 Bf2 Ph6 Pc2 Rf7 Black Kd8 Pg4 Re2 Pc5 Rg2 Bc8 Pa2", "g3 d1 e3 b6"},
    {"DR", "e3", "Pieces White DRe3 Kg7 Rg2 Bd2 Sh6 Black Kd3 Bd8 Pe4", "f5 g4 d5 c4 f1 d1 c2"},
    {"EA", "e8", "Pieces White EAe8 Kd1 Pe2 Sf7 Sd8 Bh1 Sf1 Black Kc3 Ph6 Sb4 Sa4 Pa2 Rh5 Bd4 Pa3 Pg4 Sf8 Sc1 Sa5 Rc7 Rc8 Pd6 Rh2 Rh7 Bg2 Rc6 Rg5 Rf4 Ba6", "d7 f2 d2 g8 e6 d5 b7"},
    {"EQ", "f4", "Pieces White EQf4 Kc4 Ba1 Ba2 Pb6 Bd4 Bd6 Sf1 Ba7 Sd3 Ba4 Black Kb7 Sb4 Ba5 Rg2 Sf3", "b2 b8 f2"},
    {"F", "b3", "Pieces White Fb3 Kb7 Bc1 Sf1 Sb8 Bd5 Ba4 Sc4 Sd1 Pg6 Pg5 Pc7 Rh4 Rf4 Se7 Se1 Pe3 Sf6 Rg4 Black Kc5 Rb1 Sa8 Sh5 Bd4 Bf8 Pd7", ""},
    {"FA", "d3", "Pieces White FAd3 Ke3 Be1 Ph3 Rh5 Sa8 Pc7 Sc8 Pg7 Pg5 Pf2 Bf4 Black Kc5 Pb4 Pf6 Be2 Bg6 Ba5 Pe7 Bc3 Bc6 Pb5 Sb1 Pa3", "xc3 f3 g3 b3"},
    {"G", "d4", "Pieces White Gd4 Kh8 Pd5 Sb1 Sa1 Ba6 Be4 Black Kb2 Pf7 Bf4 Rc1 Se1 Pb6 Pa7", "d6 xf4 xa7"},
    {"G2", "a7", "Pieces White G2a7 Kc5 Rh1 Se5 Pc3 Sc7 Be4 Black Ke2 Bf7 Pe7", "xe7 e3"},
    {"G3", "b8", "Pieces White G3b8 Kd5 Pd6 Rb7 Pf5 Pa3 Sg7 Sa2 Sc1 Pf7 Pg5 Rd1 Pc6 Bg4 Black Kh4 Ba1", "b4 g3"},
    {"GH", "h2", "Pieces White GHh2 Kg1 Bd6 Sf7 Pg6 Black Kf6 Rh4 Pf3 Bd8 Ba2 Bc6 Sd3 Sb2 Bc4 Sg7", "e8 d4"},
    {"GR", "b6", "Pieces White GRb6 Ke4 Sg4 Pe2 Bg3 Sc4 Sb8 Pc3 Pd5 Pg2 Bf1 Black Ka1 Ra4 Ba3 Sd8 Bc8 Ra6 Ra8 Pa5 Bc1 Sf7 Sf3 Pg6", "xc8 d7 f8 xa8 xa4 e7 h8 e5 h4 xa3"},
    {"HC", "e8", "Pieces White HCe8 Kb1 Sc8 Black Kh2 Rc7 Rg1 Pf2 Pg2 Bd8 Sd1 Rd3 Rh8", "f8 g8 xh8"},
    {"KA", "c8", "Pieces White KAc8 Kc7 Rg8 Pe5 Black Kg3 Pd4 Pf5 Sb7 Sg2 Bc2 Sf7 Rg6 Ra1 Pa3 Sg1 Rc3 Pc4 Ph3 Sd7 Sa2 Ph2 Pb2 Re2 Ba4 Pf3 Sg7", "xc3 g4"},
    {"KH", "e1", "Pieces White KHe1 Kg2 Pe2 Pa5 Bh2 Black Kb8 Sf8 Re5 Pc3 Bd4 Pd2 Pe4", "e3 xc3"},
    {"KL", "b2", "Pieces White KLb2 Kd5 Ba3 Pe5 Sf3 Bb1 Bh6 Rf1 Pa4 Bb8 Sd1 Bg2 Black Kd7 Pf6 Bg1 Pc2 Sd8 Pa6 Ph7 Bg6 Rg5 Pb4 Rg7 Pb3 Bd3", "b5 b6 b7 h2 xg7"},
    {"KO", "d2", "Pieces White KOd2 Kh4 Ph3 Bh6 Pg3 Bd4 Bh1 Bf8 Bc4 Rh5 Bb4 Sc1 Black Kg6 Ra3 Sf4 Bd5 Re3 Be7 Sd6 Be8 Pa7 Pf6 Bh2 Pe4 Sc8 Sa8 Rg8 Rf2 Rd1 Pa4 Sa6 Sf1 Pe2", "f3 b3 b1 xf6"},
    {"KP", "a3", "Pieces White KPa3 Kc3 Pe7 Pc4 Sa6 Sh1 Sb6 Rd7 Pe2 Pd6 Pe4 Bg7 Sf1 Sg8 Rd3 Ph4 Rb7 Sc5 Bf5 Rb8 Bf4 Black Kf7 Sg5", "e5"},
    {"L", "a3", "Pieces White La3 Kg1 Pc6 Sb6 Black Kg8 Re3 Sf2 Bd4 Pg2 Ba1 Bd5 Sb7 Pd6 Bg6", "xe3-f3 xd6-e7"},
    {"LE", "g7", "Pieces White LEg7 Ka4 Bc6 Ra1 Black Kg3 Bc1 Pg6 Pc7 Be4 Pg4 Pg5 Pb6 Se8 Be7 Bb7 Sd8 Rd1 Pf6 Pe2 Rb5 Se5", "g8 h7 f7 h8 f8 h6 xc7 xg5 xe5"},
    {"LN", "e1", "Pieces White LNe1 Kh3 Sa8 Bf2 Black Kd2 Pf6 Pa3 Sh1 Ba5 Sg4 Bf8 Sd3 Pb2 Sd1 Rb5 Pg5 Pd7", "xg5-h7 xd3-c5"},
    {"LO", "e2", "Pieces White LOe2 Kf1 Rc7 Se4 Sg8 Pb3 Bh3 Rd1 Rf3 Pe7 Sb2 Black Kb8 Ba3 Be1 Pb5 Be8 Bc3 Pd5 Pf7 Bg7 Ba5 Bh1 Sc1 Pc5 Sh5 Sf6 Sf2", "xb5 g4 a6"},
    {"LS", "a8", "Pieces White LSa8 Kg2 Sf8 Sf2 Sg6 Black Kd2 Rb2 Ba3 Bb3 Rd3 Sg1 Pd4 Sd1 Ph2 Pf6 Pg4 Sf7 Sf3 Sd5 Sb1", "xd5-c3"},
    {"MA", "d5", "Pieces White MAd5 Kg1 Pf5 Pg4 Rc6 Sc1 Rf7 Pg3 Bd7 Be7 Sh3 Sa5 Black Kb5 Sh8", "c7 f6 f4 b4 b6 e3 c3"},
    {"MG", "c7", "Pieces White MGc7 Kc5 Sd8 Black Kd1 Pd5 Rf2 Sa8 Sb1 Pf7", "g7 c4 g8 g6 d4 b4 e8 f8 f6 xd5 b5 e7 e6 d6 b6 c8 d7 c6"},
    {"MH", "c5", "Pieces White MHc5 Ke6 Sb6 Black Kg1 Ph5 Se8 Sc4 Pa6 Pe3 Be1 Sf1 Pa5 Bh8 Se4 Sb7 Se5 Pd6 Rc8", "c6 c7 d5 b5 xe5-f5 xc4-c3 xd6-e7"},
    {"ML", "h4", "Pieces White MLh4 Ke1 Sc8 Ph7 Sb8 Pc3 Ra4 Black Kf3 Pe5 Rg5 Be8 Sb2 Sc1 Sa5 Be2 Pd4 Pb5 Rd8 Sf7 Rb7 Pa3 Bf8 Rg6 Bh8 Bd1 Bh1 Pe6 Ra1 Sa2 Rg3 Bf1 Pg2 Pa6", "xf8 d6 xb7 d2 b1"},
    {"MM", "e3", "Pieces White MMe3 Kg8 Se1 Sb4 Bc3 Sa8 Sb5 Black Kh4 Bf1 Sa2 Pg6 Sd1 Pa3 Sf4 Pb6 Pd6 Sc1 Se5 Pd7 Rd3", "f5 g4 a5"},
    {"MO", "b4", "Pieces White MOb4 Ka2 Sh8 Pd7 Pf3 Pa5 Rb6 Black Kc7 Sg4 Sb8 Sd6", "c6 d5 d3 c2"},
    {"MP", "b6", "Pieces White MPb6 Ke8 Bf8 Bf4 Rc3 Black Kg4 Ra7 Bb7 Bd4 Sh5 Sd8 Ph2 Pa2", ""},
    {"MS", "a1", "Pieces White MSa1 Kc8 Bb5 Sg7 Se2 Ba5 Black Kh1 Be8 Sh7 Sg1 Pa6 Bd8 Sc2", "b3 xc2-e3"},
    {"NA", "e1", "Pieces White NAe1 Kb4 Pg3 Ph3 Pc6 Sh8 Pe4 Pd7 Sb6 Rb2 Sd2 Se6 Bh6 Sd1 Black Kg8 Bh1 Sg4 Pd3 Rg6 Bh5 Pa7 Ph7 Bb5 Sb1 Bf2 Rf5 Pf3", "g2 c2 a3 xh7"},
    {"NE", "b4", "Pieces White NEb4 Ka1 Bb8 Black Kd2 Bh4 Sd3 Pa4 Be3 Rb3 Rh7", "b2 f2 h2"},
    {"NH", "a2", "Pieces White NHa2 Ka5 Sb5 Pf4 Sb6 Rg4 Bd3 Ph4 Black Kd2 Bg3 Pf7 Pc2 Sg1 Rb4 Re6 Pf6 Se4 Sf1 Sb8", "c6 g5"},
    {"NL", "d2", "Pieces White NLd2 Ka3 Pf5 Bd7 Pe5 Ph2 Se4 Sd6 Pd5 Rg4 Black Kd4 Re3 Ba8 Pa2 Rb1 Pd3 Re8 Sb8 Rc5 Rf7 Rb6 Se1", "f6 g8 xa8"},
    {"NO", "h4", "Pieces White NOh4 Kc4 Pf7 Black Kf6 Pg6 Rd3 Sg4 Bf1 Ph2 Pe5 Pc5 Pd6 Rb6 Se4 Bf3 Bf2 Rg3 Sa2 Pd7", "b4 d8 xf2 f4"},
    {"OR", "d3", "Pieces White ORd3 Kb6 Sg1 Rg2 Pg3 Re4 Rc1 Rb3 Rd5 Bb7 Black Kh7 Bf7", "d7 f5"},
    {"PA", "a2", "Pieces White PAa2 Kb8 Sh1 Sg4 Black Kf7 Bd4 Bf5 Pb5 Pa6 Bd2 Bc5 Sa8 Pa5 Bg8 Sf4 Pg5 Pg2 Sh6 Pb6 Ph2 Sg1 Pb2 Pa3", "a1 xa5 xd2"},
    {"PP", "d7", "Pieces White PPd7 Ka5 Rd4 Rg3 Sc7 Sh1 Pc5 Sa1 Sc2 Sa4 Se7 Pf6 Rf8 Rb3 Bg8 Pe2 Black Kh5 Pd3 Bd6 Bh2 Sg2 Pd2 Se8 Bf5 Sb2 Sb4 Rh4", ""},
    {"QE", "g1", "Pieces White QEg1 Kb6 Rf7 Sd5 Ph6 Sg7 Pc4 Black Kh3 Pf4 Ra1 Bb2 Pd7 Bg5 Sb8 Pg2 Pf2", "d1"},
    {"QQ", "b8", "Pieces White QQb8 Ka7 Pd5 Pb5 Pg6 Ra1 Bh6 Bc3 Pb4 Pf2 Bg1 Rg8 Sb7 Sa5 Sf6 Rc1 Bc8 Black Kg2 Pd7 Pd6 Rh2 Rh4 Sb1 Sh8 Bf1", "c6 xd7 a6"},
    {"QQ", "c5", "Pieces White QQc5 Ka3 Sg1 Bd8 Bg8 Be4 Black Kc1 Sf4 Sc8 Pd3 Be8 Sf2 Ph4 Se2 Pg5 Pe6 Pg3 Pc6 Pc2", "d6 e7 f8 b6 a7 d4 e3 xf2 b4"},
    {"QQ", "e4", "Pieces White QQe4 Kh2 Sa4 Bf1 Rd6 Black Kh4 Be2 Sg3 Pb6 Pf6 Sh6 Pe7 Rc7", "e5 f4 d4 e3 f5 d5 f3 d3"},
    {"RA", "g7", "Pieces White RAg7 Kh4 Bf7 Pe4 Sd1 Pd7 Black Kh8 Be3 Pf2 Ba7 Be6", "e8 c7 b5 c3 e2 g3 h5 f5 d4"},
    {"RH", "d6", "Pieces White RHd6 Ke1 Ra1 Sc5 Rf2 Ra8 Sh1 Black Kh7 Sd8 Bf1 Sc3 Pe6 Sd1 Se3 Ph4 Ba2 Rb1", "f6"},
    {"RP", "e2", "Pieces White RPe2 Kd2 Sa1 Pe5 Rb1 Rd3 Bb8 Pc7 Sh8 Sg5 Rd6 Sg1 Bh7 Re3 Pb6 Sb2 Sh6 Pf5 Sf8 Sd1 Black Kb7 Bc4 Sg8", "a6 b5 e8"},
    {"RR", "a4", "Pieces White RRa4 Kc4 Black Ka3 Pg7 Bg5 Sc6 Pg4 Sh4 Sf1 Pc7 Pa6 Bb1", "a5 xa6 b3 c2 d1"},
    {"RT", "e7", "Pieces White RTe7 Kg5 Pa7 Black Ke2 Sc1 Pa4 Pd6 Pd3 Ba5 Ph7 Sa3 Rb8 Bh8 Ph3 Pf7 Be5 Pb5 Bc2 Bf5 Bb4 Ra8 Rd5 Pa6", "e1 xa3"},
    {"SA", "a7", "Pieces White SAa7 Kd3 Ph5 Sa5 Sb7 Sh4 Rf3 Pg5 Sc1 Pd5 Black Kb6 Sf1 Pa3 Bh1 Se7 Rb8 Sd6 Bc6 Pa6 Pf5 Pe2", "c8 b5"},
    {"SA", "e5", "Pieces White SAe5 Kg5 Sf7 Sb5 Se8 Pf5 Re4 Rh1 Black Ke2 Sg1 Sh4 Ra6 Sc8 Pf2 Sc1 Rb6 Pc3 Sc7 Pd6 Pd7 Sb8 Pd2 Sd4 Se3 Bg4 Pc4", "xd7 xc4 xg4 g6 f3 d3 c6"},
    {"SE", "g8", "Pieces White SEg8 Kb4 Sd8 Black Kb6 Re6 Sd4 Sa8 Sc8", "xe6 d5 c4 b3 a2"},
    {"SK", "a2", "Pieces White SKa2 Ka6 Sa1 Rg7 Black Kb8 Bc5 Ph2 Sb6 Sg1 Sh6 Pc3 Bc2 Se1 Pf5", "b4 c1"},
    {"SP", "c2", "Pieces White SPc2 Kb4 Rd1 Sg1 Black Kg2 Bb8 Se1 Pe7 Pf5 Rc6 Rg3", "c3 c4 c5 xf5"},
    {"SS", "a2", "Pieces White SSa2 Kb5 Pd6 Bb8 Pa5 Pd5 Bf8 Pe3 Sb3 Black Kf7 Ph4 Ra3 Pg3 Ph7 Bc5 Sf4 Sf6", "b4 c2 d4 e2 xf4 c3 a4 xc5 c1 a6 xg3 g1"},
    {"ZR", "b3", "Pieces White ZRb3 Kh6 Black Kh3 Sh8 Rc3 Se1 Bc4 Pe7 Bb7 Pd4", "d6 e5 h7 xe1"},
    {"PO", "d4", "Pieces White POd4 Black Kh8 Pd5 Pe4", "c3 c5 e3 e5 xd5-d6 xe4-f4"},
    {"CH", "a1", "BoardSize 12x12 Pieces White CHa1 Kl1 Black Kl12 Pc7 Pd2", "d10 g3"},
    {"ZH", "a1", "BoardSize 12x12 Pieces White ZHa1 Kl1 Black Kl12 Pe7 Pd3", "g5 g10"},
    {"GH", "a1", "BoardSize 12x12 Pieces White GHa1 Kl1 Black Kl12 Pc7 Pd2", "d10 g3"},
    {"QQ", "a4", "Pieces White QQa4 Kg1 Black Kg8", "a1 a2 a3 a5 a6 a7 a8 b4 c4 d4 e4 f4 g4 h4"},
    /* told apart from walks with the same moves elsewhere */
    {"K", "e1", "Pieces White Ke1 Rc7 Bg3 Bh7 Ph3 Sa4 Sa8 Rd7 Sd1 Black Kf8 Pf5 Pg6 Bf2 Se2 Ra2 Bd6 Qg2 Bb8 Qh1 Pb3 Rc8 Rh5", ""},
    {"Q", "e1", "Pieces White Qe1 Kg2 Ba7 Rc3 Black Kd6 Pe6 Sf8 Sh7 Bg4 Bc8 Pa3 Pd4", "a1 b1 c1 d1 d2 e2 e3 e4 e5 f1 f2 g1 g3 h1 h4 xe6"},
    {"R", "e7", "Pieces White Re7 Kg6 Pg2 Black Ka1 Pf5", "a7 b7 c7 d7 e1 e2 e3 e4 e5 e6 e8 f7 g7 h7"},
    {"R", "b5", "Pieces White Rb5 Kg1 Rh2 Ph7 Pc5 Qd7 Se3 Black Kf6 Bc3 Qh3 Bh8 Pg3 Pg4 Pf4 Qg5 Se8 Ra6", "a5 b1 b2 b3 b4 b6 b7 b8"},
    {"B", "h3", "Pieces White Bh3 Kg6 Pe3 Sb7 Ra5 Ra7 Black Kg8 Se6 Bf3 Sb4 Pb6 Sf7", "f1 f5 g2 g4 xe6"},
    {"S", "c8", "Pieces White Sc8 Kg3 Pd6 Ba8 Pg4 Sb3 Bg7 Bd3 Black Kd8 Sd7 Bc5 Pe2 Rc1 Sa3 Pd4 Rb1 Pa2", "a7 b6 e7"},
    {"Z", "f2", "Pieces White Zf2 Kf6 Pc4 Black Ke2 Sh8", "d5 h5"},
    {"CA", "b2", "Pieces White CAb2 Kf3 Se8 Black Kd5 Rd4", "a5 c5 e1 e3"},
    {"AN", "e1", "Pieces White ANe1 Ka2 Sa8 Black Kd5 Qf7", "a4 b5 h5"},
    {"N", "h7", "Pieces White Nh7 Kd8 Pg6 Bg2 Pa5 Pd3 Pc6 Ra6 Qc8 Qe8 Re1 Sf6 Black Ka4 Ba3 Qc1 Sa1 Rc3 Sh1 Pf2 Sg7 Pd6 Pd7 Pg5 Ph5 Sd1 Qb5 Sg8 Sa2 Bf4", "f8 xg5"},
    {"WR", "b2", "Pieces White WRb2 Kg4 Ph5 Pg2 Pf7 Qd5 Sg1 Bc1 Black Kc7 Pc3 Be7 Qf8", "a2 b1 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2"},
    {"FR", "g8", "Pieces White FRg8 Ka5 Rd6 Black Kg1 Bf2 Pb4 Sh3 Sc5", "a2 b3 c4 d5 e6 f7 h7"},
    {"CH", "e5", "Pieces White CHe5 Ka4 Black Ka8 Qe7 Pc6", ""},
    {"RL", "a8", "Pieces White RLa8 Kf8 Bg6 Qc7 Pf2 Ph5 Be4 Pd6 Black Kf1 Ph2 Qg1 Sd2", "g8 h8"},
    {"KH", "d6", "Pieces White KHd6 Kg7 Sb8 Qb4 Sb7 Bc6 Pe5 Rd2 Qc5 Pd7 Black Ke6 Bb6 Qa5 Pf7 Qe7 Pg5 Sa8 Se1 Pa6 Bb2 Pa3 Sf6 Pf3 Pa2 Qh1 Bf1 Qa7 Sg1 Ph7", "d8 f4 f8 xb6 xf6"},
    {"KH", "c2", "Pieces White KHc2 Kd1 Black Ke4 Pa3 Pb3", "a4"},
    {"KP", "e2", "Pieces White KPe2 Ke8 Rh4 Pa2 Rb7 Sh1 Rg6 Black Kc1", ""},
    {"BE", "a2", "Pieces White BEa2 Ka3 Black Ke5 Sd5 Bg7", "c6 e4"},
    {"NE", "h4", "Pieces White NEh4 Kb3 Sg8 Pa5 Sc5 Re5 Black Kf7 Bc1 Sb4 Se4 Bf2 Sg4 Sf8 Pd2 Bf1 Pf5 Rd1", "b6 d6 f4 xb4"},
    {"OR", "h8", "Pieces White ORh8 Ke6 Ph2 Pb5 Sg1 Black Kc8 Se8 Sa7 Rb7 Pc2 Pc6 Ph6", "h4"},
    {"QF", "d2", "Pieces White QFd2 Kg1 Pb7 Se8 Pd3 Black Kh5 Bd6 Pc7", "d4"},
    {"TR", "e1", "Pieces White TRe1 Kf1 Bh8 Sg5 Sc8 Pb4 Black Kd2 Ba7 Pf4 Ph3 Bd3 Sg7", "e2"},
    {"MA", "e8", "Pieces White MAe8 Ke6 Sa3 Bg1 Ba8 Pd4 Bf2 Pb3 Pe7 Sc8 Bf5 Ra6 Bh7 Rg8 Qa5 Pb5 Sc4 Pd3 Rc6 Black Kb8 Pg3 Bc7 Sh2 Pd6 Rb4 Ph6 Pg6 Qf3 Qa4", "g7 xc7"},
    {"AH", "d7", "Pieces White AHd7 Kb2 Ph7 Sh8 Pf2 Black Ke6 Pg3 Se1", ""},
    {"OH", "c1", "Pieces White OHc1 Kh6 Qd1 Black Kb6 Sh1", ""},
    {"S2", "a4", "Pieces White S2a4 Ka5 Sh8 Rh4 Sf5 Black Kb8 Sh3 Qc4 Se8 Qd6 Pc6 Pe5", "a2 a6 a8 b2 b6 c1 c3 c5 c7 xc4"},
    {"O", "h5", "Pieces White Oh5 Kh3 Pd4 Pd6 Sg5 Sd5 Bd1 Black Ke1 Sc8 Bg7 Bg3 Qc2", ""},
    {"F", "g7", "Pieces White Fg7 Kc3 Pg4 Re8 Black Kd5 Bh6 Rd7 Sh2", ""},
    {"BP", "h6", "Pieces White BPh6 Ke6 Rf6 Pa6 Black Kg8 Be7 Qb2 Rg6", "g7"},
    {"DU", "e8", "Pieces White DUe8 Ka2 Sd3 Sf6 Pf2 Black Kd2 Sd4 Qc7 Rd1 Sb8 Bf3 Rd8", ""},
    {"DU", "h4", "Pieces White DUh4 Kb8 Black Kb2 Qc6 Pe7", ""},
    {"DU", "b8", "Pieces White DUb8 Kg5 Qd8 Se1 Black Ka4", ""},
    {"DU", "h5", "Pieces White DUh5 Kb8 Sf8 Qe1 Black Kc5 Pe4 Rg5 Bc3", ""},
    {"DU", "d7", "Pieces White DUd7 Kf1 Pb2 Black Kc1 Bf4", ""},
    {"DU", "b8", "Pieces White DUb8 Kh3 Pa5 Sg8 Bh7 Qc1 Bc5 Pa3 Qd3 Se3 Black Ka8 Be7 Sb4 Pf4 Sh6 Pa4 Sd1 Rg6 Qd8 Se8 Sh1 Pc6 Pa2 Qb7 Pf2 Rf8 Sh2 Qg7 Be1", ""},
    {"TR", "d4", "Pieces White TRd4 Kh1 Black Kh8 Pe5", "a4 b4 c4 e4 f4 g4 h4 d1 d2 d3 d5 d6 d7 d8"},
    // clang-format on
};

/* Hunters, which have no row of their own in the table.  The notation is what their names should
   mean. */
static const struct {
  struct row row;
  const char *notation;
} hunters[] = {
    // clang-format off
    {{"R/N", "f5", "Pieces White R/Nf5 Kd1 Ph6 Pg5 Black Kh8 Pa2 Se8 Bb2 Sg6 Sa1 Ra6 Pb4", "b3 d4 e3 f6 f7 f8 g3 h1 h4"}, "away(W*) + towards(N*)"},
    {{"B/R", "b4", "Pieces White B/Rb4 Kc8 Black Kb6 Sb8 Bf8 Bd4 Pa3 Pc7", "a5 b1 b2 b3 c5 d6 e7 xf8"}, "away(F*) + towards(W*)"},
    {{"G/S", "d3", "Pieces White G/Sd3 Kh1 Black Kh8 Pd5 Pf5 Pd2 Pb1", "d6 g6 b2 f2 c1 e1"}, "away(Q*^ > =1) + towards(N1)"},
    {{"N/G", "d4", "Pieces White N/Gd4 Kh1 Black Kh8 Pd2 Pc3 Pe5 Pf3", "b5 c6 b8 e6 f5 f8 h6 d1 b2"}, "away(N*) + towards(Q*^ > =1)"},
    // clang-format on
};

static inline void append_square(char *text, const struct game *game, square where) {
  unsigned files = game->problem->board.files;
  size_t length = strlen(text);
  snprintf(text + length, 8, "%c%u", (int)('a' + where % files), where / files + 1u);
}

static inline void describe_move(const struct game *game, move m, char *text) {
  text[0] = '\0';
  if (capture_of(m) != NO_SQUARE) {
    strcat(text, "x");
    append_square(text, game, capture_of(m));
  }
  if (capture_of(m) != NO_SQUARE && capture_of(m) != arrival_of(m))
    strcat(text, "-");
  if (capture_of(m) != arrival_of(m))
    append_square(text, game, arrival_of(m));
}

/* Is the word one of the list? */
static inline bool lists(const char *list, const char *word) {
  size_t length = strlen(word);
  for (const char *at = list; (at = strstr(at, word)) != NULL; at += length)
    if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
      return true;
  return false;
}

static inline unsigned count_words(const char *list) {
  unsigned count = *list != '\0';
  for (; *list; list++)
    count += *list == ' ';
  return count;
}

/* How many moves the man has, all of them in the list; the text of one that is not, else "". */
static inline unsigned count_moves(struct game *game, const char *where, const char *moves,
                                   char *wrong) {
  struct move_stack stack = {0};
  unsigned count = 0;
  square last = NO_SQUARE;
  *wrong = '\0';
  general_engine.legal_moves(game->position, &stack);
  for (size_t i = 0; i < stack.count; i++) {
    char text[24];
    move m = stack.moves[i];
    if (departure_of(m) != at(game, where) || (promotion_of(m) && arrival_of(m) == last))
      continue;
    last = arrival_of(m);
    describe_move(game, m, text);
    if (!lists(moves, text))
      strcpy(wrong, text);
    count++;
  }
  move_stack_free(&stack);
  return count;
}

static inline void man_has_moves(const char *position, const char *where, const char *moves) {
  char wrong[24];
  struct game game = open_game(position, WHITE);
  const unsigned count = count_moves(&game, where, moves, wrong);
  if (*wrong)
    fail_msg("%s: %s%s is wrong", position, where, wrong);
  if (count != count_words(moves))
    fail_msg("%s: %u moves from %s instead of %u", position, count, where, count_words(moves));
  close_game(&game);
}

#endif
