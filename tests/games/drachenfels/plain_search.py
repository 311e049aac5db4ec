"""Where a point card can take a knight, searched the plain way: every step, every flight, every rainbow, field by field.

Written from the rules alone and without any of the engine's tables, to compare the engine with.
"""

from dataclasses import dataclass, replace

from drachenhort.core.state import State
from drachenhort.games.drachenfels.board import Board
from drachenhort.games.drachenfels.fields import FIELD_NAMES
from drachenhort.games.drachenfels.view import View


@dataclass(frozen=True)
class Position:
    """What matters for one knight's move."""

    board: Board
    mover: str
    start: str
    knights: dict[str, str]  # The others: colour to field.
    dragons: set[str]
    bridges: set[str]
    rainbows: set[str]
    pairs: set[str]  # Where rainbows may stand.
    has_armour: bool = True

    def at(self, start: str, bridges: set[str] | None = None, rainbows: set[str] | None = None) -> "Position":
        return replace(self, start=start, bridges=bridges or set(), rainbows=rainbows or set())

    def neighbours(self, name: str) -> list[str]:
        return [FIELD_NAMES[other] for other in self.board.neighbours[FIELD_NAMES.index(name)]]


@dataclass(frozen=True)
class Trail:
    """A move under way: where it has been, what it crossed first, how it came into its last castle."""

    at: str
    visited: frozenset[str]
    first: str | None
    last: str | None
    is_reset: bool
    rainbows: frozenset[str]
    flights: int = 0


def plain_moves(position: Position, steps: int, most_flights: int = 99) -> set[str]:
    """All moves of exactly so many steps, in notation."""
    trails = {Trail(position.start, frozenset([position.start]), None, None, False, frozenset(position.rainbows))}
    for _ in range(steps):
        trails = {longer for trail in trails for longer in one_step(position, trail) if longer.flights <= most_flights}
    return {notation(trail) for trail in trails if may_end(position, trail.at)}


def notation(trail: Trail) -> str:
    words = f"to {trail.at}"
    if trail.first:
        words += f" from {trail.first}"
    if trail.last:
        words += f" {'reset' if trail.is_reset else 'via'} {trail.last}"
    return words


def one_step(position: Position, trail: Trail) -> list[Trail]:
    is_castle = trail.at == "K" or trail.at[0] == "F"
    if is_castle and trail.at != position.start:  # 6.2 It has ended the move.
        return []
    out: list[Trail] = []
    for name in position.neighbours(trail.at):
        if name[0] in "HG" and name not in position.bridges:
            continue
        if may_enter(position, trail, name):
            stepped = replace(trail, at=name, visited=trail.visited | {name})
            out += [stepped, *flights(position, stepped)]
    return out + crossings(position, trail)


def flights(position: Position, trail: Trail) -> list[Trail]:
    """6.4"""
    if trail.at[0] != "T":
        return []
    return [
        replace(trail, at=star, visited=trail.visited | {star}, flights=trail.flights + 1)
        for star in ("T1", "T2", "T3", "T4")
        if star not in trail.visited and star not in position.knights.values() and star not in position.dragons
    ]


def crossings(position: Position, trail: Trail) -> list[Trail]:
    """5.1 Over rainbows that stand there, or, with one crossed before, over that one set anew."""
    out: list[Trail] = []
    for pair in trail.rainbows:
        rock, castle = pair.split("-")
        if trail.at == castle and may_enter(position, trail, rock):
            out.append(replace(trail, at=rock, visited=trail.visited | {rock}, first=rock))
        if trail.at == rock and may_enter(position, trail, castle):
            out.append(replace(trail, at=castle, visited=trail.visited | {castle}, last=rock))
    if trail.first:
        for pair in position.pairs - trail.rainbows:
            rock, castle = pair.split("-")
            if trail.at == rock and may_enter(position, trail, castle):
                out.append(replace(trail, at=castle, visited=trail.visited | {castle}, last=rock, is_reset=True))
    return out


def may_enter(position: Position, trail: Trail, name: str) -> bool:
    """6.1, 6.2"""
    if name in trail.visited or name in position.dragons:
        return False
    return name[0] != "F" or (position.has_armour and name not in position.knights.values())


def may_end(position: Position, name: str) -> bool:
    """7.3"""
    return name[0] != "R" or name not in position.knights.values()


def position_of(state: State) -> Position:
    """The move of the seat on turn, from what everybody sees."""
    view = state.view(15)
    assert isinstance(view, View)
    shown = view.to_json()
    players = shown["players"]
    assert isinstance(players, list)
    others: dict[str, str] = {}
    mover = start = ""
    has_armour = False
    for seat, player in enumerate(players):
        assert isinstance(player, dict)
        if seat == view.on_turn:
            mover, start, has_armour = str(player["colour"]), str(player["field"]), bool(player["armour"])
        else:
            others[str(player["colour"])] = str(player["field"])
    pairs = {f"R{q}-K" for q in range(1, 5)}
    if shown["castles_open"]:
        nearest = view.options.nearest_rainbows
        pairs |= {f"R{q}-F{f}" for q in range(1, 5) for f in range(1, 5) if q == f or not nearest}
    return Position(
        view.options.board,
        mover,
        start,
        others,
        names(shown["dragons"]),
        names(shown["bridges"]),
        names(shown["rainbows"]),
        pairs,
        has_armour,
    )


def names(value: object) -> set[str]:
    assert isinstance(value, list)
    return {str(name) for name in value}
