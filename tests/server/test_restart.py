"""After a restart, by a power cut or in good order, every table goes on where it was."""

import asyncio

import pytest

from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.games import all_games
from drachenhort.server.base.plans import Clock
from drachenhort.server.store.entries import AnyEntry, decode_entry
from drachenhort.server.table.ledger import ledger_of
from drachenhort.server.table.live_game import LiveGame
from drachenhort.server.table.playing import SNAPSHOT_EVERY
from drachenhort.server.table.retrospect import record_text
from tests.server.evenings import EVENINGS, evening, live_from_log, live_from_snapshot
from tests.server.house import Guest, Inn, asked, laid, play, scene

pytestmark = pytest.mark.usefixtures("fixed_deals")

GAMES = [game.id for game in all_games()]
SHORT = {
    "drachensachen": {"turn_limit": 25, "single_game": True},
    "drachenfaust": {"round_limit": 2},
    "drachenfels": {"turn_limit": 20},
    "drachenhueter": {"turn_limit": 12},
    "schutt_und_asche": {"round_limit": 1},
}


def whole(live: LiveGame) -> tuple[bytes, int, list[int]]:
    """The position, who is asked since when, and the versions."""
    return live.snapshot(0).data, live.versions.shared, live.versions.own


@EVENINGS
def test_a_log_cut_off_anywhere_gives_the_table_as_it_was_then(number: int) -> None:
    """A snapshot taken anywhere before, and the log after it, give the same."""
    played = evening(number)
    first = next(place for place, entry in enumerate(played.log) if type(entry).__name__ == "Started") + 1
    live = played.start()
    snapshots = []
    acts = list(played.acts())
    for place, acted in enumerate(acts):
        live.play(acted)
        if place % 23 != number % 23:
            continue
        log = played.log[: first + place + 1]
        ledger = ledger_of(log)
        assert whole(live_from_log(ledger, log)) == whole(live)
        snapshots.append(live.snapshot(len(log)))
        for snapshot in (snapshots[len(snapshots) // 2], snapshots[-1]):
            loaded = live_from_snapshot(ledger, log, snapshot)
            assert loaded is not None
            assert whole(loaded) == whole(live)
    assert snapshots


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_a_game_is_played_to_its_end_through_a_restart_after_every_few_acts(game: str) -> None:
    inn = Inn()
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben")]
    table = await laid(inn, people, game, bots=1, options=dict(SHORT.get(game, {})))
    rng = Rng.from_seed(f"restarts {game}")
    restarts = 0
    while asked(people):
        await play(inn, table, people, rng, 1 + rng.below(4))
        before = [(guest.version, dict(guest.view)) for guest in people]
        inn = await inn.restart(is_graceful=rng.below(2) == 0, after=60_000)
        people = [Guest(inn, guest.person.name, lang, None) for guest, lang in zip(people, ("de", None), strict=True)]
        for guest, (version, _) in zip(people, before, strict=True):
            guest.say("enter", table=table, seen=version)
        await inn.rest()
        assert [(guest.version, guest.view) for guest in people] == before
        assert not any(guest.last("view")["log"] for guest in people)
        restarts += 1
    assert restarts > 5
    assert people[0].info.status == "over"
    record = load_record(await (await inn.tables.find(table)).do(record_text))
    assert record.replay().outcome is not None


@pytest.mark.parametrize("is_graceful", [True, False])
@scene
async def test_a_bot_that_was_thinking_thinks_again_and_comes_to_the_same(
    is_graceful: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda size: "the same deal twice")
    outcomes = []
    inns = [Inn(), Inn()]
    for inn, is_cut_short in zip(inns, (False, True), strict=True):
        anna = inn.visitor("Anna")
        inn.bots.is_held = True
        table = await laid(inn, [anna], bots=2)
        anna.act(table, 0, anna.legal[0], "first")
        await inn.rest()
        assert inn.bots.asked
        if is_cut_short:
            inn = await inn.restart(is_graceful)
            inn.visitor("Anna").say("enter", table=table)
        inn.bots.is_held = False
        await inn.rest()
        log: list[AnyEntry] = [decode_entry(entry) for entry in inn.store.logs[table]]
        outcomes.append([entry for entry in log if type(entry).__name__ == "Acted"][:4])
    assert len(outcomes[0]) > 1
    assert outcomes[0] == outcomes[1]


@scene
async def test_an_act_that_was_being_stored_when_the_power_failed_is_there_or_not_but_never_half() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    inn.store.is_held = True
    anna.act(table, 0, anna.legal[0], "the same")
    await inn.rest()
    await inn.kill()
    inn.store.is_held = False
    inn = await inn.restart()
    again = inn.visitor("Anna")
    again.say("enter", table=table, seen=0)
    await inn.rest()
    assert again.version == 0
    again.act(table, 0, again.legal[0], "the same")
    await inn.rest()
    assert (again.last("ack")["version"], again.version) == (1, 1)


@scene
async def test_what_was_begun_is_finished_before_a_graceful_end() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    inn.store.is_held = True
    anna.act(table, 0, anna.legal[0])
    ben.act(table, 1, ben.legal[0])
    await inn.rest()
    closing = asyncio.ensure_future(inn.tables.close())
    await inn.rest()
    assert not closing.done()
    inn.store.is_held = False
    await closing
    assert anna.of("ack") and ben.of("ack")
    inn = await inn.restart()
    assert (await (await inn.tables.find(table)).info()).version == 2


@scene
async def test_snapshots_are_taken_and_used() -> None:
    inn = Inn()
    people = [inn.visitor("Anna"), inn.visitor("Ben")]
    table = await laid(inn, people)
    await play(inn, table, people, Rng.from_seed("long"), 120)
    snapshot = inn.store.snapshots[table]
    log = [decode_entry(entry) for entry in inn.store.logs[table]]
    assert len(log) - SNAPSHOT_EVERY < snapshot.entries <= len(log)
    loaded = live_from_snapshot(ledger_of(log), log, snapshot)
    assert loaded is not None
    assert whole(loaded) == whole(live_from_log(ledger_of(log), log))


@pytest.mark.parametrize("data", [b"", b"{}", b'{"position":"nonsense","asked":[]}', b"\xff"])
@scene
async def test_a_snapshot_that_is_none_is_left_out(data: bytes) -> None:
    inn = Inn()
    people = [inn.visitor("Anna"), inn.visitor("Ben")]
    table = await laid(inn, people)
    await play(inn, table, people, Rng.from_seed("long"), 55)
    snapshot = inn.store.snapshots[table]
    inn.store.snapshots[table] = type(snapshot)(snapshot.entries, data)
    inn = await inn.restart()
    again = inn.visitor("Anna")
    again.say("enter", table=table, seen=people[0].version)
    await inn.rest()
    assert (again.version, again.view) == (people[0].version, people[0].view)


@pytest.mark.parametrize(
    "clock",
    [
        Clock("decision", seconds=60),
        Clock("game", seconds=60),
        Clock("game", seconds=60, increment=5),
        Clock("days", days=2),
    ],
)
@pytest.mark.parametrize("is_graceful", [True, False])
@scene
async def test_no_clock_runs_while_the_server_is_down(clock: Clock, is_graceful: bool) -> None:
    inn = Inn()
    await inn.tables.resume()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], clock=clock)
    inn.time += 20_000
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    before = ben.clocks
    inn.store.up = inn.time
    for pause in (3_600_000, 7_200_000):
        inn = await inn.restart(is_graceful, after=pause)
        again = inn.visitor("Ben")
        again.say("enter", table=table)
        await inn.rest()
        after = again.clocks
        assert before[1].until is not None
        assert after[1].until == before[1].until + pause
        assert after[1].left == before[1].left
        assert not any(seat.is_bot_playing for seat in again.info.seats)
        before = after


