"""Records: game, version of the rules, options, seats, seed, actions. They are the truth, and replay to the same state.

A game can begin with a position instead of a deal: a lesson, a puzzle, or another game played on from one of its moves.
"""

import hashlib
import json
import re
from typing import Final, final

from drachenhort.core.errors import DrachenhortError, NotationError, OldRecord, OldRules, PositionError, RecordError
from drachenhort.core.game import Game
from drachenhort.core.plain import MOST_DIGITS, Json, shortened, whole_number
from drachenhort.core.position import check_head
from drachenhort.core.registry import find, find_varied
from drachenhort.core.state import State
from drachenhort.core.text_bounds import line_at

FORMAT: Final = "drachenhort record 1"
FIRST_POSITIONS: Final = 1
"""The format of positions that a record means if it names none."""
DEEPEST: Final = 8
"""Lists and objects within others; a record has three."""
LONGEST_ACTION: Final = 1_000
TOO_DEEP: Final = f"nested too deeply; a record has at most {DEEPEST} brackets open at a time"
TOO_LONG: Final = f"a number is far too long; it has at most {MOST_DIGITS} digits"

_JSON_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?+|[\[\]{}]|[0-9]++')


def commitment(seed: str, salt: str) -> str:
    """What is shown before the game, so that the seed shown after it can be checked."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


@final
class Record:
    """A game as it was played, or as far as it was. `rules` is the version it began with; `game` plays by it."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Json],
        seats: int,
        seed: str,
        salt: str,
        players: list[str],
        rules: int | None = None,
        position: str | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = game.rules_version if rules is None else rules
        self.options: Final = options
        self.seats: Final = seats
        self.seed: Final = seed
        self.salt: Final = salt
        self.players: Final = players
        self.position: Final = position
        """What the game begins with; None if it is dealt from the seed."""
        self.actions: list[tuple[int, int]] = []

    def start(self, is_logging: bool = False) -> State:
        """The deal, rebuilt from the seed, or the position that the game began with."""
        if self.position is None:
            return self.game.new(self.seats, self.game.options(self.options), self.seed, is_logging)
        check_head(self.position, self.game, self.options, self.seats)
        state = self.game.load(self.position)
        state.is_logging = is_logging
        return state

    def replay(self, moves: int | None = None) -> State:
        """The state after so many actions; without a number after all of them."""
        state = self.start()
        for number, (seat, action) in enumerate(self.actions[:moves], 1):
            try:
                state.apply(seat, action)
            except DrachenhortError as error:
                place = f"action {number} ({seat + 1} {self.game.notation(action)})"
                raise RecordError(place, str(error)) from None
        return state

    def text(self, end: State | None = None) -> str:
        """The record as a file's text; `check` and `digest` betray any later change. `end` is what it replays to."""
        state = self.replay() if end is None else end
        body: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game.id,
            "version": self.rules,
            "options": self.options,
            "seats": self.seats,
            "players": list[Json](self.players),
            "seed": self.seed,
            "salt": self.salt,
            "commitment": commitment(self.seed, self.salt),
            "actions": [f"{seat + 1} {self.game.notation(action)}" for seat, action in self.actions],
            "digest": state.digest(),
            "outcome": outcome_json(state),
        }
        if self.position is not None:
            body["position"] = self.position
        if self.game.variation is not None:
            body["variant"] = self.game.variation.text
        if self.game.format_version != FIRST_POSITIONS:
            body["positions"] = self.game.format_version
        body["check"] = _checksum(body)
        return json.dumps(body, indent=1, ensure_ascii=False) + "\n"


def outcome_json(state: State) -> Json:
    return None if state.outcome is None else state.outcome.to_json()


def _checksum(body: dict[str, Json]) -> str:
    plain = json.dumps(body, sort_keys=True, separators=(",", ":"))  # In ASCII, so that any text can be hashed.
    return hashlib.sha256(plain.encode()).hexdigest()[:32]


