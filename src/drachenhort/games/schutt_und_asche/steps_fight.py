"""6 The fight of a knight against the dragon, card by card, and what it brings."""

from typing import Final, final

from drachenhort.core.codec import Line
from drachenhort.core.event import EVERYBODY
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche import decisions, events
from drachenhort.games.schutt_und_asche.actions import LIFT, NAME, SPEND, STOP
from drachenhort.games.schutt_und_asche.board import BIT
from drachenhort.games.schutt_und_asche.data import COMBAT, COMBAT_CARDS, HITS, THIRD
from drachenhort.games.schutt_und_asche.domains import LAND
from drachenhort.games.schutt_und_asche.legal import decide, decide_king
from drachenhort.games.schutt_und_asche.moves import clear_gear, lift_marker, spend_power
from drachenhort.games.schutt_und_asche.scoring import (
    candidates,
    crown,
    has_finale,
    points_of,
    save_lands,
    standing_lands,
    turn_stacks,
)
from drachenhort.games.schutt_und_asche.state import STEPS, State

# What a combat card shows, as COMBAT_NAMES has them.
CARD_KNIGHT: Final = 0
CARD_DRAGON: Final = 1
CARD_SWORD: Final = 2
CARD_SHIELD: Final = 3


@final
class Turned:
    """6.1 The combat cards turned in a fight so far. Never changed once made."""

    def __init__(self, knights: i64, dragons: i64, swords: i64, shields: i64, aside: i64) -> None:
        self.knights: i64 = knights
        self.dragons: i64 = dragons  # Those not cancelled.
        self.swords: i64 = swords
        self.shields: i64 = shields
        self.aside: i64 = aside  # 6.3 Cancelled dragons.


@final
class Fight(Step[State]):
    """6 A knight fights on his land; `is_bought` if a bought dragon attack (7.4) stands for the marker.

    `is_at_shield`: 6.2 the card just turned lets the owner stop. Otherwise 6.3 comes next, then another card.
    """

    def __init__(self, land: i64, is_bought: bool, turned: Turned, is_at_shield: bool) -> None:
        self.land: i64 = land
        self.is_bought: bool = is_bought
        self.turned: Final = turned
        self.is_at_shield: bool = is_at_shield

    def run(self, state: State) -> None:
        seat = state.owner_of(self.land)
        if self.is_at_shield:  # 6.2
            state.decision = decide(state, seat, decisions.SHIELD)
        elif self.turned.dragons == THIRD - 1 and state.places[seat].power:  # 6.3
            state.decision = decide(state, seat, decisions.POWER)
        else:
            self.turn_cards(state, seat)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action == STOP:
            self.end_in_draw(state, seat)
        elif action == SPEND:
            self.cancel_dragons(state, seat)
        elif self.is_at_shield:
            self.go_on(state, self.turned, False)
        else:
            self.turn_cards(state, seat)

    def go_on(self, state: State, turned: Turned, is_at_shield: bool) -> None:
        state.replace(Fight(self.land, self.is_bought, turned, is_at_shield))

    def cancel_dragons(self, state: State, seat: i64) -> None:
        """6.3 Both are put aside for the rest of this fight."""
        spend_power(state, seat)
        now = self.turned
        self.go_on(state, Turned(now.knights, 0, now.swords, now.shields, now.aside + now.dragons), False)

    def turn_cards(self, state: State, seat: i64) -> None:
        """6.1 One card after another until the fight is decided or its owner has a choice."""
        cards = COMBAT[state.options.level]
        bit: i64 = BIT[self.land]
        has_sword = state.swords & bit != 0
        has_shield = state.shields & bit != 0
        power = state.places[seat].power
        now = self.turned
        knights, dragons, swords, shields = now.knights, now.dragons, now.swords, now.shields
        left: i64 = COMBAT_CARDS - knights - dragons - swords - shields - now.aside
        while True:
            place = state.rng.below(left)
            left -= 1
            card = CARD_KNIGHT
            if place < cards[CARD_KNIGHT] - knights:
                knights += 1
            else:
                place -= cards[CARD_KNIGHT] - knights
                if place < cards[CARD_DRAGON] - dragons - now.aside:
                    card = CARD_DRAGON
                    dragons += 1
                elif place - (cards[CARD_DRAGON] - dragons - now.aside) < cards[CARD_SWORD] - swords:
                    card = CARD_SWORD
                    swords += 1
                else:
                    card = CARD_SHIELD
                    shields += 1
            if state.is_logging:
                state.tell(events.COMBAT_CARD, EVERYBODY, [card])
            if dragons == THIRD:
                self.dragon_wins(state, seat)
                return
            if knights == THIRD or (has_sword and swords == THIRD):
                self.knight_wins(state, seat)
                return
            is_at_shield = card == CARD_SHIELD and has_shield and shields >= THIRD
            if is_at_shield or (dragons == THIRD - 1 and power):
                self.go_on(state, Turned(knights, dragons, swords, shields, now.aside), is_at_shield)
                return

    def dragon_wins(self, state: State, seat: i64) -> None:
        """6.4 Knight and gear leave, the land's marker comes off; land and stack stand."""
        state.pop()
        clear_gear(state, self.land)
        state.marked &= ~BIT[self.land]
        state.tell(events.DRAGON_WON_FIGHT, EVERYBODY, [seat, self.land])

    def knight_wins(self, state: State, seat: i64) -> None:
        """6.5, 6.6 A hit; 9.1 the seventh stops everything."""
        place = state.places[seat]
        place.hits += 1
        state.hits += 1
        state.tell(events.HIT, EVERYBODY, [seat, self.land, state.hits])
        if not place.is_successful:
            place.is_successful = True
            state.tell(events.SUCCESSFUL, EVERYBODY, [seat])
        if state.hits == HITS:
            win(state, seat)
        else:
            self.take_off_marker(state)

    def end_in_draw(self, state: State, seat: i64) -> None:
        """6.5 The same without a hit."""
        state.tell(events.DRAW, EVERYBODY, [seat, self.land])
        self.take_off_marker(state)

    def take_off_marker(self, state: State) -> None:
        """6.5 Exactly one; 7.4 a bought attack leaves whatever happens."""
        if self.is_bought:
            state.pop()
        else:
            state.replace(Lift(self.land))


