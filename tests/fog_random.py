#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""fog_random.py --premier PROGRAM [--problems N] [--seed N]

Random small positions and problems under fog, solved by premier and by the model of fog_model.py:
counts of lines, views of both sides, numbers of possible positions and keys have to agree, and the
strategies told have to win on the model's boards.
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


class Node:
    """A half-move of the solving side, or what it sees, with what is told behind it."""

    def __init__(self, event):
        self.event, self.children = event, []
        if "moves" in event:
            move = event["moves"][0]
            self.name = move["from"] + move["to"] + move.get("promotion", "")
            self.goal = "goal" in move
        else:
            self.goal = "goal" in event


def strategy_of(program, text, arguments):
    """Number of possible positions, and the keys as nodes."""
    positions, keys, latest = None, [], {}
    for line in p.run(program, ["--json"] + arguments, text).splitlines():
        event = json.loads(line)
        if "verdict" in event:
            continue
        if event["role"] == "sighting" and event["depth"] == 0:
            positions = event["positions"]
            continue
        node = Node(event)
        # half-moves, sightings before and behind the answer: 0, 1, 2, 3 ...
        level = (event["depth"] // 2 * 3 if "moves" in event
                 else (event["depth"] - 1) // 2 * 3 + 2 - event["depth"] % 2)
        latest[level] = node
        (latest[level - 1].children if level else keys).append(node)
    return positions, keys


def seen_in(node, position, side, captured):
    """The one branch below the node that says what the side sees in the position."""
    squares, men = position.view(side)
    squares = sorted(map(model.square_name, squares))
    men = sorted(man[1] + model.square_name(square) for square, man in men.items())
    fit = [child for child in node.children
           if not child.goal and sorted(child.event["seen"]) == squares
           and sorted(child.event["men"]) == men and child.event.get("captured") == captured]
    return fit


def plays_out(node, position, side, goal, moves):
    """Does the strategy reach the goal in this position, whatever the answers?"""
    fitting = [m for m in position.moves() if name_of(m) == node.name]
    if len(fitting) != 1 or moves == 0:
        return False
    if model.goal_reached(goal, position, fitting[0]):
        return node.goal or any(child.goal for child in node.children)
    after = position.play(fitting[0])
    own = seen_in(node, after, side, None)
    answers = after.moves()
    if len(own) != 1 or not answers:
        return False
    for answer in answers:
        then = after.play(answer)
        lost = answer[2]
        branches = seen_in(own[0], then, side, lost and model.square_name(lost))
        # An en passant capture that is possible is a thing seen that no square shows.
        if not branches or len({len(b.children) for b in branches}) != 1:
            return False
        if not any(len(b.children) == 1
                   and plays_out(b.children[0], then, side, goal, moves - 1) for b in branches):
            return False
    return True


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
        count, keys = strategy_of(program, text, arguments)
        found = (count, sorted(key.name for key in keys))
        if found != expected:
            return "%s expected %s, found %s\n%s" % (arguments, expected, found, text)
        for key in keys:
            for position in positions:
                if not plays_out(key, position, side, goal, moves):
                    return "the strategy of %s fails\n%s" % (key.name, text)
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
