"""Options: what a table may choose. Frozen, validated, part of every record."""

from typing import Final, TypeAlias, final

from drachenhort.core.errors import OptionError
from drachenhort.core.native import mypyc_attr
from drachenhort.core.plain import Json, shortened, whole_number
from drachenhort.core.rng import Rng

Value: TypeAlias = bool | int | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One option: its name, its default and the clause that speaks of it."""

    def __init__(self, name: str, default: Value, clause: str, is_named_always: bool = True) -> None:
        self.name: Final = name
        self.default: Final = default
        self.clause: Final = clause
        self.is_named_always: Final = is_named_always
        """Otherwise a position text names it only where it is not the default. For an option that is added to a game
        people already play: position texts and the digests in their records stay as they were."""

    def allowed(self) -> str:
        """What the option can be, in words, for the refusal of anything else."""
        raise NotImplementedError

    def read(self, value: Json) -> Value | None:
        """The value if it is allowed, else None. Accepts the text forms of the command line too."""
        raise NotImplementedError

    def to_json(self, value: Value) -> Json:
        """The value as plain data. Each kind of option says it for itself, since mypyc makes one int of `bool | int`."""
        raise NotImplementedError

    def some(self, rng: Rng) -> Value:
        """Any allowed value, edges more often than chance alone would have them; for hunting faults."""
        raise NotImplementedError

    def check(self, value: Json) -> Value:
        checked = self.read(value)
        if checked is None:
            raise OptionError(f"option {self.name}={shortened(show(value))}: it can be {self.allowed()}")
        return checked


@final
class Flag(Field):
    """On or off."""

    def allowed(self) -> str:
        return "on or off"

    def read(self, value: Json) -> Value | None:
        if isinstance(value, bool):
            return value
        if value in ("on", "off"):
            return value == "on"
        return None

    def to_json(self, value: Value) -> Json:
        return bool(value)

    def some(self, rng: Rng) -> Value:
        return rng.below(2) == 1


@final
class Number(Field):
    """A whole number within bounds."""

    def __init__(self, name: str, default: int, low: int, high: int, clause: str) -> None:
        super().__init__(name, default, clause)
        self.low: Final = low
        self.high: Final = high

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def read(self, value: Json) -> Value | None:
        if isinstance(value, str):
            value = whole_number(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            return None
        return value

    def to_json(self, value: Value) -> Json:
        assert isinstance(value, int), f"{self.name} is not a number"
        return value

    def some(self, rng: Rng) -> Value:
        """Mostly from the low end: larger numbers only make games longer."""
        match rng.below(8):
            case 0:
                return self.low
            case 1:
                return self.high
            case 2:
                return self.default
            case _:
                return self.low + rng.below(min(self.high - self.low, 50) + 1)


@final
class Choices(Field):
    """Any selection of some names."""

    def __init__(self, name: str, default: list[str], names: list[str], clause: str) -> None:
        super().__init__(name, default, clause)
        self.names: Final = names

    def allowed(self) -> str:
        return f"all, none, or some of {','.join(self.names)}"

    def read(self, value: Json) -> Value | None:
        if isinstance(value, str):
            value = list[Json](self.names) if value == "all" else [] if value == "none" else list[Json](value.split(","))
        if not isinstance(value, list):
            return None
        chosen = [name for name in self.names if name in value]
        return chosen if len(chosen) == len(value) else None

    def to_json(self, value: Value) -> Json:
        assert isinstance(value, list), f"{self.name} is not a selection"
        return list(value)

    def some(self, rng: Rng) -> Value:
        match rng.below(4):
            case 0:
                return []
            case 1:
                return self.names[:]
            case _:
                return [name for name in self.names if rng.below(2) == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class FileField(Field):
    """Something from a file, such as a board; kept as words, so that records and positions carry it."""

    def from_text(self, text: str) -> list[str]:
        """The words for a file's text. Raises a DrachenhortError that says where the text is wrong and what is allowed."""
        raise NotImplementedError

    def to_json(self, value: Value) -> Json:
        assert isinstance(value, list), f"{self.name} is not made of words"
        return list(value)

    def some(self, rng: Rng) -> Value:
        return self.default


def show(value: "Json | Value") -> str:
    """A value as the command line writes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ",".join(str(item) for item in value) or "none"
    return str(value)


@final
class Spec:
    """All options of a game. `simulated` are the values that simulations have unless they say otherwise."""

    def __init__(self, fields: list[Field], simulated: dict[str, Json] | None = None) -> None:
        self.fields: Final = fields
        self.simulated: Final = simulated or {}

    def check(self, values: dict[str, Json]) -> dict[str, Value]:
        """Every option with its value; what is not given has its default."""
        names = [field.name for field in self.fields]
        for name in values:
            if name not in names:
                raise OptionError(f"there is no option {shortened(name)}; there are {', '.join(names)}")
        return {
            field.name: field.check(values[field.name]) if field.name in values else field.default for field in self.fields
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """The options of one table. A game's own class adds them as typed attributes."""

    def __init__(self, spec: Spec, values: dict[str, Json]) -> None:
        self.spec: Final = spec
        self.values: Final = spec.check(values)
        self._plain: Final = {field.name: field.to_json(self.values[field.name]) for field in spec.fields}

    def flag(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool), f"{name} is not a flag"
        return value

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int), f"{name} is not a number"
        return value

    def chosen(self, name: str) -> list[str]:
        value = self.values[name]
        assert isinstance(value, list), f"{name} is not a selection"
        return value

    def to_json(self) -> dict[str, Json]:
        """A new dictionary each time: every view has one, to do with as it likes. What is in it belongs to all."""
        return self._plain.copy()

    def words(self) -> list[str]:
        """For the position text: `target=21 skills=none`."""
        return [
            f"{field.name}={show(self.values[field.name])}"
            for field in self.spec.fields
            if field.is_named_always or self.values[field.name] != field.default
        ]


def parse_words(words: list[str]) -> dict[str, Json]:
    """The way back from `name=value` texts, as the command line and the position text have them."""
    values: dict[str, Json] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise OptionError(f"'{shortened(word)}' is not of the form name=value")
        if name in values:
            raise OptionError(f"option {shortened(name)} is given twice")
        values[name] = value
    return values
