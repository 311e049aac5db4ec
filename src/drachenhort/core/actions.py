"""Actions: every code of a game declared once, with its typed meaning, its notation and its JSON form, there and back."""

from collections.abc import Callable
from itertools import product
from typing import Final, TypeAlias, final

from drachenhort.core.errors import NotationError
from drachenhort.core.form import Form
from drachenhort.core.plain import Json, shortened
from drachenhort.core.shapes import Domain, Shape

Meaning: TypeAlias = tuple[object, ...]
"""What a code stands for: a NamedTuple of the room."""

Maker: TypeAlias = Callable[..., Meaning]

NO_CODE: Final = -1
"""For numbers that make no action together."""


@final
class ActionKind(Form):
    """One kind of action, such as `play`: all its codes, each with its numbers.

    The typed meaning is a NamedTuple of the room with the same fields, written in its own words where `called` says how a
    program knows them. Codes follow one another from `start` on, the last field counting fastest, unless `code` says
    which one some numbers have, or NO_CODE. `write` is for a notation that is more than the name and its words. A plain
    function may make the meaning where a number stands for something else, such as NONE for None.
    """

    def __init__(
        self,
        maker: Maker,
        clause: str,
        start: int,
        fields: dict[str, Shape],
        *,
        name: str = "",
        called: dict[str, str] | None = None,
        code: Callable[[list[int]], int] | None = None,
        write: Callable[[list[int]], str] | None = None,
    ) -> None:
        own = list(getattr(maker, "_fields", fields))
        assert own == list(fields), f"{maker}: the declaration names {list(fields)}, the meaning {own}"
        names = called or {}
        super().__init__(
            name or str(getattr(maker, "__name__", "")).lower(),
            clause,
            {names.get(key, key): shape for key, shape in fields.items()},
        )
        self.maker: Final = maker
        self._write: Final = write
        self.codes: Final[dict[int, list[int]]] = {}
        for place, numbers in enumerate(product(*[_numbers(shape) for shape in fields.values()])):
            values = list(numbers)
            found = start + place if code is None else code(values)
            if found != NO_CODE:
                assert found not in self.codes, f"{self.name}: two meanings have the code {found}"
                self.codes[found] = values

    def notation(self, values: list[int]) -> str:
        """`give 2`"""
        if self._write is not None:
            return self._write(values)
        return " ".join([self.name] + [domain.word(values[place]) for place, domain in enumerate(self._domains)])


def _numbers(shape: Shape) -> list[int]:
    assert isinstance(shape, Domain), "a number of an action has a domain"
    return shape.numbers()


@final
class Actions:
    """All actions of a game. `help` says how they are written; `short` makes a short form into a full one.

    `word` says how a word somebody types stands in a notation; without it, case does not matter.
    """

    def __init__(
        self,
        title: str,
        kinds: list[ActionKind],
        help: str,
        short: Callable[[str], str] | None = None,
        word: Callable[[str], str] = str.lower,
    ) -> None:
        self.kinds: Final[list[ActionKind]] = []
        self.codes: Final[list[int]] = []
        self.title: Final = title
        self._help = help
        self._short: Final = short
        self._word: Final = word
        self._meanings: Final[dict[int, Meaning]] = {}
        self._kind_of: Final[dict[int, ActionKind]] = {}
        self._by_notation: Final[dict[str, int]] = {}
        self._by_json: Final[dict[str, int]] = {}  # Filled when it is first needed.
        for kind in kinds:
            self.declare(kind)

    def declare(self, kind: ActionKind, help: str = "") -> None:
        """One more kind of action, beside the step that alone asks for it; `help` says how that one is written."""
        for code, values in kind.codes.items():
            assert code not in self._kind_of, f"{kind.name} and {self._kind_of[code].name} share the code {code}"
            notation = self._plain(kind.notation(values))
            assert notation not in self._by_notation, f"two actions are written '{notation}'"
            self._kind_of[code] = kind
            self._meanings[code] = kind.maker(*values)
            self._by_notation[notation] = code
        self.kinds.append(kind)
        self.codes.extend(kind.codes)
        self.codes.sort()
        if help:
            self._help = f"{self._help}; {help}"

    def meaning(self, code: int) -> Meaning | None:
        """The room's NamedTuple of a code; None for a number that is no action."""
        return self._meanings.get(code)

    def notation(self, code: int) -> str:
        kind = self._kind_of.get(code)
        return f"no action ({code})" if kind is None else kind.notation(kind.codes[code])

    def parse(self, text: str) -> int:
        """The code of a notation; more than one space does not matter."""
        plain = self._plain(text)
        code = self._by_notation.get(plain)
        if code is None and self._short is not None:
            code = self._by_notation.get(self._short(plain))
        if code is None:
            raise NotationError(f"'{text}' is no action of {self.title}; {self._help}")
        return code

    def _plain(self, text: str) -> str:
        return " ".join([self._word(word) for word in text.split()])

    def to_json(self, code: int) -> dict[str, Json]:
        """{"do": "play", "kind": "7", "times": 2}: things by name, seats and places as numbers from 0."""
        kind = self._kind_of[code]
        return kind.json("do", kind.codes[code])

    def from_json(self, data: dict[str, Json]) -> int:
        """The code of what `to_json` wrote."""
        if not self._by_json:
            for code in self.codes:
                self._by_json[_key(self.to_json(code))] = code
        code = self._by_json.get(_key(data), NO_CODE)
        if code == NO_CODE:
            raise NotationError(f"{shortened(str(data))} is no action of {self.title}")
        return code


def _key(data: dict[str, Json]) -> str:
    return str([(name, data[name]) for name in sorted(data)])
