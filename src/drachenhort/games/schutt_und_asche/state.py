"""The State of Schutt und Asche: the lands, what stands and lies on them, the seats, and the dragon."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.room import OwnRoom, Room, RoomState
from drachenhort.core.step_forms import StepForms
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, BIT, FIELDS, LANDS
from drachenhort.games.schutt_und_asche.data import CARDS_PER_HIT, FAME_VALUES, KINDS
from drachenhort.games.schutt_und_asche.gold import all_cards
from drachenhort.games.schutt_und_asche.options import Options

ALL_GOLD_CARDS: Final[i64] = all_cards()
NO_TILES: Final[list[int]] = []
NOTHING_TURNED: Final = [0] * LANDS
NOTHING_SAID: Final[list[int]] = []


@final
class Seat:
    """What belongs to one seat: lands as a mask, gold packed (see gold.py)."""

    def __init__(self, lands: i64) -> None:
        self.lands: i64 = lands  # Taken in the draft, the lost ones included.
        self.power: i64 = 0
        self.hand: i64 = 0
        self.offered: i64 = 0  # 5.2 Laid face down for the tile under the dragon piece.
        self.given: i64 = 0  # 5.3 Revealed at the last tile.
        self.returned: i64 = 0  # 7.3 Gone back unseen at the end of the seat's purchases.
        self.spent: i64 = 0  # 7.3 Gold spent this round, seen by all.
        self.fame: i64 = 0  # Markers held: four bits for each value from 1 on.
        self.hits: i64 = 0  # Hit markers held.
        self.is_successful: bool = False  # 6.6
        self.claims_left: i64 = 0  # 4.5 In this phase.

    def copy(self) -> "Seat":
        twin = Seat(self.lands)
        twin.power = self.power
        twin.hand = self.hand
        twin.offered = self.offered
        twin.given = self.given
        twin.returned = self.returned
        twin.spent = self.spent
        twin.fame = self.fame
        twin.hits = self.hits
        twin.is_successful = self.is_successful
        twin.claims_left = self.claims_left
        return twin

    def cards_earned(self) -> i64:
        """4.2 One card per fame, four per hit."""
        return self.hits * CARDS_PER_HIT + sum(fame_of(self.fame))


def fame_of(markers: i64) -> list[int]:
    """The values of fame markers, the lowest first."""
    return [value for value in range(1, FAME_VALUES + 1) for _ in range(markers >> (value * 4) & 15)]


@final
class State(RoomState["State"]):
    """A game of Schutt und Asche. Sets of lands are masks, stacks are packed (see stacks.py).

    Copies share `aside`, `tiles`, `turned`, `removed` and `claims`: these are replaced, never changed.
    A fresh table is made by `empty_table`.
    """

    options: Options

    round: i64
    regent: i64
    attack: i64  # 5.1 How many of the four dragon pieces have been dealt with this round.
    field: i64  # 5.1 Where the dragon piece stands.
    buyer: i64  # 7 How many seats have finished their purchases.
    hits: i64  # Scored against the dragon.
    victor: int | None  # 9.1 Who scored the last one.

    places: list[Seat]
    standing: i64  # Lands not lost.
    knights: i64
    swords: i64
    shields: i64
    marked: i64  # 5.4 Lands with an attack marker.
    stacks: list[int]  # By land; those of lost lands are kept, for their owners know what they knew.
    known: list[int]  # By land: how many tiles from the bottom on its owner knows in order.
    looks: list[int]  # By land: how often its owner has looked, seen by all.
    hidden_knights: i64  # 9.2 In the stacks of standing lands.
    aside: list[int]  # 2.1 Until 2.5.
    turned: list[int]  # 9.4 By land: the tile that ended its stack in the finale.
    removed: list[int]  # By kind: tiles seen leaving the game.

    tiles: list[int]  # By centre field.
    up: i64  # Fields whose tile is face up, a bit each.
    discard: i64  # 5.3 Gold seen by all; before the first income all of it.
    claims: list[int]  # 4.5 This round's: seat * 1000 + action.

    def copy(self) -> "State":
        twin = State(self.seats, self.rng.copy())
        self.hand_on(twin)
        twin.options = self.options
        twin.round = self.round
        twin.regent = self.regent
        twin.attack = self.attack
        twin.field = self.field
        twin.buyer = self.buyer
        twin.hits = self.hits
        twin.victor = self.victor
        twin.places = [place.copy() for place in self.places]
        twin.standing = self.standing
        twin.knights = self.knights
        twin.swords = self.swords
        twin.shields = self.shields
        twin.marked = self.marked
        twin.stacks = self.stacks[:]
        twin.known = self.known[:]
        twin.looks = self.looks[:]
        twin.hidden_knights = self.hidden_knights
        twin.aside = self.aside
        twin.turned = self.turned
        twin.removed = self.removed
        twin.tiles = self.tiles
        twin.up = self.up
        twin.discard = self.discard
        twin.claims = self.claims
        return twin

    def seat_after(self, seat: i64, places: i64) -> i64:
        """3.1 So many places clockwise."""
        return (seat + places) % self.seats

    def piece_seat(self) -> i64:
        """5.1 Whose dragon piece it is."""
        return self.seat_after(self.regent, self.attack)

    def offering_seat(self, turn: i64) -> i64:
        """5.2 Who offers when so many have."""
        return self.seat_after(self.piece_seat(), turn)

    def first_regent(self) -> i64:
        """2.6 The regent of the first round; 8.2 the office moves one seat a round."""
        return self.seat_after(self.regent, (self.seats - 1) * (self.round - 1))

    def owner_of(self, land: i64) -> i64:
        """Who took this land in the draft."""
        seat: i64 = 0
        while not self.places[seat].lands & BIT[land]:
            seat += 1
        return seat

    def room(self) -> Room["State"]:
        return OWN_ROOM.get()


OWN_ROOM: Final = OwnRoom[State]("drachenhort.games.schutt_und_asche")
STEPS: Final = StepForms[State]()
"""How steps stand in positions and views: each declares its own."""


def empty_table(seats: i64, options: Options, rng: Rng) -> State:
    """A table before anything is laid out, with no step begun. 2.2 Alone one seat has all the lands."""
    state = State(seats, rng)
    state.options = options
    state.round = 0
    state.regent = 0
    state.attack = 0
    state.field = 0
    state.buyer = 0
    state.hits = 0
    state.victor = None
    state.places = [Seat(ALL_LANDS if seats == 1 else 0) for _ in range(seats)]
    state.standing = ALL_LANDS
    state.knights = 0
    state.swords = 0
    state.shields = 0
    state.marked = 0
    state.stacks = [0] * LANDS
    state.known = [0] * LANDS
    state.looks = [0] * LANDS
    state.hidden_knights = 0
    state.aside = NO_TILES
    state.turned = NOTHING_TURNED
    state.removed = [0] * (KINDS + 1)
    state.tiles = [0] * FIELDS
    state.up = 0
    state.discard = ALL_GOLD_CARDS
    state.claims = NOTHING_SAID
    return state
