"""The State of Drachensachen: a match, the game (Partie) under way, and who knows what."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.room import OwnRoom, Room, RoomState
from drachenhort.core.state import fingerprint
from drachenhort.core.step_forms import StepForms
from drachenhort.games.drachensachen.options import Options
from drachenhort.games.drachensachen.pile import Pile, pile_of


@final
class Place:
    """What lies before one seat and in its hand: packed counts, the hidden cards a packed row (see cards.py)."""

    def __init__(self, hand: i64, open: i64, hidden: i64, known: i64) -> None:
        self.hand: i64 = hand
        self.open: i64 = open
        self.hidden: i64 = hidden
        self.known: i64 = known  # 3.12 Hand cards that everybody knows of.

    def copy(self) -> "Place":
        return Place(self.hand, self.open, self.hidden, self.known)

    def is_out(self) -> bool:
        """3.11 No hand and no last stand."""
        return self.hand == 0 and self.open == 0 and self.hidden == 0


@final
class State(RoomState["State"]):
    """A match of Drachensachen and the game under way. Piles are lists of kinds.

    Copies share every list except `places` and `pile`: the others are replaced, never changed.
    The constructor fills in only what `copy` would fill in anyway; a fresh table is made by `empty_table`.
    """

    options: Options

    # The match.
    game_number: i64
    lost: list[int]
    starter: i64
    skills: i64  # 8 Those turned up, a bit each.
    skill_stack: list[int]  # 8 Those still face down, the next one last.
    curses: list[int]  # 7 The number of each seat's curse in this game.
    is_chaos: bool

    # The game.
    places: list[Place]
    pile: Pile
    removed: i64
    draw_pile: list[int]  # As it was dealt, the next card last.
    draw_left: i64  # How many of it are left.
    out: list[int]  # 2.3 The cards that are not in this game.
    is_clockwise: bool  # 8.5
    direction: i64  # How far the next seat is: 1, or seats - 1 the other way round, which with two seats is the same.
    on_turn: i64
    turns: i64  # Finished so far in this game.
    owed: i64  # 4.2 Cards still to be drawn by the seat on turn.
    winner: int | None  # Of this game.

    # 3.12 Who knows what of a hand; see also `Place.known`.
    told: list[int]  # Per viewer * seats + holder: cards that one seat knows of beyond those that everybody does.

    def copy(self) -> "State":
        twin = State(self.seats, self.rng.copy())
        self.hand_on(twin)
        twin.options = self.options
        twin.game_number = self.game_number
        twin.lost = self.lost
        twin.starter = self.starter
        twin.skills = self.skills
        twin.skill_stack = self.skill_stack
        twin.curses = self.curses
        twin.is_chaos = self.is_chaos
        twin.places = [place.copy() for place in self.places]
        twin.pile = self.pile.copy()
        twin.removed = self.removed
        twin.draw_pile = self.draw_pile
        twin.draw_left = self.draw_left
        twin.out = self.out
        twin.is_clockwise = self.is_clockwise
        twin.direction = self.direction
        twin.on_turn = self.on_turn
        twin.turns = self.turns
        twin.owed = self.owed
        twin.winner = self.winner
        twin.told = self.told
        return twin

    def turn_to(self, is_clockwise: bool) -> None:
        """3.0, 8.5 From now on play goes this way round."""
        self.is_clockwise = is_clockwise
        self.direction = 1 if is_clockwise else self.seats - 1

    def next_seat(self, seat: i64) -> i64:
        """3.0 The next one in the direction of play."""
        after = seat + self.direction
        return after - self.seats if after >= self.seats else after

    def room(self) -> Room["State"]:
        return OWN_ROOM.get()

    def digest(self) -> str:
        """With two seats without the direction: it makes no difference, and the digests in records are made without it."""
        text = self.text()
        return fingerprint(text.replace("counter-clockwise", "clockwise") if self.seats == 2 else text)

    def is_anything_open(self) -> bool:
        return any(place.open for place in self.places)

    def draw_cards_left(self) -> list[int]:
        """The draw pile, the next card last."""
        return self.draw_pile[: self.draw_left]


OWN_ROOM: Final = OwnRoom[State]("drachenhort.games.drachensachen")
STEPS: Final = StepForms[State]()
"""How steps stand in positions and views: each declares its own."""


def empty_table(seats: i64, options: Options, rng: Rng) -> State:
    """A table before the first game, with no card dealt and no step begun."""
    state = State(seats, rng)
    state.options = options
    state.game_number = 0
    state.lost = [0] * seats
    state.starter = 0
    state.skills = 0
    state.skill_stack = []
    state.curses = [0] * seats
    state.is_chaos = False
    clear_table(state)
    return state


def clear_table(state: State) -> None:
    """No card anywhere and nothing owed, as between two games."""
    seats = state.seats
    state.places = [Place(0, 0, 0, 0) for _ in range(seats)]
    state.pile = pile_of([])
    state.removed = 0
    state.draw_pile = []
    state.draw_left = 0
    state.out = []
    state.turn_to(is_clockwise=True)
    state.on_turn = state.starter
    state.turns = 0
    state.owed = 0
    state.winner = None
    state.told = [0] * (seats * seats)
