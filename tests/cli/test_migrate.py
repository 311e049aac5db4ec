"""`migrate`: a folder's data in PostgreSQL, as it was."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from drachenhort.core import registry
from drachenhort.core.game import Game
from drachenhort.games import find
from drachenhort.server import migrate
from drachenhort.server.base.data_folder import DataError
from drachenhort.server.migrate import move
from drachenhort.server.store.entries import Said
from drachenhort.server.store.postgres.store import PostgresStore
from drachenhort.server.store.sqlite.migrations import DATABASE
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.store import GONE, Person, Store
from tests.cli.data_folders import Logs, fill, fingerprints
from tests.cli.shell import Shell
from tests.server.databases import Postgres

TABLES = ("open", "running", "over")


def furnished(folder: Path, logs: Logs) -> str:
    """A folder with something of everything."""
    fill(folder, logs, kept=True)

    async def run() -> None:
        store = SqliteStore.open(folder)
        for number in range(3):
            await store.say("running", Said(number, "kim", "Kím 🐲", f"line {number}: a \0 and a 🐉"))
        await store.say("open", Said(9, "bo", "Bo", "here"))
        await store.keep_review("over", 1, b"review \xff\0")
        await store.save_person(Person("kim", "Kím 🐲"))
        await store.save_person(Person("Äda", "Ada"))
        await store.keep_record("kim", b"record \xff\0")
        await store.keep_account("kim", b"account \xff\0", 2)
        await store.keep_account("gone", None, GONE)
        await store.keep_push("kim", "device/a", b"device \xff\0")
        await store.keep_push("Äda", "quiet", b"{}")
        await store.alive(7)
        await store.close()

    asyncio.run(run())
    return str(folder)


async def everything(store: Store) -> list[object]:
    try:
        found: list[object] = [await store.secret(), await store.last_alive()]
        for table in TABLES:
            stored = await store.load(table)
            assert stored is not None
            found += [stored.entries, stored.history, await store.chat(table, 10), await store.review(table, 1)]
        found += [await store.public_tables(status, None, 10) for status in ("open", "running", "over")]
        found += [await store.person("kim"), await store.person("Äda"), await store.record_of("kim")]
        found += [await store.account("kim"), await store.ended()]
        found += [await store.pushes("kim"), await store.pushes("Äda"), await store.pushed()]
        found += [await store.running(), await store.unkept()]
        return found
    finally:
        await store.close()


def in_database(address: str) -> list[object]:
    async def run() -> list[object]:
        return await everything(await PostgresStore.open(address))

    return asyncio.run(run())


def in_folder(folder: str) -> list[object]:
    async def run() -> list[object]:
        return await everything(SqliteStore.open(Path(folder)))

    return asyncio.run(run())


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The rules of today are others than those the tables were played by."""
    game = find("drachensachen")
    monkeypatch.setattr(registry, "_older", {})
    version, compatible = game.rules_version, game.compatible_with
    game.rules_version, game.compatible_with = version + 1, []
    yield game
    game.rules_version, game.compatible_with = version, compatible


def test_everything_arrives_and_the_folder_stays(postgres: Postgres, tmp_path: Path, shell: Shell, logs: Logs) -> None:
    data, address = furnished(tmp_path / "data", logs), postgres.new_database()
    before = in_folder(data)
    said = shell.fine("migrate", "--from", data, "--to", address)
    count = sum(len(log) for log in logs.values())
    assert f"Moved 3 tables with {count:,} entries, 2 people" in said and "all tables but 0." in said
    assert in_database(address) == before == in_folder(data)
    assert "has data already, and stays as it is" in shell.wrong("migrate", "--from", data, "--to", address)
    assert in_database(address) == before


def test_tables_that_wait_for_their_rules_are_moved_and_named(
    postgres: Postgres, tmp_path: Path, shell: Shell, logs: Logs, older: Game
) -> None:
    data, address = furnished(tmp_path / "data", logs), postgres.new_database()
    said = shell.fine("migrate", "--from", data, "--to", address)
    assert "all tables but 2." in said and "\n  over: " in said and "\n  running: " in said
    assert in_database(address) == in_folder(data)


