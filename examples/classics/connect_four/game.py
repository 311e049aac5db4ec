"""Connect four as the table knows it."""

from typing import Final, NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.codec import PositionReader
from drachenhort.core.decision import NO_CODES, Decision, Decisions
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
COLUMNS, ROWS, TALL = 7, 6, 7  # A column is TALL bits, the lowest cell first; the highest bit of all is never set.
BOTTOM: Final = [1 << column * TALL for column in range(COLUMNS)]
COLUMN: Final = [bottom * ((1 << ROWS) - 1) for bottom in BOTTOM]
CELLS: Final = [bottom << row for row in reversed(range(ROWS)) for bottom in BOTTOM]  # Along the rows, the highest first.
EACH: Final = sum(BOTTOM)


class Drop(NamedTuple):
    column: int  # 1.2


DECISIONS: Final = Decisions()
DROP: Final = DECISIONS.kind(0, "drop")
ASKED: Final[dict[int, list[Decision]]] = {}
"""By the bottoms of full columns, and by seat. Decisions are never changed: all tables share them."""
for _free in range(1, 1 << COLUMNS):
    _full = sum(bottom for column, bottom in enumerate(BOTTOM) if not _free >> column & 1)
    ASKED[_full] = [Decision(seat, DROP, _free, 0, NO_CODES) for seat in range(2)]
EVENTS: Final = Events()
DROPPED: Final = EVENTS.kind("dropped", "1.2", {"seat": Seat(2), "column": Place(COLUMNS)})
SPEC: Final = Spec([])
DROPS: Final = Actions("Connect Four", [ActionKind(Drop, "1.2", 0, {"column": Place(COLUMNS)})], "write: drop 4")
VIEW: Final = Fields("View", {"on_turn": Seat(2), "cells": Many(Maybe(Seat(2)))})
CONTRACT: Final = Contract(
    ID, "1.2", (2, 2), lambda values: Options(SPEC, values), DROPS, EVENTS, DECISIONS, ["four", "full"], VIEW
)


class Board(State):
    """The stones of whoever is on turn and of whoever was before, as bits."""

    def __init__(self, options: Options, rng: Rng, mine: int = 0, theirs: int = 0) -> None:
        super().__init__(2, rng)
        self.options, self.mine, self.theirs = options, mine, theirs

    @property
    def turn(self) -> int:
        return (self.mine | self.theirs).bit_count() % 2

    def copy(self) -> "Board":
        other = Board(self.options, self.rng.copy(), self.mine, self.theirs)
        other.decision, other.outcome, other.is_logging = self.decision, self.outcome, self.is_logging
        return other

    def advance(self) -> None:
        stones, taken = self.theirs, self.mine | self.theirs
        turn = taken.bit_count() % 2
        for step, two in (1, 2), (6, 12), (7, 14), (8, 16):  # 1.3 Upwards, along both diagonals and along the row.
            pairs = stones & stones >> step
            if pairs & pairs >> two:
                self.outcome = Outcome("four", [int(seat != turn) for seat in range(2)], [1 - turn])
                return
        if asked := ASKED.get(taken >> ROWS - 1 & EACH):
            self.decision = asked[turn]
        else:
            self.outcome = Outcome("full", [0, 0], [])

    def answer(self, seat: int, action: int) -> None:
        taken = self.mine | self.theirs
        self.mine, self.theirs = self.theirs, self.mine | (taken & COLUMN[action]) + BOTTOM[action]
        if self.is_logging:
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

    def cells(self) -> list[int]:
        """Who has a stone where: the seat, counted from 1, or 0."""
        mine = 1 + self.turn
        return [mine if self.mine & cell else 3 - mine if self.theirs & cell else 0 for cell in CELLS]

    def text(self) -> str:
        out = begin_position(ID, 1, ["Connect four, the highest row first"], self.options, self)
        for row in range(ROWS):
            out.numbers(f"row {row + 1}", self.cells()[row * COLUMNS : (row + 1) * COLUMNS])
        return out.text()


class BoardView(View):  # There are no secrets.
    def __init__(self, seat: int, board: Board) -> None:
        super().__init__(seat, 2)
        self.board = board.copy()

    def sample(self, rng: Rng) -> Board:
        board = self.board.copy()
        board.rng = rng.fork()
        return board

    def to_json(self) -> dict[str, Json]:
        cells: list[Json] = [cell - 1 if cell else None for cell in self.board.cells()]
        return self.framed(ID, self.board.options, DECISIONS.names, {"on_turn": self.board.turn, "cells": cells})


class ConnectFour(Game):
    """2 seats."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=1)

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> Board:
        board = Board(options, rng)
        board.is_logging = is_logging
        return board

    def load(self, text: str) -> Board:
        reader = PositionReader(text)
        options = read_options(reader, ID, 1, self.options)
        reader.take("seats").one_number(2, 2)
        rng = read_rng(reader)
        rows = [reader.take(f"row {row + 1}").numbers(COLUMNS, 0, 2) for row in range(ROWS)]
        reader.finish()
        cells = [cell for row in rows for cell in row]
        first, second = (sum(bit for bit, cell in zip(CELLS, cells, strict=True) if cell == seat) for seat in (1, 2))
        hovering = any(cells[place] and not cells[place + COLUMNS] for place in range(len(cells) - COLUMNS))
        if hovering or first.bit_count() - second.bit_count() not in (0, 1):
            raise PositionError(1, "stones lie on stones, and seat 1 has as many as seat 2 or one more")
        board = Board(options, rng, *((second, first) if first.bit_count() > second.bit_count() else (first, second)))
        board.advance()
        return board


GAME: Final = ConnectFour()
