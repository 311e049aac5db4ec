"""The short way to rows of Drachenfels."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.state import State
from drachenhort.core.step import Step
from drachenhort.games.drachenfels import state as own
from drachenhort.games.drachenfels.cards import size_of
from drachenhort.games.drachenfels.data import removed_cards
from drachenhort.games.drachenfels.fields import FIELD_NAMES, PAIR_NAMES, QUARTERS, SITE_NAMES, names_in
from drachenhort.games.drachenfels.steps import EVERY_SEAT, DrawCards, Move, SendHome, Turn
from drachenhort.games.drachenfels.steps_magic import (
    Bridge,
    CloudHome,
    PickClouded,
    PickDragon,
    PlaceDragon,
    Rainbow,
    Teletransfer,
)
from drachenhort.games.drachenfels.view import seen_in
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.row import Rows
from drachenhort.players.observation.rows.bags import shifted
from drachenhort.players.observation.rows.pieces import Kept, Plan, place_of, shown
from drachenhort.players.observation.shaping import PLACES

KNIGHT: Final = ["colour", "field", "armour", "doubling", "looked"]
NOT_SEEN: Final = 4
"""In place of the colour of shoes that a seat has not seen."""


@final
class DrachenfelsRows(Rows):
    def __init__(self, encoder: Encoder) -> None:
        plan = Plan(encoder)
        self._knight: Final = Kept(plan.seat_parts(KNIGHT))
        self._hand_size: Final = plan.seat_part("hand_size").numbers()
        self._known: Final = plan.seat_part("known").bag(4, 4)
        self._knows_of_you: Final = plan.seat_part("knows_of_you").bag(4, 4)
        absent = plan.end_seats()
        most = encoder.game.max_seats
        self._absent: Final = [absent * (most - seats) for seats in range(most + 1)]
        self._hand: Final = plan.part("hand").bag(4, 4)
        self._known_pile: Final = plan.part("known_pile").bag(4, 4)
        (holders, cards), self._no_pool = plan.by_place("known_pools", ["seats", "cards"])
        self._pool_seats: Final = holders.rows([_places_in(mask, most) for mask in range(2**most)])
        self._pool_cards: Final = cards.bag(4, 4)
        self._princesses: Final = Kept(plan.parts(["seen", "sheet"]))
        self._dragons: Final = Kept(plan.part("dragons"))
        self._bows: Final = Kept(plan.parts(["rainbows", "bridges"]))
        self._draw_pile: Final = plan.part("draw_pile").numbers()
        self._discards: Final = plan.part("discards").bag(4, 4)
        self._top_used: Final = plan.part("top_used").flags()
        self._removed: Final = plan.part("removed").bag(4, 4)
        self._castles_open: Final = plan.part("castles_open").flags()
        self._on_turn: Final = plan.part("on_turn").seats()
        self._turns: Final = plan.part("turns").numbers()
        self._step: Final = Kept(plan.part("step"))
        self._table: Final = plan.rest()

    def add(self, state: State, seat: i64, out: list[bytes]) -> None:
        assert isinstance(state, own.State), "a State of Drachenfels"
        self._add_seats(state, seat, out)
        hand = state.places[seat].hand
        self._hand.add_sorted(hand, size_of(hand), out)
        known: i64 = state.pooled[seat * state.seats]
        self._known_pile.add_sorted(known, size_of(known), out)
        self._add_pools(state, seat, out)
        out.append(self._princesses_row(state, seat))
        out.append(self._dragons_row(state, seat))
        key = state.rainbows << 8 | state.bridges
        row = self._bows.find(key)
        out.append(row if row is not None else self._bows.make(key, _bows(state), state, seat))
        out.append(self._draw_pile.of(size_of(state.draw_pile)))
        self._discards.add_list(state.discards, 1, out, is_sorted=False)
        out.append(self._top_used[1 if state.is_top_used else 0])
        removed = removed_cards(state.seats)
        self._removed.add_sorted(removed, size_of(removed), out)
        out.append(self._castles_open[1 if state.are_castles_open() else 0])
        out.append(self._on_turn[place_of(state, state.on_turn, seat)])
        out.append(self._turns.of(state.turns))
        out.append(self._step_row(state, seat))
        self._table.add(state, state.options, seat, self._table.all_told, out)

    def _add_seats(self, state: own.State, seat: i64, out: list[bytes]) -> None:
        seats = state.seats
        told = seat * seats
        holder = seat
        for _ in range(seats):
            place = state.places[holder]
            key = ((place.colour << 7 | place.field) << 1 | (1 if place.has_armour else 0)) << 4 | place.looked
            row = self._knight.find(key)
            out.append(row if row is not None else self._knight.make(key, _player(state, seat, holder), state, seat))
            hand_size = size_of(place.hand)
            out.append(self._hand_size.of(hand_size))
            known: i64 = place.hand if holder == seat else state.told[told + holder]
            self._known.add(known, size_of(known), out)
            noticed: i64 = state.noticed[holder * seats + seat]
            self._knows_of_you.add(noticed, size_of(noticed), out)
            holder = holder + 1 if holder + 1 < seats else 0
        out.append(self._absent[seats])

    def _add_pools(self, state: own.State, seat: i64, out: list[bytes]) -> None:
        """Cards known to be in the pile or in the hands of those who refreshed last."""
        seats = state.seats
        base = seat * seats
        pool: i64 = 0
        holders: i64 = 0
        told: i64 = 0
        for other in state.refreshed:
            if other == seat:
                continue
            pool += 1
            if pool == seats - 1:
                break
            holders += shifted(1, place_of(state, other, seat))
            cards: i64 = state.pooled[base + pool]
            if cards:
                out.append(self._pool_seats[holders])
                self._pool_cards.add(cards, size_of(cards), out)
                told += 1
        for _ in range(PLACES - told):
            out.append(self._no_pool)

    def _princesses_row(self, state: own.State, seat: i64) -> bytes:
        """What follows from the looks of all knights, and what this seat has seen."""
        key: i64 = 0
        for place in state.places:
            key = (key << 3 | place.colour) << 4 | place.looked
        for castle in range(QUARTERS):
            colour = seen_in(state, seat, castle)
            key = key << 3 | (NOT_SEEN if colour is None else colour)
        key = key << 3 | state.seats
        row = self._princesses.find(key)
        return row if row is not None else self._princesses.make(key, state.view(seat).to_json(), state, seat)

    def _dragons_row(self, state: own.State, seat: i64) -> bytes:
        key: i64 = 1
        for field in state.dragons:
            key = key << 7 | field
        row = self._dragons.find(key)
        return (
            row
            if row is not None
            else self._dragons.make(key, [FIELD_NAMES[dragon] for dragon in state.dragons], state, seat)
        )

    def _step_row(self, state: own.State, seat: i64) -> bytes:
        key = _step_key(state, state.step, seat)
        row = self._step.find(key) if key >= 0 else None
        if row is not None:
            return row
        value = shown(state, seat, "step")
        return self._step.make(key, value, state, seat) if key >= 0 else self._step.once(value, state, seat)


def _places_in(mask: int, most: int) -> Json:
    return [place for place in range(most) if mask >> place & 1]


def _bows(state: own.State) -> Json:
    rainbows, bridges = names_in(state.rainbows, PAIR_NAMES), names_in(state.bridges, SITE_NAMES)
    return {"rainbows": list[Json](rainbows), "bridges": list[Json](bridges)}


def _player(state: own.State, seat: i64, holder: i64) -> Json:
    players = shown(state, seat, "players")
    assert isinstance(players, list), "one for each seat"
    return players[holder]


def _step_key(state: own.State, step: Step[own.State] | None, seat: i64) -> i64:
    """Everything that is told of the procedure under way; -1 for the seldom ones."""
    if step is None:
        return 0
    if isinstance(step, Turn):
        return ((1 if step.is_first_act else 0) << 1 | (1 if step.has_played else 0)) << 3 | 1
    if isinstance(step, Move):
        return step.value << 3 | 2
    if isinstance(step, SendHome):
        return place_of(state, step.loser, seat) << 3 | 3
    if isinstance(step, DrawCards):
        return (step.left << 4 | _losers(state, step.seats, seat)) << 3 | 4
    if isinstance(step, PlaceDragon):
        return step.field << 3 | 5
    if isinstance(step, CloudHome):
        return place_of(state, step.knight, seat) << 3 | 6
    if isinstance(step, Rainbow):
        return 1 << 3
    if isinstance(step, Bridge):
        return 2 << 3
    if isinstance(step, PickDragon):
        return 3 << 3
    if isinstance(step, Teletransfer):
        return 4 << 3
    if isinstance(step, PickClouded):
        return 5 << 3
    return -1


def _losers(state: own.State, seats: i64, seat: i64) -> i64:
    """Of whose cards some are drawn: of everybody's, or of one seat's."""
    if seats == EVERY_SEAT:
        return EVERY_SEAT
    other: i64 = 0
    while seats > 1:
        seats >>= 1
        other += 1
    return place_of(state, other, seat)


def rows_for(encoder: Encoder) -> Rows:
    return DrachenfelsRows(encoder)
