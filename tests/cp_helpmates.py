#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""cp_helpmates.py --premier PROGRAM [--engine general] [FILE.jsonl]

Helpmates under Controle Premier, up to h#4 with eight men, h#3 with fourteen and a few longer or
fuller ones: solves each with one thread and 64 MB and prints half-moves played, solutions and
seconds of user time.  Another number of solutions than the file says is a failure (exit status 1);
another number of half-moves is said, since a change of the search may mean it.
"""
import argparse
import json
import os
import sys

import premier as p


def solve(args, record):
    text = p.problem(fen=record["fen"], stipulation=record["stipulation"],
                     conditions=("ControlePremier",))
    begin = p.user_seconds()
    switches = ["-j", "1", "--json", "-maxmem", "64M"]
    if args.engine:
        switches += ["--engine", args.engine]
    ending = json.loads(p.run(args.premier, switches, text, timeout=600).splitlines()[-1])
    return ending["nodes"], ending["solutions"], p.user_seconds() - begin


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--premier", required=True)
    parser.add_argument("--engine")
    parser.add_argument("file", nargs="?", default=os.path.join(os.path.dirname(__file__),
                                                                "cp_helpmates.jsonl"))
    args = parser.parse_args()
    failed = False
    records = p.read_cases(args.file)
    for record in records:
        nodes, solutions, seconds = solve(args, record)
        wrong = solutions != record["solutions"]
        failed |= wrong
        remark = ""
        if wrong:
            remark = "  FAILED: %d solutions expected" % record["solutions"]
        elif nodes != record["nodes"]:
            remark = "  (%d half-moves recorded)" % record["nodes"]
        print("%-62s %-5s %9d half-moves %5d solutions %6.2f s%s"
              % (record["fen"], record["stipulation"], nodes, solutions, seconds, remark),
              flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
