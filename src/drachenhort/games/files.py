"""The data files of a game's room: its components, its rules and its texts."""

import re
import tomllib
from importlib import resources
from typing import Final, TypeAlias, final

from drachenhort.core.text_bounds import TextError, check_toml, line_at

Toml: TypeAlias = "bool | int | float | str | list[Toml] | dict[str, Toml]"

SOURCES: Final = ("printed", "sourced", "reconstructed")
FALLBACK: Final = "en"
"""A game that has no texts in a language speaks this one, which every game has."""

HERE: Final = "drachenhort.games"
_PLACE: Final = re.compile(r"\(at line (\d{1,9}), column \d+\)")


_elsewhere: dict[str, str] = {}
_laid_over: dict[str, dict[str, Toml]] = {}
READ: Final[set[str]] = set()
"""The values that a room has asked for, as `coins.back` or `creatures.witch.copies`: any other changes nothing."""


def lay_over(game_id: str, values: dict[str, Toml]) -> None:
    """Says what a game has in place of values of its `components.toml`, by their names; before its room is imported."""
    _laid_over[game_id] = values


def move_in(game_id: str, package: str) -> None:
    """Says that a game's room is not among ours: another package brings it."""
    _elsewhere[game_id] = package


def room_of(game_id: str) -> str:
    """The package that is a game's room: its rules, its words and everything it reads."""
    return _elsewhere.get(game_id, f"{HERE}.{game_id}")


def read_file(game_id: str, name: str) -> str:
    """The text of a file that lies in a game's room."""
    return (resources.files(room_of(game_id)) / name).read_text(encoding="utf-8")


def has_file(game_id: str, name: str) -> bool:
    """Whether a file lies in a game's room."""
    return (resources.files(room_of(game_id)) / name).is_file()


def rules_text(game_id: str, language: str) -> str:
    """The numbered rules of a game."""
    return _spoken(game_id, "rules", language, "md")


def game_texts(game_id: str, language: str) -> str:
    """The Fluent source of what a game says."""
    return _spoken(game_id, "texts", language, "ftl")


def guide_texts(game_id: str, language: str) -> str:
    """The Fluent source of what a game's guided first game says."""
    return _spoken(game_id, "guide", language, "ftl")


def _spoken(game_id: str, name: str, language: str, kind: str) -> str:
    """A file that each language has one of: `rules.de.md`."""
    wanted = f"{name}.{language}.{kind}"
    return read_file(game_id, wanted if has_file(game_id, wanted) else f"{name}.{FALLBACK}.{kind}")


def read_toml(text: str) -> dict[str, Toml]:
    """The tables of a text that people have written. Raises TextError with the line for whatever is wrong with it."""
    check_toml(text)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        found = _PLACE.search(str(error))
        line = int(found.group(1)) if found else line_at(text.rstrip(), len(text))
        raise TextError(line, f"this is no TOML: {error}") from None


def names_of(tables: list[Toml]) -> list[str]:
    """How each table of a list is named: by its id, else by its place, from 1."""
    return [
        str(table["id"]) if isinstance(table, dict) and "id" in table else str(place)
        for place, table in enumerate(tables, 1)
    ]


@final
class Part:
    """One table of `components.toml`. Each value is written `{ value = ..., from = "printed" }`, with its provenance."""

    def __init__(self, name: str, table: dict[str, Toml]) -> None:
        self.name: Final = name
        self.table: Final = table

    def has(self, key: str) -> bool:
        return key in self.table

    def number(self, key: str) -> int:
        value = self._value(key)
        assert isinstance(value, int) and not isinstance(value, bool), f"{self.name}.{key} must be a whole number"
        return value

    def word(self, key: str) -> str:
        """A name, which needs no provenance."""
        value = self.table[key]
        assert isinstance(value, str), f"{self.name}.{key} must be a text"
        return value

    def _value(self, key: str) -> Toml:
        entry = self.table.get(key)
        assert isinstance(entry, dict), f"{self.name}.{key} must be written {{ value = ..., from = ... }}"
        assert entry.get("from") in SOURCES, f"{self.name}.{key}: from must be one of {', '.join(SOURCES)}"
        READ.add(f"{self.name}.{key}")
        return entry["value"]


@final
class Components:
    """Every count and value of a game, from its `components.toml`."""

    def __init__(self, game_id: str, is_as_printed: bool = False) -> None:
        self.tables: Final[dict[str, Toml]] = tomllib.loads(read_file(game_id, "components.toml"))
        if not is_as_printed:
            for name, value in _laid_over.get(game_id, {}).items():
                self._change(name, value)

    def part(self, name: str) -> Part:
        table = self.tables[name]
        assert isinstance(table, dict), f"[{name}] must be a table"
        return Part(name, table)

    def several(self, *names: str) -> list[Part]:
        return [self.part(name) for name in names]

    def parts(self, name: str) -> list[Part]:
        tables = self.tables[name]
        assert isinstance(tables, list), f"[[{name}]] must be a list of tables"
        out: list[Part] = []
        for table, own_name in zip(tables, names_of(tables), strict=True):
            assert isinstance(table, dict), f"[[{name}]] must be a list of tables"
            out.append(Part(f"{name}.{own_name}", table))
        return out

    def all_parts(self) -> list[Part]:
        """Every table, those of lists one by one."""
        out: list[Part] = []
        for name, tables in self.tables.items():
            out += self.parts(name) if isinstance(tables, list) else [self.part(name)]
        return out

    def _change(self, name: str, value: Toml) -> None:
        part_name, _, key = name.rpartition(".")
        for part in self.all_parts():
            if part.name == part_name:
                entry = part.table[key]
                assert isinstance(entry, dict), f"{name} is no value"
                entry["value"] = value
                return
        raise AssertionError(f"there is no part {part_name}")
