"""Many tables in step: every one takes an action, then every one is seen by whoever acts next.

This is the compiled half of `drachenhort.batch`, which owns the memory that is written here.
"""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.native import i64
from drachenhort.core.options import Options
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.players.observation.encoder import Encoder, mark

TOGETHER: Final = 16
"""So many rows are joined before they are written: few enough to stay in the processor's cache."""


class IllegalAction(DrachenhortError):
    """A number that is no legal action at its table."""


@final
class Memory:
    """Where the tables are seen: rows one behind the other, a byte for each name, each action and each table."""

    def __init__(self, observations: memoryview, masks: memoryview, seats_to_act: memoryview) -> None:
        self.observations = observations
        self.masks = masks
        self.seats_to_act = seats_to_act


@final
class Tables:
    """The tables from number `first` on. What happens at one does not depend on the others.

    Game k at table t is dealt from the seed `SEED/t/k`, and `choose` draws for it from `SEED/t/choices`.
    """

    def __init__(self, game: Game, encoder: Encoder, seats: i64, options: Options, first: i64, count: i64) -> None:
        self._game: Final = game
        self._encoder: Final = encoder
        self._options: Final = options
        self._seed = ""
        self._seats: i64 = seats
        self._first: i64 = first
        self._count: i64 = count
        self.states: list[State] = []
        self.games: list[int] = []
        """By table: the number of the game under way."""
        self.rngs: list[Rng] = []
        self._checked: Final[list[int]] = []
        self._numbers: Final = [encoder.numbers(seat, seats) for seat in range(seats)]
        self._codes: Final = [encoder.codes(seat, seats) for seat in range(seats)]

    def reset(self, seed: str) -> None:
        """The first game at every table."""
        self._seed = seed
        numbers = range(self._first, self._first + self._count)
        self.games = [0] * self._count
        self.rngs = [Rng.from_seed(f"{seed}/{number}/choices") for number in numbers]
        self.states = [self._dealt(place) for place in range(self._count)]

    def _dealt(self, place: i64) -> State:
        return self._game.new(self._seats, self._options, f"{self._seed}/{self._first + place}/{self.games[place]}")

    def check(self, actions: list[int]) -> None:
        """Raises IllegalAction at the first number that is none, and notes what the others mean."""
        self._checked.clear()
        place: i64 = 0
        while place < self._count:
            self._checked.append(self._code(place, actions[place]))
            place += 1

    def step(self) -> list[tuple[int, Outcome]]:
        """Plays what was checked last, one action at each table; where a game ends, the next one is dealt.

        Tells at which tables and how.
        """
        assert len(self._checked) == self._count, "actions are checked before they are played"
        ended: list[tuple[int, Outcome]] = []
        place: i64 = 0
        while place < self._count:
            state = self.states[place]
            decision = state.decision
            assert decision is not None, "a game that has ended was dealt anew"
            state.apply(decision.seat, self._checked[place])
            if state.decision is None:
                ended.append((place, self._over(state, place)))
            place += 1
        self._checked.clear()
        return ended

    def _over(self, state: State, place: i64) -> Outcome:
        outcome = state.outcome
        assert outcome is not None, "nobody decides any more, so the game is over"
        self.games[place] += 1
        self.states[place] = self._dealt(place)
        return outcome

    def _code(self, place: i64, number: i64) -> i64:
        decision = self.states[place].decision
        assert decision is not None, "a game that has ended was dealt anew"
        codes = self._codes[decision.seat]
        if 0 <= number < len(codes):
            code: i64 = codes[number]
            if decision.allows(code):
                return code
        raise IllegalAction(self._refusal(place, number, decision))

    def _refusal(self, place: i64, number: i64, decision: Decision) -> str:
        names = self._encoder.actions
        name = f" ({names[number]})" if 0 <= number < len(names) else ""
        numbers = self._numbers[decision.seat]
        legal = [f"{numbers[code]} ({names[numbers[code]]})" for code in decision.legal[:3]]
        more = ", ..." if decision.count() > 3 else ""
        return (
            f"table {self._first + place}: {number}{name} is not legal for seat {decision.seat + 1};"
            f" legal are {', '.join(legal)}{more}: the mask of the table has them all"
        )

    def choose(self) -> list[int]:
        """A legal action for each table, every one equally likely."""
        out: list[int] = []
        for place, state in enumerate(self.states):
            decision = state.decision
            assert decision is not None, "a game that has ended was dealt anew"
            code = decision.nth(self.rngs[place].below(decision.count()))
            out.append(self._numbers[decision.seat][code])
        return out

    def see(self, memory: Memory) -> None:
        """Writes what those who act see and may do."""
        width: i64 = len(self._encoder.names)
        actions: i64 = len(self._encoder.actions)
        count = self._count
        rows: list[bytes] = []
        seats: list[int] = []
        start: i64 = 0
        while start < count:
            end = min(start + TOGETHER, count)
            rows.clear()
            masks = bytearray((end - start) * actions)
            place = start
            while place < end:
                state = self.states[place]
                decision = state.decision
                assert decision is not None, "a game that has ended was dealt anew"
                seat = decision.seat
                seats.append(seat)
                self._encoder.add_row(state, seat, rows)
                mark(decision, self._numbers[seat], masks, (place - start) * actions)
                place += 1
            memory.observations[start * width : end * width] = b"".join(rows)
            memory.masks[start * actions : end * actions] = masks
            start = end
        memory.seats_to_act[:] = bytes(seats)

    def texts(self) -> list[str]:
        """Every position as text."""
        return [state.text() for state in self.states]

    def load(self, seed: str, texts: list[str], games: list[int], words: list[list[int]]) -> None:
        """The positions, games and chances that were noted before."""
        self._seed = seed
        self.states = [self._game.load(text) for text in texts]
        self.games = games
        self.rngs = [Rng(four[0], four[1], four[2], four[3]) for four in words]
