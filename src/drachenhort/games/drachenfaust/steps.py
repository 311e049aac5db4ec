"""The procedures around a creature: the round, the auction and its tie-break, in the rulebook's order."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.core.state import NOTHING_FURTHER
from drachenhort.core.step import Step
from drachenhort.games.drachenfaust import events
from drachenhort.games.drachenfaust.actions import FAIRY, MAGIC, REDS, SILVER, bid_common, bid_fairy
from drachenhort.games.drachenfaust.bids import (
    FAIRY_CHOSEN,
    GOLD_CHOSEN,
    NOT_ASKED,
    OPEN,
    UNDECIDED,
    bid_of,
    black_in,
    value_of,
    with_magic,
    with_silver,
)
from drachenhort.games.drachenfaust.cards import GOBLIN, IMP, NECROMANCER, WITCH, is_extra, nth_stone, stones_of, total_of
from drachenhort.games.drachenfaust.data import BASE_STACK, START_STONES
from drachenhort.games.drachenfaust.legal import bid_decision, silver_decision
from drachenhort.games.drachenfaust.moves import lay_bid, pay_silver, put_down
from drachenhort.games.drachenfaust.scoring import STOPPED, outcome_of
from drachenhort.games.drachenfaust.state import DOUBLE_FROM_BEFORE, NO_DOUBLE, State
from drachenhort.games.drachenfaust.use import ONLY_USE, Declare, begin_use


def set_up(state: State) -> None:
    """2.1, 2.4 Stones from the bag for everybody, and the extras are shuffled."""
    for place in state.places:
        for _ in range(START_STONES):
            stone = stones_of(nth_stone(state.stones, state.rng.below(total_of(state.stones))), 1)
            state.stones -= stone
            place.stones += stone
    extras = state.options.extra_pile[:]
    state.rng.shuffle(extras)
    state.extras = extras
    state.push(Rounds())


@final
class Rounds(Step[State]):
    """3 Card after card, round after round."""

    def run(self, state: State) -> None:
        if state.round == 0:
            begin_round(state)
        elif not state.stack:
            end_round(state)
            if state.step is not None:
                begin_round(state)
        else:
            turn_up(state)


def begin_round(state: State) -> None:
    """3.1 New extras into the stack; 3.2 the Witch comes first."""
    state.round += 1
    new = take_extras(state)
    stack = BASE_STACK + new
    state.rng.shuffle(stack)
    state.stack = stack
    if state.is_logging:
        state.tell(events.ROUND_BEGINS, EVERYBODY, [state.round, *sorted(new)])
    auction(state, WITCH)


def take_extras(state: State) -> list[int]:
    """3.1 The next extras; if too few are left, those set aside are shuffled."""
    count = state.options.extras
    taken: list[int] = []
    if len(state.extras) < count:
        taken = state.extras
        extras = state.aside[:]
        state.rng.shuffle(extras)
        state.extras = extras
        state.aside = []
        state.tell(events.EXTRAS_SHUFFLED, EVERYBODY, [])
    start = len(state.extras) - (count - len(taken))
    taken = taken + state.extras[start:]
    state.extras = state.extras[:start]
    return taken


def end_round(state: State) -> None:
    """3.4 Fairy gold returns, black coins go back, extras are set aside; 8 a simulation may stop here."""
    for place in state.places:
        place.fairy += place.laid
        place.laid = 0
        place.black = 0
        if place.double != NO_DOUBLE:
            place.double = DOUBLE_FROM_BEFORE
    state.aside = state.aside + [card for card in state.discards + state.drawn if is_extra(card)]
    state.discards = []
    state.drawn = []
    state.tell(events.ROUND_ENDS, EVERYBODY, [state.round])
    if state.round == state.options.round_limit:
        state.tell(events.STOPPED, EVERYBODY, [state.round])
        state.ending = STOPPED
        state.outcome = outcome_of(state)
        state.step = None


def turn_up(state: State) -> None:
    """3.3 The next card of the stack; 6.12 Goblin or Imp as the last one is not auctioned."""
    card = state.stack[-1]
    state.stack = state.stack[:-1]
    if not state.stack and card in (GOBLIN, IMP):
        state.tell(events.NOT_AUCTIONED, EVERYBODY, [card])
        put_down(state, card, False)
    else:
        auction(state, card)


def auction(state: State, card: i64) -> None:
    if state.is_logging:
        state.tell(events.TURNED_UP, EVERYBODY, [card])
    state.push(Auction(card, [UNDECIDED] * state.seats))


def ask_all(state: State, decisions: list[Decision]) -> None:
    """Opens several decisions at once."""
    state.decision = decisions[0]
    state.further = decisions[1:]


def ask_again(state: State) -> None:
    """A seat goes on with its bid: everybody who still has to choose is asked anew, in the order of seats."""
    state.decision = None
    state.further = NOTHING_FURTHER


def chosen_bid(state: State, seat: i64, choice: i64, action: i64) -> i64:
    """4.1 What is in the fist after this part of the bid has been chosen."""
    if action < FAIRY:
        bid = bid_of(bid_fairy(action), bid_common(action))
        place = state.places[seat]
        return bid | GOLD_CHOSEN if place.black or place.red else bid
    if action < SILVER:
        return bid_of(action - FAIRY, 0) | FAIRY_CHOSEN
    return with_magic(choice ^ GOLD_CHOSEN, (action - MAGIC) // REDS, (action - MAGIC) % REDS)


class ClosedFists(Step[State]):
    """What each seat has in its fist while it is closed."""

    def __init__(self, card: i64, choices: list[int]) -> None:
        self.card: i64 = card
        self.choices: Final = choices


@final
class Auction(ClosedFists):
    """4 All seats choose their bids at the same time; nothing is shown before the last one has."""

    def run(self, state: State) -> None:
        decisions: list[Decision] = []
        for seat in range(state.seats):  # 4.1 Every seat is asked.
            if self.choices[seat] & OPEN:
                decisions.append(bid_decision(state, seat, self.choices[seat]))
        if decisions:
            ask_all(state, decisions)
        else:
            self.reveal(state)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        choice = chosen_bid(state, seat, self.choices[seat], action)
        choices = self.choices[:]
        choices[seat] = choice
        state.replace(Auction(self.card, choices))
        if choice & OPEN:
            ask_again(state)
        elif state.is_logging:
            state.tell(events.DECIDED, EVERYBODY, [seat])

    def reveal(self, state: State) -> None:
        """4.8 Bids are paid; then hexed, unused, tied or won."""
        card = self.card
        bids = self.choices
        is_hexed = False
        most: i64 = 0
        tied: i64 = 0
        winner: i64 = 0
        for seat in range(state.seats):
            bid = bids[seat]
            lay_bid(state, seat, bid)
            value = value_of(bid)
            if black_in(bid):
                is_hexed = True
            if value > most:
                most = value
                tied = 1
                winner = seat
            elif value == most:
                tied += 1
        state.bids = bids
        state.is_given_up = False
        if is_hexed:  # 4.5
            state.tell(events.HEXED, EVERYBODY, [card])
            self.leave(state)
        elif most == 0:  # 4.4
            state.tell(events.UNUSED, EVERYBODY, [card])
            self.leave(state)
        elif tied > 1:  # 4.3
            choices = [UNDECIDED if value_of(bid) == most else NOT_ASKED for bid in bids]
            if state.is_logging:
                state.tell(events.TIED, EVERYBODY, [other for other in range(state.seats) if choices[other] == UNDECIDED])
            state.replace(TieBreak(card, choices))
        else:
            win(state, winner, card)

    def leave(self, state: State) -> None:
        """Nobody uses the card."""
        state.pop()
        put_down(state, self.card, True)


def win(state: State, seat: i64, card: i64) -> None:
    """4.8 The winner decides on the Doppelgänger, then uses the card. 6.4 Not on a Nekromant."""
    state.pop()
    if state.is_logging:
        state.tell(events.WON, EVERYBODY, [seat, card])
    if state.places[seat].double != NO_DOUBLE and card != NECROMANCER:
        state.push(Declare(seat, card))
    else:
        begin_use(state, seat, card, True, ONLY_USE)


@final
class TieBreak(ClosedFists):
    """4.3 The tied seats bid silver, at the same time again."""

    def run(self, state: State) -> None:
        decisions: list[Decision] = []
        for seat in range(state.seats):
            if self.choices[seat] == UNDECIDED:
                decisions.append(silver_decision(state, seat))
        if decisions:
            ask_all(state, decisions)
        else:
            self.reveal(state)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        choices = self.choices[:]
        choices[seat] = action - SILVER
        state.replace(TieBreak(self.card, choices))
        if state.is_logging:
            state.tell(events.DECIDED, EVERYBODY, [seat])

    def reveal(self, state: State) -> None:
        bids = state.bids[:]
        most: i64 = 0
        tied: i64 = 0
        winner: i64 = 0
        for seat in range(state.seats):
            silver = self.choices[seat]
            if silver == NOT_ASKED:
                continue
            pay_silver(state, seat, silver)
            bids[seat] = with_silver(bids[seat], silver)
            if silver > most:
                most = silver
                tied = 1
                winner = seat
            elif silver == most:
                tied += 1
        state.bids = bids
        if tied == 1 and most:
            win(state, winner, self.card)
        else:
            state.tell(events.TIED_OUT, EVERYBODY, [self.card])
            state.pop()
            put_down(state, self.card, True)
