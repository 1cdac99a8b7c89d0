#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""random_problems.py --premier PROGRAM [--problems N] [--seed N] [--seconds S] [--compare PROGRAM]

Problems made of words that premier knows (conditions with arguments, walks, attributes,
stipulations, options, twins, boards), put together without much sense.  Whatever comes of it:
no crash, no complaint of a sanitizer, no longer than -maxtime S and some grace for reading, a
known exit status, every message with the file, line and column it is about, JSON that is JSON.
With --compare (the program compare_solutions of the tests) what is solved in time must have the
same solution with --no-pruning, without tables and with --engine general.

The long run is worth its time with a premier that was configured with --enable-sanitizers.
"""
import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time

import premier as p

# With these the solution depends on the order in which half-moves are tried.
ORDERED = re.compile("MoveNumbers|StartMoveNumber|MaxSolutions|StopOnShort|MaxTime")
GRACE = 20  # seconds: machines are slow at times, sanitizers always
MEMORY = ["-maxmem", "64M"]  # large tables take sanitizers long
KNOWN_STATUS = {0, 2, 3, 4, 5}
GOALS = ["#", "=", "==", "+", "x", "z%s", "%%", "ct", "<>", "##", "##!", "!=", "ep", "^", "**",
         "k%s", "#=", "00", "~", "!#", "c81", "ctr", "dr", "xK", "!#[S]", "#[%s]"]
PLAY = ["{g}{n}", "s{g}{n}", "r{g}{n}", "semi-r{g}{n}", "h{g}{n}", "h{g}{n}.5", "hs{g}{n}",
        "hr{g}{n}", "ser-{g}{n}", "ser-h{g}{n}", "ser-s{g}{n}", "ser-r{g}{n}", "exact-h{g}{n}",
        "pser-{g}{n}", "phser-{g}{n}", "reci-h{g}{n}", "reci-h(=){g}{n}", "2->ser-{g}{n}",
        "dia{n}", "ser-dia{n}", "a=>b{n}", "exact-{g}{n}", "{g}{n}"]
ARGUMENTS = ["RexInclusive", "RexExclusive", "Type1", "Type2", "Type3", "TypeB", "Strict", "Relaxed",
             "Assassin", "Volcanic", "Parachute", "Calvet", "Cheylan", "Clone", "Couscous", "Mirror",
             "LastMove", "WaitCapture", "Cage", "Super", "Turncoat", "Chameleon", "Einstein", "Ultra",
             "Exact", "White", "Black", "PionNeutre", "PionAdvers", "Berolina", "Adverse", "Promotion",
             "CaptureSquare", "ConstantLength", "ShiftRank", "Orthogonal", "RexIncl", "File",
             "Diametral", "Frischauf", "Equipollents", "Symmetry", "Diagram", "PWC", "Antipodes",
             "1", "2", "9", "6.5", "a1", "c3d4", "a1h8b2", "g", "q r b s", "n ka", "0"]
OPTIONS = ["Try", "Defence 1", "SetPlay", "WhiteToPlay", "Variations", "MoveNumbers",
           "StartMoveNumber 2", "NoWk", "Duplex", "NoBk", "Threat 1", "NonTrivial 1 1", "PostKeyPlay",
           "Intelligent", "MaxFlightSquares 2", "MaxSolutions 3", "NoThreat", "Quodlibet", "NoBoard",
           "NoShortVariations", "MatesIn1", "KeepMatingPiece", "LastCapture White R e4", "StopOnShortSolutions",
           "HalfDuplex", "NoCastling a1e1", "EnPassant e3", "Count", "GoalIsEnd", "Beep",
           "Fog White", "MaxTime 1", "CastlingMutuallyExclusive a1 h8"]
WORDS_THAT_MEN_HAVE = ["White", "Black", "Neutral"]


def names_from(program, what):
    """The first names and the example lines of `premier list WHAT`."""
    output = subprocess.run([program, "list", what], capture_output=True, check=True).stdout.decode()
    names = [line.split(" (")[0] for line in output.splitlines() if line and line[0] != " "]
    examples = re.findall(r"^ +Example: (.*)$", output, re.M)
    return names, examples


class Maker:
    """Makes problems; the same ones for the same beginning."""

    def __init__(self, program, seed):
        self.rng = random.Random(seed)
        self.conditions = names_from(program, "conditions")
        self.attributes = names_from(program, "attributes")[0]
        self.options = names_from(program, "options")[0]
        self.walks = [name.split()[0] for name in names_from(program, "pieces")[0]]

    def one_in(self, n):
        return self.rng.randrange(n) == 0

    def board(self):
        if not self.one_in(5):
            return 8, 8, ""
        files, ranks = self.rng.randint(1, 12), self.rng.randint(1, 12)
        shape = self.rng.choice(["", "", "\nBoardShape VerticalCylinder", "\nBoardShape Torus",
                                 "\nBoardShape HorizontalCylinder"])
        return files, ranks, "BoardSize %dx%d%s\n" % (files, ranks, shape)

    def square(self, files, ranks):
        return "%s%d" % (chr(ord("a") + self.rng.randrange(files)), 1 + self.rng.randrange(ranks))

    def walk(self):
        kind = self.rng.randrange(12)
        if kind < 6:
            return self.rng.choice("QRBSPP")
        if kind == 11:
            return "%s/%s" % (self.rng.choice(self.walks), self.rng.choice(self.walks))
        return self.rng.choice(self.walks)

    def men(self, files, ranks):
        words = ["Pieces"]
        free = [(f, r) for f in range(files) for r in range(ranks)]
        self.rng.shuffle(free)

        def put(walk):
            if free:
                file, rank = free.pop()
                words.append("%s%s%d" % (walk, chr(ord("a") + file), rank + 1))

        for side in ("White", "Black"):
            words.append(side)
            if not self.one_in(12):
                put("K")
            for _ in range(self.rng.randrange(5)):
                put(self.walk())
        for _ in range(self.rng.choice([0, 0, 1, 1, 2])):
            if not self.one_in(3):
                words.append(self.rng.choice(self.attributes))
            words.append(self.rng.choice(WORDS_THAT_MEN_HAVE))
            if self.one_in(3):
                words.append(self.rng.choice(self.attributes))
            put(self.walk())
        return " ".join(words)

    def stipulation(self, files, ranks):
        goal = self.rng.choice(GOALS[:3] if self.one_in(2) else GOALS)
        goal = goal.replace("%s", self.square(files, ranks)).replace("%%", "%")
        return self.rng.choice(PLAY).format(g=goal, n=self.rng.randint(1, 3))

    def condition(self):
        names, examples = self.conditions
        if self.one_in(6):
            words = [self.rng.choice(["", "White", "Black"]) + self.rng.choice(names)]
        else:
            words = self.rng.choice(examples).split()[1:]
        if self.one_in(5):
            words += self.rng.sample(ARGUMENTS, self.rng.choice([1, 1, 2]))
        return "Condition " + " ".join(words)

    def option(self):
        if self.one_in(25):
            return self.rng.choice(self.options) + self.rng.choice(["", " 1", " a1", " 2 3", " x"])
        return self.rng.choice(OPTIONS)

    def twin(self, files, ranks):
        here, there = self.square(files, ranks), self.square(files, ranks)
        change = self.rng.choice([
            "Move %s %s" % (here, there), "Exchange %s %s" % (here, there), "Remove " + here,
            "Add White %s%s" % (self.walk(), here), "Substitute %s %s" % (self.walk(), self.walk()),
            "Rotate 90", "Rotate 180", "Mirror a1<-->h1", "Mirror a1<-->h8", "Shift a1 b2",
            "PolishType", "Stipulation " + self.stipulation(files, ranks), self.condition()])
        return "Twin %s%s" % ("Continued " if self.one_in(3) else "", change)

    def problem(self):
        files, ranks, words = self.board()
        lines = ["BeginProblem", words + self.men(files, ranks),
                 "Stipulation " + self.stipulation(files, ranks)]
        for _ in range(self.rng.choice([0, 0, 1, 1, 1, 2, 3])):
            lines.append(self.condition())
        for _ in range(self.rng.choice([0, 0, 1, 2, 3])):
            lines.append("Option " + self.option())
        for _ in range(self.rng.choice([0, 0, 0, 1, 2])):
            lines.append(self.twin(files, ranks))
        lines.append("EndProblem")
        return "\n".join(lines) + "\n"


def run(command, limit):
    """Exit status (None: too long), standard output, standard error."""
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False,
                              timeout=limit)
    except subprocess.TimeoutExpired:
        return None, "", ""
    return (done.returncode, done.stdout.decode(errors="replace"),
            done.stderr.decode(errors="replace"))


def wrong_json(output):
    for line in output.splitlines():
        try:
            json.loads(line)
        except ValueError as why:
            return "JSON: %s: %s" % (why, line[:200])
    return None


def fault_of(status, output, messages, form):
    """What is wrong with this outcome; None if nothing is."""
    if status is None:
        return "it does not stop in time"
    if "Sanitizer" in messages or "runtime error" in messages:
        return "sanitizer:\n" + messages[:4000]
    if status not in KNOWN_STATUS:
        return "exit status %d: %s" % (status, messages[-400:])
    if status in (2, 3) and not messages:
        return "exit status %d without a message" % status
    for line in messages.splitlines():
        if not re.match(r"\S+:\d+:\d+: .|premier: problem \d+(, twin \w+)?: stopped", line):
            return "a message without its place: " + line
    return wrong_json(output) if form == ["--json"] and status == 0 else None


def solution(program, name, switches, seconds):
    status, output, _ = run([program, "-regression", "-maxtime", str(seconds)] + MEMORY + switches +
                            [name], seconds + GRACE)
    return output if status == 0 else None


def differs(program, compare, name, seconds):
    """Which of the ways that must not matter gives another solution; None: none does."""
    usual = solution(program, name, [], seconds)
    if usual is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        expected, actual = (os.path.join(folder, n) for n in ("expected", "actual"))
        with open(expected, "w", encoding="utf-8") as file:
            file.writelines(line for line in usual.splitlines(True)
                            if not line.startswith("solution finished"))
        for switches in (["--no-pruning"], ["--engine", "general"], ["--no-table"]):
            other = solution(program, name, switches, seconds)
            if other is None:
                continue
            with open(actual, "w", encoding="utf-8") as file:
                file.write(other)
            status, output, _ = run([compare, expected, actual], 60)
            if status == 1:
                return "another solution with %s:\n%s" % (" ".join(switches), output[:1500])
    return None


def try_one(arguments, form, text):
    """What is wrong; None if nothing is."""
    with p.problem_file(text) as name:
        command = ([arguments.premier] + form + MEMORY +
                   ["-maxtime", str(arguments.seconds), name])
        status, output, messages = run(command, arguments.seconds * (1 + text.count("Twin")) + GRACE)
        fault = fault_of(status, output, messages, form)
        if fault is None and status == 0 and arguments.compare and not form \
                and not ORDERED.search(text):
            fault = differs(arguments.premier, arguments.compare, name, arguments.seconds)
        return status, fault


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[2])
    parser.add_argument("--premier", required=True)
    parser.add_argument("--problems", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=2)
    parser.add_argument("--compare")
    arguments = parser.parse_args()
    maker = Maker(arguments.premier, arguments.seed)
    forms = [[], [], [], [], ["--json"], ["--html"], ["--latex"], ["check"], ["--svg"]]
    tally, faults = {}, 0
    begun = time.monotonic()
    for i in range(arguments.problems):
        text = maker.problem()
        form = maker.rng.choice(forms)
        status, fault = try_one(arguments, form, text)
        tally[status] = tally.get(status, 0) + 1
        if fault:
            faults += 1
            print("FAILED %d, %s: %s\n%s" % (i, " ".join(form) or "text", fault, text), flush=True)
    print("%d problems in %.0f s, by exit status: %s; %d faults"
          % (arguments.problems, time.monotonic() - begun,
             ", ".join("%s: %d" % (k, tally[k]) for k in sorted(tally, key=str)), faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
