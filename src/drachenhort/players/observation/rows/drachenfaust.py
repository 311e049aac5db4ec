"""The short way to rows of Drachenfaust."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.state import State
from drachenhort.core.step import Step
from drachenhort.games.drachenfaust import decisions
from drachenhort.games.drachenfaust import state as own
from drachenhort.games.drachenfaust.bids import NOT_ASKED, OPEN
from drachenhort.games.drachenfaust.cards import COLOUR_NAMES, COLOURS, count_of, unpack_stones
from drachenhort.games.drachenfaust.data import COPIES
from drachenhort.games.drachenfaust.steps import Auction, TieBreak
from drachenhort.games.drachenfaust.use import Declare, Rainbow, Use
from drachenhort.games.drachenfaust.view_json import bid_json
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.row import Rows
from drachenhort.players.observation.rows.pieces import Kept, Plan, place_of, shown

CARD_BITS: Final = 2
assert max(COPIES) < 1 << CARD_BITS, "cards of a kind are counted in two bits"
COINS: Final = ("fairy", "common", "silver", "black", "red", "laid")
STEP_BITS: Final = 56
"""So many tell a step."""


@final
class DrachenfaustRows(Rows):
    def __init__(self, encoder: Encoder) -> None:
        plan = Plan(encoder)
        self._round: Final = plan.part("round").numbers()
        self._coins: Final = [
            plan.seat_part(name).numbers() for name in ("fairy", "common", "silver", "black", "red", "laid")
        ]
        self._stones: Final = Kept(plan.seat_part("stones"))
        self._score: Final = plan.seat_part("score").numbers()
        self._double: Final = plan.seat_part("doppelganger").rows(["none", "from-before", "this-round"])
        absent = plan.end_seats()
        most = encoder.game.max_seats
        self._absent: Final = [absent * (most - seats) for seats in range(most + 1)]
        self._bank: Final = [plan.part(f"bank.{name}").numbers() for name in ("fairy", "common", "silver", "red")]
        self._bank_stones: Final = [plan.part(f"bank.stones.{name}").numbers() for name in COLOUR_NAMES]
        self._stack: Final = plan.part("stack").bag(CARD_BITS, 0)
        self._discards: Final = plan.part("discards").bag(CARD_BITS, 0)
        self._drawn: Final = plan.part("drawn").bag(CARD_BITS, 0)
        self._extras: Final = plan.part("extras").bag(CARD_BITS, 0)
        self._aside: Final = plan.part("aside").bag(CARD_BITS, 0)
        bid, no_bid = plan.by_seat("bids")
        self._no_bids: Final = [no_bid * (most - seats) for seats in range(most + 1)]
        self._bid: Final = Kept(bid)
        self._is_given_up: Final = plan.part("is_given_up").flags()
        self._steps: Final = Kept(plan.part("steps"))
        self._table: Final = plan.rest()
        self._told: Final = list(range(len(encoder.game.decision_names)))
        for hidden in (decisions.BID_FAIRY, decisions.BID_MAGIC):  # 4.1 How far others have come with their bids.
            self._told[hidden] = decisions.BID

    def add(self, state: State, seat: i64, out: list[bytes]) -> None:
        assert isinstance(state, own.State), "a State of Drachenfaust"
        out.append(self._round.of(state.round))
        self._add_seats(state, seat, out)
        bank = self._bank
        out.append(bank[0].of(state.fairy))
        out.append(bank[1].of(state.common))
        out.append(bank[2].of(state.silver))
        out.append(bank[3].of(state.red))
        for colour in range(COLOURS):
            out.append(self._bank_stones[colour].of(count_of(state.stones, colour)))
        self._stack.add_list(state.stack, 0, out, is_sorted=True)
        self._discards.add_list(state.discards, 0, out, is_sorted=False)
        self._drawn.add_list(state.drawn, 0, out, is_sorted=False)
        self._extras.add_list(state.extras, 0, out, is_sorted=True)
        self._aside.add_list(state.aside, 0, out, is_sorted=True)
        self._add_bids(state, seat, out)
        out.append(self._is_given_up[1 if state.is_given_up else 0])
        key = _steps_key(state, seat)
        row = self._steps.get(key)
        out.append(row if row is not None else self._steps.make(key, shown(state, seat, "steps"), state, seat))
        self._table.add(state, state.options, seat, self._told, out)

    def _add_seats(self, state: own.State, seat: i64, out: list[bytes]) -> None:
        """2.2 Whoever sits at the table can count the coins of all seats."""
        coins = self._coins
        seats = state.seats
        holder = seat
        for _ in range(seats):
            place = state.places[holder]
            out.append(coins[0].of(place.fairy))
            out.append(coins[1].of(place.common))
            out.append(coins[2].of(place.silver))
            out.append(coins[3].of(place.black))
            out.append(coins[4].of(place.red))
            out.append(coins[5].of(place.laid))
            stones = self._stones.find(place.stones)
            if stones is None:
                counts = unpack_stones(place.stones)
                value: dict[str, Json] = {name: counts[colour] for colour, name in enumerate(COLOUR_NAMES)}
                stones = self._stones.make(place.stones, value, state, seat)
            out.append(stones)
            out.append(self._score.of(place.score))
            out.append(self._double[place.double])
            holder = holder + 1 if holder + 1 < seats else 0
        out.append(self._absent[seats])

    def _add_bids(self, state: own.State, seat: i64, out: list[bytes]) -> None:
        seats = state.seats
        bidder = seat
        for _ in range(seats):
            bid = state.bids[bidder]
            row = self._bid.find(bid)
            out.append(row if row is not None else self._bid.make(bid, bid_json(bid), state, seat))
            bidder = bidder + 1 if bidder + 1 < seats else 0
        out.append(self._no_bids[seats])


def _steps_key(state: own.State, seat: i64) -> int:
    """Everything a seat may know of the procedures under way."""
    key = 0
    step = state.step
    while step is not None:
        digits: int = _step_key(state, step, seat)
        if digits:
            key = key << STEP_BITS | digits
        step = step.below
    return key


def _step_key(state: own.State, step: Step[own.State], seat: i64) -> i64:
    if isinstance(step, Auction):
        return _fists_key(step.choices, seat) << 8 | step.card << 3 | 1
    if isinstance(step, TieBreak):
        return _fists_key(step.choices, seat) << 8 | step.card << 3 | 2
    if isinstance(step, Declare):
        return place_of(state, step.seat, seat) << 8 | step.card << 3 | 3
    if isinstance(step, Use):
        told = (step.line << 2 | step.uses) << 1 | (1 if step.is_auctioned else 0)
        return (told << 3 | place_of(state, step.seat, seat)) << 8 | step.card << 3 | 4
    if isinstance(step, Rainbow):
        return ((step.drawn << 2 | step.named) << 3 | place_of(state, step.seat, seat)) << 3 | 5
    return 0


def _fists_key(choices: list[int], seat: i64) -> i64:
    """The reader's own fist, and of the others who is asked and who has decided."""
    seats = len(choices)
    key: i64 = choices[seat]
    other = seat
    for _ in range(seats):
        choice: i64 = choices[other]
        key = key << 2 | (1 if choice & OPEN else 2 if choice == NOT_ASKED else 3)
        other = other + 1 if other + 1 < seats else 0
    return key << 3 | seats


def rows_for(encoder: Encoder) -> Rows:
    return DrachenfaustRows(encoder)
