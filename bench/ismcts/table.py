"""One of our tables as OpenSpiel wants to drive it. Nothing here needs OpenSpiel: its classes are in `adapter.py`."""

import json
from typing import Final

from drachenhort.core.decision import Decision
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.players.search.evaluation import win_of


class Table:
    """A State with what is asked of it again and again.

    OpenSpiel copies Python games attribute by attribute with `deepcopy`, which our compiled State refuses; this is the
    one attribute that it finds.
    """

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self._seen: dict[int, str] = {}

    def __deepcopy__(self, _memo: object) -> "Table":
        return Table(self.state.copy())

    @property
    def decision(self) -> Decision | None:
        """Where several seats decide at once they are asked one after the other: none learns what the others chose."""
        return self.state.decision

    def legal(self, seat: int) -> list[int]:
        """In rising order, as OpenSpiel expects them; nothing for a seat that is not asked."""
        decision = self.decision
        return sorted(decision.legal) if decision is not None and decision.seat == seat else []

    def act(self, action: int) -> None:
        decision = self.decision
        assert decision is not None, "a game that is over has no further moves"
        self.state.apply(decision.seat, action)
        self._seen.clear()

    def seen_by(self, seat: int) -> str:
        """Everything the seat may know. A search asks for it three times at each of its nodes, so it is kept."""
        if seat not in self._seen:
            self._seen[seat] = json.dumps(self.state.view(seat).to_json())
        return self._seen[seat]

    def sampled_for(self, seat: int, rng: Rng) -> "Table":
        """A table that looks the same to this seat; what it cannot know is dealt anew."""
        return Table(self.state.view(seat).sample(rng))

    def returns(self) -> list[float]:
        """The share of the victory for each seat; nothing for anybody before the end."""
        return shares_of(self.state.outcome, self.state.seats)


def shares_of(outcome: Outcome | None, seats: int) -> list[float]:
    return [win_of(outcome, seat) for seat in range(seats)]
