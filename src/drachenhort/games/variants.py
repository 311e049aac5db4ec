"""Variants: a small TOML file with what a game has otherwise, `components.toml` untouched.

`read_variant` says everything that is wrong with one. `use` makes this process play by it, at full speed; `load` has a game
by it beside the usual one. In both the values are there before the room is run, so its constants stay constants.
"""

import hashlib
import sys
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Final, final
from weakref import WeakValueDictionary, finalize

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game, Variation
from drachenhort.core.options import Field, FileField
from drachenhort.core.plain import Json, shortened
from drachenhort.core.registry import find
from drachenhort.core.room import OwnRoom, Room
from drachenhort.core.state import State
from drachenhort.games.files import Toml, lay_over, room_of
from drachenhort.games.private_room import PrivateRoom
from drachenhort.games.trial import CannotBePlayed, try_one
from drachenhort.games.variant_text import Change, Draft, Mistake, Value, VariantError, VariantReader, there_are, values_of

KEPT: Final = 16
KEPT_BESIDE: Final = 8
"""A few megabytes each."""
MOST_LINES: Final = 8_000_000
"""That a trial game may take, so many seconds at most; four people at random in Drachenfels take a fifth of it."""
FILES: Final = {"board": "board", "creature": "creatures"}
"""The option that takes what a table holds the text of a file for."""


class VariantInUse(DrachenhortError):
    """A process plays a game by one set of values only, and from its beginning."""


@final
class Variant:
    """A variant that has been read. `text` is the whole of it, always written the same way."""

    def __init__(self, draft: Draft, options: dict[str, Json]) -> None:
        self.game_id: Final = draft.game_id
        self.name: Final = draft.name
        self.description: Final = draft.description
        self.changes: Final = draft.changes
        self.options: Final = options
        """How a table of it is set up where nothing else is said; a board and creatures among them, as words."""
        self.rules: Final = _written(draft, is_whole=False)
        """The part of its text that the rules depend on. Options are not in it: records and positions have their own."""
        self.text: Final = _written(draft, is_whole=True)
        self.digest: Final = hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def values(self) -> dict[str, Toml]:
        return _values(self.changes)


def _values(changes: list[Change]) -> dict[str, Toml]:
    return {change.name: change.value for change in changes}


_kept: Final[OrderedDict[str, Variant]] = OrderedDict()


def read_variant(text: str) -> Variant:
    """The variant of a file's text. Raises VariantError with everything that is wrong, but for games that never end."""
    found = _kept.get(text)
    if found is None:
        draft = VariantReader(text).read()
        options = _with_rules(draft)
        if draft.mistakes:
            raise VariantError(draft.mistakes)
        found = Variant(draft, options)
        _kept[text] = found
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return found


def _with_rules(draft: Draft) -> dict[str, Json]:
    """The options, the board and the creatures, as the rules read them. What the rules cannot play with is noted."""
    with _room_for_now(draft.game_id, _values(draft.changes)) as room:
        try:
            game = game_in(room)
        except Exception as error:  # Whatever it is, it comes from the values: without them the room can be imported.
            if not draft.mistakes:
                draft.mistakes.append(_misfit(draft.changes, error))
        else:
            _check_defaults(draft, game)
            for change in draft.changes:
                if change.name not in room.read:
                    reason = f"{change.name}: nothing in the rules of this program asks for it, so it would change nothing"
                    draft.mistakes.append(Mistake(change.line, reason))
            return _options(draft, game)
    with _room_for_now(draft.game_id, {}) as usual:
        return _options(draft, game_in(usual))


@contextmanager
def _room_for_now(game_id: str, values: dict[str, Toml]) -> Iterator[PrivateRoom]:
    """Nothing of it may be used afterwards."""
    room = PrivateRoom(game_id, values)
    try:
        yield room
    finally:
        room.clear()


def _check_defaults(draft: Draft, game: Game) -> None:
    """Some values are what an option is if nothing is said: then they have its bounds."""
    for field in game.spec.fields:
        if field.read(field.to_json(field.default)) is None:
            line = next((change.line for change in draft.changes if change.value == field.default), 1)
            reason = f"option {field.name} would be {field.default} if nothing is said; it can be {field.allowed()}"
            draft.mistakes.append(Mistake(line, reason))


def game_in(room: PrivateRoom) -> Room[State]:
    game = room.module(f"{room.package}.game").GAME
    assert isinstance(game, Room), f"{room.package} has no game"
    return game


