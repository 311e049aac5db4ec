"""The procedures of a game: turns, taking, changing the book. Laying is in steps_lay.py."""

from typing import Final, final

from drachenhort.core.codec import Line
from drachenhort.core.event import EVERYBODY
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.shapes import Count
from drachenhort.core.step import Step
from drachenhort.games.drachenhueter import events
from drachenhort.games.drachenhueter.actions import COVER, DONE, EXCHANGE, RECOVER, RECOVER_ROW, STOP, TAKE_RIGHT
from drachenhort.games.drachenhueter.cards import is_left
from drachenhort.games.drachenhueter.domains import FLAG
from drachenhort.games.drachenhueter.legal import (
    CHEST_COVER,
    CHEST_EXCHANGE,
    CHEST_RECOVER,
    MOST_FREE,
    can_take,
    decide_change,
    decide_take,
)
from drachenhort.games.drachenhueter.moves import (
    NO_CHEST,
    exchange_display,
    pay_crystal,
    put_card,
    recover_card,
    take_card,
)
from drachenhort.games.drachenhueter.scoring import end_game, ending_after_turn
from drachenhort.games.drachenhueter.state import STEPS, State
from drachenhort.games.drachenhueter.step_text import is_chest_in_use
from drachenhort.games.drachenhueter.steps_lay import Lay


@final
class Turns(Step[State]):
    """3 Turn after turn until the game ends."""

    def run(self, state: State) -> None:
        if state.turns:
            ending = ending_after_turn(state)
            if ending is not None:
                end_game(state, ending)
                return
            state.on_turn = state.next_seat(state.on_turn)
        begin_turn(state)


def begin_turn(state: State) -> None:
    """3.0 Taking comes first; 4.3 with an empty display there is nothing to take, and the book is changed at once."""
    state.turns += 1
    state.is_chest_used = False
    if state.is_display_empty():
        if state.last_round == 0:
            state.tell(events.LAST_ROUND, EVERYBODY, [])
        state.last_round += 1
    if state.is_logging:
        state.tell(events.TURN_BEGINS, EVERYBODY, [state.on_turn, state.turns])
    state.push(Take(0, False))


@final
class Take(Step[State]):
    """3.1 So many cards are taken; `must_take` after chest 3."""

    def __init__(self, taken: i64, must_take: bool) -> None:
        self.taken: i64 = taken
        self.must_take: Final = must_take

    def told(self) -> tuple[Form, list[int]]:
        return TAKE, [self.taken, self.must_take]

    def run(self, state: State) -> None:
        if can_take(state, self.taken):
            state.decision = decide_take(state, self.taken, self.must_take)
        else:
            state.replace(Change(0, 0))

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action == STOP:
            state.replace(Change(0, 0))
        elif action == EXCHANGE:
            pay_crystal(state, seat, CHEST_EXCHANGE)
            exchange_display(state, seat)
            state.replace(Take(self.taken, True))
        else:
            if self.taken == MOST_FREE:
                pay_crystal(state, seat, NO_CHEST)
            take_card(state, seat, action == TAKE_RIGHT)
            state.replace(Take(self.taken + 1, False))


def _read_take(line: Line, state: State, values: list[int]) -> Step[State]:
    taken, must_take = values
    if state.last_round:
        raise line.error("nobody takes cards in the last round (4.3)")
    if not can_take(state, taken):
        raise line.error("nothing can be taken: the display is empty, or a fourth card needs a crystal (3.1)")
    if must_take and not is_chest_in_use(state, CHEST_EXCHANGE):
        raise line.error("must=on only after chest 3 has been used (5.3)")
    return Take(taken, bool(must_take))


TAKE: Final = STEPS.form("take", "3.1", {"taken": Count(0, MOST_FREE), "must": FLAG}, _read_take)


@final
class Change(Step[State]):
    """3.2 So many cards have been put on each side."""

    def __init__(self, lefts: i64, rights: i64) -> None:
        self.lefts: i64 = lefts
        self.rights: i64 = rights

    def told(self) -> tuple[Form, list[int]]:
        return CHANGE, [self.lefts, self.rights]

    def run(self, state: State) -> None:
        decision = decide_change(state, self.lefts, self.rights)
        if decision.low == 1 and not decision.codes:  # Only DONE; backs are public, so this betrays nothing.
            state.replace(Lay(state.on_turn))
        else:
            state.decision = decision

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action == DONE:
            state.replace(Lay(seat))
        elif action >= RECOVER:
            pay_crystal(state, seat, CHEST_RECOVER)
            recover_card(state, seat, (action - RECOVER) // RECOVER_ROW, (action - RECOVER) % RECOVER_ROW)
            state.replace(Change(self.lefts, self.rights))
        elif action > COVER:
            pay_crystal(state, seat, CHEST_COVER)
            self.put(state, seat, action - COVER)
        else:
            self.put(state, seat, action)

    def put(self, state: State, seat: i64, kind: i64) -> None:
        put_card(state, seat, kind)
        if is_left(kind):
            state.replace(Change(self.lefts + 1, self.rights))
        else:
            state.replace(Change(self.lefts, self.rights + 1))


def _read_change(line: Line, state: State, values: list[int]) -> Step[State]:
    lefts, rights = values
    if lefts > len(state.left.tops) or rights > len(state.right.tops):
        raise line.error("cards put in this turn must lie on their stack")
    if lefts == 2 and rights == 2:
        raise line.error("only one page can get two cards (5.3)")
    if max(lefts, rights) == 2 and not is_chest_in_use(state, CHEST_COVER):
        raise line.error("two cards on one page only after chest 6 has been used (5.3)")
    return Change(lefts, rights)


CHANGE: Final = STEPS.form("change", "3.2", {"left": Count(0, 2), "right": Count(0, 2)}, _read_change)

FORMS: Final = STEPS.in_order(TAKE, CHANGE)  # Those of steps_lay.py follow.
