"""Two games on the same deals, or one by itself, until a question about them is answered.

The deals, and what the players draw, are the same on both sides, so that only the rules differ; a difference is worked
out group by group, which takes that into account. It is looked at several times while games are played: every look may
be wrong with a part of the 5 % only, and all parts together are 5 %. So whoever stops as soon as there is an answer is
still right in 95 of 100 cases.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias

from drachenhort.lab.on_ray import Cluster
from drachenhort.lab.report.counts import NOBODY, Counts
from drachenhort.lab.report.estimate import CONFIDENCE, Data, Estimate, difference, holm
from drachenhort.lab.report.groups import distinct
from drachenhort.lab.report.play import Grouped, Plan
from drachenhort.lab.report.sample import Figure, Sample
from drachenhort.lab.report.watch import Task, watch
from drachenhort.lab.workers import Jobs, apart, in_order

Verdict: TypeAlias = Literal["yes", "no", "not yet"]
LOOKS: Final = ((1 / 32, 0.1), (1 / 16, 0.1), (1 / 8, 0.1), (1 / 4, 0.1), (1 / 2, 0.1), (1.0, 0.5))
"""After what part of the games it is looked, and what part of the doubt is spent there."""
FEWEST: Final = 500
"""With fewer games it is not looked at all."""
FAIR: Final = "fair"
LONGER: Final = "longer"
ANY: Final = "any"
CARD: Final = "card"
MARGIN: Final = 0.02
"""What is surely smaller counts as nothing: 2 points of 100 games won, 2 % of a game's length."""


class Question(NamedTuple):
    """What is asked; `uses` are the keys of a thing that is asked about."""

    name: str
    uses: tuple[str, ...] = ()
    margin: float = MARGIN


class Line(NamedTuple):
    """One figure: on both sides, and what is judged. `is_share` says that it is one of games won."""

    name: str
    one: float | None
    other: float
    judged: Estimate
    is_clear: bool
    is_share: bool = True


class Answer(NamedTuple):
    """After so many games of each side. `needed` are the games it may take all in all, while there is no answer."""

    verdict: Verdict
    games: int
    doubt: float
    """What this look may be wrong by."""
    lines: list[Line]
    needed: int | None = None

    def to_json(self) -> dict[str, Data]:
        lines: list[Data] = []
        for line in self.lines:
            low, high = line.judged.interval(self.doubt / len(self.lines))
            shown: dict[str, Data] = {
                "name": line.name,
                "first": line.one,
                "second": line.other,
                "judged": line.judged.value,
            }
            lines.append({**shown, "low": finite(low), "high": finite(high), "is_clear": line.is_clear})
        return {"answer": self.verdict, "games": self.games, "needed": self.needed, "figures": lines}


def finite(value: float) -> float | None:
    """JSON has no infinity."""
    return value if abs(value) < float("inf") else None


