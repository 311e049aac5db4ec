"""A table ends by the rules that it began with. If they are not there it waits, and everything else goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

import drachenhort.games.drachensachen as room
from drachenhort.core import registry
from drachenhort.core.errors import OldRules
from drachenhort.core.game import Game
from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.games.older import older_rules
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.entries import Started, decode_entry
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from drachenhort.server.table.retrospect import record_text
from tests.earlier import same_rules
from tests.server.house import Guest, Inn, laid, play, scene
from tests.server.web import RunningServer

pytestmark = pytest.mark.usefixtures("fixed_deals")

NEXT = 2
OPTIONS = {"single_game": True}


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """From the moment it is asked to, the program has newer rules of Drachensachen."""
    game = find("drachensachen")
    before = game.rules_version, game.compatible_with
    monkeypatch.setattr(registry, "_older", {})
    yield game
    game.rules_version, game.compatible_with = before


async def begun(inn: Inn) -> str:
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben")]
    table = await laid(inn, people, bots=1, options=dict(OPTIONS))
    assert await play(inn, table, people, Rng.from_seed("a few"), 4) == 4
    return table


async def back_at(inn: Inn, table: str) -> list[Guest]:
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben")]
    for guest in people:
        guest.say("enter", table=table)
    await inn.rest()
    return people


async def play_to_the_end(inn: Inn, table: str) -> str:
    people = await back_at(inn, table)
    await play(inn, table, people, Rng.from_seed("to the end"))
    assert people[0].info.status == "over"
    return await (await inn.tables.find(table)).do(record_text)


@scene
async def test_by_rules_that_are_not_there_it_waits(newer: Game) -> None:
    inn = Inn()
    table = await begun(inn)
    before = list(inn.store.logs[table])
    assert not any(b"rules" in entry for entry in before), "today's rules are not named twice"
    newer.rules_version = NEXT
    inn = await inn.restart()
    (anna, _) = await back_at(inn, table)
    assert anna.problem[0] == "old-game"
    assert "waits for the rules that it began with: version 1 of the rules of Drachensachen" in anna.problem[1]
    assert inn.store.logs[table] == before, "nothing is written there"
    other = await inn.tables.create(anna.person, TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("bot")]))
    await other.do(seating.start, "anna")
    newer.rules_version = 1
    await play_to_the_end(inn, table)


@scene
async def test_with_rules_that_are_compatible_it_goes_on(newer: Game) -> None:
    inn = Inn()
    table = await begun(inn)
    newer.rules_version, newer.compatible_with = NEXT, [1]
    inn = await inn.restart()
    people = await back_at(inn, table)
    assert people[0].info.rules is UNSET, "for clients it is as if it had begun with today's"
    record = await play_to_the_end(inn, table)
    assert '"version": 1,' in record, "it says what the game began with"
    assert load_record(record).text() == record


@scene
async def test_earlier_rules_that_are_still_there_play_it_to_its_end(newer: Game) -> None:
    inn = Inn()
    table = await begun(inn)
    newer.rules_version = 9
    earlier = same_rules()
    registry.register_older(earlier)
    inn = await inn.restart()
    people = await back_at(inn, table)
    found = await inn.tables.find(table)
    assert found.table.live is not None and found.table.live.game is earlier
    assert (await found.info()).rules == 1, "clients ask for the actions of those rules"
    guest = people[0] if people[0].legal else people[1]
    guest.say("hint", table=table, seat=people.index(guest), id="what")
    await inn.rest()
    assert guest.of("hinted")
    record = await play_to_the_end(inn, table)
    assert load_record(record).game is earlier
    await found.keep_history()
    registry._older.clear()
    inn = await inn.restart()
    assert await (await inn.tables.find(table)).do(record_text) == record


@scene
async def test_a_table_that_has_not_begun_begins_with_todays_rules(newer: Game) -> None:
    inn = Inn()
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben")]
    table = await laid(inn, people, options=dict(OPTIONS), is_started=False)
    newer.rules_version = NEXT
    inn = await inn.restart()
    await (await inn.tables.find(table)).do(seating.start, "anna")
    entries = [decode_entry(entry) for entry in inn.store.logs[table]]
    assert [entry.rules for entry in entries if isinstance(entry, Started)] == [NEXT]
    inn = await inn.restart()
    assert load_record(await play_to_the_end(inn, table)).rules == NEXT


@scene
async def test_options_that_are_gone_are_said_at_the_start() -> None:
    inn = Inn()
    table = await inn.tables.create(Person("anna", "Anna"), TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("bot")]))
    inn.store.logs[table.id][0] = inn.store.logs[table.id][0].replace(b'"single_game"', b'"magic_game"')
    inn = await inn.restart()
    table = await inn.tables.find(table.id)
    assert "magic_game" in (await table.info()).options
    with pytest.raises(Cannot) as reason:
        await table.do(seating.start, "anna")
    assert reason.value.code == "bad-options" and "magic_game" in reason.value.text
    assert (await table.info()).status == "open"


# Rules in a folder.

GAME_FILE = """
from tests.earlier import same_rules
GAME = same_rules({})
"""


def folder_of_rules(folder: Path, name: str, version: int) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").touch()
    (folder / name / "game.py").write_text(GAME_FILE.format(version))


def test_a_folder_beside_todays_rules_has_earlier_ones(
    newer: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "__path__", [*room.__path__, str(tmp_path)])
    folder_of_rules(tmp_path, "v7", 7)
    folder_of_rules(tmp_path, "versions", 8)
    (earlier,) = older_rules("drachensachen")
    registry.register_older(earlier)
    newer.rules_version = 9
    assert find("drachensachen", 7) is earlier
    assert find("drachensachen") is find("drachensachen", 9) is newer
    with pytest.raises(OldRules, match=r"version 8 of the rules of Drachensachen is not here.* plays by version 9"):
        find("drachensachen", 8)
    folder_of_rules(tmp_path, "v6", 5)
    with pytest.raises(AssertionError, match="v6 has other rules"):
        list(older_rules("drachensachen"))
    for folder in ("v6", "v7"):
        del sys.modules[f"{room.__name__}.{folder}.game"], sys.modules[f"{room.__name__}.{folder}"]


def test_no_room_has_earlier_rules_yet() -> None:
    assert [game.id for game in registry.all_games() if list(older_rules(game.id))] == []


# Over HTTP.


def test_over_http_a_table_that_waits_says_so(server: RunningServer) -> None:
    store = server.store
    with server.visitor() as anna:
        setup = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = anna.post("/api/tables", json=setup).json()["table"]["id"]
        assert anna.post(f"/api/tables/{table}/start").status_code == 200
        store.logs["waiting"] = [entry.replace(b'"salt"', b'"rules":77,"salt"') for entry in store.logs[table]]
        summary = store.rows[table].summary.replace(table.encode(), b"waiting")
        store.rows["waiting"] = msgspec.structs.replace(store.rows[table], id="waiting", summary=summary)
        for path in ("", "/record", "/replay", "/chronicle"):
            answer = anna.get(f"/api/tables/waiting{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "old-game"), path
            assert "waits for the rules that it began with: version 77" in answer.json()["text"]
        mine = {one["id"]: one["status"] for one in anna.get("/api/me/tables").json()["tables"]}
        assert mine == {table: "running", "waiting": "running"}, "lists show it"
        assert anna.get(f"/api/tables/{table}").json()["status"] == "running"
        assert anna.get("/api/games/drachensachen/actions/77").json()["code"] == "old-game"


def test_over_http_the_actions_of_earlier_rules_are_there(newer: Game, server: RunningServer) -> None:
    newer.rules_version, newer.compatible_with = 9, [8]
    registry.register_older(same_rules())
    with server.visitor() as anna:
        found = {version: anna.get(f"/api/games/drachensachen/actions/{version}").json() for version in (1, 8, 9)}
    assert [(version, actions["version"]) for version, actions in found.items()] == [(1, 1), (8, 8), (9, 9)]
    assert found[1]["actions"] == found[9]["actions"]
