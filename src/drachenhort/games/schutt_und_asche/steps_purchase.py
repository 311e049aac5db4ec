"""7 The purchases of one seat after the other."""

from typing import final

from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche import decisions, events
from drachenhort.games.schutt_und_asche.actions import BUY, DONE, LOOK, NEXT, PUT, is_talk
from drachenhort.games.schutt_und_asche.board import BIT, lands_of
from drachenhort.games.schutt_und_asche.data import DRAGON, POWER, PRICE_LOOK, PRICE_TILE
from drachenhort.games.schutt_und_asche.gold import size_of
from drachenhort.games.schutt_und_asche.legal import decide, decide_order, decide_put, room_for
from drachenhort.games.schutt_und_asche.moves import lay_stack, leave_game, look_at, lose_land, put_tile, take_top
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.scoring import dragon_wins, has_dragon_won
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.steps_fight import begin_fight
from drachenhort.games.schutt_und_asche.steps_talk import begin_talk


@final
class Purchases(Step[State]):
    """7 From the regent on; each seat finishes before the next."""

    def run(self, state: State) -> None:
        if has_dragon_won(state):  # 9.2 After each purchased tile.
            dragon_wins(state)
            return
        if state.buyer == state.seats:
            state.pop()
            return
        seat = state.seat_after(state.regent, state.buyer)
        place = state.places[seat]
        can_act = place.hand and place.lands & state.standing
        if can_act or place.claims_left:
            state.decision = decide(state, seat, decisions.PURCHASE)
        else:  # All can see that there is nothing to do.
            end_purchases(state, seat)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action == DONE:
            end_purchases(state, seat)
        elif is_talk(action):
            begin_talk(state, seat, action)
        elif action >= LOOK:
            look(state, seat, action - LOOK)
        else:
            buy(state, seat, action - BUY)


def end_purchases(state: State, seat: i64) -> None:
    """7.3 All cards go back unseen."""
    place = state.places[seat]
    state.tell(events.PURCHASES_END, EVERYBODY, [seat, size_of(place.hand)])
    place.returned = place.hand
    place.hand = 0
    state.buyer += 1


def look(state: State, seat: i64, land: i64) -> None:
    """7.2"""
    state.places[seat].spent += PRICE_LOOK
    go_on_laying(state, seat, look_at(state, seat, land))


def go_on_laying(state: State, seat: i64, order: Order) -> None:
    """7.2 The next tile, if there is still something to choose. Called with the purchases under way."""
    if order.is_plain():
        lay_stack(state, seat, order)
    else:
        state.push(Laying(seat, order))


@final
class Laying(Step[State]):
    """7.2 A stack is laid anew, tile by tile."""

    def __init__(self, seat: i64, order: Order) -> None:
        self.seat: i64 = seat
        self.order = order

    def run(self, state: State) -> None:
        state.decision = decide_order(self.seat, self.order)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.pop()
        go_on_laying(state, seat, self.order.with_next(action - NEXT + 1))


def buy(state: State, seat: i64, land: i64) -> None:
    """7.1, 7.4 The top tile, turned up for all; no going back."""
    place = state.places[seat]
    place.spent += PRICE_TILE
    kind = take_top(state, land)
    state.tell(events.BOUGHT, EVERYBODY, [seat, land, kind])
    if kind == POWER:
        place.power += 1
    elif kind == DRAGON:
        attack_bought(state, seat, land)
    elif room_for(state, seat, kind):
        state.push(Putting(seat, kind))
    else:  # 7.1 No room on any own land.
        leave_game(state, kind, 1)
        state.tell(events.NO_ROOM, EVERYBODY, [seat, kind])


def attack_bought(state: State, seat: i64, land: i64) -> None:
    """7.4 The land it lay on is attacked at once; the tile leaves whatever happens."""
    leave_game(state, DRAGON, 1)
    if state.knights & BIT[land]:
        begin_fight(state, seat, land, True)
    else:
        lose_land(state, land)


@final
class Putting(Step[State]):
    """7.1 Knight, sword or shield must be placed on an own land with room."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind

    def run(self, state: State) -> None:
        room = room_for(state, self.seat, self.kind)
        if room & (room - 1):
            state.decision = decide_put(state, self.seat, self.kind)
        else:
            self.answer(state, self.seat, PUT + lands_of(room)[0])

    def answer(self, state: State, seat: i64, action: i64) -> None:
        put_tile(state, seat, self.kind, action - PUT)
        state.pop()
