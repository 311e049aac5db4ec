"""What one seat may know (6), and a whole State that fits it."""

from typing import Final, final

from drachenhort.core import state as core
from drachenhort.core.native import i64
from drachenhort.core.packed import pack, unpack
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.step import Step
from drachenhort.games.drachenhueter.actions import PLAIN, STAND_IN
from drachenhort.games.drachenhueter.book import Side
from drachenhort.games.drachenhueter.cards import (
    BACK,
    COPIES,
    LEFT_DECK,
    RIGHT_DECK,
    START_BITS,
    START_CARDS,
    Cards,
    bit_of,
    cards_of,
    kinds_in,
)
from drachenhort.games.drachenhueter.data import BLUE_PEARLS, COLOURS, RED_PEARLS
from drachenhort.games.drachenhueter.options import Options
from drachenhort.games.drachenhueter.state import Place, State
from drachenhort.games.drachenhueter.steps_lay import ChooseCards, ChooseEnd, ChooseStandIn, dragons_needed, has_announced
from drachenhort.games.drachenhueter.tokens import how_many


@final
class SideView:
    """6.2 One side of the book: its page and display, what was put on and under it, the back of the first unseen card."""

    def __init__(self, side: Side) -> None:
        self.display: Final = int(side.display)
        self.tops: Final = side.tops[:]  # The topmost last.
        self.unders: Final = side.unders[:]  # The lowest last.
        self.unseen_count: Final = int(side.unseen_count)
        self.unseen_back: Final = _unseen_back(side)  # None if no card is unseen.
        self.page: Final = _page(side)  # What the book shows; None without a card.

    def known(self) -> list[int]:
        """Every card of this side that has been seen and is still here."""
        return self.tops + self.unders + ([self.display] if self.display else [])


def _unseen_back(side: Side) -> int | None:
    return BACK[side.unseen[side.unseen_count - 1]] if side.unseen_count else None


def _page(side: Side) -> int | None:
    return BACK[side.page] if side.page else None


@final
class View(core.View):
    """The table as one seat sees it. `hands` has the cards this seat knows of, its own all of them."""

    options: Options
    step: Step[State] | None  # The procedure under way; nothing in it is secret.
    on_turn: i64
    turns: i64
    last_round: i64
    chests: i64
    is_chest_used: bool
    left: SideView
    right: SideView
    hands: list[list[int]]
    secret_backs: list[list[int]]  # Per seat: the backs of start cards whose fronts this seat does not know.
    shown: i64  # 6.1 The start cards that everybody has seen.
    rows: list[list[int]]  # Per seat: the colours from left to right.
    stacks: list[list[Cards]]  # Per seat and colour; never changed.
    pieces: i64
    taken_pieces: list[int]  # Per seat, packed.
    reds_left: i64
    blues_left: i64
    red_counts: list[int]
    blue_counts: list[int]
    pearls: list[tuple[int, int]] | None  # Per seat the red and the blue ones, packed by value; only at the end.
    crests: list[int]
    backlights: i64
    crystals: i64
    eggs: i64
    seat_crests: list[int]
    seat_crystals: list[int]
    seat_eggs: list[int]

    def sample(self, rng: Rng) -> State:
        return sample_state(self, rng)

    def to_json(self) -> dict[str, Json]:
        from drachenhort.games.drachenhueter.view_json import view_json

        return view_json(self)


def view_of(state: State, seat: i64) -> View:
    """Names everything this seat may know."""
    places = state.places
    view = View(seat, state.seats)
    view.see(state)
    view.options = state.options
    view.step = state.step
    view.on_turn = state.on_turn
    view.turns = state.turns
    view.last_round = state.last_round
    view.chests = state.chests
    view.is_chest_used = state.is_chest_used
    view.left = SideView(state.left)
    view.right = SideView(state.right)
    view.shown = state.shown
    view.hands = []
    view.secret_backs = []
    for holder in range(state.seats):
        hand = places[holder].hand
        secret = kinds_in(hand.held & START_BITS & ~state.shown) if holder != seat else []
        view.hands.append([kind for kind in hand.kinds() if kind not in secret])
        view.secret_backs.append(sorted([BACK[kind] for kind in secret]))
    view.rows = [place.colours() for place in places]
    view.stacks = [place.stacks for place in places]
    view.pieces = state.pieces
    view.taken_pieces = [int(place.pieces) for place in places]
    view.reds_left = state.reds_left
    view.blues_left = state.blues_left
    view.red_counts = [int(how_many(place.reds)) for place in places]
    view.blue_counts = [int(how_many(place.blues)) for place in places]
    is_over = state.outcome is not None
    view.pearls = [(int(place.reds), int(place.blues)) for place in places] if is_over else None
    view.crests = state.crests
    view.backlights = state.backlights
    view.crystals = state.crystals
    view.eggs = state.eggs
    view.seat_crests = [int(place.crest) for place in places]
    view.seat_crystals = [int(place.crystals) for place in places]
    view.seat_eggs = [int(place.eggs) for place in places]
    return view


