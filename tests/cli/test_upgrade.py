"""`serve --check` and `verify`, when a program with other rules is about to take over."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from drachenhort.core import registry
from drachenhort.core.game import Game
from drachenhort.core.record import Record, commitment
from drachenhort.games import find
from drachenhort.server.store.sqlite.migrations import DATABASE, MIGRATIONS, migrate
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.store import TableRow, append
from tests.cli.data_folders import Logs, fill, fingerprints
from tests.cli.shell import Shell
from tests.earlier import same_rules


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    game = find("drachensachen")
    monkeypatch.setattr(registry, "_older", {})
    yield game
    game.rules_version, game.compatible_with = 1, []


KINDS = ("finished", "today", "compatible", "older", "stranded")


def counted(said: str) -> dict[str, int]:
    return {kind: int(line.rpartition(": ")[2]) for kind, line in zip(KINDS, said.splitlines(), strict=False)}


def check(shell: Shell, folder: str) -> dict[str, int]:
    """The counts, where no table is stranded."""
    return counted(shell.fine("serve", "--check", "--data", folder, "--lang", "en"))


def stranded(shell: Shell, folder: str) -> tuple[dict[str, int], list[str]]:
    """The counts, and the lines about tables that are stranded."""
    said = shell.refused("serve", "--check", "--data", folder, "--lang", "en")
    return counted(said), said.splitlines()[len(KINDS) :]


def test_with_the_same_rules_everything_goes_on_and_nothing_is_touched(tmp_path: Path, shell: Shell, logs: Logs) -> None:
    data = fill(tmp_path / "data", logs)
    before = fingerprints(tmp_path / "data")
    assert check(shell, data) == {"finished": 1, "today": 1, "compatible": 0, "older": 0, "stranded": 0}
    assert fingerprints(tmp_path / "data") == before


def test_it_can_be_asked_while_a_server_uses_the_data(tmp_path: Path, shell: Shell, logs: Logs) -> None:
    data = fill(tmp_path, logs)

    async def run() -> dict[str, int]:
        store = SqliteStore.open(tmp_path)
        await append(store, "later", 0, logs["running"], TableRow("later", "drachensachen", True, "running", 1, 2, [], b""))
        said = await asyncio.to_thread(check, shell, data)
        await store.close()
        return said

    assert asyncio.run(run())["today"] == 2


def test_tables_whose_rules_are_gone_are_named(tmp_path: Path, shell: Shell, logs: Logs, newer: Game) -> None:
    data = fill(tmp_path, logs, kept=True)
    newer.rules_version = 2
    assert stranded(shell, data) == (
        {"finished": 1, "today": 0, "compatible": 0, "older": 0, "stranded": 1},
        ["  running: version 1 of the rules of Drachensachen is not here; this program plays by version 2"],
    )
    assert "weil ihre Regeln hier fehlen: 1\n" in shell.refused("serve", "--check", "--data", data, "--lang", "de")


def test_a_finished_game_that_is_not_kept_needs_its_rules_too(
    tmp_path: Path, shell: Shell, logs: Logs, newer: Game
) -> None:
    data = fill(tmp_path, logs)
    newer.rules_version = 2
    counts, tables = stranded(shell, data)
    assert counts["finished"] == 0
    assert [line.split(":")[0] for line in tables] == ["  over", "  running"]


@pytest.mark.parametrize(("is_compatible", "kind"), [(True, "compatible"), (False, "older")])
def test_compatible_rules_and_earlier_ones_that_are_there_are_counted(
    is_compatible: bool, kind: str, tmp_path: Path, shell: Shell, logs: Logs, newer: Game
) -> None:
    data = fill(tmp_path, logs)
    newer.rules_version = 2
    if is_compatible:
        newer.compatible_with = [1]
    else:
        registry.register_older(same_rules())
    assert {name: count for name, count in check(shell, data).items() if count} == {"finished": 1, kind: 1}


def test_rules_that_do_not_allow_what_was_played_strand_a_table_whatever_their_number(
    tmp_path: Path, shell: Shell, logs: Logs
) -> None:
    last = logs["running"][-1]
    data = fill(tmp_path, {**logs, "running": [*logs["running"], last]})
    assert stranded(shell, data)[1][0].startswith("  running: refused by rule ")


@pytest.mark.parametrize("layout", range(1, len(MIGRATIONS)))
def test_data_of_every_earlier_layout_can_be_asked_about(layout: int, tmp_path: Path, shell: Shell, logs: Logs) -> None:
    fill(tmp_path / "new", logs)
    (tmp_path / "old").mkdir()
    with closing(sqlite3.connect(tmp_path / "old" / DATABASE, isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS[:layout])
        connection.execute("ATTACH ? AS other", [str(tmp_path / "new" / DATABASE)])
        connection.execute("INSERT INTO entries SELECT * FROM other.log")
        connection.execute("INSERT INTO tables SELECT * FROM other.tables")
    assert check(shell, str(tmp_path / "old")) == check(shell, str(tmp_path / "new"))


def test_a_folder_without_data_is_not_made(tmp_path: Path, shell: Shell) -> None:
    assert "there is no data in" in shell.wrong("serve", "--check", "--data", str(tmp_path / "nowhere"))
    assert not (tmp_path / "nowhere").exists()


# Records.


def record_file(folder: Path) -> tuple[str, str]:
    """A record and its seal."""
    game = find("drachensachen")
    record = Record(game, {"single_game": True}, 2, "a seed", "salt", ["Anna", "Ben"])
    file = folder / "game.json"
    file.write_text(record.text(), encoding="utf-8")
    return str(file), commitment("a seed", "salt")


def test_of_a_record_by_other_rules_the_seal_is_checked(tmp_path: Path, shell: Shell, newer: Game) -> None:
    file, seal = record_file(tmp_path)
    assert "The moves were not replayed" not in shell.fine("verify", file, "--seal", seal, "--lang", "en")
    newer.rules_version = 2
    said = shell.refused("verify", file, "--seal", seal, "--lang", "en")
    for sentence in ("The file is whole", f"The seal {seal}", "It is the seal you gave", "The moves were not replayed"):
        assert sentence in said
    assert "this is not the deal that was promised" in shell.wrong("verify", file, "--seal", "0" * 64)
    assert "`verify` checks what can be checked without" in shell.wrong("replay", file)


def test_a_record_by_other_rules_that_was_changed_is_found_out(tmp_path: Path, shell: Shell, newer: Game) -> None:
    file, _ = record_file(tmp_path)
    newer.rules_version = 2
    Path(file).write_text(Path(file).read_text().replace("Anna", "Otto"))
    assert "the record was changed after it was written" in shell.wrong("verify", file)


def test_a_record_by_compatible_rules_is_replayed(tmp_path: Path, shell: Shell, newer: Game) -> None:
    file, _ = record_file(tmp_path)
    newer.rules_version, newer.compatible_with = 2, [1]
    assert "Drachensachen, version 1, 2 seats" in shell.fine("verify", file, "--lang", "en")
