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
from drachenhort.players.observation.lately import Lately
from drachenhort.players.observation.row import Rows
from drachenhort.players.observation.rows.pieces import Kept, Pairs, Plan, place_of, shown

SLOTS: Final = 1 << 12
NOBODY: Final = 15
"""In place of the winner's seat."""


@final
class DrachensachenRows(Rows):
    def __init__(self, encoder: Encoder) -> None:
        plan = Plan(encoder)
        self._match: Final = Lately(SLOTS)
        self._game_number: Final = plan.part("game_number").numbers()
        self._starter: Final = plan.part("starter").seats()
        self._skills: Final = plan.part("skills").rows([_skills(mask) for mask in range(2 ** len(SKILLS))])
        self._is_chaos: Final = plan.part("is_chaos").flags()
        lost = plan.seat_part("lost").numbers()
        self._lost_and_size: Final = Pairs(lost, plan.seat_part("hand_size").numbers())
        for name in ("known", "all_know", "open"):
            plan.seat_part(name)
        self._hidden: Final = plan.seat_part("hidden").numbers()
        self._curse: Final = plan.seat_part("curse").rows(list[Json](CURSE_IDS))
        absent = plan.end_seats()
        most = encoder.game.max_seats
        self._absent: Final = [absent * (most - seats) for seats in range(most + 1)]
        self._laid_out: Final = Lately(SLOTS)
        self._cards: Final = plan.part("hand").bag(4, 4)  # All cards are told alike.
        for name in ("pile", "removed"):
            plan.part(name)
        self._removed: Final = Lately(SLOTS)
        draw_pile = plan.part("draw_pile").numbers()
        self._piles: Final = Pairs(draw_pile, plan.part("out").numbers())
        ways = plan.part("is_clockwise").flags()
        on_turn = plan.part("on_turn").seats()
        self._on_turn: Final = [[way + place for place in on_turn] for way in ways]
        turns = plan.part("turns").numbers()
        self._turns_and_owed: Final = Pairs(turns, plan.part("owed_draw").numbers())
        winner = plan.part("winner")
        self._winner: Final = winner.seats()
        self._no_winner: Final = winner.row(None)
        self._step: Final = Kept(plan.part("step"))
        self._steps: Final = Lately(SLOTS)  # With the winner before them.
        self._table: Final = plan.rest()

    def add(self, state: State, seat: i64, out: list[bytes]) -> None:
        assert isinstance(state, own.State), "a State of Drachensachen"
        out.append(self._match_row(state, seat))
        self._add_seats(state, seat, out)
        hand = state.places[seat].hand
        self._cards.add_sorted(hand, size_of(hand), out)
        self._add_pile(state.pile, out)
        out.append(self._removed_row(state.removed))
        out.append(self._piles.of(state.draw_left, len(state.out)))
        out.append(self._on_turn[1 if state.is_clockwise else 0][place_of(state, state.on_turn, seat)])
        out.append(self._turns_and_owed.of(state.turns, state.owed))
        out.append(self._step_row(state, seat))
        self._table.add(state, state.options, seat, self._table.all_told, out)

    def _match_row(self, state: own.State, seat: i64) -> bytes:
        """What stays the same for a whole game."""
        starter = place_of(state, state.starter, seat)
        told = starter << 1 | (1 if state.is_chaos else 0)
        row = self._match.get(state.game_number, state.skills, told, 0)
        if row is None:
            game_number = self._game_number.of(state.game_number)
            is_chaos = self._is_chaos[1 if state.is_chaos else 0]
            row = b"".join([game_number, self._starter[starter], self._skills[state.skills], is_chaos])
            self._match.keep(state.game_number, state.skills, told, 0, row)
        return row

    def _add_seats(self, state: own.State, seat: i64, out: list[bytes]) -> None:
        seats = state.seats
        told = seat * seats
        holder = seat
        for _ in range(seats):
            place = state.places[holder]
            hand_size = size_of(place.hand)
            out.append(self._lost_and_size.of(state.lost[holder], hand_size))
            all_know = size_of(place.known)
            further: i64 = state.told[told + holder]
            if holder == seat:
                self._cards.add(place.hand, hand_size, out)
                self._cards.add(place.known, all_know, out)
            elif further:
                self._cards.add(place.known + further, size_of(place.known + further), out)
                self._cards.add(place.known, all_know, out)
            else:
                self._cards.add_twice(place.known, all_know, out)
            out.append(self._laid_out_row(place, state.curses[holder]))
            holder = holder + 1 if holder + 1 < seats else 0
        out.append(self._absent[seats])

    def _laid_out_row(self, place: own.Place, curse: i64) -> bytes:
        hidden = row_length(place.hidden)
        row = self._laid_out.get(place.open, hidden, curse, 0)
        if row is None:
            out: list[bytes] = []
            self._cards.add(place.open, size_of(place.open), out)
            out.append(self._hidden.of(hidden))
            out.append(self._curse[curse])
            row = b"".join(out)
            self._laid_out.keep(place.open, hidden, curse, 0, row)
        return row

    def _removed_row(self, removed: i64) -> bytes:
        row = self._removed.get(removed, 0, 0, 0)
        if row is None:
            out: list[bytes] = []
            self._cards.add_sorted(removed, size_of(removed), out)
            row = b"".join(out)
            self._removed.keep(removed, 0, 0, 0, row)
        return row

    def _add_pile(self, pile: Pile, out: list[bytes]) -> None:
        cards = pile.cards
        count = size_of(cards)
        self._cards.add(cards, count, out)
        if count == 0:
            self._cards.add_ends(0, 0, 0, out)
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
        self._cards.add_ends(first, before, row & 15, out)

    def _step_row(self, state: own.State, seat: i64) -> bytes:
        """Who has won, and the procedure under way."""
        key = self._step_key(state, state.step, seat)
        winner = state.winner
        place: i64 = NOBODY if winner is None else place_of(state, winner, seat)
        row = self._steps.get(key, place, 0, 0)
        if row is None:
            step = self._step.get(key)
            if step is None:
                step = self._step.make(key, shown(state, seat, "step"), state, seat)
            row = (self._no_winner if winner is None else self._winner[place]) + step
            self._steps.keep(key, place, 0, 0, row)
        return row

    def _step_key(self, state: own.State, step: Step[own.State] | None, seat: i64) -> i64:
        if isinstance(step, Turns):
            return place_of(state, state.on_turn, seat) << 3 | 1
        if isinstance(step, Skip):
            return (step.skips << 3 | place_of(state, step.seat, seat)) << 3 | 2
        if isinstance(step, Effects):
            return ((step.count << 4 | step.kind) << 3 | place_of(state, step.seat, seat)) << 3 | 3
        if isinstance(step, Swap):
            key = step.choices[seat] << 3 | state.seats
            for place in range(state.seats):
                key = key << 1 | (0 if step.choices[(seat + place) % state.seats] == UNDECIDED else 1)
            return key << 3 | 4
        return 0


def _skills(mask: int) -> Json:
    return [name for place, name in enumerate(SKILL_IDS) if mask & SKILLS[place]]


def rows_for(encoder: Encoder) -> Rows:
    return DrachensachenRows(encoder)
