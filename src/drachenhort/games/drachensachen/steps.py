"""The procedures of one game: swap, turns, what a play brings about, skips. One class each, in the rulebook's order."""

from typing import Final, final

from drachenhort.core.codec import Line
from drachenhort.core.event import EVERYBODY
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.shapes import Count
from drachenhort.core.step import Step
from drachenhort.games.drachensachen import decisions, events
from drachenhort.games.drachensachen.actions import (
    ACCEPT,
    DRAW,
    GIVE,
    KEEP,
    PICK,
    PLAYS_END,
    REMOVE,
    REVERSE,
    SWAP,
    TAKE,
    TURN,
    remove_kind,
)
from drachenhort.games.drachensachen.cards import (
    EXTERMINO,
    FOUR,
    KINDS,
    NULL,
    PROTECTO,
    is_dragon,
    mask_of,
    nth_card,
    size_of,
)
from drachenhort.games.drachensachen.data import (
    DRAW_PER_4,
    MAX_SEATS,
    SKILL_DRAGONS,
    SKILL_NINE,
    SKILL_NULL,
    SKILL_SEVEN,
    SKILL_TWO,
)
from drachenhort.games.drachensachen.domains import KIND, SEAT
from drachenhort.games.drachensachen.legal import decide, fitting, playable
from drachenhort.games.drachensachen.moves import (
    draw_cards,
    give_card,
    lay_cards,
    lay_turned,
    pick_open,
    pile_leaves,
    remove_four,
    swap_cards,
    take_pile,
    turn_over,
)
from drachenhort.games.drachensachen.state import STEPS, State

UNDECIDED: Final = 400
"""In `Swap.choices`: this seat has not chosen yet. No action has this code."""
SECRET: Final = 401
"""In a view's `Swap.choices`: this seat has chosen, but what is not known."""


