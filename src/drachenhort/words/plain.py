"""What a room declares, with words beside it: all that is needed to draw a table for a game that nobody drew one for.

Names come from the game's own texts (`part-hand`, `value-dragon`), else from those that all games share, else they are the
declaration's own words, which are English.
"""

import re
from functools import cache
from typing import Final

from drachenhort.core import shapes
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.games.files import FALLBACK
from drachenhort.games.layout import EACH, Layout, layout_of
from drachenhort.texts.catalogue import Catalogue, catalogue, plain_texts

BY_SEAT: Final = ("players", "bids", "decided", "fists", "tied", "done")
"""Lists of these names have one entry for each seat, as in `players/observation/shaping.py`."""
NO_ID: Final = re.compile(r"[^a-zA-Z0-9]+")
IS_CODE: Final = re.compile(r"[A-Za-z]{0,2}[^A-Za-z]*")
"""Such as `b2` or `R1`: the same in every language."""


def plain_table(game: Game, language: str) -> dict[str, Json]:
    """The declaration of a game's views, actions and events as data, in one language."""
    return _Writer(game, language).table()


def named(game: Game, language: str, name: str, domain: str = "") -> tuple[str, str]:
    """What a value of the domain of this name is called, and the language of that."""
    said = _writer(game, language)._value(name, domain)
    assert isinstance(said, dict), "a value has a text"
    return str(said["text"]), str(said.get("lang", language))


@cache
def _writer(game: Game, language: str) -> "_Writer":
    return _Writer(game, language)


class _Writer:
    """One game in one language. Each domain is written once, in the order in which they are met."""

    def __init__(self, game: Game, language: str) -> None:
        self._game: Final = game
        self._layout: Final[Layout] = layout_of(game)
        self._own: Final[Catalogue] = catalogue(language, game.id)
        self._shared: Final[Catalogue] = plain_texts(language)
        self._domains: Final[list[shapes.Domain]] = []

    def table(self) -> dict[str, Json]:
        contract = self._game.contract
        view = self._fields(contract.view, "")
        actions: dict[str, Json] = {kind.name: self._codes(kind.fields) for kind in contract.actions.kinds}
        events: dict[str, Json] = {kind.name: self._codes(kind.fields) for kind in contract.events.kinds}
        boards: list[Json] = [
            {"domain": self._number(domain), "at": dict(board.at), "links": [list[Json](link) for link in board.links]}
            for domain, board in ((self._named(name), board) for name, board in self._layout.boards.items())
            if domain is not None
        ]
        domains = [self._domain(domain) for domain in self._domains]
        return {"view": view, "actions": actions, "events": events, "boards": boards, "domains": list[Json](domains)}

    def _named(self, name: str) -> shapes.Domain | None:
        """The domain of the view's part of this path."""
        shape = self._layout.part(self._game.contract.view, name)
        while isinstance(shape, shapes.Many | shapes.Maybe):
            shape = shape.of
        return shape if isinstance(shape, shapes.Domain) else None

    def _codes(self, fields: dict[str, shapes.Shape]) -> dict[str, Json]:
        """By the name of a field: the number of its domain, and whether it is a list."""
        found: dict[str, Json] = {}
        for key, shape in fields.items():
            of = shape.of if isinstance(shape, shapes.Many) else shape
            of = of.of if isinstance(of, shapes.Maybe) else of
            if isinstance(of, shapes.Domain):
                found[key] = self._number(of)
        return found

    def _number(self, domain: shapes.Domain) -> int:
        for number, known in enumerate(self._domains):
            if known is domain or (isinstance(known, shapes.Seat) and isinstance(domain, shapes.Seat)):
                return number
        self._domains.append(domain)
        return len(self._domains) - 1

    def _shape(self, shape: shapes.Shape, path: str) -> Json:
        match shape:
            case shapes.Maybe():
                return {"is": "maybe", "of": self._shape(shape.of, path)}
            case shapes.Many():
                return {"is": "many", "of": self._shape(shape.of, path)}
            case shapes.ByName():
                names: list[Json] = [{"key": name, "label": self._value(name, "")} for name in shape.names.names]
                return {"is": "each", "names": names, "of": self._shape(shape.of, path)}
            case shapes.Either():
                return {"is": "either", "of": [self._shape(one, path) for one in shape.shapes]}
            case shapes.Fields():
                return self._fields(shape, path)
            case shapes.Text():
                return {"is": "text"}
            case shapes.Domain():
                return {"is": "one", "domain": self._number(shape)}
        return {"is": "nothing"}

    def _fields(self, shape: shapes.Fields, path: str) -> Json:
        parts: list[Json] = []
        tag: Json = None
        for key, of in shape.fields.items():
            if isinstance(of, shapes.Word):
                tag = {"key": key, "is": of.word, "label": self._value(of.word, "")}
                continue
            place = f"{path}.{key}" if path else key
            part: dict[str, Json] = {"key": key, "label": self._label("part", key), "of": self._shape(of, place)}
            if key in BY_SEAT and isinstance(of, shapes.Many):
                part["by_seat"] = True
            part.update(self._layout.hints.get(place, {}))
            parts.append(part)
        return {"is": "fields", "tag": tag, "parts": parts}

    def _domain(self, domain: shapes.Domain) -> dict[str, Json]:
        match domain:
            case shapes.Names():
                words: dict[str, Json] = {name: self._value(name, domain.name) for name in domain.names}
                return {"is": "name", "words": words}
            case shapes.Seat():
                return {"is": "seat"}
            case shapes.Flag():
                return {"is": "flag"}
            case shapes.Count():
                return {"is": "number", "low": domain.low, "high": domain.high}
            case shapes.Place():
                return {"is": "place", "most": domain.most}
        return {"is": "name", "words": {}}

    def _value(self, value: str, domain: str) -> Json:
        said = self._layout.words.get(domain)
        if said is not None:
            message, argument = said
            if argument == EACH:
                key = message.removesuffix(EACH) + value
                return {"text": self._own.say(key)} if self._own.has(key) else self._label("value", value)
            return {"text": self._own.say(message, **{argument: value})}
        return self._label("value", value)

    def _label(self, what: str, name: str) -> Json:
        plain = NO_ID.sub("-", name).strip("-")
        key = f"part-{plain}" if what == "part" else f"value-{plain}"
        for texts in (self._own, self._shared):
            if texts.has(key):
                return {"text": texts.say(key)}
        if IS_CODE.fullmatch(name):
            return {"text": name}
        text = re.sub(r"[_-]+", " ", name)
        return {"text": text} if self._own.language == FALLBACK else {"text": text, "lang": FALLBACK}
