"""How a game speaks: from views, events, actions and refusals to sentences. Each game's `words` has one class for it."""

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias, final

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.game import Contract
from drachenhort.core.options import Options
from drachenhort.core.outcome import Outcome
from drachenhort.core.shapes import Domain, Many, Seat, Shape
from drachenhort.core.state import View

Argument: TypeAlias = str | int

NO_BREAK: Final = "\u00a0"
"""A space where no line ends; shown as any other."""


@final
class Company:
    """Who sits at the table: a name for each seat, and the seat of the person who reads (none for an onlooker)."""

    def __init__(self, names: list[str], reader: int | None) -> None:
        self.names: Final = names
        self.reader: Final = reader

    def who(self, seat: int) -> dict[str, str | int]:
        """What a sentence about this seat needs."""
        return {"who": "you" if seat == self.reader else "other", "name": self.names[seat], "seat": seat + 1}


class Texts(Protocol):
    """The texts of one game, and those that all games share, in one language."""

    @property
    def language(self) -> str: ...

    def say(self, key: str, **values: Argument) -> str:
        """The message with this key, filled in."""
        ...


class Words(Protocol):
    """What a game says. A sentence ends with its full stop; a move is a phrase for a list, without one."""

    def table(self, view: View) -> list[str]:
        """The table as this seat, or the WATCHER, sees it; an empty line parts what does not belong together."""
        ...

    def decision(self, view: View, seat: int, kind: int) -> str:
        """Who decides what."""
        ...

    def move(self, view: View, action: int) -> str:
        """An action of the seat that sees this view."""
        ...

    def event(self, event: Event) -> str:
        """What has happened, for somebody who may know it."""
        ...

    def is_on_table(self, event: Event) -> bool:
        """Whether the table shows the same anyway, so that somebody who sees it need not be told."""
        ...

    def refusal(self, view: View, action: int, refusal: Illegal) -> str:
        """Why an action of the seat that sees this view is not allowed."""
        ...

    def outcome(self, outcome: Outcome) -> list[str]:
        """How it ended, with the score of every seat."""
        ...


Maker: TypeAlias = Callable[[Texts, Company, Options], Words]
"""The words of a game for a company; the options say what else there is at the table, and how it is called."""


class Speaker:
    """What the words of all games have: the texts, the company, and the usual way to tell how it ended."""

    def __init__(self, texts: Texts, company: Company, _options: Options) -> None:
        self.texts: Final = texts
        self.company: Final = company

    def outcome(self, outcome: Outcome) -> list[str]:
        lines = [self.texts.say(f"ending-{outcome.ending}")]
        for seat, score in enumerate(outcome.scores):
            lines.append(self.texts.say("result-seat", points=score, **self.company.who(seat)))
        return lines


class PlainSpeaker(Speaker):
    """Says what the game declares by its names: `decision-roll`, `move-keep`, `event-kept`, `refuse-too-late`.

    A message is given every field by its name, a list with commas, and for the field `seat` what a sentence about
    somebody needs: $who, $name and $seat. A game says the table itself, and overrides what needs more thought.
    """

    contract: Contract

    def decision(self, view: View, seat: int, kind: int) -> str:
        return self.texts.say(f"decision-{self.contract.decisions.names[kind]}", **self.company.who(seat))

    def move(self, view: View, action: int) -> str:
        (kind,) = [kind for kind in self.contract.actions.kinds if action in kind.codes]
        return self.texts.say(f"move-{kind.name}", **self.told(kind.fields, kind.codes[action]))

    def event(self, event: Event) -> str:
        return self.texts.say(f"event-{event.kind.name}", **self.told(event.kind.fields, event.values))

    def is_on_table(self, event: Event) -> bool:
        return False

    def refusal(self, view: View, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")

    def told(self, fields: dict[str, Shape], values: list[int]) -> dict[str, Argument]:
        """What a message is given."""
        out: dict[str, Argument] = {}
        for place, (name, shape) in enumerate(fields.items()):
            if isinstance(shape, Many):
                assert isinstance(shape.of, Domain), f"{name}: only numbers make a list here"
                out[name] = ", ".join([shape.of.word(value) for value in values[place:]])
            elif name == "seat" and isinstance(shape, Seat):
                out.update(self.company.who(values[place]))
            elif isinstance(shape, Domain):
                word = shape.word(values[place])
                out[name] = int(word) if word.isdecimal() else word
        return out
