"""What every game's State and View share."""

import hashlib
from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event, EventKind
from drachenhort.core.native import i64, mypyc_attr
from drachenhort.core.options import Options
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng

WATCHER: Final = 15
"""The place of somebody who looks on: no seat has this number, so a view from here shows only what is public."""


# Shared by all states that have none, so that making and copying states need not pay for empty lists; never changed.
NOTHING_FURTHER: Final[list[Decision]] = []
NOTHING_HAPPENED: Final[list[Event]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole position: plain data that copies, saves and replays. Seats are numbered from 0.

    `decision` is the open decision, None only when `outcome` says how the game ended. Where several seats decide at the
    same time, `further` holds the others; `pending` names them all. Events are collected only while `is_logging`, so
    that simulations do not pay for them.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng = rng
        self.decision: Decision | None = None
        self.further: list[Decision] = NOTHING_FURTHER
        self.outcome: Outcome | None = None
        self.events: list[Event] = NOTHING_HAPPENED
        self.is_logging = False

    @property
    def pending(self) -> list[Decision]:
        """All open decisions."""
        return [] if self.decision is None else [self.decision, *self.further]

    def decision_of(self, seat: i64) -> Decision | None:
        """The open decision of this seat, if it has one."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def apply(self, seat: i64, action: i64) -> None:
        """Plays one legal action; anything else raises `Illegal` and changes nothing."""
        decision = self.decision
        if decision is None or decision.seat != seat:
            decision = self.decision_of(seat)
        if decision is None or not decision.allows(action):
            raise self.refusal(seat, action)
        if self.further:
            self.close(decision)
        else:
            self.decision = None
        self.answer(seat, action)

    def act(self, action: i64) -> list[int]:
        """Plays for the seat whose decision is open and returns what is legal next, nothing when the game is over.

        The leanest way to drive a game from outside: one call a move.
        """
        decision = self.decision
        if decision is None or not decision.allows(action):
            raise self.refusal(0 if decision is None else decision.seat, action)
        if self.further:
            self.close(decision)
        else:
            self.decision = None
        self.answer(decision.seat, action)
        following = self.decision
        return [] if following is None else following.legal

    def ask(self, decision: Decision) -> None:
        """Opens a decision beside others. A step that asks one seat alone just sets `decision`."""
        if self.decision is None:
            self.decision = decision
        else:
            self.further = [*self.further, decision]

    def close(self, decision: Decision) -> None:
        """One of several open decisions has been made."""
        left = [other for other in self.pending if other is not decision]
        self.decision = left[0]
        self.further = left[1:]

    def why_not(self, seat: int, action: int) -> Illegal | None:
        """The rule that forbids this action now, or None if it is legal. Answers for every number."""
        decision = self.decision_of(seat)
        if decision is not None and decision.allows(action):
            return None
        return self.refusal(seat, action)

    def tell(self, kind: EventKind, audience: int, values: list[int]) -> None:
        """Notes an event for those named. Callers in hot code look at `is_logging` first."""
        if self.is_logging:
            if self.events is NOTHING_HAPPENED:
                self.events = []
            self.events.append(Event(kind, audience, values))

    def take_events(self) -> list[Event]:
        """Hands over what has happened since the last call."""
        events = self.events
        self.events = NOTHING_HAPPENED
        return events

    def copy(self) -> "State":
        """An independent copy: nothing done to one is ever seen in the other. Events stay behind."""
        raise NotImplementedError

    def advance(self) -> None:
        """Runs the steps until somebody has to choose or the game is over."""
        raise NotImplementedError

    def answer(self, seat: i64, action: i64) -> None:
        """Gives a legal choice to the step that asked for it, then runs on as `advance` does."""
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> Illegal:
        """Why an action that is not legal is refused. Called for illegal ones only."""
        raise NotImplementedError

    def view(self, seat: i64) -> "View":
        """What this seat, or the WATCHER, may know."""
        raise NotImplementedError

    def text(self) -> str:
        """The whole position as readable text, hidden things included. Equal texts mean equal positions."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short fingerprint of the whole position."""
        return fingerprint(self.text())


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know, built by naming what is shown. `seat` is WATCHER for somebody who only looks on."""

    pending: list[tuple[int, int]]  # Seat and kind of every open decision.
    legal: list[int]  # This seat's legal actions, empty if it has nothing to decide.
    outcome: Outcome | None

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat: i64 = seat
        self.seats: i64 = seats

    @property
    def is_seated(self) -> bool:
        """Whether somebody sees this who plays."""
        return self.seat < self.seats

    @property
    def first_seen(self) -> int:
        """With whom the table begins for whoever sees this: with themselves, or with the first seat."""
        return self.seat if self.seat < self.seats else 0

    @final
    def see(self, state: State) -> None:
        """What every game shows: who decides, what this seat may do, and how it ended."""
        self.pending = []
        self.legal = []
        self.outcome = state.outcome
        decision = state.decision
        if decision is not None:
            self._see_open(decision)
            for other in state.further:
                self._see_open(other)

    @final
    def _see_open(self, decision: Decision) -> None:
        self.pending.append((decision.seat, decision.kind))
        if decision.seat == self.seat:
            self.legal = decision.legal

    def sample(self, rng: Rng) -> State:
        """A whole State that fits this view; what is unknown is dealt anew with `rng`."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Json]:
        """Everything shown, as plain data. Two views are the same if this is the same."""
        raise NotImplementedError

    def framed(self, game: str, options: Options, decisions: list[str], shown: dict[str, Json]) -> dict[str, Json]:
        """What a game shows, with what every game shows."""
        shown["game"] = game
        shown["seat"] = self.seat if self.is_seated else None
        shown["options"] = options.to_json()
        shown["pending"] = [{"seat": seat, "decision": decisions[kind]} for seat, kind in self.pending]
        shown["legal"] = list[Json](self.legal)
        shown["outcome"] = self.outcome.to_json() if self.outcome is not None else None
        return shown
