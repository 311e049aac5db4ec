"""What is written in a variant: read from its text, with everything that can be seen to be wrong without the rules."""

from collections.abc import Iterable
from difflib import get_close_matches
from pkgutil import iter_modules
from typing import Final, NamedTuple, final

from drachenhort import games
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.plain import Json, shortened
from drachenhort.core.text_bounds import TextError
from drachenhort.games.files import Components, Part, Toml, has_file, read_toml
from drachenhort.games.variant_lines import VariantLines

LONGEST_NAME: Final = 60
LONGEST_DESCRIPTION: Final = 600
MOST_CHANGES: Final = 200
FEWEST_AS_BOUND: Final = 12
TIMES: Final = 3
"""Where `components.toml` gives no bounds, a value can be 0 to this many times what is printed, or to 12."""
HEAD: Final = ("game", "name", "description")
OWN_TABLES: Final = ("options", "board", "creature")


class Mistake(NamedTuple):
    """Something wrong in a variant, with its line."""

    line: int
    reason: str


class VariantError(DrachenhortError):
    """A variant with mistakes: all that were found."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        self.mistakes: Final = sorted(mistakes)
        super().__init__("; ".join(f"line {line}: {reason}" for line, reason in self.mistakes))


class Value(NamedTuple):
    """A value of a game as `components.toml` has it."""

    name: str
    value: int
    source: str
    low: int
    high: int


class Change(NamedTuple):
    """A value that a variant has otherwise."""

    printed: Value
    value: int
    line: int

    @property
    def name(self) -> str:
        return self.printed.name


def games_with_values() -> list[str]:
    """The games of this package; it is not known yet what others bring."""
    rooms = [each.name for each in iter_modules(games.__path__) if each.ispkg]
    return [room for room in rooms if has_file(room, "components.toml")]


def values_of(game_id: str) -> list[Value]:
    """Every number of a game's `components.toml`, as it is printed."""
    parts = Components(game_id, is_as_printed=True).all_parts()
    return [found for part in parts for key in part.table if (found := _value(part, key))]


def _value(part: Part, key: str) -> Value | None:
    entry = part.table[key]
    if not isinstance(entry, dict) or not isinstance(value := entry.get("value"), int):
        return None
    low, high = entry.get("least", 0), entry.get("most", max(FEWEST_AS_BOUND, TIMES * value))
    assert isinstance(low, int) and isinstance(high, int), f"{part.name}.{key}: least and most must be whole numbers"
    return Value(f"{part.name}.{key}", value, str(entry["from"]), low, high)


class Draft(NamedTuple):
    """What a variant says, not tried with the rules yet."""

    game_id: str
    name: str
    description: str
    changes: list[Change]
    options: dict[str, Json]
    files: dict[str, str]
    """The texts of a board and of creatures, by the table of the variant that they are in."""
    lines: VariantLines
    mistakes: list[Mistake]


