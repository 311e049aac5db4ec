"""2 What can be wrong with a board, and where: what a board file is checked for before its ways are counted."""

from typing import Final, final

from drachenhort.core.errors import OptionError
from drachenhort.core.plain import shortened
from drachenhort.games.drachenfels.board_lines import BoardLines
from drachenhort.games.drachenfels.distances import distances
from drachenhort.games.drachenfels.fields import (
    CASTLE,
    FIELD_NAMES,
    FIELDS,
    GATE,
    HOLE,
    LAND,
    POWERS,
    QUARTERS,
    ROCK_CASTLE,
    SITES,
    STAR,
    START,
    is_site,
    is_star,
)

DOTTED: Final = "dotted"
FEWEST_DOTTED: Final = 5
"""With four rock castles that makes nine: four dragons and four knights never take them all (5.3)."""


class BoardError(OptionError):
    """A board that cannot be played on: which field, and why; in a file also the line.

    What can be wrong with a drawing has a `key`, under which it is said in other languages, about the field and an `other`.
    """

    def __init__(self, field: str, reason: str, line: int = 0, key: str = "", other: str = "") -> None:
        place = f"line {line}: " if line else ""
        super().__init__(f"{place}board, {shortened(field)}: {reason}")
        self.field: Final = field
        self.reason: Final = reason
        self.line: Final = line
        self.key: Final = key
        self.other: Final = other


@final
class Faults:
    """What is wrong with a board as it is being read. The first one is raised, or all of them are kept."""

    def __init__(self, lines: BoardLines | None = None, are_kept: bool = False) -> None:
        self.lines: Final = lines
        self.are_kept: Final = are_kept
        self.found: list[BoardError] = []

    def note(self, fault: BoardError) -> None:
        line = fault.line if self.lines is None else self.lines.line_of(fault.field)
        placed = BoardError(fault.field, fault.reason, line, fault.key, fault.other)
        if not self.are_kept:
            raise placed
        # A field that no start reaches is at fault once, not four times.
        if not fault.key or not any(each.key == fault.key and each.field == fault.field for each in self.found):
            self.found.append(placed)


def check_kinds(kinds: list[str], faults: Faults) -> None:
    for field in range(LAND):
        if not kinds[field]:
            reason = "is missing; K and S, R, T, F, H, G of every quarter must be there"
            faults.note(BoardError(FIELD_NAMES[field], reason, key="missing"))
    if kinds.count(DOTTED) < FEWEST_DOTTED:
        reason = f"at least {FEWEST_DOTTED} fields must be {DOTTED}, so that a dragon always finds a place"
        faults.note(BoardError("land", reason, key="few-dotted", other=str(FEWEST_DOTTED)))


def check_edges(neighbours: list[list[int]], faults: Faults) -> None:
    """2.1, 6.2 The castle has no fixed edge, a rock castle only its gate; a bridge joins fields, not bridges."""
    if neighbours[CASTLE]:
        faults.note(BoardError("K", "is reached over rainbows only and has no fixed edge", key="castle-joined"))
    for quarter in range(QUARTERS):
        castle, gate = ROCK_CASTLE + quarter, GATE + quarter
        if neighbours[castle] != [gate]:
            name = FIELD_NAMES[gate]
            reason = f"must be joined with {name} and nothing else"
            faults.note(BoardError(FIELD_NAMES[castle], reason, key="gate-only", other=name))
    for site in range(HOLE, HOLE + SITES):
        if len(neighbours[site]) < 2:
            faults.note(BoardError(FIELD_NAMES[site], "a bridge must join at least two fields", key="bridge-short"))
        for other in neighbours[site]:
            if is_site(other):
                name = FIELD_NAMES[other]
                reason = f"is joined with {name}: bridges do not join bridges"
                faults.note(BoardError(FIELD_NAMES[site], reason, key="bridges-joined", other=name))
    for star in range(STAR, STAR + QUARTERS):
        for other in neighbours[star]:
            if is_star(other):
                name = FIELD_NAMES[other]
                reason = f"is joined with {name}: between stars there are flights"
                faults.note(BoardError(FIELD_NAMES[star], reason, key="stars-joined", other=name))


def check_reach(kinds: list[str], neighbours: list[list[int]], faults: Faults) -> None:
    """2.4 Without bridges every start reaches every field but K, F and the sites; with its gate also F."""
    for start in range(START, START + QUARTERS):
        if not kinds[start]:  # Noted already.
            continue
        name = FIELD_NAMES[start]
        steps = distances(neighbours, start, 0, 0)
        for field in range(FIELDS):
            if kinds[field] and field != CASTLE and not ROCK_CASTLE <= field < LAND and steps[field] < 0:
                reason = f"cannot be reached from {name} without bridges"
                faults.note(BoardError(FIELD_NAMES[field], reason, key="no-way", other=name))
        for quarter in range(QUARTERS):
            castle = ROCK_CASTLE + quarter
            if kinds[castle] and distances(neighbours, start, POWERS[QUARTERS + quarter], 0)[castle] < 0:
                reason = f"cannot be reached from {name} over its gate"
                faults.note(BoardError(FIELD_NAMES[castle], reason, key="no-way-over-gate", other=name))
