"""Connect four as the table knows it."""

from typing import Final, NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.codec import PositionReader
from drachenhort.core.decision import Decision, Decisions
from drachenhort.core.errors import Illegal, PositionError
from drachenhort.core.event import EVERYBODY, Events
from drachenhort.core.game import Contract, Game
from drachenhort.core.options import Options, Spec
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.position import begin_position, read_options, read_rng
from drachenhort.core.rng import Rng
from drachenhort.core.shapes import Fields, Many, Maybe, Place, Seat
from drachenhort.core.state import State, View

ID: Final = "connect_four"
COLUMNS, ROWS, FOUR = 7, 6, 4
EMPTY: Final = -1
COLUMN: Final = Place(COLUMNS)
SEAT: Final = Seat(2)


class Drop(NamedTuple):
    """1.2 Into this column."""

    column: int


def _lines() -> list[list[tuple[int, ...]]]:
    """For each cell the fours that it belongs to. Cells are numbered along the rows, the highest first."""
    ways = [
        (row, column, way) for row in range(ROWS) for column in range(COLUMNS) for way in ((0, 1), (1, 0), (1, 1), (1, -1))
    ]
    fours = [
        tuple((row + step * down) * COLUMNS + column + step * right for step in range(FOUR))
        for row, column, (down, right) in ways
        if row + 3 * down < ROWS and 0 <= column + 3 * right < COLUMNS
    ]
    return [[four for four in fours if cell in four] for cell in range(COLUMNS * ROWS)]


LINES: Final = _lines()
DECISIONS: Final = Decisions()
DROP: Final = DECISIONS.kind(0, "drop")

EVENTS: Final = Events()
DROPPED: Final = EVENTS.kind("dropped", "1.2", {"seat": SEAT, "column": COLUMN})
SPEC: Final = Spec([])
CONTRACT: Final = Contract(
    ID,
    "1.2",
    (2, 2),
    lambda values: Options(SPEC, values),
    Actions("Connect Four", [ActionKind(Drop, "1.2", 0, {"column": COLUMN})], "write: drop 4"),
    EVENTS,
    DECISIONS,
    ["four", "full"],
    Fields("View", {"on_turn": SEAT, "cells": Many(Maybe(SEAT))}),
)


class Board(State):
    """The cells, each with the seat whose stone lies there."""

    def __init__(self, options: Options, rng: Rng, cells: list[int], last: int = EMPTY) -> None:
        super().__init__(2, rng)
        self.options = options
        self.cells = cells
        self.last = last
        """The cell of the stone that was dropped last."""

    def copy(self) -> "Board":
        other = Board(self.options, self.rng.copy(), self.cells, self.last)
        other.decision, other.outcome, other.is_logging = self.decision, self.outcome, self.is_logging
        return other

    def advance(self) -> None:
        seat = (COLUMNS * ROWS - self.cells.count(EMPTY)) % 2
        if self.last != EMPTY:
            mover = self.cells[self.last]
            if any(all(self.cells[cell] == mover for cell in four) for four in LINES[self.last]):
                self.outcome = Outcome("four", [int(seat == mover) for seat in range(2)], [mover])
                return
        free = [column for column in range(COLUMNS) if self.cells[column] == EMPTY]
        if free:
            self.decision = Decision(seat, DROP, 0, 0, free)
        else:
            self.outcome = Outcome("full", [0, 0], [])

    def answer(self, seat: int, action: int) -> None:
        self.last = max(cell for cell in range(action, len(self.cells), COLUMNS) if self.cells[cell] == EMPTY)
        self.cells = [seat if cell == self.last else stone for cell, stone in enumerate(self.cells)]
        self.tell(DROPPED, EVERYBODY, [seat, action])
        self.advance()

    def refusal(self, seat: int, action: int) -> Illegal:
        if self.decision is None:
            return Illegal("1.3", "game-over")
        return Illegal("1.2", "full" if self.decision.seat == seat and 0 <= action < COLUMNS else "not-your-turn")

    def view(self, seat: int) -> "BoardView":
        view = BoardView(seat, self)
        view.see(self)
        return view

    def text(self) -> str:
        out = begin_position(ID, 1, ["Connect four, the highest row first"], self.options, self)
        for row in range(ROWS):
            cells = self.cells[row * COLUMNS : (row + 1) * COLUMNS]
            out.numbers(f"row {row + 1}", [cell + 1 for cell in cells])
        out.numbers("last", [self.last + 1])
        return out.text()


class BoardView(View):
    """There are no secrets."""

    def __init__(self, seat: int, board: Board) -> None:
        super().__init__(seat, 2)
        self.board = board.copy()

    def sample(self, rng: Rng) -> Board:
        board = self.board.copy()
        board.rng = rng.fork()
        return board

    def to_json(self) -> dict[str, Json]:
        cells: list[Json] = [None if cell == EMPTY else cell for cell in self.board.cells]
        turn = (COLUMNS * ROWS - self.board.cells.count(EMPTY)) % 2
        return self.framed(ID, self.board.options, ["drop"], {"on_turn": turn, "cells": cells})


class ConnectFour(Game):
    """2 seats."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=1)

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> Board:
        board = Board(options, rng, [EMPTY] * (COLUMNS * ROWS))
        board.is_logging = is_logging
        return board

    def load(self, text: str) -> Board:
        reader = PositionReader(text)
        options = read_options(reader, ID, 1, self.options)
        reader.take("seats").one_number(2, 2)
        rng = read_rng(reader)
        cells: list[int] = []
        for row in range(ROWS):
            cells += [cell - 1 for cell in reader.take(f"row {row + 1}").numbers(COLUMNS, 0, 2)]
        board = Board(options, rng, cells, reader.take("last").one_number(0, COLUMNS * ROWS) - 1)
        reader.finish()
        if cells.count(0) - cells.count(1) not in (0, 1):
            raise PositionError(1, "seat 1 has as many stones as seat 2, or one more")
        board.advance()
        return board


GAME: Final = ConnectFour()
