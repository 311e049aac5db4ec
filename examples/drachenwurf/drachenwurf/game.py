"""Drachenwurf as the table knows it: what it declares, its position, what each seat may know of it."""

from typing import Final, NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.codec import PositionReader
from drachenhort.core.decision import Decision, Decisions
from drachenhort.core.errors import Illegal, PositionError
from drachenhort.core.event import EVERYBODY, Events, only
from drachenhort.core.game import Contract, Game
from drachenhort.core.options import Number, Options, Spec
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.position import begin_position, read_options, read_rng
from drachenhort.core.rng import Rng
from drachenhort.core.shapes import Count, Fields, Many, Maybe, Names, Seat
from drachenhort.core.state import State, View

from .goals import BONUS, GOALS, NAMES, Deeds

ID: Final = "drachenwurf"
FORMAT: Final = 1
DICE: Final = 6
FIRE: Final = 1
WAKES: Final = 3
"""1.2 So many fires wake the dragon."""
MOST_SEATS: Final = 5
MOST_POINTS: Final = 10_000
STOP: Final = 1
NO_GOAL: Final = -1

# What numbers stand for.
FACE: Final = Count(2, 6)
FACES: Final = Many(FACE)
GOAL: Final = Names("Goal", NAMES)
SEAT: Final = Seat(MOST_SEATS)
POINTS: Final = Count(0, MOST_POINTS)

SPEC: Final = Spec([Number("rounds", 6, 1, 12, "4.1")])


class Stop(NamedTuple):
    """2.4 Take what lies there."""


class Keep(NamedTuple):
    """2.3 Put all dice with this number aside, and roll the others again."""

    face: int


# 2 to 6 are the numbers that can be kept; a 1 is fire.
ACTIONS: Final = Actions(
    "Drachenwurf",
    [ActionKind(Stop, "2.4", STOP, {}), ActionKind(Keep, "2.3", 2, {"face": FACE})],
    "write: stop, or keep 5",
)

DECISIONS: Final = Decisions()
ROLL: Final = DECISIONS.kind(0, "roll")
EVENTS: Final = Events()
SECRET: Final = EVENTS.kind("secret", "1.3", {"seat": SEAT, "goal": GOAL})
ROLLED: Final = EVENTS.kind("rolled", "2.1", {"seat": SEAT, "faces": Many(Count(1, 6))})
KEPT: Final = EVENTS.kind("kept", "2.3", {"seat": SEAT, "face": FACE, "count": POINTS})
BURNED: Final = EVENTS.kind("burned", "2.2", {"seat": SEAT})
STOPPED: Final = EVENTS.kind("stopped", "2.4", {"seat": SEAT, "points": POINTS})
REACHED: Final = EVENTS.kind("reached", "3.1", {"seat": SEAT, "goal": GOAL})

_PLAYER: Final = Fields(
    "Player",
    {"points": POINTS, "burned": POINTS, "best": POINTS, "sixes": POINTS, "smallest": POINTS, "goal": Maybe(GOAL)},
    {"goal": "Null until the end; one's own is `own_goal`."},
)
CONTRACT: Final = Contract(
    ID,
    turn_clause="2.1",
    seats=(2, MOST_SEATS),
    make_options=lambda values: Options(SPEC, values),
    actions=ACTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    endings=["dawn"],
    view=Fields(
        "View",
        {"round": POINTS, "on_turn": SEAT, "dice": FACES, "kept": FACES, "fires": POINTS}
        | {"players": Many(_PLAYER), "own_goal": Maybe(GOAL)},
    ),
)


