"""A whole training, small: it becomes better than chance within seconds, and goes on where it was."""

from pathlib import Path

import numpy as np
import pytest

from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.players.learned.learned_player import LearnedPlayer
from drachenhort.players.learned.network import read_weights
from drachenhort.players.observation import encoder_for
from drachenhort.players.registry import make_player
from drachenhort.train import checkpoint, run
from drachenhort.train.plan import Plan, TrainingError, load_plan, settled
from drachenhort.train.progress import Check, Progress
from drachenhort.train.workers import Alone, Crew

SHORT = settled(find("drachenfaust"), {"points": 1})
SMALL = Plan("drachenfaust", [3], [SHORT], "gate", width=32, tables=64, portion=4096, lessons=0, mixed=0)
TINY = Plan("drachenfaust", [3], [SHORT], "tiny", width=8, tables=4, portion=64, lessons=64)
PORTIONS = 12
CLEARLY = 0.45
"""A third is even. Of four seeds that were tried the lower ends were 0.53 to 0.71, so it does not hang on this one."""


def test_a_little_self_play_beats_chance_clearly(tmp_path: Path) -> None:
    training = run.begin(SMALL, tmp_path / "faust")
    source = Alone(SMALL, "gate")
    for _ in range(PORTIONS):
        training.portion(source)
    training.check(200)
    (check,) = [check for check in training.progress.newest() if check.opponent == "random"]
    assert check.interval[0] > CLEARLY, f"{check.words()}; a third would be even"


def test_a_training_goes_on_where_it_was(tmp_path: Path) -> None:
    first = run.begin(TINY, tmp_path)
    first.run(0.0001, 1, lambda line: None, check_games=4)
    again = run.resume(tmp_path)
    assert again.plan == TINY and again.progress == first.progress
    for name, array in first.learner.arrays().items():
        assert np.array_equal(array, again.learner.arrays()[name])
    lines: list[str] = []
    again.run(0.0001, 1, lines.append, check_games=4)
    assert again.progress.decisions > first.progress.decisions
    assert again.progress.seconds > first.progress.seconds
    assert len(again.progress.checks) == 2 * len(first.progress.checks)
    assert "decisions, entropy " in lines[0] and "a second" in lines[0]


def test_what_is_saved_can_be_played_and_says_how_it_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = run.begin(TINY, tmp_path)
    commits = iter(["abc1", "changed-meanwhile"])
    monkeypatch.setattr(checkpoint, "commit", lambda: next(commits))
    training.run(0.0001, 1, lambda line: None, check_games=4)
    weights = read_weights(tmp_path / "drachenfaust.npz")
    assert weights.version == encoder_for("drachenfaust").version and weights.seats == [3]
    player = LearnedPlayer("learned", weights, make_player("drachenfaust", "greedy"))
    game = find("drachenfaust")
    state = game.new(3, game.options(SHORT), "deal")
    assert state.decision is not None
    view = state.view(0)
    assert player.untrained(view, view.to_json()) == ""
    assert state.decision.allows(player.choose(state.view(state.decision.seat), state.decision, Rng.from_seed("x")))
    card = (tmp_path / "drachenfaust.md").read_text(encoding="utf-8")
    assert (
        "points=1" in card
        and "at commit abc1,\n" in card
        and "one among greedy wins" in card
        and "one greedy among its kind wins" in card
        and "decisions copied from greedy" in card
    )
    assert "one greedy among its kind" in (tmp_path / "strength.svg").read_text(encoding="utf-8")


def test_other_processes_can_play(tmp_path: Path) -> None:
    training = run.begin(TINY, tmp_path)
    crew = Crew(TINY, "crew", 2)
    try:
        told = [training.portion(crew) for _ in range(3)]
    finally:
        crew.close()
    assert told[0].startswith("agrees") and told[-1].startswith("entropy")
    assert training.progress.decisions >= 3 * TINY.portion


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    run.begin(TINY, tmp_path).save()
    with pytest.raises(TrainingError, match="holds a training already"):
        run.begin(TINY, tmp_path)
    with pytest.raises(TrainingError, match="no training to go on with"):
        run.resume(tmp_path / "elsewhere")
    assert load_plan(tmp_path / "plan.json") == TINY


def test_damaged_or_foreign_weights_are_refused(tmp_path: Path) -> None:
    run.begin(TINY, tmp_path).save()
    plan = (tmp_path / "plan.json").read_text(encoding="utf-8")
    (tmp_path / "plan.json").write_text(plan.replace('"width": 8', '"width": 16'), encoding="utf-8")
    with pytest.raises(TrainingError, match="of other features than today's"):
        run.resume(tmp_path)
    (tmp_path / "checkpoint.npz").write_bytes(b"nothing")
    with pytest.raises(TrainingError, match="cannot be gone on with"):
        run.resume(tmp_path)
    (tmp_path / "progress.json").write_text("{}", encoding="utf-8")
    with pytest.raises(TrainingError, match="cannot be gone on with"):
        run.resume(tmp_path)


def test_the_newest_measurement_of_each_kind_counts() -> None:
    checks = [
        Check(1, 10, "greedy", 100, 20),
        Check(1, 10, "greedy", 100, 60, is_turned=True),
        Check(2, 20, "greedy", 100, 30.5),
    ]
    words = [check.words() for check in Progress(checks=checks).newest()]
    assert words[0].startswith("one among greedy wins 30.5% (22.")
    assert words[1].startswith("one greedy among its kind wins 60.0% (50.")
