"""Puzzles as they are stored and found."""

import json

import msgspec
import pytest

from drachenhort.core.errors import DrachenhortError
from drachenhort.games import find
from drachenhort.puzzles.puzzle import FORMAT, Collection, PuzzleError, Theme, read_collection, written
from drachenhort.puzzles.shelf import staged, steps_of, todays, todays_of
from tests.puzzles.positions import GAME, made_up

ANY = Theme("best-move")


def collection(*themes: Theme) -> Collection:
    return Collection(FORMAT, GAME, 1, [*themes, ANY], [made_up()])


def test_a_collection_is_read_as_it_was_written() -> None:
    text = written(collection())
    assert read_collection("f", text) == collection()
    assert len(text.splitlines()) == 3, "a line for each puzzle between head and end"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "drachenhort puzzles 9"}, "its format is 'drachenhort puzzles 9'"),
        ({"themes": []}, "the last of its themes must fit every puzzle"),
        ({"themes": [{"id": "bids", "decision": "bid"}]}, "the last of its themes must fit every puzzle"),
        ({"puzzles": [{"id": "x"}]}, r"f: not a collection of puzzles: .*missing required field"),
    ],
)
def test_what_is_no_collection_says_why(change: dict[str, object], reason: str) -> None:
    body = {**json.loads(written(collection())), **change}
    with pytest.raises(PuzzleError, match=reason):
        read_collection("f", json.dumps(body))


def test_the_first_theme_that_fits_counts() -> None:
    puzzle = made_up()
    kind, best, tempting = puzzle.decision, puzzle.best.action, puzzle.tempting
    other = Theme("other", decision="swap")
    assert collection(other).theme_of(puzzle) == "best-move"
    assert collection(Theme("kind", decision=kind)).theme_of(puzzle) == "kind"
    assert collection(Theme("not", best=tempting), Theme("both", best=best, tempting=tempting)).theme_of(puzzle) == "both"


def test_a_level_solves_what_it_finds_in_more_than_half_of_its_tries() -> None:
    assert made_up().grade == 2
    halves = msgspec.structs.replace(made_up().solved[2], found=4)
    assert not halves.is_solved


def test_a_puzzle_that_asks_nobody_cannot_be_staged() -> None:
    puzzle = made_up()
    game = find(GAME)
    assert staged(game, puzzle).decision.seat == puzzle.seat
    elsewhere = msgspec.structs.replace(puzzle, seat=(puzzle.seat + 1) % 3)
    with pytest.raises(PuzzleError, match="has no decision"):
        staged(game, elsewhere)
    with pytest.raises(PuzzleError, match="line 1"):
        staged(game, msgspec.structs.replace(puzzle, position="nothing"))


def test_a_line_is_taken_apart() -> None:
    game = find(GAME)
    assert steps_of(game, ["2 play 7 7", "1 take"]) == [(1, game.parse("play 7 7")), (0, game.parse("take"))]
    with pytest.raises(DrachenhortError):
        steps_of(game, ["2 fly"])


def test_no_puzzle_of_the_day_comes_twice_before_all_have_been() -> None:
    days = [todays_of(GAME, day) for day in range(500)]
    count = len(set(days))
    assert None not in days and count >= 30
    assert len(set(days[:count])) == count and days[count] == days[0]
    assert todays(7) == todays(7)
    assert todays_of("no-game", 7) is None
