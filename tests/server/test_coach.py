"""A coach beside whoever plays against bots: what matters, and what loses much. It never speaks where others play."""

from typing import cast

import pytest

from drachenhort.games import all_games, find
from drachenhort.server.bots import worker
from drachenhort.server.bots.worker import Job, answer
from drachenhort.server.table.table import Table
from tests.server.house import Guest, Inn, Message, asked, laid, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")


async def alone(inn: Inn, game: str = "drachensachen", lang: str = "en") -> tuple[str, Guest]:
    """A table at which one person plays against bots and is asked."""
    anna = inn.visitor("Anna", lang)
    table = await laid(inn, [anna], game, bots=max(1, find(game).min_seats - 1))
    while not asked([anna]):
        await inn.rest()
    anna.forget()
    return table, anna


def ask(anna: Guest, table: str, name: str = "coach") -> None:
    anna.say("coach", table=table, seat=seat_of(anna), id=name)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
@scene
async def test_the_coach_answers_in_every_game(game: str) -> None:
    inn = Inn()
    table, anna = await alone(inn, game, "de")
    ask(anna, table)
    await inn.rest()
    coached = anna.last("coached")
    assert coached["id"] == "coach" and coached["best"] in anna.legal
    assert all(isinstance(line, str) and line.endswith(".") for line in cast("list[str]", coached["said"]))
    for warned in cast("list[Message]", coached["warnings"]):
        assert warned["action"] in anna.legal and warned["action"] != coached["best"] and warned["why"]


@scene
async def test_where_another_person_plays_the_coach_is_refused() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna", "en"), inn.visitor("Ben", "en")
    table = await laid(inn, [anna, ben])
    waiting = asked([anna, ben])[0]
    ask(waiting, table)
    await inn.rest()
    assert waiting.problem[0] == "not-alone" and not waiting.of("coached") and inn.bots.questions == 0


@scene
async def test_a_watcher_and_somebody_who_is_not_asked_get_nothing() -> None:
    inn = Inn()
    table, anna = await alone(inn)
    wanda = inn.visitor("Wanda", "en")
    wanda.say("enter", table=table)
    await inn.rest()
    wanda.say("coach", table=table, seat=seat_of(anna), id="mine")
    await inn.rest()
    assert wanda.problem[0] == "not-alone" and not wanda.of("coached")


@scene
async def test_the_coach_compares_with_the_position_after_the_last_act_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn()
    jobs: list[Job] = []

    def noting(job: Job) -> worker.Answer:
        jobs.append(job)
        return answer(job)

    monkeypatch.setattr("tests.server.house.answer", noting)
    table, anna = await alone(inn)
    ask(anna, table, "first")
    await inn.rest()
    assert [job.before for job in jobs if job.wants_lesson] == [""], "nothing is known before the first act"
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    while not asked([anna]):
        await inn.rest()
    ask(anna, table, "second")
    await inn.rest()
    before = [job for job in jobs if job.wants_lesson][-1].before
    assert find("drachensachen").load(before).seats == 2
    assert anna.last("coached")["id"] == "second"


@scene
async def test_a_question_about_the_next_decision_takes_the_place_of_the_last_one() -> None:
    inn = Inn()
    table, anna = await alone(inn)
    inn.bots.is_held = True
    ask(anna, table, "first")
    await inn.rest()
    ask(anna, table, "second")
    await inn.rest()
    inn.bots.is_held = False
    await inn.rest()
    assert [each["id"] for each in anna.of("coached")] == ["second"] and not anna.of("problem")


@scene
async def test_the_table_does_not_wait_for_the_coach_and_what_has_passed_is_not_said() -> None:
    inn = Inn()
    table, anna = await alone(inn)
    inn.bots.is_held = True
    ask(anna, table)
    await inn.rest()
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    assert anna.of("moved")
    inn.bots.is_held = False
    await inn.rest()
    assert not anna.of("coached")


@scene
async def test_a_coach_without_time_says_nothing() -> None:
    inn = Inn()
    table, anna = await alone(inn)
    inn.bots.are_busy = True
    ask(anna, table)
    await inn.rest()
    coached = anna.last("coached")
    assert (coached["said"], coached["warnings"], coached["best"]) == ([], [], None)


@scene
async def test_an_undo_forgets_what_the_coach_compares_with() -> None:
    inn = Inn()
    table, anna = await alone(inn)
    ask(anna, table)
    await inn.rest()
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    assert (await (await inn.tables.find(table)).do(kept))[seat_of(anna)]
    anna.say("undo", table=table, id="back")
    await inn.rest()
    assert anna.of("problem") or not (await (await inn.tables.find(table)).do(kept))


async def kept(table: Table) -> dict[int, str]:
    return dict(table.left_at)