async def never(table: str) -> None:
    await asyncio.Event().wait()


@scene
async def test_clocks_stand_still_from_the_last_sign_of_life() -> None:
    """That is the last heartbeat or whatever happened at the table after it."""
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], clock=Clock("decision", seconds=60))
    inn.store.up = inn.time
    inn.time += 4000
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    until = ben.clocks[1].until
    assert until is not None
    inn = await inn.restart(after=600_000)
    again = inn.visitor("Ben")
    again.say("enter", table=table)
    await inn.rest()
    assert again.clocks[1].until == until + 600_000


@scene
async def test_a_server_that_fails_again_while_it_starts_does_not_lose_its_pause() -> None:
    inn = Inn()
    await inn.tables.resume()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], clock=Clock("decision", seconds=60))
    inn.store.up = inn.time
    await inn.kill()
    again = Inn(inn.store)
    again.time = inn.time + 3_600_000
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(again.store, "load", never)
        await again.tables.resume()
        await again.rest()
        await again.kill()  # Before a single table is back.
    inn = await again.restart(after=1000)
    ben = inn.visitor("Ben")
    ben.say("enter", table=table)
    await inn.rest()
    assert not any(seat.is_bot_playing for seat in ben.info.seats)
    assert [clock.until for clock in ben.clocks.values()] == [inn.time + 60_000] * 2


@scene
async def test_one_table_that_cannot_be_loaded_does_not_keep_the_others_from_going_on() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    bad = await laid(inn, [anna], bots=1)
    ben = inn.visitor("Ben")
    good = await laid(inn, [ben], bots=1)
    inn.store.logs[bad][1] = b'{"kind":"nonsense"}'
    inn = await inn.restart()
    await inn.rest()
    assert inn.tables.in_memory() == ["running"]
    assert (await (await inn.tables.find(good)).info()).status == "running"
    anna = inn.visitor("Anna")
    anna.say("enter", table=bad)
    await inn.rest()
    assert anna.problem[0] == "storage"


@scene
async def test_seats_and_chat_are_there_after_a_restart() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], game="drachenfels", bots=1, is_started=False)
    anna.say("chat", table=table, text="Welcome")
    await inn.rest()
    before = anna.info
    inn = await inn.restart()
    again = inn.visitor("Anna")
    again.say("enter", table=table)
    await inn.rest()
    assert [seat.person for seat in again.info.seats] == [seat.person for seat in before.seats] == ["anna", "ben", None]
    assert [line.text for line in again.chat] == ["Welcome"]