def sample_state(view: View, rng: Rng) -> State:
    """Deals what this seat cannot know to where it could be. Every deal that fits is equally likely."""
    state = State(view.seats, rng.fork())
    state.options = view.options
    state.step = view.step
    state.outcome = view.outcome
    state.on_turn = view.on_turn
    state.turns = view.turns
    state.last_round = view.last_round
    state.chests = view.chests
    state.is_chest_used = view.is_chest_used
    state.shown = view.shown
    state.pieces = view.pieces
    state.crests = view.crests
    state.backlights = view.backlights
    state.crystals = view.crystals
    state.eggs = view.eggs
    state.places = [_place(view, seat) for seat in range(view.seats)]
    state.left = _sample_side(state, view.left, LEFT_DECK, rng)
    state.right = _sample_side(state, view.right, RIGHT_DECK, rng)
    _deal_start_cards(view, state, rng)
    while not _is_announced(state):  # 3.3 A lay that has been announced can be made.
        for seat in range(view.seats):
            state.places[seat].hand = cards_of(view.hands[seat])
        _deal_start_cards(view, state, rng)
    _deal_pearls(view, state, rng)
    if state.outcome is None:
        state.advance()
    return state


def _place(view: View, seat: int) -> Place:
    row: i64 = 0
    for colour in reversed(view.rows[seat]):
        row = row << 4 | (colour + 1)
    place = Place(cards_of(view.hands[seat]), view.stacks[seat], row, len(view.rows[seat]))
    place.pieces = view.taken_pieces[seat]
    place.piece_count = how_many(view.taken_pieces[seat])
    place.crest = view.seat_crests[seat]
    place.crystals = view.seat_crystals[seat]
    place.eggs = view.seat_eggs[seat]
    return place


def _sample_side(state: State, side: SideView, deck: list[int], rng: Rng) -> Side:
    """6.2 The cards never seen in any order, except that the back of the first one is known."""
    unseen = _never_seen(state, side, deck)
    rng.shuffle(unseen)
    if side.unseen_back is not None:
        first = unseen.index(_any_with_back(unseen, side.unseen_back))
        unseen[first], unseen[-1] = unseen[-1], unseen[first]
    assert len(unseen) == side.unseen_count, "cards are counted wrongly"
    return Side(unseen, len(unseen), side.tops[:], side.unders[:], side.display)


def _any_with_back(shuffled: list[int], back: int) -> int:
    """The first one in a shuffled order: each is equally likely."""
    for kind in shuffled:
        if BACK[kind] == back:
            return kind
    raise AssertionError("no card has the back that shows")


def _never_seen(state: State, side: SideView, deck: list[int]) -> list[int]:
    """The cards of a deck that are not in a hand, a row, the display or among those put on or under the stack."""
    seen = cards_of(side.known())
    for place in state.places:
        seen.add_all(place.hand)
        for stack in place.stacks:
            seen.add_all(stack)
    out: list[int] = []
    for kind in range(deck[0], deck[-1] + 1):
        for _ in range(COPIES[kind] - seen.count(kind)):
            out.append(kind)
    return out


def _deal_start_cards(view: View, state: State, rng: Rng) -> None:
    """6.1 Start cards whose fronts this seat does not know, to where their backs are; the rest is out of the game."""
    known = view.shown
    if view.seat < view.seats:
        known |= state.places[view.seat].hand.held
    out: list[int] = []
    for back in range(COLOURS):
        cards = [kind for kind in START_CARDS if BACK[kind] == back and not known & bit_of(kind)]
        rng.shuffle(cards)
        for seat in range(view.seats):
            for _ in range(view.secret_backs[seat].count(back)):
                state.places[seat].hand.add(cards.pop(), 1)
        out += cards
    state.starts_out = out


def _is_announced(state: State) -> bool:
    """Whether the sampled hand of a seat that is laying holds what it has said it lays."""
    step = state.step
    match step:
        case ChooseEnd():
            left = dragons_needed(state, step.method, step.jokers)
            return has_announced(state, step.seat, step.method, step.jokers, left)
        case ChooseStandIn():
            return has_announced(state, step.seat, STAND_IN, 0, step.left)
        case ChooseCards():
            return has_announced(state, step.seat, PLAIN, 0, step.left)
        case _:
            return True


def _deal_pearls(view: View, state: State, rng: Rng) -> None:
    """6.3 Pearls nobody has looked at; at the end those of the seats are known."""
    reds = RED_PEARLS[:]
    blues = BLUE_PEARLS[:]
    rng.shuffle(reds)
    rng.shuffle(blues)
    for seat in range(view.seats):
        place = state.places[seat]
        if view.pearls is not None:
            place.reds, place.blues = view.pearls[seat]
            for value in unpack(place.reds):
                reds.remove(value)
            for value in unpack(place.blues):
                blues.remove(value)
        else:
            place.reds = pack([reds.pop() for _ in range(view.red_counts[seat])])
            place.blues = pack([blues.pop() for _ in range(view.blue_counts[seat])])
    state.red_pearls = reds
    state.reds_left = len(reds)
    state.blue_pearls = blues
    state.blues_left = len(blues)
