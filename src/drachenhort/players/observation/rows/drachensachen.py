"""The short way to rows of Drachensachen."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.state import State
from drachenhort.core.step import Step
from drachenhort.games.drachensachen import state as own
from drachenhort.games.drachensachen.cards import row_length, size_of
from drachenhort.games.drachensachen.data import CURSE_IDS, SKILL_IDS, SKILLS
from drachenhort.games.drachensachen.pile import Pile
from drachenhort.games.drachensachen.steps import UNDECIDED, Effects, Skip, Swap, Turns
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.row import Rows
from drachenhort.players.observation.rows.pieces import Kept, Plan, place_of, shown


@final
class DrachensachenRows(Rows):
    def __init__(self, encoder: Encoder) -> None:
        plan = Plan(encoder)
        self._game_number: Final = plan.part("game_number").numbers()
        self._starter: Final = plan.part("starter").seats()
        self._skills: Final = plan.part("skills").rows([_skills(mask) for mask in range(2 ** len(SKILLS))])
        self._is_chaos: Final = plan.part("is_chaos").flags()
        self._lost: Final = plan.seat_part("lost").numbers()
        self._hand_size: Final = plan.seat_part("hand_size").numbers()
        self._known: Final = plan.seat_part("known").bag(4, 4)
        self._all_know: Final = plan.seat_part("all_know").bag(4, 4)
        self._open: Final = plan.seat_part("open").bag(4, 4)
        self._hidden: Final = plan.seat_part("hidden").numbers()
        self._curse: Final = plan.seat_part("curse").rows(list[Json](CURSE_IDS))
        self._absent: Final = plan.end_seats()
        self._hand: Final = plan.part("hand").bag(4, 4)
        self._pile: Final = plan.part("pile").bag(4, 4)
        self._removed: Final = plan.part("removed").bag(4, 4)
        self._draw_pile: Final = plan.part("draw_pile").numbers()
        self._out: Final = plan.part("out").numbers()
        self._is_clockwise: Final = plan.part("is_clockwise").flags()
        self._on_turn: Final = plan.part("on_turn").seats()
        self._turns: Final = plan.part("turns").numbers()
        self._owed: Final = plan.part("owed_draw").numbers()
        winner = plan.part("winner")
        self._winner: Final = winner.seats()
        self._no_winner: Final = winner.row(None)
        self._step: Final = Kept(plan.part("step"))
        self._table: Final = plan.rest()
        self._most_seats: Final = encoder.game.max_seats

    def add(self, state: State, seat: i64, out: list[bytes]) -> None:
        assert isinstance(state, own.State), "a State of Drachensachen"
        out.append(self._game_number.of(state.game_number))
        out.append(self._starter[place_of(state, state.starter, seat)])
        out.append(self._skills[state.skills])
        out.append(self._is_chaos[1 if state.is_chaos else 0])
        self._add_seats(state, seat, out)
        hand = state.places[seat].hand
        self._hand.add_sorted(hand, size_of(hand), out)
        self._add_pile(state.pile, out)
        self._removed.add_sorted(state.removed, size_of(state.removed), out)
        out.append(self._draw_pile.of(state.draw_left))
        out.append(self._out.of(len(state.out)))
        out.append(self._is_clockwise[1 if state.is_clockwise else 0])
        out.append(self._on_turn[place_of(state, state.on_turn, seat)])
        out.append(self._turns.of(state.turns))
        out.append(self._owed.of(state.owed))
        winner = state.winner
        out.append(self._no_winner if winner is None else self._winner[place_of(state, winner, seat)])
        out.append(self._step_row(state, seat))
        self._table.add(state, state.options, seat, self._table.all_told, out)

    def _add_seats(self, state: own.State, seat: i64, out: list[bytes]) -> None:
        seats = state.seats
        told = seat * seats
        holder = seat
        for _ in range(seats):
            place = state.places[holder]
            hand_size = size_of(place.hand)
            out.append(self._lost.of(state.lost[holder]))
            out.append(self._hand_size.of(hand_size))
            if holder == seat:
                self._known.add(place.hand, hand_size, out)
            else:
                known = place.known + state.told[told + holder]
                self._known.add(known, size_of(known), out)
            self._all_know.add(place.known, size_of(place.known), out)
            self._open.add(place.open, size_of(place.open), out)
            out.append(self._hidden.of(row_length(place.hidden)))
            out.append(self._curse[state.curses[holder]])
            holder = holder + 1 if holder + 1 < seats else 0
        for _ in range(self._most_seats - seats):
            out.append(self._absent)

    def _add_pile(self, pile: Pile, out: list[bytes]) -> None:
        cards = pile.cards
        count = size_of(cards)
        self._pile.add(cards, count, out)
        if count == 0:
            self._pile.add_ends(0, 0, 0, out)
            return
        row = pile.row
        if pile.buried:
            first: i64 = pile.buried[0]
            before = row >> 4 if row < 256 else row >> 4 & 15
            if before == 0:
                before = pile.buried[-1]
        else:
            before = row >> 4 & 15
            first = row
            while first > 15:
                first >>= 4
        self._pile.add_ends(first, before, row & 15, out)

    def _step_row(self, state: own.State, seat: i64) -> bytes:
        step = state.step
        key = self._step_key(state, step, seat)
        row = self._step.get(key)
        return row if row is not None else self._step.make(key, shown(state, seat, "step"), state, seat)

    def _step_key(self, state: own.State, step: Step[own.State] | None, seat: i64) -> int:
        if isinstance(step, Turns):
            return place_of(state, state.on_turn, seat) << 3 | 1
        if isinstance(step, Skip):
            return (step.skips << 3 | place_of(state, step.seat, seat)) << 3 | 2
        if isinstance(step, Effects):
            return ((step.count << 4 | step.kind) << 3 | place_of(state, step.seat, seat)) << 3 | 3
        if isinstance(step, Swap):
            key = step.choices[seat] << 3 | state.seats
            for place in range(state.seats):
                key = key << 1 | (step.choices[(seat + place) % state.seats] != UNDECIDED)
            return key << 3 | 4
        return 0


def _skills(mask: int) -> Json:
    return [name for place, name in enumerate(SKILL_IDS) if mask & SKILLS[place]]


def rows_for(encoder: Encoder) -> Rows:
    return DrachensachenRows(encoder)
