"""One of our tables as OpenSpiel wants to drive it. Nothing here needs OpenSpiel: its classes are in `game.py`."""

import hashlib
import json
from typing import Final

from drachenhort.adapters.setup import Pays, Setup
from drachenhort.core.decision import Decision
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State

OUTCOMES: Final = 256
"""Of each draw, where nothing else is asked for."""
DRAWS: Final = 4


class Table:
    """A State with how it came about, and what is asked of it again and again.

    OpenSpiel copies Python games attribute by attribute with `deepcopy`, which our compiled State refuses; this is the
    one attribute that it finds. Before the deal there is no State yet: a number is drawn, which is the seed.
    """

    def __init__(self, setup: Setup, deals: int = 0, seeds: tuple[str, ...] = ()) -> None:
        self.setup: Final = setup
        self.deals: Final = len(seeds) or deals
        """How many there are; 0 for all that DRAWS numbers make."""
        self.seeds: Final = seeds
        """Those of the deals, if they were chosen; else they are dealt from their numbers."""
        self.drawn: list[int] = []
        self.state: State | None = None
        self._start: State | None = None  # Shared by copies, never played on.
        self._acts: list[int] = []
        self._before: dict[int, str] = {}
        self._seen: dict[int, str] = {}
        self._remembered: dict[int, str] = {}

    def __deepcopy__(self, _memo: object) -> "Table":
        out = Table(self.setup, self.deals, self.seeds)
        out.drawn = self.drawn[:]
        out.state = None if self.state is None else self.state.copy()
        out._start = self._start
        out._acts = self._acts[:]
        out._before = self._before
        return out

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        made = (setup.game.id, setup.seats, setup.options.to_json(), setup.pays, self.deals, self.seeds)
        start, state = (None if each is None else each.text() for each in (self._start, self.state))
        return restored, (*made, self.drawn, start, state, self._acts, self._before)

    @property
    def outcomes(self) -> int:
        """Of the next draw, each as likely as the others."""
        return self.deals or OUTCOMES

    @property
    def draws(self) -> int:
        return 1 if self.deals else DRAWS

    @property
    def decision(self) -> Decision | None:
        """Where several seats decide at once they are asked one after the other: none learns what the others chose."""
        return None if self.state is None else self.state.decision

    def draw(self, outcome: int) -> None:
        """One more part of the seed; with the last one the cards are dealt."""
        assert self.state is None and 0 <= outcome < self.outcomes, "drawn before the deal, from the outcomes there are"
        self.drawn.append(outcome)
        if len(self.drawn) == self.draws:
            number = 0
            for part in self.drawn:
                number = number * self.outcomes + part
            self.begin(self.setup.deal(self.seeds[number] if self.seeds else str(number)))

    def begin(self, state: State) -> None:
        """The game begins here: from now on it is remembered what seats see and do."""
        self.state = state
        self._start = state.copy()

    def legal(self, seat: int | None = None) -> list[int]:
        """In rising order, as OpenSpiel expects them; nothing for a seat that is not asked."""
        state = self.state
        if state is None or state.decision is None or seat not in (None, state.decision.seat):
            return []
        return self.setup.encoder.legal(state)

    def act(self, action: int) -> None:
        state = self.state
        assert state is not None and state.decision is not None, "only somebody who is asked can act"
        self.setup.play(state, state.decision.seat, action)
        self._acts.append(action)
        if self._seen or self._remembered:
            self._seen.clear()
            self._remembered.clear()

    def seen_by(self, seat: int) -> str:
        """Everything the seat may know now. A search asks for it three times at each of its nodes, so it is kept."""
        if seat not in self._seen:
            self._seen[seat] = "" if self.state is None else _seen(self.state, seat)
        return self._seen[seat]

    def seen_by_all(self) -> str:
        """What everybody may know."""
        return self.seen_by(WATCHER)

    def known_to(self, seat: int) -> str:
        """What this seat may know and not everybody."""
        if self.state is None:
            return ""
        public, own = self.state.view(WATCHER).to_json(), self.state.view(seat).to_json()
        return json.dumps({name: value for name, value in own.items() if public.get(name) != value})

    def remembered_by(self, seat: int) -> str:
        """What it sees, what it chose before, and a digest of all that it saw when it did.

        Worked out from the beginning when somebody asks, so that play pays nothing for it.
        """
        if seat not in self._remembered:
            self._remembered[seat] = self._remember(seat)
        return self._remembered[seat]

    def _remember(self, seat: int) -> str:
        if self._start is None:
            return ""
        memory, chosen = self._before.get(seat, ""), list[Json]()
        state = self._start.copy()
        for action in self._acts:
            decision = state.decision
            assert decision is not None
            if decision.seat == seat:
                told = f"{memory}\n{_seen(state, seat)}\n{action}"
                memory = hashlib.sha256(told.encode()).hexdigest()[:16]
                chosen.append(self.setup.encoder.actions[action])
            state.apply(decision.seat, self.setup.codes[decision.seat][action])
        return json.dumps({"memory": memory, "chosen": chosen, "sees": self.seen_by(seat)})

    def sampled_for(self, seat: int, rng: Rng) -> "Table":
        """A table that looks the same to this seat, which remembers the same; what it cannot know is dealt anew."""
        assert self.state is not None, "before the deal there is nothing to sample"
        out = Table(self.setup, self.deals, self.seeds)
        out.drawn = self.drawn[:]
        out.begin(self.state.view(seat).sample(rng))
        out._before = {seat: self.remembered_by(seat)}
        out._remembered = {seat: self.remembered_by(seat)}
        return out

    def returns(self) -> list[float]:
        """What it is worth to each seat; nothing for anybody before the end."""
        return [0.0] * self.setup.seats if self.state is None else self.setup.returns(self.state)


def _seen(state: State, seat: int) -> str:
    return json.dumps(state.view(seat).to_json())


def restored(
    game_id: str,
    seats: int,
    options: dict[str, Json],
    pays: Pays,
    deals: int,
    seeds: tuple[str, ...],
    drawn: list[int],
    start: str | None,
    state: str | None,
    acts: list[int],
    before: dict[int, str],
) -> Table:
    """What `pickle` kept of a Table: its positions as text."""
    setup = Setup(game_id, seats, options, pays)
    out = Table(setup, deals, seeds)
    out.drawn = drawn
    out._start = None if start is None else setup.game.load(start)
    out.state = None if state is None else setup.game.load(state)
    out._acts = acts
    out._before = before
    return out