def _misfit(changes: list[Change], error: Exception) -> Mistake:
    """What the rules say of values that they cannot be played with; beside the value they speak of, if they name it."""
    said = str(error).removeprefix("components.toml: ") if isinstance(error, AssertionError) else ""
    words = said.replace(",", " ").replace(":", " ").split()
    named = [change for change in changes if change.name in words]
    named += [change for change in changes if change.name.split(".")[-1] in words or change.name.split(".")[0] in words]
    first = (named or changes)[0]
    meant = f"{first.name} = {first.value}" if named or len(changes) == 1 else "these values"
    return Mistake(first.line, f"{meant} cannot be played: {said or f'{type(error).__name__}: {error}'}")


def _options(draft: Draft, game: Game) -> dict[str, Json]:
    fields = {field.name: field for field in game.spec.fields}
    checked: dict[str, Json] = {}
    for name, value in draft.options.items():
        line = draft.lines.of("options", name)
        if name not in fields:
            draft.mistakes.append(Mistake(line, f"there is no option {shortened(name)}{there_are(name, fields)}"))
            continue
        try:
            fields[name].check(value)
            checked[name] = value
        except DrachenhortError as error:
            draft.mistakes.append(Mistake(line, str(error)))
    for table, text in draft.files.items():
        _file(draft, game, table, text, fields.get(FILES[table]), checked)
    try:
        game.options(checked)
    except DrachenhortError as error:
        draft.mistakes.append(Mistake(draft.lines.of("options"), str(error)))
    return checked


def _file(draft: Draft, game: Game, table: str, text: str, field: Field | None, checked: dict[str, Json]) -> None:
    """A board or creatures, whose mistakes have the lines they have in the variant."""
    if not isinstance(field, FileField):
        draft.mistakes.append(Mistake(draft.lines.of(table), f"{game.title} has no {FILES[table]} of one's own"))
        return
    try:
        checked[field.name] = list[Json](field.from_text(text))
    except DrachenhortError as error:
        line = getattr(error, "line", 0) or draft.lines.of(table)
        draft.mistakes.append(Mistake(line, str(error).removeprefix(f"line {line}: ")))


def _written(variant: Draft, is_whole: bool) -> str:
    """The canonical text of a variant, all of it or as much as the rules depend on."""
    lines = [f"game = {_quoted(variant.game_id)}", f"name = {_quoted(variant.name)}"]
    if is_whole and variant.description:
        lines.append(f"description = {_quoted(variant.description)}")
    part = ""
    for change in variant.changes:
        own, _, key = change.name.rpartition(".")
        if own != part:
            lines += ["", f"[{own}]"]
            part = own
        lines.append(f"{key} = {change.value}")
    if is_whole and variant.options:
        lines += ["", "[options]", *(f"{name} = {_toml(value)}" for name, value in variant.options.items())]
    if is_whole and "board" in variant.files:
        lines += ["", "[board]", _trimmed(variant.files["board"])]
    if is_whole and "creature" in variant.files:
        lines += ["", _trimmed(variant.files["creature"])]
    return "\n".join(lines) + "\n"


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.split("\n") if line.strip())


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _toml(value: Json) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(_toml(item) for item in value)}]"
    return str(value) if isinstance(value, int) else _quoted(str(value))


def changeable(game_id: str) -> list[Value]:
    """What a variant of a game can change: every value that something in the rules asks for."""
    with _room_for_now(game_id, {}) as room:
        game_in(room)
        return _asked_for(game_id, room.read)


def _asked_for(game_id: str, read: set[str]) -> list[Value]:
    return [value for value in values_of(game_id) if value.name in read]


def blank(game_id: str) -> list[str]:
    """The lines of a variant of a game that changes nothing, with everything in it that it could change."""
    with _room_for_now(game_id, {}) as room:
        return _blank(game_in(room), room.read)


def _blank(game: Game, read: set[str]) -> list[str]:
    game_id = game.id
    lines = [f'game = "{game_id}"', 'name = "My variant"', 'description = ""', ""]
    lines += ["# Take away the # before what you change. Behind it: where the value comes from, and its bounds."]
    part = ""
    for value in _asked_for(game_id, read):
        own, _, key = value.name.rpartition(".")
        if own != part:
            lines += ["", f"[{own}]"]
            part = own
        lines.append(f"# {key} = {value.value}  # {value.source}, {value.low} to {value.high}")
    lines += ["", "[options]"]
    for field in game.spec.fields:
        if not isinstance(field, FileField):
            lines.append(f"# {field.name} = {_toml(field.to_json(field.default))}  # {field.allowed()}")
    names = [field.name for field in game.spec.fields if isinstance(field, FileField)]
    if "board" in names:
        lines += ["", "# [board] begins a board, with what a board file has: symmetry, fields, edges."]
    if "creatures" in names:
        lines += ["", "# [[creature]] begins a creature of your own, as in a file of creatures."]
    return lines


