"""What the tests of commands share: an empty folder, a position, a record."""

from pathlib import Path

import pytest

from drachenhort.core.record import Record
from drachenhort.games import find
from drachenhort.lab.table import play_game
from drachenhort.players.registry import make_player
from tests.cli.data_folders import Logs, played
from tests.cli.shell import GAME, Shell
from tests.words.positions import arrange


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Commands run in an empty folder, in English."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return folder


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A server that is started here leaves the logs of all other tests alone."""
    monkeypatch.setattr("drachenhort.server.run.set_up_logs", lambda style: None)
    return Shell(capsys)


@pytest.fixture
def position(tmp_path: Path) -> str:
    """Seat 1 holds 1 and 5 against a 4; seat 2 holds two 2s, an open 8 and a hidden card."""
    file = tmp_path / "position.txt"
    file.write_text(arrange(hand="1 5", pile="4").text(), encoding="utf-8")
    return str(file)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A whole match of three greedy players."""
    game = find(GAME)
    options = game.options({"skills": "all"})
    players = [make_player(GAME, "greedy")] * 3
    saved = Record(game, options.to_json(), 3, "seed", "salt", ["Kim", "greedy", "greedy"])
    play_game(game, options, 3, "seed", players, "players", saved)
    file = tmp_path / "record.json"
    file.write_text(saved.text(), encoding="utf-8")
    return str(file)


@pytest.fixture(scope="session")
def logs() -> Logs:
    return played()
