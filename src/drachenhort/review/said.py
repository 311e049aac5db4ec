"""A judged choice in words: what was asked, what was played, and what else there was."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from drachenhort.core.rng import Rng
from drachenhort.core.words import Words
from drachenhort.review.choices import next_part
from drachenhort.review.judged import Question


class Said(msgspec.Struct, frozen=True):
    """In one language, to whoever made the choice. Moves are phrases without a full stop."""

    asked: str
    played: str
    best: str
    others: list[str]
    there: str
    """What would have been best on the real table."""


class Ways(NamedTuple):
    """The actions of what is to be told."""

    played: Sequence[int]
    best: Sequence[int]
    others: Sequence[Sequence[int]]
    there: Sequence[int]


def said_of(question: Question, ways: Ways, words: Words) -> Said:
    asked = words.decision(question.view, question.view.seat, question.decision.kind)
    others = [_phrase(question, way, words) for way in ways.others]
    played, best, there = (_phrase(question, way, words) for way in (ways.played, ways.best, ways.there))
    return Said(asked, played, best, others, there)


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
