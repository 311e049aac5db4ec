"""Drachenrest as the table knows it."""

from typing import NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.codec import PositionReader
from drachenhort.core.decision import Decision, Decisions
from drachenhort.core.errors import Illegal
from drachenhort.core.event import EVERYBODY, Events
from drachenhort.core.game import Contract, Game
from drachenhort.core.options import Number, Options, Spec
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.position import begin_position, read_options, read_rng
from drachenhort.core.rng import Rng
from drachenhort.core.shapes import Count, Fields, Seat
from drachenhort.core.state import State, View

MOST = 3
FORMAT = 1
SPEC = Spec([Number("coins", 12, 1, 99, "1.1")])
SEAT = Seat(4)
COINS = Count(0, 99)
DECISIONS = Decisions()
DECISIONS.kind(0, "take")
EVENTS = Events()
TOOK = EVENTS.kind("took", "1.2", {"seat": SEAT, "count": COINS})


class Take(NamedTuple):
    """1.2 So many coins."""

    coins: int


CONTRACT = Contract(
    "drachenrest",
    "1.2",
    (2, 4),
    lambda values: Options(SPEC, values),
    Actions("Drachenrest", [ActionKind(Take, "1.2", 1, {"coins": Count(1, MOST)})], "write: take 2"),
    EVENTS,
    DECISIONS,
    ["empty"],
    Fields("View", {"coins": COINS, "on_turn": SEAT}),
)


class Rest(State):
    """The whole position: who is on turn, and how many coins are left."""

    def __init__(self, seats: int, rng: Rng, options: Options, coins: int, turn: int = 0) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.coins = coins
        self.turn = turn

    def copy(self) -> "Rest":
        other = Rest(self.seats, self.rng.copy(), self.options, self.coins, self.turn)
        other.advance()
        other.is_logging = self.is_logging
        return other

    def advance(self) -> None:
        if self.coins > 0:
            codes = [count for count in range(1, MOST + 1) if count <= self.coins]
            self.decision = Decision(self.turn, 0, 0, 0, codes)
        else:
            last = (self.turn - 1) % self.seats
            self.outcome = Outcome("empty", [int(seat == last) for seat in range(self.seats)], [last])

    def answer(self, seat: int, action: int) -> None:
        self.coins -= action
        self.turn = (seat + 1) % self.seats
        self.tell(TOOK, EVERYBODY, [seat, action])
        self.advance()

    def refusal(self, seat: int, action: int) -> Illegal:
        return Illegal("1.2", "not-so-many")

    def view(self, seat: int) -> "RestView":
        view = RestView(seat, self)
        view.see(self)
        return view

    def text(self) -> str:
        writer = begin_position("drachenrest", FORMAT, ["Drachenrest"], self.options, self)
        writer.numbers("coins", [self.coins])
        writer.numbers("on turn", [self.turn + 1])
        return writer.text()


class RestView(View):
    """There are no secrets."""

    def __init__(self, seat: int, state: Rest) -> None:
        super().__init__(seat, state.seats)
        self.options = state.options
        self.coins = state.coins
        self.turn = state.turn

    def sample(self, rng: Rng) -> Rest:
        state = Rest(self.seats, rng.fork(), self.options, self.coins, self.turn)
        state.advance()
        return state

    def to_json(self) -> dict[str, Json]:
        return self.framed("drachenrest", self.options, ["take"], {"coins": self.coins, "on_turn": self.turn})


class Drachenrest(Game):
    """2 to 4 seats; whoever takes the last coin wins."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=FORMAT)

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> Rest:
        state = Rest(seats, rng, options, options.number("coins"))
        state.is_logging = is_logging
        return state

    def load(self, text: str) -> Rest:
        reader = PositionReader(text)
        options = read_options(reader, "drachenrest", FORMAT, self.options)
        seats = reader.take("seats").one_number(2, 4)
        rng = read_rng(reader)
        coins = reader.take("coins").one_number(0, 99)
        state = Rest(seats, rng, options, coins, reader.take("on turn").one_number(1, seats) - 1)
        reader.finish()
        state.advance()
        return state


GAME = Drachenrest()
