"""5 The dragon phase: the piece, the offering, the attack."""

from typing import Final, final

from drachenhort.core.codec import Line
from drachenhort.core.event import EVERYBODY, only
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche import decisions, events
from drachenhort.games.schutt_und_asche.actions import DONE, FIGHT, OFFER, PIECE, is_talk
from drachenhort.games.schutt_und_asche.board import ENTRIES, FIELDS, lands_of
from drachenhort.games.schutt_und_asche.data import FAME_OF_TILE
from drachenhort.games.schutt_und_asche.domains import SEAT
from drachenhort.games.schutt_und_asche.gold import size_of, unpack, worth_of
from drachenhort.games.schutt_und_asche.legal import can_offer, decide, fights_of
from drachenhort.games.schutt_und_asche.moves import lose_land, mark_lands, offer_card
from drachenhort.games.schutt_und_asche.scoring import dragon_wins, has_dragon_won
from drachenhort.games.schutt_und_asche.state import STEPS, State
from drachenhort.games.schutt_und_asche.steps_fight import begin_fight
from drachenhort.games.schutt_und_asche.steps_talk import begin_talk

_LAST_LEFT: Final[list[int]] = [15 - 2**field for field in range(FIELDS)]
"""By field: the tiles face up when only this one is still face down."""


@final
class Piece(Step[State]):
    """5.1 The seat whose turn it is puts its dragon piece on a tile still face down."""

    def run(self, state: State) -> None:
        for field in range(FIELDS):
            if state.up == _LAST_LEFT[field]:
                self.put(state, state.piece_seat(), field)
                return
        state.decision = decide(state, state.piece_seat(), decisions.DRAGON_PIECE)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if is_talk(action):
            begin_talk(state, seat, action)
        else:
            self.put(state, seat, action - PIECE)

    def put(self, state: State, seat: i64, field: i64) -> None:
        state.field = field
        state.tell(events.PIECE_PUT, EVERYBODY, [seat, field])
        state.replace(Offering(0))


@final
class Offering(Step[State]):
    """5.2 Once round from the seat of the piece; `turn` seats have finished."""

    def __init__(self, turn: i64) -> None:
        self.turn: i64 = turn

    def run(self, state: State) -> None:
        if self.turn == state.seats:
            reveal(state)
            return
        seat = state.offering_seat(self.turn)
        if can_offer(state.places[seat]):
            state.decision = decide(state, seat, decisions.OFFER)
        else:
            self.finish(state, seat)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action == DONE:
            self.finish(state, seat)
        elif is_talk(action):
            begin_talk(state, seat, action)
        else:
            offer_card(state, seat, action - OFFER)

    def finish(self, state: State, seat: i64) -> None:
        if state.is_logging:
            offered = state.places[seat].offered
            state.tell(events.OFFERED, EVERYBODY, [seat, size_of(offered)])
            state.tell(events.OFFERED_CARDS, only(seat), [seat, *unpack(offered)])
        state.replace(Offering(self.turn + 1))


def reveal(state: State) -> None:
    """5.3 All cards, seat by seat, and the tile. All offered cards are discarded."""
    tile = state.tiles[state.field]
    state.up |= 15 ^ _LAST_LEFT[state.field]
    offering: i64 = 0
    for turn in range(state.seats):
        seat = state.offering_seat(turn)
        place = state.places[seat]
        offering += worth_of(place.offered)
        place.given = place.offered
        state.discard += place.offered
        place.offered = 0
        if state.is_logging:
            state.tell(events.REVEALED, EVERYBODY, [seat, *unpack(place.given)])
    state.tell(events.TILE_UP, EVERYBODY, [state.field, tile, offering])
    if offering >= tile:
        state.tell(events.PREVENTED, EVERYBODY, [state.field])
        give_fame(state, FAME_OF_TILE[tile])
        next_piece(state)
    else:  # 5.4
        attacks = tile if state.options.whole_tile else tile - offering
        mark_lands(state, ENTRIES[state.field], attacks)
        state.replace(Fights(state.piece_seat()))


def give_fame(state: State, value: i64) -> None:
    """5.3 To the seat that gave most gold; tie: earlier in the order of 5.2."""
    if value == 0:
        return
    best = state.offering_seat(0)
    for turn in range(1, state.seats):
        seat = state.offering_seat(turn)
        if worth_of(state.places[seat].given) > worth_of(state.places[best].given):
            best = seat
    one: i64 = 1
    state.places[best].fame += one << (value * 4)
    state.tell(events.FAME, EVERYBODY, [best, value])


def next_piece(state: State) -> None:
    """5.1 Four times in all."""
    state.attack += 1
    state.pop()


@final
class Fights(Step[State]):
    """5.5 Seats fight one by one, round and round; `seat` is looked at first."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def told(self) -> tuple[Form, list[int]]:
        return FIGHTS, [self.seat]

    def run(self, state: State) -> None:
        if state.knights & state.marked == 0:
            end_attack(state)
            return
        seat = self.seat
        while fights_of(state, seat) == 0:
            seat = state.seat_after(seat, 1)
        lands = fights_of(state, seat)
        if lands & (lands - 1):
            state.decision = decide(state, seat, decisions.PICK_FIGHT)
        else:
            self.fight(state, seat, lands_of(lands)[0])

    def answer(self, state: State, seat: i64, action: i64) -> None:
        self.fight(state, seat, action - FIGHT)

    def fight(self, state: State, seat: i64, land: i64) -> None:
        state.replace(Fights(state.seat_after(seat, 1)))
        begin_fight(state, seat, land, False)


def _read_fights(line: Line, state: State, values: list[int]) -> Step[State]:
    if not state.knights & state.marked:
        raise line.error("no land holds both a knight and a marker (5.5)")
    return Fights(values[0])


FIGHTS: Final = STEPS.form("fights", "5.5", {"seat": SEAT}, _read_fights)


def end_attack(state: State) -> None:
    """5.6 Every land still marked is lost, all markers go back; 9.2 then the dragon's victory is judged."""
    for land in lands_of(state.marked):
        lose_land(state, land)
    state.marked = 0
    if has_dragon_won(state):
        dragon_wins(state)
    else:
        next_piece(state)
