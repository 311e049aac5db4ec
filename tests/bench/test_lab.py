"""The measurement of what a report costs runs and says all its figures."""

import pytest

from bench.lab import main


def test_it_says_what_a_game_costs_and_how_well_it_is_shared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--player", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "drachensachen, 4 seats, random"
    starts = ["a game of a report: ", "in a report over alone: ", "two processes over one", "so 100,000 games", "memory: "]
    for line, start in zip(lines[1:], starts, strict=False):
        assert line.strip().startswith(start)
