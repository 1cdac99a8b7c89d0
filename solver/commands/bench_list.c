/* The problems of `premier bench`: a few for each kind of play that has its own way through the
   search, for each engine.  What the diagrams of fairy problems ask is made up; they are here for
   the work, not for their art.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/bench.h"

#include <stddef.h>

#define PROBLEM(title, forsyth, stipulation, more)                                                 \
  "BeginProblem\nTitle " title "\nForsyth " forsyth "\nStipulation " stipulation "\n" more         \
  "EndProblem\n"

const char *const bench_problems[] = {
    /* direct play */
    PROBLEM("S. Loyd, The Albion 1856", "1Q6/S2k4/1p1pp3/1rp1p3/1b1p4/2p5/8/5K2", "#5", ""),
    PROBLEM("S. Loyd, Chess Monthly 1858", "q5s1/r1r4p/4S3/5R1R/p4S1p/1s3k2/2p2P2/1b3K2", "#5", ""),
    PROBLEM("M. Vukcevic, The Problemist 1971", "8/Sp1S1KSs/1R6/1p1k1p1s/7r/3PP1b1/2P3bq/B4R2",
            "#4", "Option Variation\n"),
    PROBLEM("the same with tries", "8/Sp1S1KSs/1R6/1p1k1p1s/7r/3PP1b1/2P3bq/B4R2", "#3",
            "Option Variation Try SetPlay\n"),
    /* self and reflex play */
    PROBLEM("M. Vukcevic, Problemnoter 1961", "K4B2/1PP2Rr1/2k5/p4b2/2P5/8/8/6Q1", "s#4", ""),
    PROBLEM("M. Vukcevic, US Problem Bulletin 1990",
            "7s/1rpR2p1/2P2S2/1p1K4/1Q3pps/1P1k1pbq/1P4b1/S1BBR3", "s#4", ""),
    PROBLEM("a reflexmate with tries", "3k4/4R1p1/8/4S1Q1/3p1P2/1pSP1p2/1p3p2/sb3Kb1", "r#2",
            "Option Try Variation\n"),
    PROBLEM("a reflexmate in three", "4B3/4p3/4k3/2P1q1P1/4Q3/1p5p/1P5P/1RS1K1SR", "r#3", ""),
    /* help play */
    PROBLEM("P. Benko, Chess Life & Review 1971", "8/8/8/8/s3k3/p3pb1r/p1q1P2P/RS2K1SR", "h#3", ""),
    PROBLEM("P. Martoudis, Probleemblad 1985", "5B2/2p1p3/1p2pp1b/5P1b/2p1k2q/6rp/p3B1P1/R3K3",
            "h#3", "Option SetPlay\n"),
    PROBLEM("T. R. Dawson, TNSB 1927", "8/p6k/2p5/p1Pp4/3P3K/P7/8/8", "h#7", ""),
    PROBLEM("P. Martoudis with Duplex", "5B2/2p1p3/1p2pp1b/5P1b/2p1k2q/6rp/p3B1P1/R3K3", "h#2",
            "Option Duplex\n"),
    PROBLEM("H. Baecker, Problemkiste 1992", "8/P1bP4/1pP1pp2/p3pP2/4K3/5P2/1PpkPPp1/R4B2", "hs#3",
            ""),
    /* series play */
    PROBLEM("Ct. of Whitefield 1933", "8/8/8/7r/6ks/8/5PP1/4KBSR", "ser-s#6", ""),
    PROBLEM("T. R. Dawson, Fairy Chess Review 1947", "7k/B3p2p/7P/P2K4/8/P7/P7/R7", "ser-h#15", ""),
    /* Contrôle Premier */
    PROBLEM("Controle Premier, help play", "8/8/8/8/s3k3/p3pb1r/p1q1P2P/RS2K1SR", "h#4",
            "Condition ControlePremier\n"),
    PROBLEM("Controle Premier, direct play", "8/Sp1S1KSs/1R6/1p1k1p1s/7r/3PP1b1/2P3bq/B4R2", "#4",
            "Condition ControlePremier\n"),
    PROBLEM("Controle Premier, selfmate", "7s/1rpR2p1/2P2S2/1p1K4/1Q3pps/1P1k1pbq/1P4b1/S1BBR3",
            "s#3", "Condition ControlePremier\n"),
    /* the general engine: conditions, fairy men, boards */
    PROBLEM("Circe, help play", "8/p6k/2p5/p1Pp4/3P3K/P7/8/8", "h#5", "Condition Circe\n"),
    PROBLEM("Circe, direct play", "1Q6/S2k4/1p1pp3/1rp1p3/1b1p4/2p5/8/5K2", "#4",
            "Condition Circe\n"),
    PROBLEM("Madrasi, help play", "8/8/8/8/s3k3/p3pb1r/p1q1P2P/RS2K1SR", "h#2.5",
            "Condition Madrasi\n"),
    PROBLEM("grasshoppers and nightriders", "8/3g4/2k5/3p4/8/1G1N4/8/4K2G", "h#3", ""),
    "BeginProblem\nTitle equihoppers on 9x9\nBoardSize 9x9\n"
    "Pieces White Ke1 EQb1 EQh2 Pa2 Black Kg7 EQd5 Pe7\nStipulation h#2.5\nEndProblem\n",
    "BeginProblem\nTitle a vertical cylinder\nBoardShape VerticalCylinder\n"
    "Forsyth 8/8/3k4/2p5/8/8/R6S/3K4\nStipulation h#3\nEndProblem\n",
    NULL};
