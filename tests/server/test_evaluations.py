"""A program asks how good what it could do is: for its own seat, when it has to decide, and not too often."""

import threading
import time

import httpx
import msgspec
import pytest

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.players.policies import policy_for
from drachenhort.players.registry import make_player
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.search_player import SearchPlayer
from drachenhort.server.base.config import Pace, Paces, Settings
from drachenhort.server.base.errors import Cannot
from drachenhort.server.bots import worker
from drachenhort.server.bots.worker import Job, answer
from drachenhort.server.http.programs import SeatEvaluation
from drachenhort.server.store.store import Person
from drachenhort.server.table import playing, seating
from drachenhort.server.table.table import Table
from tests.server.house import Inn, asked, laid, scene, seat_of
from tests.server.test_tables_over_http import create, fault
from tests.server.web import RunningServer, running_server

ASH = Person("ash", "Ash")
PLAYOUTS = 200
ONE_AFTER_THE_OTHER = "drachenfels"
"""A game in which one seat is asked at a time."""


def ask(server: RunningServer, table: str, token: str) -> httpx.Response:
    with server.stranger(authorization=f"Bearer {token}") as program:
        return program.get(f"/api/tables/{table}/evaluation")


def programs(host: httpx.Client, is_started: bool = True) -> tuple[str, list[str]]:
    """A table at which two programs play, and their tokens."""
    table = create(host, game=ONE_AFTER_THE_OTHER, seats=[{"kind": "open"}, {"kind": "open"}]).id
    tokens = [host.post(f"/api/tables/{table}/seats/{seat}/token", json={}).json()["token"] for seat in (0, 1)]
    if is_started:
        assert host.post(f"/api/tables/{table}/start").status_code == 200
    return table, tokens


def test_the_program_that_has_to_decide_is_told_its_chances_and_the_other_is_not(server: RunningServer) -> None:
    with server.visitor() as host:
        table, tokens = programs(host)
    answers = sorted((ask(server, table, token) for token in tokens), key=lambda each: each.status_code)
    assert fault(answers[1]) == (409, "not-your-turn")
    found = msgspec.convert(answers[0].json(), SeatEvaluation)
    assert found.best == found.actions[0].action and found.version == 0
    assert found.playouts == sum(each.playouts for each in found.actions) > 0
    assert len({each.action for each in found.actions}) == len(found.actions) > 1
    for each in found.actions:
        assert 0 <= each.low <= (each.chance or 0) <= each.high <= 1
        assert (each.chance is None) == (each.playouts == 0)


def test_nobody_is_told_without_the_token_of_a_seat_at_this_very_table(server: RunningServer) -> None:
    with server.visitor() as host:
        table, (token, _) = programs(host)
        other, _ = programs(host)
        without = host.get(f"/api/tables/{table}/evaluation")
        assert fault(without) == (401, "no-token") and without.headers["www-authenticate"] == "Bearer"
        assert fault(ask(server, table, token[:-1])) == (401, "no-token")
        assert fault(ask(server, other, token)) == (403, "not-your-seat")
        newer = host.post(f"/api/tables/{table}/seats/0/token", json={}).json()["token"]
        assert fault(ask(server, table, token)) == (403, "not-your-seat"), "it is for somebody else now"
        assert ask(server, table, newer).status_code in (200, 409)
        waiting, (early, _) = programs(host, is_started=False)
        assert fault(ask(server, waiting, early)) == (409, "not-started")


@scene
async def test_a_person_is_not_told_by_lending_the_seat_to_a_program() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await inn.tables.find(await laid(inn, [anna, ben], ONE_AFTER_THE_OTHER))
    (waiting,) = asked([anna, ben])
    seat = seat_of(waiting)
    for person in (waiting.person.id, ASH.id):
        with pytest.raises(Cannot) as reason:
            await table.do(playing.question, person, seat)
        assert reason.value.code == "not-your-seat"
        await table.do(seating.seat_program, waiting.person.id, ASH, seat)
    await inn.tables.close()


@scene
async def test_nor_is_a_program_whose_seat_a_person_has_played_meanwhile() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await inn.tables.find(await laid(inn, [anna, ben], ONE_AFTER_THE_OTHER, is_started=False))
    for guest, seat in ((anna, 0), (ben, 1)):
        await table.do(seating.seat_program, guest.person.id, Person(f"program {seat}", "Ash"), seat)
    await table.do(seating.start, "anna")
    (decision,) = (await table.do(playing_now)).pending
    seat, host = int(decision.seat), (anna, ben)[decision.seat]
    assert (await table.do(playing.question, f"program {seat}", seat)).version == 0
    await table.do(seating.sit, host.person, seat, None)
    await table.do(seating.seat_program, host.person.id, ASH, seat)
    with pytest.raises(Cannot) as reason:
        await table.do(playing.question, ASH.id, seat)
    assert reason.value.code == "not-your-seat"
    inn = await inn.restart()
    with pytest.raises(Cannot):
        await (await inn.tables.find(table.id)).do(playing.question, ASH.id, seat)
    await inn.tables.close()


async def playing_now(table: Table) -> State:
    assert table.live is not None
    return table.live.state


def test_evaluations_have_a_pace_of_their_own() -> None:
    paces = Paces(evaluations=Pace("2/hour", "1000/second"))
    with running_server(Settings(paces=paces, moment=0)) as server, server.visitor() as host:
        table, tokens = programs(host)
        answers = [ask(server, table, tokens[0]) for _ in range(3)]
        assert fault(answers[2]) == (429, "too-fast") and int(answers[2].headers["retry-after"]) > 60
        assert ask(server, table, tokens[1]).status_code in (200, 409), "another program has its own"


def test_one_question_at_a_time_and_none_while_the_bots_are_busy() -> None:
    with running_server() as server, server.visitor() as host:
        table, tokens = programs(host)
        token = next(each for each in tokens if ask(server, table, each).status_code == 200)
        before = server.bots.questions
        server.bots.is_held = True
        first: list[httpx.Response] = []
        thread = threading.Thread(target=lambda: first.append(ask(server, table, token)))
        thread.start()
        while server.bots.questions < before + 1:
            time.sleep(0.01)
        assert fault(ask(server, table, token)) == (429, "too-fast")
        server.bots.is_held = False
        thread.join(20)
        assert first[0].status_code == 200
        server.bots.are_busy = True
        assert fault(ask(server, table, token)) == (429, "too-fast")


def in_the_middle(game_id: str) -> State:
    """A position with something to choose, after a few acts by chance."""
    game = find(game_id)
    state = game.new(max(3, game.min_seats), game.simulation_options({}), "evaluate")
    player, rng = make_player(game_id, "random"), Rng.from_seed("acts")
    acts = 0
    while acts < 12 or state.pending[0].count() < 2:
        decision = state.pending[0]
        state.apply(decision.seat, player.choose(state.view(decision.seat), decision, rng))
        acts += 1
    return state


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_what_a_seat_cannot_know_does_not_change_what_it_is_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "adviser_for", lambda _: SearchPlayer("", policy_for(game), Budget(PLAYOUTS)))
    state = in_the_middle(game)
    decision = state.pending[0]
    other = state.view(decision.seat).sample(Rng.from_seed("other"))
    told = [
        answer(Job(game, each.text(), decision.seat, "", "seed", seconds=600.0, wants_chances=True)).chances
        for each in (state, other)
    ]
    assert told[0] == told[1]
    assert sorted(each.action for each in told[0]) == sorted(decision.legal)
    assert PLAYOUTS / 2 < sum(each.playouts for each in told[0]) <= PLAYOUTS + decision.count()