def begin_fight(state: State, seat: i64, land: i64, is_bought: bool) -> None:
    """6.1 All cards are shuffled for every fight."""
    state.tell(events.FIGHT_BEGINS, EVERYBODY, [seat, land])
    state.push(Fight(land, is_bought, Turned(0, 0, 0, 0, 0), False))


@final
class Lift(Step[State]):
    """6.5 The seat takes off one attack marker, its own or any other. His own left lying: he fights again at once."""

    def __init__(self, land: i64) -> None:
        self.land: i64 = land

    def told(self) -> tuple[Form, list[int]]:
        return LIFTING, [self.land]

    def run(self, state: State) -> None:
        seat = state.owner_of(self.land)
        if state.marked & (state.marked - 1) == 0:  # Only his own is left.
            self.answer(state, seat, LIFT + self.land)
        else:
            state.decision = decide(state, seat, decisions.MARKER)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        lift_marker(state, seat, action - LIFT)
        state.pop()
        if state.marked & BIT[self.land]:
            begin_fight(state, seat, self.land, False)


def _read_lift(line: Line, state: State, values: list[int]) -> Step[State]:
    if not state.knights & state.marked & BIT[values[0]]:
        raise line.error("the knight who has fought and his marker must be there (6.5)")
    return Lift(values[0])


LIFTING: Final = STEPS.form("lift", "6.5", {"land": LAND}, _read_lift)


def win(state: State, seat: i64) -> None:
    """9.1 Everything stops at once: marked lands stand, gold lapses. Then 9.3 or the finale."""
    state.victor = seat
    state.marked = 0
    state.step = None
    state.tell(events.VICTORIOUS, EVERYBODY, [seat])
    if not has_finale(state):
        save_lands(state)
        return
    turn_stacks(state)
    if state.is_logging:
        for other in range(state.seats):
            state.tell(events.COUNTED, EVERYBODY, [other, points_of(state, other), standing_lands(state, other)])
    state.push(Crown())


@final
class Crown(Step[State]):
    """9.5 Most points, then most lands; still tied, the regent in office names one of them."""

    def run(self, state: State) -> None:
        tied = candidates(state)
        if len(tied) == 1:
            crown(state, tied[0])
        else:
            state.decision = decide_king(state.regent, tied)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        crown(state, action - NAME)
