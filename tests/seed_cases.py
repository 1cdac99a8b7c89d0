#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""seed_cases.py --premier PROGRAM --cases FILE

Holds premier against positions whose legal moves, counts and solutions an independent brute force
has found (JSON lines): Controle Premier and equihoppers on boards of several sizes, Chess960, Fog of
War with what both sides see; by the engine that premier chooses and by the general one.  Kinds whose
rules premier does not have yet are left out by name.
"""
import argparse
import re
import sys

import premier as p

PLAY = {"cp-help", "cp-helpstale", "equihopper-help"}
KEYS = {"cp-direct"}
COUNTS = {"cp-perft", "cp-castling", "equihopper-perft"}
CHESS960 = {"chess960-perft", "chess960-castling"}
FOG = {"fog"}


def castling_option(case):
    """Castling rights that the position seems to have and the case does not grant."""
    if case["board"] != "8x8" or "castlings" in case:
        return []
    return ["NoCastling a1e1h1a8e8h8"]


def text_of(case, stipulation, options=()):
    conditions = [case["condition"]] if "condition" in case else []
    return p.problem(pieces=case["pieces"], board=case["board"], stipulation=stipulation,
                     conditions=conditions, options=list(options) + castling_option(case))


def differ(what, expected, actual):
    if expected == actual:
        return None
    return "%s: expected %s, got %s" % (what, expected, actual)


def test_counts(program, arguments, case):
    text = text_of(case, "~1", ["HalfDuplex"] if case["stm"] == "b" else [])
    counts = p.perft(program, text, len(case["perft"]), arguments)
    legal = p.keys(p.run(program, ["-regression"] + arguments, text))
    wrong = differ("counts", case["perft"], counts) or differ("moves", sorted(case["legal"]), legal)
    castlings = [move for move in legal if move.startswith("0-0")]
    return wrong or differ("castlings", sorted(case.get("castlings", [])), castlings)


def test_chess960(program, arguments, case):
    array = case["array"]
    forsyth = case.get("forsyth", "/".join([array.lower(), "pppppppp", "8", "8", "8", "8",
                                            "PPPPPPPP", array]))
    text = p.problem(forsyth=forsyth, conditions=["Chess960 %d" % case["number"]],
                     options=["HalfDuplex"] if case.get("stm") == "b" else [])
    wrong = differ("counts", case["perft"],
                   p.perft(program, text, len(case["perft"]), arguments))
    legal = p.keys(p.run(program, ["-regression"] + arguments, text))
    castlings = [move for move in legal if move.startswith("0-0")]
    return wrong or differ("castlings", sorted(case.get("castlings", castlings)), castlings)


def seen(program, arguments, text, side):
    """The squares that the side sees."""
    output = p.run(program, ["show", "--fog", side] + arguments, text)
    return re.search(r"^%s sees \d+ squares?: (.*)$" % side.title(), output, re.M)[1].split()


def test_fog(program, arguments, case):
    options = ["HalfDuplex"] if case["stm"] == "b" else []
    text = p.problem(forsyth=case["forsyth"], conditions=["FogOfWar"],
                     options=options + ["NoCastling a1e1h1a8e8h8"])
    wrong = (differ("counts", case["perft"],
                    p.perft(program, text, len(case["perft"]), arguments))
             or differ("moves", sorted(case["legal"]),
                       p.keys(p.run(program, ["-regression"] + arguments, text))))
    for side in ("white", "black"):
        wrong = wrong or differ(side, case["visible_" + side], seen(program, arguments, text, side))
    return wrong


def half_moves_of(stipulation):
    """h#2.5: 5."""
    return round(2 * float(re.search(r"[0-9.]+$", stipulation).group()))


def test_play(program, arguments, case):
    """The cases give the solutions of full length; premier also prints shorter ones."""
    output = p.run(program, ["-regression"] + arguments, text_of(case, case["stipulation"]))
    if case["kind"] in KEYS:
        return differ("keys", sorted(case["keys"]), p.keys(output))
    length = half_moves_of(case["stipulation"])
    lines = [line for line in p.lines_of_play(output) if len(line) == length]
    return differ("lines", sorted(case["solutions"]), lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--premier", required=True)
    parser.add_argument("--cases", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()

    cases = p.read_cases(arguments.cases)
    left_out = {}
    passed = failed = 0
    for engine in ([], ["--engine", "general"]):
        todo = []
        for case in cases:
            if case["kind"] in PLAY | KEYS | COUNTS | CHESS960 | FOG:
                todo.append(case)
            else:
                left_out[case["kind"]] = left_out.get(case["kind"], 0) + (not engine)

        def test(case, engine=engine):
            kind = (test_counts if case["kind"] in COUNTS else
                    test_chess960 if case["kind"] in CHESS960 else
                    test_fog if case["kind"] in FOG else test_play)
            return kind(arguments.premier, engine, case)

        good, bad = p.judge(todo, test, arguments.jobs)
        passed += good
        failed += bad
    for kind, number in sorted(left_out.items()):
        print("left out: %d of kind %s" % (number, kind))
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
