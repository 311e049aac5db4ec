"""What `python -m bench.batch` makes of speeds."""

import pytest

from bench import batch
from bench.measure import QUICK, Spread, repeat, take_turns
from drachenhort.games import all_games

OURS = {game.id: [0.4e6, 0.5e6, 0.3e6] for game in all_games()}
PEERS = {"openspiel": [0.1e6] * 3, "pettingzoo slow": [1e3] * 3, "pettingzoo fast": [1e4, 2e4, 2e4]}


def test_times_are_taken_round_by_round_against_the_fastest_of_each_group() -> None:
    speeds = {**OURS, batch.MAIN: [1e6, 1e6, 2e6], **PEERS}
    figures = batch.results(speeds, is_quick=True)
    assert figures.times["pettingzoo fast"] == Spread(100.0, 50.0, 100.0)
    assert set(figures.times) == {"openspiel", "pettingzoo fast"}, "what is not there is not compared"
    assert all(figures.bars.values()) and "pgx" not in figures.bars
    assert "Missed bars: none." in batch.table(figures)


def test_missed_bars_are_said() -> None:
    speeds = {**OURS, batch.MAIN: [0.9e6] * 3, "drachenfels": [0.1e6] * 3, "pgx leduc_holdem": [0.5e6] * 3}
    figures = batch.results(speeds, is_quick=True)
    missed = [name for name, is_met in figures.bars.items() if not is_met]
    assert sorted(missed) == sorted([batch.MAIN, "drachenfels", "pgx"])
    assert "drachenfels" in batch.table(figures).splitlines()[-1]


def test_ours_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "TABLES", 4)
    play = batch.ours("drachenfaust")
    assert play() == 4
    assert take_turns({"ours": repeat(play)}, QUICK, lambda _: None)["ours"][0] > 0