@final
class VariantReader:
    """A variant that is being read, and the mistakes in it."""

    def __init__(self, text: str) -> None:
        text = text.replace("\r\n", "\n")
        try:
            self.tables: Final = read_toml(text)
        except TextError as error:
            raise VariantError([Mistake(error.line, error.reason)]) from None
        self.lines: Final = VariantLines(text)
        self.mistakes: Final[list[Mistake]] = []

    def read(self) -> Draft:
        game_id = self._game()
        changes = self._changes(game_id)
        options = self._options()
        files = self._files()
        name = self._words("name", LONGEST_NAME)
        if not name and "name" not in self.tables:
            self._note('a variant has a name, as in: name = "Fewer knights"', "game")
        description = self._words("description", LONGEST_DESCRIPTION)
        return Draft(game_id, name, description, changes, options, files, self.lines, self.mistakes)

    def _note(self, reason: str, *path: str) -> None:
        self.mistakes.append(Mistake(self.lines.of(*path), reason))

    def _game(self) -> str:
        game_id = self.tables.get("game")
        if not isinstance(game_id, str):
            wanted = 'a variant says of which game it is, as in: game = "drachensachen"'
            raise VariantError([Mistake(self.lines.of("game"), wanted)])
        games = games_with_values()
        if game_id not in games:
            reason = f"there is no game '{shortened(game_id)}' with values to change{there_are(game_id, games)}"
            raise VariantError([Mistake(self.lines.of("game"), reason)])
        return game_id

    def _words(self, key: str, longest: int) -> str:
        value = self.tables.get(key, "")
        if not isinstance(value, str) or len(value) > longest or not value.replace("\n", " ").isprintable():
            self._note(f"{key} must be a text in quotes with at most {longest} characters, all of them printable", key)
            return ""
        return " ".join(value.split())

    def _changes(self, game_id: str) -> list[Change]:
        """What is not a head, options or a file must be a value of the game."""
        printed = {value.name: value for value in values_of(game_id)}
        given: dict[str, tuple[Toml, list[str]]] = {}
        for top, table in self.tables.items():
            if top in HEAD or top in OWN_TABLES:
                continue
            if isinstance(table, list):
                self._note(f"[[{shortened(top)}]]: one of several is named by its id, as in [{shortened(top)}.ID]", top)
            elif isinstance(table, dict):
                _collect(table, [top], given)
            else:
                a_part = next(iter(printed)).rpartition(".")[0]
                self._note(f"'{shortened(top)}' has no meaning here; values stand in tables, as in [{a_part}]", top)
        changes: list[Change] = []
        for name, (value, path) in given.items():
            known = printed.get(name)
            if known is None:
                self._note(_unknown(name, printed), *path)
            elif isinstance(value, bool) or not isinstance(value, int):
                self._note(f"{name} must be a whole number from {known.low} to {known.high}", *path)
            elif not known.low <= value <= known.high:
                self._note(f"{name} = {shortened(str(value))}: it can be {known.low} to {known.high}", *path)
            else:
                changes.append(Change(known, value, self.lines.of(*path)))
        if len(given) > MOST_CHANGES:
            self._note(f"a variant changes at most {MOST_CHANGES} values", "game")
        order = list(printed)
        return sorted(changes, key=lambda change: order.index(change.name))

    def _options(self) -> dict[str, Json]:
        """As they are written; what a game makes of them is found out when its room is there."""
        options = self.tables.get("options", {})
        if not isinstance(options, dict):
            self._note("options must be a table: [options]", "options")
            return {}
        checked: dict[str, Json] = {}
        for name, value in options.items():
            if isinstance(value, (bool, int, str)):
                checked[name] = value
            elif isinstance(value, list) and all(isinstance(item, str) for item in value):
                checked[name] = list[Json](str(item) for item in value)
            else:
                allowed = "true, false, a whole number, a text or a list of texts"
                self._note(f"options.{shortened(name)} must be {allowed}", "options", name)
        return checked

    def _files(self) -> dict[str, str]:
        """The texts of a board and of creatures, on the lines they have here."""
        files: dict[str, str] = {}
        if "board" in self.tables:
            text = self.lines.only("board", with_headers=False)
            if isinstance(self.tables["board"], dict) and text.strip():
                files["board"] = text
            else:
                self._note("a board is a table [board] with what a board file has: fields, edges", "board")
        if "creature" in self.tables:
            text = self.lines.only("creature", with_headers=True)
            if isinstance(self.tables["creature"], list) and text.strip():
                files["creature"] = text
            else:
                self._note("creatures stand in tables [[creature]], as in a file of creatures", "creature")
        return files


def _collect(table: dict[str, Toml], path: list[str], given: dict[str, tuple[Toml, list[str]]]) -> None:
    """Everything in a table that is not a table, by its whole name."""
    for key, value in table.items():
        if isinstance(value, dict):
            _collect(value, [*path, key], given)
        else:
            given[".".join([*path, key])] = (value, [*path, key])


def _unknown(name: str, printed: dict[str, Value]) -> str:
    """What there is instead of a name that nothing has."""
    part, _, key = name.rpartition(".")
    keys = [each.rpartition(".")[2] for each in printed if each.rpartition(".")[0] == part]
    if keys:
        return f"[{shortened(part)}] has no {shortened(key)}{there_are(key, keys)}"
    parts = list(dict.fromkeys(each.rpartition(".")[0] for each in printed))
    below = [each for each in parts if each.startswith(f"{part.split('.')[0]}.")]
    return f"there is no [{shortened(part)}]{there_are(part, below or parts)}"


def there_are(wanted: str, names: Iterable[str]) -> str:
    """The end of a complaint about a name that nothing has."""
    known = list(names)
    near = get_close_matches(wanted, known, 1, 0.6)
    meant = f"; did you mean {near[0]}? There" if near else "; there"
    return f"{meant} {'is' if len(known) == 1 else 'are'} {', '.join(known)}"
