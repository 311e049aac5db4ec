"""Advice and lessons, as tables and workers tell them to each other: reasons in numbers, to be put into words there."""

import msgspec

from drachenhort.core.facts import Reason, Topic
from drachenhort.players.reasons.advice import Advice
from drachenhort.players.reasons.coaching import Lesson


class Given(msgspec.Struct, frozen=True):
    """A reason."""

    topic: Topic
    fact: str
    value: float
    other: float

    def reason(self) -> Reason:
        return Reason(self.topic, self.fact, self.value, self.other)


class Advised(msgspec.Struct, frozen=True):
    """An action, with what is known of its chance to win."""

    action: int
    low: float = 0.0
    high: float = 1.0
    is_known: bool = False
    """Whether anything was tried out; if not, the interval says nothing."""
    risk: Given | None = None


class Hints(msgspec.Struct, frozen=True):
    """The best actions, the best first, and why it is better than the second."""

    tips: list[Advised]
    why: Given | None = None


class Warned(msgspec.Struct, frozen=True):
    """An action that loses much, and why."""

    action: int
    why: Given


class Taught(msgspec.Struct, frozen=True):
    """What a coach says before a decision."""

    now: list[Given]
    happened: Given | None
    best: int
    warnings: list[Warned]


def hints_of(advice: Advice) -> Hints:
    tips = [Advised(tip.action, tip.low, tip.high, tip.playouts > 0, given(tip.risk)) for tip in advice.tips]
    return Hints(tips, given(advice.why))


def taught_of(lesson: Lesson) -> Taught:
    warnings = [Warned(each.action, _given(each.why)) for each in lesson.warnings]
    return Taught([_given(each) for each in lesson.now], given(lesson.happened), lesson.best, warnings)


def given(reason: Reason | None) -> Given | None:
    return None if reason is None else _given(reason)


def _given(reason: Reason) -> Given:
    return Given(reason.topic, reason.fact, reason.value, reason.other)
