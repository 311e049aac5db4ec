"""Reviews at a server: in the background, each for whoever played, stored with the game."""

import asyncio

import pytest

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Clock, SeatPlan, TableSetup
from drachenhort.server.table import retrospect, reviewing
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.reviewing import Progress, Reviews, moves_before, subject_in
from tests.server.house import Inn, scene
from tests.server.test_fair_deals import played

pytestmark = pytest.mark.usefixtures("fixed_deals")

GAME = "drachenhueter"


def reviews_of(inn: Inn) -> Reviews:
    return Reviews(inn.store, inn.bots, inn.tables.services.slices)


async def finished(inn: Inn, game: str = GAME) -> tuple[QueuedTable, list[str]]:
    """A table whose game is over, and who sat in its seats."""
    table = await inn.tables.find((await played(inn, game))[0])
    return table, [str(chair.person) for chair in table.table.ledger.chairs]


async def until_done(reviews: Reviews, table: QueuedTable, person: str) -> Progress:
    for _ in range(100_000):
        progress = await reviews.of_table(table, person, None)
        if progress.state != "running":
            return progress
        await asyncio.sleep(0)
    raise AssertionError("it never ends")


@scene
async def test_it_goes_on_by_itself_says_how_far_it_is_and_outlives_a_restart() -> None:
    inn = Inn()
    table, (first, *_) = await finished(inn)
    reviews = reviews_of(inn)
    assert (await reviews.of_table(table, first, None)).state == "none"
    begun = await reviews.begin(table, first, None)
    assert begun.state == "running" and begun.kept is None
    seen: set[int] = set()
    while (now := await reviews.of_table(table, first, None)).state == "running":
        assert 0 <= now.done <= now.total or now.total == 0
        seen.add(now.done)
        await asyncio.sleep(0)
    assert len(seen) > 2, "progress is told choice by choice"
    done = await until_done(reviews, table, first)
    assert done.state == "done" and done.kept is not None and done.done == done.total == len(done.kept.review.choices)
    asked = inn.bots.reviewed
    again = await inn.restart()
    same = await reviews_of(again).begin(await again.tables.find(table.id), first, None)
    assert same.kept == done.kept and again.bots.reviewed == 0 and asked > 0


@scene
async def test_everybody_gets_their_own_seat_and_nobody_else_any() -> None:
    inn = Inn()
    table, (first, second, *_) = await finished(inn)
    reviews = reviews_of(inn)
    await reviews.begin(table, second, None)
    mine = await until_done(reviews, table, second)
    assert mine.seat == 1 and (await reviews.of_table(table, first, None)).state == "none"
    for person, seat in ((first, 1), (second, 0), ("stranger", None), ("stranger", 0)):
        for ask in (reviews.begin, reviews.of_table):
            with pytest.raises(Cannot) as refused:
                await ask(table, person, seat)
            assert refused.value.code == "not-your-seat"


@scene
async def test_the_moves_of_a_review_are_those_of_the_replay() -> None:
    """Also in a game whose choices have several parts."""
    inn = Inn()
    table, (first, *_) = await finished(inn, "schutt_und_asche")
    reviews = reviews_of(inn)
    await reviews.begin(table, first, None)
    kept = (await until_done(reviews, table, first)).kept
    assert kept is not None and kept.moves == sorted(set(kept.moves))
    for each, move in zip(kept.review.choices, kept.moves, strict=True):
        shown = await table.do(retrospect.replay, move, 0, "en")
        assert bytes(shown.view) == bytes(each.view)
        after = await table.do(retrospect.replay, move + 1, 0, "en")
        assert after.action is not None and ", ".join(each.judged.played.actions).startswith(after.action)


def test_moves_before_counts_whole_moves_only() -> None:
    assert moves_before([0, 1, 4, 5], [1, 3, 1, 2]) == [0, 1, 2, 3]


@scene
async def test_what_fails_is_begun_anew_when_somebody_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "PAUSE", 0.0)
    inn = Inn()
    table, (first, *_) = await finished(inn)
    reviews = reviews_of(inn)
    inn.bots.are_busy = True
    await reviews.begin(table, first, None)
    assert (await until_done(reviews, table, first)).state == "failed"
    inn.bots.are_busy = False
    assert (await reviews.begin(table, first, None)).state == "running"
    assert (await until_done(reviews, table, first)).state == "done"


@scene
async def test_one_choice_at_a_time_whoever_asks() -> None:
    inn = Inn()
    table, (first, second, *_) = await finished(inn)
    reviews = reviews_of(inn)
    await reviews.begin(table, first, None)
    await reviews.begin(table, second, None)
    await reviews.begin(table, first, None)
    inn.bots.is_held = True
    await asyncio.sleep(0.05)
    assert inn.bots.reviewed <= 1, "the other workers are free"
    inn.bots.is_held = False
    await until_done(reviews, table, first)
    total = (await until_done(reviews, table, second)).total
    assert inn.bots.reviewed == total + (await reviews.of_table(table, first, None)).total, "asked twice it is made once"


@scene
async def test_a_game_under_way_has_no_review() -> None:
    inn = Inn()
    anna = inn.visitor("Anna", "en")
    table = await inn.tables.create(
        anna.person, TableSetup(GAME, [SeatPlan("me"), SeatPlan("open")], {}, Clock(), is_public=False)
    )
    with pytest.raises(Cannot) as refused:
        await reviews_of(inn).begin(table, "anna", None)
    assert refused.value.code == "not-over"


@scene
async def test_a_record_from_outside_is_for_whoever_brought_it() -> None:
    inn = Inn()
    table, _ = await finished(inn)
    text = await table.do(retrospect.record_text)
    reviews = reviews_of(inn)
    name = reviews.begin_record(subject_in(text, 1), "carl")
    while reviews.of_record(name, "carl").state == "running":
        await asyncio.sleep(0)
    progress = reviews.of_record(name, "carl")
    assert progress.state == "done" and progress.kept is not None and progress.kept.review.seat == 1
    assert progress.kept.moves == [each.at for each in progress.kept.review.choices]
    for person in ("anna", None):
        with pytest.raises(Cannot) as refused:
            reviews.of_record(name, person)
        assert refused.value.code == "not-your-seat"
    with pytest.raises(Cannot) as refused:
        reviews.of_record("nothing", "carl")
    assert refused.value.code == "no-review"


@scene
async def test_what_is_no_finished_record_is_refused() -> None:
    inn = Inn()
    table, _ = await finished(inn)
    text = await table.do(retrospect.record_text)
    for bad, seat, code in (("{}", 0, "bad-record"), (text[:-30], 0, "bad-record"), (text, 9, "no-seat")):
        with pytest.raises(Cannot) as refused:
            subject_in(bad, seat)
        assert refused.value.code == code


@scene
async def test_nobody_has_more_under_way_than_their_share(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn()
    table, _ = await finished(inn)
    text = await table.do(retrospect.record_text)
    reviews = reviews_of(inn)
    inn.bots.is_held = True
    names = [reviews.begin_record(subject_in(text, 0), "carl") for _ in range(reviewing.MOST_OF_ONE)]
    with pytest.raises(Cannot) as refused:
        reviews.begin_record(subject_in(text, 0), "carl")
    assert refused.value.code == "too-fast"
    monkeypatch.setattr(reviewing, "MOST_KEPT", len(names))
    reviews.begin_record(subject_in(text, 0), "dora")
    with pytest.raises(Cannot, match="forgotten"):
        reviews.of_record(names[0], "carl")
    await reviews.close()
