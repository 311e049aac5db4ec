"""What was found so far, in a file that grows by a line for each game: mining goes on from it after it was stopped."""

import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from drachenhort.puzzles.puzzle import Puzzle, PuzzleError

FORMAT: Final = "drachenhort finds 1"


class Head(Struct, frozen=True):
    """The first line: what is looked through."""

    format: str
    game: str
    rules: int
    players: str
    seed: str


class Find(Struct, frozen=True):
    """A game that was looked through."""

    number: int
    puzzles: list[Puzzle]


class Finds:
    """The file of one game."""

    def __init__(self, path: Path, head: Head) -> None:
        self._path: Final = path
        self.head: Final = head
        self.all: list[Find] = []
        if path.exists():
            self._read(head)
        else:
            path.write_bytes(msgspec.json.encode(head) + b"\n")

    def _read(self, head: Head) -> None:
        lines = self._path.read_bytes().split(b"\n")
        if not lines[-1]:
            lines.pop()
        else:  # Whoever wrote it was stopped in the midst of a line.
            _write_anew(self._path, lines[:-1])
            lines.pop()
        try:
            there = msgspec.json.decode(lines[0], type=Head) if lines else None
            self.all = [msgspec.json.decode(line, type=Find) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise PuzzleError(f"{self._path}: not what `puzzles mine` writes: {error}") from None
        if there != head:
            raise PuzzleError(f"{self._path}: it holds finds of another game, other rules, other players or another seed")

    def add(self, find: Find) -> None:
        self.all.append(find)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(find) + b"\n")

    @property
    def puzzles(self) -> list[Puzzle]:
        return [puzzle for find in self.all for puzzle in find.puzzles]


def _write_anew(path: Path, lines: list[bytes]) -> None:
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(b"".join(line + b"\n" for line in lines))
    os.replace(beside, path)
