"""The puzzles of all games, and which of them are today's."""

from functools import cache, lru_cache
from importlib import resources
from typing import Final, NamedTuple

from drachenhort.core.decision import Decision
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.position import read_head
from drachenhort.core.registry import note_fault
from drachenhort.core.state import State, View, fingerprint
from drachenhort.games import all_games
from drachenhort.games.files import read_file, room_of
from drachenhort.puzzles.puzzle import Collection, Puzzle, PuzzleError, read_collection

FILE: Final = "puzzles.json"
"""In the room of a game that has puzzles."""
KEPT: Final = 64
"""So many positions are kept that somebody is looking at."""


class Placed(NamedTuple):
    """A puzzle and the game it belongs to."""

    game: Game
    puzzle: Puzzle
    theme: str


class Scene(NamedTuple):
    """A puzzle on the table. The state is shared: whoever plays on in it takes a copy."""

    state: State
    view: View
    decision: Decision
    options: Options


@cache
def collection_of(game_id: str) -> Collection | None:
    """The puzzles that lie in a game's room; None if there are none. Raises PuzzleError."""
    if not (resources.files(room_of(game_id)) / FILE).is_file():
        return None
    found = read_collection(f"{game_id}/{FILE}", read_file(game_id, FILE))
    if found.game != game_id:
        raise PuzzleError(f"{game_id}/{FILE}: these are puzzles of '{found.game}'")
    return found


@cache
def all_puzzles() -> dict[str, Placed]:
    """By their ids, in the order of the shelf."""
    found: dict[str, Placed] = {}
    for game in all_games():
        try:
            collection = collection_of(game.id)
        except PuzzleError as error:  # Another package may bring it; the puzzles of the other games are there.
            note_fault(str(error))
            continue
        # By other rules other moves may be best.
        if collection is None or collection.rules != game.rules_version:
            continue
        for puzzle in collection.puzzles:
            if puzzle.id in found:
                raise PuzzleError(f"{game.id}/{FILE}: there are two puzzles {puzzle.id}")
            found[puzzle.id] = Placed(game, puzzle, collection.theme_of(puzzle))
    return found


@lru_cache(KEPT)
def scene_of(puzzle_id: str) -> Scene:
    placed = all_puzzles()[puzzle_id]
    return staged(placed.game, placed.puzzle)


def staged(game: Game, puzzle: Puzzle) -> Scene:
    """The puzzle's table, with the decision it is about. Raises PuzzleError."""
    try:
        state = game.load(puzzle.position)
    except DrachenhortError as error:
        raise PuzzleError(f"puzzle {puzzle.id}: {error}") from None
    decision = state.decision_of(puzzle.seat)
    if decision is None or game.decision_names[decision.kind] != puzzle.decision:
        raise PuzzleError(f"puzzle {puzzle.id}: seat {puzzle.seat + 1} has no decision {puzzle.decision} there")
    return Scene(state, state.view(puzzle.seat), decision, read_head(puzzle.position, game)[0])


def steps_of(game: Game, line: list[str]) -> list[tuple[int, int]]:
    """The seats, from 0, and the actions of a line such as `2 play 7 7`."""
    steps = []
    for step in line:
        seat, _, notation = step.partition(" ")
        steps.append((int(seat) - 1, game.parse(notation)))
    return steps


def todays_of(game_id: str, day: int) -> str | None:
    """A game's puzzle for a day, counted from any day: the same for everybody; none comes twice before all have been."""
    ids = [placed.puzzle.id for placed in all_puzzles().values() if placed.game.id == game_id]
    ids.sort(key=fingerprint)
    return ids[day % len(ids)] if ids else None


def todays(day: int) -> str | None:
    """The puzzle of the day: the games take turns."""
    games = list(dict.fromkeys(placed.game.id for placed in all_puzzles().values()))
    return todays_of(games[day % len(games)], day) if games else None
