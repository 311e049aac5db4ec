"""Errs as people do: it does not see everything that it could do."""

from typing import Final, final

from drachenhort.core.decision import WORD, Decision
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.player import Player


@final
class Careless(Player):
    """Decides as somebody else does among the actions that it notices; `overlooks` of a hundred it does not."""

    def __init__(self, name: str, mind: Player, overlooks: int) -> None:
        super().__init__(name, thinks=mind.thinks)
        self._mind: Final = mind
        self._overlooks: Final = overlooks

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return self._mind.choose(view, noticed_of(decision, self._overlooks, rng), rng)

    def choose_within(self, view: View, decision: Decision, rng: Rng, seconds: float) -> int:
        return self._mind.choose_within(view, noticed_of(decision, self._overlooks, rng), rng, seconds)


def noticed_of(decision: Decision, overlooks: i64, rng: Rng) -> Decision:
    """The decision without what is overlooked; one action is always seen."""
    if overlooks <= 0 or decision.count() == 1:
        return decision
    seen = [action for action in decision.legal if rng.below(100) >= overlooks]
    if not seen:
        seen = [decision.nth(rng.below(decision.count()))]
    return decision_among(decision, seen)


def decision_among(decision: Decision, actions: list[int]) -> Decision:
    """The same decision with only these of its actions."""
    low: i64 = 0
    high: i64 = 0
    codes: list[int] = []
    for code in decision.codes:
        if code in actions:
            codes.append(code)
    for action in actions:
        if action < WORD and (decision.low >> action) & 1:
            low |= BITS[action]
        elif WORD <= action < 2 * WORD and (decision.high >> (action - WORD)) & 1:
            high |= BITS[action - WORD]
    return Decision(decision.seat, decision.kind, low, high, codes)


BITS: Final = [1 << place for place in range(WORD)]
"""Powers of two, looked up: mypyc shifts an i64 one by 32 bits only."""
