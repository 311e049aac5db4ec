"""How a game speaks: from views, events, actions and refusals to sentences. One class per game, found by the game's id."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.options import Options
from drachenhort.core.outcome import Outcome
from drachenhort.core.state import View
from drachenhort.texts.catalogue import Catalogue, catalogue


@dataclass(frozen=True)
class Company:
    """Who sits at the table: a name for each seat, and the seat of the person who reads (none for an onlooker)."""

    names: list[str]
    reader: int | None

    def who(self, seat: int) -> dict[str, str | int]:
        """What a sentence about this seat needs."""
        return {"who": "you" if seat == self.reader else "other", "name": self.names[seat], "seat": seat + 1}


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


Maker: TypeAlias = Callable[[Catalogue, Company, Options], Words]

_makers: dict[str, Maker] = {}


def register(game_id: str, maker: Maker) -> None:
    assert game_id not in _makers, f"{game_id} has two vocabularies"
    _makers[game_id] = maker


def words_for(game_id: str, language: str, company: Company, options: Options) -> Words:
    """The words of a game for this company; the options say what else there is at the table, and how it is called."""
    assert game_id in _makers, f"{game_id} has no words"
    return _makers[game_id](catalogue(language, game_id), company, options)
