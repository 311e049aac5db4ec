"""Every golden playthrough still happens word by word."""

from pathlib import Path

import pytest

from tests.golden import golden_games, playthrough


@pytest.mark.parametrize("actions", golden_games(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_playthrough(actions: Path) -> None:
    assert playthrough(actions) == actions.with_suffix(".txt").read_text(encoding="utf-8")


def test_there_are_golden_playthroughs() -> None:
    assert len(golden_games()) >= 5
