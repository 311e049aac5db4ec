"""Why the best choice is better than what was played: the first thing in which they differ, explained."""

from typing import Final

from drachenhort.core.facts import Reason
from drachenhort.core.rng import Rng
from drachenhort.games.facts import facts_of
from drachenhort.players.policies.policy import Policy
from drachenhort.players.reasons.reasons import compare
from drachenhort.players.search.evaluation import Budget
from drachenhort.review.choices import next_part
from drachenhort.review.judged import Looked, Question

PLAYOUTS: Final = 160


def why_better(question: Question, looked: Looked, policy: Policy) -> Reason | None:
    """None where the best was played. Like the judgement it is made of the view alone."""
    game, played, best = question.game, question.played, looked.best
    if looked.judged.mark in ("best", "good"):
        return None
    rng = Rng.from_seed(f"reason {game.id} {question.view.seat} {question.number}")
    view, decision = question.view, question.decision
    index = 0
    while index < min(len(played), len(best)) - 1 and played[index] == best[index]:
        index += 1
    if index:
        part = next_part(view, played[:index], game.parts, rng)
        assert part is not None, "each part was asked for"
        view, decision = part
    found = compare(view, decision, [best[index], played[index]], policy, facts_of(game.id), Budget(PLAYOUTS), rng)
    return found.why(best[index], played[index])
