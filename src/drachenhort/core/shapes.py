"""What plain data looks like, as data: the domains of single numbers, and the shapes made of them.

A room declares its actions, events, steps and views with these. The engine itself keeps plain numbers; the declaration
says what they stand for, in notation for people and in JSON for programs, and other tools read it: the schema of the
interface for programs and the client's types are written from it.
"""

from typing import Final, final

from drachenhort.core.native import mypyc_attr
from drachenhort.core.plain import Json, whole_number

NONE: Final = -1
"""The number that stands for nothing where a domain may be left out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """What a piece of plain data looks like. With a name it is a type of its own outside."""

    def __init__(self, name: str = "") -> None:
        self.name: Final = name


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain(Shape):
    """What one small number stands for."""

    def numbers(self) -> list[int]:
        """All there are."""
        raise NotImplementedError

    def word(self, number: int) -> str:
        """As people write it."""
        return str(number)

    def json(self, number: int) -> Json:
        """As programs get it."""
        return number

    def read(self, word: str, seats: int) -> int | None:
        """The number of a word at a table of so many seats; None if there is no such thing."""
        for number in self.numbers():
            if self.word(number).lower() == word.lower():
                return number
        return None

    def allowed(self, seats: int) -> str:
        """What it can be, for the refusal of anything else: `a number from 1 to 4`."""
        return ", ".join([self.word(number) for number in self.numbers()])


@final
class Names(Domain):
    """One of some names, told by its number from `first` on."""

    def __init__(self, name: str, names: list[str], first: int = 0) -> None:
        super().__init__(name)
        self.names: Final = names
        self.first: Final = first

    def numbers(self) -> list[int]:
        return list(range(self.first, self.first + len(self.names)))

    def word(self, number: int) -> str:
        return self.names[number - self.first]

    def json(self, number: int) -> Json:
        return self.names[number - self.first]

    def allowed(self, seats: int) -> str:
        return f"one of {', '.join(self.names)}"


@final
class Count(Domain):
    """So many of something."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.low: Final = low
        self.high: Final = high

    def numbers(self) -> list[int]:
        return list(range(self.low, self.high + 1))

    def read(self, word: str, seats: int) -> int | None:
        number = whole_number(word)
        return number if number is not None and self.low <= number <= self.high else None

    def allowed(self, seats: int) -> str:
        return f"a number from {self.low} to {self.high}"


class OneInARow(Domain):
    """One of several in a row: people count from 1, programs from 0. There are at most so many."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: Final = most

    def numbers(self) -> list[int]:
        return list(range(self.most))

    def word(self, number: int) -> str:
        return str(number + 1)

    def read(self, word: str, seats: int) -> int | None:
        number = whole_number(word)
        return number - 1 if number is not None and 1 <= number <= self.there_are(seats) else None

    def allowed(self, seats: int) -> str:
        return f"a number from 1 to {self.there_are(seats)}"

    def there_are(self, seats: int) -> int:
        return self.most


@final
class Place(OneInARow):
    """Of things that are always so many."""


@final
class Seat(OneInARow):
    """Of the seats."""

    def there_are(self, seats: int) -> int:
        return seats


@final
class Flag(Domain):
    """Yes or no."""

    def numbers(self) -> list[int]:
        return [0, 1]

    def word(self, number: int) -> str:
        return "on" if number else "off"

    def json(self, number: int) -> Json:
        return number != 0


@final
class Maybe(Domain):
    """Something or nothing, which is the number NONE."""

    def __init__(self, of: Shape) -> None:
        super().__init__()
        self.of: Final = of

    def numbers(self) -> list[int]:
        return [NONE, *self._domain().numbers()]

    def word(self, number: int) -> str:
        return "none" if number == NONE else self._domain().word(number)

    def json(self, number: int) -> Json:
        return None if number == NONE else self._domain().json(number)

    def read(self, word: str, seats: int) -> int | None:
        return NONE if word == "none" else self._domain().read(word, seats)

    def allowed(self, seats: int) -> str:
        return f"none, or {self._domain().allowed(seats)}"

    def _domain(self) -> Domain:
        assert isinstance(self.of, Domain), "no number stands for this"
        return self.of


@final
class Many(Shape):
    """Any number of the same. In an event it comes last and takes all numbers that are left."""

    def __init__(self, of: Shape) -> None:
        super().__init__()
        self.of: Final = of


@final
class Text(Shape):
    """Words, such as those of a catalogue or a file."""


@final
class Word(Shape):
    """Always this word: it tells one shape from others."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word: Final = word


@final
class ByName(Shape):
    """One value for each of some names."""

    def __init__(self, names: Names, of: Shape) -> None:
        super().__init__()
        self.names: Final = names
        self.of: Final = of


@final
class Either(Shape):
    """One of several shapes."""

    def __init__(self, name: str, shapes: list[Shape]) -> None:
        super().__init__(name)
        self.shapes: Final = shapes


@final
class Fields(Shape):
    """Named values, all of them always there. `notes` say of some what their names cannot."""

    def __init__(self, name: str, fields: dict[str, Shape], notes: dict[str, str] | None = None) -> None:
        super().__init__(name)
        self.fields: Final = fields
        self.notes: Final = notes or {}
