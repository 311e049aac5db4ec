"""The State of Drachenfaust: the seats, the bank, the cards, and what has been bid."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.room import OwnRoom, Room, RoomState
from drachenhort.core.step_forms import StepForms
from drachenhort.games.drachenfaust.data import (
    ALL_COMMON,
    ALL_FAIRY,
    ALL_RED,
    ALL_SILVER,
    ALL_STONES,
    START_COMMON,
    START_SILVER,
)
from drachenhort.games.drachenfaust.options import Options

# 6.4 Where a seat's Doppelgänger comes from: it matters once it is discarded (6.8).
NO_DOUBLE: Final = 0
DOUBLE_FROM_BEFORE: Final = 1  # Auctioned in an earlier round, or drawn by Goblin or Imp.
DOUBLE_THIS_ROUND: Final = 2  # Auctioned in this round, so that a Ghost may choose it once it lies in the discards.


@final
class Place:
    """One seat: coins behind the screen, fairy gold lying out, packed stones, points, and a Doppelgänger."""

    def __init__(self, fairy: i64, common: i64, silver: i64) -> None:
        self.fairy: i64 = fairy
        self.common: i64 = common
        self.silver: i64 = silver
        self.black: i64 = 0
        self.red: i64 = 0
        self.laid: i64 = 0  # 4.2 Fairy gold lying out.
        self.stones: i64 = 0
        self.score: i64 = 0
        self.double: i64 = NO_DOUBLE

    def copy(self) -> "Place":
        twin = Place(self.fairy, self.common, self.silver)
        twin.black = self.black
        twin.red = self.red
        twin.laid = self.laid
        twin.stones = self.stones
        twin.score = self.score
        twin.double = self.double
        return twin


@final
class State(RoomState["State"]):
    """A game of Drachenfaust. Piles are lists of cards.

    Copies share every list except `places`: the others are replaced, never changed.
    """

    options: Options
    places: list[Place]

    # The bank.
    fairy: i64
    common: i64
    silver: i64
    red: i64
    stones: i64

    # The cards.
    round: i64
    stack: list[int]  # Not yet auctioned in this round, the next one last.
    discards: list[int]  # 6.8 Auctioned in this round.
    drawn: list[int]  # 6.8 In the discards, but not auctioned in this round.
    extras: list[int]  # The next one last.
    aside: list[int]

    # The auction under way, or the last one.
    bids: list[int]  # 2.2 As revealed, see bids.py.
    is_given_up: bool  # 6.20 The coins bid have been given for a Nekromant.

    ending: str  # How it ended, empty before.

    def copy(self) -> "State":
        twin = State(self.seats, self.rng.copy())
        self.hand_on(twin)
        twin.options = self.options
        twin.places = [place.copy() for place in self.places]
        twin.fairy = self.fairy
        twin.common = self.common
        twin.silver = self.silver
        twin.red = self.red
        twin.stones = self.stones
        twin.round = self.round
        twin.stack = self.stack
        twin.discards = self.discards
        twin.drawn = self.drawn
        twin.extras = self.extras
        twin.aside = self.aside
        twin.bids = self.bids
        twin.is_given_up = self.is_given_up
        twin.ending = self.ending
        return twin

    def room(self) -> Room["State"]:
        return OWN_ROOM.get()


OWN_ROOM: Final = OwnRoom[State]("drachenhort.games.drachenfaust")
STEPS: Final = StepForms[State]()
"""How steps stand in positions and views: each declares its own."""


def empty_table(seats: i64, options: Options, rng: Rng) -> State:
    """2.1 A table with coins handed out, but no stone drawn, no card dealt and no step begun."""
    state = State(seats, rng)
    state.options = options
    state.places = [Place(options.fairy_gold, START_COMMON, START_SILVER) for _ in range(seats)]
    state.fairy = ALL_FAIRY - options.fairy_gold * seats
    state.common = ALL_COMMON - START_COMMON * seats
    state.silver = ALL_SILVER - START_SILVER * seats
    state.red = ALL_RED
    state.stones = ALL_STONES
    state.round = 0
    state.stack = []
    state.discards = []
    state.drawn = []
    state.extras = []
    state.aside = []
    state.bids = [0] * seats
    state.is_given_up = False
    state.ending = ""
    return state
