"""What all adapters share: a game at so many seats with its options, observations as arrays and actions as numbers."""

import secrets
from typing import Final, Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games import find
from drachenhort.players.observation import encoder_for
from drachenhort.players.observation.turning import NO_ACTION
from drachenhort.players.search.evaluation import win_of
from drachenhort.words import Company, words_for

USUAL_SEATS: Final = 4
BYTE: Final = np.dtype(np.uint8)
SIGNED_BYTE: Final = np.dtype(np.int8)
WhenIllegal: TypeAlias = Literal["raise", "random"]
"""What becomes of an action that is not legal: one clear line, or some legal one in its place, as chance has it."""
WHEN_ILLEGAL: Final = ("raise", "random")
Pays: TypeAlias = Literal["shares", "scores"]
"""What a game is worth to a seat at its end: its share of the victory, or what the game itself counted."""
PAYS: Final = ("shares", "scores")


class IllegalMove(DrachenhortError, ValueError):
    """A number that is no legal action now. Nothing has changed."""


class BadSetup(DrachenhortError, ValueError):
    """An environment cannot be made or used like this; the text says what would be right."""


@final
class Setup:
    """One of our games at one number of seats, with its options.

    Simulations' options unless others are given, so that random play ends. Actions are numbered as the encoder numbers
    them: the same at all seats, those that name a seat as its reader sees it.
    """

    def __init__(
        self, game_id: str, seats: int | None = None, options: dict[str, Json] | None = None, pays: Pays = "shares"
    ) -> None:
        if pays not in PAYS:
            raise BadSetup(f"returns={pays}: it can be {' or '.join(PAYS)}")
        self.pays: Final = pays
        self.game: Final = find(game_id)
        self.seats: Final = usual_seats(self.game.min_seats, self.game.max_seats) if seats is None else seats
        self.game.check_seats(self.seats)
        self.options: Final = self.game.simulation_options(options or {})
        self.encoder: Final = encoder_for(game_id)
        self.width: Final = len(self.encoder.names)
        self.actions: Final = len(self.encoder.actions)
        # Asked for at every turn, so not made each time.
        self._row: Final = (self.width,)
        self._legal: Final = (self.actions,)
        self.numbers: Final = [self.encoder.numbers(seat, self.seats) for seat in range(self.seats)]
        """For each seat, by the code of an action: its number."""
        self.codes: Final = [self.encoder.codes(seat, self.seats) for seat in range(self.seats)]
        """For each seat, by number: the code."""

    def deal(self, seed: str) -> State:
        return self.game.new(self.seats, self.options, seed)

    def observed(self, state: State, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
        """What this seat sees, a byte for each of `encoder.names`, and which of `encoder.actions` are legal for it now.

        Both are new and lie in one piece of memory. Gymnasium's spaces ask for signed bytes.
        """
        memory = self.encoder.seen_and_legal(state, seat)
        return np.ndarray(self._row, BYTE, memory), np.ndarray(self._legal, SIGNED_BYTE, memory, self.width)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Only what is legal."""
        return self.observed(state, seat)[1]

    def play(self, state: State, seat: int, action: int) -> None:
        """Plays the action with this number; anything illegal raises and changes nothing."""
        if not self.encoder.play(state, seat, action):
            raise IllegalMove(self._refusal(state, seat, action))

    def play_anyhow(self, state: State, seat: int, action: int, rng: Rng) -> str:
        """The same, but some legal action is played in place of one that is not, and it is said why."""
        try:
            self.play(state, seat, action)
        except IllegalMove as refusal:
            decision = state.decision_of(seat)
            assert decision is not None, "only a seat that decides can act"
            state.apply(seat, decision.nth(rng.below(decision.count())))
            return str(refusal)
        return ""

    def returns(self, state: State) -> list[float]:
        """Each seat's share of the victory, or its score; nothing for anybody before the end."""
        if self.pays == "scores":
            return [0.0] * self.seats if state.outcome is None else [float(score) for score in state.outcome.scores]
        return shares_of(state.outcome, self.seats)

    def shown(self, state: State, seat: int | None) -> str:
        """The table in words, as a seat or an onlooker sees it."""
        company = Company([f"Player {number + 1}" for number in range(self.seats)], seat)
        words = words_for(self.game.id, "en", company, self.options, self.game.variation)
        view = state.view(WATCHER if seat is None else seat)
        ended = [] if state.outcome is None else words.outcome(state.outcome)
        asked = [words.decision(view, decision.seat, decision.kind) for decision in state.pending]
        return "\n".join([*words.table(view), "", *asked, *ended])

    def _refusal(self, state: State, seat: int, action: int) -> str:
        codes = self.codes[seat]
        if not 0 <= action < len(codes):
            return f"{action} is no action: they are numbered from 0 to {len(codes) - 1}"
        name = self.encoder.actions[action]
        decision = state.decision_of(seat)
        if decision is None:
            return f"action {action} ({name}): seat_{seat} has nothing to decide now"
        refusal = None if codes[action] == NO_ACTION else state.why_not(seat, codes[action])
        because = "it names a seat that is not at this table" if refusal is None else str(refusal)
        return (
            f"action {action} ({name}) of seat_{seat} is not legal: {because}; the mask has the {decision.count()} that are"
        )


def shares_of(outcome: Outcome | None, seats: int) -> list[float]:
    return [win_of(outcome, seat) for seat in range(seats)]


def usual_seats(fewest: int, most: int) -> int:
    """Four, or as near to it as a game goes."""
    return min(max(USUAL_SEATS, fewest), most)


def check_when_illegal(illegal: str) -> None:
    if illegal not in WHEN_ILLEGAL:
        raise BadSetup(f"illegal={illegal!r}: it can be {' or '.join(WHEN_ILLEGAL)}")


@final
class Deals:
    """Seeds of one game after the other: the same again after the same seed, unforeseeable without one."""

    def __init__(self) -> None:
        self._seed = ""
        self._games = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next game; with a number the count begins anew."""
        if seed is not None or not self._seed:
            self._seed = secrets.token_hex(8) if seed is None else str(seed)
            self._games = 0
        else:
            self._games += 1
        return f"{self._seed}/{self._games}"
