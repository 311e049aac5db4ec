"""Random play that hunts crashes, dead ends, runaways and broken invariants, over all seats and options."""

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.record import Record
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.lab.invariants import CHECKS, Broken, check_options
from drachenhort.lab.random_options import random_options

MOST_MOVES: Final = 1_000_000
CHECK_ONE_IN: Final = 50
"""An invariant is looked at in one of so many positions; it costs more than the moves between."""
LOOK_AT_CLOCK: Final = 100
"""After so many moves within one game."""

CRASH: Final = "crash"
DEAD_END: Final = "dead end"
RUNAWAY: Final = "runaway"
BROKEN: Final = "broken invariant"


@dataclass
class Find:
    """A fault: its kind, the error, the move that brought it about, and the game up to there."""

    kind: str
    error: str
    trace: str
    seed: str
    seats: int
    move: int
    action: str
    record: str
    """The text of a record that replays to just before the fault; empty if not even that is possible."""


@dataclass
class FuzzReport:
    """What was tried, and the first fault found, if there was one."""

    game: str
    seed: str
    games: int
    moves: int
    checks: int
    seconds: float
    find: Find | None


class DeadEnd(Exception):
    """Nobody can go on, and the game is not over."""


class Runaway(Exception):
    """The game does not come to an end."""


def fuzz(
    game_id: str,
    seconds: float,
    seed: str,
    progress: Callable[[int], None],
    fixed: dict[str, Json] | None = None,
) -> FuzzReport:
    """Plays until the time is over or a fault is found. `progress` gets the number of games done so far.

    Options that are not `fixed` change from game to game.
    """
    game = find(game_id)
    start = time.monotonic()
    report = FuzzReport(game_id, seed, 0, 0, 0, 0.0, None)
    while report.find is None and (report.games == 0 or time.monotonic() < start + seconds):
        _GameUnderTest(game, f"{seed}/{report.games}", report, fixed or {}).run(start + seconds)
        report.games += 1
        progress(report.games)
    report.seconds = time.monotonic() - start
    return report


class _GameUnderTest:
    """One game with random seats and options."""

    def __init__(self, game: Game, seed: str, report: FuzzReport, fixed: dict[str, Json]) -> None:
        self.game = game
        self.rng = Rng.from_seed(f"{seed}/fuzz")
        self.report = report
        self.seats = game.min_seats + self.rng.below(game.max_seats - game.min_seats + 1)
        options = random_options(game, self.rng, fixed)
        self.record = Record(game, options, self.seats, seed, "", ["random"] * self.seats)
        self.action = "the deal"

    def run(self, deadline: float) -> None:
        try:
            self.play(deadline)
        except DeadEnd as error:
            self.report.find = self.found(DEAD_END, error)
        except Runaway as error:
            self.report.find = self.found(RUNAWAY, error)
        except Broken as error:
            self.report.find = self.found(BROKEN, error)
        except Exception as error:  # Whatever it is, it is what we hunt.
            self.report.find = self.found(CRASH, error)

    def play(self, deadline: float) -> None:
        check_options(self.game, self.record.options)
        state = self.record.start()
        state.is_logging = self.rng.below(2) == 1
        moves = 0
        while open_decisions(state):
            if moves == MOST_MOVES:
                raise Runaway(f"no end after {MOST_MOVES} moves")
            if moves % LOOK_AT_CLOCK == 0 and time.monotonic() > deadline:
                return
            if self.rng.below(CHECK_ONE_IN) == 0:
                self.check(state)
            self.move(state)
            moves += 1

    def check(self, state: State) -> None:
        """One of the invariants, on a copy, so that the game goes on as its record says."""
        self.report.checks += 1
        CHECKS[self.rng.below(len(CHECKS))](self.game, state.copy(), self.rng)

    def move(self, state: State) -> None:
        """Any seat that may decide does something legal."""
        pending = state.pending
        decision = pending[self.rng.below(len(pending))]
        action = decision.nth(self.rng.below(decision.count()))
        self.action = f"seat {decision.seat + 1}: {self.game.notation(action)}"
        apply_move(state, decision.seat, action)
        self.record.actions.append((decision.seat, action))
        self.report.moves += 1
        for event in state.take_events():
            event.to_json()

    def found(self, kind: str, error: Exception) -> Find:
        return Find(
            kind,
            f"{type(error).__name__}: {error}",
            "".join(traceback.format_exception(error)),
            self.record.seed,
            self.seats,
            len(self.record.actions),
            self.action,
            replayable(self.record),
        )


def apply_move(state: State, seat: int, action: int) -> None:
    state.apply(seat, action)


def open_decisions(state: State) -> bool:
    """Whether somebody has to choose; if not, the game is over. Anything between is a dead end."""
    if state.decision is None and state.outcome is None:
        raise DeadEnd("no decision is open, but there is no outcome")
    for decision in state.pending:
        if decision.count() == 0:
            raise DeadEnd(f"seat {decision.seat + 1} has to choose, but nothing is legal")
    return state.decision is not None


def replayable(record: Record) -> str:
    """The record's text; one action shorter or without any if its last position cannot be written, empty if none can."""
    actions = record.actions
    for kept in (len(actions), len(actions) - 1, 0):
        record.actions = actions[: max(kept, 0)]
        try:
            return record.text()
        except Exception:
            continue
    return ""
