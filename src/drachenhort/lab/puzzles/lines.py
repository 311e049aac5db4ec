"""What strong play goes on with after a move, on one table that fits what the seat knows."""

from typing import Final

from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.players.policies import policy_for
from drachenhort.players.search.evaluation import Budget, evaluate

LONGEST: Final = 10
"""Actions of a line."""
THOUGHT: Final = 150
"""Playouts for each of its decisions."""


def line_after(game: Game, table: State, seat: int, action: int, rng: Rng) -> list[str]:
    """The action and the answers to it, up to the same seat's next real choice after others have acted."""
    state = table.copy()
    state.apply(seat, action)
    line = [_written(game, seat, action)]
    policy = policy_for(game.id)
    has_another_acted = False
    while (decision := state.decision) is not None and len(line) < LONGEST:
        if decision.count() == 1:
            chosen = int(decision.nth(0))
        else:
            view = state.view(decision.seat)
            chosen = int(evaluate(view, decision, policy, Budget(THOUGHT), rng.fork()).best().action)
        line.append(_written(game, int(decision.seat), chosen))
        state.apply(decision.seat, chosen)
        if decision.seat != seat:
            has_another_acted = True
        elif has_another_acted and decision.count() > 1:
            break
    return line


def _written(game: Game, seat: int, action: int) -> str:
    return f"{seat + 1} {game.notation(action)}"