@final
class _Fields:
    """The fields of a record file, each taken with the type it must have."""

    def __init__(self, body: dict[str, Json]) -> None:
        self.body: Final = body

    def take(self, name: str) -> Json:
        if name not in self.body:
            raise RecordError(name, "this field is missing")
        return self.body[name]

    def text(self, name: str) -> str:
        value = self.take(name)
        if not isinstance(value, str):
            raise RecordError(name, "must be a text")
        return value

    def number(self, name: str) -> int:
        value = self.take(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise RecordError(name, "must be a whole number")
        return value

    def texts(self, name: str) -> list[str]:
        value = self.take(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise RecordError(name, "must be a list of texts")
        return [str(item) for item in value]


def _parse_json(text: str) -> _Fields:
    try:
        body = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}", f"not a whole record, it may be cut off ({error.msg})") from None
    except (RecursionError, ValueError):
        raise _unreadable(text) from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise RecordError("format", f"not a record of this program; its first field would be '{FORMAT}'")
    for name, value in body.items():
        _check_plain(str(name), value)
    return _Fields(body)


def _unreadable(text: str) -> RecordError:
    """Where it is that the parser gave up: it does not say so for brackets and digits without end."""
    depth = 0
    for token in _JSON_TOKEN.finditer(text):
        first = text[token.start()]
        if first in "[{":
            depth += 1
            if depth > DEEPEST:
                return RecordError(f"line {line_at(text, token.start())}", f"not a record: {TOO_DEEP}")
        elif first in "]}":
            depth -= 1
        elif first != '"' and token.end() - token.start() > MOST_DIGITS:
            return RecordError(f"line {line_at(text, token.start())}", f"not a record: {TOO_LONG}")
    return RecordError("line 1", "not a record")


def _check_plain(name: str, value: Json) -> None:
    """Before anything is done with a field: what comes later can neither go very deep nor handle halves of characters."""
    rim: list[Json] = [name, value]
    depth = 0
    while rim:
        depth += 1
        inner: list[Json] = []
        for item in rim:
            if isinstance(item, str):
                if not item.isascii() and item != item.encode(errors="replace").decode():
                    raise RecordError(shortened(name), "has halves of characters in it")
            elif isinstance(item, list):
                inner += item
            elif isinstance(item, dict):
                inner += item.keys()
                inner += item.values()
            elif isinstance(item, int) and abs(item) >= 10**MOST_DIGITS:
                raise RecordError(shortened(name), TOO_LONG)
        if inner and depth >= DEEPEST:
            raise RecordError(shortened(name), TOO_DEEP)
        rim = inner


def load_record(text: str) -> Record:
    """The record of a file's text, checked and replayed. Raises RecordError with the place."""
    fields = _parse_json(text)
    game = _game_of(fields)
    _check_unchanged(fields)
    options = fields.take("options")
    if not isinstance(options, dict):
        raise RecordError("options", "must be an object")
    seats = fields.number("seats")
    try:
        game.check_seats(seats)
        game.options(options)
    except DrachenhortError as error:
        raise RecordError("options", str(error)) from None
    seed, salt = _sealed(fields)
    position = fields.text("position") if "position" in fields.body else None
    record = Record(game, options, seats, seed, salt, fields.texts("players"), fields.number("version"), position)
    _check_begin(record)
    for number, line in enumerate(fields.texts("actions"), 1):
        record.actions.append(_parse_action(game, number, line))
    _check_end(fields, game, record.replay())
    return record


def _check_begin(record: Record) -> None:
    try:
        record.start()
    except PositionError as error:
        raise RecordError("position", str(error)) from None


def seed_of(text: str) -> tuple[str, str]:
    """Seed and salt of a record, by whatever rules it was played: that it is unchanged and sealed needs no replay."""
    fields = _parse_json(text)
    _check_unchanged(fields)
    return _sealed(fields)


def _check_unchanged(fields: _Fields) -> None:
    if fields.text("check") != _checksum({name: value for name, value in fields.body.items() if name != "check"}):
        raise RecordError("check", "the record was changed after it was written")


def _sealed(fields: _Fields) -> tuple[str, str]:
    """Seed and salt, if they are those that were promised."""
    seed, salt = fields.text("seed"), fields.text("salt")
    if fields.text("commitment") != commitment(seed, salt):
        raise RecordError("commitment", "does not fit the seed and the salt")
    return seed, salt


def _game_of(fields: _Fields) -> Game:
    version = fields.number("version")
    try:
        game = find(fields.text("game"), version)
    except OldRules as reason:
        _check_unchanged(fields)
        _sealed(fields)
        raise OldRecord("version", str(reason)) from None
    except DrachenhortError as error:  # By another name: compiled, a name keeps the type it had first.
        raise RecordError("game", str(error)) from None
    text = fields.text("variant") if "variant" in fields.body else None
    if text is None and game.variation is None:
        return game
    _check_unchanged(fields)
    if text is None:
        raise RecordError("game", "it was played as it is in the box, and here a variant of it is played")
    try:
        varied = find_varied(text)
    except DrachenhortError as error:
        raise RecordError("variant", str(error)) from None
    if varied.id != game.id:
        raise RecordError("variant", f"it is a variant of {varied.title}, not of {game.title}")
    if version != varied.rules_version and version not in varied.compatible_with:
        raise RecordError("variant", f"variants are of today's rules, version {varied.rules_version}, not {version}")
    return varied


def variant_of(text: str) -> str | None:
    """The variant that an unchanged record names, without asking for its game."""
    fields = _parse_json(text)
    if "variant" not in fields.body:
        return None
    _check_unchanged(fields)
    return fields.text("variant")


def _parse_action(game: Game, number: int, line: str) -> tuple[int, int]:
    if len(line) > LONGEST_ACTION:
        raise RecordError(f"action {number}", f"'{shortened(line)}' is longer than any action")
    seat, _, notation = line.partition(" ")
    place = whole_number(seat)
    if place is None or not 1 <= place <= game.max_seats:
        raise RecordError(f"action {number}", f"'{shortened(line)}' does not begin with a seat")
    try:
        return place - 1, game.parse(notation)
    except NotationError as error:
        raise RecordError(f"action {number}", str(error)) from None


def _check_end(fields: _Fields, game: Game, state: State) -> None:
    """A digest is that of a position's text, so it tells something only if that is still written the same way."""
    digest, positions = fields.text("digest"), fields.body.get("positions", FIRST_POSITIONS)
    if positions == game.format_version and digest != state.digest():
        raise RecordError("digest", "the replay ends in another position than the one recorded")
    if fields.take("outcome") != outcome_json(state):
        raise RecordError("outcome", "the replay ends differently from what is recorded")
