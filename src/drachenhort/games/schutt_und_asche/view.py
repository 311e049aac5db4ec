"""What one seat may know."""

from typing import final

from drachenhort.core import state as core
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche import decisions
from drachenhort.games.schutt_und_asche.board import BIT, FIELDS, LANDS
from drachenhort.games.schutt_und_asche.data import KINDS, is_red
from drachenhort.games.schutt_und_asche.gold import size_of
from drachenhort.games.schutt_und_asche.options import Options
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.stacks import height_of
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.steps_purchase import Laying
from drachenhort.games.schutt_und_asche.steps_setup import Sorting


@final
class SeatView:
    """One seat as somebody sees it. Gold is packed; of hidden gold there is only the number of cards."""

    lands: i64
    power: i64
    hand_size: i64
    offered_size: i64
    returned_size: i64
    given: i64
    spent: i64
    fame: i64
    hits: i64
    is_successful: bool
    claims_left: i64


@final
class View(core.View):
    """The table as one seat sees it. `hand`, `offered` and `returned` are its own gold."""

    options: Options
    step: Step[State] | None  # The procedure under way, as far as it can be seen.
    round: i64
    regent: i64
    attack: i64
    field: i64
    buyer: i64
    hits: i64
    victor: int | None
    places: list[SeatView]
    hand: i64
    offered: i64
    returned: i64
    discard: i64
    standing: i64
    knights: i64
    swords: i64
    shields: i64
    marked: i64
    heights: list[int]
    known: list[int]  # By land: how many tiles from the bottom on its owner knows.
    stacks: list[int]  # By land: those of them that this seat knows, packed, the topmost in the lowest bits.
    looks: list[int]
    aside: i64  # How many tiles are put aside.
    turned: list[int]
    removed: list[int]
    unseen: list[int]  # By kind: tiles that this seat cannot see anywhere, by counting.
    tiles: list[int]  # By field: the number if face up, else 0.
    reds: i64  # Fields with a red tile, a bit each; the backs show the colour.
    up: i64
    claims: list[int]

    def sample(self, rng: Rng) -> State:
        from drachenhort.games.schutt_und_asche.sample import sample_state

        return sample_state(self, rng)

    def to_json(self) -> dict[str, Json]:
        from drachenhort.games.schutt_und_asche.view_json import view_json

        return view_json(self)

    def seat_after(self, seat: i64, places: i64) -> i64:
        """3.1 So many places clockwise."""
        return (seat + places) % self.seats

    def piece_seat(self) -> i64:
        """5.1 Whose dragon piece it is."""
        return self.seat_after(self.regent, self.attack)

    def status_of(self, seat: i64) -> str:
        """6.6, 9.1 What counts for the crown."""
        return "victorious" if self.victor == seat else "successful" if self.places[seat].is_successful else "none"

    def owns(self, land: i64) -> bool:
        return self.seat < self.seats and self.places[self.seat].lands & BIT[land] != 0


def view_of(state: State, seat: i64) -> View:
    """Names everything this seat may know."""
    view = View(seat, state.seats)
    view.see(state)
    view.options = state.options
    view.step = _shown_to(state.step, seat)
    _hide_laying(view, state)
    view.round = state.round
    view.regent = state.regent
    view.attack = state.attack
    view.field = state.field
    view.buyer = state.buyer
    view.hits = state.hits
    view.victor = state.victor
    _show_seats(state, view)
    _show_lands(state, view)
    view.tiles = [state.tiles[field] if state.up >> field & 1 else 0 for field in range(FIELDS)]
    view.reds = 0
    for field in range(FIELDS):
        if is_red(state.tiles[field]):
            view.reds |= 2**field
    view.up = state.up
    view.claims = state.claims
    return view


def _hide_laying(view: View, state: State) -> None:
    """7.2 Others learn only which stack is looked at: how long its laying takes would tell how many kinds lie in it."""
    for place, (seat, kind) in enumerate(view.pending):
        if kind == decisions.ORDER and seat != view.seat:
            view.pending[place] = seat, decisions.SORT if isinstance(state.step, Sorting) else decisions.PURCHASE


def _shown_to(step: Step[State] | None, seat: i64) -> Step[State] | None:
    """A step as this seat sees it: how others lay their stacks stays hidden."""
    if isinstance(step, Laying) and step.seat != seat:
        return step.below
    if isinstance(step, Sorting):
        orders: list[Order | None] = [order if place == seat else None for place, order in enumerate(step.orders)]
        shown = Sorting(step.done, orders)
        shown.below = step.below
        return shown
    return step


def _show_seats(state: State, view: View) -> None:
    view.places = []
    view.hand = 0
    view.offered = 0
    view.returned = 0
    for seat in range(state.seats):
        place = state.places[seat]
        shown = SeatView()
        shown.lands = place.lands
        shown.power = place.power
        shown.hand_size = size_of(place.hand)
        shown.offered_size = size_of(place.offered)
        shown.returned_size = size_of(place.returned)
        shown.given = place.given
        shown.spent = place.spent
        shown.fame = place.fame
        shown.hits = place.hits
        shown.is_successful = place.is_successful
        shown.claims_left = place.claims_left
        view.places.append(shown)
        if seat == view.seat:
            view.hand = place.hand
            view.offered = place.offered
            view.returned = place.returned
    view.discard = state.discard


def _show_lands(state: State, view: View) -> None:
    view.standing = state.standing
    view.knights = state.knights
    view.swords = state.swords
    view.shields = state.shields
    view.marked = state.marked
    view.looks = state.looks[:]
    view.known = state.known[:]
    view.aside = len(state.aside)
    view.turned = state.turned
    view.removed = state.removed
    view.unseen = [0] * (KINDS + 1)
    view.heights = []
    view.stacks = []
    for kind in state.aside:
        view.unseen[kind] += 1
    for land in range(LANDS):
        stack: i64 = state.stacks[land]
        height = height_of(stack)
        view.heights.append(height)
        hidden = height - state.known[land] if view.owns(land) else height
        while hidden:
            view.unseen[stack & 7] += 1
            stack >>= 3
            hidden -= 1
        view.stacks.append(stack)
