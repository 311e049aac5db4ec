"""How somebody played: the review of their own seat in a finished game, or in a record that they bring."""

from functools import partial
from typing import Annotated, Final

import msgspec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from drachenhort.review.account import Account
from drachenhort.review.chances import Span
from drachenhort.review.classes import Bars, Mark
from drachenhort.review.hindsight import Luck
from drachenhort.review.review import Reviewed
from drachenhort.review.summary import summary_of
from drachenhort.server.base.plans import MOST_SEATS, SeatNumber
from drachenhort.server.http.context import Lang, TheContext, language_of
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.retrospect import LOOKING_BACK
from drachenhort.server.http.tables import OF_A_TABLE, TablePath, known_person
from drachenhort.server.http.what_if import read_record
from drachenhort.server.table.playing_on import LONGEST_RECORD
from drachenhort.server.table.reviewing import Progress, State, subject_in
from drachenhort.server.wire.messages import ViewJson
from drachenhort.texts.catalogue import catalogue

LONGEST_ID: Final = 40


class ReviewedMove(msgspec.Struct, frozen=True):
    """A move in words and in the game's notation, the parts of a choice with commas, and the chance to win with it."""

    text: str
    action: str
    chance: Span


class ReviewedChoice(msgspec.Struct, frozen=True):
    """One choice, judged by what the seat could know."""

    move: Annotated[int, Meta(description="After so many moves of the game; of a record each action is a move.")]
    asked: Annotated[str, Meta(description="What there was to decide.")]
    mark: Mark
    played: ReviewedMove
    best: Annotated[ReviewedMove, Meta(description="The same as what was played, where nothing better was found.")]
    others: list[ReviewedMove]
    loss: Annotated[Span, Meta(description="What the played one cost against the best; below 0 it did better.")]
    reason: Annotated[str | None, Meta(description="Why the best one is better, where something was lost.")]
    luck: Annotated[
        Luck,
        Meta(description="Unlucky: fine for all that could be known, not on the real table. Lucky: the other way round."),
    ]
    there: Annotated[str, Meta(description="The best move on the real table. It is no part of the judgement.")]
    view: ViewJson


class ReviewResult(msgspec.Struct, frozen=True):
    """A review that is done. Chances are shares, from 0 to 1, with 95 % intervals."""

    bars: Annotated[Bars, Meta(description="What a choice has to cost at least to be of a class.")]
    playouts: Annotated[int, Meta(description="For each choice.")]
    forced: Annotated[int, Meta(description="Choices where there was nothing to choose.")]
    account: Account
    summary: Annotated[list[str], Meta(description="In sentences.")]
    names: Annotated[list[str], Meta(description="Of the seats.")]
    choices: list[ReviewedChoice]


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is, and when it is done, all of it."""

    state: State
    game: str
    seat: int
    done: Annotated[int, Meta(description="So many choices are judged.")]
    total: Annotated[int, Meta(description="So many there are; 0 before that is known.")]
    result: ReviewResult | None


class RecordToReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game that was played anywhere, and whose choices are to be judged."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD, description="The text of a record's file.")]
    seat: SeatNumber


class ReviewBegun(msgspec.Struct, frozen=True):
    """The id under which it can be asked for, by you alone."""

    id: str


# `ge=0` would be left out of the description where it may also be null.
Seat = Annotated[
    int | None, QueryParameter(description="Which seat of yours, from 0; else your first.", gt=-1, lt=MOST_SEATS)
]
ReviewPath = Annotated[
    str,
    PathParameter(description="The id of a review.", min_length=1, max_length=LONGEST_ID, pattern="^[A-Za-z0-9_-]+$"),
]


@LOOKING_BACK.add(
    "POST",
    "/api/tables/{table_id:str}/review",
    "Begin the review of my choices",
    "How far it is.",
    (404, 409),
    pace="reviews",
)
async def begin_review(
    request: HttpRequest, context: TheContext, table_id: TablePath, seat: Seat = None, lang: Lang = "auto"
) -> ReviewState:
    """For somebody who played in a game that is over, about their own seat. It goes on by itself, and is kept with the
    game: whoever asks again finds it.
    """
    table = await context.tables.find(table_id)
    progress = await context.reviews.begin(table, known_person(request, context).id, seat)
    return _state(progress, language_of(request, lang))


@LOOKING_BACK.add(
    "GET", "/api/tables/{table_id:str}/review", "The review of my choices", "How far it is.", (*OF_A_TABLE, 403)
)
async def get_review(
    request: HttpRequest, context: TheContext, table_id: TablePath, seat: Seat = None, lang: Lang = "auto"
) -> ReviewState:
    """`none` if nobody has begun it."""
    table = await context.tables.find(table_id)
    progress = await context.reviews.of_table(table, known_person(request, context).id, seat)
    return _state(progress, language_of(request, lang))


@LOOKING_BACK.add(
    "POST",
    "/api/reviews",
    "Begin the review of a record",
    "Where to ask for it.",
    (404, 409, 422),
    pace="reviews",
    status=201,
)
async def review_record(request: HttpRequest, context: TheContext, data: JSONBody[RecordToReview]) -> ReviewBegun:
    """Of a game that was played anywhere. It is kept for a while, for you alone."""
    person = await context.person(request)
    subject = await read_record(context, data.record, partial(subject_in, data.record, data.seat))
    return ReviewBegun(context.reviews.begin_record(subject, person.id))


@LOOKING_BACK.add("GET", "/api/reviews/{review_id:str}", "The review of a record", "How far it is.", (400, 403, 404))
async def get_record_review(
    request: HttpRequest, context: TheContext, review_id: ReviewPath, lang: Lang = "auto"
) -> ReviewState:
    person = context.asking(request)
    progress = context.reviews.of_record(review_id, None if person is None else person.id)
    return _state(progress, language_of(request, lang))


def _state(progress: Progress, language: str) -> ReviewState:
    result = None if progress.kept is None else _result(progress, language)
    return ReviewState(progress.state, progress.game, progress.seat, progress.done, progress.total, result)


def _result(progress: Progress, language: str) -> ReviewResult:
    kept = progress.kept
    assert kept is not None, "a review that is done is there"
    review = kept.review
    known = language if language in kept.names else next(iter(kept.names))
    return ReviewResult(
        bars=review.bars,
        playouts=review.playouts,
        forced=review.forced,
        account=review.account,
        summary=summary_of(review, catalogue(language, review.game)),
        names=kept.names[known],
        choices=[_choice(each, move, known) for each, move in zip(review.choices, kept.moves, strict=True)],
    )


def _choice(reviewed: Reviewed, move: int, language: str) -> ReviewedChoice:
    judged, said = reviewed.judged, reviewed.said[language]
    ways = zip(said.others, judged.others, strict=True)
    return ReviewedChoice(
        move=move,
        asked=said.asked,
        mark=judged.mark,
        played=ReviewedMove(said.played, ", ".join(judged.played.actions), judged.played.chance),
        best=ReviewedMove(said.best, ", ".join(judged.best.actions), judged.best.chance),
        others=[ReviewedMove(text, ", ".join(way.actions), way.chance) for text, way in ways],
        loss=judged.loss,
        reason=said.reason,
        luck=reviewed.hindsight.luck,
        there=said.there,
        view=reviewed.view,
    )
