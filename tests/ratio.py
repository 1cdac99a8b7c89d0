#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast is one solver against another (or one commit against an earlier one)?

Takes the N slowest problems of a corpus (conformance JSON lines, by the recorded seconds) that
fit the filters, runs both commands on each in turn, A B A B ..., and prints for each problem the
median seconds and the ratio B/A, then the median and the least ratio.  A ratio above 1 says that
the first command is the faster one.  Only ratios of one run mean anything.

  tests/ratio.py --corpus popeye.jsonl -n 20 --runs 3 \\
      --a "./premier -j 1 -regression" --b "py -regression"
"""
import argparse
import shlex
import statistics
import subprocess
import sys
import time

import premier as p

ORTHODOX = set("kqrbsp")
KINDS = {"help", "series-help", "series-direct", "direct", "self", "reflex", "semireflex"}


def wanted(record, args):
    f = record["features"]
    if record["tier"] != "fast" or record["doubtful"] or record["match"] == "skip":
        return False
    if set(f["kinds"]) - KINDS or not f["kinds"]:
        return False
    if args.id:
        return record["id"] in args.id
    if args.conditions == "none":
        return not f["conditions"] and not f["attributes"] and set(f["walks"]) <= ORTHODOX
    return True


def seconds(command, path, limit):
    begin = time.monotonic()
    try:
        subprocess.run(command + [path], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, timeout=limit)
    except subprocess.TimeoutExpired:
        return float("inf")
    return time.monotonic() - begin


def problem_text(record, strip):
    text = (record.get("english") or record)["input"]
    for word in strip:
        kept = []
        for line in text.split("\n"):
            words = line.split()
            kept.append(" ".join(w for w in words if w.lower() != word.lower())
                        if words and words[0].lower().startswith("opti") else line)
        text = "\n".join(line for line in kept if line.strip().lower() not in ("option", "optio"))
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("-n", type=int, default=20)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--timeout", type=float, default=60)
    parser.add_argument("--a", required=True)
    parser.add_argument("--b", required=True)
    parser.add_argument("--conditions", choices=["none", "any"], default="none")
    parser.add_argument("--id", action="append", help="only this problem (may be repeated)")
    parser.add_argument("--strip-option", action="append", default=[],
                        help="leave this option out of the input of both")
    args = parser.parse_args()
    records = [r for r in p.read_cases(args.corpus) if wanted(r, args)]
    records.sort(key=lambda r: -(r["time"] or 0))
    ratios = []
    for record in records[:args.n]:
        a, b = [], []
        with p.problem_file(problem_text(record, args.strip_option)) as name:
            for _ in range(args.runs):
                a.append(seconds(shlex.split(args.a), name, args.timeout))
                b.append(seconds(shlex.split(args.b), name, args.timeout))
        x, y = statistics.median(a), statistics.median(b)
        ratio = y / x if x < float("inf") else 0.0
        ratios.append(ratio)
        print("%-28s %-12s a %8.3f s   b %8.3f s   ratio %6.2f"
              % (record["id"], " ".join(record["features"]["stipulations"])[:12], x, y, ratio),
              flush=True)
    if ratios:
        print("median ratio %.2f   least %.2f   (%d problems)"
              % (statistics.median(ratios), min(ratios), len(ratios)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
