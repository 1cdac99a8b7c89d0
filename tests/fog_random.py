#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""fog_random.py --premier PROGRAM [--problems N] [--seed N]

Random small positions and problems under fog, solved by premier and by the model of fog_model.py:
counts of lines, views of both sides, numbers of possible positions and keys have to agree.
"""
import argparse
import json
import random
import sys

import fog_model as model
import premier as p

BOARDS = [(3, 3), (4, 3), (3, 4), (4, 4), (5, 4), (4, 5)]
ARMIES = [("KR", "K"), ("KQ", "K"), ("KQ", "KP"), ("KRB", "K"), ("KRP", "KP"), ("KRR", "KS"),
          ("KQS", "KB"), ("KPP", "KPP"), ("QR", "K"), ("KBB", "KR"), ("RR", "KP")]


def draw(rng):
    files, ranks = rng.choice(BOARDS)
    white, black = rng.choice(ARMIES)
    squares = [(x, y) for x in range(files) for y in range(ranks)]
    rng.shuffle(squares)
    men = {}
    for side, army in (("w", white), ("b", black)):
        for walk in army:
            fit = [s for s in squares if walk != "P" or 0 < s[1] < ranks - 1]
            if not fit:
                return draw(rng)
            men[fit[0]] = (side, walk)
            squares.remove(fit[0])
    side = rng.choice("wb")
    return files, ranks, men, side


def pieces_of(men, hidden=()):
    sides = {"w": [], "b": []}
    for square, man in men.items():
        if square not in hidden:
            sides[man[0]].append(man[1] + model.square_name(square))
    return sides


def name_of(move):
    return model.square_name(move[0]) + model.square_name(move[1]) + (move[3] or "")


def answer_of(program, text, arguments):
    """Number of possible positions, and keys."""
    positions, found = None, []
    for line in p.run(program, ["--json"] + arguments, text).splitlines():
        event = json.loads(line)
        if event.get("role") == "sighting" and event["depth"] == 0:
            positions = event["positions"]
        if event.get("role") == "key":
            move = event["moves"][0]
            found.append(move["from"] + move["to"] + move.get("promotion", ""))
    return positions, sorted(found)


def test_problem(program, case):
    rng = random.Random(case["id"])
    files, ranks, men, side = draw(rng)
    board = "%dx%d" % (files, ranks)
    goal = rng.choice(["xK", "xK", "x", "z" + model.square_name((files - 1, ranks - 1))])
    moves = rng.choice([1, 2, 2, 3] if files * ranks < 12 else [1, 2])
    name = {"w": "White", "b": "Black"}
    options = ["HalfDuplex"] if side == "b" else []
    diagram = model.Position(files, ranks, men, side)
    text = p.problem(pieces=pieces_of(men), board=board, stipulation="~1",
                     conditions=["FogOfWar"], options=options)
    if p.perft(program, text, 3) != [model.perft(diagram, n) for n in (1, 2, 3)]:
        return "counts"
    for colour in "wb":
        output = p.run(program, ["show", "--fog", name[colour].lower()], text)
        seen = output[output.index(" sees "):].splitlines()[0].split(":")[1].split()
        if seen != sorted(map(model.square_name, diagram.view(colour)[0])):
            return "view of " + name[colour]
    positions = model.start_of(files, ranks, men, side)
    text = p.problem(pieces=pieces_of(men), board=board, stipulation="%s%d" % (goal, moves),
                     conditions=["FogOfWar"], options=options + ["Fog " + name[side]])
    expected = (len(positions), sorted(map(name_of, model.keys(positions, side, goal, moves))))
    for arguments in ([], ["--no-pruning", "-j", "2"]):
        found = answer_of(program, text, arguments)
        if found != expected:
            return "%s expected %s, found %s\n%s" % (arguments, expected, found, text)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--premier", required=True)
    parser.add_argument("--problems", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    cases = [{"id": "%d.%d" % (arguments.seed, i)} for i in range(arguments.problems)]
    passed, failed = p.judge(cases, lambda case: test_problem(arguments.premier, case),
                             arguments.jobs)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
