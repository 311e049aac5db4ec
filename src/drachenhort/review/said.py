"""A judged choice in words: what was asked, what was played, and what else there was."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from drachenhort.core.facts import Reason
from drachenhort.core.options import Options
from drachenhort.core.rng import Rng
from drachenhort.review.choices import next_part
from drachenhort.review.judged import Question
from drachenhort.words import Company, Words, words_for
from drachenhort.words.reasons import ReasonWords


class Said(msgspec.Struct, frozen=True):
    """In one language, to whoever made the choice. Moves are phrases without a full stop."""

    asked: str
    played: str
    best: str
    others: list[str]
    there: str
    """What would have been best on the real table."""
    reason: str | None = None
    """Why the best one is better, where something was lost."""


class Ways(NamedTuple):
    """The actions of what is to be told."""

    played: Sequence[int]
    best: Sequence[int]
    others: Sequence[Sequence[int]]
    there: Sequence[int]


class Reader(NamedTuple):
    """Whoever made the choices, in one language, with what the seats are called in it."""

    language: str
    names: list[str]


def said_of(question: Question, ways: Ways, reason: Reason | None, reader: Reader, options: Options) -> Said:
    game, seat = question.game, question.view.seat
    company = Company(reader.names, seat)
    words = words_for(game.id, reader.language, company, options, game.variation)
    played = _phrase(question, ways.played, words)
    return Said(
        asked=words.decision(question.view, seat, question.decision.kind),
        played=played,
        best=_phrase(question, ways.best, words),
        others=[_phrase(question, way, words) for way in ways.others],
        there=_phrase(question, ways.there, words),
        reason=None if reason is None else ReasonWords(game.id, reader.language, company, seat).say(reason, played),
    )


def _phrase(question: Question, actions: Sequence[int], words: Words) -> str:
    """A move in parts is told part by part, each as it was asked for."""
    view = question.view
    phrases: list[str] = []
    for index, action in enumerate(actions):
        if index:
            part = next_part(question.view, list(actions[:index]), question.game.parts, Rng.from_seed("said"))
            assert part is not None, "each part was asked for"
            view = part[0]
        phrases.append(words.move(view, action))
    return ", ".join(phrases)
