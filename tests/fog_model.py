# SPDX-License-Identifier: GPL-3.0-or-later
"""Fog of War played out on plain copies of the board: a slow model that shares nothing with premier.

A position is a tuple (men, side, rights, passed): men maps squares (file, rank) to (colour, walk) as a
frozenset of items, rights is a set of king and rook squares that have not moved, passed the square
that a pawn has just passed by its double step, or None.
"""

LINES = {"R": [(1, 0), (-1, 0), (0, 1), (0, -1)], "B": [(1, 1), (1, -1), (-1, 1), (-1, -1)]}
LINES["Q"] = LINES["R"] + LINES["B"]
LEAPS = {"K": LINES["Q"],
         "S": [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]}


class Position:
    def __init__(self, files, ranks, men, side, rights=frozenset(), passed=None, over=False):
        self.files, self.ranks = files, ranks
        self.men, self.side = dict(men), side
        self.rights, self.passed, self.over = frozenset(rights), passed, over

    def key(self):
        return (frozenset(self.men.items()), self.side, self.rights, self.passed, self.over)

    def on_board(self, square):
        return 0 <= square[0] < self.files and 0 <= square[1] < self.ranks

    def may_enter(self, square, side):
        return self.on_board(square) and self.men.get(square, "-")[0] != side

    # Moves are (departure, arrival, capture or None, promotion or None, kind).
    def moves(self, side=None):
        """All moves of a side; en passant only for the side at the move."""
        side = side or self.side
        if self.over:
            return []
        found = []
        for square, (colour, walk) in sorted(self.men.items()):
            if colour != side:
                continue
            if walk == "P":
                found += self.pawn_moves(square, side)
            else:
                found += self.officer_moves(square, side, walk)
        return found + list(self.castlings(side))

    def officer_moves(self, square, side, walk):
        for step in LINES.get(walk, LEAPS.get(walk)):
            to = (square[0] + step[0], square[1] + step[1])
            while self.may_enter(to, side):
                taken = to if to in self.men else None
                yield (square, to, taken, None, "")
                if taken or walk in LEAPS:
                    break
                to = (to[0] + step[0], to[1] + step[1])

    def pawn_moves(self, square, side):
        ahead = 1 if side == "w" else -1
        home = 1 if side == "w" else self.ranks - 2
        last = self.ranks - 1 if side == "w" else 0
        x, y = square
        targets = []
        if self.on_board((x, y + ahead)) and (x, y + ahead) not in self.men:
            targets.append(((x, y + ahead), None, ""))
            two = (x, y + 2 * ahead)
            if y == home and self.on_board(two) and two not in self.men:
                targets.append((two, None, "double"))
        for to in ((x - 1, y + ahead), (x + 1, y + ahead)):
            if self.men.get(to, "-")[0] not in ("-", side):
                targets.append((to, to, ""))
            elif to == self.passed and side == self.side:
                targets.append((to, (to[0], y), "ep"))
        for to, taken, kind in targets:
            for promotion in ("QRBS" if to[1] == last else [None]):
                yield (square, to, taken, promotion, kind)

    def castlings(self, side):
        if self.files != 8:
            return
        y = 0 if side == "w" else self.ranks - 1
        for rook, free, king_to, kind in (((7, y), (5, 6), (6, y), "0-0"),
                                          ((0, y), (1, 2, 3), (2, y), "0-0-0")):
            if ((4, y) in self.rights and rook in self.rights
                    and self.men.get((4, y)) == (side, "K") and self.men.get(rook) == (side, "R")
                    and not any((x, y) in self.men for x in free)):
                yield ((4, y), king_to, None, None, kind)

    def play(self, move):
        departure, arrival, taken, promotion, kind = move
        men = dict(self.men)
        over = taken is not None and men[taken][1] == "K"
        if taken:
            del men[taken]
        colour, walk = men.pop(departure)
        men[arrival] = (colour, promotion or walk)
        if kind.startswith("0-0"):
            x = 7 if kind == "0-0" else 0
            men[(5 if x else 3, arrival[1])] = men.pop((x, arrival[1]))
        passed = None
        if kind == "double":
            between = (departure[0], (departure[1] + arrival[1]) // 2)
            ahead = 1 if colour == "w" else -1
            enemies = [(between[0] + dx, between[1] + ahead) for dx in (-1, 1)]
            if any(men.get(e) == ("b" if colour == "w" else "w", "P") for e in enemies):
                passed = between
        return Position(self.files, self.ranks, men, "b" if self.side == "w" else "w",
                        self.rights - {departure, arrival, taken}, passed, over)

    def view(self, side):
        """What the side sees: the squares, and the enemy men on them."""
        squares = {s for s, man in self.men.items() if man[0] == side}
        for move in self.moves(side):
            squares.add(move[1])
            if move[2]:
                squares.add(move[2])
        return squares, {s: self.men[s] for s in squares
                         if s in self.men and self.men[s][0] != side}


def square_name(square):
    return "abcdefghijklmnopqrstuvwxyz"[square[0]] + str(square[1] + 1)


def perft(position, depth):
    if depth == 0:
        return 1
    return sum(perft(position.play(m), depth - 1) for m in position.moves())


def usual_rights(files, ranks, men):
    """By the convention of problems: king and rooks at home have not moved."""
    if files != 8 or ranks != 8:
        return frozenset()
    rights = set()
    for colour, y in (("w", 0), ("b", 7)):
        for x in (0, 7):
            if men.get((4, y)) == (colour, "K") and men.get((x, y)) == (colour, "R"):
                rights |= {(4, y), (x, y)}
    return frozenset(rights)


# Problems under fog: the side knows only its view.

def sight(position, side):
    """All that the side sees, its own men and at its turn its moves included."""
    squares, _ = position.view(side)
    men = frozenset((s, position.men.get(s)) for s in squares)
    moves = frozenset(position.moves()) if position.side == side else None
    return men, moves


def placements(diagram, hidden, side, seen):
    """All positions that agree with what the side sees; hidden: walks of the other side's men."""
    other = "b" if side == "w" else "w"
    free = [(x, y) for x in range(diagram.files) for y in range(diagram.ranks)
            if (x, y) not in diagram.men and (x, y) not in seen[0]]
    found = {}

    def place(walks, men):
        if not walks:
            rights = usual_rights(diagram.files, diagram.ranks, men)
            position = Position(diagram.files, diagram.ranks, men, side, rights)
            if sight(position, side) == seen[1]:
                found[position.key()] = position
            return
        for square in free:
            if square in men or (walks[0] == "P" and square[1] in (0, diagram.ranks - 1)):
                continue
            place(walks[1:], {**men, square: (other, walks[0])})

    place(list(hidden), diagram.men)
    return list(found.values())


def start_of(files, ranks, men, side, hidden=None):
    """The possible positions of a diagram; hidden men from a list, or those out of sight."""
    diagram = Position(files, ranks, men, side, usual_rights(files, ranks, men))
    squares, _ = diagram.view(side)
    seen = (squares, sight(diagram, side))
    if hidden is None:
        hidden = [man[1] for square, man in men.items() if square not in squares]
    shown = {square: man for square, man in men.items() if square in squares}
    base = Position(files, ranks, shown, side)
    return placements(base, hidden, side, seen)


def goal_reached(goal, position, move):
    """position: before the move."""
    if goal == "xK":
        return move[2] is not None and position.men[move[2]][1] == "K"
    if goal == "x":
        return move[2] is not None
    return goal[0] == "z" and square_name(move[1]) == goal[1:]


def solved(positions, side, goal, moves, move):
    """Does the move reach the goal within so many moves in every one of the positions?"""
    parts = {}
    for position in positions:
        if goal_reached(goal, position, move):
            continue
        after = position.play(move)
        answers = after.moves()
        if moves == 1 or not answers:
            return False
        own = sight(after, side)
        for answer in answers:
            then = after.play(answer)
            if not then.moves():
                return False
            key = (own, sight(then, side))
            parts.setdefault(key, {})[then.key()] = then
    return all(any(solved(list(part.values()), side, goal, moves - 1, m)
                   for m in next(iter(part.values())).moves())
               for part in parts.values())


def keys(positions, side, goal, moves):
    return [move for move in positions[0].moves() if solved(positions, side, goal, moves, move)]
