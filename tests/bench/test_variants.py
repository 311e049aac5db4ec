"""The measurement of what variants cost runs, and its ratios are those of speeds."""

import pytest

from bench.variants import main, told


def test_it_says_how_fast_each_is(capsys: pytest.CaptureFixture[str]) -> None:
    main(["drachensachen", "--quick"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("drachensachen: ") and "moves a second" in lines[0]
    assert [line.partition(":")[0] for line in lines[1:]] == ["  in use over the box", "  beside over the box"]


def test_a_ratio_is_taken_round_by_round() -> None:
    speeds = {"box": [100.0, 200.0, 100.0], "in use": [50.0, 100.0, 100.0], "other version": [100.0, 100.0, 50.0]}
    assert told("x", speeds) == [
        "x: 100 moves a second as in the box",
        "  in use over the box: 0.500 (0.500 to 1.000)",
        "  the box over the other version: 2.000 (1.000 to 2.000)",
    ]
