"""Tables that begin with a position instead of a deal: lessons, puzzles, and games played on from one of their moves."""

import pytest

from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.players.registry import make_player
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatPlan
from drachenhort.server.store.store import Person
from drachenhort.server.table import retrospect
from tests.server.house import Inn, play, scene

ANNA = Person("anna", "Anna")
SEATS = [SeatPlan("me"), SeatPlan("bot", "random"), SeatPlan("bot", "random")]


def middle(moves: int = 12, **options: bool) -> str:
    """A position of Drachensachen after some moves."""
    game = find("drachensachen")
    state = game.new(3, game.options({"single_game": True, **options}), "prepared")
    player, rng = make_player(game.id, "greedy"), Rng.from_seed("prepared")
    for _ in range(moves):
        decision = state.pending[0]
        state.apply(decision.seat, player.choose(state.view(decision.seat), decision, rng))
    return state.text()


@scene
async def test_it_begins_at_once_with_the_position() -> None:
    inn = Inn()
    guest = inn.visitor("Anna", "en")
    position = middle()
    table = await inn.tables.create_prepared(ANNA, "drachensachen", position, SEATS)
    guest.say("enter", table=table.id)
    await inn.rest()
    assert guest.info.is_prepared and guest.info.status == "running"
    live = table.table.live
    assert live is not None
    assert guest.view["hand"] == live.state.view(0).to_json()["hand"]
    assert guest.info.options["single_game"] is True
    assert guest.info.commitment is None, "nothing was dealt that could be proved"


@scene
async def test_it_goes_on_after_a_restart_and_its_record_replays() -> None:
    inn = Inn()
    guest = inn.visitor("Anna", "en")
    position = middle()
    table = await inn.tables.create_prepared(ANNA, "drachensachen", position, SEATS)
    guest.say("enter", table=table.id)
    await inn.rest()
    again = await inn.restart()
    guest = again.visitor("Anna", "en")
    guest.say("enter", table=table.id)
    await again.rest()
    await play(again, table.id, [guest], Rng.from_seed("on"))
    assert guest.info.status == "over" and guest.info.seed is None and guest.info.salt is None
    text = await (await again.tables.find(table.id)).do(retrospect.record_text)
    record = load_record(text)
    assert record.position == position
    assert record.replay().outcome is not None


@scene
async def test_a_position_that_is_none_changes_nothing() -> None:
    inn = Inn()
    with pytest.raises(Cannot) as reason:
        await inn.tables.create_prepared(ANNA, "drachensachen", middle().replace("rng:", "ring:"), SEATS)
    assert reason.value.code == "bad-options" and "rng" in reason.value.text
    assert not inn.store.logs


@scene
async def test_bots_settle_no_options_there() -> None:
    """With a bot at the table an ordinary game of Schutt und Asche has other options; a position has its own."""
    inn = Inn()
    game = find("schutt_und_asche")
    position = game.new(2, game.options({"sorting_all": False}), "prepared").text()
    table = await inn.tables.create_prepared(ANNA, game.id, position, [SeatPlan("me"), SeatPlan("bot", "random")])
    assert (await table.info(None)).options["sorting_all"] is False
