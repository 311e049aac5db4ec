"""Data sets: written, read and played again."""

from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from drachenhort.core.plain import Json
from drachenhort.games import all_games
from drachenhort.lab import dataset
from drachenhort.lab.dataset import SCHEMA, DatasetError, StoredGame, decisions, read_games, write_games

SHORT: dict[str, dict[str, Json]] = {
    "drachensachen": {"single_game": True},
    "drachenfels": {"turn_limit": 20},
    "drachenfaust": {"points": 1},
}


def written(path: Path, game_id: str, games: int, jobs: int = 1, players: str = "random") -> list[StoredGame]:
    seats = 3
    count = write_games(
        path, game_id, seats, [players] * seats, games, "set", jobs, SHORT.get(game_id, {}), lambda done: None
    )
    stored = list(read_games(path))
    assert count == sum(len(each.actions) for each in stored)
    return stored


@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_what_is_written_is_read_and_plays_to_the_same_end(game_id: str, tmp_path: Path) -> None:
    stored = written(tmp_path / "set.parquet", game_id, 3)
    assert [each.number for each in stored] == [0, 1, 2] and len({each.seed for each in stored}) == 3
    for each in stored:
        for seen in decisions(each):
            assert seen.mask[seen.action] == 1 and set(seen.observation) <= {0, 1}
    assert not list(tmp_path.glob("*.part"))


def test_the_file_does_not_depend_on_how_many_processes_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    monkeypatch.setattr(dataset, "CHUNK", 2)
    assert written(one, "drachenfaust", 5) == written(two, "drachenfaust", 5, jobs=2)
    assert one.read_bytes() == two.read_bytes()


def test_players_of_the_program_can_play(tmp_path: Path) -> None:
    stored = written(tmp_path / "set.parquet", "drachensachen", 2, players="greedy")
    assert stored[0].players == ["greedy"] * 3
    assert all(list(decisions(each)) for each in stored)


@pytest.fixture
def stored(tmp_path: Path) -> StoredGame:
    return written(tmp_path / "set.parquet", "drachenfaust", 1)[0]


def test_a_game_that_was_changed_is_noticed(stored: StoredGame) -> None:
    with pytest.raises(DatasetError, match="game 0: action 999999 of seat 1 is refused"):
        list(decisions(replace(stored, actions=[999_999, *stored.actions[1:]])))
    with pytest.raises(DatasetError, match="does not end as it is stored"):
        list(decisions(replace(stored, scores=[9, 9, 9])))
    with pytest.raises(DatasetError, match="does not end as it is stored"):
        list(decisions(replace(stored, acting=stored.acting[:-1], actions=stored.actions[:-1])))
    with pytest.raises(DatasetError, match="numbers its actions by encoding 0-old; this is 1-"):
        list(decisions(replace(stored, observation_version="0-old")))


def test_other_files_are_refused(tmp_path: Path, stored: StoredGame) -> None:
    path = tmp_path / "other.parquet"
    with pytest.raises(DatasetError, match="is no data set"):
        list(read_games(path))
    path.write_text("no data")
    with pytest.raises(DatasetError, match="is no data set"):
        list(read_games(path))
    row = asdict(stored)
    del row["seed"]
    pq.write_table(pa.Table.from_pylist([row]), path)
    with pytest.raises(DatasetError, match="other columns"):
        list(read_games(path))
    pq.write_table(pa.Table.from_pylist([asdict(stored)], SCHEMA), path)
    assert list(read_games(path)) == [stored]


def test_what_could_not_be_finished_is_not_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Iterator[list[StoredGame]]:
        yield []
        raise RuntimeError("no more")

    monkeypatch.setattr(dataset, "in_order", broken)
    with pytest.raises(RuntimeError, match="no more"):
        written(tmp_path / "set.parquet", "drachensachen", 1)
    assert not list(tmp_path.iterdir())
