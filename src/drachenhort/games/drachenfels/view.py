"""What one seat may know, and a whole State that fits it."""

from typing import final

from drachenhort.core import state as core
from drachenhort.core.native import i64
from drachenhort.core.packed import pack, unpack
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.step import Step
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.cards import cards_of, less, size_of
from drachenhort.games.drachenfels.data import cards_in_play
from drachenhort.games.drachenfels.deduction import Clues
from drachenhort.games.drachenfels.fields import POWERS, QUARTERS, ROCK_CASTLE
from drachenhort.games.drachenfels.knowledge import close_all
from drachenhort.games.drachenfels.options import Options
from drachenhort.games.drachenfels.scoring import FOUND
from drachenhort.games.drachenfels.state import NO_COLOUR, Seat, State
from drachenhort.games.drachenfels.steps import Move
from drachenhort.games.drachenfels.ways import Way, way_of


@final
class View(core.View):
    """The table as one seat sees it. `places` are the seats without their hands; `hand` is this seat's own."""

    options: Options
    step: Step[State] | None  # The procedure under way; nothing in it is secret.
    ways: list[Way]  # For a move: a way to each of them.
    places: list[Seat]  # With empty hands.
    hand: i64
    hand_sizes: list[int]
    known: list[int]  # Per seat: cards in its hand that this seat knows of.
    pools: list[int]  # Cards it knows to be in the pile, in the pile or the hand of whoever else refreshed last, and so on.
    refreshed: list[int]  # The seats, whoever has refreshed last first.
    seen_by: list[int]  # Per seat: cards in this seat's hand that the other one knows of, as far as this seat can tell.
    seen: list[int | None]  # 8.2 The shoe colour in each rock castle, where this seat has looked or all have seen it.
    dragons: list[int]
    rainbows: i64
    bridges: i64
    draw_count: i64
    discards: list[int]
    is_top_used: bool
    on_turn: i64
    turns: i64

    def sample(self, rng: Rng) -> State:
        return sample_state(self, rng)

    def to_json(self) -> dict[str, Json]:
        from drachenhort.games.drachenfels.view_json import view_json

        return view_json(self)

    def clues(self) -> Clues:
        """8.1, 8.2 What this seat knows of the princesses: its own looks, and everybody's fruitless ones."""
        clues = Clues()
        for castle, colour in enumerate(self.seen):
            if colour is not None:
                clues.seen[castle] = colour
        for place in self.places:
            clues.exclude(place.colour, place.looked)
        return clues


def view_of(state: State, seat: i64) -> View:
    """Names everything this seat may know."""
    seats = state.seats
    view = View(seat, seats)
    view.see(state)
    view.options = state.options
    view.step = state.step
    decision = state.decision_of(seat)
    view.ways = []
    if decision is not None and decision.kind == decisions.MOVE and isinstance(state.step, Move):
        value = state.step.value
        view.ways = [way_of(state, seat, value, code) for code in view.legal]
    view.places = [Seat(0, place.colour, place.field, place.has_armour, place.looked) for place in state.places]
    view.hand = state.places[seat].hand if view.is_seated else 0
    view.hand_sizes = [size_of(place.hand) for place in state.places]
    view.known = [0] * seats
    view.seen_by = [0] * seats
    row = (seat if view.is_seated else seats) * seats
    for holder in range(seats):
        view.known[holder] = state.told[row + holder]
        if view.is_seated:
            view.seen_by[holder] = state.noticed[holder * seats + seat]
    if view.is_seated:
        view.known[seat] = view.hand
    view.pools = state.pooled[row : row + seats]
    view.refreshed = state.refreshed
    view.seen = [seen_in(state, seat, castle) for castle in range(QUARTERS)]
    view.dragons = state.dragons
    view.rainbows = state.rainbows
    view.bridges = state.bridges
    view.draw_count = size_of(state.draw_pile)
    view.discards = state.discards[:]
    view.is_top_used = state.is_top_used
    view.on_turn = state.on_turn
    view.turns = state.turns
    return view


def seen_in(state: State, seat: i64, castle: i64) -> int | None:
    """8.1, 8.2 The shoes in a rock castle: seen by this seat, or shown to all at the end."""
    if seat < state.seats and state.places[seat].looked & POWERS[castle]:
        return state.princesses[castle]
    outcome = state.outcome
    if outcome is not None and outcome.ending == FOUND and state.places[outcome.winners[0]].field == ROCK_CASTLE + castle:
        return state.princesses[castle]
    return None


def sample_state(view: View, rng: Rng) -> State:
    """Deals cards and princesses this seat cannot place to where they could be.

    What other seats know of cards that are not in this seat's hand is taken to be nothing.
    """
    seats = view.seats
    state = State(seats, rng.fork())
    state.options = view.options
    state.step = view.step
    state.outcome = view.outcome
    state.places = [place.copy() for place in view.places]
    state.dragons = view.dragons
    state.rainbows = view.rainbows
    state.bridges = view.bridges
    state.discards = view.discards[:]
    state.is_top_used = view.is_top_used
    state.on_turn = view.on_turn
    state.turns = view.turns
    placings = view.clues().placings()
    state.princesses = placings[rng.below(len(placings))]
    _deal_unknown(view, state, rng)
    _keep_knowledge(view, state)
    state.advance()
    return state


def _keep_knowledge(view: View, state: State) -> None:
    seats = view.seats
    row = (view.seat if view.is_seated else seats) * seats
    told = [0] * ((seats + 1) * seats)
    pooled = told[:]
    for holder in range(seats):
        if view.is_seated:
            told[holder * seats + view.seat] = view.seen_by[holder]
        if holder != view.seat:
            told[row + holder] = view.known[holder]
        pooled[row + holder] = view.pools[holder]
    state.told = told
    state.noticed = told[: seats * seats]
    state.pooled = pooled
    state.refreshed = view.refreshed
    close_all(state)


def _deal_unknown(view: View, state: State, rng: Rng) -> None:
    """The cards this seat has not seen: first those it knows to be in a pool, to any place there, then all others."""
    seats = view.seats
    holders = [seats] + [seat for seat in view.refreshed if seat != view.seat]  # The pile, then as the pools grow.
    known = [*view.known, view.pools[0]]
    sizes = [*view.hand_sizes, view.draw_count]
    unseen: i64 = cards_in_play(seats) - pack(view.discards)
    for cards in known:
        unseen -= cards
    dealt = known[:]
    free: list[int] = []  # A holder for every card that is still to be dealt to the present pool.
    in_pool: i64 = 0
    for pool, holder in enumerate(holders):
        free += [holder] * (sizes[holder] - size_of(known[holder]))
        in_pool += dealt[holder]
        is_last = pool == len(holders) - 1
        wanted = unseen if is_last else less(view.pools[pool], in_pool)
        unseen -= wanted
        in_pool += wanted
        _deal_to(wanted, free, dealt, rng)
    for seat in range(seats):
        state.places[seat].hand = dealt[seat]
    state.draw_pile = dealt[seats]


def _deal_to(cards: i64, free: list[int], dealt: list[int], rng: Rng) -> None:
    """Each card to one of the free places, which it takes."""
    rng.shuffle(free)
    for kind in unpack(cards):
        dealt[free.pop()] += cards_of(kind, 1)


assert NO_COLOUR == QUARTERS, "a seat without a knight excludes no princess"
