"""Records of every version of the rules that this program says it can play, as people have kept them.

`tests/records/<game>/v<N>/` has a few of version N: they were written by the program that had those rules, and are never
written anew. Whoever raises a version adds a folder, and leaves those of all rules that can still be played.
"""

from pathlib import Path

import pytest

from drachenhort.core.game import Game
from drachenhort.core.record import load_record
from drachenhort.games import all_games
from drachenhort.games.older import older_rules

RECORDS = Path(__file__).parent / "records"
FEWEST = 3


def versions_of(game: Game) -> set[int]:
    """All rules that tables and records may have begun with."""
    there = [game, *older_rules(game.id)]
    return {version for rules in there for version in (rules.rules_version, *rules.compatible_with)}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_version_that_can_be_played_has_records(game: Game) -> None:
    folders = {folder.name: list(folder.glob("*.json")) for folder in (RECORDS / game.id).iterdir()}
    assert set(folders) == {f"v{version}" for version in versions_of(game)}
    for name, files in folders.items():
        outcomes = [load_record(file.read_text(encoding="utf-8")).replay().outcome for file in files]
        assert len(files) >= FEWEST, name
        assert any(outcome is None for outcome in outcomes) and any(outcomes), "some are over, some are not"


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*/*/*.json")), ids=lambda file: str(file.relative_to(RECORDS)))
def test_a_record_replays_to_its_end_and_is_written_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = load_record(text)
    assert (record.game.id, f"v{record.rules}") == (file.parts[-3], file.parts[-2])
    assert record.text() == text
