"""Forms: the one way in which actions, events and steps are declared, and written for people and for programs."""

from typing import Final

from drachenhort.core.codec import Line
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Domain, Fields, Many, Shape, Word


class Form:
    """A name, the clause that speaks of it, and what its numbers stand for, in their order."""

    def __init__(self, name: str, clause: str, fields: dict[str, Shape]) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.fields: Final = fields
        self._keys: Final = list(fields)
        self._domains: Final[list[Domain]] = []
        self._rest: Final[list[Domain]] = []
        for shape in fields.values():
            assert not self._rest, f"{name}: a list comes last"
            if isinstance(shape, Many):
                assert isinstance(shape.of, Domain), f"{name}: only numbers make a list here"
                self._rest.append(shape.of)
            else:
                assert isinstance(shape, Domain), f"{name}: every field is a number"
                self._domains.append(shape)

    def json(self, tag: str, values: list[int]) -> dict[str, Json]:
        """{tag: name, field: value ...}"""
        out: dict[str, Json] = {tag: self.name}
        keys = self._keys
        for place, domain in enumerate(self._domains):
            out[keys[place]] = domain.json(values[place])
        if self._rest:
            of = self._rest[0]
            out[keys[-1]] = [of.json(value) for value in values[len(self._domains) :]]
        return out

    def shape(self, tag: str) -> Fields:
        """What `json` makes."""
        fields: dict[str, Shape] = {tag: Word(self.name)}
        fields.update(self.fields)
        return Fields("", fields)

    def words(self, values: list[int]) -> list[str]:
        """`skip seat=2 skips=1`, for a line of a position."""
        return [self.name] + [f"{key}={domain.word(values[place])}" for place, (key, domain) in enumerate(self._parts())]

    def read(self, line: Line, seats: int) -> list[int]:
        """The numbers of what `words` wrote, at a table of so many seats."""
        out: list[int] = []
        for key, domain in self._parts():
            word = line.field(key)
            number = domain.read(word, seats)
            if number is None:
                raise line.error(f"'{word}' is not {domain.allowed(seats)}")
            out.append(number)
        return out

    def _parts(self) -> list[tuple[str, Domain]]:
        return list(zip(self._keys, self._domains, strict=False))
