"""The levels as solvers: they think by playouts alone, so that a busy machine makes nobody weaker."""

from typing import Final

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.levels import LEVELS, at_once
from drachenhort.players.levels.careless import noticed_of
from drachenhort.players.levels.skills import skills_of
from drachenhort.players.policies import policy_for
from drachenhort.players.search.evaluation import Budget, evaluate
from drachenhort.puzzles.puzzle import Solved

SOLVERS: Final = [level.name for level in LEVELS[:4]]
"""The levels that a puzzle is graded by. The fifth thinks as long as the check does."""


def choices_of(game_id: str, level: str, view: View, decision: Decision, rng: Rng, tries: int) -> list[int]:
    """What a level does here, tried so often. One that errs by nothing and looks at no chance is asked once."""
    skill = skills_of(game_id)[SOLVERS.index(level)]
    mind = at_once(game_id, skill)
    policy = policy_for(game_id)
    chosen: list[int] = []
    for _ in range(tries):
        seen = noticed_of(decision, skill.overlooks, rng)
        if skill.playouts and seen.count() > 1:
            chosen.append(int(evaluate(view, seen, policy, Budget(skill.playouts), rng.fork()).best().action))
        else:
            chosen.append(mind.choose(view, seen, rng.fork()))
    return chosen


def solved_by(game_id: str, view: View, decision: Decision, best: int, rng: Rng, tries: int) -> list[Solved]:
    """How often each level finds the best action."""
    return [Solved(level, choices_of(game_id, level, view, decision, rng, tries).count(best), tries) for level in SOLVERS]
