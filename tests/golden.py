"""Golden playthroughs: whole games as readable text, compared word by word.

Each lies in `golden/<game>/`: `NAME.position` or `NAME.start` (options, seats and seed) is where it begins, `NAME.actions`
what was done, `NAME.txt` what happened. `make golden` writes the last anew; a person reviews the difference.
"""

from pathlib import Path

from drachenhort.core.codec import PositionReader
from drachenhort.core.event import Event
from drachenhort.core.game import Game
from drachenhort.core.options import parse_words
from drachenhort.core.plain import Json
from drachenhort.core.state import State
from drachenhort.games import find

FOLDER = Path(__file__).parent / "golden"


def golden_games() -> list[Path]:
    """The `.actions` file of every golden playthrough."""
    return sorted(FOLDER.glob("*/*.actions"))


def golden_endings(game_id: str) -> list[str]:
    """The endings that the golden texts of a game show."""
    lines = [line for file in FOLDER.glob(f"{game_id}/*.txt") for line in file.read_text(encoding="utf-8").splitlines()]
    return [line.removeprefix("ending: ") for line in lines if line.startswith("ending: ")]


def start(actions: Path) -> State:
    """Where a playthrough begins."""
    game = find(actions.parent.name)
    position = actions.with_suffix(".position")
    if position.exists():
        return game.load(position.read_text(encoding="utf-8"))
    reader = PositionReader(actions.with_suffix(".start").read_text(encoding="utf-8"))
    options = game.options(parse_words(reader.take("options").words))
    seats = reader.take("seats").one_number(game.min_seats, game.max_seats)
    seed = " ".join(reader.take("seed").words)
    reader.finish()
    return game.new(seats, options, seed, is_logging=True)


def playthrough(actions: Path) -> str:
    """The whole game as text: the beginning, every action with its events, the end."""
    game = find(actions.parent.name)
    state = start(actions)
    lines = [f"= {game.title}: {actions.stem}", "", state.text()]
    lines += [event_text(event, state.seats) for event in state.take_events()]
    state.is_logging = True
    for line in actions.read_text(encoding="utf-8").splitlines():
        content = line.partition("#")[0].strip()
        if not content:
            continue
        seat, _, notation = content.partition(":")
        lines += act(game, state, int(seat) - 1, notation.strip())
    if state.outcome is not None:
        winners = ", ".join(str(winner + 1) for winner in state.outcome.winners)
        lines += ["", f"ending: {state.outcome.ending}", f"scores: {state.outcome.scores}", f"winners: {winners}"]
    lines += ["", state.text()]
    return "\n".join(lines)


def act(game: Game, state: State, seat: int, notation: str) -> list[str]:
    decision = state.decision_of(seat)
    assert decision is not None, f"seat {seat + 1} has nothing to decide, but {notation}"
    choices = ", ".join(game.notation(action) for action in decision.legal)
    head = f"{seat + 1}: {notation}    [{game.decision_names[decision.kind]}: {choices}]"
    state.apply(seat, game.parse(notation))
    return [head, *(f"    {event_text(event, state.seats)}" for event in state.take_events())]


def event_text(event: Event, seats: int) -> str:
    values = [f"{name}={_plain(value)}" for name, value in event.to_json().items() if name != "event"]
    told = [str(seat + 1) for seat in range(seats) if event.is_for(seat)]
    audience = "" if len(told) == seats else f"  (for {', '.join(told)} only)"
    return " ".join([event.kind.name, *values]) + audience


def _plain(value: Json) -> str:
    return ",".join(str(item) for item in value) if isinstance(value, list) else str(value)


def write_all() -> None:
    for actions in golden_games():
        actions.with_suffix(".txt").write_text(playthrough(actions), encoding="utf-8")
