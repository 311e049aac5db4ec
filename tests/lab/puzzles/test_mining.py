"""Puzzles are mined, picked and checked: the same seed finds the same ones, and what was stopped goes on."""

from pathlib import Path

import msgspec
import pytest

from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.lab.puzzles import bars
from drachenhort.lab.puzzles.checking import Question, check
from drachenhort.lab.puzzles.finds import FORMAT, Find, Finds, Head
from drachenhort.lab.puzzles.mining import Dig, dig, late_moments, mine
from drachenhort.lab.puzzles.picking import MOST_ALIKE, TooFew, pick
from drachenhort.puzzles.puzzle import PuzzleError, Solved
from drachenhort.puzzles.shelf import all_puzzles, staged, steps_of, todays_of
from tests.puzzles.positions import GAME, made_up

HEAD = Head(FORMAT, GAME, find(GAME).rules_version, "level-2", "tests")
GAMES = 3
"""So many games hold at least one puzzle by the bars below."""


@pytest.fixture
def low_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is played on, so much passes for a puzzle; what is asked of one is the same."""
    for name, value in {"SIFTED_WITH": 30, "TRIED_WITH": 60, "JUDGED_WITH": 200, "LATE": 16, "TRIES": 2}.items():
        monkeypatch.setattr(bars, name, value)


@pytest.mark.usefixtures("low_bars")
def test_the_same_seed_finds_the_same_puzzles_and_each_fits_what_its_seat_saw() -> None:
    found = [puzzle for number in range(GAMES) for puzzle in dig(Dig(GAME, "level-2", "dragon", number))]
    again = [puzzle for number in range(GAMES) for puzzle in dig(Dig(GAME, "level-2", "dragon", number))]
    assert found and found == again
    for puzzle in found:
        scene = staged(find(GAME), puzzle)
        assert scene.decision.count() >= 2
        assert puzzle.best.action != puzzle.tempting
        tempting = puzzle.move(puzzle.tempting)
        assert tempting is not None and tempting.lost >= bars.TEMPTING_LOSES
        for line in (puzzle.line, puzzle.refutation):
            state = scene.state.copy()
            for seat, action in steps_of(find(GAME), line):
                state.apply(seat, action)


def test_only_the_last_choices_are_looked_at_and_no_later_part_of_one() -> None:
    game = find("drachenfaust")
    state = game.new(3, game.options({"points": 2}), "parts")
    moments = late_moments(game, "level-1", state, Rng.from_seed("parts"))
    assert 0 < len(moments) <= bars.LATE
    kinds = {game.decision_names[decision.kind] for each in moments if (decision := each.state.decision_of(each.seat))}
    assert "bid" in kinds and "bid-magic" not in kinds


@pytest.mark.usefixtures("low_bars")
def test_mining_goes_on_after_it_was_stopped_in_the_midst_of_a_line(tmp_path: Path) -> None:
    path = tmp_path / "finds.jsonl"
    mine(Finds(path, HEAD), 2, 1, lambda done: None)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    finds = Finds(path, HEAD)
    assert [find.number for find in finds.all] == [0]
    told: list[int] = []
    mine(finds, 2, 1, told.append)
    assert told == [1, 2]
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"{}\n", "not what `puzzles mine` writes"),
        (b"", "another game"),
        (
            msgspec.json.encode(Head(FORMAT, GAME, 1, "level-2", "other")) + b"\n",
            "another game, other rules, other players or another seed",
        ),
    ],
)
def test_finds_of_something_else_are_not_gone_on_with(tmp_path: Path, text: bytes, reason: str) -> None:
    path = tmp_path / "finds.jsonl"
    path.write_bytes(text)
    with pytest.raises(PuzzleError, match=reason):
        Finds(path, HEAD)
    assert path.read_bytes() == text


def test_what_is_picked_is_clear_and_not_alike() -> None:
    faint, clear = made_up(lost=0.2), made_up(lost=0.5)
    finds = [Find(number, [faint if number else clear]) for number in range(5)]
    assert pick(finds, MOST_ALIKE) == [clear, faint]
    with pytest.raises(TooFew, match=f"only {MOST_ALIKE} puzzles"):
        pick(finds, MOST_ALIKE + 1)


def test_kinds_and_grades_take_turns() -> None:
    easy = msgspec.structs.replace(made_up(lost=0.2), solved=[Solved("level-1", 8, 8)], tempting="take")
    finds = [Find(1, [made_up(lost=0.5)]), Find(2, [made_up(lost=0.4)]), Find(3, [easy])]
    assert easy in pick(finds, 2)


def test_a_check_confirms_what_holds_and_names_what_does_not() -> None:
    puzzle_id = todays_of(GAME, 0)
    assert puzzle_id is not None
    puzzle = all_puzzles()[puzzle_id].puzzle
    good = check(Question(GAME, puzzle, 1500, "check"))
    assert good.fault is None and good.puzzle.playouts == 1500
    swapped = msgspec.structs.replace(puzzle, moves=[puzzle.moves[1], puzzle.moves[0]], tempting=puzzle.best.action)
    assert check(Question(GAME, swapped, 1500, "check")).fault == (
        f"'{puzzle.best.action}' is better than '{puzzle.moves[1].action}'"
    )
