"""`drachenhort backup`: whole, while the server runs, and never over something else."""

import asyncio
import resource
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from drachenhort.server.base.data_folder import DataError, default_folder
from drachenhort.server.store.entries import Acted
from drachenhort.server.store.sqlite.backup import back_up
from drachenhort.server.store.sqlite.migrations import DATABASE
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.store import Person, TableRow, append
from tests.cli.shell import Shell
from tests.server.appender import TABLES, start_appender


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """One running table with two entries, and one person."""
    folder = tmp_path / "data"

    async def fill() -> None:
        store = SqliteStore.open(folder)
        row = TableRow("t", "drachenfels", True, "running", 1, 2, ["kim"], b"{}")
        await append(store, "t", 0, [Acted(1, 0, 4), Acted(2, 1, 5)], row)
        await store.save_person(Person("kim", "Kim"))
        await store.close()

    asyncio.run(fill())
    return folder


def left_over(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_copy_is_a_data_folder(shell: Shell, data: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy"
    out = shell.fine("backup", "--data", str(data), str(target))
    assert out.startswith("Copied 1 table (1 running), 2 entries and 1 person, 0.1 MB. The copy was checked")
    assert f"drachenhort serve --data {target} " in out
    assert left_over(tmp_path) == ["copy", "data"] and left_over(target) == [DATABASE]
    assert stat.S_IMODE(target.stat().st_mode) == 0o700
    assert stat.S_IMODE((target / DATABASE).stat().st_mode) == 0o600

    async def compare() -> None:
        original, copy = SqliteStore.open(data), SqliteStore.open(target)
        assert await copy.load("t") == await original.load("t")
        assert await copy.running() == ["t"] and await copy.person("kim") == Person("kim", "Kim")
        assert await copy.secret() == await original.secret()
        await copy.close()
        await original.close()

    asyncio.run(compare())


def test_a_server_that_writes_all_the_time_is_copied_as_it_was_at_one_moment(tmp_path: Path) -> None:
    data, target = tmp_path / "data", tmp_path / "copy"
    acknowledged: dict[str, int] = {}
    with start_appender(data) as appender:
        assert appender.stdout is not None
        while len(acknowledged) < TABLES or sum(acknowledged.values()) < 2000:
            table, count = appender.stdout.readline().split()
            acknowledged[table.decode()] = int(count)
        copied = back_up(data, target)
        assert appender.poll() is None
        appender.kill()

    async def read() -> int:
        store = SqliteStore.open(target)
        entries = 0
        for table, count in acknowledged.items():
            stored = await store.load(table)
            assert stored is not None and len(stored.entries) >= count
            entries += len(stored.entries)
        await store.close()
        return entries

    assert asyncio.run(read()) == copied.entries


def test_nothing_is_overwritten(shell: Shell, data: Path, tmp_path: Path) -> None:
    for target in (tmp_path / "file", tmp_path / "folder", data, tmp_path / "dangling"):
        if target.name == "file":
            target.write_text("precious")
        elif target.name == "folder":
            target.mkdir()
        elif target.name == "dangling":
            target.symlink_to(tmp_path / "nowhere")
        err = shell.wrong("backup", "--data", str(data), str(target))
        assert f"{target} is there already and stays as it is" in err
    assert (tmp_path / "file").read_text() == "precious" and left_over(tmp_path / "folder") == []
    assert left_over(tmp_path) == ["dangling", "data", "file", "folder"]


def test_there_must_be_something_to_copy_and_somewhere_to_put_it(shell: Shell, data: Path, tmp_path: Path) -> None:
    assert "there is no data in" in shell.wrong("backup", "--data", str(tmp_path), str(tmp_path / "copy"))
    deep = tmp_path / "no" / "such" / "folder"
    assert f"there is no folder {deep.parent}" in shell.wrong("backup", "--data", str(data), str(deep))
    assert left_over(tmp_path) == ["data"]


def test_the_usual_folder_is_copied_if_none_is_given(
    shell: Shell, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert default_folder() == tmp_path / "home" / "drachenhort"
    (tmp_path / "home").mkdir()
    data.rename(default_folder())
    assert "1 table" in shell.fine("backup", str(tmp_path / "copy"))
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/home/kim")
    assert default_folder() == Path("/home/kim/.local/share/drachenhort")


def test_damaged_data_is_not_passed_off_as_a_backup(data: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection, connection:
        connection.execute("DELETE FROM journal WHERE number = 0")
    with pytest.raises(DataError, match=r"damaged \(entries are missing\)"):
        back_up(data, tmp_path / "copy")
    database = data / DATABASE
    content = bytearray(database.read_bytes())
    content[4096 * 2 : 4096 * 4] = bytes(4096 * 2)
    database.write_bytes(content)
    with pytest.raises(DataError, match="damaged"):
        back_up(data, tmp_path / "copy")
    assert left_over(tmp_path) == ["data"]


def test_a_newer_folder_is_not_copied(data: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(DataError, match="newer"):
        back_up(data, tmp_path / "copy")


def test_what_a_killed_server_left_is_copied_too(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with start_appender(data) as appender:
        assert appender.stdout is not None
        for _ in range(200):
            appender.stdout.readline()
        appender.kill()
        rest = len(appender.stdout.read().splitlines())
    assert (data / f"{DATABASE}-wal").stat().st_size > 0
    copied = back_up(data, tmp_path / "copy")
    assert copied.entries >= 200 + rest


def test_a_copy_that_does_not_fit_on_the_disk_leaves_nothing_behind(data: Path, tmp_path: Path) -> None:
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, limit[1]))
    try:
        with pytest.raises(DataError, match="could not be copied"):
            back_up(data, tmp_path / "copy")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert left_over(tmp_path) == ["data"]
