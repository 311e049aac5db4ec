"""A few words about how a game's table is laid out, from `layout.toml` in its room. All of it may be left out.

[parts.hand]              # a part of the view; a part of a part is written [parts."players.open"]
zone = "mine"             # where it lies: mine, middle, seats (an entry for each), hidden
shape = "cards"           # cards, tokens, dice, pile, grid, count
columns = 7               # of a grid
taps = "column"           # the field of an action that a column of the grid stands for; "none" where nothing is tapped
colours = { red = "ruby" }

[boards.dragons]          # the places that this part speaks of are drawn as a graph
at = { a1 = [0, 0], b1 = [1, 0] }
links = ["a1 b1"]

# Or `file = "board.toml"`, a file of the room with `fields = [{ id = "a1", at = [0, 0] }]` and `edges = [["a1", "b1"]]`.

[words]                   # the texts that name the values of a domain
Kind = "card kind"        # the message, and what it calls the value
Skill = "skill-*"         # or a message for each value
"""

from functools import cache
from typing import Final, NamedTuple, final

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Fields, Many, Maybe, Shape
from drachenhort.games.files import Toml, has_file, read_file, read_toml

FILE: Final = "layout.toml"
ZONES: Final = ("mine", "middle", "seats", "hidden")
SHAPES: Final = ("cards", "tokens", "dice", "pile", "grid", "count")
COLOURS: Final = ("ruby", "sapphire", "topaz", "emerald", "pearl", "amethyst", "ash")


EACH: Final = "*"


class LayoutError(DrachenhortError):
    """A `layout.toml` that says what cannot be."""


class Board(NamedTuple):
    """Places with their coordinates, and which of them are next to each other."""

    at: dict[str, Json]
    links: list[tuple[str, str]]


@final
class Layout:
    """What a room says about its looks, checked against what it declares."""

    def __init__(self, game: Game, text: str) -> None:
        self._game: Final = game
        self.hints: Final[dict[str, dict[str, Json]]] = {}
        """By the path of a part."""
        self.boards: Final[dict[str, Board]] = {}
        self.words: Final[dict[str, tuple[str, str]]] = {}
        """By the name of a domain: the message, and the name of its argument; EACH if there is a message for each value."""
        file = read_toml(text)
        for key, value in file.items():
            table = self._table(key, value)
            if key == "parts":
                for path, hints in table.items():
                    self._read_part(path, self._table(f"parts.{path}", hints))
            elif key == "boards":
                for path, board in table.items():
                    self._read_board(path, self._table(f"boards.{path}", board))
            elif key == "words":
                for domain, said in table.items():
                    self._read_words(domain, said)
            else:
                raise self._error(f"[{key}] is not known; there are parts, boards and words")

    def part(self, view: Fields, path: str) -> Shape:
        """The part of a view at this path."""
        shape: Shape = view
        for key in path.split("."):
            while isinstance(shape, Many | Maybe):
                shape = shape.of
            if not isinstance(shape, Fields) or key not in shape.fields:
                there = ", ".join(shape.fields) if isinstance(shape, Fields) else "no parts"
                raise self._error(f"the view has no '{path}'; there are {there}")
            shape = shape.fields[key]
        return shape

    def _read_part(self, path: str, hints: dict[str, Toml]) -> None:
        self.part(self._game.contract.view, path)
        found: dict[str, Json] = {}
        for key, value in hints.items():
            match key:
                case "zone":
                    found[key] = self._one_of(f"parts.{path}.zone", value, ZONES)
                case "shape":
                    found[key] = self._one_of(f"parts.{path}.shape", value, SHAPES)
                case "taps" if isinstance(value, str):
                    found[key] = value
                case "columns" if isinstance(value, int) and value > 0:
                    found[key] = value
                case "colours":
                    colours = self._table(f"parts.{path}.colours", value)
                    found[key] = {
                        name: self._one_of(f"parts.{path}.colours.{name}", each, COLOURS) for name, each in colours.items()
                    }
                case _:
                    raise self._error(f"parts.{path}.{key} is not zone, shape, columns, taps or colours as they should be")
        self.hints[path] = found

    def _read_board(self, path: str, board: dict[str, Toml]) -> None:
        self.part(self._game.contract.view, path)
        if "file" in board:
            board = self._from_file(board["file"])
        at: dict[str, Json] = {}
        for name, spot in self._table(f"boards.{path}.at", board.get("at")).items():
            if not isinstance(spot, list) or len(spot) != 2:
                raise self._error(f"boards.{path}.at.{name} must be two whole numbers, such as [0, 1]")
            at[name] = [self._number(f"boards.{path}.at.{name}", number) for number in spot]
        links: list[tuple[str, str]] = []
        written = board.get("links", [])
        for link in written if isinstance(written, list) else [written]:
            ends = link.split() if isinstance(link, str) else []
            if len(ends) != 2 or ends[0] not in at or ends[1] not in at:
                raise self._error(f'boards.{path}.links: {link!r} is not two places that are in `at`, such as "a1 b1"')
            links.append((ends[0], ends[1]))
        self.boards[path] = Board(at, links)

    def _from_file(self, name: Toml) -> dict[str, Toml]:
        """A board as a room may have it for its rules."""
        if not isinstance(name, str) or not has_file(self._game.id, name):
            raise self._error(f"there is no file {name!r} in the room")
        file = read_toml(read_file(self._game.id, name))
        fields, edges = file.get("fields"), file.get("edges")
        at: dict[str, Toml] = {}
        for field in fields if isinstance(fields, list) else []:
            table = self._table(f"{name}: fields", field)
            at[str(table.get("id"))] = table.get("at", [])
        written = edges if isinstance(edges, list) else []
        links: list[Toml] = [" ".join(map(str, edge)) for edge in written if isinstance(edge, list)]
        return {"at": at, "links": links}

    def _read_words(self, domain: str, said: Toml) -> None:
        words = said.split() if isinstance(said, str) else []
        if len(words) == 1 and words[0].endswith(EACH):
            words.append(EACH)
        if len(words) != 2:
            raise self._error(f'words.{domain} must be a message and what it calls the value, as "card kind", or "card-*"')
        self.words[domain] = (words[0], words[1])

    def _one_of(self, where: str, value: Toml, allowed: tuple[str, ...]) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise self._error(f"{where} is {value!r}; it can be {', '.join(allowed)}")
        return value

    def _number(self, where: str, value: Toml) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._error(f"{where} must be two whole numbers, such as [0, 1]")
        return value

    def _table(self, where: str, value: "Toml | None") -> dict[str, Toml]:
        if not isinstance(value, dict):
            raise self._error(f"[{where}] must be a table")
        return value

    def _error(self, text: str) -> LayoutError:
        return LayoutError(f"{self._game.id}/{FILE}: {text}")


@cache
def layout_of(game: Game) -> Layout:
    """The layout of a game; where nothing is said, nothing is there. Raises LayoutError for what cannot be."""
    return Layout(game, read_file(game.id, FILE) if has_file(game.id, FILE) else "")
