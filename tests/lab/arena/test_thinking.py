"""Clocks beside players."""

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.lab.arena import thinking as thinking_module
from drachenhort.lab.arena.thinking import Thinking, TimedPlayer
from drachenhort.players.random import RandomPlayer


def test_mean_p95_and_worst() -> None:
    thinking = Thinking()
    for ms in range(1, 101):
        thinking.note(ms * 1_000_000)
    assert thinking.decisions == 100
    assert thinking.mean_ms == pytest.approx(50.5)
    assert thinking.p95_ms == pytest.approx(95, rel=0.13)
    assert thinking.p95_ms >= 95
    assert thinking.worst_ms == 100.0


def test_times_of_several_games_add_up() -> None:
    whole, first, second = Thinking(), Thinking(), Thinking()
    for ns in (5, 70, 900, 40_000):
        whole.note(ns)
    for ns in (5, 40_000):
        first.note(ns)
    for ns in (70, 900):
        second.note(ns)
    first.add(second)
    assert first == whole


def test_no_time_is_no_time() -> None:
    thinking = Thinking()
    assert (thinking.mean_ms, thinking.p95_ms, thinking.worst_ms) == (0.0, 0.0, 0.0)
    thinking.note(0)
    assert (thinking.decisions, thinking.worst_ms) == (1, 0.0)


def test_p95_is_never_more_than_the_worst() -> None:
    thinking = Thinking()
    thinking.note(1_000_001)
    assert thinking.p95_ms == thinking.worst_ms


def test_only_decisions_with_a_choice_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(0, 100, 7))
    monkeypatch.setattr(thinking_module, "perf_counter_ns", lambda: next(ticks))
    player = TimedPlayer(RandomPlayer())
    assert (player.name, player.needs_view) == ("random", False)
    rng = Rng.from_seed("s")
    assert player.choose(View(0, 2), Decision(0, 0, 0b1, 0, []), rng) == 0
    assert player.thinking.decisions == 0
    assert player.choose(View(0, 2), Decision(0, 0, 0b110, 0, []), rng) in (1, 2)
    assert (player.thinking.decisions, player.thinking.total_ns, player.thinking.worst_ns) == (1, 7, 7)