def compare(
    question: Question,
    one: Plan | None,
    other: Plan,
    jobs: Jobs,
    progress: Callable[[int], None],
    work: Callable[[Task], Counts] = watch,
) -> Iterator[Answer]:
    """What is known at every look; the last one has the answer, or says that there is none yet.

    `other` is what is asked about; `one` what it is compared with, if anything.
    """
    plans = [replace(plan, is_close=False) for plan in (one, other) if plan is not None]
    tasks = [plan.tasks() for plan in plans]
    is_apart = any(plan.variant is not None for plan in plans)
    share = jobs if isinstance(jobs, Cluster) else max(1, jobs // len(plans))
    streams = [
        apart(work, each, share, plan.variant) if is_apart else in_order(work, each, share)
        for plan, each in zip(plans, tasks, strict=True)
    ]
    sides = [Grouped(plan.seats) for plan in plans]
    done = 0
    try:
        for part, spent in LOOKS:
            until = round(part * len(tasks[0]))
            for _ in range(done, until):
                for side, stream in zip(sides, streams, strict=True):
                    side.add(next(stream))
                progress(sides[0].games)
            done = until
            if sides[0].games < FEWEST and part < 1:
                continue
            samples = [side.sample() for side in sides]
            answer = judge(question, samples[0] if one is not None else None, samples[-1], (1 - CONFIDENCE) * spent)
            yield answer
            if answer.verdict != "not yet":
                return
    finally:
        for stream in streams:
            stream.close()


def judge(question: Question, one: Sample | None, other: Sample, doubt: float) -> Answer:
    """The answer of one look."""
    if question.name == FAIR:
        lines = [_absolute(f"wins seat {seat + 1}", one, other, seat) for seat in range(other.seats)]
        return _answer(question, other, lines, doubt, is_within="yes", is_beyond="no")
    if question.name == CARD:
        lines = [_worth(use, one, other) for use in _told_apart(question.uses, other)]
        if not lines:
            return Answer("not yet", other.games, doubt, [])
        return _answer(question, other, lines, doubt, is_within="no", is_beyond="yes")
    assert one is not None, "a difference takes two sides"
    length = _difference("decisions in a game", one.mean("lengths"), other.mean("lengths"), one, other, is_share=False)
    if question.name == LONGER:
        return _answer(question, other, [length], doubt, is_within="no", is_beyond="yes")
    return _any(question, one, other, [length, *_differences(one, other)], doubt)


def _absolute(name: str, one: Sample | None, other: Sample, seat: int) -> Line:
    before = None if one is None else one.share(seat)(None)
    return Line(name, before, other.share(seat)(None), other.measure(other.fairness(seat)), is_clear=False)


def _told_apart(uses: tuple[str, ...], sample: Sample) -> list[str]:
    """Those that enough have had, each once."""
    kept = {key for keys in distinct(sample).values() for key in keys}
    return [use for use in uses if use in kept and sample.can_judge(use)]


def _worth(use: str, one: Sample | None, other: Sample) -> Line:
    before = None if one is None else one.worth(use)(None)
    worth = other.measure(other.worth(use))
    return Line(f"worth {use}", before, worth.value, worth, is_clear=False)


def _difference(name: str, one: Figure, other: Figure, before: Sample, after: Sample, is_share: bool = True) -> Line:
    groups = min(len(before.groups), len(after.groups))
    judged = difference(one, other, groups, after.games)
    return Line(name, one(None), other(None), judged, is_clear=False, is_share=is_share)


def _differences(one: Sample, other: Sample) -> list[Line]:
    """The shares of games won by seats, and of all that enough have used on both sides."""
    lines = [
        _difference(f"wins seat {seat + 1}", one.share(seat), other.share(seat), one, other) for seat in range(other.seats)
    ]
    lines.append(_difference("everybody loses", one.share(NOBODY), other.share(NOBODY), one, other))
    for key in (key for keys in distinct(other).values() for key in keys):
        if one.can_judge(key) and other.can_judge(key):
            lines.append(_difference(f"worth {key}", one.worth(key), other.worth(key), one, other))
    return [line for line in lines if line.judged.error > 0]


def _any(question: Question, one: Sample, other: Sample, lines: list[Line], doubt: float) -> Answer:
    """Whether anything differs. What is clear is so after Holm's correction for all that was compared."""
    clear = holm([line.judged for line in lines], doubt)
    lines = [line._replace(is_clear=found) for line, found in zip(lines, clear, strict=True)]
    if any(clear):
        return Answer("yes", other.games, doubt, lines)
    margins = [_margin(question, line) for line in lines]
    if all(_is_within(line, margin, doubt / len(lines)) for line, margin in zip(lines, margins, strict=True)):
        return Answer("no", other.games, doubt, lines)
    return Answer("not yet", other.games, doubt, lines, _needed(lines, margins, doubt))


def _answer(
    question: Question, sample: Sample, lines: list[Line], doubt: float, is_within: Verdict, is_beyond: Verdict
) -> Answer:
    """What is surely within the margin counts as nothing; otherwise what is surely not nothing is something. For questions
    with a direction only more of it counts."""
    each = doubt / len(lines)
    margins = [_margin(question, line) for line in lines]
    is_directed = question.name != FAIR
    clear = [
        line.judged.interval(each)[0] > 0 if is_directed else line.judged.is_beyond(0.0, each)
        for line in lines
    ]  # fmt: skip
    lines = [line._replace(is_clear=found) for line, found in zip(lines, clear, strict=True)]
    if is_directed:
        nothing = [line.judged.interval(each)[1] < margin for line, margin in zip(lines, margins, strict=True)]
    else:
        nothing = [_is_within(line, margin, each) for line, margin in zip(lines, margins, strict=True)]
    if all(nothing):
        return Answer(is_within, sample.games, doubt, lines)
    if any(found and not small for found, small in zip(clear, nothing, strict=True)):
        return Answer(is_beyond, sample.games, doubt, lines)
    return Answer("not yet", sample.games, doubt, lines, _needed(lines, margins, doubt))


def _margin(question: Question, line: Line) -> float:
    """Lengths are compared in parts of the first side's length."""
    return question.margin if line.is_share or line.one is None else question.margin * line.one


def _is_within(line: Line, margin: float, doubt: float) -> bool:
    low, high = line.judged.interval(doubt)
    return -margin < low and high < margin


def _needed(lines: list[Line], margins: list[float], doubt: float) -> int | None:
    """So many games until every interval is so short that it cannot reach from nothing to the margin: an answer is certain
    then. None if too few games tell anything yet."""
    last = (1 - CONFIDENCE) * LOOKS[-1][1]
    known = [
        line.judged.games_for(margin / 2, last / len(lines))
        for line, margin in zip(lines, margins, strict=True)
        if line.judged.groups > 1
    ]
    return max(known) if len(known) == len(lines) else None


def uses_named(sample_keys: list[str], names: Callable[[str], list[str]], wanted: str) -> tuple[str, ...]:
    """The uses that somebody means by a name: the key itself, or everything with a thing called so."""
    if wanted in sample_keys:
        return (wanted,)
    return tuple(key for key in sample_keys if any(name.lower() == wanted.lower() for name in names(key)))