class Table(State):
    """The whole position. Lists that copies share are replaced, never changed."""

    def __init__(self, seats: int, options: Options, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.goals = [NO_GOAL] * seats
        self.points = [0] * seats
        self.deeds = [Deeds(0, 0, 0, 0)] * seats
        self.round = 1
        self.on_turn = 0
        self.dice: list[int] = []
        """As they lie there now; those that were kept are not among them."""
        self.kept: list[int] = []
        self.fires = 0

    def copy(self) -> "Table":
        other = Table(self.seats, self.options, self.rng.copy())
        other.goals, other.points, other.deeds = self.goals, self.points, self.deeds
        other.round, other.on_turn, other.fires = self.round, self.on_turn, self.fires
        other.dice, other.kept = self.dice, self.kept
        other.decision, other.outcome, other.is_logging = self.decision, self.outcome, self.is_logging
        return other

    @property
    def is_over(self) -> bool:
        return self.round > self.options.number("rounds")

    def deal(self) -> None:
        """1.3"""
        goals = list(range(len(GOALS)))
        self.rng.shuffle(goals)
        self.goals = goals[: self.seats]
        for seat, goal in enumerate(self.goals):
            self.tell(SECRET, only(seat), [seat, goal])
        self.begin_turn()

    def begin_turn(self) -> None:
        self.kept, self.fires = [], 0
        self.roll(DICE)

    def roll(self, count: int) -> None:
        """2.1, 2.2 Fires stay where they fall; three of them end the turn."""
        faces = sorted(int(self.rng.below(6)) + 1 for _ in range(count))
        self.tell(ROLLED, EVERYBODY, [self.on_turn, *faces])
        self.dice = [face for face in faces if face != FIRE]
        self.fires += faces.count(FIRE)
        if self.fires >= WAKES:
            seat = self.on_turn
            self.tell(BURNED, EVERYBODY, [seat])
            self.change(seat, self.deeds[seat]._replace(burned=self.deeds[seat].burned + 1), 0)
            self.next_turn()

    def change(self, seat: int, deeds: Deeds, points: int) -> None:
        self.deeds = [deeds if other == seat else old for other, old in enumerate(self.deeds)]
        self.points = [old + points * (other == seat) for other, old in enumerate(self.points)]

    def next_turn(self) -> None:
        self.on_turn = (self.on_turn + 1) % self.seats
        if self.on_turn == 0:
            self.round += 1
        if self.is_over:
            self.end()
        else:
            self.begin_turn()

    def end(self) -> None:
        """3.1"""
        self.dice, self.kept, self.fires = [], [], 0
        for seat, goal in enumerate(self.goals):
            if GOALS[NAMES[goal]](self.deeds[seat]):
                self.change(seat, self.deeds[seat], BONUS)
                self.tell(REACHED, EVERYBODY, [seat, goal])

    def advance(self) -> None:
        if self.is_over:
            winners = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
            self.outcome = Outcome("dawn", self.points[:], winners)
        else:
            # 2.3 Who keeps the last of them stops.
            self.decision = Decision(self.on_turn, ROLL, 0, 0, [STOP, *sorted(set(self.dice))])

    def answer(self, seat: int, action: int) -> None:
        if action == STOP:
            self.stop(seat)
        else:
            count = self.dice.count(action)
            self.tell(KEPT, EVERYBODY, [seat, action, count])
            self.kept = sorted([*self.kept, *[action] * count])
            rest = len(self.dice) - count
            self.dice = []
            if rest:
                self.roll(rest)
            else:
                self.stop(seat)
        self.advance()

    def stop(self, seat: int) -> None:
        """2.4"""
        lying = [*self.kept, *self.dice]
        points, deeds = sum(lying), self.deeds[seat]
        smallest = points if deeds.smallest == 0 else min(points, deeds.smallest)
        sixes = deeds.sixes + lying.count(6)
        self.tell(STOPPED, EVERYBODY, [seat, points])
        self.change(seat, Deeds(deeds.burned, max(points, deeds.best), sixes, smallest), points)
        self.next_turn()

    def refusal(self, seat: int, action: int) -> Illegal:
        if ACTIONS.meaning(action) is None:
            return Illegal("2.3", "no-such-action")
        if self.decision is None:
            return Illegal("3.2", "game-over")
        if self.decision.seat != seat:
            return Illegal("2.1", "not-your-turn")
        return Illegal("2.3", "no-such-face")

    def view(self, seat: int) -> "TableView":
        view = TableView(seat, self)
        view.see(self)
        return view

    def text(self) -> str:
        out = begin_position(ID, FORMAT, ["Drachenwurf"], self.options, self)
        out.words("goals", [NAMES[goal] for goal in self.goals])
        out.numbers("points", self.points)
        for seat, deeds in enumerate(self.deeds, 1):
            out.numbers(f"deeds {seat}", list(deeds), "burned, best turn, sixes, smallest turn")
        out.numbers("round", [self.round])
        out.numbers("on turn", [self.on_turn + 1])
        out.numbers("dice", self.dice)
        out.numbers("kept", self.kept)
        out.numbers("fires", [self.fires])
        return out.text()


class TableView(View):
    """What one seat may know: all but the goals of others."""

    def __init__(self, seat: int, table: Table) -> None:
        super().__init__(seat, table.seats)
        self.table = table.copy()
        if not table.is_over:
            self.table.goals = [goal if other == seat else NO_GOAL for other, goal in enumerate(table.goals)]
        self.table.rng = Rng(0, 0, 0, 0)

    def sample(self, rng: Rng) -> Table:
        table = self.table.copy()
        table.rng = rng.fork()
        left = [goal for goal in range(len(GOALS)) if goal not in table.goals]
        rng.shuffle(left)
        table.goals = [left.pop() if goal == NO_GOAL else goal for goal in table.goals]
        return table

    def to_json(self) -> dict[str, Json]:
        table = self.table
        names: list[Json] = [None if goal == NO_GOAL else NAMES[goal] for goal in table.goals]
        players: list[Json] = [
            {"points": table.points[seat], **deeds._asdict(), "goal": names[seat] if table.is_over else None}
            for seat, deeds in enumerate(table.deeds)
        ]
        shown: dict[str, Json] = {
            "round": min(table.round, table.options.number("rounds")),
            "on_turn": table.on_turn,
            "dice": list[Json](table.dice),
            "kept": list[Json](table.kept),
            "fires": table.fires,
            "players": players,
            "own_goal": names[self.seat] if self.is_seated else None,
        }
        return self.framed(ID, table.options, CONTRACT.decisions.names, shown)


class Drachenwurf(Game):
    """2 to 5 seats."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=FORMAT)

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> Table:
        table = Table(seats, options, rng)
        table.is_logging = is_logging
        table.deal()
        return table

    def load(self, text: str) -> Table:
        reader = PositionReader(text)
        options = read_options(reader, ID, FORMAT, self.options)
        seats = reader.take("seats").one_number(self.min_seats, self.max_seats)
        table = Table(seats, options, read_rng(reader))
        goals = reader.take("goals")
        if len(set(goals.words)) != seats or not set(goals.words) <= set(NAMES):
            raise goals.error(f"needs {seats} different ones of {', '.join(NAMES)}")
        table.goals = [NAMES.index(word) for word in goals.words]
        table.points = reader.take("points").numbers(seats, 0, MOST_POINTS)
        table.deeds = [Deeds(*reader.take(f"deeds {seat + 1}").numbers(4, 0, MOST_POINTS)) for seat in range(seats)]
        table.round = reader.take("round").one_number(1, options.number("rounds") + 1)
        table.on_turn = reader.take("on turn").one_number(1, seats) - 1
        table.dice, table.kept = _faces(reader, "dice"), _faces(reader, "kept")
        table.fires = reader.take("fires").one_number(0, WAKES - 1)
        reader.finish()
        if len(table.dice) + len(table.kept) + table.fires != (0 if table.is_over else DICE):
            raise PositionError(1, f"there are {DICE} dice: those that lie there, those kept and the fires")
        table.advance()
        return table


def _faces(reader: PositionReader, key: str) -> list[int]:
    line = reader.take(key)
    return sorted(line.numbers(len(line.words), 2, 6))


GAME: Final = Drachenwurf()
