#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""conformance.py --suite FOLDER --solver COMMAND [--update] [NAME…]

Runs the solver on selections of a corpus of published problems (FOLDER/run.py and the corpora
beside it: the solutions are those of Popeye) and holds the number of passes against the floor
recorded in conformance.floor.  Fails when a selection falls below its floor.  --update raises
floors that have been passed, and lowers none.

A line of conformance.floor: name, floor, corpus, and the options of run.py that select.
"""
import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FLOORS = os.path.join(HERE, "conformance.floor")


def read_floors():
    rows = []
    with open(FLOORS, encoding="utf-8") as file:
        for line in file:
            words = shlex.split(line, comments=True)
            if words:
                rows.append((words[0], int(words[1]), words[2], words[3:]))
    return rows


def write_floors(floors):
    with open(FLOORS, encoding="utf-8") as file:
        lines = file.readlines()
    with open(FLOORS, "w", encoding="utf-8") as file:
        for line in lines:
            words = line.split()
            if words and words[0] in floors and not line.startswith("#"):
                line = line.replace(words[1], str(floors[words[0]]), 1)
            file.write(line)


def run(suite, solver, corpus, options, jobs, timeout):
    """Passes, number of problems, ids of those that did not pass."""
    with tempfile.TemporaryDirectory() as folder:
        results = os.path.join(folder, "results.json")
        command = [sys.executable, os.path.join(suite, "run.py"), "--solver", solver,
                   "--corpus", os.path.join(suite, corpus), "--jobs", str(jobs),
                   "--timeout", str(timeout), "--out", results, "--quiet", "--show", "5"]
        subprocess.run(command + options, check=False)
        with open(results, encoding="utf-8") as file:
            outcome = json.load(file)
    missed = [(x["id"], x["outcome"]) for x in outcome["results"] if x["outcome"] != "pass"]
    return outcome["total"]["pass"], len(outcome["results"]), missed


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", required=True)
    parser.add_argument("--solver", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=20)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--missed", action="store_true", help="list what did not pass")
    parser.add_argument("names", nargs="*", help="only these selections")
    arguments = parser.parse_args()

    raised = {}
    below = 0
    reached = 0
    for name, floor, corpus, options in read_floors():
        if arguments.names and name not in arguments.names:
            continue
        print("== %s" % name, flush=True)
        passes, problems, missed = run(arguments.suite, arguments.solver, corpus, options,
                                       arguments.jobs, arguments.timeout)
        print("%s: %d of %d, floor %d%s" % (name, passes, problems, floor,
                                            "" if passes >= floor else "  BELOW THE FLOOR"))
        if arguments.missed or passes < floor:
            for problem, outcome in missed:
                print("    %s %s" % (outcome, problem))
        if passes >= floor:
            reached += 1
        else:
            below += 1
        if passes > floor:
            raised[name] = passes
    if arguments.update and raised:
        write_floors(raised)
        print("raised: " + ", ".join("%s to %d" % x for x in sorted(raised.items())))
    print("%d passed, %d failed" % (reached, below))
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main())
