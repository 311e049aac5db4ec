"""A guided first game, as `guide.toml` in a game's room has it: a position, what the player does in it, and what bots do.

The player sits in seat 1. A guide is one game, played from its position to its end: every seat does what the file says, one
act after the other, until that is used up; from there on the player is free and the bots think for themselves. So how far a
guided game is follows from how often each seat has acted, and from nothing else.
"""

import hashlib
from fnmatch import fnmatchcase
from functools import cache
from typing import Final, final

from drachenhort.core.errors import DrachenhortError, NotationError
from drachenhort.core.game import Game
from drachenhort.core.plain import whole_number
from drachenhort.core.position import read_head
from drachenhort.games.files import Toml, has_file, read_file, read_toml

FILE: Final = "guide.toml"
PLAYER: Final = 0
"""The seat of whoever is guided."""

LEVEL: Final = "level-1"
"""How bots play when nothing is said any more of what they do."""


class GuideError(DrachenhortError):
    """A `guide.toml` that is no guide."""


@final
class Task:
    """One thing that the player does."""

    def __init__(self, station: int, number: int, asked: list[int], on_the_way: list[int]) -> None:
        self.station: Final = station
        self.number: Final = number
        """Which of its station's it is, from 1."""
        self.asked: Final = asked
        """The actions that do it."""
        self.on_the_way: Final = on_the_way
        """Actions that stand for what is picked up on the way to one of those; to do them is none of it."""


@final
class Station:
    """One idea. What it says is in `guide.<language>.ftl`: `guide-<id>` and its attributes."""

    def __init__(self, id: str, clause: str, tasks: int) -> None:
        self.id: Final = id
        self.clause: Final = clause
        """Where its rule is."""
        self.tasks: Final = tasks


@final
class Guide:
    """A guided first game of one game."""

    def __init__(self, game: Game, text: str) -> None:
        self.game: Final = game
        self.mark: Final = hashlib.sha256(text.encode()).hexdigest()[:16]
        """Tells it from what it was before somebody changed it: a table that began with another one goes on unguided."""
        file = _Table(f"{game.id}/{FILE}", read_toml(text))
        self.position: Final = file.text("position")
        self.seats: Final = read_head(self.position, game)[1]
        self.level: Final = file.text("level") if file.has("level") else LEVEL
        self.stations: Final[list[Station]] = []
        self.tasks: Final[list[Task]] = []
        self.scripts: Final[list[list[int]]] = [[] for _ in range(self.seats)]
        """What each bot does, one act after the other."""
        self._read_acts(file)
        for place, station in enumerate(file.tables("stations")):
            self._read_station(place, station)
        file.finish()

    def _read_station(self, place: int, file: "_Table") -> None:
        tasks = file.tables("tasks")
        self.stations.append(Station(file.text("id"), file.text("clause"), len(tasks)))
        for number, task in enumerate(tasks, 1):
            asked = self._codes(task, "act")
            on_the_way = self._codes(task, "via") if task.has("via") else []
            self.tasks.append(Task(place, number, asked, on_the_way))
            self._read_acts(task)
            task.finish()
        file.finish()

    def _read_acts(self, file: "_Table") -> None:
        """`then`: what the bots do after this, each with its seat as in a record: `2 play 7`."""
        for line in file.texts("then") if file.has("then") else []:
            word, _, notation = line.partition(" ")
            seat = whole_number(word)
            if seat is None or not 2 <= seat <= self.seats:
                raise file.error("then", f"'{line}' does not begin with the seat of a bot, 2 to {self.seats}")
            try:
                self.scripts[seat - 1].append(self.game.parse(notation))
            except NotationError as error:
                raise file.error("then", str(error)) from None

    def _codes(self, file: "_Table", key: str) -> list[int]:
        """All actions that one of the patterns stands for: a notation in which `*` is anything."""
        codes: list[int] = []
        for pattern in file.texts(key):
            found = [code for code in self.game.action_codes if fnmatchcase(self.game.notation(code), pattern)]
            if not found:
                raise file.error(key, f"'{pattern}' is no action of {self.game.title}")
            codes += found
        return codes

    def task(self, done: int) -> Task | None:
        """What the player is to do after so many acts; None once they are free."""
        return self.tasks[done] if done < len(self.tasks) else None

    def act(self, seat: int, done: int) -> int | None:
        """What a bot does after so many acts; None once it thinks for itself."""
        script = self.scripts[seat]
        return script[done] if done < len(script) else None


@final
class _Table:
    """A table of the file. Everything in it is taken once; what is left over is a mistake."""

    def __init__(self, place: str, fields: dict[str, Toml]) -> None:
        self._place: Final = place
        self._fields: Final = fields
        self._taken: Final[set[str]] = set()

    def error(self, key: str, reason: str) -> GuideError:
        return GuideError(f"{self._place}, {key}: {reason}")

    def has(self, key: str) -> bool:
        return key in self._fields

    def _take(self, key: str) -> Toml:
        self._taken.add(key)
        if key not in self._fields:
            raise self.error(key, "this is missing")
        return self._fields[key]

    def text(self, key: str) -> str:
        value = self._take(key)
        if not isinstance(value, str):
            raise self.error(key, "must be a text")
        return value

    def texts(self, key: str) -> list[str]:
        value = self._take(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(key, "must be a list of texts")
        return [str(item) for item in value]

    def tables(self, key: str) -> list["_Table"]:
        value = self._take(key)
        if not isinstance(value, list) or not value:
            raise self.error(key, f"must be tables, each beginning with [[{key}]]")
        out: list[_Table] = []
        for number, item in enumerate(value, 1):
            place = f"{self._place}, {key} {number}"
            if not isinstance(item, dict):
                raise GuideError(f"{place} must be a table")
            out.append(_Table(place, item))
        return out

    def finish(self) -> None:
        for key in self._fields:
            if key not in self._taken:
                raise self.error(key, "nothing is known by this name here")


@cache
def guide_of(game: Game) -> Guide | None:
    """The guided first game of this one, if its room has one."""
    return Guide(game, read_file(game.id, FILE)) if has_file(game.id, FILE) else None
