"""A review: all choices of one seat in a finished game, judged one by one, and what came of them."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.position import read_head
from drachenhort.core.record import Record
from drachenhort.core.state import View
from drachenhort.games import find_at
from drachenhort.players.policies import policy_for
from drachenhort.review.account import Account, account_of
from drachenhort.review.choices import choices_of
from drachenhort.review.classes import BARS, Bars
from drachenhort.review.hindsight import Hindsight, look_back
from drachenhort.review.judged import PLAYOUTS, Judged, Question, judge_choice
from drachenhort.review.reason import why_better
from drachenhort.review.said import Reader, Said, Ways, said_of

FORMAT: Final = "drachenhort review 1"
NO_VIEW: Final = msgspec.Raw(b"null")


class NotOver(DrachenhortError):
    """A game that has no end yet."""


class Task(msgspec.Struct, frozen=True):
    """One choice to judge, as another process can be asked to."""

    game: str
    rules: int
    position: str
    """With the hidden things: the judgement gets no more of it than the seat's view, the hindsight all."""
    seat: int
    number: int
    at: int
    """How many actions the record has before this choice."""
    actions: list[int]
    playouts: int
    names: dict[str, list[str]] = {}
    """What the seats are called, in each language that it is to be told in."""


class Reviewed(msgspec.Struct, frozen=True):
    """A choice of the record, judged, and how it looks on the real table."""

    at: int
    judged: Judged
    hindsight: Hindsight
    said: dict[str, Said] = {}
    """In each language that was asked for."""
    view: msgspec.Raw = NO_VIEW
    """What the seat saw, if it was asked for in words."""


class Review(msgspec.Struct, frozen=True):
    """How one seat played."""

    format: str
    game: str
    seats: int
    seat: int
    playouts: int
    bars: Bars
    choices: list[Reviewed]
    forced: int
    """Choices where there was nothing to choose."""
    account: Account


def winners_of(record: Record) -> list[int]:
    """Who won. Raises NotOver."""
    outcome = record.replay().outcome
    if outcome is None:
        raise NotOver("this game is not over; a review needs to know how it ended")
    return outcome.winners


def tasks_of(
    record: Record, seat: int, playouts: int = PLAYOUTS, names: dict[str, list[str]] | None = None
) -> Iterator[Task | None]:
    """What there is to judge, in the order of the game; None for a choice where there was nothing to choose."""
    for choice in choices_of(record, seat):
        if not choice.is_free:
            yield None
            continue
        position = choice.state.text()
        yield Task(
            record.game.id,
            record.rules,
            position,
            seat,
            choice.number,
            choice.at,
            choice.actions,
            playouts,
            names or {},
        )


def carry_out(task: Task) -> Reviewed:
    """Judges one choice. Takes as long as its playouts take."""
    game = find_at(task.position, task.game, task.rules)
    state = game.load(task.position)
    decision = state.decision_of(task.seat)
    assert decision is not None, "somebody who made a choice was asked for it"
    question = Question(game, state.view(task.seat), decision, task.number, task.actions)
    policy = policy_for(game.id)
    looked = judge_choice(question, policy, task.playouts)
    hindsight, there = look_back(question, state, looked, policy, task.playouts // 4)
    said: dict[str, Said] = {}
    if task.names:
        ways = Ways(task.actions, looked.best, looked.others, there)
        reason = why_better(question, looked, policy)
        options, _ = read_head(task.position, game)
        readers = [Reader(language, names) for language, names in task.names.items()]
        said = {reader.language: said_of(question, ways, reason, reader, options) for reader in readers}
    return Reviewed(task.at, looked.judged, hindsight, said, _json(question.view) if said else NO_VIEW)


def _json(view: View) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view.to_json()))


def review_of(
    tasks: Sequence[Task | None], choices: Sequence[Reviewed], record: Record, seat: int, winners: list[int]
) -> Review:
    """The review, when all choices have been judged."""
    won = 1 / len(winners) if seat in winners else 0.0
    account = account_of(record.seats, [each.judged for each in choices], won)
    playouts = max((task.playouts for task in tasks if task is not None), default=0)
    forced = sum(task is None for task in tasks)
    return Review(FORMAT, record.game.id, record.seats, seat, playouts, BARS, list(choices), forced, account)
