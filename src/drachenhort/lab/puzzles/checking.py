"""Puzzles judged again, by a longer search: whether their solution is still the one clearly best move."""

from dataclasses import dataclass

from msgspec import structs

from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.games.facts import facts_of
from drachenhort.lab.puzzles import bars
from drachenhort.lab.puzzles.lines import line_after
from drachenhort.lab.puzzles.sifting import DIGITS, is_clear, moves_of, rivals_of
from drachenhort.players.policies import policy_for
from drachenhort.players.reasons.reasons import compare
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.judging import Judgement, judge
from drachenhort.puzzles.puzzle import Puzzle, Why
from drachenhort.puzzles.shelf import Scene, staged


@dataclass(frozen=True)
class Question:
    """A puzzle to judge again, as plain data for another process."""

    game_id: str
    puzzle: Puzzle
    playouts: int
    seed: str


@dataclass(frozen=True)
class Verdict:
    """The puzzle with its new figures, and what is wrong with it, if something is."""

    puzzle: Puzzle
    fault: str | None


def check(question: Question) -> Verdict:
    game, puzzle = find(question.game_id), question.puzzle
    scene = staged(game, puzzle)
    policy, rng = policy_for(game.id), Rng.from_seed(f"{question.seed}/{puzzle.id}")
    best, tempting = game.parse(puzzle.best.action), game.parse(puzzle.tempting)
    first = judge(scene.view, scene.decision, policy, Budget(bars.TRIED_WITH), rng.fork(), [best, tempting])
    kept = list(dict.fromkeys([best, *rivals_of(first, tempting)]))
    found = judge(scene.view, scene.decision, policy, Budget(question.playouts), rng.fork(), kept)
    judged = structs.replace(
        puzzle,
        moves=moves_of(game, found),
        line=line_after(game, scene.state, puzzle.seat, best, rng.fork()),
        refutation=line_after(game, scene.state, puzzle.seat, tempting, rng.fork()),
        playouts=question.playouts,
        why=why(game.id, scene, best, tempting, rng.fork()),
    )
    return Verdict(judged, _fault(puzzle, found, best, tempting, judged))


def why(game_id: str, scene: Scene, best: int, tempting: int, rng: Rng) -> Why:
    """Why the solution is better, in a fact of the game."""
    budget = Budget(bars.EXPLAINED_WITH)
    facts, policy = facts_of(game_id), policy_for(game_id)
    found = compare(scene.view, scene.decision, [best, tempting], policy, facts, budget, rng).why(best, tempting)
    return Why(found.fact, round(found.value, DIGITS), round(found.other, DIGITS))


def _fault(puzzle: Puzzle, found: Judgement, best: int, tempting: int, judged: Puzzle) -> str | None:
    if found.best.action != best:
        return f"'{judged.best.action}' is better than '{puzzle.best.action}'"
    if not is_clear(found, tempting):
        return f"'{puzzle.best.action}' is not clearly better than everything else"
    return None