@final
class InUse(Variation):
    """What this process plays a game by."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant.name, variant.rules)
        self.variant: Final = variant

    def module(self, name: str) -> ModuleType:
        return import_module(f"{room_of(self.variant.game_id)}.{name}")


@final
class Beside(Variation):
    """What a game is played by that stands beside the usual one."""

    def __init__(self, variant: Variant, room: PrivateRoom) -> None:
        super().__init__(variant.name, variant.rules)
        self._room: Final = room

    def module(self, name: str) -> ModuleType:
        return self._room.module(f"{self._room.package}.{name}")


_in_use: Final[dict[str, InUse]] = {}
_beside: Final[OrderedDict[str, Game]] = OrderedDict()
"""The latest ones."""


@final
class Laid:
    """A game by a variant beside the usual one. When nobody has hold of this any more its room is cleared."""

    def __init__(self, game: Game, room: PrivateRoom) -> None:
        self.game: Final = game
        finalize(self, room.clear)


_laid: Final[WeakValueDictionary[str, Laid]] = WeakValueDictionary()
"""All that somebody has hold of, so that there are never two of the same: their states are of different classes."""


def use(variant: Variant) -> None:
    """From now on this process plays the game by this variant. It must come before anything of its room is imported."""
    before = _in_use.get(variant.game_id)
    if before is not None:
        if before.text == variant.rules:
            return
        raise VariantInUse(f"this process plays {variant.game_id} by '{before.name}' already")
    if f"{room_of(variant.game_id)}.data" in sys.modules:
        raise VariantInUse(f"the rules of {variant.game_id} are loaded already; a fresh process can use a variant")
    lay_over(variant.game_id, variant.values())
    _in_use[variant.game_id] = InUse(variant)


def use_text(text: str | None) -> None:
    """The same for a process that shares somebody else's work, who has tried the variant."""
    if text is not None:
        use(read_variant(text))


def mark(game: Game) -> None:
    """Says of a game whether this process plays it by a variant."""
    game.variation = _in_use.get(game.id)


def load(variant: Variant) -> Game:
    """The game by this variant, beside the usual one and slower. Raises VariantError if it cannot be played to its end.

    The same values give the same game as long as it is kept, so that whoever names it by its text meets the same classes.
    """
    using = _in_use.get(variant.game_id)
    if using is not None and using.text == variant.rules:
        return find(variant.game_id)
    laid = _laid.get(variant.rules)
    if laid is not None:
        return laid.game
    game = _beside.get(variant.rules)
    if game is None:
        game, _ = _laid_beside(variant)
        _try_out(variant, game)
        _beside[variant.rules] = game
        while len(_beside) > KEPT_BESIDE:
            _beside.popitem(last=False)
    _beside.move_to_end(variant.rules)
    return game


def _laid_beside(variant: Variant) -> tuple[Game, PrivateRoom]:
    room = PrivateRoom(variant.game_id, variant.values())
    game = game_in(room)
    game.variation = Beside(variant, room)
    for module in room.run_all():
        for own in vars(module).values():
            if isinstance(own, OwnRoom):
                own.settle(game)
    return game, room


def lay(variant: Variant) -> Laid:
    """The same for somebody who says when it is over, and knows that it can be played. One thread at a time may ask."""
    laid = _laid.get(variant.rules)
    if laid is None:
        laid = _laid[variant.rules] = Laid(*_laid_beside(variant))
    return laid


def check(variant: Variant) -> None:
    """Tries it out without keeping it. Raises VariantError if it cannot be played to its end."""
    game, room = _laid_beside(variant)
    try:
        _try_out(variant, game)
    finally:
        room.clear()


def is_laid(variant: Variant) -> bool:
    """Whether somebody has hold of the game by this variant."""
    return variant.rules in _laid


def number_laid() -> int:
    """How many variants somebody has hold of."""
    return len(_laid)


def _try_out(variant: Variant, game: Game) -> None:
    """Some games at random, at the smallest and the largest table."""
    line = min((change.line for change in variant.changes), default=1)
    for seats in dict.fromkeys((game.min_seats, game.max_seats)):
        try:
            try_one(game, seats, variant.options, MOST_LINES)
        except CannotBePlayed as error:
            raise VariantError([Mistake(line, f"a trial game of {seats} seats: {error}")]) from None
        except Exception as error:  # Whatever it is, rules that run with what is printed do not run with this.
            said = str(error) if isinstance(error, DrachenhortError) else f"{type(error).__name__}: {error}"
            reason = f"a trial game of {seats} seats went wrong, as if there were too much or too little of something"
            raise VariantError([Mistake(line, f"{reason}: {said}")]) from None
