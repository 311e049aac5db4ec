"""Bots take a moment at a table with people: the harder the choice, the longer; and none where there is no choice."""

import asyncio
import time

import pytest

from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER
from drachenhort.games import all_games, find
from drachenhort.server.base.plans import Clock, SeatPlan, TableSetup
from drachenhort.server.table import seating
from drachenhort.server.table.moments import MANY, choices_seen, moment
from drachenhort.server.table.playing import time_is_up
from tests.server.house import Guest, Inn, laid, play, scene

pytestmark = pytest.mark.usefixtures("fixed_deals")

MOMENT = 0.4


def moments(choices: int) -> list[float]:
    return [moment(choices, 1.0, Rng.from_seed(str(number))) for number in range(50)]


def test_a_moment_is_longer_for_harder_choices_and_never_the_same() -> None:
    assert moments(1) == [0.0] * 50
    assert max(moments(2)) < min(moments(MANY)) and max(moments(1000)) <= 1.25
    assert len(set(moments(8))) > 10


async def asked_bot(inn: Inn, level: str = "random") -> Guest:
    """Anna and a bot, which has been asked first."""
    for _ in range(9):
        anna = inn.visitor("Anna")
        seats = [SeatPlan("me"), SeatPlan("bot", level)]
        table = await inn.tables.create(anna.person, TableSetup("drachenfels", seats, {}))
        anna.say("enter", table=table.id)
        await table.do(seating.start, anna.person.id)
        await inn.rest()
        if not anna.legal:
            return anna
    raise AssertionError("the bot begins now and then")


@scene
async def test_at_a_table_with_people_a_bot_does_not_act_before_its_moment_is_over() -> None:
    inn = Inn(moment=MOMENT)
    anna = await asked_bot(inn)
    assert inn.bots.asked and not anna.of("moved"), "it has thought, and waits"
    begin = time.monotonic()
    while not anna.of("moved"):
        await asyncio.sleep(0.01)
        assert time.monotonic() - begin < 5
    assert time.monotonic() - begin > 0.05
    await inn.tables.close()


@scene
async def test_where_only_bots_play_there_are_no_moments() -> None:
    inn = Inn(moment=60)
    anna = inn.visitor("Anna")
    seats = [SeatPlan("bot", "random")] * 2
    table = await inn.tables.create(anna.person, TableSetup("drachensachen", seats, {"single_game": True, "turn_limit": 4}))
    anna.say("enter", table=table.id)
    await table.do(seating.start, "anna")
    await inn.rest()
    assert anna.info.status == "over"


@scene
async def test_whoever_steps_in_when_time_is_up_takes_no_moment() -> None:
    inn = Inn(moment=60)
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await inn.tables.find(await laid(inn, [anna, ben], clock=Clock("decision", seconds=5)))
    inn.time += 6000
    table.table.turns.post(lambda: time_is_up(table.table))
    await inn.rest()
    assert anna.of("moved")


@pytest.mark.parametrize("game", [game.id for game in all_games()])
@scene
async def test_where_only_one_action_is_allowed_no_bot_is_asked(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn()
    counts: list[int] = []
    choose = inn.bots.choose

    async def counting(game: str, position: str, seat: int, level: str, seed: str, rules: int | None = None) -> int:
        decision = find(game).load(position).decision_of(seat)
        assert decision is not None
        counts.append(decision.count())
        return await choose(game, position, seat, level, seed, rules)

    monkeypatch.setattr(inn.bots, "choose", counting)
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], game, bots=max(1, find(game).min_seats - 1))
    await play(inn, table, [anna], Rng.from_seed("moments"), 25)
    assert counts and min(counts) > 1


@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_how_long_a_bot_takes_tells_nothing_that_is_hidden(game_id: str) -> None:
    game, rng = find(game_id), Rng.from_seed("told by time")
    found, differ = list[int](), 0
    for number in range(6):
        state = game.new(game.max_seats, game.simulation_options({}), f"moment {number}")
        for _ in range(40):
            if state.decision is None:
                break
            for decision in state.pending:
                other = state.view(WATCHER).sample(rng)
                seen = [choices_seen(each, decision.seat, Rng.from_seed("same")) for each in (state, other)]
                assert seen[0] == seen[1], "it differs where everybody sees the same"
                found.append(seen[0])
                differ += seen[0] != decision.count()
            random_move(state, rng)
    assert len(set(found)) > 2 and differ, "hard choices are told from easy ones, though not by what the bot holds"


@scene
async def test_one_that_thinks_takes_as_long_as_it_may_however_easy_it_was() -> None:
    inn = Inn(moment=0.001)
    anna, begin = await asked_bot(inn, "level-3"), time.monotonic()
    while not anna.of("moved"):
        await asyncio.sleep(0.01)
        assert time.monotonic() - begin < 5
    assert time.monotonic() - begin > 0.1
    await inn.tables.close()
