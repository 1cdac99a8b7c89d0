#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""cp_rate.py --premier PROGRAM [--premier OTHER ...] [--seconds N] [--pruning] [FILE.jsonl ...]

How fast is play under Controle Premier against orthodox play of the same positions?

Solves each problem without and with the condition, one thread, for at most N seconds each, and
prints half-moves played per second of user time and the ratio of the two rates; then the median
and the least ratio, and the ratio of all half-moves by all seconds, one side to the other.  Ratios
of one run may be compared, rates may not be carried from one machine to another.  Several programs
are run in turn.

The bound of orthodox help play prunes by arguments that Controle Premier does not allow and costs
time at each half-move, which would flatter the ratio: both sides run without it unless --pruning
is given.  Where Controle Premier has many solutions, telling them is what takes the time: a
problem with more than one solution to 500 half-moves is shown, but not counted.  The lengths are
such that both sides have enough to do.

FILEs hold further problems, a JSON object with "fen" and "stipulation" a line.
"""
import argparse
import json
import statistics
import subprocess
import sys

import premier as p

PROBLEMS = [
    ("1r6/7B/4k3/1p2n3/3b2p1/2p5/5RpP/6Kb b - - 0 1", "h#4"),
    ("8/3pp2r/3b3r/1bknp3/1q1p3R/pp1p4/7B/7K b - - 0 1", "h#5"),
    ("8/b7/8/1K6/5P2/2k2P2/4PP2/3q4 b - - 0 1", "h#5"),
    ("1b4b1/N5K1/8/4p3/r7/k3nq2/3p4/8 b - - 0 1", "h#5"),
    ("7K/B7/1p5k/1N3p1q/8/8/8/8 b - - 0 1", "h#5"),
    ("8/3n4/3pk3/7p/1p5p/7p/3r2PK/4b3 b - - 0 1", "h#5"),
    ("8/5n2/7k/5K1n/1r5q/1b4b1/1P6/2r5 b - - 0 1", "h#6"),
    ("8/7K/8/3p2P1/7n/8/bbn5/k7 b - - 0 1", "h#6"),
    ("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 1", "h#3.5"),
    ("r2q1rk1/pp2bppp/2npbn2/4p3/4P3/1NN1BP2/PPPQ2PP/2KR1B1R b - - 0 1", "h#3.5"),
    ("5N2/2bpQP1p/1n1pRP1B/1R1P1k2/3P2p1/3P2P1/q3P2K/8 w - - 0 1", "#8"),
    ("5K2/4p2p/8/5pBk/2pN1QN1/2r1P3/5qRp/3bb3 w - - 0 1", "#8"),
    ("k5br/pp6/4p3/4Bp2/1N3P2/7p/7K/6Q1 w - - 0 1", "#7"),
    ("4N3/bp2p2p/1k6/RBNP4/1P1p1pbK/P1p3P1/2qr1pPP/2n2n2 w - - 0 1", "#7"),
    ("8/8/3kN3/1P6/8/2P1NP2/6P1/K6Q w - - 0 1", "#9"),
    ("1Q6/N2k4/1p1pp3/1rp1p3/1b1p4/2p5/8/5K2 w - - 0 1", "#9"),
]


class Run:
    """Half-moves, solutions and user seconds of one problem."""

    def __init__(self, args, program, problem, condition):
        fen, stipulation = problem
        text = p.problem(fen=fen, stipulation=stipulation, conditions=condition)
        command = [program, "-j", "1", "--json", "-maxtime", str(args.seconds)]
        begin = p.user_seconds()
        with p.problem_file(text) as name:
            done = subprocess.run(command + ([] if args.pruning else ["--no-pruning"]) + [name],
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, check=False)
        self.seconds = max(p.user_seconds() - begin, 0.001)
        ending = json.loads(done.stdout.splitlines()[-1])
        self.nodes, self.solutions = ending["nodes"], ending["solutions"]
        self.rate = self.nodes / self.seconds


def compare(args, program, problem):
    """Both runs, None if they do not count."""
    orthodox = Run(args, program, problem, ())
    prime = Run(args, program, problem, ("ControlePremier",))
    counts = prime.solutions * 500 <= prime.nodes and prime.seconds > 0.03
    ratio = prime.rate / orthodox.rate
    print("%-68.68s %-6s %8d %5.2f M/s  CP %8d %5.2f M/s %5d solutions  ratio %.2f%s"
          % (problem[0], problem[1], orthodox.nodes, orthodox.rate / 1e6, prime.nodes,
             prime.rate / 1e6, prime.solutions, ratio, "" if counts else " (not counted)"),
          flush=True)
    return (orthodox, prime) if counts else None


def rate(runs):
    return sum(run.nodes for run in runs) / sum(run.seconds for run in runs)


def summary(program, pairs):
    ratios = [prime.rate / orthodox.rate for orthodox, prime in pairs]
    whole = rate([prime for _, prime in pairs]) / rate([orthodox for orthodox, _ in pairs])
    return ("%s: median ratio %.2f   least %.2f   all together %.2f   (%d problems)"
            % (program, statistics.median(ratios), min(ratios), whole, len(pairs)))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--premier", action="append", required=True)
    parser.add_argument("--seconds", type=int, default=1)
    parser.add_argument("--pruning", action="store_true")
    parser.add_argument("files", nargs="*")
    args = parser.parse_args()
    problems = [] if args.files else PROBLEMS
    for path in args.files:
        problems += [(r["fen"], r["stipulation"]) for r in p.read_cases(path)]
    pairs = {program: [] for program in args.premier}
    for problem in problems:
        for program in args.premier:
            pair = compare(args, program, problem)
            if pair is not None:
                pairs[program].append(pair)
    for program, found in pairs.items():
        if found:
            print(summary(program, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
