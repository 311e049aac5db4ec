"""What one seat may know (2.2), and a whole State that fits it.

The tightest bounds on everybody's coins are exact: all seats start alike, bids are revealed, what the bank gives or gets is
public, and a Brigand takes everything a seat has of two kinds, an amount that was known before and leaves nothing behind.
So the view of a seat names the coins of all seats: whoever sits there could have counted them. Somebody who looks on may
have come late and sees no coins behind screens, unless the table plays with open coins. Unknown to all are the bids that
are still in closed fists and the order of the cards.
"""

from typing import final

from drachenhort.core import state as core
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.step import Step
from drachenhort.games.drachenfaust import decisions
from drachenhort.games.drachenfaust.bids import NOT_ASKED, OPEN, SECRET, UNDECIDED
from drachenhort.games.drachenfaust.data import (
    ALL_COMMON,
    ALL_FAIRY,
    ALL_SILVER,
    PRICE_COMMON,
    PRICE_FAIRY,
    PRICE_SILVER,
)
from drachenhort.games.drachenfaust.legal import bid_decision, silver_decision
from drachenhort.games.drachenfaust.options import Options
from drachenhort.games.drachenfaust.state import Place, State
from drachenhort.games.drachenfaust.steps import Auction, TieBreak, chosen_bid


@final
class View(core.View):
    """The table as one seat sees it."""

    options: Options
    step: Step[State] | None  # The procedure under way.
    places: list[Place]
    shows_coins: bool  # 2.2 Otherwise the fairy gold, common gold and silver of every place is left out, and 0 here.
    fairy: i64  # The bank.
    common: i64
    silver: i64
    red: i64
    stones: i64
    round: i64
    stack: list[int]  # Sorted: which cards are still to come is known, not their order.
    discards: list[int]
    drawn: list[int]
    extras: list[int]  # Sorted likewise.
    aside: list[int]
    bids: list[int]
    is_given_up: bool
    ending: str

    def sample(self, rng: Rng) -> State:
        return sample_state(self, rng)

    def to_json(self) -> dict[str, Json]:
        from drachenhort.games.drachenfaust.view_json import view_json  # It knows this class.

        return view_json(self)


def view_of(state: State, seat: i64) -> View:
    """Names everything this seat may know."""
    view = View(seat, state.seats)
    view.see(state)
    view.options = state.options
    view.step = _shown_to(state.step, seat)
    _hide_progress(view)
    view.shows_coins = seat < state.seats or state.options.open_coins
    view.places = [_shown_place(place, view.shows_coins) for place in state.places]
    view.fairy = state.fairy
    view.common = state.common
    view.silver = state.silver
    view.red = state.red
    view.stones = state.stones
    view.round = state.round
    view.stack = sorted(state.stack)
    view.discards = state.discards
    view.drawn = state.drawn
    view.extras = sorted(state.extras)
    view.aside = sorted(state.aside)
    view.bids = state.bids
    view.is_given_up = state.is_given_up
    view.ending = state.ending
    return view


def _shown_place(place: Place, shows_coins: bool) -> Place:
    """2.2 Who holds black and red coins everybody sees."""
    shown = place.copy()
    if not shows_coins:
        shown.fairy = 0
        shown.common = 0
        shown.silver = 0
    return shown


def _hide_progress(view: View) -> None:
    """4.1 How far another seat has come with its bid is its own affair."""
    for place, (seat, kind) in enumerate(view.pending):
        if seat != view.seat and (kind == decisions.BID_FAIRY or kind == decisions.BID_MAGIC):
            view.pending[place] = seat, decisions.BID


def _shown_to(step: Step[State] | None, seat: i64) -> Step[State] | None:
    """A step as this seat sees it: 4.1, 4.3 what the others have in their fists stays secret until all are shown."""
    if isinstance(step, Auction):
        shown: Step[State] = Auction(step.card, _masked(step.choices, seat))
    elif isinstance(step, TieBreak):
        shown = TieBreak(step.card, _masked(step.choices, seat))
    else:
        return step
    shown.below = step.below
    return shown


def _masked(choices: list[int], seat: i64) -> list[int]:
    masked: list[int] = []
    for other, choice in enumerate(choices):
        if other == seat or choice == NOT_ASKED:
            masked.append(choice)
        else:
            masked.append(UNDECIDED if choice & OPEN else SECRET)
    return masked


def sample_state(view: View, rng: Rng) -> State:
    """Shuffles the cards whose order is unknown and fills the closed fists with anything they could hold.

    For somebody who looks on, coins lie behind the screens anyhow, as many in all as the bank does not have.
    """
    state = State(view.seats, rng.fork())
    state.options = view.options
    state.step = view.step
    state.outcome = view.outcome
    state.places = [place.copy() for place in view.places]
    state.fairy = view.fairy
    state.common = view.common
    state.silver = view.silver
    state.red = view.red
    state.stones = view.stones
    state.round = view.round
    state.stack = _shuffled(view.stack, rng)
    state.discards = view.discards
    state.drawn = view.drawn
    state.extras = _shuffled(view.extras, rng)
    state.aside = view.aside
    state.bids = view.bids
    state.is_given_up = view.is_given_up
    state.ending = view.ending
    if not view.shows_coins:
        _deal_coins(state, _buyer(view), rng)
    _fill_fists(state, rng)
    state.advance()
    return state


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    out = cards[:]
    rng.shuffle(out)
    return out


def _buyer(view: View) -> int | None:
    """6.13 The seat that is asked what it buys: it has coins to buy with, or nobody would ask."""
    for seat, kind in view.pending:
        if kind == decisions.BUY:
            return seat
    return None


def _deal_coins(state: State, buyer: int | None, rng: Rng) -> None:
    """Every coin that is not in the bank, and no fairy gold lying out, behind a screen."""
    fairy = ALL_FAIRY - state.fairy
    for place in state.places:
        fairy -= place.laid
    common = ALL_COMMON - state.common
    silver = ALL_SILVER - state.silver
    if buyer is not None:
        place = state.places[buyer]
        if fairy >= PRICE_FAIRY:
            place.fairy = PRICE_FAIRY
        elif common >= PRICE_COMMON:
            place.common = PRICE_COMMON
        else:
            place.silver = PRICE_SILVER
        fairy -= place.fairy
        common -= place.common
        silver -= place.silver
    for _ in range(fairy):
        state.places[rng.below(state.seats)].fairy += 1
    for _ in range(common):
        state.places[rng.below(state.seats)].common += 1
    for _ in range(silver):
        state.places[rng.below(state.seats)].silver += 1


def _fill_fists(state: State, rng: Rng) -> None:
    step = state.step
    if isinstance(step, Auction):
        choices = [_some_bid(state, seat, rng) if choice == SECRET else choice for seat, choice in enumerate(step.choices)]
        state.replace(Auction(step.card, choices))
    elif isinstance(step, TieBreak):
        choices = [
            rng.below(silver_decision(state, seat).count()) if choice == SECRET else choice
            for seat, choice in enumerate(step.choices)
        ]
        state.replace(TieBreak(step.card, choices))


def _some_bid(state: State, seat: i64, rng: Rng) -> int:
    """Any bid this seat could have made."""
    choice: i64 = UNDECIDED
    while choice & OPEN:
        decision = bid_decision(state, seat, choice)
        choice = chosen_bid(state, seat, choice, decision.nth(rng.below(decision.count())))
    return choice
