"""A finished game played on from one of its moves, in any game and in the middle of whatever was being decided."""

from collections.abc import Awaitable

import pytest

from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Origin, SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import retrospect
from drachenhort.server.table.playing_on import (
    Branch,
    branch_of_record,
    branch_of_table,
    check_goes_on,
    decide,
    seats_of,
)
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.wire.messages import encode
from tests.server.house import Inn, play, scene
from tests.server.test_fair_deals import played

pytestmark = pytest.mark.usefixtures("fixed_deals")

GAMES = [game.id for game in all_games()]
CARL = Person("carl", "Carl")


async def begun_from(inn: Inn, branch: Branch, seat: int) -> QueuedTable:
    seats = seats_of(branch, seat, "random")
    return await inn.tables.create_prepared(CARL, branch.game.id, branch.state.text(), seats, origin=branch.origin)


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_from_any_move_it_begins_with_what_lay_there_and_goes_on_to_its_end(game: str) -> None:
    inn = Inn()
    table = await inn.tables.find((await played(inn, game))[0])
    moves = (await table.do(retrospect.replay, 0, None, "en")).moves
    for move in sorted({0, 1, moves // 2, moves - 1}):
        branch = await branch_of_table(table, move)
        seat = move % branch.state.seats
        on = await begun_from(inn, branch, seat)
        live = on.table.live
        assert live is not None and live.state.text() == branch.state.text()
        shown = await table.do(retrospect.replay, move, seat, "en")
        assert encode(live.state.view(seat).to_json()) == bytes(shown.view), "what this seat saw then"
        carl = inn.visitor("Carl", "en")
        carl.say("enter", table=on.id)
        await inn.rest()
        assert carl.info.is_prepared and carl.info.origin == Origin(move, table.id)
        await play(inn, on.id, [carl], Rng.from_seed(f"on {move}"))
        assert carl.info.status == "over" and carl.info.commitment is None and carl.info.seed is None
        record = load_record(await on.do(retrospect.record_text))
        assert record.position == branch.state.text() and record.replay().outcome is not None


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_every_action_of_a_record_can_be_done_first_wherever_it_was_done(game: str) -> None:
    """So also between the parts of one choice, and while others have decided already and nobody has seen it."""
    inn = Inn()
    table = await inn.tables.find((await played(inn, game))[0])
    text = await table.do(retrospect.record_text)
    record = load_record(text)
    found = find(game)
    several = 0
    for move, (seat, action) in list(enumerate(record.actions))[:60]:
        branch = branch_of_record(text, move)
        several += len(branch.state.pending) > 1
        assert decide(branch, seat, found.notation(action)) == [action]
        assert found.load(branch.state.text()).text() == record.replay(move + 1).text()
    assert several or game not in ("drachenfaust", "schutt_und_asche"), "there several decide at once"


@scene
async def test_an_act_of_several_actions_is_written_with_commas() -> None:
    inn = Inn()
    table = await inn.tables.find((await played(inn, "drachenfaust"))[0])
    for move in range(1, (await table.do(retrospect.replay, 0, None, "en")).moves):
        shown = await table.do(retrospect.replay, move, None, "en")
        branch = await branch_of_table(table, move - 1)
        assert shown.by is not None and shown.action is not None
        decide(branch, shown.by, shown.action)
        assert branch.state.text() == (await branch_of_table(table, move)).state.text()


@scene
async def test_it_knows_where_it_came_from_after_a_restart_and_tells_only_who_plays() -> None:
    inn = Inn()
    table = await inn.tables.find((await played(inn, "drachenfels"))[0])
    on = await begun_from(inn, await branch_of_table(table, 3), 0)
    inn = await inn.restart()
    on = await inn.tables.find(on.id)
    assert (await on.info("carl")).origin == Origin(3, table.id)
    assert (await on.info("anna")).origin is None and (await on.info(None)).origin is None


@scene
async def test_a_game_that_is_kept_and_put_away_is_played_on_all_the_same() -> None:
    inn = Inn()
    table_id = (await played(inn, "drachensachen"))[0]
    await (await inn.tables.find(table_id)).keep_history()
    before = (await branch_of_table(await inn.tables.find(table_id), 5)).state.text()
    inn = await inn.restart()
    table = await inn.tables.find(table_id)
    assert table.table.live is None, "it is looked at as it is kept"
    assert (await branch_of_table(table, 5)).state.text() == before


@scene
async def test_what_cannot_be_played_on_says_why() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    running = await inn.tables.create(anna.person, TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("bot")]))
    assert await code_of(branch_of_table(running, 0)) == "not-over"
    table = await inn.tables.find((await played(inn, "drachenhueter"))[0])
    text = await table.do(retrospect.record_text)
    moves = (await table.do(retrospect.replay, 0, None, "en")).moves
    assert await code_of(branch_of_table(table, moves + 1)) == "no-move"
    end = await branch_of_table(table, moves)
    for refused, code in (
        (lambda: check_goes_on(end, 0), "over"),
        (lambda: check_goes_on(branch_of_record(text, 0), 3), "no-seat"),
        (lambda: decide(branch_of_record(text, 0), 0, "dance"), "bad-action"),
        (lambda: decide(branch_of_record(text, 0), 2, find("drachenhueter").notation(0)), "bad-action"),
        (lambda: branch_of_record(text, 10_000), "no-move"),
        (lambda: branch_of_record(text.replace('"seats": 3', '"seats": 2'), 0), "bad-record"),
        (lambda: branch_of_record("[" * 50_000, 0), "bad-record"),
        (lambda: branch_of_record(" " * 100_000, 0), "bad-record"),
        (lambda: branch_of_record("{}", 0), "bad-record"),
    ):
        with pytest.raises(Cannot) as reason:
            refused()
        assert reason.value.code == code and len(reason.value.text) < 600


@scene
async def test_a_game_of_earlier_rules_is_looked_at_and_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn()
    table = await inn.tables.find((await played(inn, "drachensachen"))[0])
    text = await table.do(retrospect.record_text)
    await table.keep_history()
    game = find("drachensachen")
    monkeypatch.setattr(game, "rules_version", 2)
    assert await code_of(branch_of_table(table, 0)) == "old-game"
    with pytest.raises(Cannot) as reason:
        branch_of_record(text, 0)
    assert reason.value.code == "old-game"


async def code_of(branch: Awaitable[Branch]) -> str:
    with pytest.raises(Cannot) as reason:
        await branch
    return reason.value.code
