# SPDX-License-Identifier: GPL-3.0-or-later
"""Running premier from the drivers in this folder: problem files from parts, answers as data."""
import json
import os
import re
import resource
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager


class Refused(Exception):
    """premier did not solve the problem; the text says why."""


def read_cases(path):
    """The lines of a file, each of them JSON."""
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def problem(pieces=None, fen=None, forsyth=None, board=None, stipulation="~1", conditions=(),
            options=()):
    """The text of a problem file. pieces: {"w": ["Ka1", ...], "b": [...]}; board: "10x8"."""
    lines = ["BeginProblem"]
    if board and board != "8x8":
        lines.append("BoardSize " + board)
    if fen:
        lines.append("FEN " + fen)
    if forsyth:
        lines.append("Forsyth " + forsyth)
    if pieces:
        lines.append("Pieces")
        for side, name in (("w", "White"), ("b", "Black")):
            if pieces.get(side):
                lines.append("  %s %s" % (name, " ".join(pieces[side])))
    lines.append("Stipulation " + stipulation)
    if conditions:
        lines.append("Condition " + " ".join(conditions))
    lines.append("Option " + " ".join(["NoBoard"] + list(options)))
    lines.append("EndProblem")
    return "\n".join(lines) + "\n"


@contextmanager
def problem_file(text):
    """The name of a file with this text, which is there as long as it is needed."""
    handle, name = tempfile.mkstemp(suffix=".inp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        yield name
    finally:
        os.unlink(name)


def user_seconds():
    """Those of all programs that have been run and have ended."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def run(premier, arguments, text, timeout=60):
    """Standard output of premier on a file with this text."""
    try:
        with problem_file(text) as name:
            done = subprocess.run([premier] + arguments + [name], stdin=subprocess.DEVNULL,
                                  capture_output=True, timeout=timeout, check=False)
    except subprocess.TimeoutExpired:
        raise Refused("more than %d s" % timeout) from None
    if done.returncode:
        raise Refused("exit status %d: %s" % (done.returncode,
                                              done.stderr.decode(errors="replace")[-400:].strip()))
    return done.stdout.decode(errors="replace")


def perft(premier, text, depth, arguments=(), timeout=120):
    """Numbers of lines of 1 ... depth half-moves."""
    output = run(premier, ["perft", "--depth", str(depth)] + list(arguments), text, timeout)
    counts = []
    for line in output.splitlines():
        number, count = line.split()
        if int(number) != len(counts) + 1:
            raise Refused("perft printed " + line)
        counts.append(int(count))
    return counts


def half_moves(line):
    """The half-moves of a line of play, without numbers and signs."""
    words = [re.sub(r"^\d+\.(\.\.)?", "", word) for word in line.split()]
    return [word.rstrip("!?+#=") for word in words if word.rstrip("!?+#=") not in ("", "ep.")]


def keys(output):
    """First half-moves of the tree, those marked with an exclamation mark."""
    return sorted(half_moves(line.split("!")[0])[0] for line in output.splitlines()
                  if re.match(r" {0,3}\d+\.[^.].*!", line))


def lines_of_play(output):
    """Lines of help play."""
    return sorted(half_moves(line) for line in output.splitlines() if re.match(r" *1\.", line))


def judge(cases, test, jobs, tell=print):
    """Runs test(case) for all; it returns None or what is wrong. Returns (passed, failed)."""
    def safely(case):
        try:
            return test(case)
        except Refused as why:
            return str(why)

    failed = 0
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        for case, wrong in zip(cases, pool.map(safely, cases)):
            if wrong:
                failed += 1
                tell("FAILED %s: %s" % (case["id"], wrong))
    return len(cases) - failed, failed
