#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench_cases.py --premier PROGRAM --bench FOLDER [--limit SECONDS] [--popeye SECONDS] [--slow] [CORPUS…]

Solves published problems (JSON lines) and holds keys and lines against those that are settled.
Problems of the collections for which Popeye took more than --popeye seconds are left out.
"""
import argparse
import os
import re
import sys
import time

import premier as p

CORPORA = ["directmates", "selfmates", "helpmates", "seriesmovers", "otherstips",
           "solver_bug_regressions"]


def settled(case, popeye):
    return (case.get("expected_solutions") is not None and
            (case.get("popeye_seconds") or 0) <= popeye)


def text_of(case):
    options = [case["options"]] if case.get("options") else []
    return p.problem(fen=case["fen"].split()[0], stipulation=case["stipulation"],
                     conditions=case["conditions"], options=options)


def differ(what, expected, actual):
    missing = [x for x in expected if x not in actual]
    extra = [x for x in actual if x not in expected]
    if not missing and not extra and len(expected) == len(actual):
        return None
    return "%s: missing %s, unexpected %s" % (what, missing[:3], extra[:3])


def half_moves_asked(stipulation):
    """How many half-moves a line of full length has."""
    moves = float(re.search(r"\d+(\.5)?$", stipulation).group())
    if re.match(r"p?ser-", stipulation, re.I):
        return None
    return int(2 * moves)


def test(program, limit, case):
    start = time.monotonic()
    output = p.run(program, ["-regression"], text_of(case), limit)
    case["seconds"] = time.monotonic() - start
    expected = case.get("expected_keys")
    if expected is None and case["stipulation"].startswith("#"):
        expected = case["expected_lines"]
    if expected is not None:
        return differ("keys", sorted(re.sub(r" *[+#=]*$", "", k) for k in expected),
                      p.keys(output))
    lines = p.lines_of_play(output)
    expected = case.get("expected_lines")
    asked = half_moves_asked(case["stipulation"])
    if expected is not None and asked:
        lines = [line for line in lines if len(line) == asked]
    if expected is not None and len(expected) == case["expected_solutions"]:
        return differ("lines", sorted(map(p.half_moves, expected)), lines)
    return None if len(lines) == case["expected_solutions"] else "%d solutions" % len(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--premier", required=True)
    parser.add_argument("--bench", required=True)
    parser.add_argument("--limit", type=float, default=60)
    parser.add_argument("--popeye", type=float, default=60)
    parser.add_argument("--slow", action="store_true", help="name problems slower than Popeye was")
    parser.add_argument("corpus", nargs="*", default=CORPORA)
    arguments = parser.parse_args()
    passed = failed = 0
    for name in arguments.corpus:
        path = os.path.join(arguments.bench, name + ".jsonl")
        cases = [case for case in p.read_cases(path) if settled(case, arguments.popeye)]
        good, bad = p.judge(cases, lambda c: test(arguments.premier, arguments.limit, c), 1)
        print("%s: %d of %d" % (name, good, len(cases)), flush=True)
        passed, failed = passed + good, failed + bad
        if arguments.slow:
            for case in cases:
                if case.get("seconds", 0) > max(1, case.get("popeye_seconds") or 0):
                    print("  slow: %s %s %.1f s, Popeye %.1f s" %
                          (case["id"], case["stipulation"], case["seconds"],
                           case.get("popeye_seconds") or 0))
    print("%d passed, %d failed" % (passed, failed))
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
