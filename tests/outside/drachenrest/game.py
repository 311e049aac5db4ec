"""Drachenrest as the table knows it."""

from typing import NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.codec import PositionWriter
from drachenhort.core.decision import Decision, Decisions
from drachenhort.core.errors import Illegal
from drachenhort.core.event import EVERYBODY, Events
from drachenhort.core.game import Contract, Game
from drachenhort.core.options import Number, Options, Spec
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.shapes import Count, Fields, Seat
from drachenhort.core.state import State, View

MOST = 3
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
    Fields("View", {"coins": COINS}),
)


class Rest(State):
    """The whole position: who is on turn, and how many coins are left."""

    def __init__(self, seats: int, rng: Rng, coins: int, turn: int = 0) -> None:
        super().__init__(seats, rng)
        self.coins = coins
        self.turn = turn

    def copy(self) -> "Rest":
        other = Rest(self.seats, self.rng.copy(), self.coins, self.turn)
        other.advance()
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
        return RestView(seat, self)

    def text(self) -> str:
        writer = PositionWriter()
        writer.numbers("drachenrest", [self.seats, self.coins, self.turn])
        return writer.text()


class RestView(View):
    """There are no secrets."""

    def __init__(self, seat: int, state: Rest) -> None:
        super().__init__(seat, state.seats)
        self.coins = state.coins
        self.turn = state.turn

    def sample(self, rng: Rng) -> Rest:
        state = Rest(self.seats, rng.fork(), self.coins, self.turn)
        state.advance()
        return state

    def to_json(self) -> dict[str, Json]:
        return {"coins": self.coins}


class Drachenrest(Game):
    """2 to 4 seats; whoever takes the last coin wins."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=1)

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> Rest:
        state = Rest(seats, rng, options.number("coins"))
        state.is_logging = is_logging
        return state


GAME = Drachenrest()
