"""A first game of what another package brings, before anybody else plays it, and bounds for what it does later: rules
that never end must not stop a server.

What stops them is a count of the lines they run, not a clock, so the answer is the same on every machine.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import FrameType
from typing import TYPE_CHECKING, Final

from drachenhort.core.clauses import parse_clauses
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games.files import FALLBACK, game_texts, room_of, rules_text
from drachenhort.games.layout import layout_of

if TYPE_CHECKING:
    from _typeshed import TraceFunction

MOST_LINES: Final = 3_000_000
"""Of both games. A random game of ours takes a quarter of it at most. They are run in two or three seconds."""

IN_EVERY_VIEW: Final = ("game", "seat", "options", "pending", "legal", "outcome")


class CannotBePlayed(DrachenhortError):
    """Rules that do not come to an end, or say other things than they declare."""


def try_out(game: Game) -> None:
    """Plays one game at random with the fewest seats and one with the most. Raises whatever is wrong with it."""
    layout_of(game)
    _check_texts(game)
    within_bounds(partial(_play_both, game))


def try_one(game: Game, seats: int, options: dict[str, Json], most_lines: int = MOST_LINES) -> None:
    """Plays one game of so many seats at random. Raises whatever is wrong with it."""
    within_bounds(partial(_play, game, seats, options), most_lines)


def within_bounds(rules: Callable[[], None], most_lines: int = MOST_LINES) -> None:
    """Runs rules. Raises CannotBePlayed if they go on and on."""
    before = sys.gettrace()
    sys.settrace(_Counter(most_lines).trace)
    try:
        rules()
    finally:
        sys.settrace(before)


def _play_both(game: Game) -> None:
    for seats in sorted({game.min_seats, game.max_seats}):
        _play(game, seats, {})


def _check_texts(game: Game) -> None:
    """Every game has rules and words in English at least."""
    clauses = parse_clauses(rules_text(game.id, FALLBACK))
    if game.turn_clause not in clauses:
        raise CannotBePlayed(f"rules.{FALLBACK}.md has no {game.turn_clause}, which says whose turn it is")
    game_texts(game.id, FALLBACK)
    if not hasattr(import_module(f"{room_of(game.id)}.words"), "WORDS"):
        raise CannotBePlayed("its `words` has no WORDS")


def _play(game: Game, seats: int, options: dict[str, Json]) -> None:
    state = game.new(seats, game.simulation_options(options), "trial", is_logging=True)
    rng = Rng.from_seed("trial")
    for seat in (0, WATCHER):
        _check_view(game, state, seat)
    _check_position(game, state)
    while state.outcome is None:
        if state.decision is None:
            raise CannotBePlayed("nobody decides, and the game is not over")
        random_move(state, rng)
        for event in state.take_events():
            event.to_json()
    _check_view(game, state, 0)
    _check_position(game, state)


def _check_view(game: Game, state: State, seat: int) -> None:
    shown = set(state.view(seat).to_json())
    declared = {*game.contract.view.fields, *IN_EVERY_VIEW}
    if shown != declared:
        missing, more = sorted(declared - shown), sorted(shown - declared)
        raise CannotBePlayed(
            "its views are not as declared: "
            + "; ".join(
                f"{what} {', '.join(names)}" for what, names in (("missing", missing), ("not declared", more)) if names
            )
        )


def _check_position(game: Game, state: State) -> None:
    """Bots in other processes and tables that are put away know a game by its positions."""
    try:
        again = game.load(state.text()).text()
    except NotImplementedError:
        raise CannotBePlayed("it has no `load`, which reads the text of a position") from None
    if again != state.text():
        raise CannotBePlayed("a position that was written and read is another one")


class _Counter:
    """Counts lines as they are run, in whatever is run."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.lines = 0

    def trace(self, frame: FrameType, event: str, _argument: object) -> "TraceFunction":
        if event == "line":
            self.lines += 1
            if self.lines > self.most:
                raise CannotBePlayed(
                    f"it does not come to an end: {self.most} lines of rules were run, {frame.f_code.co_name} last"
                )
        return self.trace