@final
class Swap(Step[State]):
    """2.2 All seats decide at the same time; nothing is shown before the last one has."""

    def __init__(self, choices: list[int]) -> None:
        self.choices: Final = choices

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            if self.choices[seat] == UNDECIDED:
                state.ask(decide(state, seat, decisions.SWAP))
        if state.decision is not None:
            return
        for seat in range(state.seats):
            choice = self.choices[seat]
            if choice != KEEP:
                swap_cards(state, seat, (choice - SWAP) // KINDS + 1, (choice - SWAP) % KINDS + 1)
            elif state.places[seat].open:
                state.tell(events.KEPT, EVERYBODY, [seat])
        state.pop()

    def answer(self, state: State, seat: i64, action: i64) -> None:
        choices = self.choices[:]
        choices[seat] = action
        state.replace(Swap(choices))


@final
class Turns(Step[State]):
    """3 Turn after turn until the game ends. The seat on turn answers an owed draw, then plays or takes the pile."""

    def run(self, state: State) -> None:
        if state.winner is not None:  # 3.11
            state.tell(events.GAME_WON, EVERYBODY, [state.winner])
            state.pop()
            return
        limit = state.options.turn_limit
        if limit and state.turns >= limit:  # 3.11 The technical limit.
            state.tell(events.GAME_STOPPED, EVERYBODY, [limit])
            state.pop()
            return
        if state.owed > 0 and state.draw_left == 0:  # 3.10, 4.2 Draw pile empty: nothing is owed.
            state.owed = 0
        kind = decisions.OWED_DRAW if state.owed > 0 else decisions.PLAY
        state.decision = decide(state, state.on_turn, kind)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action < PLAYS_END:
            play(state, seat, action, 0)
        elif action == TAKE:  # 3.7
            take_and_end(state, seat, 0)
        elif action == DRAW:  # 4.2 A normal turn follows.
            draw_owed(state, seat)
        elif action >= REMOVE:
            remove_equal(state, seat, remove_kind(action))
        else:
            turn_one(state, seat, action - TURN)


def play(state: State, seat: i64, action: i64, skips: i64) -> None:
    """3.2, 3.3 Cards are laid, in a turn or as an answer to a skip."""
    kind = (action >> 2) + 1
    count = (action & 3) + 1
    lay_cards(state, seat, kind, count)
    follow(state, seat, kind, count, skips)


def begin_turn(state: State, seat: i64) -> None:
    state.on_turn = seat
    state.turns += 1


def take_and_end(state: State, seat: i64, turned: i64) -> None:
    """3.7 The pile is taken, the turn ends, and the next seat starts an empty pile."""
    take_pile(state, seat, turned)
    begin_turn(state, state.next_seat(seat))


def draw_owed(state: State, seat: i64) -> None:
    """4.2 Having drawn, the count is 0."""
    draw_cards(state, seat, state.owed)
    state.owed = 0


def turn_one(state: State, seat: i64, place: i64) -> None:
    """3.9 A hidden card, blind; 9.1 as an answer to an owed draw."""
    kind = turn_over(state, seat, place)
    is_played = playable(state) & mask_of(kind) != 0
    if not is_played and state.owed > 0:  # 9.1 It draws; then the card may fit in a normal turn.
        draw_owed(state, seat)
        is_played = fitting(state) & mask_of(kind) != 0
    if is_played:
        lay_turned(state, seat, kind)
        follow(state, seat, kind, 1, 0)
    else:
        take_and_end(state, seat, kind)


def remove_equal(state: State, seat: i64, kind: i64) -> None:
    """3.5 If one of them would fit, the pile leaves too. Then the seat is on turn again."""
    is_fitting = playable(state) & mask_of(kind) != 0
    remove_four(state, seat, kind)
    if is_fitting and state.pile.top:
        pile_leaves(state, seat)
    if state.places[seat].is_out():  # 3.11
        state.winner = seat


def follow(state: State, seat: i64, kind: i64, count: i64, skips: i64) -> None:
    """3.11 What follows a play: four of a kind, end of the game, skills, then whose turn it is.

    `skips` are those that were owed when the play answers a skip (4.3).
    """
    is_four = state.pile.run == FOUR
    if is_four:  # 3.4 Everything owed and every effect lapses.
        pile_leaves(state, seat)
    place = state.places[seat]
    if place.hand == 0 and place.is_out():
        state.winner = seat
    elif is_four:
        begin_turn(state, seat)
    elif state.skills:
        state.push(Effects(seat, kind, count, skips, 0))
    else:
        go_on(state, seat, kind, count, skips)


@final
class Effects(Step[State]):
    """3.11, 8 The skills in the order 8.2, 8.4, 8.7, 8.5; `line` is the first one still to be looked at."""

    def __init__(self, seat: i64, kind: i64, count: i64, skips: i64, line: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.count: i64 = count
        self.skips: i64 = skips
        self.line: i64 = line

    def told(self) -> tuple[Form, list[int]]:
        return EFFECTS, [self.seat, self.kind, self.count]

    def run(self, state: State) -> None:
        line = self.line
        skills = state.skills
        seat = self.seat
        kind = self.kind
        if line == 0 and skills & SKILL_DRAGONS and is_dragon(kind):  # 8.2
            draw_cards(state, seat, 1)
        if line <= 1 and skills & SKILL_TWO and kind == 2 and state.places[seat].hand:  # 8.4
            self.ask(state, decisions.GIVE, 1)
        elif line <= 2 and skills & SKILL_NINE and kind == 9 and state.is_anything_open():  # 8.7
            self.ask(state, decisions.PICK, 2)
        elif line <= 3 and skills & SKILL_SEVEN and kind == 7:  # 8.5
            self.ask(state, decisions.DIRECTION, 3)
        else:
            self.finish(state)

    def ask(self, state: State, decision: i64, line: i64) -> None:
        self.go_to(state, line)
        state.decision = decide(state, self.seat, decision)

    def go_to(self, state: State, line: i64) -> None:
        state.replace(Effects(self.seat, self.kind, self.count, self.skips, line))

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action >= PICK:  # 8.7
            owner = (action - PICK) // KINDS
            pick_open(state, seat, owner, (action - PICK) % KINDS + 1)
            self.end_or_go_on(state, owner)
        elif action >= GIVE:  # 8.4
            hand = state.places[seat].hand
            give_card(state, seat, action - GIVE, nth_card(hand, state.rng.below(size_of(hand))))
            self.end_or_go_on(state, seat)
        elif action == REVERSE:
            state.turn_to(not state.is_clockwise)
            state.tell(events.REVERSED, EVERYBODY, [seat])
            self.finish(state)
            if state.seats == 2:  # 8.5 With two seats you are on turn again.
                state.on_turn = seat
        else:
            state.tell(events.WENT_ON, EVERYBODY, [seat])
            self.finish(state)

    def end_or_go_on(self, state: State, seat: i64) -> None:
        """3.11 End of the game again, if the effect took somebody's last card."""
        if state.places[seat].is_out():
            state.winner = seat
            state.pop()
        else:
            self.go_to(state, self.line + 1)

    def finish(self, state: State) -> None:
        state.pop()
        go_on(state, self.seat, self.kind, self.count, self.skips)


def _read_effects(line: Line, state: State, values: list[int]) -> Step[State]:
    """8 Only three skills let the player of a card choose something."""
    seat, kind, count = values
    if state.pile.top != kind or state.pile.run < count:
        raise line.error("the cards just played must lie on top of the pile")
    if kind == 2 and state.skills & SKILL_TWO and state.places[seat].hand:
        return Effects(seat, kind, count, 0, 1)
    if kind == 9 and state.skills & SKILL_NINE and state.is_anything_open():
        return Effects(seat, kind, count, 0, 2)
    if kind == 7 and state.skills & SKILL_SEVEN:
        return Effects(seat, kind, count, 0, 3)
    raise line.error("nothing is to be chosen after this card with the skills turned up (8.4, 8.5, 8.7)")


EFFECTS: Final = STEPS.form("effects", "8", {"seat": SEAT, "card": KIND, "count": Count(1, 3)}, _read_effects)


def go_on(state: State, seat: i64, kind: i64, count: i64, skips: i64) -> None:
    """4, 8.1 The power of the card, and whose turn it is next."""
    following = (seat + state.direction) % state.seats
    if kind == EXTERMINO:  # 4.6
        pile_leaves(state, seat)
        following = seat
    elif kind == NULL:
        if state.skills & SKILL_NULL:  # 8.1
            following = seat
    elif kind == PROTECTO:
        if state.options.far_protecto:  # 9.3
            following = (seat + count * state.direction) % state.seats
    elif kind == 4:  # 4.2
        state.owed += DRAW_PER_4 * count
    elif kind == 5:  # 4.3, 9.2
        skips = min(count + max(skips - 1, 0), state.seats - 1)
    if skips:
        state.push(Skip(following, skips))
        return
    state.on_turn = following
    state.turns += 1
    if state.is_logging and state.owed and state.draw_left:
        state.tell(events.OWES_DRAW, EVERYBODY, [following, state.owed])


@final
class Skip(Step[State]):
    """4.3 The seats concerned are asked one by one, always, even if they hold no answer."""

    def __init__(self, seat: i64, skips: i64) -> None:
        self.seat: i64 = seat
        self.skips: i64 = skips

    def told(self) -> tuple[Form, list[int]]:
        return SKIP, [self.seat, self.skips]

    def run(self, state: State) -> None:
        state.decision = decide(state, self.seat, decisions.OWED_SKIP)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.pop()
        if action != ACCEPT:
            play(state, seat, action, self.skips)
            return
        state.tell(events.SKIPPED, EVERYBODY, [seat])
        following = state.next_seat(seat)
        if self.skips > 1:
            state.push(Skip(following, self.skips - 1))
        else:
            begin_turn(state, following)


def _read_skip(line: Line, state: State, values: list[int]) -> Step[State]:
    seat, skips = values
    if skips >= state.seats:
        raise line.error(f"'{skips}' is not a number from 1 to {state.seats - 1}")
    if state.pile.beat != 5 or state.owed:
        raise line.error("a skip can be owed only with a 5 to beat and no draw owed (4.3)")
    return Skip(seat, skips)


SKIP: Final = STEPS.form("skip", "4.3", {"seat": SEAT, "skips": Count(1, MAX_SEATS - 1)}, _read_skip)
FORMS: Final = STEPS.in_order(SKIP, EFFECTS)
