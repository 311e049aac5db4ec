"""A puzzle as it is stored: a table that fits what one seat knows, what each move is worth there, and what comes of it."""

from typing import Final

import msgspec
from msgspec import Struct

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.facts import Reason
from drachenhort.core.state import fingerprint

FORMAT: Final = "drachenhort puzzles 1"
ID_LENGTH: Final = 6


class PuzzleError(DrachenhortError):
    """A file that holds no puzzles, or a puzzle that cannot be set."""


class Move(Struct, frozen=True):
    """What one action is worth: the share of the samples it wins, its 95 % interval, and what it loses to the best."""

    action: str
    """In notation, since codes may change."""
    playouts: int
    chance: float
    low: float
    high: float
    lost: float = 0.0
    lost_at_least: float = 0.0
    """The lower end of the loss's 95 % interval, by the samples that both were tried on."""


class Solved(Struct, frozen=True):
    """How often a level finds the solution: so many of so many tries."""

    level: str
    found: int
    tries: int

    @property
    def is_solved(self) -> bool:
        return 2 * self.found > self.tries


class Why(Struct, frozen=True):
    """Why the solution is better than the tempting move: a fact of the game after the one and after the other."""

    fact: str
    best: float
    tempting: float

    def reason(self) -> Reason:
        return Reason("better", self.fact, self.best, self.tempting)


class Puzzle(Struct, frozen=True):
    """One puzzle. Seats are counted from 0 here and in `line` from 1, as everywhere."""

    id: str
    seat: int
    decision: str
    """The kind of decision."""
    position: str
    """A sample of what the seat knows: what is hidden lies as it might, not as it lay in any game."""
    moves: list[Move]
    """All that were judged, the best first."""
    tempting: str
    """What the weaker levels choose most."""
    line: list[str]
    """The solution and what is expected then, each with its seat: `2 play 7 7`."""
    refutation: list[str]
    """The same for the tempting move."""
    solved: list[Solved]
    playouts: int
    """By how long a search all this was checked."""
    why: Why | None = None
    """None as long as nobody has looked for a reason."""

    @property
    def best(self) -> Move:
        return self.moves[0]

    @property
    def grade(self) -> int:
        """How many of the levels solve it."""
        return sum(each.is_solved for each in self.solved)

    def move(self, action: str) -> Move | None:
        """None for an action that nobody judged."""
        for each in self.moves:
            if each.action == action:
                return each
        return None


def id_of(game_id: str, position: str, seat: int) -> str:
    """Short, and the same for ever: it depends on the position alone."""
    return fingerprint(f"{game_id} {seat}\n{position}")[:ID_LENGTH]


class Theme(Struct, frozen=True):
    """What puzzles are about: those of this kind of decision whose solution and tempting move begin like this."""

    id: str
    decision: str = ""
    best: str = ""
    tempting: str = ""

    def fits(self, puzzle: Puzzle) -> bool:
        return (
            self.decision in ("", puzzle.decision)
            and puzzle.best.action.startswith(self.best)
            and puzzle.tempting.startswith(self.tempting)
        )


class Collection(Struct, frozen=True):
    """The puzzles of a game, as they lie in its room."""

    format: str
    game: str
    rules: int
    """The version of the rules they were judged by."""
    themes: list[Theme]
    """The first that fits is a puzzle's theme; the last fits all."""
    puzzles: list[Puzzle]

    def theme_of(self, puzzle: Puzzle) -> str:
        return next(theme.id for theme in self.themes if theme.fits(puzzle))


def read_collection(name: str, text: str) -> Collection:
    """The puzzles in a file's text. Raises PuzzleError."""
    try:
        found = msgspec.json.decode(text, type=Collection)
    except msgspec.MsgspecError as error:
        raise PuzzleError(f"{name}: not a collection of puzzles: {error}") from None
    if found.format != FORMAT:
        raise PuzzleError(f"{name}: its format is '{found.format}', not '{FORMAT}'")
    if not found.themes or found.themes[-1] != Theme(found.themes[-1].id):
        raise PuzzleError(f"{name}: the last of its themes must fit every puzzle")
    return found


def written(collection: Collection) -> str:
    """The file's text: a line for each puzzle, so that a change of one is a change of one line."""
    head = msgspec.json.encode({"format": collection.format, "game": collection.game, "rules": collection.rules})
    themes = msgspec.json.encode(collection.themes)
    puzzles = b",\n".join(msgspec.json.encode(each) for each in collection.puzzles)
    return (head[:-1] + b',"themes":' + themes + b',"puzzles":[\n' + puzzles + b"\n]}\n").decode()
