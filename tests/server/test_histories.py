"""What a finished game has shown is kept, and stays to be seen when the rules are others."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.server.base.plans import OptionValues
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.store import TableRow, append
from drachenhort.server.table import keeping, retrospect, tables
from drachenhort.server.table.history import WHOLE_EVERY, History, decode_history
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.texts.catalogue import LANGUAGES
from tests.server.evenings import EVENINGS, PLANS
from tests.server.house import Guest, Inn, Message, laid, play, scene

pytestmark = pytest.mark.usefixtures("fixed_deals")

QUICK: OptionValues = {"single_game": True}
NEXT = 2


async def finished(inn: Inn, game: str = "drachensachen", bots: int = 1, options: OptionValues = QUICK) -> str:
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben", "en")]
    table = await laid(inn, people, game, bots, dict(options))
    await play(inn, table, people, Rng.from_seed("to the end"))
    assert people[0].info.status == "over"
    for guest in people:
        guest.connection.close()
    await inn.rest()
    return table


async def everything(table: QueuedTable) -> list[object]:
    """All that can be asked of a finished game, as it goes out."""
    out: list[object] = [await table.do(retrospect.record_text), await table.info()]
    moves = (await table.do(retrospect.replay, 0, None, "de")).moves
    for seat in [*range(len((await table.info()).seats)), None]:
        for lang in LANGUAGES:
            out.append(await table.do(retrospect.chronicle, seat, lang))
            out += [
                await table.do(retrospect.replay, move, seat, lang) for move in {*range(0, moves, 7), 1, moves - 1, moves}
            ]
    return [msgspec.json.decode(msgspec.json.encode(part)) for part in out]


async def kept(inn: Inn, table: str) -> Inn:
    """The house after its next start, with the game kept."""
    await (await inn.tables.find(table)).keep_history()
    return await inn.restart()


@EVENINGS
def test_what_is_kept_is_what_the_rules_would_show(number: int) -> None:
    async def run() -> None:
        plan, inn = PLANS[number], Inn()
        table = await finished(inn, plan.game, plan.bots, plan.options)
        before = await everything(await inn.tables.find(table))
        inn = await kept(inn, table)
        found = await inn.tables.find(table)
        assert found.table.live is None, "nothing is played through"
        assert await everything(found) == before

    asyncio.run(run())


async def shown(inn: Inn, table: str, name: str, lang: str | None, seen: int | None) -> list[Message]:
    """What somebody is sent who comes to a table, without who else is there."""
    guest = Guest(inn, name, lang)
    guest.say("enter", table=table, **({} if seen is None else {"seen": seen}))
    await inn.rest()
    guest.connection.close()
    await inn.rest()
    return guest.of("view")


@pytest.mark.parametrize("seen", [None, 0, 5, 10_000])
@pytest.mark.parametrize("lang", ["de", None])
@scene
async def test_whoever_comes_to_it_is_told_the_same(seen: int | None, lang: str | None) -> None:
    inn = Inn()
    table = await finished(inn, "drachenfaust", 1, {"round_limit": 6})
    names = ("Anna", "Ben", "Wanda")
    before = [await shown(inn, table, name, lang, seen) for name in names]
    inn = await kept(inn, table)
    assert [await shown(inn, table, name, lang, seen) for name in names] == before
    assert all(len(views) == 1 for views in before)


@scene
async def test_acts_that_were_taken_back_are_not_in_it() -> None:
    inn = Inn()
    anna = inn.visitor("Anna", "de")
    inn.bots.is_held = True
    table = await laid(inn, [anna], bots=1, options=dict(QUICK))
    await play(inn, table, [anna], Rng.from_seed("some"), 1)
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert any(b"undone" in entry for entry in inn.store.logs[table])
    inn.bots.is_held = False
    await inn.rest()
    await play(inn, table, [anna], Rng.from_seed("to the end"))
    anna.connection.close()
    await inn.rest()
    before = await everything(await inn.tables.find(table)), await shown(inn, table, "Anna", "de", None)
    inn = await kept(inn, table)
    assert (await everything(await inn.tables.find(table)), await shown(inn, table, "Anna", "de", None)) == before


@scene
async def test_when_the_rules_have_changed_it_is_shown_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn()
    table = await finished(inn)
    before = await everything(await inn.tables.find(table))
    inn = await kept(inn, table)
    game = find("drachensachen")
    monkeypatch.setattr(game, "rules_version", NEXT)
    found = await inn.tables.find(table)
    assert await everything(found) == before
    for name in ("Anna", "Wanda"):
        assert len(await shown(inn, table, name, "en", None)) == 1
    anna = inn.visitor("Anna")
    anna.say("enter", table=table)
    await inn.rest()
    anna.act(table, 0, 0)
    await inn.rest()
    assert anna.problem[0] == "over"
    again = await inn.tables.rematch(found, anna.person)
    assert (await (await inn.tables.find(again)).info()).status == "open"
    monkeypatch.setattr(game, "rules_version", 1)
    assert load_record(await found.do(retrospect.record_text)).replay().outcome is not None


@scene
async def test_a_game_is_kept_soon_after_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "HEARTBEAT", 0.01)
    monkeypatch.setattr(tables, "KEEPING_RESTS", 0.0)
    inn = Inn()
    await inn.tables.resume()
    table = await finished(inn)
    async with asyncio.timeout(20):
        while table not in inn.store.histories:
            await asyncio.sleep(0.01)
    await inn.tables.close()


@scene
async def test_a_game_that_ended_just_now_is_kept_when_the_server_goes_down() -> None:
    inn = Inn()
    await inn.tables.resume()
    table = await finished(inn)
    assert inn.store.histories == {}
    await inn.tables.close()
    assert list(inn.store.histories) == [table]


@scene
async def test_games_from_before_are_kept_after_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "KEEPING_RESTS", 0.0)
    inn = Inn()
    there = {await finished(inn), await finished(inn, "drachenhueter", 0, {"turn_limit": 8})}
    inn = await inn.restart()
    async with asyncio.timeout(20):
        while set(inn.store.histories) != there:
            await asyncio.sleep(0.01)
    await inn.tables.close()


@scene
async def test_if_nothing_can_be_written_the_game_is_looked_at_as_before() -> None:
    inn = Inn()
    table = await inn.tables.find(await finished(inn))
    inn.store.is_broken = True
    await inn.tables._keep_all([table.id], rest=0)
    assert table.is_unkept and (await table.do(retrospect.replay, 3, None, "en")).move == 3
    inn.store.is_broken = False
    await inn.tables._keep_all([table.id], rest=0)
    assert not table.is_unkept


@scene
async def test_what_is_far_too_large_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "LARGEST", 100)
    inn = Inn()
    table = await inn.tables.find(await finished(inn))
    await table.keep_history()
    assert inn.store.histories == {} and (await table.do(retrospect.replay, 3, None, "en")).move == 3


@scene
async def test_a_language_that_came_later_is_told_as_long_as_the_rules_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn()
    table = await finished(inn)
    german = (await (await inn.tables.find(table)).do(retrospect.replay, 3, 0, "de")).prompt
    english = (await (await inn.tables.find(table)).do(retrospect.replay, 3, 0, "en")).prompt
    monkeypatch.setattr(keeping, "LANGUAGES", ("de",))
    inn = await kept(inn, table)
    assert (await (await inn.tables.find(table)).do(retrospect.replay, 3, 0, "en")).prompt == english
    inn = await inn.restart()
    monkeypatch.setattr(find("drachensachen"), "rules_version", NEXT)
    assert (await (await inn.tables.find(table)).do(retrospect.replay, 3, 0, "en")).prompt == german


@scene
async def test_a_view_is_whole_now_and_then_so_that_none_is_far() -> None:
    inn = Inn()
    table = await inn.tables.find(await finished(inn))
    await table.keep_history()
    steps = decode_history(inn.store.histories[table.id]).steps(None)
    assert len(steps) > WHOLE_EVERY
    whole = [place for place, step in enumerate(steps) if bytes(step.changes).startswith(b"[[[],")]
    assert whole == list(range(0, len(steps), WHOLE_EVERY))


@scene
async def test_histories_lie_in_the_database(tmp_path: Path) -> None:
    rows = {name: TableRow(name, "drachenfels", True, "over", 1, number, [], b"{}") for number, name in enumerate("abc")}
    rows["b"] = msgspec.structs.replace(rows["b"], status="running")
    inn = Inn()
    played = await finished(inn)
    stored = await inn.store.load(played)
    assert stored is not None and stored.history is None
    store = SqliteStore.open(tmp_path)
    for name, row in rows.items():
        await append(store, name, 0, stored.entries, row)
    assert await store.unkept() == ["c", "a"]
    await store.keep("c", b"first")
    await store.keep("c", b"second")
    assert await store.unkept() == ["a"]
    await store.close()
    store = SqliteStore.open(tmp_path)
    found, other = await store.load("c"), await store.load("a")
    assert found is not None and found.history == b"second" and found.entries == stored.entries
    assert other is not None and other.history is None
    await store.close()


def test_what_is_kept_is_small() -> None:
    """A few hundred bytes for each act at a table of three."""

    async def run() -> tuple[int, History]:
        inn = Inn()
        table = await inn.tables.find(await finished(inn))
        await table.keep_history()
        data = inn.store.histories[table.id]
        return len(data), decode_history(data)

    size, history = asyncio.run(run())
    assert size < 600 * len(history.moves) + 10_000
