#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""perft_cases.py --premier PROGRAM --bench FOLDER

Counts legal lines of play and holds them against published figures (JSON lines): orthodox
positions to depth 5, and to depth 4 by the general engine; Chess960 to depth 4, some of it to depth 5
and some to depth 3 by the general engine; arrays of chess variants that are orthodox play on another
board or with other men.
"""
import argparse
import os
import re
import sys

import premier as p

# Variants that premier can play by their array alone, and its codes for their men.  Only depths
# that reach neither promotion nor castling, which have rules of their own there.
VARIANTS = {
    "almost-1": {"C": "EM"},
    "amazon-1": {"A": "AM"},
    "capablanca-1": {"A": "PR", "C": "EM"},
    "chancellor-1": {"C": "EM"},
    "chessgi-1": {},
    "chigorin-1": {"C": "EM"},
    "embassy-1": {"A": "PR", "C": "EM"},
    "janus-1": {"J": "PR"},
    "loop-1": {},
    "modern-1": {"M": "PR"},
    "nightrider-1": {"N": "N"},
    "perfect-1": {"C": "EM", "M": "PR", "G": "AM"},
}


def expect(program, case, text, depth, arguments=()):
    depth = max(int(d) for d in case["perft"] if int(d) <= depth)
    counts = p.perft(program, text, depth, arguments)
    for number, count in case["perft"].items():
        if int(number) <= depth and counts[int(number) - 1] != count:
            return "depth %s: expected %d, got %d" % (number, count, counts[int(number) - 1])
    return None


def forsyth(fen, codes):
    """Placement in premier's notation: S for the knight, two-letter men behind a dot."""
    def man(match):
        letter = match.group()
        code = codes.get(letter.upper(), "S" if letter.upper() == "N" else letter.upper())
        code = code if letter.isupper() else code.lower()
        return "." + code if len(code) == 2 else code

    return re.sub("[A-Za-z]", man, fen.split()[0].split("[")[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--premier", required=True)
    parser.add_argument("--bench", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    program = arguments.premier

    def orthodox(case):
        return expect(program, case, p.problem(fen=case["fen"]), 5)

    def general(case):
        return expect(program, case, p.problem(fen=case["fen"]), 4, ["--engine", "general"])

    def chess960(case, depth=4, engine=()):
        text = p.problem(fen=case["fen"], conditions=["Chess960"])
        return expect(program, case, text, depth, engine)

    def chess960_deep(case):
        return chess960(case, 5)

    def chess960_general(case):
        return chess960(case, 3, ["--engine", "general"])

    def variant(case):
        codes = VARIANTS[case["id"][len("perft-var-"):]]
        text = p.problem(forsyth=forsyth(case["fen"], codes),
                         board="%dx%d" % (case["files"], case["ranks"]))
        return expect(program, case, text, 4)

    cases = p.read_cases(os.path.join(arguments.bench, "perft_orthodox.jsonl"))
    variants = [case for case in p.read_cases(os.path.join(arguments.bench, "perft_variants.jsonl"))
                if case["id"][len("perft-var-"):] in VARIANTS]
    passed = failed = 0
    arrays = p.read_cases(os.path.join(arguments.bench, "perft_chess960.jsonl"))
    for test, some in ((orthodox, cases), (general, cases), (chess960, arrays),
                       (chess960_deep, arrays[::14]), (chess960_general, arrays[::6]),
                       (variant, variants)):
        good, bad = p.judge(some, test, arguments.jobs)
        print("%s: %d of %d" % (test.__name__, good, len(some)), flush=True)
        passed += good
        failed += bad
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
