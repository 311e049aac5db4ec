"""Short ways to hear what Drachensachen says about a position or an event."""

from drachenhort.core.event import Event, EventKind
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.words import Company, Words, words_for

GAME = find("drachensachen")
CODES = {name: number for number, name in enumerate(["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "N", "E", "P"])}


def words(language: str = "en", reader: int | None = 0, seats: int = 2) -> Words:
    company = Company([f"P{seat + 1}" for seat in range(seats)], reader)
    return words_for("drachensachen", language, company, GAME.options({}))


def table(state: State, language: str = "en") -> list[str]:
    return [line.replace("\u00a0", " ") for line in words(language).table(state.view(0))]


def moves(state: State, language: str = "en") -> list[str]:
    decision = state.decision_of(0)
    assert decision is not None
    return [words(language).move(state.view(0), action) for action in decision.legal]


def decision(state: State, reader: int = 0, language: str = "en") -> str:
    assert state.decision is not None
    return words(language, reader).decision(state.view(reader), state.decision.seat, state.decision.kind)


def refusal(state: State, notation: str, language: str = "en") -> str:
    action = GAME.parse(notation)
    illegal = state.why_not(0, action)
    assert illegal is not None
    return words(language).refusal(state.view(0), action, illegal)


def said(kind: EventKind, values: list[int], reader: int | None = 0, language: str = "en") -> str:
    return words(language, reader).event(Event(kind, 0, values))