@pytest.mark.parametrize(
    ("in_place", "complaint"), [([("x", 0, "{}")], "otherwise than it was sent"), ([], "in part only")]
)
def test_what_arrives_otherwise_than_it_was_sent_is_not_moved(
    in_place: list[tuple[object, ...]],
    complaint: str,
    postgres: Postgres,
    tmp_path: Path,
    logs: Logs,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last row of the logs is lost on the way, or another comes in its place."""
    data, address = furnished(tmp_path / "data", logs), postgres.new_database()
    rows = migrate._rows
    calls: list[str] = []

    def tampered(source: sqlite3.Connection, part: migrate.Part) -> Iterator[tuple[object, ...]]:
        calls.append(part.table)
        found = list(rows(source, part))
        return iter([*found[:-1], *in_place] if len(calls) == 1 else found)

    monkeypatch.setattr(migrate, "_rows", tampered)
    with pytest.raises(DataError, match=f"entries has arrived {complaint}"):
        asyncio.run(move(Path(data), address))
    assert postgres.query(address.rpartition("/")[2], "SELECT count(*) FROM drachenhort.entries") == "0"


def test_before_an_upgrade_a_database_can_be_asked_too(
    postgres: Postgres, tmp_path: Path, shell: Shell, logs: Logs, older: Game
) -> None:
    data, address = fill(tmp_path / "data", logs), postgres.new_database()
    ask = ["serve", "--check", "--lang", "en", "--store", address]
    assert "there is no data in 127.0.0.1" in shell.wrong(*ask).replace("postgres://", "")
    shell.fine("migrate", "--from", data, "--to", address)

    async def while_served() -> str:
        store = await PostgresStore.open(address)
        try:
            return await asyncio.to_thread(shell.refused, *ask)
        finally:
            await store.close()

    assert asyncio.run(while_served()) == shell.refused("serve", "--check", "--lang", "en", "--data", data)


def test_an_act_that_the_rules_forbid_is_found(postgres: Postgres, tmp_path: Path, shell: Shell, logs: Logs) -> None:
    data = furnished(tmp_path / "data", logs)
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as connection:
        changed = connection.execute(
            "UPDATE journal SET body = json_set(body, '$.action', 9999)"
            " WHERE table_id = 'running' AND json_extract(body, '$.kind') = 'acted' AND number ="
            " (SELECT min(number) FROM journal WHERE table_id = 'running' AND json_extract(body, '$.kind') = 'acted')"
        )
        assert changed.rowcount == 1
        connection.commit()
    said = shell.fine("migrate", "--from", data, "--to", postgres.new_database())
    assert "all tables but 1." in said and "\n  running: " in said


def test_what_cannot_be_moved_is_said_in_one_line_and_touches_nothing(
    postgres: Postgres, tmp_path: Path, shell: Shell, logs: Logs, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, address = furnished(tmp_path / "data", logs), postgres.new_database()
    (tmp_path / "empty").mkdir()
    assert "there is no data in" in shell.wrong("migrate", "--from", str(tmp_path / "empty"), "--to", address)
    assert list((tmp_path / "empty").iterdir()) == []
    assert "is an address such as" in shell.wrong("migrate", "--from", data, "--to", "sqlite")
    before = fingerprints(tmp_path / "data")
    assert "cannot be used" in shell.wrong("migrate", "--from", data, "--to", f"{address}x")
    assert fingerprints(tmp_path / "data")[DATABASE] == before[DATABASE]
    monkeypatch.setattr(migrate, "PATIENCE", 1.0)

    async def while_served() -> str:
        store = await PostgresStore.open(address)
        try:
            return await asyncio.to_thread(shell.wrong, "migrate", "--from", data, "--to", address)
        finally:
            await store.close()

    assert "a server uses" in asyncio.run(while_served())

    async def while_in_use() -> str:
        store = SqliteStore.open(Path(data))
        try:
            return await asyncio.to_thread(shell.wrong, "migrate", "--from", data, "--to", address)
        finally:
            await store.close()

    assert "another server" in asyncio.run(while_in_use())
