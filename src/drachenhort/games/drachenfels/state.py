"""The State of Drachenfels: pieces on the board, cards, and who knows what."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.room import OwnRoom, Room, RoomState
from drachenhort.core.state import fingerprint
from drachenhort.core.step_forms import StepForms
from drachenhort.games.drachenfels.data import DRAGONS, cards_in_play
from drachenhort.games.drachenfels.fields import QUARTERS, ROCK_CASTLE, is_rock_castle
from drachenhort.games.drachenfels.options import Options

NOWHERE: Final = 126  # The field of a knight that is not picked yet, 3.1; no field has this number.
NO_COLOUR: Final = 4  # The colour of a seat that has not picked yet.


@final
class Seat:
    """One seat: its cards, packed, its knight, and what that knight has won and seen."""

    def __init__(self, hand: i64, colour: i64, field: i64, has_armour: bool, looked: i64) -> None:
        self.hand: i64 = hand
        self.colour: i64 = colour
        self.field: i64 = field
        self.has_armour: bool = has_armour  # 7.1
        self.looked: i64 = looked  # 8.2 The rock castles it has looked into for nothing, a bit each.

    def copy(self) -> "Seat":
        return Seat(self.hand, self.colour, self.field, self.has_armour, self.looked)


@final
class State(RoomState["State"]):
    """A game of Drachenfels. Lists are replaced, never changed, except those that `copy` copies.

    What follows from other fields is not kept twice: doubling (8.3) and rainbows to rock castles (8.4) from `looked`.
    """

    options: Options
    places: list[Seat]
    princesses: list[int]  # 3.1 The shoe colour in each rock castle.
    dragons: list[int]  # Their fields, in order: dragons are all alike.
    rainbows: i64  # 2.3 Pairs with a rainbow, a bit each.
    bridges: i64  # Bridged sites, a bit each.
    draw_pile: i64  # Packed: it is shuffled whenever somebody draws, so it has no order.
    discards: list[int]  # The topmost card last.
    is_top_used: bool  # 4.3 With `fresh_discard`: the top discard has been used and must be covered first.
    on_turn: i64
    turns: i64  # Begun so far.
    # Who knows what, see knowledge.py; cards are packed, and the last viewer is everybody.
    told: list[int]  # Per viewer * seats + holder: cards known to be in a hand.
    noticed: list[int]  # Per viewer * seats + holder, without everybody: those of `told` of which the holder can tell.
    pooled: list[int]  # Per viewer * seats + pool: cards known to be in the pile or, from pool 1 on, in some hands.
    refreshed: list[int]  # 4.2 The seats, whoever has refreshed last first.

    def copy(self) -> "State":
        twin = State(self.seats, self.rng.copy())
        self.hand_on(twin)
        twin.options = self.options
        twin.places = [place.copy() for place in self.places]
        twin.princesses = self.princesses
        twin.dragons = self.dragons
        twin.rainbows = self.rainbows
        twin.bridges = self.bridges
        twin.draw_pile = self.draw_pile
        twin.discards = self.discards[:]
        twin.is_top_used = self.is_top_used
        twin.on_turn = self.on_turn
        twin.turns = self.turns
        twin.told = self.told[:]
        twin.noticed = self.noticed[:]
        twin.pooled = self.pooled[:]
        twin.refreshed = self.refreshed
        return twin

    def are_castles_open(self) -> bool:
        """8.4 Somebody has looked for nothing, so rainbows may join rocks and rock castles."""
        for place in self.places:
            if place.looked:
                return True
        return False

    def knight_at(self, field: i64, besides: i64) -> i64:
        """The seat whose knight stands here, another one than `besides`; `seats` if there is none."""
        seat: i64 = 0
        while seat < self.seats:
            if seat != besides and self.places[seat].field == field:
                return seat
            seat += 1
        return self.seats

    def is_dragon_at(self, field: i64) -> bool:
        for at in self.dragons:
            if at == field:
                return True
        return False

    def room(self) -> Room["State"]:
        return OWN_ROOM.get()

    def digest(self) -> str:
        """Without what holders can tell: it follows from the actions, and the digests in records are made without it."""
        lines = [line for line in self.text().splitlines(keepends=True) if " unawares:" not in line]
        return fingerprint("".join(lines))

    def princess_before(self, seat: i64) -> i64:
        """The shoe colour in the rock castle where this seat's knight stands."""
        field = self.places[seat].field
        assert is_rock_castle(field), "there is a princess in rock castles only"
        return self.princesses[field - ROCK_CASTLE]


OWN_ROOM: Final = OwnRoom[State]("drachenhort.games.drachenfels")
STEPS: Final = StepForms[State]()
"""How steps stand in positions and views: each declares its own."""


def empty_table(seats: i64, options: Options, rng: Rng) -> State:
    """3.1 The table before knights are picked and cards dealt: all cards in the pile, princesses not yet shuffled."""
    state = State(seats, rng)
    state.options = options
    state.places = [Seat(0, NO_COLOUR, NOWHERE, False, 0) for _ in range(seats)]
    state.princesses = [0, 1, 2, 3]
    state.dragons = [ROCK_CASTLE + castle for castle in range(DRAGONS)]
    state.rainbows = 0
    state.bridges = 0
    state.draw_pile = cards_in_play(seats)
    state.discards = []
    state.is_top_used = False
    state.on_turn = 0
    state.turns = 0
    state.told = [0] * ((seats + 1) * seats)
    state.noticed = [0] * (seats * seats)
    state.pooled = [0] * ((seats + 1) * seats)
    state.refreshed = list(range(seats))
    return state


assert QUARTERS == NO_COLOUR, "four colours, 0 to 3"
