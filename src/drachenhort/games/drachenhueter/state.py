"""The State of Drachenhüter: plain data."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.room import OwnRoom, Room, RoomState
from drachenhort.core.step_forms import StepForms
from drachenhort.games.drachenhueter.book import Side
from drachenhort.games.drachenhueter.cards import START_BITS, Cards, cards_of
from drachenhort.games.drachenhueter.data import BACKLIGHTS, COLOURS, CRYSTALS, EGGS, RING
from drachenhort.games.drachenhueter.options import Options


@final
class Place:
    """What lies before one seat and in its hand."""

    def __init__(self, hand: Cards, stacks: list[Cards], row: i64, row_size: i64) -> None:
        self.hand = hand
        self.stacks = stacks  # 3.4 By colour. Copies share the list and the stacks: replaced, never changed.
        self.row: i64 = row  # 3.4 The colours from left to right, four bits each, red as 1, the leftmost lowest.
        self.row_size: i64 = row_size
        self.pieces: i64 = 0  # How many pieces of each value, four bits each.
        self.piece_count: i64 = 0
        self.reds: i64 = 0  # Pearls by value, four bits each: nobody knows them before the end.
        self.blues: i64 = 0
        self.crest: i64 = 0  # 3.7 Its points, 0 without one.
        self.eggs: i64 = 0
        self.crystals: i64 = 0

    def copy(self) -> "Place":
        twin = Place(self.hand.copy(), self.stacks, self.row, self.row_size)
        twin.pieces = self.pieces
        twin.piece_count = self.piece_count
        twin.reds = self.reds
        twin.blues = self.blues
        twin.crest = self.crest
        twin.eggs = self.eggs
        twin.crystals = self.crystals
        return twin

    def place_of(self, colour: i64) -> i64:
        """The place of this colour in the row, counted from 1 on the left; 0: it does not lie there."""
        row = self.row
        place: i64 = 1
        while row:
            if row & 15 == colour + 1:
                return place
            row >>= 4
            place += 1
        return 0

    def is_enclosed(self, colour: i64) -> bool:
        """3.4 Whether the stack of this colour has a neighbour on both sides."""
        return 1 < self.place_of(colour) < self.row_size

    def colours(self) -> list[int]:
        """The row from left to right."""
        return [(self.row >> (place * 4) & 15) - 1 for place in range(self.row_size)]

    def laid(self) -> i64:
        """4.2 How many cards lie in the row."""
        total: i64 = 0
        for stack in self.stacks:
            total += stack.size()
        return total

    def amulets(self) -> i64:
        return self.piece_count // RING


@final
class State(RoomState["State"]):
    """A game of Drachenhüter.

    Copies share every list except `places` and what the two sides change: the others are replaced, never changed.
    The constructor fills in only what `copy` would fill in anyway; a fresh table is made by `empty_table`.
    """

    options: Options

    on_turn: i64
    turns: i64  # Begun so far.
    last_round: i64  # 4.3 Which of the last turns is under way, from 1; 0 before them.
    chests: i64  # 5.1 The open ones: a bit for each number.
    is_chest_used: bool  # 5.2 In this turn.

    left: Side
    right: Side
    starts_out: list[int]  # 2.1 The start cards that left unseen.
    shown: i64  # 6.1 The start cards that everybody has seen: a bit for each kind.

    # The supply.
    pieces: i64  # How many of each value, four bits each.
    red_pearls: list[int]  # As they were shuffled, the next one last.
    reds_left: i64
    blue_pearls: list[int]
    blues_left: i64
    crests: list[int]  # The best first.
    backlights: i64
    crystals: i64
    eggs: i64

    places: list[Place]

    def copy(self) -> "State":
        twin = State(self.seats, self.rng.copy())
        self.hand_on(twin)
        twin.options = self.options
        twin.on_turn = self.on_turn
        twin.turns = self.turns
        twin.last_round = self.last_round
        twin.chests = self.chests
        twin.is_chest_used = self.is_chest_used
        twin.left = self.left.copy()
        twin.right = self.right.copy()
        twin.starts_out = self.starts_out
        twin.shown = self.shown
        twin.pieces = self.pieces
        twin.red_pearls = self.red_pearls
        twin.reds_left = self.reds_left
        twin.blue_pearls = self.blue_pearls
        twin.blues_left = self.blues_left
        twin.crests = self.crests
        twin.backlights = self.backlights
        twin.crystals = self.crystals
        twin.eggs = self.eggs
        twin.places = [place.copy() for place in self.places]
        return twin

    def next_seat(self, seat: i64) -> i64:
        """3.0 The next one clockwise."""
        return 0 if seat + 1 == self.seats else seat + 1

    def is_display_empty(self) -> bool:
        """4.3 Both places are gaps."""
        return self.left.display == 0 and self.right.display == 0

    def has_secret(self, seat: i64) -> bool:
        """6.1 Whether this seat holds a start card whose front only it knows."""
        return self.places[seat].hand.held & START_BITS & ~self.shown != 0

    def amulets(self) -> i64:
        """4.1 How many are complete, all seats together."""
        total: i64 = 0
        for place in self.places:
            total += place.amulets()
        return total

    def room(self) -> Room["State"]:
        return OWN_ROOM.get()


def empty_place() -> Place:
    return Place(cards_of([]), [cards_of([]) for _ in range(COLOURS)], 0, 0)


OWN_ROOM: Final = OwnRoom[State]("drachenhort.games.drachenhueter")
STEPS: Final = StepForms[State]()
"""How steps stand in positions and views: each declares its own."""


def empty_table(seats: i64, options: Options, rng: Rng) -> State:
    """A table before the deal: all backlight dragons, crystals and eggs in the supply, and nothing else yet."""
    state = State(seats, rng)
    state.options = options
    state.on_turn = 0
    state.turns = 0
    state.last_round = 0
    state.chests = 0
    state.is_chest_used = False
    state.left = Side([], 0, [], [], 0)
    state.right = Side([], 0, [], [], 0)
    state.starts_out = []
    state.shown = 0
    state.pieces = 0
    state.red_pearls = []
    state.reds_left = 0
    state.blue_pearls = []
    state.blues_left = 0
    state.crests = []
    state.backlights = BACKLIGHTS
    state.crystals = CRYSTALS
    state.eggs = EGGS
    state.places = [empty_place() for _ in range(seats)]
    return state
