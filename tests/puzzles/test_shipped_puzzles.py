"""Every puzzle that comes with the games can be set, solved and played on; a search still finds the solutions of some."""

import time

import pytest

from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.players.policies import policy_for
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.judging import judge
from drachenhort.puzzles.puzzle import id_of
from drachenhort.puzzles.shelf import all_puzzles, collection_of, scene_of, steps_of, todays_of
from drachenhort.texts.catalogue import LANGUAGES, catalogue

GAMES = [game.id for game in all_games()]
FEWEST = 30
A_DAY = 86_400
PLAYOUTS = 400


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_enough_of_them(game_id: str) -> None:
    puzzles = [placed.puzzle for placed in all_puzzles().values() if placed.game.id == game_id]
    assert len(puzzles) >= FEWEST
    assert len({puzzle.seat for puzzle in puzzles}) > 1
    assert len({puzzle.grade for puzzle in puzzles}) > 1
    assert len({placed.theme for placed in all_puzzles().values() if placed.game.id == game_id}) > 1


@pytest.mark.parametrize("puzzle_id", list(all_puzzles()))
def test_it_can_be_set_and_its_moves_are_legal(puzzle_id: str) -> None:
    game, puzzle, _ = all_puzzles()[puzzle_id]
    scene = scene_of(puzzle_id)
    assert puzzle.id == id_of(game.id, puzzle.position, puzzle.seat)
    assert scene.state.text() == puzzle.position
    assert all(scene.decision.allows(game.parse(move.action)) for move in puzzle.moves)
    assert puzzle.best.lost == 0 and puzzle.best.low <= puzzle.best.chance <= puzzle.best.high
    assert all(move.lost_at_least > 0 for move in puzzle.moves[1:]), "one move is clearly best"
    assert puzzle.move(puzzle.tempting) not in (None, puzzle.best)
    assert not (puzzle.solved[1].is_solved and puzzle.solved[2].is_solved), "a weaker level misses it"
    for line, first in ((puzzle.line, puzzle.best.action), (puzzle.refutation, puzzle.tempting)):
        state = scene.state.copy()
        steps = steps_of(game, line)
        assert steps[0] == (puzzle.seat, game.parse(first))
        for seat, action in steps:
            state.apply(seat, action)


@pytest.mark.parametrize("game_id", GAMES)
def test_its_themes_have_names(game_id: str) -> None:
    collection = collection_of(game_id)
    assert collection is not None
    for language in LANGUAGES:
        for theme in collection.themes:
            assert catalogue(language, game_id).has(f"puzzle-{theme.id}"), f"{language}: puzzle-{theme.id}"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_still_prefers_the_solution_of_todays_puzzle(game_id: str) -> None:
    """Another one every day, so that in time it is asked of all."""
    puzzle_id = todays_of(game_id, int(time.time()) // A_DAY)
    assert puzzle_id is not None
    assert still_holds(puzzle_id), f"drachenhort puzzles check {game_id} judges {puzzle_id} for longer"


def still_holds(puzzle_id: str) -> bool:
    """Whether a short search finds the solution better than the move that tempts."""
    placed = all_puzzles()[puzzle_id]
    game, scene = find(placed.game.id), scene_of(puzzle_id)
    best, tempting = game.parse(placed.puzzle.best.action), game.parse(placed.puzzle.tempting)
    policy, rng = policy_for(game.id), Rng.from_seed(puzzle_id)
    found = judge(scene.view, scene.decision, policy, Budget(PLAYOUTS), rng, [best, tempting])
    solution, other = found.of(best), found.of(tempting)
    assert solution is not None and other is not None
    return solution.chance > other.chance
